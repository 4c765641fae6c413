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
scene-remove = Levétel a tábláról
scene-points = pont
scene-workers = Munkások: szabad / készlet
scene-armies = Seregek: szabad / készlet
scene-cities = Megmaradt városok
scene-growths = Megmaradt növekedésjelzők
scene-empire = Birodalom
scene-rank = Rang (felszerelés)
scene-passed = Passzolt
scene-turn = { $phase ->
    [growth] { $turn }. forduló, növekedés
    [over] { $turn }. forduló, vége
   *[other] { $turn }. forduló, akciók
  }
scene-word = { $word ->
    [found] Városalapítás
    [move-city] Város áthelyezése
    [workers] Munkások lerakása
    [trade] Kereskedés
    [empire] Birodalom alapítása
    [expand] A birodalom terjeszkedése
    [pass] Passz
    [pay] Fizetés
    [worker] Egy munkás
    [army] Egy sereg
    [spend] Elköltés
    [scribe] Írnok használata
    [pool] Szabad munkások
    [self] Maga az írnok
    [toolmakers-used] Használt szerszámkészítők
    [done] Kész
    [place] Lerakás
    [swap] Csere
    [buy] Sereg vétele ezért
    [equip] Felszerelés ezzel
    [at] Kezdés itt
    [garrison] Helyőrség seregei
    [invade] Betörés
    [raze] Város lerombolása
    [reinforce] Megerősítés
    [reenter] Visszatérés
    [roll] Dobás
    [stop] A harc abbahagyása
    [again] Egy sereg feladása a folytatásért
    [bid] Licit
    [make-tool] Szerszám készítése fémből
    [grow] Város növelése
   *[plain] Luxuscikk nélkül
  }
