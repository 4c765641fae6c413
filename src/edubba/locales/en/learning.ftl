# What the rules page is told besides the rules: options, boards, what is known of the printed games.

learning-option = { $name ->
    [players] Players
    [start_tie] Tie for the start
    [final_tiebreak] Tie at the end
    [decline] Decline
   *[other] { $name }
  }
learning-option-about = { $name ->
    [players] How many sit at the table. With more players each has fewer traders.
    [start_tie] When several players have the fewest traders where the next start player is looked for, the search goes on: either among those who tie, or among all players at each further position.
    [final_tiebreak] When several players have the same points at the end: either their best kinds alone are compared, or after them the second best kinds, the third and the fourth.
    [decline] What a decline takes from the outer areas: either one worker of each player in each area, or all of them.
   *[other] It changes how the game is played.
  }
learning-board = { $board ->
    [two_rivers] Eight historical city-states between the Euphrates and the Tigris. The choice of names and the run of the routes are ours.
    [eight_gates] A symmetric board, laid out like the corners of a cube: no city-state lies better than another. It is good for learning, and for studies of fairness.
    [printed] The areas of the printed board. Where their names lie in our picture is our own drawing.
   *[other] A board of somebody’s own.
  }
learning-known = { $game ->
    [sumeria] The texts of the rulebooks say this much: there are eight city-states, each of one city, three towns and three villages; trade routes connect all settlements and cross the borders; more than one route leaves a city; and somewhere a trader in a town can choose among three destinations. Both boards here keep to all of it.
    [flood] The text of the rulebook names the areas, the empires with their armies, the powers of the cities, and parts of the tables. It fixes nine Sumerian areas, Akkad and Dilmun, which nobody can invade, and an arrow from Akkad to Babylon. The board here keeps to all of it.
   *[other] Nothing is written down about what is known of this board.
  }
learning-reconstructed = { $game ->
    [sumeria] No text prints the map of the routes or names a single city-state: both were pictures. So neither board here is the printed map. Whoever owns the printed game can draw its map here, with the board editor, and play on it.
    [flood] The map itself and the icons of the tables were pictures. Borders, offers, trade, production, growth and the points at the end are facts of the printed board as a public implementation plays them; they agree with everything the text says.
   *[other] Nothing is written down about what was reconstructed.
  }
