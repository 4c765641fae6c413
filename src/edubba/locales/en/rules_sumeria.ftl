# The rules of Sumeria, one by one, in our own words; then the examples.

rules-sumeria-chapter-components = Board and pieces
rules-sumeria-R1 = Sumeria is a game for three or four players. The rulebooks know no game for fewer or for more.
rules-sumeria-R2 = The board shows eight city-states. Each consists of seven settlements: one city, three towns and three villages. That makes 56 settlements in all, and every one of them belongs to exactly one city-state.
rules-sumeria-R3 = Trade routes join the settlements, so that all of them are connected. The printed map was a picture that no text of the rulebooks describes: the boards here keep to everything the texts do say, but their routes are our own.
rules-sumeria-R4 = There are 56 traders, 14 in each of four colours. A trader belongs to the player of its colour for the whole game.
rules-sumeria-R5 = There are 36 influence markers, nine of each of four kinds: economic (E), military (M), political (P) and religious (R). They are what you collect, and nothing else brings points (R61).
rules-sumeria-R6 = Eight tiles, one for each city-state, lie in a row. Their order shows how important the city-states are at the moment. No text of the rulebooks names a city-state; the names here are our own choice.
rules-sumeria-R7 = A pawn shows who is start player (R17), a turn marker counts the rounds of a dynasty (R24), and a bag holds the influence markers that have not been drawn yet.
rules-sumeria-R8 = Six spaces for markers lie above the left end of the row: three above position 1, two above position 2, one above position 3. They belong to the positions: when tiles change places, the markers stay where they are.
rules-sumeria-R9 = The track of the turn marker begins with space 1. The rulebooks describe it no further; here it has three spaces, one for each round of a dynasty.
rules-sumeria-R10 = A settlement never holds more than one trader, whoever owns it. This is so while traders are placed before the game, and for every action in it.

rules-sumeria-chapter-setup = Before the first dynasty
rules-sumeria-R11 = Each player takes the traders of one colour: 14 with three players, 10 with four. What is left over stays out of the game: the whole fourth colour with three players, four traders of each colour with four.
rules-sumeria-R12 = The eight tiles are laid in a row in random order. The leftmost city-state is the most important one, the rightmost the least. One rulebook would allow any order; here it is always drawn.
rules-sumeria-R13 = The city-states at positions 1, 2 and 3, counted from the left, are ascendant. Only they are scored at the end of a dynasty; the others bring nothing unless they rise.
rules-sumeria-R14 = All 36 markers go into the bag. Six are drawn at random and laid face up on the spaces above the row: the first three above position 1, the next two above position 2, the last above position 3.
rules-sumeria-R15 = The turn marker is put on space 1 of its track: the first dynasty begins with its first round.
rules-sumeria-R16 = The start player of the first dynasty takes the start-player pawn. One rulebook does not say how to find this player; here it is always done by a random draw.
rules-sumeria-R17 = The turn order of a dynasty begins with the start player and runs clockwise, from each player to the neighbour on the left. The rulebooks hardly say so, but it follows from the way the pawn is handed on (R56).
rules-sumeria-R18 = Before the first dynasty each player, in turn order, places one trader on any empty settlement of any kind in any city-state. This is repeated until each has placed eight traders with three players, or five with four.
rules-sumeria-R19 = Placing traders before the first dynasty moves no tile. The rulebooks let a city-state gain only by an action (R27, R30), so here the row stays as it was drawn until the first turn.
rules-sumeria-R20 = The traders you have not placed, six with three players and five with four, stay in front of you as your supply. Everybody can see how many are left in it.

rules-sumeria-chapter-structure = How the game runs
rules-sumeria-R21 = The game lasts six dynasties. Each of them has three rounds (R22) and ends with a scoring, in which the six markers above the row are won (R48) or lost (R49).
rules-sumeria-R22 = A dynasty has three rounds. In every round each player takes exactly one turn, in turn order. The order stays the same for the whole dynasty.
rules-sumeria-R23 = On your turn you must do exactly one of three things with one trader of your own: add it, move it or remove it. You cannot pass. One rulebook leaves out the word “own”; here nobody ever acts with another player’s trader.
rules-sumeria-R24 = When every player has taken a turn, the round is over and the turn marker advances one space. The next round begins with the start player again.
rules-sumeria-R25 = After the third round the dynasty ends, and the three ascendant city-states are scored (R44). Markers are won at no other time.

