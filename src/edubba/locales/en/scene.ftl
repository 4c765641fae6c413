# What the page says beside the pictures.

scene-row = City-states and markers
scene-dynasty = Dynasty { $dynasty }, round { $round }
scene-task = { $task ->
    [draw] A draw comes next
    [setup] Put a trader on an empty settlement
    [take] { $count ->
        [one] Take one marker
       *[other] Take { $count } markers
      }
   *[play] Add a trader, move one of yours or remove one
  }
scene-add = A trader to { $place }
scene-remove = Remove from the board
scene-points = { $count ->
    [one] point
   *[other] points
  }
scene-workers = Workers: pool / stock
scene-armies = Armies: pool / stock
scene-cities = Cities left
scene-growths = Growth markers left
scene-empire = Empire
scene-rank = Rank (equipment)
scene-passed = Passed
scene-turn = { $phase ->
    [growth] Turn { $turn }, growth
    [over] Turn { $turn }, the end
   *[other] Turn { $turn }, actions
  }
scene-word = { $word ->
    [found] Found a city
    [move-city] Move a city
    [workers] Place workers
    [trade] Trade
    [empire] Create an empire
    [expand] Expand the empire
    [pass] Pass
    [pay] Pay
    [worker] A worker
    [army] An army
    [spend] Spend
    [scribe] Use a scribe
    [pool] Worker pool
    [self] The scribe himself
    [toolmakers-used] Used toolmakers
    [done] Done
    [done-workers] No more workers
    [done-trade] No more trade
    [done-buy] No more armies
    [done-equip] No more equipment
    [done-again] No further expansion
    [done-bid] No bid
    [done-bidding] Bid made
    [done-grow] No more growth
    [place] Place
    [swap] Exchange
    [buy] Buy an army for
    [equip] Equip with
    [at] Begin at
    [garrison] Armies in garrison
    [invade] Invade
    [raze] Raze a city
    [reinforce] Reinforce
    [reenter] Re-enter
    [roll] Roll the dice
    [stop] Stop fighting
    [again] Give up an army to go on
    [bid] Bid
    [make-tool] Make a tool of metal
    [grow] Grow a city
   *[plain] Without luxuries
  }
