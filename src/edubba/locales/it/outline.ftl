# Il tabellone come titoli ed elenchi, da leggere o da ascoltare.

outline-state = { $place ->
    [0] { $state }, non ancora nella fila
   *[other] { $state }, posizione { $place }
  }
outline-marker = Tessera influenza { $number }: { $kind }
outline-ways = Rotte verso { $places }
outline-start = Giocatore iniziale: { $name }
outline-players = Giocatori
outline-routes = Rotte
outline-areas = { $kind ->
    [sumerian] Territori sumeri
   *[outer] Territori esterni
  }
outline-nothing = nulla
outline-offers = in offerta: { $goods }
outline-borders = { $way ->
    [both] confini: { $areas }
    [out] da qui le armate vanno, senza ritorno: { $areas }
   *[in] da lì le armate vengono, senza ritorno: { $areas }
  }
outline-tables = Tabelle
