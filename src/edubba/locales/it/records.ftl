# Records that cannot be read or written: file, line, what is wrong, what to do.

record-no-record = { $file }, riga { $line }: questa non è una registrazione di Edubba; la prima riga deve essere «edubba-record: { $format }».
record-version = { $file }, riga { $line }: la registrazione ha la versione di formato «{ $found }», questo programma legge la versione { $known }; va aperta con un Edubba più recente.
record-too-long = { $file }, riga { $line }: una registrazione ha al massimo { $limit } KiB; vanno accorciati i commenti o le varianti.
record-control = { $file }, riga { $line }: il carattere di controllo { $found } non può stare in una registrazione; va tolto.
record-header = { $file }, riga { $line }: «{ $found }» non è un’intestazione; la forma è «chiave: valore», con la chiave in minuscolo e una riga vuota dopo l’ultima intestazione.
record-header-twice = { $file }, riga { $line }: l’intestazione «{ $name }» c’è già alla riga { $first }; va tolta una delle due.
record-header-missing = { $file }, riga { $line }: manca l’intestazione «{ $name }»; va aggiunta sotto la prima riga.
record-headers-many = { $file }, riga { $line }: una registrazione ha al massimo { $most } intestazioni; ne va tolta qualcuna.
record-header-long = { $file }, riga { $line }: il valore di «{ $name }» supera il limite di { $most } caratteri; va accorciato.
record-indent = { $file }, riga { $line }: una riga rientrata sta sotto un’intestazione senza nulla dopo i due punti; vanno tolti i due spazi o il valore sopra.
record-rules = { $file }, riga { $line }: «{ $found }» non è una versione delle regole; serve un numero intero a partire da 1.
record-rules-newer = { $file }, riga { $line }: la partita è stata giocata con la versione { $found } delle regole, questo programma conosce le versioni fino alla { $known }; va aperta con un Edubba più recente.
record-json = { $file }, riga { $line }: il valore rientrato non si legge come JSON ({ $reason }); va corretto, oppure basta una sola parola dopo i due punti.
record-setting = { $file }, riga { $line }: { $reason }
record-unclosed = { $file }, riga { $line }: a «{ $opening }» non corrisponde nessun «{ $closing }»; va chiuso, e all’interno le parentesi e le barre rovesciate vanno precedute da una barra rovesciata.
record-stray = { $file }, riga { $line }: «{ $found }» qui è fuori posto; va tolto, oppure la mossa a cui appartiene va messa tra virgolette.
record-annotation-name = { $file }, riga { $line }: «{ $found }» non è un’annotazione; la forma è «[nome valore]», con il nome in minuscolo.
record-piece-long = { $file }, riga { $line }: «{ $found }» supera il limite di { $most } caratteri; va accorciato.
record-no-text-before = { $file }, riga { $line }: «{ $found }» deve seguire la mossa a cui appartiene; va spostato dopo una mossa.
record-variation-empty = { $file }, riga { $line }: una variante contiene almeno una mossa; le parentesi vanno tolte o riempite.
record-deep = { $file }, riga { $line }: le varianti sono annidate oltre { $most } livelli; va ridotto l’annidamento.
record-texts-many = { $file }, riga { $line }: una registrazione ha al massimo { $most } mosse; va tolta qualche variante.
record-illegal = { $file }, riga { $line }: { $reason }
record-seat = { $file }, riga { $line }: «{ $name }» non indica un posto di questa partita; i posti vanno da 1 a { $seats }.
record-result-missing = { $file }, riga { $line }: la partita è finita e manca l’intestazione «{ $name }»; va aggiunto «{ $name }: { $found }».
record-result-early = { $file }, riga { $line }: «{ $name }» è indicato, ma le mosse non concludono la partita; forse la registrazione è troncata, oppure le serve un’intestazione «end».
record-result-wrong = { $file }, riga { $line }: «{ $name }» dichiara { $claimed }, le mosse portano a { $found }; vanno corrette l’intestazione o le mosse.
record-numbers = { $file }, riga { $line }: «{ $name }» richiede numeri interi separati da spazi, non «{ $found }».
record-end-over = { $file }, riga { $line }: «end» serve per le partite interrotte prima della fine, e questa è finita secondo le regole; va tolto.
record-end-word = { $file }, riga { $line }: «{ $found }» non è un motivo di fine anticipata; serve una sola parola, come resigned, time, agreed o abandoned.
record-result-seats = { $file }, riga { $line }: «result» deve indicare i punti di { $seats } posti.
record-winners = { $file }, riga { $line }: «winners» richiede posti da 1 a { $seats }, in ordine crescente e ciascuno una sola volta, non «{ $claimed }».
record-hash = { $file }, riga { $line }: l’hash dell’ultima posizione è { $found }, la registrazione dichiara { $claimed }; una mossa è stata cambiata o è andata persa.
record-not-the-same = { $file }, riga { $line }: la registrazione contiene qualcosa che un file non può contenere; vanno cercate intestazioni chiamate come game, rules o option, e valori che non sono testo.
record-unplayable = La mossa { $number } della registrazione, «{ $text }», non si può giocare: { $reason }
record-holds-too-many = Una registrazione ha al massimo { $most } mosse, varianti comprese; ne va tolta qualcuna.
record-holds-too-deep = Le varianti possono essere annidate al massimo per { $most } livelli; va ridotto l’annidamento.
record-pieces-many = { $file }, riga { $line }: una registrazione ha al massimo { $most } commenti e annotazioni; va tolto qualcosa.

## Estrazioni che si possono verificare

proof-header-missing = Le estrazioni non si possono verificare: manca l’intestazione «{ $name }»; va chiesta la registrazione intera.
proof-method = Le estrazioni seguono il metodo «{ $found }», questo programma verifica { $known }; vanno verificate con un Edubba più recente.
proof-match = «{ $found }» in «proof.match» non è il nome di una partita; ha fino a 64 lettere, cifre, trattini e trattini bassi.
proof-seed = «{ $found }» in «proof.seed» non è un seme; ha 64 cifre esadecimali in minuscolo.
proof-seat-seed = «{ $name }: { $found }» non è il seme di un posto; ha fino a 64 lettere, cifre, trattini e trattini bassi.
proof-seat-nobody = «{ $name }» è il seme di un posto dove non siede una persona; di queste estrazioni non ci si può fidare.
proof-commitment = Il seme non è quello fissato prima della partita: porta a { $found }; di queste estrazioni non ci si può fidare.
proof-number = L’estrazione «{ $text }» non ha un numero; va scritto dopo l’estrazione, come in «[proof 7]».
proof-number-missing = L’estrazione numero { $number } manca nella registrazione; di queste estrazioni non ci si può fidare.
proof-number-twice = L’estrazione numero { $number } compare due volte; di queste estrazioni non ci si può fidare.
proof-number-order = L’estrazione numero { $number } viene prima del suo tempo; di queste estrazioni non ci si può fidare.
proof-wrong = L’estrazione numero { $number } è «{ $found }», e secondo i semi deve essere «{ $fair }»; di queste estrazioni non ci si può fidare.
