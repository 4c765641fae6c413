# The games as environments.

lab-rows = Un vector are cel puțin un rând, nu { $rows }.
lab-shape = Dă câte o acțiune pentru fiecare dintre cele { $wanted } rânduri; tabloul dat are forma { $given }.
lab-illegal = În rândul { $row } acțiunea { $action } nu este permisă acum; alege una marcată de mască.
