# What is wrong with something from outside: one sentence, what and where and what to do.

unknown-game = Qui non esiste un gioco «{ $name }»; i giochi sono: { $known }.
unknown-option = «{ $name }» non è un’opzione di { $game }; le opzioni sono: { $known }.
bad-option = «{ $value }» non è un valore per { $name }; i valori possibili sono: { $known }.
option-form = «{ $word }» non è un’opzione; la forma giusta è nome=valore.
unknown-board = Non esiste un tabellone «{ $name }»; i tabelloni sono: { $known }.
unknown-board-or-file = Non esiste un tabellone «{ $name }»; si può indicare uno tra { $known } oppure un file di tabellone il cui nome termina in .toml.

board-not-toml = { $file } non è un file TOML: { $reason }.
board-unknown-key = { $file }: «{ $place }» non è una chiave di un file di tabellone; le chiavi sono: { $known }.
board-name = { $file }: il nome deve essere una sola parola di lettere minuscole, cifre e trattini bassi, non «{ $value }».
board-not-a-list = { $file }, { $place }: qui serve una lista da 1 a { $most } voci.

file-unreadable = Impossibile leggere { $file }: { $reason }.
file-unwritable = Impossibile scrivere { $file }: { $reason }.
output-failed = Impossibile scrivere l’output: { $reason }.
output-is-input = { $file } è il file che questo comando legge; indicarne un altro con { $word }.
output-holds-other = { $file } esiste già e non è un file { $kind }; indicarne un altro con { $word }.
file-too-long = { $file } supera il limite di lettura di { $limit } KiB.
file-not-utf8 = { $file }, riga { $line }: non è testo UTF-8; il file va salvato in UTF-8.
file-not-json = { $file }, riga { $line }: non è JSON: { $reason }.

## Positions set up from JSON

view-table = { $place }: qui serve un oggetto JSON.
view-unknown-key = { $place }: una posizione non ha questa chiave.
view-missing = { $place }: questa chiave manca.
view-number = { $place }: «{ $value }» non è possibile; qui serve un numero intero, almeno { $least } e al massimo { $most }.
view-exactly = { $place }: «{ $value }» non è possibile; qui serve { $wanted }.
view-list = { $place }: qui serve una lista di lunghezza { $length }.
view-list-most = { $place }: qui serve una lista di lunghezza { $length } al massimo.
view-one-of = { $place }: «{ $value }» non è possibile; si può scegliere tra: { $known }.
view-no-chance = { $place }: nella fase { $phase } non si estrae nulla.
view-to-act = { $place }: qui sta il numero di un posto quando decide un giocatore, null quando c’è un’estrazione e alla fine.
view-derived = { $place }: qui è scritto { $value }, ma dalle tessere conquistate risulta { $wanted }.

## A player in a refusal, where no name is known

refusal-seat = il giocatore { $seat }
