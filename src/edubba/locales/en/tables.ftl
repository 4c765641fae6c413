# Commands to a match that cannot be carried out: what is wrong, what to do.

## Its state

table-unknown = There is no match “{ $match }”; check the address.
table-waiting = The match has not begun; wait until all seats are taken.
table-running = The match has begun; this can be done before the start only.
table-over = The match is over; nothing can be changed any more.
table-stale = The match has gone on: this was for version { $yours }, it is now at { $now }; look at it and try again.

## Seats

table-no-seat = There is no seat { $seat } at this table; the seats are 1 to { $seats }.
table-foreign-seat = Seat { $seat } is not yours; choose one of your own.
table-no-seat-here = You have no seat at this table; you can only watch.
table-seat-taken = Seat { $seat } is taken; choose another one.
table-seat-empty = Seat { $seat } is empty already; choose one that is taken.
table-full = All seats are taken; look for another table.
table-name-taken = The name “{ $name }” is taken at this table; choose another one.
table-invitation = This table is private and the invitation is not right; ask the host for the link.
table-host-only = Only the host of the table may do this; ask the host.
table-level = There is no level “{ $level }”; choose one of: { $known }.

## Turns

table-not-your-turn = It is not your turn; wait for { $name }.
table-bot-plays = A bot plays seat { $seat }; take the seat back first.
table-draft-stale = Your draft has changed: this was for revision { $yours }, it is now at { $now }; look at it and try again.
table-draft-long = A draft has at most { $most } texts; commit it or undo some.
table-turn-is-full = Your turn is complete; commit it, or undo.
table-nothing-to-undo = There is nothing in your draft to undo; further back only a take-back goes.
table-nothing-to-commit = There is nothing in your draft to commit; play something first.

## Consent

table-nothing-to-take-back = Seat { $seat } has committed nothing yet that could be taken back.
table-take-back-where = Turns can be taken back only to the beginning of one of your own; keep one of: { $places }.
table-take-backs-many = A match has at most { $most } take-backs, and all are used; play on.
table-take-back-rated = A rated match against bots alone has no take-backs; play on.
table-abandon-rated = A rated match against bots alone cannot be given up without a result; resign instead.
table-question-open = A question is already open; wait until all have answered it.
table-no-question = Nothing is being asked; there is nothing to answer.
table-not-asked = The question is not for you, or you have answered it; wait for the others.

## Clocks

table-resigned = Seat { $seat } has been resigned for good; a bot plays it to the end.
table-never-left = You are playing seat { $seat } yourself; there is nothing to take back from a bot.
table-no-holidays = Only a match with a clock of days has holidays; ask for a break in the chat.
table-holiday-already = { $away ->
    [yes] You are on holiday already; come back first.
   *[no] You are not on holiday; there is nothing to come back from.
  }
table-holidays-used = Your holidays of this match are used up; play on, or let a bot stand in.
table-clock-kind = There is no such clock; choose one of: { $known }.
table-clock-value = “{ $name }” of the clock must be from { $least } to { $most } seconds; choose a value between them.
