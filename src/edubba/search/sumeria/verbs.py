"""Sumeria as a search sees it."""

from __future__ import annotations

from typing import Any

from edubba.games.kernel import Fields, kernel
from edubba.games.sumeria.codes import MOST_LEGAL
from edubba.games.sumeria.rules import choices, play
from edubba.games.sumeria.state import (
    NONE,
    REFILL,
    STATE,
)
from edubba.games.sumeria.state import OVER as ENDED
from edubba.search.dice import Dice
from edubba.search.softmax import into_shares
from edubba.search.sumeria.evaluation import judge
from edubba.search.sumeria.playouts import playout, random_draw
from edubba.search.sumeria.policy import TURNS_AHEAD, new_room, pick, remember
from edubba.search.verbs import CHANCE, OVER

__all__ = ["MOST_LEGAL", "STATE", "new_room"]

SHARPNESS = 0.04  # how much more of a share makes an action e times as likely at first sight


@kernel
def seat_of(state: Fields) -> int:
    """The seat that decides, from 0, or CHANCE, or OVER."""
    if int(state.phase) == ENDED:
        return OVER
    return CHANCE if int(state.seat) == NONE else int(state.seat)


@kernel
def carry_out(tables: Fields, state: Fields, code: int) -> None:
    """Change the state by an action or a draw."""
    play.apply(state, code)


@kernel
def play_out(tables: Fields, state: Fields, room: Any, dice: Dice) -> int:
    """Play to the end, uniformly over the legal actions; returns the number of decisions."""
    return playout(tables, state, room.sight, dice)


@kernel
def list_codes(tables: Fields, state: Fields, room: Any, out: Any) -> int:
    """Write what can come next into `out`, actions or draws; returns how many."""
    if int(state.seat) != NONE:
        return choices.legal(tables, state, room.sight, out)
    first, last = choices.draw_range(state)
    n = 0
    for code in range(first, last):
        if choices.weight(state, code) > 0:
            out[n] = code
            n += 1
    return n


@kernel
def weigh(tables: Fields, state: Fields, room: Any, out: Any, n: int, weights: Any) -> None:
    """Draws by the ways that lead to them; actions by the share of winning after them."""
    seat, values, spare = int(state.seat), room.values, room.spare
    if seat == NONE:
        total = 0
        for i in range(n):
            total += choices.weight(state, out[i])
        for i in range(n):
            weights[i] = choices.weight(state, out[i]) / total
        return
    for i in range(n):
        spare[0] = state
        play.apply(spare[0], out[i])
        judge(spare[0], room.judging, values)
        weights[i] = values[seat]
    into_shares(weights, n, SHARPNESS)


@kernel
def estimate(tables: Fields, state: Fields, room: Any, dice: Dice, values: Any) -> None:
    """Each seat's share of winning: a few turns are played, draws finished, then it is judged."""
    turns = 0
    while int(state.phase) != ENDED:
        if int(state.seat) == NONE:
            if int(state.phase) == REFILL and int(state.drawn) == 0 and turns == TURNS_AHEAD:
                break
            play.apply(state, random_draw(state, dice))
        elif turns < TURNS_AHEAD:
            code = pick(tables, state, room, dice)
            room.trail[turns, 0], room.trail[turns, 1] = code, int(state.seat)
            turns += 1
            play.apply(state, code)
        else:
            break
    judge(state, room.judging, values)
    remember(room, turns, values)
