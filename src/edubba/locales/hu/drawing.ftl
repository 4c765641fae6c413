# Words in pictures.

draw-title = Sumeria
draw-dynasty = Korszak
draw-round = Forduló
draw-bag = Jelzők a zsákban
draw-points = pont
draw-supply = Kereskedők a készletben
draw-ascendant = A három leghatalmasabb egyike
draw-to-move = soron van
draw-winner = győztes
draw-start-player = Kezdőjátékos
draw-kind-E = kereskedelmi
draw-kind-M = katonai
draw-kind-P = politikai
draw-kind-R = vallási
draw-status-chance = Húzás következik
draw-status-setup = { $name } lerak egy kereskedőt
draw-status-play = { $name } van soron
draw-status-take = { $name } jelzőket vesz el
draw-status-over = Győzelem: { $names }
draw-last = Utolsó lépés: { $action }

# After the Flood.

draw-flood-title = Áradás után
draw-flood-turn = { $turn }. forduló az 5-ből
draw-flood-short = { $resource ->
    [grain] Ga
    [wood] Fa
    [metal] Fé
    [textile] Te
    [tool] Sz
    [oil] Ol
    [gold] Ar
   *[lapis] La
  }
draw-flood-power = { $power ->
    [extra_exchange] eggyel több csere
    [extra_armies] birodalom: +2 sereg
    [extra_points] +1 pont területenként
    [dear_to_raze] elpusztítása 3 sereg
    [free_scribe] +1 írnok alapításkor
    [extra_textile] +1 textil fordulónként
   *[free_toolmaker] +1 szerszámkészítő
  }
draw-flood-water = { $name ->
    [upper_sea] Felső-tenger
   *[lower_sea] Alsó-tenger
  }
draw-flood-turns = Fordulók és birodalmak
draw-flood-decline = Hanyatlás
draw-flood-ranks = A seregek felszerelése
draw-flood-equipment = A felszerelés értéke: { $value }
draw-flood-boxes = Munkásdobozok
draw-flood-side = { $side ->
    [ready] bevethető
   *[used] használt
  }
draw-flood-goods = Erőforrások
draw-flood-value = érték
draw-flood-stock = készlet
draw-flood-source = ezért cserélhető
draw-flood-yield = A legtöbb munkás a dobozban { $first }, a második { $second }, a harmadik { $third }; mind egyenlő { $all_level }
draw-flood-made = fémből
draw-flood-growth = Növekedés: 2 fa + luxuscikkek
draw-flood-luxuries = { $count } luxuscikk: { $points } pont
draw-flood-track = Pontsáv
draw-flood-order = Hely a játéksorrendben: { $place }
draw-flood-passed = passzolt, licit: { $bid }
draw-flood-held = { $resource }, kézben: { $count }
draw-flood-left = { $kind ->
    [workers] munkások
    [armies] seregek
    [cities] városok
   *[growths] növekedés
  }
draw-flood-empire = birodalom · rang
draw-flood-pool = saját készletben / közös készletben
draw-flood-points-end = A játék végén a legtöbb munkásért járó pont: { $points }
draw-flood-muster = Birodalom: { $name }, seregek: { $count }
draw-flood-city = város, { $name }
draw-flood-grown = megnövelve
draw-flood-workers = munkások, { $name }: { $count }
draw-flood-armies = seregek, { $name }: { $count }
draw-flood-chance = { $draw ->
    [order] A játéksorrend kisorsolása
   *[dice] Két kocka dobása
  }
draw-flood-asked = { $prompt ->
    [surcharge] adj be egyet a cselekedetért, vagy passzolj
    [workers] adj be erőforrást, vagy használj írnokot
    [place] rakj fel legfeljebb { $count } munkást
    [trade] cserélj, vagy készíts szerszámot
    [buy] vásárolj seregeket
    [equip] szereld fel a seregeket
    [at] válaszd ki, hol kezd a birodalom
    [garrison] egy vagy két sereg ide: { $area }
    [expand] rohanj le, pusztíts el vagy erősíts
    [fight] harc, { $area }: dobj, vagy hagyd abba
    [again] adj be egy sereget és folytasd, vagy elég
    [bid] licitálj a játéksorrendért
    [grow] növeld városaidat
   *[action] válassz cselekedetet
  }
draw-flood-score = { $name }: { $points } pont
