# After the Flood in words: what happened, the position, what is asked.

## Numbers, goods and pieces, as objects of a sentence

flood-list = { $list } and { $last }
flood-number = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $count }
  }
flood-workers = { $count ->
    [one] a worker
   *[other] { $number } workers
  }
flood-armies = { $count ->
    [one] an army
   *[other] { $number } armies
  }
flood-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
flood-goods = { $name ->
    [textile] { $count ->
        [one] a textile
       *[other] { $number } textiles
      }
    [tool] { $count ->
        [one] a tool
       *[other] { $number } tools
      }
   *[other] { $number } { $good }
  }
flood-given = { $name ->
    [textile] a textile
    [tool] a tool
   *[other] { $good }
  }

## Places

flood-in = { $name ->
    [amorites] among the Amorites
    [hittites] among the Hittites
    [kassites] among the Kassites
    [scribes] among the Scribes
    [toolmakers] among the Toolmakers
    [pool] in the pool
   *[other] in { flood-name }
  }
flood-to = { $name ->
    [amorites] to the Amorites
    [hittites] to the Hittites
    [kassites] to the Kassites
    [scribes] to the Scribes
    [toolmakers] to the Toolmakers
    [pool] to the pool
   *[other] to { flood-name }
  }
flood-from = { $name ->
    [amorites] from the Amorites
    [hittites] from the Hittites
    [kassites] from the Kassites
    [scribes] from the Scribes
    [toolmakers] from the Toolmakers
    [pool] from the pool
   *[other] from { flood-name }
  }
flood-object = { $name ->
    [amorites] the land of the Amorites
    [hittites] the land of the Hittites
    [kassites] the land of the Kassites
   *[other] { flood-name }
  }
flood-empire = { $name ->
    [amorites] the empire of the Amorites
    [hittites] the empire of the Hittites
    [kassites] the empire of the Kassites
   *[other] the empire of { flood-name }
  }
flood-city = { $name ->
   *[other] the city in { flood-name }
  }

## What a player did: clauses that follow the player's name

flood-then = { $told }, then { $last }
flood-paid = { $told }, after paying { $piece }
flood-repeated = { $told }, giving up { $armies } to go on
flood-went-on = { $name } then { $told }.
flood-did-pay = paid { $piece }
flood-did-found = founded a city { $where }
flood-did-move-city = moved a city { $origin } { $destination }
flood-did-gain = { $told } and gained { $box ->
    [scribes] a scribe
   *[toolmakers] a toolmaker
  }
flood-did-spend = spent { $goods }
flood-did-place = placed { $workers } { $where }
flood-did-spend-and-place = spent { $goods } and placed { $workers } { $where }
flood-did-deploy = { $count ->
    [one] had a scribe place { $workers } { $where }
   *[other] had two scribes place { $workers } { $where }
  }
flood-did-deploy-both = had two scribes place a worker { $first } and one { $second }
flood-did-move = moved a worker { $origin } { $destination }
flood-did-move-scribe = moved a scribe { $destination }
flood-did-recall = took a worker back { $origin }
flood-did-ready = readied a toolmaker again
flood-swap = { $given } for { $received ->
    [wood] wood
    [metal] metal
    [oil] oil
    [gold] gold
   *[lapis] lapis lazuli
  }
flood-swap-twice = { $swap } twice
flood-swaps-in = { $swaps } { $where }
flood-did-trade = traded { $swaps }
flood-did-make = made { $goods } from metal
flood-did-create = created { $empire } with { $armies }
flood-did-buy = bought { $armies } with { $goods }
flood-did-equip = spent { $goods } on equipment{ $rank ->
    [none] {""}
   *[other] {" "}(rank { $rank })
  }
flood-did-equip-none = bought no equipment (rank { $rank })
flood-did-rank = reached rank { $rank }
flood-did-begin = began { $where }
flood-did-garrison = stationed { $armies } { $where }
flood-did-fight = { $outcome ->
    [won] invaded { $area }
    [taken] took { $area } by force
    [lost] attacked { $area } in vain
   *[open] attacked { $area }
  }
flood-fight-both = { $told }, losing { $lost } and destroying { $destroyed } of { $name }’s
flood-fight-hits = { $told }, destroying { $destroyed } of { $name }’s
flood-fight-misses = { $told }, losing { $lost }
flood-did-invade = invaded { $areas }
flood-did-reinforce = reinforced { $areas }
flood-did-raze = razed { $name }’s city { $where } at the cost of { $armies }
flood-did-reenter = started again { $where }
flood-did-repeat = gave up { $armies } to go on
flood-did-pass = passed
flood-did-bid = bid { $goods }
flood-did-pass-and-bid = passed and bid { $goods }
flood-did-grow = grew { $city } for { $points }
flood-did-grow-with = grew { $city } with { $goods } for { $points }
flood-did-grow-none = grew no city
flood-rolled = { $name } rolled { $first } and { $second }: { $outcome ->
    [won] a hit, and the area is taken
    [hit] a hit
    [lost] a miss, and the attack has failed
   *[miss] a miss
  }.

## What ran by itself

