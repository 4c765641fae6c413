# The games as environments.

lab-rows = Ein Vektor hat mindestens eine Zeile, nicht { $rows }.
lab-shape = Gib für jede der { $wanted } Zeilen eine Aktion an; das Feld hat die Form { $given }.
lab-illegal = In Zeile { $row } ist die Aktion { $action } jetzt nicht erlaubt; wähle eine, die die Maske anzeigt.
lab-seed = Ein Startwert ist eine ganze Zahl, nicht „{ $seed }“.
lab-limit = Eine Grenze ist eine ganze Zahl von Entscheidungen, oder 0 für keine, nicht „{ $limit }“.
lab-threads = Numba hat hier 1 bis { $most } Threads; „{ $threads }“ ist keine dieser Zahlen.
lab-kind = Aktionen sind ganze Zahlen; das Feld hat den Typ { $given }.
lab-action = Eine Aktion { $action } gibt es nicht; Aktionen haben die Nummern 0 bis { $most }.
lab-illegal-here = Die Aktion { $action } ist jetzt nicht erlaubt; wähle eine der erlaubten.
lab-mode = Die Darstellung „{ $mode }“ gibt es nicht; es gibt: { $known }.
lab-seat = Platz { $seat } gibt es nicht; die Plätze haben die Nummern 1 bis { $players }.
lab-not-asked = Platz { $seat } hat jetzt nichts zu entscheiden.
lab-you = Du sitzt auf Platz { $seat } und heißt { $name }.
lab-answer = Antworte mit einem dieser Texte und sonst nichts:
