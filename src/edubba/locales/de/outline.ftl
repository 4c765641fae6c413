# Der Spielplan als Überschriften und Listen, zum Lesen oder Hören.

outline-state = { $place ->
    [0] { $state }, noch nicht in der Reihe
   *[other] { $state }, Position { $place }
  }
outline-marker = { $number }. Marker: { $kind }
outline-ways = Handelswege zu: { $places }
outline-start = Startspieler: { $name }
outline-players = Spieler
outline-routes = Handelswege
outline-areas = { $kind ->
    [sumerian] Sumerische Gebiete
   *[outer] Äußere Gebiete
  }
outline-nothing = nichts
outline-offers = im Angebot: { $goods }
outline-borders = { $way ->
    [both] grenzt an: { $areas }
    [out] Armeen gelangen von hier dorthin, nicht zurück: { $areas }
   *[in] Armeen gelangen von dort hierher, nicht zurück: { $areas }
  }
outline-tables = Tabellen
