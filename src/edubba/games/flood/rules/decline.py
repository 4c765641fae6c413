"""Phase 2: decline, in turns 2 and 4 only (R39 to R44)."""

from __future__ import annotations

from edubba.games.flood.state import (
    ALL,
    BOXES,
    IRRIGATION,
    OUTER,
    SCRIBES,
    SEATS,
    TOOLMAKERS,
    WEAVING,
)
from edubba.games.kernel import Fields, kernel

KEPT = 2  # R41: what the largest group is cut down to


@kernel
def leave(state: Fields, seat: int, place: int, count: int) -> None:
    """R44: to the stock; as many as there are."""
    gone = min(count, state.workers[seat, place])
    state.workers[seat, place] -= gone
    state.worker_stock[seat] += gone


@kernel
def decline_of_box(state: Fields, box: int) -> None:
    """R41, R42: the largest group loses all but two, everybody else as many."""
    most = max(state.workers[0, box], state.workers[1, box], state.workers[2, box])
    for seat in range(SEATS):
        leave(state, seat, box, max(0, most - KEPT))


@kernel
def decline_of_areas(tables: Fields, state: Fields) -> None:
    """R39: all leave Dilmun; R40, D1: one of each player every other outer area, or all of them."""
    for area in range(OUTER):
        for seat in range(SEATS):
            here = state.workers[seat, BOXES + area]
            leave(state, seat, BOXES + area, here if area == tables.dilmun or state.decline == ALL else 1)


@kernel
def decline(tables: Fields, state: Fields) -> None:
    """Everything falls into disrepair."""
    decline_of_areas(tables, state)
    decline_of_box(state, IRRIGATION)
    decline_of_box(state, WEAVING)
    for seat in range(SEATS):  # R43
        leave(state, seat, SCRIBES, 1)
        leave(state, seat, TOOLMAKERS, 1)
