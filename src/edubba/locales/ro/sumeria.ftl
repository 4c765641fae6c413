# Sumeria: why something is not allowed. The rule's number stands before each sentence.

sumeria-r10-occupied = { $settlement } este ocupată de { $seat }; într-o localitate stă un singur comerciant.
sumeria-r14-draw-first = mai întâi urmează o extragere: { $what ->
    [tile] următorul jeton de zonă din șir
    [start] jucătorul de start
   *[marker] următorul jeton de influență din săculeț
  }.
sumeria-r14-no-draw-now = acum nu se extrage nimic; { $seat } plasează un comerciant.
sumeria-r14-tile-lies = jetonul de zonă { $name } se află deja în șir.
sumeria-r14-bag-has-none = în săculeț nu mai este niciun jeton { $kind ->
    [E] economic
    [M] militar
    [P] politic
   *[R] religios
  }.
sumeria-r14-no-such-seat = într-o partidă cu { $players } jucători nu există { $seat }.
sumeria-r14-other-draw = acum se extrage altceva: { $what ->
    [tile] un jeton de zonă pentru șir
    [start] jucătorul de start
   *[marker] un jeton de influență din săculeț
  }.
sumeria-r18-placing = încă se plasează comercianții; { $seat } pune unul într-o localitate goală.
sumeria-r22-take-first = dinastia este în curs de punctare; mai întâi { $seat } ia jetoane de influență.
sumeria-r22-no-take-now = jetoanele de influență se iau la sfârșitul unei dinastii; acum urmează o acțiune: adăugarea, mutarea sau eliminarea unui comerciant.
sumeria-r23-no-trader = în { $settlement } nu se află niciun comerciant; { $seat } trebuie să aleagă unul propriu.
sumeria-r23-not-own = în { $settlement } { $owner } are un comerciant; { $seat } trebuie să aleagă unul propriu.
sumeria-r26-supply-empty = { $seat } nu mai are niciun comerciant în rezervă.
sumeria-r37-stays = comerciantul se află deja în { $settlement }; o deplasare se încheie în altă localitate.
sumeria-r37-occupied = { $settlement } este ocupată de { $seat }; o deplasare se încheie într-o localitate goală.
sumeria-r37-must-stop = { $stop } este goală, comerciantul trebuie să se oprească acolo și nu poate continua până în { $destination }.
sumeria-r37-no-way = din { $origin } nicio rută comercială nu duce la { $destination } fără a schimba ruta într-un oraș sau într-un sat.
sumeria-r40-turns-off = în { $at } comerciantul merge drept înainte: { $kind ->
    [town] într-un oraș
    [village] într-un sat
   *[city] într-o reședință
  } nu se schimbă ruta, așa că nu se poate ajunge în { $destination }.
sumeria-r48-number = de la { $position ->
    [1] prima
   *[2] a doua
  } zonă de influență { $wanted ->
    [1] se ia un jeton de influență
   *[other] se iau { $wanted } jetoane de influență
  }, nu { $given }.
sumeria-r48-not-on-display = deasupra poziției { $position } { $there ->
    [0] nu se află niciun jeton { $kind ->
        [E] economic
        [M] militar
        [P] politic
       *[R] religios
      }
    [1] se află un singur jeton { $kind ->
        [E] economic
        [M] militar
        [P] politic
       *[R] religios
      }
   *[other] se află doar { $there } jetoane { $kind ->
        [E] economice
        [M] militare
        [P] politice
       *[R] religioase
      }
  }, număr cerut: { $wanted }; acolo se află: { $shown }.
sumeria-r55-no-draw-now = acum nu se extrage nimic; { $seat } este la rând.
sumeria-r55-bag-has-none = în săculeț nu mai este niciun jeton { $kind ->
    [E] economic
    [M] militar
    [P] politic
   *[R] religios
  }.
