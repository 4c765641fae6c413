# Játszmák, feljegyzések és állások elemzése, valamint tippek: amit az oldal mond, és amit a kiszolgáló közöl vele.

page-analysis = Elemzés
page-analysis-about = Egy keresés minden pillanatot megnéz: kinek nőtt az esélye, melyik döntésnek volt ára, és mi volt szerencse.
page-analysis-ask = Elemzés kérése
page-analysis-again = Újra
page-analysis-locked = Elemzés akkor van, ha a játszma már véget ért.
page-analysis-waiting = { $ahead ->
    [0] Mindjárt kezdődik az elemzésed.
    [one] Előbb egy másik elemzés következik.
   *[other] Előbb { $ahead } másik elemzés következik.
  }
page-analysis-running = Elemzés folyik
page-analysis-minutes = { $count ->
    [one] még körülbelül egy perc
   *[other] még körülbelül { $count } perc
  }
page-analysis-seconds = { $count ->
    [one] még körülbelül egy másodperc
   *[other] még körülbelül { $count } másodperc
  }
page-analysis-keeps = Elhagyhatod ezt az oldalt; az elemzés folytatódik.
page-analysis-graph = Nyerési esélyek: válassz egy pillanatot
page-analysis-moment = { $at } / { $total }: { $shares }
page-analysis-verdict = Ez a döntés
page-analysis-no-decision = Itt senki sem döntött semmiről: húzás volt, vagy az egyetlen lehetséges lépés.
page-analysis-start = A kezdet. Válassz egy pillanatot a grafikonon.
page-analysis-played = Megtett lépés
page-analysis-better = Jobb
page-analysis-cost = Veszteség
page-analysis-points = Fordulópontok
page-analysis-no-points = Semmi sem változtatott az esélyeken nyolc századot vagy többet, amennyire a keresés biztos benne.
page-analysis-accounts = Szerencse és tudás
page-analysis-player = Játékos
page-analysis-share = Nyerési esély
page-analysis-luck = Szerencse
page-analysis-own = Saját döntések
page-analysis-others = Mások döntései
page-analysis-revised = Újraértékelés
page-analysis-lost = Hibák miatt elvesztett
page-analysis-good = Legjobb vagy jó
page-analysis-of = { $part } / { $whole }
page-analysis-explained = Minden a győzelem századaiban, ± egy standard hiba. A szerencse, a döntések és az újraértékelés együtt adja, mennyivel nőtt egy esély. A döntések a helyükön legjobbhoz képest számítanak, amennyiben a különbség kétségtelen; az újraértékelés minden egyéb: ami túl kicsi ahhoz, hogy biztos legyen, és amit a keresés csak később látott meg.
page-analysis-mistakes = Hibák
page-analysis-no-mistakes = Senki sem követett el olyan hibát, amelyben ez a keresés biztos.
page-analysis-effort = { $seconds } s gondolkodás állásonként.
page-analysis-file = Az egész elemzés fájlként

page-analysis-position = Az állás elemzése
page-analysis-thinking = Gondolkodás…
page-analysis-options = A legjobb lépések
page-analysis-draws = A legvalószínűbb húzások
page-analysis-line = Így folytatódhat
page-analysis-simulations = { $count ->
    [one] { $count } szimuláció; ± egy standard hiba.
   *[other] { $count } szimuláció; ± egy standard hiba.
  }

page-hint = Kérek egy tippet
page-hint-title = Tipp
page-hint-action = És mit tegyek?
page-hint-why = Miért?

## Amit a kiszolgáló mond.

reviews-running = Ez a játszma még nem ért véget: elemzés akkor lesz, ha véget ért.
reviews-locked = Ez egy olyan játszmához tartozik, amelyet még játszanak: várd meg, amíg az a játszma véget ér.
reviews-long = Ebben a feljegyzésben { $count } lépés van; legfeljebb { $most } elemezhető.
reviews-many = { $most ->
    [one] Egy elemzésed még nincs kész; a következőt akkor kérd, amikor elkészült.
   *[other] { $most } elemzésed még nincs kész; a következőt akkor kérd, amikor az egyik elkészült.
  }
reviews-busy = Éppen most sokan kérnek elemzést. Próbáld újra egy pillanat múlva.
reviews-nothing = A keresés eredmény nélkül ért véget. Próbáld újra.
reviews-failed = Az elemzés megszakadt. Ami elkészült, megmaradt; újra megpróbálhatod.
reviews-verdict = { $grade ->
    [best] { $name } azt választotta, amit a keresés a legjobbnak tart.
    [good] Jó: a legjobb ({ $better }) is alig hozott volna többet.
    [unclear] Talán jobb volt ez: { $better }, { $loss } századdal; a keresés nem biztos benne.
    [inaccuracy] Pontatlanság: { $loss } századdal jobb volt ez: { $better }.
    [mistake] Hiba: { $loss } századdal jobb volt ez: { $better }.
   *[blunder] Durva hiba: { $loss } századdal jobb volt ez: { $better }.
  }
reviews-helped = Leginkább neki segített: { $name }, ennyivel: { $gain }.
reviews-swing = { $cause ->
    [luck] { $told } { $name } esélye: { $before } → { $after }, főként a szerencse miatt.
    [inaccuracy] { $told } { $name } esélye: { $before } → { $after }; a döntés pontatlan volt.
    [mistake] { $told } { $name } esélye: { $before } → { $after }; a döntés hiba volt.
    [blunder] { $told } { $name } esélye: { $before } → { $after }; a döntés durva hiba volt.
    [row] { $told } Ezekben a körökben { $name } esélye: { $before } → { $after }.
   *[play] { $told } { $name } esélye: { $before } → { $after }.
  }

hints-rated = Értékelt játszmákban nincsenek tippek.
hints-people = Tippek csak ott vannak, ahol mindenki más gépi játékos.
hints-complete = A köröd kész: erősítsd meg, vagy vonj vissza valamit.
hints-area = Ezt nézd meg: { $region }.
hints-kind = Ezen gondolkodj: { $kind }.
hints-region = { $region ->
    [markers] az elvehető jelzők
    [boxes] a négy munkásdoboz
    [north] az északi területek
    [east] a keleti területek
    [west] a nyugati területek
    [upper] Sumer északi része
   *[lower] Sumer déli része
  }
hints-area-none = Itt nem a játéktábla egyik helyéről van szó, hanem az egyik választható szóról.
hints-only = Ez az egyetlen, amit tehetsz.
hints-there = Utána: { $places }.
hints-have = Amit a köröd nálad változtat: { $facts }.
hints-points = Pontjaid a következő köröd elején a keresés szerint: { $points }, a következő legjobb után { $other }.
hints-share = Nyerési esélyed utána: { $share }.
hints-next = A következő legjobb ({ $action }) után ennyi: { $share }.
hints-even = A különbség túl kicsi ahhoz, hogy a keresés biztos legyen benne.
hints-line = Így folytatódhat: { $told }