rules-sumeria-chapter-actions = The three actions and the row
rules-sumeria-R26 = To add a trader you need one in your supply. While all your traders are on the board, you can only move or remove.
rules-sumeria-R27 = Add: put one trader from your supply on any empty settlement, anywhere on the board. The city-state of that settlement gains (R33).
rules-sumeria-R28 = To move you need a trader of yours on the board that has at least one destination (R42). The rulebooks do not mention a trader that can go nowhere; here it cannot be moved.
rules-sumeria-R29 = Move: the trader goes from the settlement where it stands to a destination of your choice (R42), which is always empty and never the place it came from.
rules-sumeria-R30 = If a move ends in another city-state than it began in, the city-state where it ends gains (R33).
rules-sumeria-R31 = A move changes nothing else in the row: the city-state left behind does not drop, and those on the way stay where they are. A move that ends in the city-state where it began changes nothing, even if it led through others. The rulebooks name only the gain of R30; nothing is added to it here.
rules-sumeria-R32 = Remove: take one of your traders from the board back into your supply. The city-state where it stood drops (R34). From your next turn on you may add the trader again.
rules-sumeria-R33 = To gain means that the tile changes places with its left neighbour: one step, which happens by itself and cannot be declined. At position 1 nothing happens, and the action is allowed all the same.
rules-sumeria-R34 = To drop means that the tile changes places with its right neighbour, one step. At position 8 nothing happens, and the trader may be removed all the same.
rules-sumeria-R35 = Only two tiles change places. The neighbour of a tile that gains falls one place, the neighbour of a tile that drops rises one place, and all others stay where they are.

rules-sumeria-chapter-movement = Moving along the trade routes
rules-sumeria-R36 = A moving trader leaves its settlement along one trade route, in one direction. Which of the routes there, and which direction, is your choice.
rules-sumeria-R37 = The trader goes from settlement to settlement and must stop at the first empty one. It can neither pass an empty settlement nor end on an occupied one.
rules-sumeria-R38 = Occupied settlements on the way are jumped over: any number of them, of any kind, whether the traders there are yours or not. Nothing happens to the traders that are jumped over.
rules-sumeria-R39 = At an occupied city the moving trader may go on along any route that leads out of it, and so again at every occupied city on its way. An empty city is like any empty settlement: the trader stops there. One rulebook writes “town” in this place; here it is the city, as in the other three.
rules-sumeria-R40 = At an occupied town or village the trader goes straight on along the same route. The rulebooks let a trader change its route only at a city; here this holds even where routes cross at a town or village.
rules-sumeria-R41 = A direction in which the route ends before any empty settlement offers no destination. The rulebooks do not speak of this; here the trader simply cannot go that way.
rules-sumeria-R42 = A trader’s destinations are all the empty settlements where it must stop, over every direction and every turn at an occupied city, as the board stands before the move. You choose the destination; which way led there does not matter. The rulebooks do not say whether a trader may go round to where it began; here it may not.
rules-sumeria-R43 = The rulebooks show a picture of a trader in a town with three destinations; their texts describe it no further. On the boards here that happens when the city beside the town is occupied, so that two more routes open, and the village on the other side is empty.

rules-sumeria-chapter-scoring = The end of a dynasty
rules-sumeria-R44 = At the end of a dynasty the city-states at positions 1, 2 and 3 are scored, as the row stands after the last turn. The rulebooks list them from the left without making it a rule; here position 1 is scored completely, then position 2, then position 3.
rules-sumeria-R45 = Count the traders of each player in the city-state; each counts one, be it in the city, a town or a village. Whoever has the most is in control, the next is second. A player without a trader there takes no part.
rules-sumeria-R46 = Players with equally many traders are ranked by these questions: who has a trader in the city? Who has more in the towns? Who came earlier in the turn order of the dynasty just played? In the last one two rulebooks name only the start player; here the whole turn order counts, as in the other two.
rules-sumeria-R47 = Ties for second place, and ties of three or more players, are broken in the same way: the best is taken out, and the others are compared again. Not every rulebook says so; here it holds for every tie in a city-state.
rules-sumeria-R48 = Of the three markers above position 1 the player in control chooses two, and the second gets the remaining one. Of the two above position 2 the player in control chooses one, and the second gets the other. The one above position 3 goes to the player in control. Nobody else gets anything.
rules-sumeria-R49 = If nobody has a trader in an ascendant city-state, all markers above its position are discarded. Not every rulebook says what becomes of them; here they lie face up, out of the game, and never return to the bag.
rules-sumeria-R50 = If only one player has traders in the city-state at position 1 or 2, that player chooses two markers or one as usual, and the marker of the second is discarded (R49). At position 3 a player alone takes the single marker.
rules-sumeria-R51 = The markers you have won lie face up in front of you. Everybody can see at any time who has which.
rules-sumeria-R52 = The player in control may choose any of the markers there, of the same kind or of different kinds; the second has no choice. The rulebooks do not speak of taking fewer markers; here the full number must be taken.
rules-sumeria-R53 = Scoring leaves all traders where they are: they stay on the board for the next dynasty. The rulebooks are silent about this; here no trader moves or returns.