sumeria-r55-other-draw = acum se extrage altceva: un jeton de influență din săculeț.
sumeria-r60-over = partida s-a încheiat.

## Texts

sumeria-parse-not-a-text = „{ $text }” nu este o mutare a acestui joc; o mutare arată ca +{ $example }, { $example }>{ $other }, -{ $example }, *EM sau ~E.
sumeria-parse-no-settlement = „{ $text }” numește „{ $name }”, care nu este o localitate de pe tabla { $board }.
sumeria-parse-no-markers = „{ $text }” ia ceva ce nu este jeton de influență; tipurile sunt E, M, P și R.
sumeria-parse-marker-order = „{ $text }” numește tipurile în altă ordine decât cea cerută; corect este { $ordered }.
sumeria-parse-no-draw = „{ $text }” nu este o extragere a acestui joc; se extrage o zonă de influență, un tip (E, M, P, R) sau numărul unui jucător.

## Boards

sumeria-board-not-a-table = { $file }, { $place }: aici este nevoie de un tabel cu cel mult 56 de localități.
sumeria-board-bad-id = { $file }, { $place }: „{ $value }” nu este un identificator; sunt permise litere mici, cifre și liniuțe de subliniere, cu o literă la început.
sumeria-board-state-twice = { $file }, { $place }: zona de influență { $state } apare de două ori.
sumeria-board-states = { $file }, { $place }: aici { $count ->
    [one] este { $count } zonă de influență
    [few] sunt { $count } zone de influență
   *[other] sunt { $count } de zone de influență
  }; o tablă are exact 8 (R2).
sumeria-board-settlement-entry = { $file }, { $place }: o localitate are nevoie exact de kind și state.
sumeria-board-bad-kind = { $file }, { $place }: „{ $value }” nu este un fel de localitate; felurile sunt city, town și village.
sumeria-board-unknown-state = { $file }, { $place }: „{ $value }” nu este una dintre zonele de influență ale acestei table.
sumeria-board-short-route = { $file }, { $place }: o rută comercială leagă cel puțin două localități.
sumeria-board-unknown-settlement = { $file }, { $place }: „{ $value }” nu este o localitate de pe această tablă.
sumeria-board-isolated = { $file }, { $place }: { $settlement } nu se află pe nicio rută comercială, deși orice localitate trebuie să fie pe una (R3).
sumeria-board-state-size = { $file }, { $place }: numărul de { $kind ->
    [city] reședințe
    [town] orașe
   *[village] sate
  } ale zonei { $state } aflate pe rute comerciale: { $count } ({ $found }); o zonă de influență are { $wanted } (R2).
sumeria-board-branch-at = { $file }, { $place }: „{ $value }” nu este o listă cu felurile city, town și village.
sumeria-board-segment-loop = { $file }, { $place }: ruta comercială duce din { $settlement } în aceeași localitate.
sumeria-board-segment-twice = { $file }, { $place }: segmentul { $a } – { $b } face deja parte din ruta comercială { $other }; fiecare segment face parte dintr-o singură rută.
sumeria-board-city-routes = { $file }, { $place }: la reședința { $city } { $count ->
    [0] nu duce nicio rută comercială
   *[other] duce o singură rută comercială
  }; cel puțin două trebuie să înceapă, să se termine sau să treacă pe acolo (R39).
sumeria-board-no-border = { $file }, { $place }: nicio rută comercială nu trece dintr-o zonă de influență în alta; cel puțin un segment trebuie să treacă (R30).
sumeria-board-not-connected = { $file }, { $place }: din prima reședință nu se poate ajunge în { $settlement }{ $count ->
    [1] {""}
   *[other] {" "}și în alte localități, { $count } cu totul
  }; toate localitățile trebuie să fie legate între ele (R3).
