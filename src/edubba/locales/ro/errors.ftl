# What is wrong with something from outside: one sentence, what and where and what to do.

unknown-game = Nu există aici un joc „{ $name }”; jocurile sunt: { $known }.
unknown-option = „{ $name }” nu este o opțiune a jocului { $game }; opțiunile sunt: { $known }.
bad-option = „{ $value }” nu este o valoare pentru { $name }; valorile posibile sunt: { $known }.
option-form = „{ $word }” nu este o opțiune; forma corectă este nume=valoare.
unknown-board = Nu există o tablă „{ $name }”; tablele sunt: { $known }.
unknown-board-or-file = Nu există o tablă „{ $name }”; se poate alege dintre { $known } sau se indică un fișier de tablă cu numele terminat în .toml.

board-not-toml = { $file } nu este un fișier TOML: { $reason }.
board-unknown-key = { $file }: „{ $place }” nu este o cheie a unui fișier de tablă; cheile sunt: { $known }.
board-name = { $file }: numele trebuie să fie un singur cuvânt din litere mici, cifre și liniuțe de subliniere, nu „{ $value }”.
board-not-a-list = { $file }, { $place }: aici este nevoie de o listă cu lungimea de la 1 la { $most }.

file-unreadable = { $file } nu poate fi citit: { $reason }.
file-unwritable = { $file } nu poate fi scris: { $reason }.
output-failed = Datele de ieșire nu pot fi scrise: { $reason }.
output-is-input = { $file } este fișierul pe care îl citește această comandă; indică altul cu { $word }.
output-holds-other = { $file } există deja și nu este un fișier { $kind }; indică altul cu { $word }.
file-too-long = { $file } este prea lung; aici se citesc cel mult { $limit } KiB.
file-not-utf8 = { $file }, linia { $line }: nu este text UTF-8; fișierul trebuie salvat ca UTF-8.
file-not-json = { $file }, linia { $line }: nu este JSON: { $reason }.

## Positions set up from JSON

view-table = { $place }: aici este nevoie de un obiect JSON.
view-unknown-key = { $place }: o poziție nu are această cheie.
view-missing = { $place }: această cheie lipsește.
view-number = { $place }: „{ $value }” nu este posibil; aici este nevoie de un număr întreg, cel puțin { $least } și cel mult { $most }.
view-exactly = { $place }: „{ $value }” nu este posibil; aici este nevoie de { $wanted }.
view-list = { $place }: aici este nevoie de o listă de lungime { $length }.
view-list-most = { $place }: aici este nevoie de o listă de lungime { $length } cel mult.
view-one-of = { $place }: „{ $value }” nu este posibil; se poate alege dintre: { $known }.
view-no-chance = { $place }: în faza { $phase } nu se extrage nimic.
view-to-act = { $place }: aici stă numărul unui loc când decide un jucător și null la o extragere și la sfârșit.
view-derived = { $place }: aici scrie { $value }, dar din jetoanele de influență câștigate rezultă { $wanted }.

## A player in a refusal, where no name is known

refusal-seat = jucătorul { $seat }
