# The rules of After the Flood, one paragraph each, and the pictures that show them.

## Components

rules-flood-chapter-components = Components
rules-flood-R1 = After the Flood is a game for exactly three players. It cannot be played by two, nor by four.
rules-flood-R2 = In your colour you have 4 city markers, 4 growth markers, 25 workers, 20 armies and 5 round markers that show your points, your place in the order and what you did in the turn.
rules-flood-R3 = All players share one turn marker and two dice. The rulebook says only “two dice”; here they have six sides.
rules-flood-R4 = There are 94 resources of eight kinds. Their values: grain 1 (22 pieces); wood 2 (12), metal 2 (12), textile 2 (15); tool 3 (12), oil 3 (7); gold 4 (7); lapis lazuli 5 (7). Several resources together are worth the sum of their values. Tools, oil, gold and lapis lazuli are luxuries (R144).
rules-flood-R5 = The pieces are all there is. When your workers or armies run out you get no more, and a resource that is not in the stock cannot be had in trade (R81). How a short stock is shared out in the first phase: D22.
rules-flood-R6 = There is no money. You spend resources to place workers, to trade, to buy armies and equip them, to bid for the player order, to grow cities, and to go on acting after somebody has passed (R50).

## Board

rules-flood-chapter-board = The board
rules-flood-R7 = Nine areas are Sumerian. Seven give a power to the player who has a city there: Sippar, Babylon, Nippur, Shuruppak, Uruk, Ur and Eridu. Two give none: Umma and Lagash. The powers are told in R159 to R166.
rules-flood-R8 = Thirteen areas are outer areas: Akkad, the Amorites, Assyria, Chaldea, Dilmun, Egypt, Elam, Guti, the Hittites, Isin, the Kassites, Larsa and Mitanni. Each but Dilmun is the home of an empire in one turn, Egypt in two.
rules-flood-R9 = Akkad, Isin and Larsa lay in Sumer once, but in this game they are outer areas: workers may stand there, cities may not.
rules-flood-R10 = An outer area tells which empire starts there and when (R95), what it offers in trade, and perhaps points for the end (R157). On offer are: Amorites wood, oil; Chaldea oil; Dilmun wood, metal, oil, gold; Egypt gold; Elam metal; Hittites metal; Kassites lapis lazuli; Mitanni wood, metal. Akkad, Assyria, Guti, Isin and Larsa offer nothing.
rules-flood-R11 = A Sumerian area tells the power of a city there. The power is for the owner of the city and for nobody else, whoever has an army in the area.
rules-flood-R12 = Armies invade over borders, both ways, and along arrows, one way. Borders inside Sumer: Babylon to Sippar, Shuruppak and Nippur; Nippur to Shuruppak and Umma; Uruk to Shuruppak, Umma and Ur; Umma to Shuruppak, Ur and Lagash; Ur to Lagash and Eridu; Lagash to Eridu. Arrows: Akkad to Babylon, Isin to Shuruppak, Larsa to Uruk, Chaldea to Ur. Borders outside: R114.
rules-flood-R13 = No way leads into Dilmun. It lies across the sea, and no army can ever invade it or stand there.
rules-flood-R14 = No way leads into Akkad: nobody can invade it. From Akkad one arrow leads to Babylon and nowhere else, and from Babylon nothing leads back.
rules-flood-R15 = Around the map lie the score track, the track of the player order, the turns with their empires, the army table for equipment, the pass box, the four worker boxes, and the tables of values, trade, production and growth.
rules-flood-R16 = The four worker boxes are irrigation, weaving, scribes and toolmakers. Scribes and toolmakers have two sides: ready workers stand on the left, those who have worked in this turn on the right. Irrigation and weaving have no sides.
rules-flood-R17 = Armies of two players never stand in the same area. Attackers fight from their pool, and enter only when the last defender is gone.
rules-flood-R18 = Workers stand in outer areas and in the four boxes, never in Sumer. Cities stand in Sumer, one to an area. Armies stand anywhere but in Dilmun, two at most to an area. Workers of several players may share an outer area, also with somebody else’s army.

## Setup

rules-flood-chapter-setup = Setup
rules-flood-R19 = Everybody chooses a colour and takes its 4 city markers, 4 growth markers and 5 round markers.
rules-flood-R20 = Of your five round markers one counts your points from 0 and one shows your place in the player order. The other three show, during a turn, which empire you created, the rank of your equipment, and that you have passed.
rules-flood-R21 = The first player order is drawn by chance. The orders of later turns are bid for when passing (R137, R138).
rules-flood-R22 = All workers and armies begin in the stock. You can use a worker or an army only after a rule has put it into your pool in front of you.
rules-flood-R23 = Everybody puts one worker from the stock into irrigation and one into weaving, so that the first turn brings grain and textiles.
rules-flood-R24 = Everybody begins with one wood, one metal, one tool, one oil and one gold in hand, and two workers in the pool.
rules-flood-R25 = All other resources are the common stock: 22 grain, 9 wood, 9 metal, 15 textiles, 9 tools, 4 oil, 4 gold, 7 lapis lazuli. Each player has 21 workers left in the stock.
rules-flood-R26 = The turn marker begins on turn 1. It moves on at the end of each turn (R154), up to turn 5.
rules-flood-R27 = Nobody begins with a city, an army or an empire. All of them come by actions.

## The turn

