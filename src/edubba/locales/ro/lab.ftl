# The games as environments.

lab-rows = Un vector are cel puțin un rând, nu { $rows }.
lab-shape = Dă câte o acțiune pentru fiecare dintre cele { $wanted } rânduri; tabloul dat are forma { $given }.
lab-illegal = În rândul { $row } acțiunea { $action } nu este permisă acum; alege una marcată de mască.
lab-seed = O sămânță este un număr întreg, nu „{ $seed }”.
lab-limit = O limită este un număr întreg de decizii, sau 0 pentru niciuna, nu „{ $limit }”.
lab-threads = Numba are aici între 1 și { $most } fire; „{ $threads }” nu este printre ele.
lab-kind = Acțiunile sunt numere întregi; tabloul dat are tipul { $given }.
lab-action = Nu există acțiunea { $action }; acțiunile au numere de la 0 la { $most }.
lab-illegal-here = Acțiunea { $action } nu este permisă acum; alege una dintre cele permise.
lab-mode = Nu există modul de desenare „{ $mode }”; există: { $known }.
lab-seat = Nu există locul { $seat }; locurile au numere de la 1 la { $players }.
lab-not-asked = Locul { $seat } nu are nimic de hotărât acum.
lab-you = Ești pe locul { $seat }, { $name }.
lab-answer = Răspunde cu unul dintre aceste texte și nimic altceva:
