# Die Editoren für Spielpläne und Stellungen: was der Server sagt.

editor-moment = Der Zeitpunkt
editor-markers = Marker über den ersten drei Positionen
editor-row = Reihe der Stadtstaaten
editor-discarded = Marker aus dem Spiel
editor-nobody = niemand
editor-none = keine
editor-trader = Händler
editor-phase = { $phase ->
    [setup] Einsetzen der Händler
    [take] Nehmen von Markern
    [over] Ende der Partie
    [draw] eine Ziehung
   *[play] ein Zug
  }
editor-label = { $field ->
    [phase] Was als Nächstes kommt
    [to_act] An der Reihe
    [taking] Genommen wird von
    [start] Startspieler
    [prompt] Was als Nächstes kommt
   *[turn] Runde
  }
editor-place = Position { $number }
editor-marker = Position { $place }, Marker { $number }
editor-prompt = { $prompt ->
    [surcharge] eine Aktion, die einen Zuschlag kostet
    [action] eine Aktion
    [workers] Arbeiter
    [place] das Einsetzen von Arbeitern
    [trade] Handel
    [buy] der Kauf von Armeen
    [equip] die Ausrüstung
    [at] wo ein Reich beginnt
    [garrison] das Aufstellen von Armeen
    [expand] eine Expansion
    [fight] ein Kampf
    [again] eine weitere Expansion
    [bid] ein Gebot
    [grow] Ausbau
    [dice] Würfel
    [order] die Auslosung der Spielerreihenfolge
   *[over] Ende der Partie
  }
editor-order = Spielerreihenfolge
editor-points = Punkte
editor-worker-pool = Arbeiter im persönlichen Vorrat
editor-worker-track = Arbeiter auf der Punkteleiste
editor-army-pool = Armeen im persönlichen Vorrat
editor-empire = Reich
editor-equipment = Wert der Ausrüstung
editor-rank = Rang
editor-passed = Gepasst
editor-bid = Wert des Gebots
editor-yes = ja
editor-no = nein
editor-city = Stadt
editor-grown = Ausgebaut
editor-army = Armeen
editor-army-of = { $name }: { $count }
editor-workers-of = { $name }, Arbeiter
editor-ready-of = { $name }, bereit
editor-used-of = { $name }, benutzt
editor-field = „{ $field }“ lässt sich in dieser Stellung nicht ändern.
editor-value = { $field }: „{ $value }“ ist hier nicht möglich.
editor-shape = Das ist keine Stellung, die sich bearbeiten lässt: { $reason }.
editor-even = Acht Stadtstaaten, ohne Handelswege
editor-route = Handelsweg { $number }
editor-unjoined = { $state }: { $count ->
    [one] { $count } Ort liegt
   *[other] { $count } Orte liegen
  } noch an keinem Handelsweg; das muss aber jeder Ort (R3).
editor-name = „{ $name }“ kann kein Name sein; nimm Buchstaben und Ziffern, zuerst einen Buchstaben.
editor-name-taken = Etwas auf diesem Spielplan heißt schon „{ $name }“.
editor-name-unknown = Nichts auf diesem Spielplan heißt „{ $name }“.
editor-no-boards = Die Spielpläne dieses Spiels lassen sich hier nicht zeichnen: { $game }.
editor-board-address = Der Spielplan in dieser Adresse ist nicht lesbar.
