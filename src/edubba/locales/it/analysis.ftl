# The analysis of positions and records.

analysis-one-limit = seconds e simulations si escludono a vicenda; indicarne uno solo.
analysis-whole-record = { $word }: solo con una registrazione intera; qui da omettere.
analysis-running = Analisi di { $file }
analysis-goes-on = Si riprende da { $file }: { $done } posizioni su { $total } sono pronte.
analysis-kept = { $done } posizioni su { $total } sono pronte e conservate in { $file }; lo stesso comando riprende da lì.

analysis-text = Mossa
analysis-share = Probabilità di vittoria, %
analysis-verdict = Giudizio
analysis-loss = Perdita
analysis-remark = Nota
analysis-grade = { $grade ->
    [best] migliore
    [good] buona
    [unclear] incerta
    [inaccuracy] imprecisione
    [mistake] errore
   *[blunder] errore grave
  }
analysis-draw = estrazione
analysis-forced = obbligata
analysis-better = meglio { $text }
analysis-helped = aiuta { $name }
analysis-luck = Fortuna
analysis-own = Decisioni proprie
analysis-others = Decisioni altrui
analysis-revised = Ripensamenti
analysis-lost = Perso
analysis-accuracy = Migliori o buone
analysis-of = { $part } su { $whole }
analysis-identity = Insieme danno la variazione della probabilità. Le decisioni contano rispetto alle migliori al loro posto, se la differenza è fuori dubbio; i ripensamenti sono tutto il resto: ciò che è troppo piccolo per esserne sicuri e ciò che la ricerca ha visto solo dopo. Tutto in centesimi, ± un errore standard.
analysis-turning-points = Punti di svolta
analysis-swing = { $number }: { $told } { $name }: da { $before } a { $after }.
analysis-swing-other = { $way ->
    [down] Ha aiutato soprattutto { $name }.
   *[up] È costato soprattutto a { $name }.
  }

analysis-effort = { $count ->
    [one] { $count } simulazione
   *[other] { $count } simulazioni
  }; ± è un errore standard.
analysis-best = Le mosse migliori di { $name } e le probabilità dopo di esse
analysis-draws = Le estrazioni più probabili e le probabilità dopo di esse
analysis-tried = Simulazioni
analysis-line = Variante principale: { $line }

## The graph.

analysis-graph-title = Probabilità di vittoria
analysis-graph-desc = Probabilità di vittoria in percento dopo ognuna di { $count } mosse ed estrazioni.
analysis-graph-seat = { $name }: da { $first } a { $final }; fortuna { $luck }, decisioni proprie { $own }, decisioni altrui { $others }, ripensamenti { $revised }.
analysis-graph-mark = { $number }, { $name }: { $text } ({ $grade }, perdita { $loss }; meglio { $best })
analysis-graph-drawn = { $number }, estrazione { $text }: { $moved }
analysis-graph-sign = { $sign ->
    [error] due errori standard
    [mistake] errore
    [blunder] errore grave
   *[draw] estrazione che sposta le probabilità
  }
analysis-graph-sums = Fortuna e abilità
analysis-part = { $part ->
    [draws] Estrazioni
    [placement] Piazzamento
    [order] Ordine
    [dynasty] Dinastia { $number }
    [turn] Turno { $number }
    [end] Fine
   *[other] { $part }
  }
