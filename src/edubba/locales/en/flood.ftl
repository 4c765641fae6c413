# After the Flood: refusals, texts, boards, positions. A refusal follows its rule's number, so it begins small.

## A word that belongs to another step

flood-r21-order-first = first the order of play is drawn.
flood-r21-no-order = the order of play is drawn once, before the first turn.
flood-r47-step = { $seat } is to choose an action: found a city, move a city, place workers, trade, create an empire, expand the empire, or pass.
flood-r47-first = { $action ->
    [workers] workers are placed in the action “Place workers”; choose it first.
    [trade] resources are exchanged and tools are made in the action “Trade”; choose it first.
   *[expand] armies invade, raze and reinforce in the action “Expand the empire”; choose it first.
  }
flood-r50-step = somebody has passed: { $seat } first pays a resource, a worker or an army for the action, or passes.
flood-r63-step = { $seat } is placing workers: spend a resource, use a scribe, or be done.
flood-r63-spend-first = a resource is spent first; then workers can be placed { $where }.
flood-r65-step = a resource is spent: { $seat } now says where the workers go, and how many.
flood-r79-step = { $seat } is trading: exchange in an outer area, make a tool of metal, or be done.
flood-r96-step = { $seat } is to choose the Sumerian area where the empire begins.
flood-r102-step = { $seat } is buying armies for grain, metal or tools, or is done.
flood-r102-board = armies are still being bought; they come onto the board once they are equipped.
flood-r105-step = { $seat } is equipping the armies with resources, or is done.
flood-r105-board = the armies are still being equipped; they come onto the board after that.
flood-r108-step = { $seat } is to station one or two armies in the start area.
flood-r112-step = { $seat } is expanding the empire: invade, raze a city, reinforce or re-enter.
flood-r118-step = the fight goes on: { $seat } rolls the dice again or stops fighting.
flood-r126-step = { $seat } gives up an army to go on once more, or is done.
flood-r137-step = { $seat } has passed and may bid resources for the player order, or is done.
flood-r137-board = { $seat } has passed and takes no more actions in this turn; only resources can be bid now.
flood-r142-step = { $seat } may grow cities now, or is done.
flood-r130-dice-first = first the dice are rolled for { $seat }.
flood-r130-no-dice = no dice are rolled now.
flood-r156-over = the game is over.

## Surcharge, pass, bid

flood-r53-pool-empty = { $piece ->
    [worker] no worker is left in your pool to pay with.
   *[army] no army is left in your pool to pay with.
  }
flood-r53-not-in-hand = you have no { $resource } to pay with.
flood-r54-paid = you have paid for an action, so you must take one; passing is free and comes instead of paying.
flood-r56-nothing-left = after paying { $resource } you could carry out no action; pay something else, or pass.
flood-r56-no-action = after paying { $piece ->
    [worker] a worker
   *[army] an army
  } you could carry out no action; pay something else, or pass.
flood-r49-nothing-done = you have done nothing yet in this action.
flood-r49-no-work = you can neither place nor move a worker: that takes a resource and a worker in the pool, or a ready scribe.
flood-r49-no-trade = no exchange is possible now, and no tool can be made.
flood-r49-no-expansion = { $why ->
    [empire] you have created no empire in this turn.
    [pool] you have no army left in the pool.
   *[other] there is nothing to invade, raze or reinforce.
  }
flood-r128-no-repeat = going on costs an army and takes more for what follows; your pool has { $pool }.
flood-r137-not-in-hand = you have no { $resource } to bid.

## Cities

flood-r57-city = { $area } already has a city; it belongs to { $seat }.
flood-r57-army = an army of { $seat } stands { $where }.
flood-r58-outer = { $area } is no Sumerian area; cities stand in Sumer only.
flood-r60-all-placed = all your { $count } cities stand on the board; move one of them instead.
flood-r60-markers-left = you still have { $count ->
    [one] { $count } city
   *[other] { $count } cities
  } to found; a city moves only when all four stand.
flood-r60-same-area = the city stands { $where } already; it must move elsewhere.
flood-r61-not-own = you have no city { $where }.
flood-r142-not-own = you have no city { $where } to grow.
flood-r143-wood = growing takes { $needed } wood; you have { $count }.
flood-r144-not-in-hand = you have no { $resource } to spend on growth.
flood-r146-grown = the city { $where } has grown already.

## Workers

flood-r63-spent = you have already spent a resource in this action.
flood-r63-not-in-hand = you have no { $resource } to spend.
flood-r63-pool-empty = no worker is left in your pool.
flood-r63-too-many = the resource allows { $allowed ->
    [one] { $allowed } worker
   *[other] { $allowed } workers
  }, not { $count }.
flood-r63-pool = your pool has { $pool ->
    [one] { $pool } worker
   *[other] { $pool } workers
  }, not { $count }.
