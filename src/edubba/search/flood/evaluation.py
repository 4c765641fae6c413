"""What a position of After the Flood promises each seat.

The weights are rough estimates in victory points; a turn's small steps are weighed by their best outcome.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from edubba.games.core import Setting
from edubba.games.flood.codes import DONE, MOST_LEGAL
from edubba.games.flood.rules.choices import legal
from edubba.games.flood.rules.ending import majority, workers_at
from edubba.games.flood.rules.play import apply
from edubba.games.flood.rules.points import AREA_POINTS
from edubba.games.flood.rules.production import standing
from edubba.games.flood.rules.trade import units
from edubba.games.flood.state import (
    AREAS,
    BIDDING,
    BOXES,
    EQUIPPING,
    EXPANDING,
    GROWING,
    IRRIGATION,
    NONE,
    OUTER,
    OVER,
    PLACE,
    PLACES,
    RESOURCES,
    SCRIBES,
    SEATS,
    STATE,
    SUMERIAN,
    TOOLMAKERS,
    TOOLS,
    TRADING,
    TURNS,
    VALUES,
    WEAVING,
    WOOD,
    WORK,
)
from edubba.games.kernel import Fields, kernel

PIECE = 0.35  # a resource that waits, for each point of its value
LEFT = 0.18  # a worker in the pool: it can still be placed
ARMY = 0.62  # an army in the pool, while one can use it
HELD = 0.85  # the chance that an area stays one's own
CITY = 2.2  # a city that may grow in a later turn
RANK = (1.6, 0.8, 0.2)  # equipment A, B, C


@kernel
def hand_worth(tables: Fields, state: Fields, seat: int) -> float:
    """Cities that could grow at once, those that may later, and what is left in the hand after that."""
    cities, wood = 0, int(state.hand[seat, WOOD])
    for area in range(SUMERIAN):
        cities += int(state.city[area] == seat and not state.grown[area])
    worth, spent = 0.0, 0
    while cities > spent and wood >= 2 * (spent + 1):
        luxuries = 0
        for resource in range(TOOLS, RESOURCES):
            luxuries += int(state.hand[seat, resource] > spent)
        worth += 0.9 * tables.growth[luxuries]
        spent += 1
    if state.turn < TURNS:
        worth += CITY * (cities - spent)
    for resource in range(RESOURCES):
        used = 2 * spent if resource == WOOD else spent if resource >= TOOLS else 0
        worth += PIECE * VALUES[resource] * max(0, state.hand[seat, resource] - used)
    return worth


@kernel
def workers_worth(tables: Fields, state: Fields, seat: int) -> float:
    """What workers on the board bring: production and work of later turns, majorities at the end."""
    later = 1.0 * (TURNS - state.turn)
    worth = 0.0
    for row in range(2):
        box = IRRIGATION if row == 0 else WEAVING
        if state.workers[seat, box] > 0:
            made = tables.production[row, standing(state, box, seat)]
            worth += PIECE * (1.0 + row) * made * min(later, 2.0)
    worth += (0.3 + 0.4 * later) * workers_at(state, seat, SCRIBES)
    makers = workers_at(state, seat, TOOLMAKERS)
    worth += (0.2 + 0.25 * later) * min(2, makers) + 0.05 * makers  # more than two seldom find metal
    for place in range(PLACES):
        if majority(state, place) == seat:
            worth += tables.points[place] * (0.15 + 0.15 * state.turn)
    for area in range(OUTER):
        offers = int(tables.offers[area])
        force = units(state, seat, area)
        while force > 0 and offers:
            worth += 0.4 + 0.25 * min(later, 3.0)
            offers &= offers - 1
            force -= 1
        worth += 0.05 * min(3, state.workers[seat, BOXES + area])
    return float(worth)


@kernel
def realm_worth(tables: Fields, state: Fields, seat: int) -> float:
    """Cities, areas held, and armies still to be used."""
    later = 1.0 * (TURNS - state.turn)
    worth = 0.0
    useful = (tables.sippar, tables.ur, tables.babylon, tables.nippur, tables.uruk)
    for area in useful:
        worth += 0.3 * later if state.city[area] == seat else 0.0
    bonus = int(state.city[tables.nippur] == seat)
    for area in range(AREAS):
        if state.army_owner[area] == seat:
            worth += HELD * (AREA_POINTS + (bonus if area < SUMERIAN else 0)) + 0.25 * (
                state.army_count[area] - 1
            )
    for place in range(SEATS):
        worth += 0.4 * (SEATS - 1 - place) if state.order[place] == seat else 0.0
    if state.rank[seat] != NONE:
        worth += RANK[state.rank[seat]]
    if not state.passed[seat]:
        worth += ARMY * min(10, state.army_pool[seat]) + LEFT * state.worker_pool[seat]
    return worth


@kernel
def worth(tables: Fields, state: Fields, seat: int) -> float:
    """What a seat has and may expect, in points."""
    total = 1.0 * state.score[seat]
    if state.prompt == OVER:
        return float(total)
    if state.prompt == PLACE and state.seat == seat:
        total += 0.6 * min(state.places, state.worker_pool[seat])
    total += (
        hand_worth(tables, state, seat)
        + workers_worth(tables, state, seat)
        + realm_worth(tables, state, seat)
    )
    return float(total)


@kernel
def margin(tables: Fields, state: Fields, seat: int) -> float:
    """A seat's worth over the mean of the others'."""
    a, b = (seat + 1) % SEATS, (seat + 2) % SEATS
    return worth(tables, state, seat) - (worth(tables, state, a) + worth(tables, state, b)) / 2.0


@kernel
def promise(tables: Fields, states: Any, out: Any, values: Any) -> None:
    """Write into `values` the worth of states[0]: in the middle of a turn that of its best next step.

    Where nothing but more of the same can follow, it is the worth once that is done.
    """
    state = states[0]
    best = 0
    prompt = state.prompt
    if prompt == BIDDING or prompt == EQUIPPING or prompt == GROWING:
        best = 1
        states[2] = state
        apply(tables, states[2], DONE)
    if prompt == WORK or prompt == TRADING or prompt == EXPANDING:
        top = -1e9
        for n in range(legal(tables, state, out)):
            states[1] = state
            apply(tables, states[1], out[n])
            value = margin(tables, states[1], state.seat)
            if value > top:
                top, best = value, 1
                states[2] = states[1]
    for seat in range(SEATS):
        values[seat] = worth(tables, states[2 if best else 0], seat)


def evaluate(setting: Setting, state: Fields) -> NDArray[np.float64]:
    """What the position promises each seat, in points."""
    states, values = np.zeros(3, STATE), np.zeros(SEATS, np.float64)
    states[0] = state
    promise(setting.tables, states, np.empty(MOST_LEGAL, np.int64), values)
    return values
