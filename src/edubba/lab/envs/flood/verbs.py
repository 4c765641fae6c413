"""After the Flood as the vector environment calls it."""

from __future__ import annotations

from typing import Any

import numpy as np

from edubba.games.flood.codes import ACTIONS, CODES, DRAW_DICE, DRAW_ORDER, MOST_LEGAL
from edubba.games.flood.rules import choices, play
from edubba.games.flood.rules.ending import winner
from edubba.games.flood.state import ORDER_DRAW, STATE
from edubba.games.flood.state import OVER as ENDED
from edubba.games.kernel import Fields, kernel
from edubba.lab.envs.flood.observation import FIELDS, observe
from edubba.search.dice import Dice, below

__all__ = ["ACTIONS", "CODES", "FIELDS", "LIMIT", "LONGEST", "MOST_LEGAL", "ROOM", "STATE", "observe"]

ROOM = np.dtype([("nothing", "i1")])  # legal actions are listed without any
LONGEST = 5000  # decisions, more than any game has
LIMIT = 1500  # decisions after which a game is cut off; random games have 250, the longest seen below 900


@kernel
def is_over(state: Fields) -> bool:
    """R156."""
    return int(state.prompt) == ENDED


@kernel
def seat_of(state: Fields) -> int:
    """The seat that decides, from 0; below 0 a draw comes next."""
    return -1 if int(state.prompt) >= ORDER_DRAW else int(state.seat)


@kernel
def carry_out(tables: Fields, state: Fields, code: int) -> None:
    """Change the state by an action or a draw."""
    play.apply(tables, state, code)


@kernel
def draw(tables: Fields, state: Fields, dice: Dice) -> int:
    """A player order, or a roll; all are alike."""
    if int(state.prompt) == ORDER_DRAW:
        return DRAW_ORDER + below(dice, DRAW_DICE - DRAW_ORDER)
    return DRAW_DICE + below(dice, CODES - DRAW_DICE)


@kernel
def list_legal(tables: Fields, state: Fields, room: Fields, out: Any) -> int:
    """Write the legal actions, ascending, into `out`; returns how many."""
    return choices.legal(tables, state, out)


@kernel
def share(state: Fields, seat: int) -> float:
    """The seat's part of the victory, once the game is over."""
    return 1.0 if winner(state) == seat else 0.0