rules-flood-chapter-turn = A turn and its phases
rules-flood-R28 = The game has five turns. Each has six phases in this order: resources and workers, decline, actions, player order, victory points, end of the turn.
rules-flood-R29 = The second phase, decline, comes in turns 2 and 4 only. In turns 1, 3 and 5 it is left out.
rules-flood-R30 = Whoever has most victory points at the end of the fifth turn wins. Ties: R158.

## Phase 1

rules-flood-chapter-resources = Phase 1: resources and workers
rules-flood-R31 = In irrigation and in weaving, each by itself, the players are ranked by the number of their workers there: most is first.
rules-flood-R32 = Players with equally many workers share a rank, and the next rank is not skipped. One ahead of two equals: first, second, second. Two equals ahead of one: first, first, second.
rules-flood-R33 = Irrigation gives 6 grain to the first rank, 4 to the second and 3 to the third. Weaving gives 3, 2 and 1 textiles. When all three players are level, each receives 5 grain, or 3 textiles; so it always is in turn 1.
rules-flood-R34 = Without a worker in irrigation you receive no grain, and without a worker in weaving no textiles, whatever the others have there.
rules-flood-R35 = If you have a city in Ur you receive one textile more. The rulebook contradicts itself on players without a weaver; here the city gives its textile to them too (D14).
rules-flood-R36 = Then everybody moves eight workers from the stock to the pool, or as many as the stock has if it has fewer. Workers who return to the stock later in the turn do not make up for the missing ones.
rules-flood-R37 = So in turn 1 everybody acts with ten workers: the two of the beginning and the eight of this phase. There is no other bonus.
rules-flood-R38 = All scribes and toolmakers who worked in the last turn move from the right side of their box to the left: they are ready again.

## Phase 2

rules-flood-chapter-decline = Phase 2: decline
rules-flood-R39 = In a decline all workers of all players leave Dilmun, however many they are. The other outer areas are treated more gently (R40).
rules-flood-R40 = In a decline you lose one worker in every other outer area where you have any. The rulebook contradicts itself here: one sentence says all workers, three places say one (D1). The option “decline” changes this to all.
rules-flood-R41 = In irrigation the player with most workers goes down to two. Everybody else loses as many as that player did, or all if they have fewer. Example: 4, 3 and 1 become 2, 1 and 0. If nobody has more than two, nobody loses any.
rules-flood-R42 = Weaving declines in the same way as irrigation (R41), but is counted by itself: the most there go down to two, and everybody loses the same number.
rules-flood-R43 = In a decline you also lose one scribe and one toolmaker, if you have any. The summary of the rulebook leaves this out, its text has it; here it is played (D2).
rules-flood-R44 = Workers lost in a decline go to the stock, not into the pool: they come back with the eight of a later turn.
rules-flood-R45 = The first phase is over before the decline begins. So production counts the workers before the decline, and the workers lost now cannot be among the eight who have just come.

## Phase 3

rules-flood-chapter-actions = Phase 3: actions
rules-flood-R46 = In player order everybody takes one action, and then again, round and round. Who has passed is left out. The phase ends when all three have passed.
rules-flood-R47 = There are six actions: found a city, place workers, trade, create an empire, expand, and pass.
rules-flood-R48 = You may take as many actions as you like before you pass, the same one again and again, in any order. Only creating an empire is limited to one in a turn (R94).
rules-flood-R49 = When it is your turn you must act or pass, and passing is always possible. An action must change something: empty actions, on which the rulebook is silent, are refused here (D24).
rules-flood-R50 = Once a player has passed, everybody else pays a surcharge before each action: one resource from hand, or one worker from the pool, or one army from the pool.
rules-flood-R51 = The surcharge is one piece for an action. It stays one piece when two players have passed.
rules-flood-R52 = When two have passed, the third player may go on alone for as long as the pieces last, paying the surcharge before each action, and ends the phase by passing.
rules-flood-R53 = Any resource will do for the surcharge, even grain. A worker or an army must come from the pool: those on the board cannot pay. What is paid goes to the stock.
rules-flood-R54 = Passing itself is never charged. The rulebook calls passing an action and charges every action; but a player with nothing left could then not pass, so here it is free (D4).
rules-flood-R55 = The surcharge is paid once for an action. Going on with an expansion (R126) costs its own army each time, and no surcharge.
rules-flood-R56 = The surcharge is paid first, so you must be able to carry out an action with what is left. If you cannot, you can only pass.

## Founding

rules-flood-chapter-found = Action: found a city
rules-flood-R57 = Put one of your city markers on a Sumerian area that has no city and no army of another player. Your own armies do not matter.
rules-flood-R58 = Cities stand in Sumer only, never in an outer area, and an area has room for one city, whoever owns it.
rules-flood-R59 = Founding a city costs nothing but the action itself, and the surcharge when somebody has passed.
rules-flood-R60 = When all four of your cities stand on the board you may instead take one of them off and put it on another free area (R57). If it has a growth marker it loses it, and may be grown again in its new place.
rules-flood-R61 = The city you take off may be any of your four, also one under another player’s army. Its growth marker comes back to you.
rules-flood-R62 = The gifts of Eridu and Uruk (R159, R160) come each time a city of yours is put there, also when it was moved there.

## Workers

