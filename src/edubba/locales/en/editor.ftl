# The editors of boards and positions: what the server says.

editor-moment = The moment
editor-markers = Markers above the first three places
editor-row = Row of city-states
editor-discarded = Discarded markers
editor-nobody = nobody
editor-none = none
editor-trader = Trader
editor-phase = { $phase ->
    [setup] placing of traders
    [take] taking of markers
    [over] end of the game
    [draw] a draw
   *[play] a turn
  }
editor-label = { $field ->
    [phase] What comes next
    [to_act] To act
    [taking] Taken from
    [start] Start player
    [prompt] What comes next
   *[turn] Turn
  }
editor-place = Place { $number }
editor-marker = Place { $place }, marker { $number }
editor-prompt = { $prompt ->
    [surcharge] an action to pay for
    [action] an action
    [workers] workers
    [place] the placing of workers
    [trade] trade
    [buy] the buying of armies
    [equip] the equipment
    [at] where an empire begins
    [garrison] a garrison
    [expand] an expansion
    [fight] a fight
    [again] a further expansion
    [bid] a bid
    [grow] growth
    [dice] dice
    [order] the draw of the player order
   *[over] end of the game
  }
editor-order = Player order
editor-points = Points
editor-worker-pool = Workers in the pool
editor-worker-track = Workers on the track of points
editor-army-pool = Armies in the pool
editor-empire = Empire
editor-equipment = Value of the equipment
editor-rank = Rank
editor-passed = Passed
editor-bid = Value of the bid
editor-yes = yes
editor-no = no
editor-city = City
editor-grown = Grown
editor-army = Armies
editor-army-of = { $name }: { $count }
editor-workers-of = { $name }, workers
editor-ready-of = { $name }, ready
editor-used-of = { $name }, used
editor-field = “{ $field }” is nothing that can be changed in this position.
editor-value = { $field } cannot be “{ $value }”.
editor-shape = This is no position that can be edited: { $reason }.
editor-even = Eight city-states, without routes
editor-route = Route { $number }
editor-unjoined = { $state }: { $count ->
    [one] { $count } settlement lies
   *[other] { $count } settlements lie
  } on no route yet; every settlement must (R3).
editor-name = “{ $name }” cannot be a name; use letters and digits, a letter first.
editor-name-taken = Something on this board is called “{ $name }” already.
editor-name-unknown = Nothing on this board is called “{ $name }”.
editor-no-boards = The boards of { $game } cannot be drawn here.
editor-board-address = The board in this address cannot be read.
