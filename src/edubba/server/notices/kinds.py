"""The kinds of notices and the ways they go."""

from __future__ import annotations

TURN, REMINDER, START, END = "turn", "reminder", "start", "end"
TAKE_BACK, ABANDON = "take-back", "abandon"
DIGEST, RESET = "digest", "reset"
CONFIRM, ACCOUNT = "confirm", "account"  # a mail address; something that its owner should know of his account
MAIL, WEBHOOK = "mail", "webhook"  # or `DIGEST`: told in the next one

#: Whose facts have no business in the database once they have gone or been given up.
FORGOTTEN = (RESET, CONFIRM, ACCOUNT)
#: Only as long as it is the person's turn.
OF_A_TURN = (TURN, REMINDER)
PAUSES = (60.0, 300.0, 3600.0, 21_600.0)  # seconds before the second try, the third, …
MOST_TRIES = len(PAUSES) + 1
