# The games as environments.

lab-rows = Un vettore ha almeno una riga, non { $rows }.
lab-shape = Indica un’azione per ognuna delle { $wanted } righe; l’array dato ha la forma { $given }.
lab-illegal = Nella riga { $row } l’azione { $action } ora non è permessa; scegline una indicata dalla maschera.
