"""Random games of Sumeria."""

from __future__ import annotations

from edubba.games.kernel import Fields, kernel
from edubba.games.sumeria.codes import DRAW_KIND, DRAW_SEAT, DRAW_STATE
from edubba.games.sumeria.rules.choices import choice, look, weight
from edubba.games.sumeria.rules.play import apply
from edubba.games.sumeria.state import KINDS, MARKERS, NONE, OVER, REFILL, ROW
from edubba.search.dice import Dice, below


@kernel
def random_draw(state: Fields, dice: Dice) -> int:
    """One of the draws that can come now, by weight."""
    phase = int(state.phase)
    if phase == MARKERS or phase == REFILL:
        left, first = 0, DRAW_KIND
        for kind in range(KINDS):
            left += int(state.bag[kind])
    elif phase == ROW:
        left, first = 8 - int(state.drawn), DRAW_STATE
    else:
        left, first = int(state.players), DRAW_SEAT
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
