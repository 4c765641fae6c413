# The match by keyboard and by ear: the board as text, what is announced, short keys.

page-keys-board = Board as text
page-keys-help = Keys
page-keys-title = Playing by keyboard
page-keys-about = Tab goes to everything that can be done now. Beside that:
page-keys-key = { $key ->
    [arrows] Arrow keys
    [enter] Enter
    [escape] Esc
   *[shift] Shift
  }
page-keys-to-turn = To what is asked
page-keys-to-map = To the map, where something can be picked
page-keys-to-next = To the next place that can be picked
page-keys-to-previous = To the one before
page-keys-to-side = From place to place on the map
page-keys-to-board = Open the board as text, go there, close it
page-keys-to-log = To the log
page-keys-to-players = To the players
page-keys-to-list = This list
page-keys-do-pick = Pick
page-keys-do-clear = Clear what is picked
page-keys-on = Use short keys
page-keys-close = Close
page-keys-prompt = { $whose }: { $asked }
page-keys-picked = Picked: { $places }.
page-keys-nothing-picked = Nothing is picked.
page-keys-undone = Taken back.
page-keys-missed = { $count ->
    [one] One more thing happened before, see the log.
   *[other] { $count } more things happened before, see the log.
  }