rules-flood-chapter-workers = Action: place workers
rules-flood-R63 = Spend exactly one resource from hand and place workers from your pool, at most as many as the resource is worth: one for grain, five for lapis lazuli. You may place fewer.
rules-flood-R64 = The spent resource goes to the stock. So does everything that is spent in the game, except equipment and bids: those lie on the board until the turn ends (R153).
rules-flood-R65 = All workers placed for the resource go to one and the same place: an outer area or one of the four boxes.
rules-flood-R66 = You may have two scribes at most, ready and used ones together. In irrigation, weaving, toolmakers and the outer areas there is no limit. No worker ever stands in a Sumerian area.
rules-flood-R67 = Armies of other players do not keep your workers out of an outer area. They do keep them from trading (R84).
rules-flood-R68 = Workers placed among the scribes or toolmakers stand on the ready side and can work in the same turn: toolmakers at once, scribes from your next action on (R76).
rules-flood-R69 = While placing workers you may use your ready scribes. Each scribe you use moves to the used side and does one thing: deploy a worker (R70) or relocate one (R71). So each scribe works once in a turn.
rules-flood-R70 = Deploying: the scribe puts one worker from your pool into any box or outer area that has room for it.
rules-flood-R71 = Relocating: the scribe takes one of your workers from an area or a box and puts it into another place that has room for it, or back into your pool.
rules-flood-R72 = Scribes work each for themselves: to different places, and independent of the workers that the resource pays for. You need not use them all.
rules-flood-R73 = You may choose this action, spend no resource, and only use scribes. At least one worker must then be placed or moved.
rules-flood-R74 = A scribe may relocate himself. He goes straight from the ready side to his new place and is no scribe any more.
rules-flood-R75 = A scribe may also make one of your used toolmakers ready again, by moving that worker from the right side to the left. On scribes the rulebook is silent; here no scribe can make a scribe ready (D19).
rules-flood-R76 = A scribe cannot work in the very action in which he was placed. From your next action on he can.
rules-flood-R77 = Within the action you may place paid workers and use scribes in any order. The limit of two scribes (R66) must hold after every step.
rules-flood-R78 = A scribe may relocate any worker of yours: a scribe or toolmaker who has worked, or one who stands beside another player’s army.

## Trade

rules-flood-chapter-trade = Action: trade, and toolmakers
rules-flood-R79 = In one trade action you may exchange in every outer area in which you have a worker or an army, one exchange after the other.
rules-flood-R80 = An exchange: give one resource from hand and take one that the area offers (R10). For wood or metal give grain, textile or tool; for oil textile or tool; for gold textile, tool or oil; for lapis lazuli tool, oil or gold.
rules-flood-R81 = You cannot receive a resource of which the stock has no piece left, whatever you would give for it.
rules-flood-R82 = In each area, in one action, every worker or army of yours there allows one exchange, and you receive each kind of resource once at most. Three workers among the Hittites, who offer only metal, bring one metal.
rules-flood-R83 = If you have armies in the area they trade, one exchange each, and your workers there do not. Only where you have no army do your workers count. One army beside three workers is one exchange (D28).
rules-flood-R84 = You cannot trade in an area where another player has an army, however many workers you have there.
rules-flood-R85 = Armies in Sumer do not trade: exchanges are made in outer areas only. One line of the rulebook is looser; so it is played here (D6).
rules-flood-R86 = What you have received you may give away in a later exchange of the same action, there or elsewhere. What you give is in the stock at once, and can be received again.
rules-flood-R87 = The limits of R82 are those of one action. Your next trade action begins afresh, with the same workers in the same areas.
rules-flood-R88 = During a trade action each ready toolmaker may turn one metal of your hand into one tool, and moves to the used side. The metal goes to the stock and the tool comes from it, so the stock must have one.
rules-flood-R89 = The metal may be old or just received, and the tool may be given away in the same action. Making tools and exchanging may alternate as you like.
rules-flood-R90 = You may choose to trade and only make tools, without any exchange, also when you have no worker in an outer area.
rules-flood-R91 = Each toolmaker works once in a turn. A scribe can make one ready again (R75).
rules-flood-R92 = In trade you can receive wood, metal, oil, gold and lapis lazuli. Grain, textiles and tools cannot be received: they are made in Sumer.
rules-flood-R93 = Players do not trade with each other, and give each other nothing: every exchange is with the stock, in an outer area.

## Empires

