# Records that cannot be read or written: file, line, what is wrong, what to do.

record-no-record = { $file }, linia { $line }: aceasta nu este o înregistrare Edubba; prima linie trebuie să fie „edubba-record: { $format }”.
record-version = { $file }, linia { $line }: înregistrarea are versiunea de format „{ $found }”, acest program citește versiunea { $known }; se deschide cu un Edubba mai nou.
record-too-long = { $file }, linia { $line }: o înregistrare are cel mult { $limit } KiB; trebuie scurtate comentariile sau variantele.
record-control = { $file }, linia { $line }: caracterul de control { $found } nu poate sta într-o înregistrare; trebuie șters.
record-header = { $file }, linia { $line }: „{ $found }” nu este un antet; forma este „cheie: valoare”, cu cheia în litere mici și cu o linie goală după ultimul antet.
record-header-twice = { $file }, linia { $line }: antetul „{ $name }” există deja în linia { $first }; trebuie șters unul dintre ele.
record-header-missing = { $file }, linia { $line }: lipsește antetul „{ $name }”; trebuie adăugat sub prima linie.
record-headers-many = { $file }, linia { $line }: numărul maxim de antete într-o înregistrare este { $most }; trebuie șterse câteva.
record-header-long = { $file }, linia { $line }: valoarea antetului „{ $name }” depășește numărul maxim de caractere ({ $most }); trebuie scurtată.
record-indent = { $file }, linia { $line }: o linie indentată stă sub un antet care nu are nimic după două puncte; trebuie șterse cele două spații sau valoarea de deasupra.
record-rules = { $file }, linia { $line }: „{ $found }” nu este o versiune a regulilor; este nevoie de un număr întreg, cel puțin 1.
record-rules-newer = { $file }, linia { $line }: partida a fost jucată după versiunea { $found } a regulilor, acest program cunoaște versiunile până la { $known }; se deschide cu un Edubba mai nou.
record-json = { $file }, linia { $line }: valoarea indentată nu poate fi citită ca JSON ({ $reason }); trebuie corectată sau înlocuită cu un singur cuvânt după două puncte.
record-setting = { $file }, linia { $line }: { $reason }
record-unclosed = { $file }, linia { $line }: pentru „{ $opening }” lipsește perechea „{ $closing }”; trebuie închis, iar în interior parantezele și barele inverse trebuie precedate de o bară inversă.
record-stray = { $file }, linia { $line }: „{ $found }” nu are ce căuta aici; trebuie șters, sau mutarea de care ține trebuie pusă între ghilimele.
record-annotation-name = { $file }, linia { $line }: „{ $found }” nu este o adnotare; forma este „[nume valoare]”, cu numele în litere mici.
record-piece-long = { $file }, linia { $line }: „{ $found }” depășește numărul maxim de caractere ({ $most }); trebuie scurtat.
record-no-text-before = { $file }, linia { $line }: „{ $found }” trebuie să urmeze mutării de care ține; se așază după o mutare.
record-variation-empty = { $file }, linia { $line }: o variantă conține cel puțin o mutare; parantezele trebuie șterse sau umplute.
record-deep = { $file }, linia { $line }: variantele depășesc adâncimea maximă ({ $most }); trebuie imbricate mai puțin.
record-texts-many = { $file }, linia { $line }: numărul maxim de mutări într-o înregistrare este { $most }; trebuie șterse variante.
record-illegal = { $file }, linia { $line }: { $reason }
record-seat = { $file }, linia { $line }: „{ $name }” nu indică un loc din această partidă; locurile sunt de la 1 la { $seats }.
record-result-missing = { $file }, linia { $line }: partida s-a încheiat și lipsește antetul „{ $name }”; trebuie adăugat „{ $name }: { $found }”.
record-result-early = { $file }, linia { $line }: „{ $name }” este indicat, dar mutările nu încheie partida; poate că înregistrarea este trunchiată sau are nevoie de un antet „end”.
record-result-wrong = { $file }, linia { $line }: „{ $name }” declară { $claimed }, mutările duc la { $found }; trebuie corectat antetul sau mutările.
record-numbers = { $file }, linia { $line }: „{ $name }” trebuie să conțină numere întregi separate prin spații, nu „{ $found }”.
record-end-over = { $file }, linia { $line }: „end” este pentru partidele întrerupte înainte de sfârșit, iar aceasta s-a încheiat după reguli; trebuie șters.
record-end-word = { $file }, linia { $line }: „{ $found }” nu este un motiv pentru un sfârșit prematur; este nevoie de un singur cuvânt, precum resigned, time, agreed sau abandoned.
record-result-seats = { $file }, linia { $line }: „result” trebuie să conțină punctele tuturor locurilor, în număr de { $seats }.
record-winners = { $file }, linia { $line }: „winners” trebuie să conțină locuri de la 1 la { $seats }, în ordine crescătoare și fiecare o singură dată, nu „{ $claimed }”.
record-hash = { $file }, linia { $line }: hash-ul ultimei poziții este { $found }, înregistrarea declară { $claimed }; o mutare a fost schimbată sau s-a pierdut.
record-not-the-same = { $file }, linia { $line }: înregistrarea conține ceva ce nu poate sta într-un fișier; trebuie căutate antetele numite ca game, rules sau option și valorile care nu sunt text.
record-unplayable = Mutarea { $number } din înregistrare, „{ $text }”, nu poate fi jucată: { $reason }
record-holds-too-many = Numărul maxim de mutări într-o înregistrare, cu tot cu variante, este { $most }; trebuie șterse câteva.
record-holds-too-deep = Adâncimea maximă a variantelor este { $most }; trebuie imbricate mai puțin.
record-pieces-many = { $file }, linia { $line }: numărul maxim de comentarii și adnotări într-o înregistrare este { $most }; trebuie șterse câteva.

## Extrageri care pot fi verificate

proof-header-missing = Extragerile nu pot fi verificate: lipsește antetul „{ $name }”; trebuie cerută înregistrarea întreagă.
proof-method = Extragerile urmează metoda „{ $found }”, acest program verifică { $known }; se verifică cu un Edubba mai nou.
proof-match = „{ $found }” din „proof.match” nu este numele unei partide; are cel mult 64 de litere, cifre, cratime și liniuțe joase.
proof-seed = „{ $found }” din „proof.seed” nu este o sămânță; are 64 de cifre hexazecimale în litere mici.
proof-seat-seed = „{ $name }: { $found }” nu este sămânța unui loc; are cel mult 64 de litere, cifre, cratime și liniuțe joase.
proof-seat-nobody = „{ $name }” este sămânța unui loc pe care nu stă un om; aceste extrageri nu sunt de încredere.
proof-commitment = Sămânța nu este cea fixată înainte de partidă: duce la { $found }; aceste extrageri nu sunt de încredere.
proof-number = Extragerea „{ $text }” nu are număr; se scrie după extragere, ca în „[proof 7]”.
proof-number-missing = Extragerea numărul { $number } lipsește din înregistrare; aceste extrageri nu sunt de încredere.
proof-number-twice = Extragerea numărul { $number } apare de două ori; aceste extrageri nu sunt de încredere.
proof-number-order = Extragerea numărul { $number } vine înainte de vreme; aceste extrageri nu sunt de încredere.
proof-wrong = Extragerea numărul { $number } este „{ $found }”, iar după semințe trebuie să fie „{ $fair }”; aceste extrageri nu sunt de încredere.
