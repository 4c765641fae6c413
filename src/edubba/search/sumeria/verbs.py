"""Sumeria as a search sees it."""

from __future__ import annotations

from typing import Any

import numpy as np

from edubba.games.kernel import Fields, kernel
from edubba.games.sumeria.codes import DRAW_KIND, DRAW_SEAT, DRAW_STATE, MOST_LEGAL
from edubba.games.sumeria.rules import choices, play
from edubba.games.sumeria.rules.ending import winners
from edubba.games.sumeria.rules.routes import new_sight
from edubba.games.sumeria.state import KINDS, MARKERS, MOST_SEATS, NONE, REFILL, ROW, STATE, TAKE
from edubba.games.sumeria.state import OVER as ENDED
from edubba.search.dice import Dice, below
from edubba.search.sumeria.evaluation import promise
from edubba.search.sumeria.playouts import random_draw
from edubba.search.verbs import CHANCE, OVER

__all__ = ["MOST_LEGAL", "STATE"]


def new_room() -> tuple[Any, ...]:
    """What the kernels below write on: a sight, markers held, promises."""
    return (
        new_sight(),
        np.zeros((MOST_SEATS, KINDS), np.int64),
        np.zeros(MOST_SEATS, np.float64),
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
def list_codes(tables: Fields, state: Fields, room: Any, out: Any) -> int:
    """Write what can come next into `out`, actions or draws; returns how many."""
    if int(state.seat) != NONE:
        return choices.legal(tables, state, room[0], out)
    phase = int(state.phase)
    first, last = DRAW_SEAT, DRAW_SEAT + 4
    if phase == MARKERS or phase == REFILL:
        first, last = DRAW_KIND, DRAW_SEAT
    elif phase == ROW:
        first, last = DRAW_STATE, DRAW_KIND
    n = 0
    for code in range(first, last):
        if choices.weight(state, code) > 0:
            out[n] = code
            n += 1
    return n


@kernel
def margin(values: Any, players: int, seat: int) -> float:
    """A seat's promise over the best of the others'."""
    most = -1e9
    for other in range(players):
        if other != seat:
            most = max(most, values[other])
    return values[seat] - most


@kernel
def weigh(tables: Fields, state: Fields, room: Any, out: Any, n: int, weights: Any) -> None:
    """Draws by the ways that lead to them; actions by what the position after them promises."""
    total = 0.0
    seat = int(state.seat)
    if seat == NONE:
        for i in range(n):
            weights[i] = choices.weight(state, out[i])
            total += weights[i]
    else:
        _, held, values, spare = room
        most = -1e9
        for i in range(n):
            spare[0] = state
            play.apply(spare[0], out[i])
            promise(spare[0], held, values)
            weights[i] = margin(values, int(state.players), seat)
            most = max(most, weights[i])
        for i in range(n):
            weights[i] = np.exp((weights[i] - most) / 1.5)
            total += weights[i]
    for i in range(n):
        weights[i] /= total


@kernel
def estimate(tables: Fields, state: Fields, room: Any, dice: Dice, values: Any) -> None:
    """Each seat's share of winning: random turns to the end of the dynasty, then what it promises."""
    sight, held = room[0], room[1]
    dynasty = int(state.dynasty)
    while int(state.phase) != ENDED and (int(state.dynasty) == dynasty or int(state.seat) == NONE):
        if int(state.seat) == NONE:
            if int(state.dynasty) != dynasty:
                break
            play.apply(state, random_draw(state, dice))
        else:
            legal = choices.look(tables, state, sight)
            play.apply(state, choices.choice(state, sight, below(dice, legal)))
    values[:] = 0.0
    players = int(state.players)
    if int(state.phase) == ENDED:
        who = winners(state)
        n = 0
        for seat in range(players):
            n += (who >> seat) & 1
        for seat in range(players):
            values[seat] = float((who >> seat) & 1) / n
        return
    promise(state, held, values)
    total, most = 0.0, -1e9
    for seat in range(players):
        most = max(most, values[seat])
    for seat in range(players):
        values[seat] = np.exp((values[seat] - most) / 4.0)
        total += values[seat]
    for seat in range(players):
        values[seat] /= total