flood-r66-sumerian = { $area } is a Sumerian area; no workers stand there.
flood-r66-scribes = at most { $most } scribes a player; you have { $there }.
flood-r69-none-ready = you have no ready scribe.
flood-r70-pool-empty = no worker is left in your pool to deploy.
flood-r71-no-worker = you have no worker { $where }.
flood-r71-no-other-scribe = you have no other ready scribe to move.
flood-r71-none-used = you have no toolmaker who has worked.
flood-r71-stays = the worker would stay { $where }.
flood-r76-fresh = { $count ->
    [one] your ready scribe was
   *[other] your ready scribes were
  } placed in this very action and can be used from the next one on.

## Trade

flood-r79-nobody = you have neither a worker nor an army { $where }.
flood-r80-offers-nothing = nothing is offered { $where }.
flood-r80-not-offered = { $wanted } is not offered { $where }.
flood-r80-pair = { $given } is not accepted for { $wanted }.
flood-r80-not-in-hand = you have no { $resource } to give.
flood-r81-stock-empty = there is no { $wanted } left in the stock.
flood-r82-received = you already received { $wanted } { $origin } in this trade.
flood-r82-no-unit = { $kind ->
    [armies] each of your armies { $where } trades once, and you have { $count } there.
   *[workers] each of your workers { $where } trades once, and you have { $count } there.
  }
flood-r84-army = an army of { $seat } stands { $where }, so you cannot trade there.
flood-r85-sumerian = { $area } is a Sumerian area; trade is with the outer areas.
flood-r88-no-toolmaker = you have no toolmaker.
flood-r88-not-in-hand = you have no { $resource } to make a tool of.
flood-r88-stock-empty = there is no { $wanted } left in the stock.
flood-r91-used = { $count ->
    [one] your toolmaker has
   *[other] all your toolmakers have
  } worked in this turn already.
flood-r92-not-traded = { $wanted } cannot be received in trade.

## Empires

flood-r94-has-one = you have created an empire in this turn already: { $empire }.
flood-r95-other-turn = { $empire } is no empire of turn { $turn }; those are { $a }, { $b } and { $c }.
flood-r95-taken = { $empire } was created by { $seat } in this turn.
flood-r97-no-worker = an empire is created where one has workers; you have none { $where }.
flood-r97-more = { $seat } has more workers { $where } than you: { $most } to your { $own }.
flood-r102-buys-none = { $resource } buys no armies; grain, metal and tools do.
flood-r102-not-in-hand = you have no { $resource } to buy armies with.
flood-r104-stock-empty = all your { $count } armies are in play.
flood-r105-not-in-hand = you have no { $resource } to equip with.
flood-r96-outer = { $area } is no Sumerian area; the empire of Sumer starts in one.
flood-r108-pool = you cannot station { $count } armies; your pool has { $pool }.

## Expansion

flood-r12-one-way = the arrow comes { $origin }; it does not lead there.
flood-r13-dilmun = Dilmun can never be invaded.
flood-r14-akkad = Akkad can never be invaded.
flood-r111-wiped-out = no army of yours is left on the board; your empire ({ $empire }) must re-enter first.
flood-r111-armies-left = you still have armies in { $count ->
    [one] { $count } area
   *[other] { $count } areas
  }; an empire reenters only when none is left.
flood-r111-start-area = your empire ({ $empire }) cannot re-enter { $where }, only where it starts.
flood-r114-not-adjacent = no army of yours borders { $area }.
flood-r115-own-army = an army of yours stands { $where } already; reinforce it instead.
flood-r121-no-city = there is no city { $where }.
flood-r121-no-army = you have no army { $where }.
flood-r121-price = razing the city { $where } takes { $needed } armies from the pool; you have { $pool }.
flood-r122-dear = Shuruppak guards the cities of { $seat }: razing the one { $where } takes { $needed } armies from the pool; you have { $pool }.
flood-r124-own-city = the city { $where } is your own.
flood-r125-no-army = you have no army { $where } to reinforce.
flood-r125-full = { $most } of your armies stand { $where } already, and no more are allowed.

## Texts

flood-parse-not-a-text = “{ $text }” is no text of this game; a text looks like found uruk, spend textile, place guti*2, swap mitanni grain>metal, invade nippur or done.
flood-parse-name = “{ $text }” names “{ $name }”; known here are: { $known }.
flood-parse-form = “{ $text }” is not written right; it looks like this: { $form }
flood-parse-draw = “{ $text }” is no draw of this game; a draw is an order of play such as ~213, or two dice such as ~34.

## Boards