rules-flood-chapter-empire = Action: create an empire
rules-flood-R94 = You may create one empire in each turn, and no more, even if you lose it.
rules-flood-R95 = Each turn has three empires, with so many armies. Turn 1: Akkad 10, Guti 8, Sumer 3. Turn 2: Amorites 10, Isin 5, Larsa 5. Turn 3: Mitanni 10, Egypt 5, Sumer 3. Turn 4: Hittites 10, Kassites 10, Egypt 10. Turn 5: Elam 8, Assyria 12, Chaldea 8. The rulebook leaves open whether two may create the same one; here each is created once (D16).
rules-flood-R96 = An empire starts in the area of its name. The empire of Sumer starts in any Sumerian area you choose.
rules-flood-R97 = To create an empire outside Sumer you need at least one worker in its start area, and nobody may have more workers there than you. A tie is good enough.
rules-flood-R98 = The empire of Sumer, in turns 1 and 3, needs no worker. The area where it starts may hold another player’s city, and armies too.
rules-flood-R99 = Another player’s army in the start area does not prevent you from creating the empire. It must be fought first (R109).
rules-flood-R100 = Step 1: move the empire’s printed number of armies from your stock into your pool.
rules-flood-R101 = If you have a city in Babylon, move two armies more, before you buy any (R165, D31).
rules-flood-R102 = Step 2: you may buy more armies with resources from hand, as many as you like: each grain buys one army, each metal two, each tool three. Other resources buy no armies.
rules-flood-R103 = Armies can be bought while you create your empire and at no other time of the turn.
rules-flood-R104 = You have 20 armies and never more. If the stock cannot give what a purchase should bring, the rest is lost.
rules-flood-R105 = Step 3: you may lay any resources from hand on the army table. The sum of their values is your equipment; nothing at all counts 0. It is decided now and stays as it is for the turn.
rules-flood-R106 = The empires of the turn are ranked by their equipment: highest A, then B, then C. Of two equal ones the empire created earlier is better. A new empire may push others down.
rules-flood-R107 = Equipment lies on the army table until the turn ends. Until then it is in nobody’s hand and not in the stock.
rules-flood-R108 = Step 4: all your workers leave the start area; then put one or two armies from the pool there. Workers of others stay. Where yours go the rulebook does not say; here they go to the stock (D9).
rules-flood-R109 = If another player’s army stands in the start area you fight at once, until all defenders or all your armies are gone; you may not stop. If you win you place one or two armies (D10). If you lose, your empire and its rank are used up all the same.
rules-flood-R110 = An empire of Sumer that starts on another player’s city leaves the city alone. Razing it is a matter of its own (R121).
rules-flood-R111 = If no army of your empire is left on the board it must begin again where it started, Sumer in any Sumerian area. The rulebook does not say how; here you expand to re-enter with armies of your pool, fighting any defender to the end (D8).

## Expansion

rules-flood-chapter-expand = Action: expand
rules-flood-R112 = Do one of three things: invade an area, raze a city, or reinforce an army. Then you may go on in the same action (R126).
rules-flood-R113 = Armies on the board never move. Every army you place, by whatever rule, comes from your pool.
rules-flood-R114 = Invade an area next to one with your army (R12). Borders into Sumer: the Amorites and Assyria to Sippar and Babylon; the Kassites to Babylon and Nippur; Guti to Nippur and Umma; Elam to Umma and Lagash. Outside: the Amorites to Egypt, Hittites, Mitanni, Assyria; Mitanni to Hittites, Assyria; Assyria to Kassites.
rules-flood-R115 = To invade you need an army in the pool. An area that has your own army already cannot be invaded; it is reinforced.
rules-flood-R116 = If no army stands in the area you invade, put one army from the pool there. No dice are rolled.
rules-flood-R117 = If another player’s armies stand there, fight them (R130). When the last is gone, put one army from the pool there, not two.
rules-flood-R118 = You may stop an invasion after any roll of the dice. Defenders who are left stay where they are.
rules-flood-R119 = Cities take no part in a fight. An invasion does them no harm, whoever owns them.
rules-flood-R120 = Invasions do nothing to workers: those of others stay, and yours stay too. Only creating an empire takes your own workers away (R108).
rules-flood-R121 = Raze another player’s city in an area where you have an army: give up two armies from your pool and take the city off. Your armies on the board do not pay.
rules-flood-R122 = The price is three armies if the city’s owner has a city in Shuruppak and at least two cities in all, the razed one counted. One summary omits the second city; here it is needed (D12).
rules-flood-R123 = A razed city and its growth marker go back to their owner, who may use them again. Points scored for it are kept.
rules-flood-R124 = You cannot raze a city of your own. It can only be moved, and only when all four stand (R60).
rules-flood-R125 = Reinforce: put one army from the pool into an area where you have one army. Two is the most.
rules-flood-R126 = When you have invaded, razed or reinforced, you may give up one army from the pool and do one of the three again, in the same action, as often as you can pay.
rules-flood-R127 = Rolling again in a fight is not a repeat. It costs nothing but the armies lost by misses.
rules-flood-R128 = A repeat needs armies for the repeat and for what follows: two to invade or reinforce, three to raze, or four where Shuruppak guards the city.
rules-flood-R129 = Only an expansion can be repeated in this way. Every other action is taken once, until it is your turn again.

## Combat

rules-flood-chapter-combat = Combat
rules-flood-R130 = The attacker rolls two dice and adds them. With a better rank of equipment than the defender 5 or more hits, with a worse one 7 or more: a chance of 30 in 36, or 21 in 36.
rules-flood-R131 = A hit removes one defending army; it goes to its owner’s stock. If another defender is left, the attacker rolls again, or stops an invasion.
rules-flood-R132 = A miss costs the attacker one army from the pool; it goes to the stock. The attacker’s armies on the board are never lost by attacking.
rules-flood-R133 = A fight ends when the last defender is gone, when the attacker’s pool is empty, or when the attacker stops an invasion.
rules-flood-R134 = Only the attacker rolls. There is an army in the pool at every roll, so whoever wins can always enter.
rules-flood-R135 = The ranks at the moment of the roll count. They may change during the turn, when another empire is created.

## Passing

rules-flood-chapter-pass = Action: pass
rules-flood-R136 = Put a round marker into the pass box. You take no more actions in this turn.
rules-flood-R137 = When you pass you may lay any resources from hand into the pass box as your bid for the player order. The sum of their values counts; nothing is a bid of 0. They are spent.

