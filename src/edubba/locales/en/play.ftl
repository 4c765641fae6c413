# Play and replay in the terminal, and the other commands.

play-welcome = { $game }, { $players } players. Type a text such as { $example } to play it, Tab completes it, help lists the commands.
play-help =
    A text plays it, and Tab completes texts and commands. The commands:
    legal [PART]   what you may do now, or only the texts that contain PART
    why TEXT       why a text is not allowed now
    hint           what a strong bot would do here, and the chances of all
    board          the position as a table
    read           the position in sentences, for reading aloud
    near [PLACE]   the neighbours of a place, or of all
    log            what has happened so far
    scores         points so far
    undo           take back your last decision and all that followed
    save FILE      write the game so far as a record
    draw FILE      write a picture of the position as SVG
    quit           leave the table
play-more = { $count } texts; name a part of them to see fewer, as in: legal { $example }
play-none-match = No legal text contains “{ $part }”.
play-allowed = { $text } is allowed now.
play-why-what = Which text? Write it after the word, as in: why { $example }
play-file-what = Which file? Write its name after the word, as in: { $command } { $example }
play-near-nothing = Nothing leads from { $name } to another place.
play-near-none = There is no place “{ $name }” on this board.
play-nothing-to-undo = There is nothing of yours to take back.
play-undone = Taken back: { $texts }.
play-saved = Written: { $file }.
play-goodbye = Goodbye.
play-goodbye-saved = Goodbye. The game is kept in { $file }; the same command goes on with it.
play-resume = { $file } holds a game already; leave out { $words } to go on with it, or name another file.
play-ended = { $file } holds a game that people ended early ({ $end }); it cannot go on.
play-file-exists = { $file } exists already; choose another name.
play-goes-on = Going on with { $file }, { $count } texts played.
play-result = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $winner ->
    [yes] , wins
   *[no] {""}
  }
play-player = Player
play-player-number = Player { $seat }
play-seat-unknown = “{ $name }” cannot take a seat; a seat is human or one of: { $known }.
play-seats-count = { $count ->
    [one] { $count } seat does
   *[other] { $count } seats do
  } not fit { $players } players; name one for each.
replay-help = Enter or n: next, b: back, a number: go there, board, read, quit.
replay-at = { $at } of { $total }
replay-number = “{ $number }” is no place in this record; choose 0 to { $total }.
draw-only-record = { $word } goes with a record only; leave it out.
draw-only-game = { $word } goes with the name of a game only; leave it out.
bench-running = Playing random games of { $game } for { $seconds } s
bench-line = { $games } games a second, { $decisions } decisions a second, { $board }, { $players } players
warm-running = Compiling the rules
warm-done = The rules are compiled and kept in { $folder } ({ $seconds } s).
warm-plain = Numba is not installed: the rules run as plain Python, nothing to compile.
verify-legal = { $file }: legal to its last text, { $count ->
    [one] { $count } text
   *[other] { $count } texts
  } in the main line.
verify-draws = { $count ->
    [0] No draw was made; the seed is the one committed before the game.
    [one] { $count } draw checked against the seed committed before the game: it is right.
   *[other] { $count } draws checked against the seed committed before the game: all are right.
  }
verify-seats = Seats that added a seed: { $seats }.
verify-seats-none = No seat added a seed: the server alone made the draws, and could have tried several seeds before the game.
verify-own = The seed of seat { $seat } is the one you gave.
verify-own-other = The seed of seat { $seat } in the record is “{ $found }”, not the one you gave; if yours was the right one, do not trust these draws.
verify-own-none = The record has no seed of seat { $seat }; if you gave one, do not trust these draws.
verify-both = { $word } is missing; give --seat and --seed together, or neither.
verify-unproved = The draws are not provable: the record has no headers “proof.…”, so nobody can tell whether they were fair.
verify-not-yet = The draws cannot be checked yet: the game is not over, and the server reveals its seed at the end.
verify-open = The game is not over.
verify-ended = People ended the game before the rules did ({ $end }).
