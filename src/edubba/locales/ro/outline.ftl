# Tabla ca titluri și liste, de citit sau de ascultat.

outline-state = { $place ->
    [0] { $state }, încă nu se află în șir
   *[other] { $state }, poziția { $place }
  }
outline-marker = Jetonul { $number }: { $kind }
outline-ways = Rute spre { $places }
outline-start = Jucător de start: { $name }
outline-players = Jucători
outline-routes = Rute
outline-areas = { $kind ->
    [sumerian] Teritorii sumeriene
   *[outer] Teritorii exterioare
  }
outline-nothing = nimic
outline-offers = oferă: { $goods }
outline-borders = { $way ->
    [both] granițe: { $areas }
    [out] armatele pleacă de aici, fără întoarcere: { $areas }
   *[in] armatele vin de acolo, fără întoarcere: { $areas }
  }
outline-tables = Tabele
