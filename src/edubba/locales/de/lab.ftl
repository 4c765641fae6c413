# The games as environments.

lab-rows = Ein Vektor hat mindestens eine Zeile, nicht { $rows }.
lab-shape = Gib für jede der { $wanted } Zeilen eine Aktion an; das Feld hat die Form { $given }.
lab-illegal = In Zeile { $row } ist die Aktion { $action } jetzt nicht erlaubt; wähle eine, die die Maske anzeigt.