flood-order = The order of play is { $names }.
flood-order-new = The new order of play is { $names }.
flood-order-stays = The order of play stays as it was.
flood-turn-begins = Turn { $turn } begins.
flood-receives = { $name } receives { $share }
flood-all-receive = Everybody receives { $share }.
flood-loses = The decline costs { $name } { $workers }
flood-all-lose = The decline costs everybody { $workers }.
flood-scores = { $source ->
    [areas] For areas held { $name } scores { $points }
    [workers] For most workers { $name } scores { $points }
   *[both] For areas held and most workers { $name } scores { $points }
  }
flood-scores-too = { $name } scores { $points }
flood-over = The game is over: { $name } wins with { $points }.

## The position

flood-text-when = Turn { $turn } of { $turns }, { $phase ->
    [actions] actions
    [growth] growth of cities
   *[over] the end
  }
flood-text-order = order { $names }
flood-text-passed = passed { $names }
flood-text-head = { $column ->
    [sumerian] Sumerian area
    [outer] outer area
    [box] box
    [city] city
    [army] army
    [power] power of the city
    [empire] empire
    [most] end
    [offers] offers
    [resource] resource
    [value] value
    [buys] armies
    [stock] stock
    [exchange] given for
    [player] player
    [points] points
    [workers] workers
    [armies] armies
    [cities] cities
   *[rank] rank
  }
flood-text-grown = grown
flood-text-power = { $power ->
    [extra_exchange] one more exchange in each trade
    [extra_armies] two more armies for a new empire
    [extra_points] +1 point for each Sumerian area held
    [dear_to_raze] razing your cities costs three armies
    [free_scribe] a scribe when founded
    [extra_textile] one more textile each turn
    [free_toolmaker] a toolmaker when founded
   *[none] –
  }
flood-text-sides = ready + used
flood-text-mark = { $mark ->
    [wins] wins
    [passed] passed, bid { $bid }
   *[acts] to act
  }
flood-text-legend =
    Workers, armies: pool/stock; a third number: workers on the score track.
    Rank: with the value of the equipment.
flood-text-empires = Empires of this turn and their armies: { $empires }.
flood-text-production = Production by rank: { $yields }.
flood-text-yield = { $resource } { $yields } (all level { $level })
flood-text-growth = Growth for 2 wood, with 0 to 4 different luxuries: { $points } points.
flood-text-end = End: points for most workers there when the game ends.
flood-text-board = { $what ->
    [values] Values: { $list }.
    [trade] Accepted in exchange for { $list }.
    [offers] On offer: { $list }.
    [most] Points at the end for most workers: { $list }.
   *[powers] Powers of cities: { $list }.
  }
flood-text-empty = Nothing stands in { $areas }.
flood-text-city-of = { $grown ->
    [yes] a grown city of { $name }
   *[no] a city of { $name }
  }
flood-text-workers-of = { $count ->
    [one] { $count } worker of { $name }
   *[other] { $count } workers of { $name }
  }
flood-text-armies-of = { $count ->
    [one] { $count } army of { $name }
   *[other] { $count } armies of { $name }
  }
flood-text-sides-of = { $name }: { $ready } ready, { $used } used
flood-text-nobody = nobody
flood-text-player = Seat { $seat }, { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
flood-text-in-hand = in hand { $goods }
flood-text-in-stock = In the stock: { $goods }.
flood-text-pieces = { $kind ->
    [workers] workers: { $pool } in the pool, { $stock } in the stock
   *[armies] armies: { $pool } in the pool, { $stock } in the stock
  }
flood-text-cities = { $count ->
    [one] { $count } city to found
   *[other] { $count } cities to found
  }
flood-text-has-empire = empire { $empire }, rank { $rank }, equipment { $value }
flood-text-over = The game is over. { $names } wins.

## What is asked

flood-ask-order = The order of play is drawn.
flood-ask-dice = The dice are rolled.
flood-ask-surcharge = { $name }: somebody has passed, so an action costs a piece. Pay it, or pass.
flood-ask-action = { $name }: choose an action.
flood-ask-workers = { $name }: place workers by spending a resource, or move them with scribes.
flood-ask-place = { $name }: place { $count ->
    [one] one worker
   *[other] up to { $count } workers
  } in one place.
flood-ask-trade = { $name }: exchange in outer areas, or make tools of metal.
flood-ask-buy = { $name }: buy armies with grain, metal or tools.
flood-ask-equip = { $name }: equip the armies. Equipment so far: { $value }.
flood-ask-at = { $name }: choose the Sumerian area where the empire starts.
flood-ask-garrison = { $name }: station one army or two { $where }.
flood-ask-expand = { $name }: { $can ->
    [expand] invade an area, raze a city or reinforce an army
   *[reenter] no army of yours is left on the board; start again
  }.
flood-ask-fight = { $name }: { $count ->
    [one] one army of { $defender } still defends { $area }
   *[other] { $count } armies of { $defender } still defend { $area }
  }. Your rank is { $own }, theirs { $other }: the better rank hits with { $better } or more, the worse with { $worse } or more. Roll on, or stop.
flood-ask-again = { $name }: go on at the price of an army, or end the turn.
flood-ask-bid = { $name }: bid resources for the order of play. Bid so far: { $value }.
flood-ask-grow = { $name }: grow cities, each with two wood and any different luxuries. Points for 0 to 4 luxuries: { $points }.
flood-may = You may type: { $texts }
flood-have-hand = In hand: { $goods }.
flood-have-pools = In the pool: workers { $workers }, armies { $armies }.
