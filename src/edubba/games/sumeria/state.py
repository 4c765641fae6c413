"""The state of Sumeria: one packed record, so that a copy is a memory copy and a batch is an array."""

from __future__ import annotations

import numpy as np

from edubba.games.packed import Packed

NONE = -1  # nobody, nothing drawn

# Phases. The first three and REFILL wait for a draw; PLACE, TURN and TAKE for a seat.
ROW, MARKERS, START, PLACE, TURN, TAKE, REFILL, OVER = range(8)

DYNASTIES, ROUNDS = 6, 3  # R21, R22
MOST_SEATS, KINDS, EACH_KIND = 4, 4, 9  # R4, R5
SPACES = 6  # R8: marker spaces, three above position 1, two above 2, one above 3
FIRST_SPACE = (0, 3, 5, 6)  # where each position's spaces begin, and the end
FIRST_TAKES = (2, 1, 1)  # R48: how many of them the controller takes; the second gets what is left

#                0  1  2   3   4  players
TRADERS_EACH = (0, 0, 0, 14, 10)  # R11: how many traders each has
PLACED_EACH = (0, 0, 0, 8, 5)  # R18: how many of them he places before the first dynasty
TAKEN = (2, 1, 1)  # R48: how many markers the controller gets at each position

TIED_ONLY, ALL_PLAYERS = 0, 1  # option start_tie (B13)
BEST_KIND, FULL_SERIES = 0, 1  # option final_tiebreak (B17)

RULES_VERSION = 1


class SumeriaState(Packed):
    """Everything that changes in a game."""

    __slots__ = ()
    FIELDS = (
        ("own", "<u8", MOST_SEATS),  # settlements with a trader of the seat
        ("row", "i1", 8),  # city-states from the left
        ("display", "i1", SPACES),  # kinds above positions 1, 2, 3
        ("bag", "i1", KINDS),
        ("discarded", "i1", KINDS),
        ("won", "i1", (MOST_SEATS, KINDS)),
        ("supply", "i1", MOST_SEATS),
        ("players", "i1"),
        ("start", "i1"),  # start player, from 0
        ("seat", "i1"),  # who decides, from 0; NONE at chance and at the end
        ("phase", "i1"),
        ("dynasty", "i1"),
        ("turn_marker", "i1"),  # R24: the round, from 1
        ("drawn", "i1"),  # draws made in this phase
        ("scored", "i1"),  # in TAKE: the position being scored, from 0
        ("start_tie", "i1"),
        ("final_tiebreak", "i1"),
        ("rules_version", "i1"),
        ("_pad", "i1"),
    )


STATE = SumeriaState.layout


def new_state(players: int, start_tie: int, final_tiebreak: int, rules: int = RULES_VERSION) -> Packed:
    """The table before the first draw: everything in the bag and in the supplies."""
    state: Packed = np.zeros(1, STATE)[0]
    state.row[:] = NONE
    state.display[:] = NONE
    state.bag[:] = EACH_KIND
    state.supply[:players] = TRADERS_EACH[players]
    state.players = players
    state.start = state.seat = NONE
    state.phase = ROW
    state.dynasty = state.turn_marker = 1
    state.start_tie, state.final_tiebreak = start_tie, final_tiebreak
    state.rules_version = rules
    return state
