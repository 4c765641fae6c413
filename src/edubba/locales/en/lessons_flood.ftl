# The lessons of After the Flood: titles, what to do in each step, and what is said when it was not done.

lessons-flood-founding = Your first city
lessons-flood-founding-1 = Three players, five turns, most points win. Points come from cities that grow, from armies that hold areas when a turn ends, and at the very end from workers. The nine bright areas in the middle are Sumer; around them lie the outer areas. You are player 1, and it is your turn.
lessons-flood-founding-2 = Everything begins with a city. Let us see where it cannot stand: try to found one in Guti, an outer area.
lessons-flood-founding-2-hint = Point at Guti on the map, or at any other area outside Sumer.
lessons-flood-founding-3 = Cities stand in Sumer, one to an area. Most areas give their city’s owner a power. Found your city in Uruk.
lessons-flood-founding-3-hint = Point at Uruk on the map. Other areas are allowed too, but this lesson goes on from Uruk.
lessons-flood-founding-4 = Uruk gave you a scribe at once. The others have founded in Ur and Eridu, and it is your turn again: everybody takes one action, round and round. Founding is free, you have three more cities, and the best areas go early.

lessons-flood-workers = Workers go out
lessons-flood-workers-1 = Ten workers wait in your pool. To send some out, choose “Place workers”.
lessons-flood-workers-1-hint = “Place workers” is one of the actions you can choose now.
lessons-flood-workers-2 = Workers cost a resource: for its value in workers you give it up. A grain is worth one, a tool three. Spend your tool.
lessons-flood-workers-2-hint = Choose “Spend”, then the tool. The value of each resource stands in the table beside the map.
lessons-flood-workers-3 = Where may they go? Try to put a worker into your city of Uruk.
lessons-flood-workers-3-hint = Point at Uruk. Any Sumerian area will do for this attempt.
lessons-flood-workers-4 = All workers for one resource go to one place: an outer area or one of the four boxes. Put all three into Mitanni, where wood and metal are to be had.
lessons-flood-workers-4-hint = Choose Mitanni and the number 3.
lessons-flood-workers-5 = Your scribe could work as well now, but that is another lesson. End the action.
lessons-flood-workers-5-hint = Choose “Done”.
lessons-flood-workers-6 = One resource, one place, as many workers as it is worth or fewer. Workers outside trade and make empires possible; workers in the boxes produce. They stay from turn to turn.

lessons-flood-production = Grain and textiles
lessons-flood-production-1 = At the beginning of each turn irrigation gives grain and weaving gives textiles. What counts is the rank: who has most workers in the box. Here everybody has one in each.
lessons-flood-production-2 = Let us get ahead in irrigation. Choose “Place workers”.
lessons-flood-production-2-hint = Choose the action “Place workers”.
lessons-flood-production-3 = One worker is enough, so the cheapest resource will do. Spend a grain.
lessons-flood-production-3-hint = Choose grain. Any other resource would be a waste for one worker.
lessons-flood-production-4 = Put the worker into irrigation. Then all three players will pass, and a new turn begins.
lessons-flood-production-4-hint = Point at irrigation among the boxes beside the map.
lessons-flood-production-5 = Turn 3: as the first in irrigation you received 6 grain, the others 4. In weaving all are level, which gives 3 textiles each, and one more for player 2, who has a city in Ur. Without a worker in a box you get nothing from it. Then everybody received eight workers.

lessons-flood-scribes = What scribes are for
lessons-flood-scribes-1 = You have two ready scribes. They work while you place workers. Choose that action.
lessons-flood-scribes-1-hint = Choose the action “Place workers”.
lessons-flood-scribes-2 = A scribe can send one worker of the pool anywhere, for nothing. Have one send a worker from the pool to Mitanni.
lessons-flood-scribes-2-hint = Choose “Use a scribe”, then the worker pool, then Mitanni.
lessons-flood-scribes-3 = Or a scribe moves a worker who stands somewhere already. Your worker in Guti has little to do: have the second scribe move that one to Mitanni.
lessons-flood-scribes-3-hint = Choose “Use a scribe”, then Guti, then Mitanni.
lessons-flood-scribes-4 = Both scribes have worked and stand on the used side of their box. You may still spend a resource in the same action. Spend a grain.
lessons-flood-scribes-4-hint = Choose “Spend”, then grain.
lessons-flood-scribes-5 = Scribes are useful. Try to make this worker a third one.
lessons-flood-scribes-5-hint = Point at the box of the scribes.
lessons-flood-scribes-6 = Two scribes are the most, used ones counted. Put the worker into irrigation or weaving instead.
lessons-flood-scribes-6-hint = Point at irrigation or weaving.
lessons-flood-scribes-7 = Three workers found new places, for a single grain. Each scribe works once in a turn, and all are ready again when the next turn begins. With most workers in Mitanni you could now create its empire.

lessons-flood-trading = Trade
lessons-flood-trading-1 = Two of your workers stand among the Amorites, who offer wood and oil. Choose “Trade”.
lessons-flood-trading-1-hint = Choose the action “Trade”.
lessons-flood-trading-2 = Each worker allows one exchange. Wood can be had for grain, and wood is what makes cities grow: exchange a grain for wood.
lessons-flood-trading-2-hint = Choose grain, then “Exchange”, the Amorites on the map, and wood. A textile would do too, but a grain is cheaper.
lessons-flood-trading-3 = Each kind comes once from an area, so the second worker brings the other one: exchange a textile for oil.
lessons-flood-trading-3-hint = Choose “Exchange”, then the Amorites, textile, and oil. For oil grain is not accepted.
lessons-flood-trading-4 = Both workers have traded, and no exchange is left. End the action.
lessons-flood-trading-4-hint = Choose “Done”.
lessons-flood-trading-5 = One trade covers all areas where you have workers: one exchange for each worker, each kind once from an area. Your next trade begins afresh with the same workers. Beside another player’s army workers cannot trade.

lessons-flood-tools = Toolmakers
lessons-flood-tools-1 = You have a toolmaker, a metal, and a worker among the Kassites, who offer lapis lazuli. They take no metal for it, but they do take tools. Choose “Trade”.
lessons-flood-tools-1-hint = Choose the action “Trade”: toolmakers work during it.
lessons-flood-tools-2 = Have your toolmaker turn the metal into a tool.
lessons-flood-tools-2-hint = Choose “Make a tool of metal”.
lessons-flood-tools-3 = A tool is worth three, a metal two. And it goes on: exchange the tool for lapis lazuli.
lessons-flood-tools-3-hint = Choose “Exchange”, then the Kassites, tool, and lapis lazuli.
lessons-flood-tools-4 = Metal became a tool and the tool lapis lazuli, the dearest resource, in one action. Your toolmaker has worked for this turn, and is ready again in the next.

lessons-flood-growing = Cities grow
lessons-flood-growing-1 = All have passed, and points for armies are counted. Now cities grow, the richest source of points. Growing takes two wood, and up to four luxuries: tool, oil, gold and lapis lazuli, one of each. The more kinds, the more points: 4, 7, 10, 14 or 20.
lessons-flood-growing-2 = You have four wood and one luxury of each kind. Grow Uruk with all four luxuries.
lessons-flood-growing-2-hint = Choose “Grow a city”, then Uruk, then the set with tool, oil, gold and lapis lazuli.
lessons-flood-growing-3 = 20 points! You have two wood left. Try to grow Uruk once more.
lessons-flood-growing-3-hint = Point at Uruk.
lessons-flood-growing-4 = A city grows once. But Nippur has not grown yet: grow it with wood alone.
lessons-flood-growing-4-hint = Choose “Grow a city”, then Nippur, then “Without luxuries”: you have none left, so two wood are all it takes.
lessons-flood-growing-5 = That made 4 points more, and then the next turn began. Two wood for each city and a mixed set of luxuries: that is what all the trading is for.

lessons-flood-empire = An empire rises
lessons-flood-empire-1 = Each turn three empires can be created, each by one player; in turn 1 they are Akkad, Guti and Sumer. Akkad has most armies. Try to create it.
lessons-flood-empire-1-hint = Choose “Create an empire”, then Akkad on the map.
lessons-flood-empire-2 = You need a worker there, and nobody may have more than you. In Guti you have two, player 2 only one. Create Guti.
lessons-flood-empire-2-hint = Choose “Create an empire”, then Guti. Sumer, which needs no worker, has only three armies.
lessons-flood-empire-3 = Eight armies are in your pool. Grain buys one more, metal two, a tool three. Buy two with your metal.
lessons-flood-empire-3-hint = Choose “Buy an army for”, then metal.
lessons-flood-empire-4 = Now the weapons: the value of what you lay down decides your rank against other empires. Equip with a textile.
lessons-flood-empire-4-hint = Choose “Equip with”, then textile.
lessons-flood-empire-5 = Your workers have left Guti, and armies take their place. Put two there.
lessons-flood-empire-5-hint = Choose 2: a second army makes the area harder to take.
lessons-flood-empire-6 = Your empire stands, of rank A as long as nobody lays down more. Eight armies in the pool wait for expansion. One empire is all you get in a turn, and when the turn ends all armies leave the board.

lessons-flood-invading = Expansion
lessons-flood-invading-1 = Your empire of Guti has six armies in the pool. Choose “Expand the empire”.
lessons-flood-invading-1-hint = Choose the action “Expand the empire”.
lessons-flood-invading-2 = Armies do not move; new ones enter from the pool, next to an area you hold. Try to invade Ur.
lessons-flood-invading-2-hint = Point at Ur: it does not border Guti.
lessons-flood-invading-3 = Guti borders Nippur and Umma, and nobody defends them. Invade one of the two.
lessons-flood-invading-3-hint = Point at Nippur or Umma.
lessons-flood-invading-4 = An army went in without a fight. For one army of the pool you may go on in the same action. Do so.
lessons-flood-invading-4-hint = Choose “Give up an army to go on”.
lessons-flood-invading-5 = Invade another area. Now your new army opens new ways.
lessons-flood-invading-5-hint = Choose “Invade” and any area that is offered. Reinforcing would bring no points.
lessons-flood-invading-6 = Three areas are yours: 2 points each when the turn ends, if you still hold them. Instead of paying to go on you could also expand again when it is next your turn. Cities and workers are not harmed by invasions.

lessons-flood-fighting = Dice
lessons-flood-fighting-1 = Player 2 has an army in Nippur. You have laid down a textile, player 2 nothing: your rank is A, theirs B. Expand.
lessons-flood-fighting-1-hint = Choose the action “Expand the empire”.
lessons-flood-fighting-2 = Only the attacker rolls, two dice. With the better rank 5 or more hits, with the worse 7 or more. Invade Nippur.
lessons-flood-fighting-2-hint = Point at Nippur.
lessons-flood-fighting-3 = 1 and 3 make 4: a miss, and an army of your pool is lost. You may stop here, or try again. Roll again.
lessons-flood-fighting-3-hint = Choose “Roll the dice”. Stopping would leave Nippur to player 2.
lessons-flood-fighting-4 = 1 and 4 make 5, which hits, thanks to your better rank. The defender is gone and your army has entered. A miss costs you an army of the pool, a hit costs the defender one; your armies on the board are not at risk when you attack.

lessons-flood-razing = Razing a city
lessons-flood-razing-1 = You hold Ur, Uruk and Lagash, and two armies are in your pool. In Uruk and Lagash others have cities, which will score for them. Expand.
lessons-flood-razing-1-hint = Choose the action “Expand the empire”.
lessons-flood-razing-2 = Razing a city costs two armies of the pool. Try it in Uruk, player 2’s city.
lessons-flood-razing-2-hint = Choose “Raze a city”, then point at Uruk.
lessons-flood-razing-3 = Player 2 has a city in Shuruppak as well, which makes all their cities cost three. Player 3 has no such protection: raze Lagash.
lessons-flood-razing-3-hint = Choose “Raze a city”, then Lagash.
lessons-flood-razing-4 = The city is gone; player 3 has the marker back and may found anew. Points scored for growth would be kept. Razing needs your army in the area, but the price is paid by the pool.

