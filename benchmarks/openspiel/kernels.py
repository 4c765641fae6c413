"""Sumeria's kernels over bare bytes, which Numba takes from Python ten times faster than a record."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from edubba.games.kernel import Fields, kernel
from edubba.games.sumeria.codes import CODES, DRAW_STATE
from edubba.games.sumeria.rules import choices, play
from edubba.games.sumeria.state import NONE, OVER, STATE
from edubba.search.dice import Dice
from edubba.search.sumeria.evaluation import final_shares
from edubba.search.sumeria.playouts import playout

#: The bytes of a state.
Bytes: TypeAlias = NDArray[np.uint8]

CHANCE, TERMINAL = -1, -4  # OpenSpiel's numbers for who acts where no player does


@kernel
def actor(state: Fields) -> int:
    """Who acts next, as OpenSpiel numbers it: seats from 0."""
    if int(state.phase) == OVER:
        return TERMINAL
    return CHANCE if int(state.seat) == NONE else int(state.seat)


@kernel
def advance(data: Bytes, code: int) -> int:
    """Carry out an action or a draw in place; returns who acts next."""
    state = data.view(STATE)[0]
    play.apply(state, code)
    return actor(state)


@kernel
def list_actions(tables: Any, data: Bytes, sight: Any, out: NDArray[np.int64]) -> int:
    """Write the legal actions, ascending; returns how many."""
    return choices.legal(tables[0], data.view(STATE)[0], sight[0], out)


@kernel
def list_draws(data: Bytes, out: NDArray[np.int64]) -> int:
    """Write the number of ways to each draw; returns their sum."""
    state = data.view(STATE)[0]
    total = 0
    for draw in range(CODES - DRAW_STATE):
        out[draw] = choices.weight(state, DRAW_STATE + draw)
        total += out[draw]
    return total


@kernel
def add_shares(data: Bytes, shares: NDArray[np.float64]) -> None:
    """Add the win shares of a finished game: a shared win is a share of one."""
    found = np.zeros(len(shares))
    final_shares(data.view(STATE)[0], found)
    shares += found


@kernel
def roll_out(tables: Any, data: Bytes, room: Bytes, sight: Any, dice: Dice, shares: Any, games: int) -> None:
    """Write the mean win shares of random games from a state; they are played in `room`."""
    shares[:] = 0.0
    for _ in range(games):
        room[:] = data
        playout(tables[0], room.view(STATE)[0], sight[0], dice)
        add_shares(room, shares)
    shares /= games