sumeria-board-too-large = { $file }, { $place }: rutele comerciale sunt prea multe sau prea lungi pentru program ({ $sizes }).
sumeria-board-drawing = { $file }, { $place }: desenul conține doar places și rivers.
sumeria-board-drawing-places = { $file }, { $place }: x și y se indică pentru toate cele 56 de localități sau pentru niciuna.
sumeria-board-point = { $file }, { $place }: „{ $value }” nu este o pereche de coordonate.
sumeria-board-fine = { $file }: tabla { $name } este în regulă; { $routes ->
    [one] { $routes } rută comercială
    [few] { $routes } rute comerciale
   *[other] { $routes } de rute comerciale
  }.
sumeria-board-warn-crossing = { $settlement }: aici duc mai mult de două drumuri; un comerciant merge drept înainte (R40).
sumeria-board-warn-dead-end = { $settlement }: ruta comercială se termină aici (R41).

## Positions set up from JSON

sumeria-view-kinds = { $place }: aici este nevoie de cele patru tipuri E, M, P și R, fiecare cu numărul său.
sumeria-view-kind = { $place }: „{ $value }” nu este un tip de jeton de influență; tipurile sunt E, M, P și R.
sumeria-view-unknown-state = { $place }: „{ $value }” nu este una dintre zonele de influență ale tablei.
sumeria-view-state-twice = { $place }: jetonul de zonă { $value } se află deja în șir.
sumeria-view-unknown-settlement = { $place }: „{ $value }” nu este o localitate de pe tablă.
sumeria-view-display-gap = { $place }: jetoanele de influență umplu spațiile de la stânga, iar înaintea celui de aici mai este loc.
sumeria-view-display = { $place }: în timpul jocului, deasupra primelor trei poziții se află trei, două, respectiv un jeton de influență.
sumeria-view-display-taking = { $place }: cât timp se iau jetoane de influență, deasupra pozițiilor încă nepunctate se află trei, două, respectiv unul.
sumeria-view-display-over = { $place }: la sfârșit nu mai rămâne niciun jeton de influență expus.
sumeria-view-no-start = { $place }: jucătorul de start este cunoscut de când se plasează comercianții.
sumeria-view-early-start = { $place }: jucătorul de start se extrage după cele șase jetoane de influență.
sumeria-view-early-markers = { $place }: jetoanele de influență se extrag după cele opt jetoane de zonă.
sumeria-view-nothing-to-draw = { $place }: aici se află deja șase jetoane de influență, așa că nu mai este nimic de extras.
sumeria-view-controller = { $place }: jetoanele de influență le ia cel care deține controlul la poziția { $position }, adică { $controller }.
sumeria-view-no-controller = { $place }: în zona de la poziția { $position } nu este niciun comerciant, deci nimeni nu îi ia jetoanele de influență.
sumeria-view-over = { $place }: partida se încheie în dinastia 6, etapa 3.
sumeria-view-all-placed = { $place }: pe tablă se află { $count ->
    [one] { $count } comerciant
    [few] { $count } comercianți
   *[other] { $count } de comercianți
  }, deci toți sunt plasați și jocul a început.
sumeria-view-placing-seat = { $place }: după { $count ->
    [one] { $count } comerciant plasat
    [few] { $count } comercianți plasați
   *[other] { $count } de comercianți plasați
  } este rândul jucătorului { $seat } să plaseze.
sumeria-view-traders = { $place }: jucătorul { $seat } are { $board ->
    [one] { $board } comerciant
    [few] { $board } comercianți
   *[other] { $board } de comercianți
  } pe tablă și { $supply } în rezervă; împreună trebuie să fie { $each } (R11).
sumeria-view-trader-count = { $place }: jucătorul { $seat } are { $board ->
    [one] { $board } comerciant
    [few] { $board } comercianți
   *[other] { $board } de comercianți
  } pe tablă; în acest moment poate avea cel puțin { $least } și cel mult { $most }.
