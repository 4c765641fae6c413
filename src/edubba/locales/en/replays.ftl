# Looking back: records that people bring along.
replay-many = You keep { $most } records here already, and there is no room for more.
replay-long = This record has too many texts to be looked at here: { $most } are the most.
replay-rated = A match that begins in the middle of a game cannot be rated: open it without rating.
replay-over = The game is over in this position: choose one in which somebody has still to act.
