# Sumeria: why something is not allowed. The rule's number stands before each sentence.

sumeria-r10-occupied = { $settlement } ist von { $seat } besetzt; auf jedem Ort steht höchstens ein Händler.
sumeria-r14-draw-first = Zuerst wird gezogen: { $what ->
    [tile] das nächste Stadtstaaten-Plättchen der Reihe
    [start] der Startspieler
   *[marker] der nächste Marker aus dem Beutel
  }.
sumeria-r14-no-draw-now = Jetzt wird nichts gezogen; { $seat } setzt gerade einen Händler ein.
sumeria-r14-tile-lies = Das Plättchen von { $name } liegt schon in der Reihe.
sumeria-r14-bag-has-none = Im Beutel ist kein { $kind ->
    [E] wirtschaftlicher
    [M] militärischer
    [P] politischer
   *[R] religiöser
  } Marker mehr.
sumeria-r14-no-such-seat = In einer Partie mit { $players } Spielern gibt es { $seat } nicht.
sumeria-r14-other-draw = Jetzt wird etwas anderes gezogen: { $what ->
    [tile] ein Stadtstaaten-Plättchen für die Reihe
    [start] der Startspieler
   *[marker] ein Marker aus dem Beutel
  }.
sumeria-r18-placing = Die Händler werden noch eingesetzt; { $seat } stellt einen auf einen freien Ort.
sumeria-r22-take-first = Die Dynastie wird gewertet; zuerst nimmt { $seat } Marker.
sumeria-r22-no-take-now = Marker gibt es erst am Ende einer Dynastie; jetzt ist ein Zug zu machen: einen Händler auf den Spielplan stellen, bewegen oder entfernen.
sumeria-r23-no-trader = Auf { $settlement } steht kein Händler; { $seat } muss einen eigenen Händler wählen.
sumeria-r23-not-own = Der Händler auf { $settlement } gehört { $owner }; { $seat } muss einen eigenen Händler wählen.
sumeria-r26-supply-empty = { $seat } hat keinen Händler mehr im Vorrat.
sumeria-r37-stays = Der Händler steht schon auf { $settlement }; eine Bewegung endet auf einem anderen Ort.
sumeria-r37-occupied = { $settlement } ist von { $seat } besetzt; eine Bewegung endet auf einem freien Ort.
sumeria-r37-must-stop = { $stop } ist frei: Dort muss der Händler stehen bleiben, bis { $destination } kommt er nicht.
sumeria-r37-no-way = Von { $origin } führt kein Handelsweg nach { $destination }, ohne in einer Kleinstadt oder einem Dorf abzubiegen.
sumeria-r40-turns-off = Auf { $at } geht es für den Händler nur geradeaus weiter: { $kind ->
    [town] In einer Kleinstadt
    [village] In einem Dorf
   *[city] In einer Stadt
  } wird nicht abgebogen, also ist { $destination } nicht erreichbar.
sumeria-r48-number = Beim { $position ->
    [1] ersten
   *[2] zweiten
  } Stadtstaat { $wanted ->
    [1] wird ein Marker
   *[other] werden { $wanted } Marker
  } genommen, nicht { $given }.
sumeria-r48-not-on-display = Über Position { $position } { $there ->
    [0] liegt kein { $kind ->
        [E] wirtschaftlicher
        [M] militärischer
        [P] politischer
       *[R] religiöser
      }
    [1] liegt nur ein { $kind ->
        [E] wirtschaftlicher
        [M] militärischer
        [P] politischer
       *[R] religiöser
      }
   *[other] liegen nur { $there } { $kind ->
        [E] wirtschaftliche
        [M] militärische
        [P] politische
       *[R] religiöse
      }
  } Marker, verlangt: { $wanted }; dort liegen: { $shown }.
sumeria-r55-no-draw-now = Jetzt wird nichts gezogen; { $seat } ist an der Reihe.
sumeria-r55-bag-has-none = Im Beutel ist kein { $kind ->
    [E] wirtschaftlicher
    [M] militärischer
    [P] politischer
   *[R] religiöser
  } Marker mehr.
