"""Actions and draws as integers. They ascend in the order in which the legal texts are listed."""

from __future__ import annotations

ADD = 0  # ADD + settlement, also an initial placement
MOVE = ADD + 56  # MOVE + 56 * origin + destination
REMOVE = MOVE + 56 * 56  # REMOVE + settlement
TAKE_TWO = REMOVE + 56  # TAKE_TWO + index in PAIRS
TAKE_ONE = TAKE_TWO + 10  # TAKE_ONE + kind
ACTIONS = TAKE_ONE + 4  # how many actions there are; draws follow

DRAW_STATE = ACTIONS  # DRAW_STATE + city-state
DRAW_KIND = DRAW_STATE + 8  # DRAW_KIND + kind
DRAW_SEAT = DRAW_KIND + 4  # DRAW_SEAT + seat, from 0
CODES = DRAW_SEAT + 4

#: Two markers, in the order E M P R.
PAIRS = ((0, 0), (0, 1), (0, 2), (0, 3), (1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3))

MOST_LEGAL = 56 + 14 * 55 + 14  # adds, moves, removes: more than can ever be legal at once