## Phase 4

rules-flood-chapter-order = Phase 4: player order
rules-flood-R138 = The highest bid goes first, then the second, then the lowest. Players with equal bids keep their order among themselves.
rules-flood-R139 = The order is made in turn 5 too: it decides a tie for victory (R158).

## Phase 5

rules-flood-chapter-points = Phase 5: victory points
rules-flood-R140 = You score 2 points for each area, in Sumer or outside, where you have an army. A second army there adds nothing.
rules-flood-R141 = With a city in Nippur you score 1 point more for each Sumerian area where you have an army.
rules-flood-R142 = Then, in player order, everybody may grow any number of cities. This is no action. The rulebook does not say which order counts; here it is the new one (D11).
rules-flood-R143 = To grow a city spend two wood, and with it any set of luxuries you choose.
rules-flood-R144 = Luxuries are tools, oil, gold and lapis lazuli, at most one of each for a city: so none to four. The rulebook wavers on growing without any; here it is allowed (D13).
rules-flood-R145 = A grown city scores at once by the number of its luxuries: 4 points without any, 7 with one, 10 with two, 14 with three, 20 with all four. Which luxuries they are does not matter.
rules-flood-R146 = Put a growth marker on the grown city. It cannot be grown a second time, in this turn or later.
rules-flood-R147 = An army of another player in the area does not keep your city from growing.
rules-flood-R148 = When a city has been razed or moved and is built anew, there or elsewhere, the new city may be grown again and scores again.
rules-flood-R149 = What growth costs goes to the stock. Points for armies are counted before growth, which makes no difference to anybody’s total.
rules-flood-R150 = The score track ends at 70. When you exceed it, one worker from your stock marks the lap and is out of the game. The score is kept as a number; how far this goes: D20.

## Phase 6

rules-flood-chapter-cleanup = Phase 6: end of the turn
rules-flood-R151 = All armies leave the board and go to the stock, and so do all workers and armies that are still in a pool.
rules-flood-R152 = Resources in hand are kept for the next turn, all of them, without any limit.
rules-flood-R153 = Resources in the pass box and on the army table go to the stock. The markers of pass, rank and empire go back to their owners.
rules-flood-R154 = The turn marker moves on one space and the next turn begins with its first phase.
rules-flood-R155 = Workers in outer areas and boxes stay where they are. So do cities and their growth markers.

## The end

rules-flood-chapter-ending = The end of the game
rules-flood-R156 = The game ends after the fifth turn. Before the winner is found, most workers score (R157).
rules-flood-R157 = Who has most workers in a place scores its points; if two tie for most, nobody does. 4 points: Amorites, Egypt, Kassites, weaving. 3 points: Chaldea, Elam, Hittites, Mitanni, irrigation. 2 points: Assyria, Dilmun, Guti. Other places score nothing.
rules-flood-R158 = Most points win. Of players with equally many, the one who is earlier in the last player order wins.

## Powers

rules-flood-chapter-powers = The powers of the cities
rules-flood-R159 = Eridu: when you put a city here, take one worker from your stock and put it among the toolmakers, ready. With an empty stock you gain nothing (D15).
rules-flood-R160 = Uruk: when you put a city here, take one worker from your stock and put it among the scribes, ready. The rulebook is silent on a full box; here two scribes, or an empty stock, mean that you gain nothing (D15).
rules-flood-R161 = Shuruppak: razing any city of yours, here or elsewhere, costs three armies instead of two, as long as you have two cities or more.
rules-flood-R162 = Ur: you receive one textile more in the first phase of every turn, also without a weaver (D14).
rules-flood-R163 = Nippur: you score one point more for each Sumerian area where you have an army when points are counted.
rules-flood-R164 = Sippar: in each trade action you may make one extra exchange in one area where you can trade. It needs no further worker and may bring a kind you have received there already. You pay for it as usual. The rulebook has two wordings; here any kind on offer will do (D7).
rules-flood-R165 = Babylon: when you create an empire you take two armies more than the empire has.
rules-flood-R166 = Umma and Lagash have no power. A city there can be grown like any other.

## Always true

rules-flood-chapter-always = What is always true
rules-flood-R167 = Your 25 workers are always somewhere: stock, pool, boxes, outer areas, or the score track. So are your 20 armies, on the board, in the pool or in the stock, and your 4 city and 4 growth markers.
rules-flood-R168 = No resource is ever lost: of each kind stock, hands, army table and pass box together hold all the pieces of R4.
rules-flood-R169 = There is never an army in Dilmun. In Akkad only the player who created Akkad in this turn has armies.
rules-flood-R170 = Within a turn an area that has held an army holds one until the turn ends: the last defender falls only to somebody who enters at once.
rules-flood-R171 = Every pool is empty when a turn ends. So in turns 2 to 5 you begin with eight workers in the pool at most.
rules-flood-R172 = A player has at most four cities, and only cities are grown. There are never more than nine cities on the board, one for each Sumerian area.

## Rulings