sumeria-r55-other-draw = Jetzt wird etwas anderes gezogen: ein Marker aus dem Beutel.
sumeria-r60-over = Die Partie ist zu Ende.

## Texts

sumeria-parse-not-a-text = „{ $text }“ ist kein Spielzug dieses Spiels; Spielzüge sehen aus wie +{ $example }, { $example }>{ $other }, -{ $example }, *EM oder ~E.
sumeria-parse-no-settlement = „{ $text }“ nennt „{ $name }“, aber einen solchen Ort hat der Spielplan { $board } nicht.
sumeria-parse-no-markers = „{ $text }“ nimmt etwas, das kein Marker ist; die Sorten sind E, M, P und R.
sumeria-parse-marker-order = „{ $text }“ nennt die Sorten in falscher Reihenfolge; richtig ist { $ordered }.
sumeria-parse-no-draw = „{ $text }“ ist keine Ziehung dieses Spiels; gezogen wird ein Stadtstaat, eine Sorte (E, M, P, R) oder die Nummer eines Spielers.

## Boards

sumeria-board-not-a-table = { $file }, { $place }: Hier muss eine Tabelle mit höchstens 56 Orten stehen.
sumeria-board-bad-id = { $file }, { $place }: „{ $value }“ ist kein Bezeichner; erlaubt sind Kleinbuchstaben, Ziffern und Unterstriche, zuerst ein Buchstabe.
sumeria-board-state-twice = { $file }, { $place }: Der Stadtstaat { $state } kommt zweimal vor.
sumeria-board-states = { $file }, { $place }: Hier { $count ->
    [one] steht { $count } Stadtstaat
   *[other] stehen { $count } Stadtstaaten
  }; ein Spielplan hat genau 8 (R2).
sumeria-board-settlement-entry = { $file }, { $place }: Ein Ort braucht genau die Angaben kind und state.
sumeria-board-bad-kind = { $file }, { $place }: „{ $value }“ ist keine Art von Ort; möglich sind city, town und village.
sumeria-board-unknown-state = { $file }, { $place }: „{ $value }“ ist keiner der Stadtstaaten dieses Spielplans.
sumeria-board-short-route = { $file }, { $place }: Ein Handelsweg verbindet mindestens zwei Orte.
sumeria-board-unknown-settlement = { $file }, { $place }: „{ $value }“ ist kein Ort dieses Spielplans.
sumeria-board-isolated = { $file }, { $place }: { $settlement } liegt an keinem Handelsweg; das muss aber jeder Ort (R3).
sumeria-board-state-size = { $file }, { $place }: Zahl der { $kind ->
    [city] Städte
    [town] Kleinstädte
   *[village] Dörfer
  } von { $state } an Handelswegen: { $count } ({ $found }); ein Stadtstaat hat davon { $wanted } (R2).
sumeria-board-branch-at = { $file }, { $place }: „{ $value }“ ist keine Liste aus den Arten city, town und village.
sumeria-board-segment-loop = { $file }, { $place }: Der Handelsweg führt von { $settlement } direkt zu sich selbst zurück.
sumeria-board-segment-twice = { $file }, { $place }: Der Abschnitt { $a } – { $b } gehört schon zu Handelsweg { $other }; jeder Abschnitt gehört zu genau einem Handelsweg.
sumeria-board-city-routes = { $file }, { $place }: Zur Stadt { $city } führt { $count ->
    [0] kein
   *[other] nur ein
  } Handelsweg; mindestens zwei müssen dort beginnen, enden oder hindurchführen (R39).
