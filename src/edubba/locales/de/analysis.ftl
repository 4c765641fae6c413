# The analysis of positions and records.

analysis-one-limit = seconds und simulations schließen einander aus; nur eines davon angeben.
analysis-whole-record = { $word }: nur bei einer ganzen Aufzeichnung möglich; hier weglassen.
analysis-running = { $file } wird analysiert
analysis-goes-on = Es geht weiter mit { $file }: { $done } von { $total } Stellungen sind fertig.
analysis-kept = { $done } von { $total } Stellungen sind fertig und in { $file } aufgehoben; derselbe Befehl macht dort weiter.

analysis-text = Spielzug
analysis-share = Gewinnanteil, %
analysis-verdict = Urteil
analysis-loss = Verlust
analysis-remark = Bemerkung
analysis-grade = { $grade ->
    [best] bester
    [good] gut
    [unclear] unklar
    [inaccuracy] ungenau
    [mistake] Fehler
   *[blunder] Patzer
  }
analysis-draw = Ziehung
analysis-forced = erzwungen
analysis-better = besser { $text }
analysis-helped = hilft { $name }
analysis-luck = Glück
analysis-own = Eigene Entscheidungen
analysis-others = Entscheidungen anderer
analysis-revised = Neubewertung
analysis-lost = Verloren
analysis-accuracy = Bester oder gut
analysis-of = { $part } von { $whole }
analysis-identity = Zusammen ergeben sie die Änderung des Anteils. Entscheidungen zählen gegenüber den besten an ihrer Stelle, soweit der Unterschied außer Zweifel steht; Neubewertung ist alles Übrige: was für Gewissheit zu klein ist und was die Suche erst später sah. Alles in Hundertsteln, ± ein Standardfehler.
analysis-turning-points = Wendepunkte
analysis-swing = { $number }: { $told } { $name }: von { $before } auf { $after }.
analysis-swing-other = { $way ->
    [down] Das half { $name } am meisten.
   *[up] Das kostete { $name } am meisten.
  }

analysis-effort = { $count ->
    [one] { $count } Simulation
   *[other] { $count } Simulationen
  }; ± ist ein Standardfehler.
analysis-best = Die besten Spielzüge von { $name } und die Anteile danach
analysis-draws = Die wahrscheinlichsten Ziehungen und die Anteile danach
analysis-tried = Simulationen
analysis-line = Hauptvariante: { $line }

## The graph.

analysis-graph-title = Gewinnanteile
analysis-graph-desc = Gewinnanteile in Prozent nach jedem von { $count } Spielzügen und Ziehungen.
analysis-graph-seat = { $name }: von { $first } auf { $final }; Glück { $luck }, eigene Entscheidungen { $own }, Entscheidungen anderer { $others }, Neubewertung { $revised }.
analysis-graph-mark = { $number }, { $name }: { $text } ({ $grade }, Verlust { $loss }; besser { $best })
analysis-graph-drawn = { $number }, Ziehung { $text }: { $moved }
analysis-graph-sign = { $sign ->
    [error] zwei Standardfehler
    [mistake] Fehler
    [blunder] Patzer
   *[draw] Ziehung, die Anteile verschob
  }
analysis-graph-sums = Glück und Können
analysis-part = { $part ->
    [draws] Ziehungen
    [placement] Aufstellung
    [order] Reihenfolge
    [dynasty] Dynastie { $number }
    [turn] Runde { $number }
    [end] Ende
   *[other] { $part }
  }
