"""Random games of After the Flood."""

from __future__ import annotations

from typing import Any

from edubba.games.flood.codes import CODES, DRAW_DICE, DRAW_ORDER
from edubba.games.flood.rules.choices import legal
from edubba.games.flood.rules.play import apply
from edubba.games.flood.state import (
    DICE_DRAW,
    ORDER_DRAW,
    OVER,
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