sumeria-board-no-border = { $file }, { $place }: Kein Handelsweg führt von einem Stadtstaat in einen anderen; mindestens ein Abschnitt muss das (R30).
sumeria-board-not-connected = { $file }, { $place }: { $count ->
    [1] { $settlement } ist als einziger Ort
   *[other] { $settlement } und weitere Orte, insgesamt { $count }, sind
  } von der ersten Stadt aus nicht erreichbar; alle Orte müssen miteinander verbunden sein (R3).
sumeria-board-too-large = { $file }, { $place }: Die Handelswege sind zu zahlreich oder zu lang für das Programm ({ $sizes }).
sumeria-board-drawing = { $file }, { $place }: Die Zeichnung enthält nur places und rivers.
sumeria-board-drawing-places = { $file }, { $place }: x und y sind für alle 56 Orte anzugeben oder für keinen.
sumeria-board-point = { $file }, { $place }: „{ $value }“ ist kein Koordinatenpaar.
sumeria-board-fine = { $file }: Der Spielplan { $name } ist in Ordnung; { $routes ->
    [one] { $routes } Handelsweg
   *[other] { $routes } Handelswege
  }.
sumeria-board-warn-crossing = { $settlement }: Hierher führen mehr als zwei Wege; ein Händler geht geradeaus weiter (R40).
sumeria-board-warn-dead-end = { $settlement }: Der Handelsweg endet hier (R41).

## Positions set up from JSON

sumeria-view-kinds = { $place }: Hier müssen die vier Sorten E, M, P und R stehen, jede mit ihrer Anzahl.
sumeria-view-kind = { $place }: „{ $value }“ ist keine Markersorte; die Sorten sind E, M, P und R.
sumeria-view-unknown-state = { $place }: „{ $value }“ ist keiner der Stadtstaaten des Spielplans.
sumeria-view-state-twice = { $place }: Das Plättchen von { $value } liegt schon in der Reihe.
sumeria-view-unknown-settlement = { $place }: „{ $value }“ ist kein Ort des Spielplans.
sumeria-view-display-gap = { $place }: Die Felder werden von links mit Markern gefüllt, und davor ist noch Platz.
sumeria-view-display = { $place }: Während gespielt wird, liegen über den ersten drei Positionen drei, zwei und ein Marker.
sumeria-view-display-taking = { $place }: Während Marker genommen werden, liegen über den noch nicht gewerteten Positionen drei, zwei und ein Marker.
sumeria-view-display-over = { $place }: Am Ende liegt kein Marker mehr aus.
sumeria-view-no-start = { $place }: Sobald Händler eingesetzt werden, steht der Startspieler fest.
sumeria-view-early-start = { $place }: Der Startspieler wird erst nach den sechs Markern gezogen.
sumeria-view-early-markers = { $place }: Marker werden erst nach den acht Plättchen gezogen.
sumeria-view-nothing-to-draw = { $place }: Hier liegen schon sechs Marker, zu ziehen ist also nichts mehr.
sumeria-view-controller = { $place }: Wer an Position { $position } die Kontrolle hat, nimmt die Marker; das ist hier { $controller }.
sumeria-view-no-controller = { $place }: Im Stadtstaat an Position { $position } steht kein Händler, also nimmt dort niemand Marker.
sumeria-view-over = { $place }: Die Partie endet in Dynastie 6, Durchgang 3.
sumeria-view-all-placed = { $place }: Auf dem Spielplan stehen { $count } Händler, also sind alle eingesetzt und das Spiel hat begonnen.
sumeria-view-placing-seat = { $place }: Nach { $count ->
    [one] einem eingesetzten Händler
   *[other] { $count } eingesetzten Händlern
  } ist Spieler { $seat } mit dem Einsetzen an der Reihe.
