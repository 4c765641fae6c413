# A játéktábla címekben és listákban, elolvasásra vagy felolvasásra.

outline-state = { $place ->
    [0] { $state }, még nincs a sorban
   *[other] { $state }, { $place }. hely
  }
outline-marker = { $number }. jelző: { $kind }
outline-ways = Utak ide: { $places }
outline-start = Kezdőjátékos: { $name }
outline-players = Játékosok
outline-routes = Kereskedőutak
outline-areas = { $kind ->
    [sumerian] Sumer területek
   *[outer] Nem-sumer területek
  }
outline-nothing = semmi
outline-offers = kínálat: { $goods }
outline-borders = { $way ->
    [both] határos ezekkel: { $areas }
    [out] innen oda vonulhat sereg, vissza nem: { $areas }
   *[in] onnan ide vonulhat sereg, vissza nem: { $areas }
  }
outline-tables = Táblázatok
