"""Random games of Sumeria."""

from __future__ import annotations

from edubba.games.kernel import Fields, kernel
from edubba.games.sumeria.rules.choices import choice, draw_range, look, weight
from edubba.games.sumeria.rules.play import apply
from edubba.games.sumeria.state import NONE, OVER
from edubba.search.dice import Dice, below


@kernel
def random_draw(state: Fields, dice: Dice) -> int:
    """One of the draws that can come now, by weight."""
    first, last = draw_range(state)
    left = 0
    for code in range(first, last):
        left += weight(state, code)
    n = below(dice, left)
    code = first
    ways = weight(state, code)
    while n >= ways:
        n -= ways
        code += 1
        ways = weight(state, code)
    return code


@kernel
def playout(tables: Fields, state: Fields, sight: Fields, dice: Dice) -> int:
    """Play to the end, uniformly over the legal actions; returns the number of decisions."""
    decisions = 0
    while int(state.phase) != OVER:
        if int(state.seat) == NONE:
            apply(state, random_draw(state, dice))
        else:
            legal = look(tables, state, sight)
            apply(state, choice(state, sight, below(dice, legal)))
            decisions += 1
    return decisions