rules-sumeria-chapter-next = Preparing the next dynasty
rules-sumeria-R54 = After each of the first five dynasties the next one is prepared in four steps. The first: the turn marker goes back to space 1.
rules-sumeria-R55 = The second step: six markers are drawn at random from the bag onto the spaces above the row, three above position 1, two above position 2, one above position 3.
rules-sumeria-R56 = The third step: whoever has the fewest traders in the city-state at position 1, or none, will be last in the coming dynasty, and the neighbour on that player’s left takes the start-player pawn. The rulebooks do this before the row turns (R58); so here the city-state just scored is meant.
rules-sumeria-R57 = If several share the fewest, they alone are compared at position 2, then 3, and so on to 8; only numbers of traders count. Two rulebooks can be read as comparing all players each time: an option plays it so. If nobody is found, of which no rulebook speaks, the latest of the tied players in the old turn order stays last.
rules-sumeria-R58 = The fourth step: the row turns. The three tiles just scored are taken out, the other five move three places to the left, and the three are put back in reverse: the third comes to position 6, the second to 7, the first to 8.
rules-sumeria-R59 = After the sixth dynasty nothing is prepared: no marker is drawn, the pawn stays and the row does not turn. The rulebooks do not say so; it follows from the end of the game (R60).

rules-sumeria-chapter-end = The end of the game
rules-sumeria-R60 = The game ends when the sixth dynasty has been scored. All 36 markers have then been drawn, six for each dynasty, and the bag is empty.
rules-sumeria-R61 = Each kind of marker counts for itself. One marker of a kind is worth 1 point, two are worth 3, three 6, four 10, five 15, six 21, seven 28, eight 36 and all nine 45: every further marker of a kind brings one point more than the one before.
rules-sumeria-R62 = The points of your four kinds are added up, and whoever has the most wins. Neither traders nor the row count for anything now.
rules-sumeria-R63 = If several have the most points, the one among them who has the largest number of markers of a single kind wins. Each counts the best kind of their own; it need not be the same kind.
rules-sumeria-R64 = If that is equal too, the tied players share the victory. A variant in one rulebook first compares their second best kinds, then the third and the fourth: an option plays it so.

rules-sumeria-chapter-information = What everybody knows
rules-sumeria-R65 = The board, the row, the markers above it, the supplies and the markers won are open to all; only the order in which the bag will be drawn is unknown. The rulebooks do not say whether discarded markers may be seen; here they may, so you can always work out what is left in the bag.

## Examples: a title, a caption for the first position, and one after each step.

rules-sumeria-example-opening = Placing the first traders
rules-sumeria-example-opening-0 = The row, six markers and the start player have been drawn. Player 2 begins and may choose any settlement on the board.
rules-sumeria-example-opening-1 = Player 2 takes the city of Ur. Ur stays at position 1, as it would stay anywhere in the row: placing moves no tile.
rules-sumeria-example-opening-2 = Player 3 would like the same city, but a settlement holds one trader only.
rules-sumeria-example-opening-3 = Town 1 of Ur is free, and Player 3 takes it.
rules-sumeria-example-opening-4 = Player 1 goes to the city of Lagash. Lagash remains at position 5. Player 2 is next, until each has placed eight traders.

rules-sumeria-example-adding = Adding a trader
rules-sumeria-example-adding-0 = Kish is at position 4, just short of the ascendant three. It is Player 1’s turn.
rules-sumeria-example-adding-1 = Player 1 adds a trader to a village of Kish. Kish changes places with Uruk and is ascendant now. The marker above position 3 has not moved.
rules-sumeria-example-adding-2 = Player 2 adds a trader to Ur. Ur is at position 1 already and stays there; the trader may be added all the same.
rules-sumeria-example-adding-3 = Player 3 cannot add a trader to the city of Ur: Player 2 stands there.

