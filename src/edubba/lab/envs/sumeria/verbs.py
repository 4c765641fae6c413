"""Sumeria as the vector environment calls it."""

from __future__ import annotations

from typing import Any

from edubba.games.kernel import Fields, kernel
from edubba.games.sumeria.codes import ACTIONS, CODES, MOST_LEGAL
from edubba.games.sumeria.rules import choices, play
from edubba.games.sumeria.rules.ending import winners
from edubba.games.sumeria.rules.routes import SIGHT
from edubba.games.sumeria.state import NONE, STATE
from edubba.games.sumeria.state import OVER as ENDED
from edubba.lab.envs.sumeria.observation import FIELDS, observe
from edubba.search.dice import Dice
from edubba.search.sumeria.playouts import random_draw

__all__ = ["ACTIONS", "CODES", "FIELDS", "LIMIT", "LONGEST", "MOST_LEGAL", "ROOM", "STATE", "observe"]

ROOM = SIGHT  # what a listing of legal actions is worked out in
LONGEST = 200  # decisions, more than any game has
LIMIT = 0  # decisions after which a game is cut off: none, a game ends by itself, with four players after 104


@kernel
def is_over(state: Fields) -> bool:
    """R60."""
    return int(state.phase) == ENDED


@kernel
def seat_of(state: Fields) -> int:
    """The seat that decides, from 0; below 0 a draw comes next."""
    return int(state.seat)


@kernel
def carry_out(tables: Fields, state: Fields, code: int) -> None:
    """Change the state by an action or a draw."""
    play.apply(state, code)


@kernel
def draw(tables: Fields, state: Fields, dice: Dice) -> int:
    """One of the draws that can come now, by weight."""
    return random_draw(state, dice)


@kernel
def list_legal(tables: Fields, state: Fields, room: Fields, out: Any) -> int:
    """Write the legal actions, ascending, into `out`; returns how many."""
    return choices.legal(tables, state, room, out)


@kernel
def share(state: Fields, seat: int) -> float:
    """The seat's part of the victory, once the game is over."""
    won, count = winners(state), 0
    for each in range(int(state.players)):
        count += (won >> each) & 1
    return ((won >> seat) & 1) / count


assert NONE < 0  # what seat_of promises
