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
editor-wrong-traders = { $name } hat { $board } Händler auf dem Spielplan. In diesem Moment müssen es { $exact ->
    [yes] { $most }
   *[no] mindestens { $least } und höchstens { $most }
  } sein: Stell Händler auf oder nimm welche weg, oder ändere, was als Nächstes kommt.
editor-wrong-markers = { $count ->
    [one] Ein Marker ist
   *[other] { $count } Marker sind
  } gewonnen oder aus dem Spiel genommen. In diesem Moment müssen es { $wanted } sein: Ändere, was die Spieler gewonnen haben, oder die Dynastie.
editor-wrong-controller = Wer an Position { $position } die Kontrolle hat, nimmt dort die Marker: Das ist { $name }.
editor-wrong-placing = { $count ->
    [one] Ein Händler steht
   *[other] { $count } Händler stehen
  } auf dem Spielplan, also stellt { $name } den nächsten auf.
editor-wrong-no-empire = { $name } hat in dieser Runde kein Reich, also auch keine Armeen und keine Ausrüstung (R103).
editor-wrong-scribes = { $name } hat { $count } Schreiber; höchstens zwei sind erlaubt (R66).
editor-wrong-track = Mit diesen Punkten kann { $name } höchstens { $most ->
    [one] einen Arbeiter
   *[other] { $most } Arbeiter
  } auf der Punkteleiste haben (R150).
editor-wrong-growth = { $name } kann keine Stadt ausbauen und wird daher nicht gefragt (R143).
editor-wrong-pool = Für das, was als Nächstes kommt, braucht { $name } eine Armee im persönlichen Vorrat.
editor-wrong-akkad = In Akkad kann nur eine Armee haben, wer dieses Reich errichtet hat, und das ist nicht { $name } (R169).
editor-wrong-needs-empire = Für das, was als Nächstes kommt, braucht { $name } ein Reich (R100).
editor-wrong-prompt = Als Nächstes kann hier nicht „{ $prompt }“ kommen: Es gäbe nichts zu tun.
editor-even = Acht Stadtstaaten, ohne Handelswege
editor-route = Handelsweg { $number }
editor-unjoined = { $state }: { $count ->
    [one] { $count } Ort liegt
   *[other] { $count } Orte liegen
  } noch an keinem Handelsweg; das muss aber jeder Ort (R3).
editor-overlap = { $a } und { $b } liegen aufeinander; verschieb einen der beiden Orte.
editor-in-frame = { $settlement } liegt im Rahmen der Karte; verschieb den Ort nach innen.
editor-name = „{ $name }“ kann hier kein Name sein; nimm lateinische Buchstaben und Ziffern, einen Buchstaben zuerst.
editor-name-taken = Etwas auf diesem Spielplan heißt schon „{ $name }“.
editor-name-unknown = Nichts auf diesem Spielplan heißt „{ $name }“.
editor-no-boards = Die Spielpläne dieses Spiels lassen sich hier nicht zeichnen: { $game }.
editor-board-address = Der Spielplan in dieser Adresse ist nicht lesbar.
editor-board-empty = Die Datei ist leer; eine Spielplandatei beginnt mit dem Namen des Spielplans.
editor-board-line = Zeile { $line } der Datei passt nicht zum Format einer Spielplandatei (TOML); verbessere sie dort, oder beginne mit einem gespeicherten Spielplan.
editor-board-format = Die Datei passt nicht zum Format einer Spielplandatei (TOML); beginne mit einem gespeicherten Spielplan.