flood-board-not-a-table = { $file }, { $place }: a table is needed here.
flood-board-unknown = { $file }, { $place }: “{ $name }” is not known here; known are: { $known }.
flood-board-missing = { $file }, { $place }: { $name } is missing.
flood-board-number = { $file }, { $place }: “{ $value }” cannot be; a whole number from { $least } to { $most } is needed here.
flood-board-not-names = { $file }, { $place }: a list is needed here, of: { $known }.
flood-board-twice = { $file }, { $place }: { $name } is named twice.
flood-board-power = { $file }, { $place }: “{ $value }” is not the power of this area (R7); it is { $wanted }.
flood-board-not-offered = { $file }, { $place }: no area offers { $resource }; some area must (R80).
flood-board-empty = { $file }, { $place }: something must be accepted here (R80).
flood-board-self-trade = { $file }, { $place }: { $resource } cannot be traded for itself (R80).
flood-board-growth = { $file }, { $place }: five ascending numbers are needed here, for no luxury to four (R145).
flood-board-three-empires = { $file }, { $place }: three empires with their armies are needed here (R95).
flood-board-pair = { $file }, { $place }: a pair of areas is needed here.
flood-board-self-border = { $file }, { $place }: { $area } cannot border itself.
flood-board-link-twice = { $file }, { $place }: { $a } and { $b } are joined already, by { $other }.
flood-board-sealed = { $file }, { $place }: { $area ->
    [dilmun] no army can enter Dilmun (R13)
   *[akkad] nobody can invade Akkad, only arrows lead out of it (R14)
  }.
flood-board-akkad = { $file }, { $place }: the arrow from akkad to babylon is missing (R14).
flood-board-fine = { $file }: the board { $name } is fine; { $borders } borders and { $arrows } arrows.

## Positions set up from JSON

flood-view-order = { $place }: each seat stands once in the order of play.
flood-view-no-order = { $place }: the order of play is missing.
flood-view-opening = { $place }: before the order is drawn nothing has happened; this position cannot be.
flood-view-workers = { $place }: seat { $seat } has { $count } workers in all; it must be { $wanted } (R167).
flood-view-armies = { $place }: seat { $seat } has { $count } armies in all; it must be { $wanted } (R167).
flood-view-scribes = { $place }: seat { $seat } has { $count } scribes; two are the most (R66).
flood-view-track = { $place }: with this score seat { $seat } can have at most { $most } there (R150).
flood-view-dilmun = { $place }: no army can be in Dilmun (R169).
flood-view-akkad = { $place }: in Akkad only its creator can have an army, not seat { $seat } (R169).
flood-view-no-empire = { $place }: seat { $seat } has no empire in this turn, so it has no armies and no equipment (R103).
flood-view-grown = { $place }: only a city grows, and none stands here (R146).
flood-view-early-points = { $place }: before the end of the first turn nobody has points or a grown city (R140).
flood-view-empire-twice = { $place }: each empire is created once in a turn (R95).
flood-view-rank = { $place }: a player has a rank exactly when the empire is equipped (R106).
flood-view-ranks = { $place }: the ranks A, B, C go by equipment, without a gap (R106).
flood-view-resource = { $place }: stock and hands hold { $count } of them; there are { $most } (R168).
flood-view-lying = { $place }: resources worth { $lying } are neither in the stock nor in a hand, but equipment and bids make { $told } (R168).
flood-view-bid = { $place }: only who has passed has bid (R137).
flood-view-growth = { $place }: cities grow when all have passed (R142).
flood-view-passed = { $place }: who has passed is asked for a bid and nothing else (R136).
flood-view-over = { $place }: at the end armies, pools, bids and empires are cleared away (R151).
flood-view-nothing-to-do = { $place }: nothing can be done at { $prompt } here.
flood-view-pending = { $place }: this cannot stand at the step that is open.
flood-view-attacker = { $place }: this stands only where dice are due.
flood-view-received = { $place }: each type once, in the order of the resources.
flood-view-cannot-grow = { $place }: seat { $seat } cannot grow a city, so it is not asked (R143).
flood-view-no-pass = { $place }: nobody has passed, so no surcharge is due (R50).
flood-view-paid = { $place }: the surcharge is paid exactly when somebody has passed and an action is under way (R50).
flood-view-place = { $place }: workers are placed after a resource was spent, and this says how many (R63).
flood-view-fresh = { $place }: these are more scribes than are ready (R76).
flood-view-changed = { $place }: something was done in this action, so this must be true.
flood-view-swaps = { $place }: these are more exchanges than workers, armies and types allow (R82).
flood-view-extra = { $place }: one extra exchange, with a city in Sippar, and no more (R164).
flood-view-needs-empire = { $place }: seat { $seat } has no empire for this step (R100).
flood-view-early-equipment = { $place }: armies are bought before they are equipped (R102).
flood-view-pool = { $place }: seat { $seat } needs an army in the pool for this step.
flood-view-at = { $place }: only a new empire of Sumer chooses where it starts (R96).
flood-view-fight = { $place }: target and fight stand together where dice are due, in fight and in garrison, and fit that step.
flood-view-holder = { $place }: { $area } is held by the wrong player for this step (R109, R117).
flood-view-founding-workers = { $place }: the founder's workers have left the start area (R108).
flood-view-reach = { $place }: the attacker cannot come to { $area } (R114, R109).
