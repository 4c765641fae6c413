"""After the Flood as a search sees it."""

from __future__ import annotations

from typing import Any

import numpy as np

from edubba.games.flood.codes import CODES, DRAW_DICE, DRAW_ORDER, MOST_LEGAL
from edubba.games.flood.rules import choices, play
from edubba.games.flood.state import DICE_DRAW, ORDER_DRAW, STATE
from edubba.games.flood.state import OVER as ENDED
from edubba.games.kernel import Fields, kernel
from edubba.search.dice import Dice
from edubba.search.flood.evaluation import margin, shares
from edubba.search.flood.layout import FEATURES
from edubba.search.flood.playouts import playout
from edubba.search.flood.weights import SPREAD, WEIGHTS
from edubba.search.softmax import into_shares
from edubba.search.verbs import CHANCE, OVER

__all__ = ["MOST_LEGAL", "STATE"]

LIKELY = 2.0  # points: an action this much worse than the best is e times less likely


def new_room() -> tuple[Any, ...]:
    """What the kernels below write on: codes, a state, a row of features; and what they read: the weights."""
    row = np.zeros(FEATURES, np.float64)
    return (np.zeros(MOST_LEGAL, np.int64), np.zeros(1, STATE), row, WEIGHTS, SPREAD)


@kernel
def seat_of(state: Fields) -> int:
    """The seat that decides, from 0, or CHANCE, or OVER."""
    prompt = int(state.prompt)
    if prompt == ENDED:
        return OVER
    return CHANCE if prompt == DICE_DRAW or prompt == ORDER_DRAW else int(state.seat)


@kernel
def carry_out(tables: Fields, state: Fields, code: int) -> None:
    """Change the state by an action or a draw."""
    play.apply(tables, state, code)


@kernel
def play_out(tables: Fields, state: Fields, room: Any, dice: Dice) -> int:
    """Play to the end, uniformly over the legal actions; returns the number of decisions."""
    return playout(tables, state, room[0], dice)


@kernel
def list_codes(tables: Fields, state: Fields, room: Any, out: Any) -> int:
    """Write what can come next into `out`, actions or draws; returns how many."""
    prompt = int(state.prompt)
    if prompt == ORDER_DRAW:
        return choices.list_range(DRAW_ORDER, DRAW_DICE - DRAW_ORDER, out)
    if prompt == DICE_DRAW:
        return choices.list_range(DRAW_DICE, CODES - DRAW_DICE, out)
    return choices.legal(tables, state, out)


@kernel
def weigh(tables: Fields, state: Fields, room: Any, out: Any, n: int, weights: Any) -> None:
    """Draws are all alike; actions by what the position after them promises."""
    prompt = int(state.prompt)
    if prompt == ORDER_DRAW or prompt == DICE_DRAW:
        for i in range(n):
            weights[i] = 1.0 / n
        return
    spare, row, table = room[1], room[2], room[3]
    for i in range(n):
        spare[0] = state
        play.apply(tables, spare[0], out[i])
        weights[i] = margin(tables, spare[0], state.seat, row, table)
    into_shares(weights, n, LIKELY)


@kernel
def estimate(tables: Fields, state: Fields, room: Any, dice: Dice, values: Any) -> None:
    """Each seat's share of winning, by what the position promises."""
    shares(tables, state, room[2], room[3], room[4], values)
