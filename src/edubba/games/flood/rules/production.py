"""Phase 1: resources and workers (R31 to R38)."""

from __future__ import annotations

from edubba.games.flood.rules.supply import receive
from edubba.games.flood.state import (
    GRAIN,
    INCOME,
    IRRIGATION,
    NONE,
    SCRIBES,
    SEATS,
    TEXTILE,
    TOOLMAKERS,
    WEAVING,
)
from edubba.games.kernel import Fields, kernel

ALL_LEVEL = 3  # the last column of the production table


@kernel
def standing(state: Fields, box: int, seat: int) -> int:
    """R32: the rank by workers in a box, from 0; tied players share it and the next is not skipped."""
    own = state.workers[seat, box]
    a = state.workers[(seat + 1) % SEATS, box]
    b = state.workers[(seat + 2) % SEATS, box]
    if a == own and b == own:
        return ALL_LEVEL
    return int(a > own) + int(b > own and a != b)


@kernel
def produce(tables: Fields, state: Fields, box: int, resource: int, row: int) -> None:
    """R33, R34: by rank in the box; D22: in player order, while the stock lasts."""
    for place in range(SEATS):
        seat = state.order[place]
        if state.workers[seat, box] > 0:
            receive(state, seat, resource, tables.production[row, standing(state, box, seat)])


@kernel
def take_workers(state: Fields, seat: int) -> None:
    """R36: eight, or what the stock has; R38: those who worked are ready again."""
    income = min(INCOME, state.worker_stock[seat])
    state.worker_stock[seat] -= income
    state.worker_pool[seat] += income
    state.workers[seat, SCRIBES] += state.used_scribes[seat]
    state.workers[seat, TOOLMAKERS] += state.used_toolmakers[seat]
    state.used_scribes[seat] = state.used_toolmakers[seat] = 0


@kernel
def resources_and_workers(tables: Fields, state: Fields) -> None:
    """All grain, then all textiles, then Ur's, then the workers."""
    produce(tables, state, IRRIGATION, GRAIN, 0)
    produce(tables, state, WEAVING, TEXTILE, 1)
    weaver = state.city[tables.ur]
    if weaver != NONE:  # R35, D14: also without a worker in weaving
        receive(state, weaver, TEXTILE, 1)
    for seat in range(SEATS):
        take_workers(state, seat)
