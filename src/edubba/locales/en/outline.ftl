# The board as headings and lists, to be read or heard.

outline-state = { $place ->
    [0] { $state }, not yet in the row
   *[other] { $state }, place { $place }
  }
outline-marker = Marker { $number }: { $kind }
outline-ways = Routes to { $places }
outline-start = Start player: { $name }
outline-players = Players
outline-routes = Routes
outline-areas = { $kind ->
    [sumerian] Sumerian areas
   *[outer] Outer areas
  }
outline-nothing = nothing
outline-offers = on offer: { $goods }
outline-borders = { $way ->
    [both] borders: { $areas }
    [out] armies go from here, not back: { $areas }
   *[in] armies come from there, not back: { $areas }
  }
outline-tables = Tables
