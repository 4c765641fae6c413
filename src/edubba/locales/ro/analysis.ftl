# The analysis of positions and records.

analysis-one-limit = seconds și simulations se exclud reciproc; se indică doar una dintre ele.
analysis-whole-record = { $word }: doar împreună cu o înregistrare întreagă; aici de omis.
analysis-running = Se analizează { $file }
analysis-goes-on = Se continuă din { $file }: poziții gata { $done } din { $total }.
analysis-kept = Poziții gata { $done } din { $total }, păstrate în { $file }; aceeași comandă continuă de acolo.

analysis-text = Mutare
analysis-share = Șansă de câștig, %
analysis-verdict = Apreciere
analysis-loss = Pierdere
analysis-remark = Observație
analysis-grade = { $grade ->
    [best] cea mai bună
    [good] bună
    [unclear] neclară
    [inaccuracy] imprecizie
    [mistake] greșeală
   *[blunder] gafă
  }
analysis-draw = tragere la sorți
analysis-forced = forțată
analysis-better = mai bine { $text }
analysis-helped = ajută: { $name }
analysis-luck = Noroc
analysis-own = Decizii proprii
analysis-others = Deciziile altora
analysis-revised = Reevaluare
analysis-lost = Pierdut
analysis-accuracy = Cele mai bune sau bune
analysis-of = { $part } din { $whole }
analysis-identity = Împreună dau schimbarea șansei. Deciziile se socotesc față de cele mai bune în locul lor, în măsura în care diferența este neîndoielnică; reevaluarea este tot restul: ce este prea mic pentru a fi sigur și ce căutarea a văzut abia mai târziu. Totul în sutimi, ± o eroare standard.
analysis-turning-points = Momente de cotitură
analysis-swing = { $number }: { $told } { $name }: de la { $before } la { $after }.
analysis-swing-other = { $way ->
    [down] Cel mai mult i-a folosit jucătorului { $name }.
   *[up] Cel mai mult i-a dăunat jucătorului { $name }.
  }

analysis-effort = { $count ->
    [one] { $count } simulare
    [few] { $count } simulări
   *[other] { $count } de simulări
  }; ± este o eroare standard.
analysis-best = Cele mai bune mutări ({ $name }) și șansele după ele
analysis-draws = Cele mai probabile trageri la sorți și șansele după ele
analysis-tried = Simulări
analysis-line = Varianta principală: { $line }

## The graph.

analysis-graph-title = Șanse de câștig
analysis-graph-desc = Șansele de câștig în procente; mutări și trageri la sorți: { $count }.
analysis-graph-seat = { $name }: de la { $first } la { $final }; noroc { $luck }, decizii proprii { $own }, deciziile altora { $others }, reevaluare { $revised }.
analysis-graph-mark = { $number }, { $name }: { $text } ({ $grade }, pierdere { $loss }; mai bine { $best })
analysis-graph-drawn = { $number }, tragere la sorți { $text }: { $moved }
analysis-graph-sign = { $sign ->
    [error] două erori standard
    [mistake] greșeală
    [blunder] gafă
   *[draw] tragere care a mutat șansele
  }
analysis-graph-sums = Noroc și pricepere
analysis-part = { $part ->
    [draws] Trageri la sorți
    [placement] Așezare
    [order] Ordine
    [dynasty] Dinastia { $number }
    [turn] Tura { $number }
    [end] Sfârșit
   *[other] { $part }
  }