rules-flood-chapter-rulings = Rulings
rules-flood-D1 = In a decline, one sentence of the rulebook takes all workers from every outer area; three places take one, and all from Dilmun. Here it is one each, all from Dilmun. With the option “decline” set to all, every outer area is emptied.
rules-flood-D2 = The rules of decline take a scribe and a toolmaker of each player; the summary at the end of the rulebook does not mention it. Here both are taken.
rules-flood-D3 = The rulebook says “eight” workers, “at most eight”, and fewer when the stock is short. Here up to eight come, as many as the stock has.
rules-flood-D4 = Passing is listed among the actions, and every action is said to cost the surcharge. Here passing is free: otherwise a player with nothing left could never pass.
rules-flood-D5 = The rulebook does not say when the surcharge begins. Here it begins with the very next action after the first pass, in the same round.
rules-flood-D6 = One line speaks of trade in every area, another of outer areas. Here trade is with outer areas only; Sumerian areas offer nothing.
rules-flood-D7 = Sippar’s extra exchange is told in two ways. Here it is one more exchange in each trade action, in one area where you can trade anyway, for any kind the area offers, received before or not.
rules-flood-D8 = A wiped-out empire comes back by an expansion: name its start area (Sumer: any Sumerian area), fight any defender to the end with armies of the pool, then place one or two. No new armies or equipment come, no workers are needed, and yours stay. Then you may go on (R126).
rules-flood-D9 = The rulebook does not say where the workers go who leave the start area of a new empire. Here they go to the stock, not into the pool.
rules-flood-D10 = After a fight for its start area a new empire may place one or two armies, as without a fight; an invasion places one.
rules-flood-D11 = Cities grow in player order, after the new order was made. The rulebook does not say which one counts. Here it is the new order, which stands on the track by then. It rarely matters.
rules-flood-D12 = The summary of Shuruppak omits that its owner needs two cities; the rule has it. Here it is needed, counted before the city is razed.
rules-flood-D13 = One line says that growth needs wood and luxuries, another only recommends them. Here a city may grow for two wood alone, and scores 4 points.
rules-flood-D14 = A player without a weaver receives no textile, says one list; Ur gives one textile more, says another rule, without a condition. Here Ur gives it in any case.
rules-flood-D15 = If you found in Uruk with two scribes already, or in Uruk or Eridu with no worker in the stock, the city is founded and nothing is gained. A scribe gained at Uruk can work from your next action on.
rules-flood-D16 = Each of a turn’s three empires can be created once, by one player. The rulebook speaks of choosing one of the three and is silent on two players choosing the same.
rules-flood-D17 = Isin, Larsa and Chaldea cannot be invaded: only arrows lead out of them. The text says so of Akkad and Dilmun alone; for these three it is the map of the board that is used here.
rules-flood-D18 = A fight for the start area of an empire goes on until one side is gone. An invasion may be stopped after any roll, but not before the first. After stopping you may still go on with another option at the price of an army.
rules-flood-D19 = A scribe can make a toolmaker ready, but not another scribe: one use spent and one gained would be no change at all, and the rulebook names toolmakers only.
rules-flood-D20 = At exactly 70 points nothing happens. When your score first exceeds 70, one worker of your stock is put on the track, if there is one at that moment, and likewise beyond 140. He counts for no majority.
rules-flood-D21 = Nippur’s text can be read as any army in a Sumerian area. Here your own armies count, as the summary says.
rules-flood-D22 = If the stock is too small in the first phase, the players are served in player order, each as far as it goes: first all grain, then all textiles, then Ur’s.
rules-flood-D23 = A player without a worker in a box is last there and receives nothing. The two others are ranked between themselves from first down; if they are equal both are first, and the figures for three level players do not apply.
rules-flood-D24 = A trade without an exchange or a tool, and placing workers without placing or moving one, would only gain time. The rulebook is silent; here an action must change something.
rules-flood-D25 = The rulebook does not say whether resources are hidden. Here everything lies open: hands, pools, bids and equipment.
rules-flood-D26 = The rulebook lets you build a moved city “elsewhere”. Here this means another area than the one it left.
rules-flood-D27 = A city scores its growth once in the game, says one line; a rebuilt one may grow, says another. Here growth counts once for each city that is built.
rules-flood-D28 = If you have armies and workers in one outer area, only the armies trade, even if there are fewer of them. It is harsh, but the rulebook says so plainly.
rules-flood-D29 = The rulebook gives different numbers of years for the game’s story. No rule uses them, so nothing depends on it.
rules-flood-D30 = The rulebook gives two orders for founding: workers off first, or armies on first. Here your workers leave before the fight, and stay away if it is lost.
rules-flood-D31 = A resource that would bring no army at all, because all 20 are in play, cannot be spent on armies. One that would bring fewer than it should is accepted, and the surplus is lost. Babylon’s two come before anything is bought.
rules-flood-D32 = “If Sippar is yours”, says the rulebook at times, of Sippar, Babylon and Shuruppak. Here this means your city: an army in the area gives no power.

## Examples

