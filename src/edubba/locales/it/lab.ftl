# The games as environments.

lab-rows = Un vettore ha almeno una riga, non { $rows }.
lab-shape = Indica un’azione per ognuna delle { $wanted } righe; l’array dato ha la forma { $given }.
lab-illegal = Nella riga { $row } l’azione { $action } ora non è permessa; scegline una indicata dalla maschera.
lab-seed = Un seme è un numero intero, non «{ $seed }».
lab-limit = Un limite è un numero intero di decisioni, o 0 per nessuno, non «{ $limit }».
lab-threads = Qui Numba ha da 1 a { $most } thread; «{ $threads }» non è fra questi numeri.
lab-kind = Le azioni sono numeri interi; l’array dato ha il tipo { $given }.
lab-action = Non c’è un’azione { $action }; le azioni sono numerate da 0 a { $most }.
lab-illegal-here = L’azione { $action } ora non è permessa; scegline una permessa.
lab-mode = Non c’è la modalità di disegno «{ $mode }»; ci sono: { $known }.
lab-seat = Non c’è il posto { $seat }; i posti sono numerati da 1 a { $players }.
lab-not-asked = Il posto { $seat } ora non ha nulla da decidere.
lab-you = Sei al posto { $seat }, { $name }.
lab-answer = Rispondi con uno di questi testi e nient’altro:
