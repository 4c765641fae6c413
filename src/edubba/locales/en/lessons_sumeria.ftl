# Lessons for Sumeria: for each a title, the words of its steps, and a hint where something is to be done.

lessons-sumeria-placing = The first traders
lessons-sumeria-placing-1 = Here are eight city-states, each with one city, three towns and three villages. Below lies the row of their tiles: the further left, the more important. You are Player 1, and the game is about to begin.
lessons-sumeria-placing-2 = Before the first turn everybody places traders, one at a time. Put yours on any city.
lessons-sumeria-placing-2-hint = Every city-state has one city: the largest of its settlements, where three routes meet. Choose any of the eight.
lessons-sumeria-placing-3 = Player 2 now stands in town 1 of Kish. Try to put a trader there too.
lessons-sumeria-placing-3-hint = Choose the settlement of Kish that is occupied by Player 2: town 1.
lessons-sumeria-placing-4 = A settlement holds one trader, whoever owns it. Place your next trader on an empty settlement of Ur, Nippur or Uruk, the three leftmost in the row.
lessons-sumeria-placing-4-hint = Look at the first three tiles of the row, Ur, Nippur and Uruk, and choose an empty settlement in one of them.
lessons-sumeria-placing-5 = So it goes on until each of you has placed eight traders. No tile has moved: placing does not change the row. What comes after it does.

lessons-sumeria-adding = Making a city-state rise
lessons-sumeria-adding-1 = Three tiles are ascendant: positions 1, 2 and 3. Only they are scored at the end of a dynasty, and above them lie the markers you play for: three, two and one. Kish, where you are strong, is only fourth.
lessons-sumeria-adding-2 = On your turn you may add a trader from your supply to any empty settlement; its city-state then rises one place. Add a trader to Kish.
lessons-sumeria-adding-2-hint = Add a trader to any empty settlement of Kish. Moving one there is another action, which comes later.
lessons-sumeria-adding-3 = Kish has changed places with Uruk and is third now; the marker above has stayed. The others have added traders too. Now add one to Ur, at position 1.
lessons-sumeria-adding-3-hint = Add a trader to any empty settlement of Ur.
lessons-sumeria-adding-4 = Ur cannot rise any further, so nothing happened in the row; your trader counts all the same. Adding lifts a city-state one place, if there is one to its left.

lessons-sumeria-moving = To the first empty settlement
lessons-sumeria-moving-1 = Instead of adding you may move a trader along the trade routes. Yours in village 2 of Uruk would like to be in the city, with the empty town 2 between. Try to move it straight to the city of Uruk.
lessons-sumeria-moving-1-hint = Choose your trader in village 2 of Uruk, then the city of Uruk.
lessons-sumeria-moving-2 = A moving trader stops at the first empty settlement on its way. So go to town 2 of Uruk first.
lessons-sumeria-moving-2-hint = Move the trader in village 2 of Uruk one settlement towards its city, to town 2.
lessons-sumeria-moving-3 = The others have had their turns, and it is yours again: one action a turn, and nobody may pass. Now the city is the next settlement. Go there.
lessons-sumeria-moving-3-hint = Move the trader from town 2 of Uruk to the city.
lessons-sumeria-moving-4 = You choose the route and the direction; where the trader stops is decided by the first empty settlement. Through empty country that is one settlement at a time.

lessons-sumeria-jumping = Jumping over traders
lessons-sumeria-jumping-1 = Your traders in Kish look towards Sippar. In village 1 of Sippar stands a trader of Player 2. Try to move one of yours onto it.
lessons-sumeria-jumping-1-hint = Choose your trader in town 1 or village 1 of Kish, then village 1 of Sippar.
lessons-sumeria-jumping-2 = A move never ends on an occupied settlement: such a settlement is jumped over. Move your trader from town 1 of Kish over both traders in its way.
lessons-sumeria-jumping-2-hint = From town 1 of Kish the route leads over village 1 of Kish and village 1 of Sippar. The first empty settlement behind them is town 1 of Sippar.
lessons-sumeria-jumping-3 = You have jumped over two traders at once, one of your own and one of Player 2; nothing happened to either. The fuller a route, the faster it takes you along.

lessons-sumeria-cities = Crossroads
lessons-sumeria-cities-1 = At an occupied town or village a trader goes straight on. An occupied city is a crossroads: from there it may follow any route. Player 2 stands in the city of Ur, and you have a trader in town 1 beside it.
lessons-sumeria-cities-2 = Move your trader in town 1 of Ur over the city and out on one of the other two routes.
lessons-sumeria-cities-2-hint = From town 1 of Ur, over the city, two destinations are open: town 3, or village 2 behind the occupied town 2. Village 1 lies in the other direction.
lessons-sumeria-cities-3 = One jump over a city opens all its routes, and the next occupied city on the way opens its own again. Only an empty city ends the way: there the trader must stop.

lessons-sumeria-borders = Across the border
lessons-sumeria-borders-1 = A move can change the row too. Move your trader from village 2 of Uruk across the border into Shuruppak, and watch the last tile.
lessons-sumeria-borders-1-hint = The settlement beyond village 2 of Uruk is village 3 of Shuruppak. Move your trader there.
lessons-sumeria-borders-2 = Shuruppak, where you arrived, has risen from position 8 to 7. Uruk has not dropped because you left. Now move any of your traders within its own city-state.
lessons-sumeria-borders-2-hint = Choose a move that begins and ends in the same city-state, for instance from town 1 of Kish to its city.
lessons-sumeria-borders-3 = Your move has left the row as it was. Only the city-state where a trader arrives from another one gains. Those it leaves or passes do not change.

lessons-sumeria-removing = Making a city-state drop
lessons-sumeria-removing-1 = Uruk is third, and Player 2 is in control there. Kish, which is yours, is fourth. You would like Uruk to drop. Try to take a trader of Player 2 off the board.
lessons-sumeria-removing-1-hint = Point at the trader of Player 2 in the city or in town 1 of Uruk.
lessons-sumeria-removing-2 = You act with your own traders only. But you have one in Uruk, in village 2. Remove it.
lessons-sumeria-removing-2-hint = Point at your own trader in village 2 of Uruk, then choose “Remove from the board”.
lessons-sumeria-removing-3 = Uruk has dropped to position 4, and Kish has risen to position 3. Removing a trader lowers its city-state one place; the trader goes back to your supply. It may be worth more there than as the weaker one in a rival’s city-state.

lessons-sumeria-supply = An empty supply
lessons-sumeria-supply-1 = All fourteen of your traders are on the board. Try to add one more to an empty settlement of Sippar.
lessons-sumeria-supply-1-hint = Towns 2 and 3 and villages 1 and 2 of Sippar are empty. Point at one of them: that is how a trader is added.
lessons-sumeria-supply-2 = Your supply is empty, so you cannot add. You can move a trader, or take one back. Remove any one of yours; its city-state will drop, so choose one that you can spare.
lessons-sumeria-supply-2-hint = Point at any of your traders, then choose “Remove from the board”. Shuruppak is last in the row and cannot drop.
lessons-sumeria-supply-3 = It is your turn again, and you have a trader to add. Put it wherever you want a city-state to rise.
lessons-sumeria-supply-3-hint = Add the trader from your supply to any empty settlement.
lessons-sumeria-supply-4 = A trader can travel in this way from one end of the board to the other, but it takes two turns. You have only three turns in a dynasty.

lessons-sumeria-control = The last turn of a dynasty
lessons-sumeria-control-1 = This is the last turn of the third round, and it is yours; then the dynasty is scored. Whoever has the most traders in Ur is in control there. Player 2 has three, you have two.
lessons-sumeria-control-2 = One more trader makes it three against three. In a tie a trader in the city decides, then the number of traders in towns, then the turn order. Add a trader so that you are in control of Ur.
lessons-sumeria-control-2-hint = Player 2 has two traders in towns of Ur and you have none, so towns will not help you. The city of Ur is empty.
lessons-sumeria-control-3 = Three against three, and you stand in the city: you are in control of Ur and choose first. Numbers count before anything else, and every settlement counts one; only in a tie does the city come first.

lessons-sumeria-taking = Choosing markers
lessons-sumeria-taking-1 = You are in control of Ur, at position 1, and two of its three markers are yours. Try to take only one.
lessons-sumeria-taking-1-hint = Point at a single marker above Ur, an economic or a military one.
lessons-sumeria-taking-2 = The full number must be taken. Equal kinds are worth more and more: one marker 1 point, two 3, three 6, four 10, and so on. You hold two economic, one military and one political marker. Take the two that bring you the most points.
lessons-sumeria-taking-2-hint = Two more economic markers lift you from 3 points to 10 in that kind. One economic and one military bring you from 3 to 6 and from 1 to 3.
lessons-sumeria-taking-3 = Seven points at once: you had 5, and now you have 12. The rest was settled from the left. Player 2, second in Ur, got the third marker; in Uruk Player 3 chose one of two, and Player 2 got the other; and the single marker of Nippur went to Player 2.

lessons-sumeria-second = Second place
lessons-sumeria-second-1 = It is the last turn of the dynasty. Player 2 is alone in Ur and would take two of the three markers; the third would be discarded, because there is no second. Add a trader to Ur.
lessons-sumeria-second-1-hint = Any empty settlement of Ur will do. One trader is enough to be second.
lessons-sumeria-second-2 = The third marker was yours, for a single trader. Second place counts at positions 1 and 2, and nobody gets it without a trader there. At position 3 only control brings anything.

lessons-sumeria-next = The row turns
lessons-sumeria-next-1 = After the scoring, whoever has the fewest traders in the city-state at position 1 will be last in the next dynasty, and the neighbour on the left begins. In Ur Player 2 has three traders, you and Player 3 one each. In Nippur, which breaks the tie, you have none: you would be last.
lessons-sumeria-next-2 = You are the left neighbour of Player 3. Add a trader so that Player 3 alone has the fewest in Ur, and you will begin.
lessons-sumeria-next-2-hint = Add a trader to any empty settlement of Ur: two for you, one for Player 3.
lessons-sumeria-next-3 = You have the start-player pawn. Six new markers lie there, and the row has turned: Ur, Nippur and Uruk went to the end in reverse order, and the others moved up. Add a trader to one of the city-states that are ascendant now.
lessons-sumeria-next-3-hint = Kish, Lagash and Umma are first, second and third. Add a trader to one of them.
lessons-sumeria-next-4 = City-states fourth, fifth and sixth in the row will lead in the next dynasty, if nothing moves them. Strong players stand there before the row turns.

lessons-sumeria-winning = The last scoring
lessons-sumeria-winning-1 = The sixth dynasty is being scored; the game ends here. You have 5 economic, 1 military and 2 political markers. Player 2 has 4 military, 2 political and 2 religious ones. The most points win, and if they are equal, the most markers of a single kind.
lessons-sumeria-winning-2 = You choose two of economic, military and political; Player 2 gets the third. After that Player 2 will win a religious and a military marker more. One choice only makes you the winner. Find it.
lessons-sumeria-winning-2-hint = A sixth economic marker is worth 6 points to you: take it. A military marker left to Player 2 would become the sixth there too, so do not leave it.
lessons-sumeria-winning-3 = 27 points each, and your six economic markers beat the five military ones of Player 2: you win. What you leave to others counts as much as what you take. Now you know all you need; the guided game comes next.