sumeria-view-traders = { $place }: Spieler { $seat } hat { $board } Händler auf dem Spielplan und { $supply } im Vorrat; zusammen müssen es { $each } sein (R11).
sumeria-view-trader-count = { $place }: Spieler { $seat } hat { $board } Händler auf dem Spielplan; zu diesem Zeitpunkt sind mindestens { $least } und höchstens { $most } möglich.
sumeria-view-markers = { $place }: Beutel, Auslage, gewonnene und aus dem Spiel genommene Marker ergeben für die Sorte { $kind } zusammen { $count }; es müssen 9 sein (R5).
sumeria-view-markers-out = { $place }: Zahl der gewonnenen oder aus dem Spiel genommenen Marker: { $count }; bis jetzt müssen es { $wanted } sein.
sumeria-view-won = { $place }: { $count } Marker kann ein einzelner Spieler bis jetzt nicht gewonnen haben; höchstens { $most } sind möglich.

## The position in words

sumeria-text-when = Dynastie { $dynasty } von 6, Durchgang { $round } von 3
sumeria-text-start = Startspieler: { $name }
sumeria-text-bag = im Beutel: { $bag }
sumeria-text-state = Stadtstaat
sumeria-text-markers = Marker
sumeria-text-city = Stadt
sumeria-text-towns = Kleinstädte
sumeria-text-villages = Dörfer
sumeria-text-player = Spieler
sumeria-text-supply = Vorrat
sumeria-text-points = Punkte
sumeria-text-acts = am Zug
sumeria-text-wins = Sieg
sumeria-text-nobody = keine
sumeria-text-letters = Markersorten: E wirtschaftlich, M militärisch, P politisch, R religiös.
sumeria-text-spot = { $kind ->
    [c] Stadt
    [t] Kleinstadt { $number }
   *[v] Dorf { $number }
  }
sumeria-place = { $kind ->
    [c] { $state } (Stadt)
    [t] { $state } (Kleinstadt { $number })
    [v] { $state } (Dorf { $number })
   *[other] { $state }
  }
sumeria-text-state-line = { $place ->
    [0] Noch nicht in der Reihe
   *[other] Position { $place }
  }: { $state }. { $place ->
    [1] Marker: { $markers }.{" "}
    [2] Marker: { $markers }.{" "}
    [3] Marker: { $markers }.{" "}
   *[other] {""}
  }Händler: { $traders }.
sumeria-text-player-line = Platz { $seat }, { $name }: { $supply } im Vorrat, Marker { $won }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
sumeria-text-over = Die Partie ist zu Ende. { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
  }
sumeria-text-draw = Als Nächstes wird gezogen.
sumeria-text-take = { $name }: { $count ->
    [one] einen Marker
   *[other] { $count } Marker
  } von Position { $place } nehmen; dort liegen { $shown }.
sumeria-text-place = { $name }: einen Händler auf einem freien Ort einsetzen.
sumeria-text-turn = { $name }: einen Händler auf den Spielplan stellen, bewegen oder entfernen.
sumeria-tell-place = { $name } setzt einen Händler auf { $settlement } ein.
sumeria-tell-add = { $name } stellt einen Händler auf { $settlement }.
sumeria-tell-move = { $name } bewegt einen Händler von { $origin } nach { $destination }.
sumeria-tell-remove = { $name } entfernt den Händler von { $settlement }.
sumeria-tell-take = { $name } nimmt Marker: { $kinds }.
sumeria-tell-marker = Aus dem Beutel gezogen: ein { $kind ->
    [E] wirtschaftlicher
    [M] militärischer
    [P] politischer
   *[R] religiöser
  } Marker ({ $kind }).
sumeria-tell-start = { $name } ist Startspieler.
sumeria-tell-tile = { $state } kommt auf Position { $place } der Reihe.
sumeria-tell-gets = { $name } bekommt Marker: { $kinds }.
sumeria-tell-discards = Aus dem Spiel: { $kinds }.
sumeria-tell-rises = { $state } steigt auf Position { $place }.
sumeria-tell-drops = { $state } fällt auf Position { $place }.
sumeria-tell-dynasty = Dynastie { $dynasty } beginnt; Startspieler ist { $name }.
sumeria-tell-row = Die Reihe von links: { $states }.
sumeria-tell-drawn = Aus dem Beutel: { $kinds }.
