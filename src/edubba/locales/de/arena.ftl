# Turniere zwischen Bots.

arena-running = { $game } wird gespielt
arena-goes-on = { $file } geht weiter: { $count ->
    [one] { $count } Partie ist schon da.
   *[other] { $count } Partien sind schon da.
  }
arena-kept = { $done } von { $games } Partien sind in { $file } gespeichert; derselbe Befehl setzt das Turnier fort.
arena-written = Die Partien stehen in { $file }, der Bericht in { $report }.

## Table and report

arena-title = Turnier der Bots: { $game }
arena-summary = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  } in { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
  }, { $players } Spieler, Spielplan { $board }, Startwert { $seed }
arena-unfinished = Die letzte Runde ist mit { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
  } unvollständig: Nicht jeder Bot saß gleich oft auf jedem Platz.
arena-lead = { $bot } holt je besetztem Platz { $share } des Sieges; ein gleicher Anteil wäre { $even }.
arena-bot = Bot
arena-seats = Plätze besetzt
arena-wins = Sieganteil
arena-points = Punkte
arena-rating = Wertung
arena-ordinal = Ordinalwert
arena-move = Zeit pro Zug
arena-longest = längste
arena-seat = Platz { $number }
arena-even = gleich: { $share }
arena-mean = Mittel { $value }
arena-at-most = längste { $value }
arena-plot-wins = Sieganteil
arena-plot-rating = Wertungen
arena-plot-points = Punkte
arena-plot-seats = Sieganteil nach Platz
arena-plot-move = Zeit pro Zug
arena-about-table = Hinter ± steht ein Standardfehler, bei der Wertung zwei Sigma. Der Ordinalwert ist die Wertung weniger drei Sigma: So stark ist der Bot fast sicher mindestens.
arena-about-wins = Der Anteil am Sieg je besetztem Platz; ein geteilter Sieg zählt zu gleichen Teilen. Die Linien reichen zwei Standardfehler nach beiden Seiten, gezählt nach Runden, denn die Partien einer Runde haben dieselben Ziehungen. Gestrichelt: ein gleicher Anteil.
arena-about-rating = Spielstärke im Plackett-Luce-Modell von openskill; ein Neuling hat 25. Die Linien reichen zwei Sigma nach beiden Seiten.
arena-about-points = Wie oft ein Bot mit wie vielen Punkten endete; sein Zeichen steht beim Mittelwert.
arena-about-seats = Der Anteil am Sieg auf jedem Platz. Gestrichelt: ein gleicher Anteil.
arena-about-move = Bedenkzeit je Entscheidung, auf einer Skala von Zehnerpotenzen: Das Zeichen ist das Mittel, der Strich der längste einzelne Gedanke.

## What cannot be

arena-bots-count = { $count ->
    [one] { $count } Bot passt
   *[other] { $count } Bots passen
  } nicht zu { $players } Spielern; für jeden Platz ist ein Bot anzugeben, durch Kommas getrennt.
arena-number = „{ $value }“ ist keine Zahl für { $name }; möglich ist 1 bis { $most }.
arena-same-file = Partien und Bericht können nicht beide nach { $file }; für eines davon eine andere Datei angeben.
arena-bot-failed = { $bot } scheiterte in Partie { $number } mit den Ziehungen des Startwerts { $seed } und dem eigenen Startwert { $bot_seed }: { $reason }; derselbe Befehl führt wieder dorthin.
arena-version = Edubba { $here } kann keine Partien spielen, die Edubba { $wanted } geplant hat; auf allen Maschinen dieselbe Version installieren.
arena-busy = { $file } wird gerade von einem anderen Turnier benutzt; darauf warten oder mit --out eine andere Datei angeben.
arena-no-arena = { $file } ist keine Datei eines Turniers; mit --out eine andere angeben.
arena-other-plan = { $file } enthält ein anderes Turnier; verschieden: { $words }; mit --out eine andere Datei angeben.
arena-plan-part = { $name ->
    [game] Spiel
    [options] Optionen
    [bots] Bots
    [seed] Startwert
    [rules] Version der Regeln
   *[version] Version von Edubba
  }
arena-bad-line = { $file }, Zeile { $line }: Das ist keine Partie dieses Turniers; die Zeile löschen, dann wird die Partie neu gespielt.
arena-worker-died = Ein Prozess, der Partien spielte, endete unerwartet; die fertigen Partien sind gespeichert: denselben Befehl noch einmal geben, bei knappem Speicher mit weniger --jobs.
arena-ray-missing = --ray braucht Ray, das nicht installiert ist; zu installieren mit: { $command }
arena-ray-unreachable = Unter { $address } antwortet kein Ray: { $reason }; local startet eines auf dieser Maschine.
arena-ray-failed = Ray konnte eine Partie nicht beenden: { $reason }; die fertigen Partien sind gespeichert, derselbe Befehl setzt das Turnier fort.