rules-flood-example-standing = What may stand where
rules-flood-example-standing-0 = The whole board, in the first turn. The nine bright areas in the middle are Sumerian, the thirteen around them are outer areas. Beside the map lie the boxes and tables, below it the score track.
rules-flood-example-standing-1 = Akkad lay in Sumer once, but here it is an outer area: no city can stand there.
rules-flood-example-standing-2 = Babylon is Sumerian. Player 1 founds a city there and gets its power.
rules-flood-example-standing-3 = Player 2 would rather have workers on the map.
rules-flood-example-standing-4 = A grain is worth one worker.
rules-flood-example-standing-5 = In Babylon no worker can stand, nor anywhere else in Sumer.
rules-flood-example-standing-6 = In Akkad one can. An arrow leads from there to Babylon: armies could come that way, but never back.
rules-flood-example-opening = The first actions: founding cities
rules-flood-example-opening-0 = The game is set up: everybody has a worker in irrigation and one in weaving, five resources in hand, and two workers in the pool. The order is drawn next.
rules-flood-example-opening-1 = Player 2 begins, then player 1, then player 3. All are level in both boxes, so each receives 5 grain and 3 textiles; then eight workers come, and every pool has ten.
rules-flood-example-opening-2 = Player 2 founds a city in Ur. It costs nothing but the action, and will bring a textile more in every later turn.
rules-flood-example-opening-3 = Player 1 would like Ur as well, but an area has room for one city.
rules-flood-example-opening-4 = Outside Sumer nobody founds cities at all.
rules-flood-example-opening-5 = Player 1 founds in Uruk, and a worker from the stock becomes a scribe at once.
rules-flood-example-placing = Placing workers
rules-flood-example-placing-0 = Turn 1, player 1 begins, with ten workers in the pool.
rules-flood-example-placing-1 = The action is chosen. Now a resource must be spent, for its value in workers.
rules-flood-example-placing-2 = A tool is worth three, so up to three workers may be placed, all in the same place.
rules-flood-example-placing-3 = Four are too many for a tool.
rules-flood-example-placing-4 = And Uruk lies in Sumer, where no workers stand.
rules-flood-example-placing-5 = Three workers go to Guti. Nobody has more there, so player 1 could create the empire of Guti in this turn.
rules-flood-example-placing-6 = That was the action, and player 2 is next. The tool is in the stock, and seven workers are left in the pool.
rules-flood-example-scribes = What scribes can do
rules-flood-example-scribes-0 = Player 1 has one ready scribe, and a toolmaker who has worked already in this turn.
rules-flood-example-scribes-1 = Scribes work during the action of placing workers.
rules-flood-example-scribes-2 = The scribe makes the toolmaker ready again, and stands on the used side himself.
rules-flood-example-scribes-3 = In the same action player 1 spends a grain, for one worker.
rules-flood-example-scribes-4 = The worker becomes a second scribe. More than two, used ones counted, nobody may have.
rules-flood-example-scribes-5 = The new scribe is ready, but cannot work in the action that placed him.
rules-flood-example-scribes-6 = From player 1’s next action on he can.
rules-flood-example-sippar = Trading, and the extra exchange of Sippar
rules-flood-example-sippar-0 = Player 1 has a city in Sippar, two workers in Mitanni and one in Egypt.
rules-flood-example-sippar-1 = One trade action covers all areas where player 1 has workers.
rules-flood-example-sippar-2 = Egypt offers gold. The one worker there exchanges a textile for it.
rules-flood-example-sippar-3 = Mitanni offers wood and metal. The first worker there gets wood for grain.
rules-flood-example-sippar-4 = The second worker gets metal for grain: each kind once, one exchange for each worker.
rules-flood-example-sippar-5 = Now Sippar’s extra exchange: once more gold from Egypt, without another worker, but paid for as always.
rules-flood-example-sippar-6 = A third gold is refused: the extra exchange comes once in a trade action.
rules-flood-example-tools = Toolmakers in a chain of exchanges
rules-flood-example-tools-0 = Player 1 has a ready toolmaker, a worker in Elam and one among the Kassites, and one metal in hand.
rules-flood-example-tools-1 = Toolmakers work during a trade action.
rules-flood-example-tools-2 = Elam gives metal for grain. Player 1 now has two.
rules-flood-example-tools-3 = The toolmaker turns one metal into a tool, and stands on the used side. Old metal or new makes no difference.
rules-flood-example-tools-4 = The new tool goes on at once: the Kassites give lapis lazuli for it. A grain has become the dearest resource of all.
rules-flood-example-tools-5 = There is metal left, but the only toolmaker has worked.
rules-flood-example-tools-6 = The trade ends. Only a scribe could make the toolmaker ready again in this turn.
rules-flood-example-armies-trade = Trade and armies
rules-flood-example-armies-trade-0 = Player 1 has one army and three workers among the Amorites, and a worker in Elam beside an army of player 2.
rules-flood-example-armies-trade-1 = Player 1 trades.
rules-flood-example-armies-trade-2 = In Elam the foreign army forbids it, whatever workers stand there.
rules-flood-example-armies-trade-3 = Among the Amorites player 1’s own army trades: wood for grain.
rules-flood-example-armies-trade-4 = A second exchange is refused. Where you have an army your workers do not trade, even if they are more.
rules-flood-example-armies-trade-5 = So this trade brought one wood, with four workers standing by.
rules-flood-example-empire = Creating an empire
rules-flood-example-empire-0 = Player 1 has most workers in Guti. Player 2 has created Sumer with equipment worth 2, and is of rank A so far.
rules-flood-example-empire-1 = Player 1 creates Guti: eight armies go from the stock into the pool.
rules-flood-example-empire-2 = A metal buys two more: the pool has ten.
rules-flood-example-empire-3 = Enough bought. Next come the weapons.
rules-flood-example-empire-4 = An oil is laid on the army table as equipment, worth 3. It stays there until the turn ends.
rules-flood-example-empire-5 = With 3 against 2 Guti takes rank A, and Sumer falls to B. The workers of player 1 leave Guti for the stock; the worker of player 3 stays.
rules-flood-example-empire-6 = Two armies enter Guti, eight stay in the pool for expansions.
rules-flood-example-sumer = Who may create which empire
rules-flood-example-sumer-0 = Players 1 and 2 have two workers each in Guti, player 3 has one. Player 3 is to act.
rules-flood-example-sumer-1 = Player 3 cannot create Guti, for others have more workers there. Players 1 and 2 both could, since a tie is good enough.
rules-flood-example-sumer-2 = Sumer needs no workers, and gives three armies.
rules-flood-example-sumer-3 = Player 3 buys none.
rules-flood-example-sumer-4 = Nor any equipment. Being the only empire so far it has rank A all the same.
rules-flood-example-sumer-5 = Sumer may start in any Sumerian area, even in Uruk, where player 1 has a city.
rules-flood-example-sumer-6 = One army stands there now. The city is untouched, and its power still belongs to player 1.
rules-flood-example-invasion = An invasion with dice
rules-flood-example-invasion-0 = Player 1 holds Akkad with rank A. One army of player 2, rank B, stands in Babylon. Only there the arrow from Akkad leads.
rules-flood-example-invasion-1 = Player 1 expands, with eight armies in the pool.
rules-flood-example-invasion-2 = Babylon is invaded. With the better rank 5 or more hits; with the worse one it would take 7.
rules-flood-example-invasion-3 = A 1 and a 3: a miss, which costs an army of the pool. Seven are left. Player 1 may stop or roll again.
rules-flood-example-invasion-4 = Player 1 rolls again. This costs nothing by itself.
rules-flood-example-invasion-5 = A 2 and a 4 make 6: a hit. The defender goes back to player 2’s stock, and one army enters Babylon. Six are left.
rules-flood-example-invasion-6 = For one more army player 1 goes on in the same action, now also from Babylon.
rules-flood-example-razing = Razing cities, and the walls of Shuruppak
rules-flood-example-razing-0 = Player 1 has armies in Uruk and Umma and six in the pool. Both cities there, and Shuruppak, are player 2’s.
rules-flood-example-razing-1 = Player 1 expands.
rules-flood-example-razing-2 = Razing Uruk costs three armies instead of two, because player 2 has Shuruppak and another city. The marker goes back to player 2.
rules-flood-example-razing-3 = One army is given up to go on, and two are left.
rules-flood-example-razing-4 = Umma would cost three again: with Umma and Shuruppak player 2 still has two cities.
rules-flood-example-razing-5 = So player 1 reinforces Uruk. A second army makes it harder to take, but scores nothing more.
rules-flood-example-razing-6 = With one army in the pool nothing can follow, and the action ends.
rules-flood-example-passing = Passing, bidding and the surcharge
rules-flood-example-passing-0 = Everybody has founded a city. Player 1 is to act.
rules-flood-example-passing-1 = Player 1 passes, and takes no more actions in this turn.
rules-flood-example-passing-2 = A textile is laid in the pass box, a bid of 2 for the player order.
rules-flood-example-passing-3 = From now on the actions of the others cost a piece each.
rules-flood-example-passing-4 = Player 2 cannot simply found a city: first comes the surcharge.
rules-flood-example-passing-5 = A worker of the pool pays it. A resource or an army would do as well.
rules-flood-example-passing-6 = Now the city is founded in Nippur. Player 3 is next, and has to pay too, or pass for nothing.
rules-flood-example-growth = Growing cities
rules-flood-example-growth-0 = All have passed, and points for armies are counted. Player 1 has four wood, two tools, an oil and a gold, and cities in Uruk and Ur.
rules-flood-example-growth-1 = Two wood with tool, oil and gold: three luxuries score 14 points. The army of player 2 in Uruk does not hinder it.
rules-flood-example-growth-2 = A city grows only once, even if there is wood left.
rules-flood-example-growth-3 = Ur grows with the second tool for 7 points. Nobody else has two wood, so the turn ends: armies leave, and turn 3 brings resources and workers.
rules-flood-example-decline = Decline
rules-flood-example-decline-0 = Turn 1 is about to end. In irrigation stand 4, 1 and 3 workers of players 1, 2 and 3; some stand in Dilmun and Mitanni, and there is a scribe and a toolmaker.
rules-flood-example-decline-1 = Player 3 bids a grain. Nobody bid more, so player 3 will be first.
rules-flood-example-decline-2 = Turn 2: production still counted the full boxes, 6, 3 and 4 grain. Then the decline: irrigation falls from 4 to 2 and everybody loses two, if they have them: 2, 0 and 1 are left. Weaving with two at most stays. Dilmun is empty, Mitanni has one worker less of each, scribe and toolmaker are gone.
rules-flood-example-ending = The end of the game
rules-flood-example-ending-0 = Turn 5, and player 3 makes the last bid. Player 1 has 60 points and has bid 2, player 2 has 61 and has bid nothing.
rules-flood-example-ending-1 = A grain is a bid of 1. The last order will be player 1, player 3, player 2.
rules-flood-example-ending-2 = Armies bring 4, 4 and 2 points. Then most workers: Egypt 4 for player 1, irrigation 3 for player 2, the Kassites 4 for player 3; weaving and Mitanni are tied and score nothing. Players 1 and 2 both have 68, and player 1, earlier in the order, wins.
