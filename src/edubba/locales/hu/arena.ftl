# Gépi játékosok tornái.

arena-running = Játszmák: { $game }
arena-goes-on = Folytatódik: { $file }; eddig { $count } játszma.
arena-kept = { $games } játszmából { $done } itt van elmentve: { $file }; ugyanez a parancs folytatja.
arena-written = A játszmák itt vannak: { $file }; a jelentés itt: { $report }.

## Table and report

arena-title = Gépi játékosok tornája: { $game }
arena-summary = { $games } játszma { $rounds } fordulóban, { $players } játékos, játéktábla: { $board }, kezdőérték: { $seed }
arena-unfinished = Az utolsó forduló { $count } játszmával befejezetlen: nem minden gépi játékos ült egyformán sokszor minden helyen.
arena-lead = { $bot } elfoglalt helyenként ennyit szerez a győzelemből: { $share }; az egyenlő rész { $even } volna.
arena-bot = gépi játékos
arena-seats = elfoglalt helyek
arena-wins = győzelmi arány
arena-points = pont
arena-rating = értékszám
arena-ordinal = minimális értékszám
arena-move = idő lépésenként
arena-longest = leghosszabb
arena-seat = { $number }. hely
arena-even = egyenlő: { $share }
arena-mean = átlag: { $value }
arena-at-most = leghosszabb: { $value }
arena-plot-wins = Győzelmi arány
arena-plot-rating = Értékszámok
arena-plot-points = Pontok
arena-plot-seats = Győzelmi arány helyenként
arena-plot-move = Idő lépésenként
arena-about-table = A ± után egy standard hiba áll, az értékszámnál két szigma. A minimális értékszám az értékszám három szigmával csökkentve: a gépi játékos szinte biztosan erősebb ennél.
arena-about-wins = A győzelem része elfoglalt helyenként; a közös győzelem egyenlően oszlik meg. A vonalak két standard hibányira nyúlnak mindkét irányban, fordulónként számolva, mert egy forduló játszmáiban a húzások azonosak. Szaggatott vonal: az egyenlő rész.
arena-about-rating = Játékerő az openskill Plackett–Luce-modellje szerint; egy újonc értéke 25. A vonalak két szigmányira nyúlnak mindkét irányban.
arena-about-points = Milyen gyakran hány ponttal végzett egy gépi játékos; a jele az átlagnál áll.
arena-about-seats = A győzelem része az egyes helyeken. Szaggatott vonal: az egyenlő rész.
arena-about-move = Gondolkodási idő döntésenként, tízhatványok skáláján: a jel az átlag, a vonás a leghosszabb egyetlen gondolkodás.

## What cannot be

arena-bots-count = { $count } gépi játékos nem illik { $players } játékoshoz; minden helyre egyet kell megadni, vesszővel elválasztva.
arena-number = „{ $value }” nem jó szám ehhez: { $name }; 1 és { $most } közötti szám kell.
arena-same-file = A játszmák és a jelentés nem kerülhet ugyanabba a fájlba: { $file }; az egyiknek másik fájlt kell megadni.
arena-bot-failed = { $bot } hibázott a(z) { $number }. játszmában, ahol a húzások kezdőértéke { $seed }, a sajátja { $bot_seed }: { $reason }; ugyanez a parancs megint idáig jut.
arena-version = Az Edubba { $here } nem játszhatja le az Edubba { $wanted } által tervezett játszmákat; minden gépre ugyanazt a változatot kell telepíteni.
arena-busy = Ezt a fájlt egy másik torna használja: { $file }; meg kell várni, vagy az --out kapcsolóval másik fájlt megadni.
arena-no-arena = { $file } nem torna fájlja; az --out kapcsolóval másikat kell megadni.
arena-other-plan = Ebben a fájlban másik torna van: { $file }; az eltérés: { $words }; az --out kapcsolóval másik fájlt kell megadni.
arena-plan-part = { $name ->
    [game] játék
    [options] beállítások
    [bots] gépi játékosok
    [seed] kezdőérték
    [rules] szabályváltozat
   *[version] Edubba-változat
  }
arena-bad-line = { $file }, { $line }. sor: ez nem ennek a tornának a játszmája; a sor törlése után a játszma újra lejátszódik.
arena-worker-died = Egy játszmákat játszó folyamat váratlanul véget ért; a kész játszmák megvannak: ugyanezt a parancsot kell újra kiadni, kevés memória esetén kisebb --jobs értékkel.
arena-ray-missing = A --ray kapcsolóhoz Ray kell, amely nincs telepítve; telepítése: { $command }
arena-ray-unreachable = Ezen a címen nem válaszol Ray: { $address }: { $reason }; a local szó helyben indít egyet.
arena-ray-failed = A Ray nem tudott befejezni egy játszmát: { $reason }; a kész játszmák megvannak, ugyanez a parancs folytatja.