lessons-flood-passing = Passing has its price, and its use
lessons-flood-passing-1 = Player 2 has passed, with a bid of one grain. You would like a city in Ur. Try to found it.
lessons-flood-passing-1-hint = Point at Ur.
lessons-flood-passing-2 = Once somebody has passed, each action of the others costs a piece first: a resource, a worker or an army of the pool. Pay with a worker.
lessons-flood-passing-2-hint = Choose “Pay”, then a worker. Grain would do as well, but this lesson goes on with the worker.
lessons-flood-passing-3 = Now you may act. Found your city in Ur.
lessons-flood-passing-3-hint = Point at Ur, or choose “Found a city”, then Ur.
lessons-flood-passing-4 = Player 3 has passed too. You could go on alone, paying each time. But passing is free: pass.
lessons-flood-passing-4-hint = Choose “Pass”.
lessons-flood-passing-5 = Who passes may bid resources for the order of the next turn. Player 2 bid 1. A textile is worth 2: bid it.
lessons-flood-passing-5-hint = Choose “Bid”, then textile.
lessons-flood-passing-6 = That is enough to be first. End your bid.
lessons-flood-passing-6-hint = Choose “Done”. What you bid is spent in any case.
lessons-flood-passing-7 = All had passed, so the turn ended: you are first in the new order, before players 2 and 3. Being first means the first choice of areas and empires. And early passing makes the others pay.

lessons-flood-decline = Hard times
lessons-flood-decline-1 = Turns 2 and 4 bring a decline. Look at your workers: four in irrigation, one in weaving, two in Dilmun, two in Mitanni, and a scribe. The others have passed.
lessons-flood-decline-2 = You have nothing left to place. Pass, without a bid, and see what turn 2 leaves you.
lessons-flood-decline-2-hint = Choose “Pass”.
lessons-flood-decline-3 = First you got your 6 grain. Then irrigation fell from four to two, and the others lost two as well, if they had them. Dilmun is empty; in Mitanni each player lost one; your scribe has gone. All of them are in the stock and will come back. So keep two where you want one to stay.

lessons-flood-ending = The last turn
lessons-flood-ending-1 = Turn 5, and the others have passed. You have 61 points and two areas with armies, player 2 has 60 and two areas as well. At the end, most workers score: Egypt and weaving 4 points each, irrigation 3. In Egypt and in weaving you tie with player 2, and a tie scores nothing; irrigation is theirs.
lessons-flood-ending-2 = As it stands you would lose by two points. One worker more can turn it. First pay the surcharge, with whatever you like.
lessons-flood-ending-2-hint = Choose “Pay”, then one of the pieces. Nothing in your hand scores at the end.
lessons-flood-ending-3 = Choose “Place workers”.
lessons-flood-ending-3-hint = The surcharge is paid; now comes the action “Place workers”.
lessons-flood-ending-4 = Spend a resource.
lessons-flood-ending-4-hint = Choose any of your resources.
lessons-flood-ending-5 = Break a tie: put workers into Egypt or into weaving.
lessons-flood-ending-5-hint = Egypt and weaving score 4 points each, and one worker more gives you the majority.
lessons-flood-ending-6 = That will do. Pass, and the game ends.
lessons-flood-ending-6-hint = Choose “Pass”.
lessons-flood-ending-7 = You win, 69 to 67: armies brought 4 points to each of you, irrigation 3 to player 2, and your new majority 4 to you. On equal points the earlier in the last order would win. You know the whole game now. Next comes the guided game: a first game from the beginning, with advice at your side.
