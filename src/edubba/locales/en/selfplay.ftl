# Self-play, data sets, and games read back as arrays.

selfplay-goes-on = Going on with { $folder }: { $count ->
    [one] { $count } game is there.
   *[other] { $count } games are there.
  }
selfplay-kept = { $done } of { $games } games are kept in { $folder }; the same command goes on.
selfplay-written = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } with { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
  } are in { $folder }, { $size } MB.

## What cannot be

selfplay-by-time = “{ $name }” thinks by the clock, so nobody could play its games again; give it a number of simulations, such as { $better }.
selfplay-busy = { $folder } is in use by another run; wait for it, or name another folder with --to.
selfplay-foreign = { $folder } holds other files and is no data set; name a new or empty folder with --to.
selfplay-other-plan = { $folder } holds another data set; what differs: { $words }; name another folder with --to.
selfplay-bad-line = { $file }, line { $line }: this is no game of this data set; remove the line, and the game is played again.
data-arrow-missing = Data sets need pyarrow, which is not installed; install it with: { $command }
data-no-dataset = { $folder } holds no data set of this version; name the folder that was written with --to.
data-damaged = { $file } is damaged: { $reason }; the command that wrote it writes it again.
data-batch = A batch has at least one decision, not { $size }.
data-nothing = There is no game to read; name at least one record.
data-mixed = The records are of different games or numbers of players; read those of each kind on their own.
