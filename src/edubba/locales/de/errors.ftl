# What is wrong with something from outside: one sentence, what and where and what to do.

unknown-game = Ein Spiel „{ $name }“ gibt es hier nicht; die Spiele sind: { $known }.
unknown-option = „{ $name }“ ist keine Option von { $game }; die Optionen sind: { $known }.
bad-option = „{ $value }“ ist kein Wert für { $name }; möglich sind: { $known }.
option-form = „{ $word }“ ist keine Option; die richtige Form ist name=wert.
unknown-board = Einen Spielplan „{ $name }“ gibt es nicht; die Spielpläne sind: { $known }.
unknown-board-or-file = Einen Spielplan „{ $name }“ gibt es nicht; möglich sind { $known } oder eine Spielplandatei, deren Name auf .toml endet.

board-not-toml = { $file } ist keine TOML-Datei: { $reason }.
board-unknown-key = { $file }: „{ $place }“ ist kein Schlüssel einer Spielplandatei; die Schlüssel sind: { $known }.
board-name = { $file }: Der Name muss ein Wort aus Kleinbuchstaben, Ziffern und Unterstrichen sein, nicht „{ $value }“.
board-not-a-list = { $file }, { $place }: Hier muss eine Liste mit 1 bis { $most } Einträgen stehen.

file-unreadable = { $file } lässt sich nicht lesen: { $reason }.
file-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
output-failed = Die Ausgabe lässt sich nicht schreiben: { $reason }.
output-is-input = { $file } wird von diesem Befehl gelesen; mit { $word } eine andere Datei angeben.
output-holds-other = { $file } ist schon vorhanden und keine { $kind }-Datei; mit { $word } eine andere angeben.
file-too-long = { $file } ist länger als die { $limit } KiB, die hier gelesen werden.
file-not-utf8 = { $file }, Zeile { $line }, ist kein UTF-8-Text; die Datei muss als UTF-8 gespeichert werden.
file-not-json = { $file }, Zeile { $line }, ist kein JSON: { $reason }.

## Positions set up from JSON

view-table = { $place }: Hier muss ein JSON-Objekt stehen.
view-unknown-key = { $place }: Diesen Schlüssel gibt es in einer Stellung nicht.
view-missing = { $place }: Dieser Schlüssel fehlt.
view-number = { $place }: „{ $value }“ ist nicht möglich; hier muss eine ganze Zahl stehen, mindestens { $least } und höchstens { $most }.
view-exactly = { $place }: „{ $value }“ ist nicht möglich; hier muss { $wanted } stehen.
view-list = { $place }: Hier muss eine Liste der Länge { $length } stehen.
view-list-most = { $place }: Hier muss eine Liste der Länge { $length } oder kürzer stehen.
view-one-of = { $place }: „{ $value }“ ist nicht möglich; zur Wahl stehen: { $known }.
view-no-chance = { $place }: In der Phase { $phase } wird nichts gezogen.
view-to-act = { $place }: Hier steht die Nummer eines Platzes, wenn ein Spieler entscheidet, und null bei einer Ziehung und am Ende.
view-derived = { $place }: Hier steht { $value }, aber die gewonnenen Marker ergeben { $wanted }.

## A player in a refusal, where no name is known

refusal-seat = Spieler { $seat }
