# Words in pictures.

draw-title = Sumeria
draw-dynasty = Dynasty
draw-round = Round
draw-bag = Markers in the bag
draw-points = points
draw-supply = Traders in the supply
draw-ascendant = Ascendant
draw-to-move = to move
draw-winner = winner
draw-start-player = Start player
draw-kind-E = economic
draw-kind-M = military
draw-kind-P = political
draw-kind-R = religious
draw-status-chance = A draw comes next
draw-status-setup = { $name } places a trader
draw-status-play = { $name } is to move
draw-status-take = { $name } takes markers
draw-status-over = Victory: { $names }
draw-last = Last action: { $action }

# After the Flood.

draw-flood-title = After the Flood
draw-flood-turn = Turn { $turn } of 5
draw-flood-short = { $resource ->
    [grain] Gr
    [wood] Wo
    [metal] Me
    [textile] Te
    [tool] To
    [oil] Oi
    [gold] Go
   *[lapis] La
  }
draw-flood-power = { $power ->
    [extra_exchange] one more exchange
    [extra_armies] empires: 2 more armies
    [extra_points] +1 point per area of Sumer
    [dear_to_raze] razing costs 3 armies
    [free_scribe] founding: a scribe
    [extra_textile] one more textile
   *[free_toolmaker] founding: a toolmaker
  }
draw-flood-water = { $name ->
    [upper_sea] Upper Sea
   *[lower_sea] Lower Sea
  }
draw-flood-turns = Turns and empires
draw-flood-decline = Decline
draw-flood-ranks = Equipment of the armies
draw-flood-equipment = Value of the equipment: { $value }
draw-flood-boxes = Workers at home
draw-flood-side = { $side ->
    [ready] ready
   *[used] used
  }
draw-flood-goods = Resources
draw-flood-value = value
draw-flood-stock = stock
draw-flood-source = in exchange for
draw-flood-yield = Most workers in the box { $first }, second { $second }, third { $third }; all level { $all_level }
draw-flood-made = by a toolmaker
draw-flood-growth = Growth: 2 wood + luxuries
draw-flood-luxuries = { $count ->
    [one] { $count } luxury
   *[other] { $count } luxuries
  }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
draw-flood-track = Score track
draw-flood-order = Place in player order: { $place }
draw-flood-passed = passed, bid { $bid }
draw-flood-held = { $resource }, in hand: { $count }
draw-flood-left = { $kind ->
    [workers] workers
    [armies] armies
    [cities] cities
   *[growths] growth
  }
draw-flood-empire = empire · rank
draw-flood-pool = in the pool / in the stock
draw-flood-points-end = Points at the end for most workers: { $points }
draw-flood-muster = Empire { $name }, armies: { $count }
draw-flood-city = city of { $name }
draw-flood-grown = grown
draw-flood-workers = workers of { $name }: { $count }
draw-flood-armies = armies of { $name }: { $count }
draw-flood-chance = { $draw ->
    [order] The player order is drawn
   *[dice] Two dice are rolled
  }
draw-flood-asked = { $prompt ->
    [surcharge] pay one piece to act, or pass
    [workers] spend a resource or use scribes
    [place] place workers: up to { $count }
    [trade] exchange, or make tools
    [buy] buy armies
    [equip] equip the armies
    [at] choose where the empire begins
    [garrison] one army or two in { $area }
    [expand] invade, raze or reinforce
    [fight] the fight for { $area }: roll or stop
    [again] give up an army to go on, or stop
    [bid] bid for the player order
    [grow] grow cities
   *[action] choose an action
  }
draw-flood-score = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