rules-sumeria-example-removing = Removing a trader
rules-sumeria-example-removing-0 = Player 1 has a single trader in Ur, which is at position 1.
rules-sumeria-example-removing-1 = Player 1 takes it back into the supply. Ur drops to position 2, and Nippur rises to position 1.
rules-sumeria-example-removing-2 = Player 2 would like to take Player 3’s trader out of Nippur, but everybody acts with traders of their own only.
rules-sumeria-example-removing-3 = Player 2 takes back a trader of their own from Shuruppak. Shuruppak is at position 8 and cannot drop any further: the row stays as it is.

rules-sumeria-example-supply = All traders on the board
rules-sumeria-example-supply-0 = All 14 traders of Player 1 are on the board; the supply is empty.
rules-sumeria-example-supply-1 = Without a trader in the supply, Player 1 cannot add one.
rules-sumeria-example-supply-2 = Player 1 removes the trader in Shuruppak. It lies in the supply now, and the turn is over.
rules-sumeria-example-supply-3 = Player 2 adds a trader to Lagash, which rises to position 4.
rules-sumeria-example-supply-4 = Player 3 adds a trader to Ur, which stays at position 1. The second round begins.
rules-sumeria-example-supply-5 = On the next turn Player 1 may add the trader somewhere else. Lagash rises to position 3.

rules-sumeria-example-border = Moving across a border, and within it
rules-sumeria-example-border-0 = Player 1 has a trader in village 2 of Uruk; the next settlement on its route is village 3 of Shuruppak.
rules-sumeria-example-border-1 = The trader has crossed the border. Shuruppak, where it has arrived, rises from position 8 to 7. Uruk, which it has left, does not drop.
rules-sumeria-example-border-2 = Player 2 moves from town 3 of Sippar to its city. The trader has stayed in Sippar, and nothing changes in the row.

rules-sumeria-example-stop = Where a trader stops
rules-sumeria-example-stop-0 = Player 1 wants to move the trader in town 1 of Kish towards Sippar. On the way stand a trader in village 1 of Kish and one in village 1 of Sippar.
rules-sumeria-example-stop-1 = It cannot end in village 1 of Kish: a trader of Player 1 stands there already.
rules-sumeria-example-stop-2 = It cannot go on to the city of Sippar either: town 1 of Sippar comes first and is empty.
rules-sumeria-example-stop-3 = So it jumps over both traders and stops in town 1 of Sippar. Whose traders they are does not matter. Sippar rises to position 6.

rules-sumeria-example-city = Turning off at an occupied city
rules-sumeria-example-city-0 = The trader of Player 1 in town 1 of Ur has three destinations. One way leads to village 1. The other leads over the occupied city and on along either of its other routes: to town 3, or over town 2 to village 2.
rules-sumeria-example-city-1 = Uruk is out of reach: village 1 of Ur is empty, and the trader would have to stop there.
rules-sumeria-example-city-2 = Player 1 goes over the city to town 3. The trader remains in Ur, so the row stays as it is.
rules-sumeria-example-city-3 = Player 2 leaves the city, jumps over that trader and stops in village 3. Now the city is empty.
rules-sumeria-example-city-4 = Player 3 would like to pass it on the way from town 2 to town 1. But an empty city is an empty settlement, and the trader must stop there.
rules-sumeria-example-city-5 = Player 3 stops in the city of Ur.

rules-sumeria-example-round = The long way round
rules-sumeria-example-round-0 = The routes between Ur and Lagash form a ring, and much of it is occupied. Player 1 is to move the trader in village 2 of Ur.
rules-sumeria-example-round-1 = It cannot simply stay: a move never ends where it began.
rules-sumeria-example-round-2 = It jumps over village 2, town 2 and the city of Lagash, turns off there, jumps over town 3 and village 3 and arrives in village 3 of Ur. It began in Ur and ended in Ur: the row stays as it is, and Lagash has gained nothing.

