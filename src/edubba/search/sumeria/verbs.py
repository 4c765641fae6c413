"""Sumeria as a search sees it."""

from __future__ import annotations

from typing import Any

import numpy as np

from edubba.games.kernel import Fields, kernel
from edubba.games.sumeria.codes import MOST_LEGAL
from edubba.games.sumeria.rules import choices, play
from edubba.games.sumeria.rules.routes import new_sight
from edubba.games.sumeria.state import (
    DYNASTIES,
    KINDS,
    MOST_SEATS,
    NONE,
    REFILL,
    ROUNDS,
    STATE,
)
from edubba.games.sumeria.state import OVER as ENDED
from edubba.search.dice import Dice, below
from edubba.search.softmax import into_shares
from edubba.search.sumeria.evaluation import WEIGHTS, judge
from edubba.search.sumeria.features import FEATURES
from edubba.search.sumeria.playouts import playout, random_draw
from edubba.search.verbs import CHANCE, OVER

__all__ = ["MOST_LEGAL", "STATE"]

SHARPNESS = 0.04  # how much more of a share makes an action e times as likely at first sight
TURNS_AHEAD = 5  # turns played before a position is judged
GLANCES = 3  # actions looked at in each of them


def new_room() -> tuple[Any, ...]:
    """What the kernels below write on: a sight, markers held, features, shares, a state; and the weights."""
    return (
        new_sight(),
        (np.zeros((MOST_SEATS, KINDS), np.int64), np.zeros((MOST_SEATS, FEATURES)), WEIGHTS),
        np.zeros(MOST_SEATS),
        np.zeros(1, STATE),
    )


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
    return playout(tables, state, room[0], dice)


@kernel
def list_codes(tables: Fields, state: Fields, room: Any, out: Any) -> int:
    """Write what can come next into `out`, actions or draws; returns how many."""
    if int(state.seat) != NONE:
        return choices.legal(tables, state, room[0], out)
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
    seat, values, spare = int(state.seat), room[2], room[3]
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
        judge(spare[0], room[1], values)
        weights[i] = values[seat]
    into_shares(weights, n, SHARPNESS)


@kernel
def is_last_round(state: Fields) -> bool:
    """Whether nothing is drawn any more: what an action leads to can be seen to the end."""
    return int(state.dynasty) == DYNASTIES and int(state.turn_marker) == ROUNDS


@kernel
def pick(tables: Fields, state: Fields, room: Any, dice: Dice) -> int:
    """A turn of a playout: at a glance the best of a few random actions, in the last round of all of them."""
    seat, sight, values, spare = int(state.seat), room[0], room[2], room[3]
    legal = choices.look(tables, state, sight)
    last = is_last_round(state)
    best, most, level = 0, -1.0, 0
    for n in range(legal if last else min(GLANCES, legal)):
        code = choices.choice(state, sight, n if last else below(dice, legal))
        spare[0] = state
        play.apply(spare[0], code)
        judge(spare[0], room[1], values)
        if values[seat] > most:
            best, most, level = code, values[seat], 1
        elif last and values[seat] == most:  # who cannot win any more chooses by lot, not in board order
            level += 1
            best = code if below(dice, level) == 0 else best
    return best


@kernel
def estimate(tables: Fields, state: Fields, room: Any, dice: Dice, values: Any) -> None:
    """Each seat's share of winning: a few turns are played, draws finished, then it is judged."""
    left = TURNS_AHEAD
    while int(state.phase) != ENDED:
        if int(state.seat) == NONE:
            if int(state.phase) == REFILL and int(state.drawn) == 0 and left == 0:
                break
            play.apply(state, random_draw(state, dice))
        elif left > 0:
            left -= 1
            play.apply(state, pick(tables, state, room, dice))
        else:
            break
    judge(state, room[1], values)
