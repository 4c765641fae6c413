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
editor-wrong-traders = { $name } has { $board ->
    [one] one trader
   *[other] { $board } traders
  } on the board. At this moment it must be { $exact ->
    [yes] { $most }
   *[no] at least { $least } and at most { $most }
  }: put traders on the board or take some away, or change what comes next.
editor-wrong-markers = { $count ->
    [one] One marker is
   *[other] { $count } markers are
  } won or discarded. At this moment it must be { $wanted }: change what the players have won, or the dynasty.
editor-wrong-controller = Whoever is in control at position { $position } takes the markers there: that is { $name }.
editor-wrong-placing = { $count ->
    [one] One trader is
   *[other] { $count } traders are
  } placed, so the next is placed by { $name }.
editor-wrong-no-empire = { $name } has no empire in this turn, so there can be no armies and no equipment either (R103).
editor-wrong-scribes = { $name } has { $count } scribes; two are the most (R66).
editor-wrong-track = With these points { $name } can have at most { $most ->
    [one] one worker
   *[other] { $most } workers
  } on the track of points (R150).
editor-wrong-growth = { $name } cannot grow a city, and so is not asked to (R143).
editor-wrong-pool = For what comes next { $name } needs an army in the pool.
editor-wrong-akkad = In Akkad only its creator can have an army, and that is not { $name } (R169).
editor-wrong-needs-empire = For what comes next { $name } needs an empire (R100).
editor-wrong-prompt = What comes next cannot be “{ $prompt }” here: there would be nothing to do.
editor-even = Eight city-states, without routes
editor-route = Route { $number }
editor-unjoined = { $state }: { $count ->
    [one] { $count } settlement lies
   *[other] { $count } settlements lie
  } on no route yet; every settlement must (R3).
editor-overlap = { $a } and { $b } lie on each other; move one of them.
editor-in-frame = { $settlement } lies in the frame of the map; move it inwards.
editor-name = “{ $name }” cannot be a name here; use Latin letters and digits, a letter first.
editor-name-taken = Something on this board is called “{ $name }” already.
editor-name-unknown = Nothing on this board is called “{ $name }”.
editor-no-boards = The boards of { $game } cannot be drawn here.
editor-board-address = The board in this address cannot be read.
editor-board-empty = The file is empty; a board file begins with the name of the board.
editor-board-line = Line { $line } of the file does not fit the format of a board file (TOML); mend it there, or begin with a saved board.
editor-board-format = The file does not fit the format of a board file (TOML); begin with a saved board.