rules-sumeria-example-scoring = A dynasty is scored
rules-sumeria-example-scoring-0 = The last turn of the third dynasty belongs to Player 3. Uruk is at position 3, where Players 2 and 3 have a trader each.
rules-sumeria-example-scoring-1 = Player 3 takes the city of Uruk, and Uruk rises to position 2. Now the row is scored. In Ur Player 1 is in control with three traders, and Player 2 is second with two.
rules-sumeria-example-scoring-2 = Player 1 must take two of the three markers above position 1; one is too few.
rules-sumeria-example-scoring-3 = Player 1 takes both economic markers, and Player 2 gets the military one. In Uruk, at position 2, Player 3 is in control with two traders against one.
rules-sumeria-example-scoring-4 = Player 3 takes the political marker, and Player 2, as second, gets the religious one. In Nippur Players 1 and 2 have two traders each, but Player 2 stands in the city: the marker of position 3 goes to Player 2 at once.

rules-sumeria-example-ties = Ties in a city-state
rules-sumeria-example-ties-0 = Player 2 began this dynasty, then came Player 3, and Player 1 has the last turn. In all three ascendant city-states somebody is tied.
rules-sumeria-example-ties-1 = In Ur all three players have two traders. Player 2 stands in the city and is in control. Of the others, Player 3 has two traders in towns and Player 1 one: Player 3 is second.
rules-sumeria-example-ties-2 = Player 2 takes two markers, Player 3 gets the third. In Nippur each player has one trader. Player 2’s stands in a town and decides. The other two stand in villages, so turn order ranks them: Player 3 before Player 1.
rules-sumeria-example-ties-3 = Player 2 has taken a religious marker, and Player 3 the other. In Uruk Players 1 and 3 had a town and a village each; Player 3 comes earlier in the turn order and gets the marker of position 3.

rules-sumeria-example-alone = Alone, or nobody at all
rules-sumeria-example-alone-0 = Before the last turn of the dynasty Player 1 alone stands in Ur, nobody in Nippur, and Player 2 alone in Uruk.
rules-sumeria-example-alone-1 = Player 3 adds a trader to Umma, which changes nothing about these three. Player 1 is in control of Ur, and there is no second.
rules-sumeria-example-alone-2 = Player 1 would like all three markers, but being alone does not bring the share of the second.
rules-sumeria-example-alone-3 = Player 1 takes two, and the third is discarded. Nobody stands in Nippur: both its markers are discarded. Player 2 gets the single marker of Uruk.

rules-sumeria-example-next = The row turns
rules-sumeria-example-next-0 = The third dynasty has been scored, and four of six new markers have been drawn. The row is still the old one. In Ur, at position 1, Player 1 has two traders, Player 3 one and Player 2 none.
rules-sumeria-example-next-1 = The fifth marker goes above position 2.
rules-sumeria-example-next-2 = The sixth has been drawn. Player 2 has the fewest traders in Ur and will be last, so Player 3, the neighbour on the left, is start player. After that the row turned: Kish, Lagash and Umma lead; Uruk, Nippur and Ur follow at the end. The traders have stayed.
rules-sumeria-example-next-3 = Player 3 opens the fourth dynasty with a trader for Uruk, which begins its way back and rises to position 5.

rules-sumeria-example-start = A tie for the fewest traders
rules-sumeria-example-start-0 = Four of the six new markers have been drawn. In Ur, at position 1, Players 1 and 2 have no trader and Player 3 has two.
rules-sumeria-example-start-1 = Only Players 1 and 2 are compared further. In Nippur they have one trader each, so that does not decide; that Player 3 has none there does not matter now. In Uruk Player 2 has one and Player 1 none.
rules-sumeria-example-start-2 = Player 1 will be last, and Player 2, the neighbour on the left, opens the fourth dynasty. With the option that compares all players each time, Player 3 would be last because of Nippur, and Player 1 would begin.

rules-sumeria-example-end = The last scoring
rules-sumeria-example-end-0 = The last turn of the sixth dynasty, and of the game. The bag is empty.
rules-sumeria-example-end-1 = Player 3 has raised Uruk to position 2. Player 1 is in control of Ur and chooses first.
rules-sumeria-example-end-2 = Player 1 takes an economic and a military marker; Player 2, who is second, gets the political one. In Uruk Players 2 and 3 have two traders each, and Player 2 stands in the city.
rules-sumeria-example-end-3 = Players 2 and 3 get a religious marker each, and Player 2 the military one of Nippur. Player 1 has six economic, two military and two political markers: 21 + 3 + 3 = 27 points. Player 2 has five military, three political and three religious: 15 + 6 + 6 = 27. Six of one kind beat five: Player 1 wins.
rules-sumeria-example-end-4 = The game is over. Nothing is drawn, the row does not turn, and nobody has another turn.
