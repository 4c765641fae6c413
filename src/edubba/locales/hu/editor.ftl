# A játéktáblák és az állások szerkesztői: amit a kiszolgáló mond.

editor-moment = A pillanat
editor-markers = Jelzők az első három hely fölött
editor-row = A városállamok sora
editor-discarded = Eldobott jelzők
editor-nobody = senki
editor-none = nincs
editor-trader = Kereskedő
editor-phase = { $phase ->
    [setup] kereskedők lerakása
    [take] jelzők elvétele
    [over] a játék vége
    [draw] húzás
   *[play] akció
  }
editor-label = { $field ->
    [phase] Mi következik
    [to_act] Soron van
    [taking] Innen vesznek el
    [start] Kezdőjátékos
    [prompt] Mi következik
   *[turn] Forduló
  }
editor-place = { $number }. hely
editor-marker = { $place }. hely, { $number }. jelző
editor-prompt = { $prompt ->
    [surcharge] cselekedet pluszköltséggel
    [action] cselekedet
    [workers] munkások
    [place] munkások felrakása
    [trade] kereskedés
    [buy] seregek vásárlása
    [equip] felszerelés
    [at] hol kezd egy birodalom
    [garrison] seregek felrakása
    [expand] terjeszkedés
    [fight] harc
    [again] további terjeszkedés
    [bid] licit
    [grow] városok növelése
    [dice] kockadobás
    [order] a játéksorrend kisorsolása
   *[over] a játék vége
  }
editor-order = Játéksorrend
editor-points = Pontok
editor-worker-pool = Munkások a saját készletben
editor-worker-track = Munkások a pontsávon
editor-army-pool = Seregek a saját készletben
editor-empire = Birodalom
editor-equipment = A felszerelés értéke
editor-rank = Rang
editor-passed = Passzolt
editor-bid = A licit értéke
editor-yes = igen
editor-no = nem
editor-city = Város
editor-grown = Megnövelve
editor-army = Seregek
editor-army-of = { $name }: { $count } sereg
editor-workers-of = { $name }, munkások
editor-ready-of = { $name }, bevethető
editor-used-of = { $name }, felhasznált
editor-field = „{ $field }” nem olyasmi, ami ebben az állásban megváltoztatható.
editor-value = { $field }: ez nem lehet „{ $value }”.
editor-shape = Ez nem szerkeszthető állás: { $reason }.
editor-wrong-traders = { $name }: { $board } kereskedő van a játéktáblán. Ebben a pillanatban { $exact ->
    [yes] pontosan { $most }
   *[no] legalább { $least } és legfeljebb { $most }
  } kell: rakj fel vagy vegyél le kereskedőket, vagy változtasd meg, mi következik.
editor-wrong-markers = A megszerzett vagy eldobott jelzők száma { $count }. Ebben a pillanatban { $wanted } kell: változtasd meg, mit szereztek a játékosok, vagy a dinasztiát.
editor-wrong-controller = { $position ->
    [1] Az 1.
   *[other] A { $position }.
  } helyen az veszi el a jelzőket, akié ott a legnagyobb befolyás: { $name }.
editor-wrong-placing = A lerakott kereskedők száma { $count }, ezért a következőt ő rakja le: { $name }.
editor-wrong-no-empire = { $name }: ebben a fordulóban nincs birodalma, ezért se serege, se felszerelése nem lehet (R103).
editor-wrong-scribes = { $name }: { $count } írnoka van; legfeljebb kettő lehet (R66).
editor-wrong-track = { $name }: ennyi ponttal legfeljebb { $most } munkása lehet a pontsávon (R150).
editor-wrong-growth = { $name }: nem tud várost növelni, ezért nem ő következik (R143).
editor-wrong-pool = { $name }: ahhoz, ami következik, egy sereg kell a saját készletében.
editor-wrong-akkad = Akkádban csak annak lehet serege, aki ezt a birodalmat létrehozta, és az nem ő: { $name } (R169).
editor-wrong-needs-empire = { $name }: ahhoz, ami következik, birodalom kell (R100).
editor-wrong-prompt = Itt nem következhet „{ $prompt }”: nem volna mit tenni.
editor-even = Nyolc városállam, utak nélkül
editor-route = { $number }. kereskedőút
editor-unjoined = { $state }: { $count ->
    [one] { $count } település még nem fekszik
   *[other] { $count } település még nem fekszik
  } kereskedőúton; minden településnek kell (R3).
editor-overlap = { $a } és { $b } egymáson fekszik; mozdítsd el az egyiket.
editor-in-frame = { $settlement } a térkép keretében fekszik; mozdítsd beljebb.
editor-name = Itt „{ $name }” nem lehet név; használj latin betűket és számjegyeket, betűvel az elején.
editor-name-taken = Ezen a játéktáblán már van „{ $name }” nevű.
editor-name-unknown = Ezen a játéktáblán semminek sem „{ $name }” a neve.
editor-no-boards = Ennek a játéknak a táblái itt nem rajzolhatók meg: { $game }.
editor-board-address = Az ebben a címben álló játéktábla nem olvasható.
editor-board-empty = A fájl üres; egy táblafájl a tábla nevével kezdődik.
editor-board-line = A fájl { $line }. sora nem felel meg a táblafájlok formátumának (TOML); javítsd ki ott, vagy indulj ki egy mentett táblából.
editor-board-format = A fájl nem felel meg a táblafájlok formátumának (TOML); indulj ki egy mentett táblából.
