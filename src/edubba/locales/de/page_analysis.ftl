# Analysen von Partien, Aufzeichnungen und Stellungen, und Hinweise: was die Seite sagt und was der Server ihr mitteilt.

page-analysis = Analyse
page-analysis-about = Eine Suche sieht sich jeden Zeitpunkt an: wessen Aussichten gestiegen sind, welche Entscheidungen etwas gekostet haben und was Glück war.
page-analysis-ask = Analysieren
page-analysis-again = Noch einmal versuchen
page-analysis-locked = Eine Analyse gibt es, sobald die Partie zu Ende ist.
page-analysis-waiting = { $ahead ->
    [0] Deine Analyse beginnt gleich.
    [one] Vorher kommt noch eine andere Analyse.
   *[other] Vorher kommen noch { $ahead } andere Analysen.
  }
page-analysis-running = Wird analysiert
page-analysis-minutes = { $count ->
    [one] noch etwa eine Minute
   *[other] noch etwa { $count } Minuten
  }
page-analysis-seconds = { $count ->
    [one] noch etwa eine Sekunde
   *[other] noch etwa { $count } Sekunden
  }
page-analysis-keeps = Du kannst diese Seite verlassen; die Analyse geht weiter.
page-analysis-graph = Gewinnanteile: Wähle einen Zeitpunkt
page-analysis-moment = { $at } von { $total }: { $shares }
page-analysis-verdict = Diese Entscheidung
page-analysis-no-decision = Hier hat niemand etwas entschieden: Es war eine Ziehung oder das Einzige, was möglich war.
page-analysis-start = Der Anfang. Wähle im Diagramm einen Zeitpunkt.
page-analysis-played = Gespielt
page-analysis-better = Besser
page-analysis-cost = Verlust
page-analysis-points = Wendepunkte
page-analysis-no-points = Nichts hat die Aussichten um acht Hundertstel oder mehr verändert, soweit die Suche sicher ist.
page-analysis-accounts = Glück und Können
page-analysis-player = Spieler
page-analysis-share = Gewinnanteil
page-analysis-luck = Glück
page-analysis-own = Eigene Entscheidungen
page-analysis-others = Entscheidungen anderer
page-analysis-revised = Neubewertung
page-analysis-lost = Durch Fehler verloren
page-analysis-good = Bester oder gut
page-analysis-of = { $part } von { $whole }
page-analysis-explained = Alles in Hundertsteln des Sieges, ± ein Standardfehler. Glück, Entscheidungen und Neubewertung ergeben zusammen, um wie viel ein Anteil gestiegen ist. Entscheidungen zählen gegenüber den besten an ihrer Stelle, soweit der Unterschied außer Zweifel steht; Neubewertung ist alles Übrige: was für Gewissheit zu klein ist und was die Suche erst später sah.
page-analysis-mistakes = Fehler
page-analysis-no-mistakes = Niemand hat einen Fehler gemacht, bei dem diese Suche sicher ist.
page-analysis-effort = { $seconds } s Bedenkzeit für jede Stellung.
page-analysis-file = Die ganze Analyse als Datei

page-analysis-position = Diese Stellung analysieren
page-analysis-thinking = Die Suche läuft …
page-analysis-options = Die besten Aktionen
page-analysis-draws = Die wahrscheinlichsten Ziehungen
page-analysis-line = So könnte es weitergehen
page-analysis-simulations = { $count ->
    [one] { $count } Simulation; ± ist ein Standardfehler.
   *[other] { $count } Simulationen; ± ist ein Standardfehler.
  }

page-hint = Gib mir einen Hinweis
page-hint-title = Hinweis
page-hint-action = Und was tun?
page-hint-why = Warum?

## Was der Server sagt.

reviews-running = Diese Partie ist noch nicht zu Ende: Danach gibt es eine Analyse.
reviews-locked = Das gehört zu einer Partie, die noch gespielt wird: Warte, bis diese Partie zu Ende ist.
reviews-long = Diese Aufzeichnung hat { $count } Spielzüge; höchstens { $most } können analysiert werden.
reviews-many = { $most ->
    [one] Eine Analyse von dir ist noch nicht fertig; bitte um die nächste, wenn sie es ist.
   *[other] { $most } Analysen von dir sind noch nicht fertig; bitte um die nächste, wenn eine davon es ist.
  }
reviews-busy = Gerade fragen viele. Versuch es gleich noch einmal.
reviews-nothing = Die Suche endete ohne Ergebnis. Versuch es noch einmal.
reviews-failed = Die Analyse ist abgebrochen. Was gefunden wurde, ist aufgehoben; du kannst es noch einmal versuchen.
reviews-verdict = { $grade ->
    [best] { $name } wählte, was die Suche für das Beste hält.
    [good] Gut: Das Beste, „{ $better }“, hätte kaum mehr gebracht.
    [unclear] Vielleicht war „{ $better }“ besser, um { $loss } Hundertstel; die Suche ist nicht sicher.
    [inaccuracy] Ungenau: „{ $better }“ war um { $loss } Hundertstel besser.
    [mistake] Ein Fehler: „{ $better }“ war um { $loss } Hundertstel besser.
   *[blunder] Ein Patzer: „{ $better }“ war um { $loss } Hundertstel besser.
  }
reviews-helped = Am meisten half das { $name }, um { $gain }.
reviews-swing = { $cause ->
    [luck] { $told } { $name }: von { $before } auf { $after }, vor allem durch Glück.
    [inaccuracy] { $told } { $name }: von { $before } auf { $after }; die Entscheidung war ungenau.
    [mistake] { $told } { $name }: von { $before } auf { $after }; die Entscheidung war ein Fehler.
    [blunder] { $told } { $name }: von { $before } auf { $after }; die Entscheidung war ein Patzer.
    [row] { $told } { $name } in diesen Zügen: von { $before } auf { $after }.
   *[play] { $told } { $name }: von { $before } auf { $after }.
  }

hints-rated = In gewerteten Partien gibt es keine Hinweise.
hints-people = Hinweise gibt es nur, wo alle anderen Bots sind.
hints-complete = Dein Zug ist vollständig: Bestätige ihn oder nimm etwas zurück.
hints-area = Sieh dorthin: { $region }.
hints-kind = Denk darüber nach: { $kind }.
hints-region = { $region ->
    [markers] die Marker, die zu nehmen sind
    [boxes] die vier Felder der Arbeiter
    [north] die Länder im Norden
    [east] die Länder im Osten
    [west] die Länder im Westen
    [upper] der Norden von Sumer
   *[lower] der Süden von Sumer
  }
hints-area-none = Hier geht es nicht um einen Ort auf dem Spielplan, sondern um eines der Wörter, die du wählen kannst.
hints-only = Das ist das Einzige, was du tun kannst.
hints-there = Danach: { $places }.
hints-have = Was dein Zug für dich ändert: { $facts }.
hints-points = Punkte bei deinem nächsten Zug, wie die Suche erwartet: { $points }, nach dem Nächstbesten { $other }.
hints-share = Dein Gewinnanteil danach: { $share }.
hints-next = Nach dem Nächstbesten, „{ $action }“, ist er { $share }.
hints-even = Der Unterschied ist zu klein, als dass die Suche sicher wäre.
hints-line = So könnte es weitergehen: { $told }