sumeria-view-markers = { $place }: în săculeț, expuse, câștigate și scoase din joc, jetoanele de influență de tipul { $kind } sunt în total { $count }; trebuie să fie 9 (R5).
sumeria-view-markers-out = { $place }: jetoane de influență câștigate sau scoase din joc: { $count }; până acum trebuie să fie { $wanted }.
sumeria-view-won = { $place }: un singur jucător nu poate să fi câștigat până acum { $count ->
    [one] { $count } jeton de influență
    [few] { $count } jetoane de influență
   *[other] { $count } de jetoane de influență
  }; maximul este { $most }.

## The position in words

sumeria-text-when = Dinastia { $dynasty } din 6, etapa { $round } din 3
sumeria-text-start = jucător de start: { $name }
sumeria-text-bag = în săculeț: { $bag }
sumeria-text-state = zonă
sumeria-text-markers = jetoane
sumeria-text-city = reședință
sumeria-text-towns = orașe
sumeria-text-villages = sate
sumeria-text-player = jucător
sumeria-text-supply = rezervă
sumeria-text-points = puncte
sumeria-text-acts = la rând
sumeria-text-wins = victorie
sumeria-text-nobody = niciunul
sumeria-text-letters = Tipuri de jetoane de influență: E economic, M militar, P politic, R religios.
sumeria-text-spot = { $kind ->
    [c] reședința
    [t] orașul { $number }
   *[v] satul { $number }
  }
sumeria-place = { $kind ->
    [c] { $state } (reședința)
    [t] { $state } (orașul { $number })
    [v] { $state } (satul { $number })
   *[other] { $state }
  }
sumeria-text-state-line = { $place ->
    [0] Încă nu se află în șir
   *[other] Poziția { $place }
  }: { $state }. { $place ->
    [1] Jetoane: { $markers }.{" "}
    [2] Jetoane: { $markers }.{" "}
    [3] Jetoane: { $markers }.{" "}
   *[other] {""}
  }Comercianți: { $traders }.
sumeria-text-player-line = Locul { $seat }, { $name }: { $supply } în rezervă, jetoane { $won }, { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
sumeria-text-over = Partida s-a încheiat. { $count ->
    [one] Câștigă { $names }.
    [few] Câștigători la egalitate: { $names }.
   *[other] Câștigători la egalitate: { $names }.
  }
sumeria-text-draw = Urmează o extragere.
sumeria-text-take = { $name }: de luat { $count ->
    [one] un jeton de influență
    [few] { $count } jetoane de influență
   *[other] { $count } de jetoane de influență
  } de la poziția { $place }; acolo se află { $shown }.
sumeria-text-place = { $name }: de plasat un comerciant într-o localitate goală.
sumeria-text-turn = { $name }: de adăugat, mutat sau eliminat un comerciant.
sumeria-tell-place = { $name } plasează un comerciant în { $settlement }.
sumeria-tell-add = { $name } adaugă un comerciant în { $settlement }.
sumeria-tell-move = { $name } mută un comerciant din { $origin } în { $destination }.
sumeria-tell-remove = { $name } elimină comerciantul din { $settlement }.
sumeria-tell-take = { $name } ia jetoane: { $kinds }.
sumeria-tell-marker = Extras din săculeț: jeton { $kind ->
    [E] economic
    [M] militar
    [P] politic
   *[R] religios
  } ({ $kind }).
sumeria-tell-start = { $name } este jucătorul de start.
sumeria-tell-tile = Zona { $state } ajunge pe poziția { $place } a șirului.
sumeria-tell-gets = { $name } primește jetoane: { $kinds }.
sumeria-tell-discards = Scoase din joc: { $kinds }.
sumeria-tell-rises = { $state } urcă pe poziția { $place }.
sumeria-tell-drops = { $state } coboară pe poziția { $place }.
sumeria-tell-dynasty = Începe dinastia { $dynasty }; jucător de start: { $name }.
sumeria-tell-row = Șirul de la stânga: { $states }.
sumeria-tell-drawn = Din săculeț: { $kinds }.
