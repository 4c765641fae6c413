"""Random games of After the Flood."""

from __future__ import annotations

from typing import Any

import numpy as np

from edubba.games.core import Setting
from edubba.games.flood.codes import CODES, DRAW_DICE, DRAW_ORDER, MOST_LEGAL
from edubba.games.flood.rules.choices import legal
from edubba.games.flood.rules.play import apply
from edubba.games.flood.state import (
    DICE_DRAW,
    ORDER_DRAW,
    OVER,
    STATE,
)
from edubba.games.kernel import Fields, kernel
from edubba.search.dice import Dice, below


@kernel
def playout(tables: Fields, state: Fields, out: Any, dice: Dice) -> int:
    """Play to the end, uniformly over the legal actions; returns the number of decisions."""
    decisions = 0
    while state.prompt != OVER:
        if state.prompt == DICE_DRAW:
            apply(tables, state, DRAW_DICE + below(dice, CODES - DRAW_DICE))
        elif state.prompt == ORDER_DRAW:
            apply(tables, state, DRAW_ORDER + below(dice, DRAW_DICE - DRAW_ORDER))
        else:
            apply(tables, state, out[below(dice, legal(tables, state, out))])
            decisions += 1
    return decisions


@kernel
def playouts(tables: Fields, states: Any, out: Any, dice: Dice, games: int) -> int:
    """Many games: states[0] is where each begins, states[1] where it is played. Returns the decisions."""
    decisions = 0
    for _ in range(games):
        states[1] = states[0]
        decisions += playout(tables, states[1], out, dice)
    return decisions


def random_games(setting: Setting, state: Fields, dice: Dice, games: int) -> int:
    """Play random games from a state; returns the number of decisions."""
    states = np.zeros(2, STATE)
    states[0] = state
    return playouts(setting.tables, states, np.empty(MOST_LEGAL, np.int64), dice, games)
