# Amit az oldal a képek mellett mond.

scene-row = Városállamok és jelzők
scene-dynasty = { $dynasty }. korszak, { $round }. forduló
scene-task = { $task ->
    [draw] Húzás következik
    [setup] Kereskedő lerakása egy üres településre
    [take] { $count ->
        [one] Egy jelző elvétele
       *[other] { $count } jelző elvétele
      }
   *[play] Kereskedő felrakása, mozgatása vagy levétele
  }
scene-add = Kereskedő ide: { $place }
scene-remove = Levétel a játéktábláról
scene-points = pont
scene-workers = Munkások: saját / közös készlet
scene-armies = Seregek: saját / közös készlet
scene-cities = Megmaradt városok
scene-growths = Megmaradt növekedésjelzők
scene-empire = Birodalom
scene-rank = Rang (felszerelés)
scene-passed = Passzolt
scene-turn = { $phase ->
    [growth] { $turn }. forduló, városok növelése
    [over] { $turn }. forduló, vége
   *[other] { $turn }. forduló, cselekedetek
  }
scene-word = { $word ->
    [found] Városalapítás
    [move-city] Város áthelyezése
    [workers] Munkások felrakása
    [trade] Kereskedés
    [empire] Birodalom létrehozása
    [expand] A birodalom terjeszkedése
    [pass] Passz
    [pay] Fizetés
    [worker] Egy munkás
    [army] Egy sereg
    [spend] Beadás
    [scribe] Írnok használata
    [pool] Munkások a saját készletben
    [self] Maga az írnok
    [toolmakers-used] Felhasznált szerszámkészítők
    [done] Kész
    [done-workers] Nincs több munkás
    [done-trade] Nincs több kereskedés
    [done-buy] Nincs több sereg
    [done-equip] Nincs több felszerelés
    [done-again] Nincs több terjeszkedés
    [done-bid] Nincs licit
    [done-bidding] A licit megvan
    [done-grow] Nincs több növelés
    [place] Felrakás
    [swap] Csere
    [buy] Sereg vásárlása ezért
    [equip] Felszerelés ezzel
    [at] Kezdés itt
    [garrison] Seregek felrakása
    [invade] Lerohanás
    [raze] Város elpusztítása
    [reinforce] Megerősítés
    [reenter] Visszatérés
    [roll] Dobás
    [stop] A harc abbahagyása
    [again] Egy sereg beadása a folytatásért
    [bid] Licit
    [make-tool] Szerszám készítése fémből
    [grow] Város növelése
   *[plain] Luxuscikk nélkül
  }
