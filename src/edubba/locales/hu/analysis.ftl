# The analysis of positions and records.

analysis-one-limit = A seconds és a simulations kizárja egymást; csak az egyiket kell megadni.
analysis-whole-record = { $word } csak teljes feljegyzés mellett adható meg; itt el kell hagyni.
analysis-running = Elemzés: { $file }
analysis-goes-on = Folytatás innen: { $file }; { $total } állásból { $done } kész.
analysis-kept = { $total } állásból { $done } kész, és itt van elmentve: { $file }; ugyanez a parancs onnan folytatja.

analysis-text = Lépés
analysis-share = Nyerési esély, %
analysis-verdict = Ítélet
analysis-loss = Veszteség
analysis-remark = Megjegyzés
analysis-grade = { $grade ->
    [best] legjobb
    [good] jó
    [unclear] bizonytalan
    [inaccuracy] pontatlan
    [mistake] hiba
   *[blunder] durva hiba
  }
analysis-draw = húzás
analysis-forced = kényszerű
analysis-better = jobb: { $text }
analysis-helped = neki segített: { $name }
analysis-luck = Szerencse
analysis-own = Saját döntések
analysis-others = Mások döntései
analysis-revised = Újraértékelés
analysis-lost = Elvesztett
analysis-accuracy = Legjobb vagy jó
analysis-of = { $part } / { $whole }
analysis-identity = Együtt adják az esély változását. A döntések a helyükön legjobbhoz képest számítanak, amennyiben a különbség kétségtelen; az újraértékelés minden egyéb: ami túl kicsi ahhoz, hogy biztos legyen, és amit a keresés csak később látott meg. Minden érték századokban, ± egy standard hiba.
analysis-turning-points = Fordulópontok
analysis-swing = { $number }: { $told } { $name }: { $before } → { $after }.
analysis-swing-other = { $way ->
    [down] Leginkább neki segített: { $name }.
   *[up] Leginkább neki ártott: { $name }.
  }

analysis-effort = { $count } szimuláció; ± egy standard hiba.
analysis-best = A legjobb lépések ({ $name }) és az esélyek utánuk
analysis-draws = A legvalószínűbb húzások és az esélyek utánuk
analysis-tried = Szimulációk
analysis-line = Fővariáns: { $line }

## The graph.

analysis-graph-title = Nyerési esélyek
analysis-graph-desc = Nyerési esélyek százalékban { $count } lépés és húzás mindegyike után.
analysis-graph-seat = { $name }: { $first } → { $final }; szerencse { $luck }, saját döntések { $own }, mások döntései { $others }, újraértékelés { $revised }.
analysis-graph-mark = { $number }, { $name }: { $text } ({ $grade }, veszteség { $loss }; jobb: { $best })
analysis-graph-drawn = { $number }, húzás { $text }: { $moved }
analysis-graph-sign = { $sign ->
    [error] két standard hiba
    [mistake] hiba
    [blunder] durva hiba
   *[draw] esélyeket változtató húzás
  }
analysis-graph-sums = Szerencse és tudás
analysis-part = { $part ->
    [draws] Húzások
    [placement] Felállítás
    [order] Sorrend
    [dynasty] { $number }. korszak
    [turn] { $number }. forduló
    [end] Vége
   *[other] { $part }
  }
