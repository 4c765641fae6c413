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
editor-even = Nyolc városállam, utak nélkül
editor-route = { $number }. kereskedőút
editor-unjoined = { $state }: { $count ->
    [one] { $count } település még nem fekszik
   *[other] { $count } település még nem fekszik
  } kereskedőúton; minden településnek kell (R3).
editor-name = „{ $name }” nem lehet név; betűkből és számjegyekből állhat, elöl betűvel.
editor-name-taken = Ezen a játéktáblán már van „{ $name }” nevű.
editor-name-unknown = Ezen a játéktáblán semminek sem „{ $name }” a neve.
editor-no-boards = Ennek a játéknak a táblái itt nem rajzolhatók meg: { $game }.
editor-board-address = Az ebben a címben álló játéktábla nem olvasható.
