# Sumeria: why something is not allowed. The rule's number stands before each sentence.

sumeria-r10-occupied = { $settlement } is occupied by { $seat }; a settlement holds one trader.
sumeria-r14-draw-first = a draw comes first: { $what ->
    [tile] the next city-state tile of the row
    [start] the start player
   *[marker] the next marker from the bag
  }.
sumeria-r14-no-draw-now = nothing is drawn now; { $seat } is placing a trader.
sumeria-r14-tile-lies = the tile of { $name } lies in the row already.
sumeria-r14-bag-has-none = no { $kind ->
    [E] economic
    [M] military
    [P] political
   *[R] religious
  } marker is left in the bag.
sumeria-r14-no-such-seat = there is no { $seat } in a game of { $players }.
sumeria-r14-other-draw = something else is drawn now: { $what ->
    [tile] a city-state tile for the row
    [start] the start player
   *[marker] a marker from the bag
  }.
sumeria-r18-placing = traders are being placed; { $seat } puts one on an empty settlement.
sumeria-r22-take-first = the dynasty is being scored; { $seat } takes markers first.
sumeria-r22-no-take-now = markers are taken at the end of a dynasty; now is a turn: add, move or remove a trader.
sumeria-r23-no-trader = no trader stands on { $settlement }; { $seat } acts with one of their own.
sumeria-r23-not-own = the trader on { $settlement } belongs to { $owner }; { $seat } acts with one of their own.
sumeria-r26-supply-empty = { $seat } has no trader left in the supply.
sumeria-r37-stays = the trader stands on { $settlement } already; a move ends somewhere else.
sumeria-r37-occupied = { $settlement } is occupied by { $seat }; a move ends on an empty settlement.
sumeria-r37-must-stop = { $stop } is empty, the trader must stop there and cannot go on to { $destination }.
sumeria-r37-no-way = from { $origin } no route leads to { $destination } without turning off at a town or village.
sumeria-r40-turns-off = at { $at } the trader goes straight on: nobody turns off at a { $kind ->
    [town] town
    [village] village
   *[city] city
  }, so { $destination } is out of reach.
sumeria-r48-number = of the { $position ->
    [1] first
   *[2] second
  } city-state { $wanted ->
    [1] one marker is
   *[other] { $wanted } markers are
  } taken, not { $given }.
sumeria-r48-not-on-display = above place { $position } { $there ->
    [0] lies no
    [1] lies one
   *[other] lie { $there }
  } { $kind ->
    [E] economic
    [M] military
    [P] political
   *[R] religious
  } { $there ->
    [0] marker
    [1] marker
   *[other] markers
  }, and { $wanted } { $wanted ->
    [one] was
   *[other] were
  } asked for; on display there: { $shown }.
sumeria-r55-no-draw-now = nothing is drawn now; { $seat } is to act.
sumeria-r55-bag-has-none = no { $kind ->
    [E] economic
    [M] military
    [P] political
   *[R] religious
  } marker is left in the bag.
sumeria-r55-other-draw = something else is drawn now: a marker from the bag.
sumeria-r60-over = the game is over.

## Texts

sumeria-parse-not-a-text = “{ $text }” is no text of this game; a text looks like +{ $example }, { $example }>{ $other }, -{ $example }, *EM or ~E.
sumeria-parse-no-settlement = “{ $text }” names “{ $name }”, which is no settlement of the board { $board }.
sumeria-parse-no-markers = “{ $text }” takes something that is no marker; the kinds are E, M, P and R.
sumeria-parse-marker-order = “{ $text }” names the kinds out of order; write { $ordered }.
sumeria-parse-no-draw = “{ $text }” is no draw of this game; a draw is a city-state, a kind (E, M, P, R) or a seat.

## Boards

sumeria-board-not-a-table = { $file }, { $place }: a table of at most 56 settlements is needed here.
sumeria-board-bad-id = { $file }, { $place }: “{ $value }” is no identifier; use small letters, digits and underscores, a letter first.
sumeria-board-state-twice = { $file }, { $place }: the city-state { $state } is named twice.
sumeria-board-states = { $file }, { $place }: { $count ->
    [one] there is { $count } city-state
   *[other] there are { $count } city-states
  }; a board has exactly 8 (R2).
sumeria-board-settlement-entry = { $file }, { $place }: a settlement needs exactly kind and state.
sumeria-board-bad-kind = { $file }, { $place }: “{ $value }” is no kind; the kinds are city, town and village.
sumeria-board-unknown-state = { $file }, { $place }: “{ $value }” is none of the board's city-states.
sumeria-board-short-route = { $file }, { $place }: a route joins at least two settlements.
sumeria-board-unknown-settlement = { $file }, { $place }: “{ $value }” is no settlement of this board.
sumeria-board-isolated = { $file }, { $place }: { $settlement } lies on no route; every settlement must (R3).
sumeria-board-state-size = { $file }, { $place }: { $state } has { $count } of the kind { $kind } on its routes ({ $found }); a city-state has { $wanted } (R2).
sumeria-board-branch-at = { $file }, { $place }: “{ $value }” is no list of the kinds city, town and village.
sumeria-board-segment-loop = { $file }, { $place }: the route goes from { $settlement } to itself.
sumeria-board-segment-twice = { $file }, { $place }: the segment { $a } – { $b } lies on route { $other } already; every segment lies on exactly one route.
sumeria-board-city-routes = { $file }, { $place }: { $count ->
    [0] no route leads
   *[other] only one route leads
  } to the city { $city }; at least two must begin, end or pass there (R39).
sumeria-board-no-border = { $file }, { $place }: no route crosses from one city-state to another; at least one segment must (R30).
sumeria-board-not-connected = { $file }, { $place }: { $settlement } and { $count ->
    [1] nothing else
   *[other] others, { $count } in all,
  } cannot be reached from the first city; all settlements must be connected (R3).
sumeria-board-too-large = { $file }, { $place }: the routes are too many or too long for the engine ({ $sizes }).
sumeria-board-drawing = { $file }, { $place }: the drawing has only places and rivers.
sumeria-board-drawing-places = { $file }, { $place }: give x and y for all 56 settlements, or for none.
sumeria-board-point = { $file }, { $place }: “{ $value }” is no pair of coordinates.
sumeria-board-fine = { $file }: the board { $name } is fine; { $routes ->
    [one] { $routes } route
   *[other] { $routes } routes
  }.
sumeria-board-warn-crossing = { $settlement }: more than two ways lead here; a trader goes straight on (R40).
sumeria-board-warn-dead-end = { $settlement }: the route ends here (R41).

## Positions set up from JSON

sumeria-view-kinds = { $place }: the four kinds E, M, P and R are needed here, each with its number.
sumeria-view-kind = { $place }: “{ $value }” is no kind of marker; the kinds are E, M, P and R.
sumeria-view-unknown-state = { $place }: “{ $value }” is none of the board's city-states.
sumeria-view-state-twice = { $place }: the tile of { $value } lies in the row already.
sumeria-view-unknown-settlement = { $place }: “{ $value }” is no settlement of the board.
sumeria-view-display-gap = { $place }: markers fill the spaces from the left, and there is room before this one.
sumeria-view-display = { $place }: during play three, two and one markers lie above the first three places.
sumeria-view-display-taking = { $place }: while markers are taken, three, two and one lie above the places not yet scored.
sumeria-view-display-over = { $place }: at the end no marker is left on display.
sumeria-view-no-start = { $place }: the start player is known once traders are placed.
sumeria-view-early-start = { $place }: the start player is drawn after the six markers.
sumeria-view-early-markers = { $place }: markers are drawn after the eight tiles.
sumeria-view-nothing-to-draw = { $place }: six markers lie there, so nothing is left to draw.
sumeria-view-controller = { $place }: the seat in control at place { $position } takes the markers; that is { $controller }.
sumeria-view-no-controller = { $place }: nobody has a trader in the city-state at place { $position }, so nobody takes its markers.
sumeria-view-over = { $place }: the game ends in dynasty 6, round 3.
sumeria-view-all-placed = { $place }: { $count } traders stand on the board, so all are placed and play has begun.
sumeria-view-placing-seat = { $place }: after { $count } placed traders it is seat { $seat } to place.
sumeria-view-traders = { $place }: seat { $seat } has { $board } traders on the board and { $supply } in the supply; together they must be { $each } (R11).
sumeria-view-trader-count = { $place }: seat { $seat } has { $board } traders on the board; at this point it can have at least { $least } and at most { $most }.
sumeria-view-markers = { $place }: there are { $count } markers of the kind { $kind } in bag, display, hands and discard; there must be 9 (R5).
sumeria-view-markers-out = { $place }: { $count } markers are won or discarded; by now it must be { $wanted }.
sumeria-view-won = { $place }: { $count } markers are more than one player can have won by now; { $most } is the most.

## The position in words

sumeria-text-when = Dynasty { $dynasty } of 6, round { $round } of 3
sumeria-text-start = start player { $name }
sumeria-text-bag = in the bag { $bag }
sumeria-text-state = city-state
sumeria-text-markers = markers
sumeria-text-city = c
sumeria-text-towns = towns
sumeria-text-villages = villages
sumeria-text-player = player
sumeria-text-supply = supply
sumeria-text-points = points
sumeria-text-acts = to act
sumeria-text-wins = wins
sumeria-text-nobody = nobody
sumeria-text-letters = Kinds of markers: E economic, M military, P political, R religious.
sumeria-text-spot = { $kind ->
    [c] city
    [t] town { $number }
   *[v] village { $number }
  }
sumeria-place = { $kind ->
    [c] { $state } (city)
    [t] { $state } (town { $number })
    [v] { $state } (village { $number })
   *[other] { $state }
  }
sumeria-text-state-line = { $place ->
    [0] Not yet in the row
   *[other] Place { $place }
  }: { $state }. { $place ->
    [1] Markers { $markers }.{" "}
    [2] Markers { $markers }.{" "}
    [3] Markers { $markers }.{" "}
   *[other] {""}
  }Traders: { $traders }.
sumeria-text-player-line = Seat { $seat }, { $name }: { $supply } in the supply, markers { $won }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
sumeria-text-over = The game is over. { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
  }
sumeria-text-draw = A draw comes next.
sumeria-text-take = { $name }: take { $count ->
    [one] one marker
   *[other] { $count } markers
  } of place { $place }, where { $shown } lie.
sumeria-text-place = { $name }: place a trader on an empty settlement.
sumeria-text-turn = { $name }: add, move or remove a trader.
sumeria-tell-place = { $name } places a trader on { $settlement }.
sumeria-tell-add = { $name } adds a trader on { $settlement }.
sumeria-tell-move = { $name } moves a trader from { $origin } to { $destination }.
sumeria-tell-remove = { $name } removes the trader on { $settlement }.
sumeria-tell-take = { $name } takes markers: { $kinds }.
sumeria-tell-marker = Drawn from the bag: { $kind ->
    [E] economic
    [M] military
    [P] political
   *[R] religious
  } ({ $kind }).
sumeria-tell-start = { $name } is start player.
sumeria-tell-tile = { $state } is laid at place { $place } of the row.
sumeria-tell-gets = { $name } gets markers: { $kinds }.
sumeria-tell-discards = Out of the game: { $kinds }.
sumeria-tell-rises = { $state } rises to place { $place }.
sumeria-tell-drops = { $state } drops to place { $place }.
sumeria-tell-dynasty = Dynasty { $dynasty } begins; the start player is { $name }.
sumeria-tell-row = The row from the left: { $states }.
sumeria-tell-drawn = From the bag: { $kinds }.
