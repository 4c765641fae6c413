"""Phase 6, the end of a turn, and the end of the game (R151 to R158)."""

from __future__ import annotations

from edubba.games.flood.rules.points import add_points
from edubba.games.flood.state import (
    ARMIES_EACH,
    NONE,
    PIECES,
    PLACES,
    RESOURCES,
    SCRIBES,
    SEATS,
    TOOLMAKERS,
)
from edubba.games.kernel import Fields, kernel


@kernel
def clear_away(state: Fields) -> None:
    """R151 to R153: armies, pools, bids and equipment go to the stock; R155: the rest stays."""
    state.army_owner[:] = NONE
    state.army_count[:] = 0
    for seat in range(SEATS):
        state.army_stock[seat] = ARMIES_EACH
        state.army_pool[seat] = 0
        state.worker_stock[seat] += state.worker_pool[seat]
        state.worker_pool[seat] = 0
        state.equipment[seat] = state.bid[seat] = state.passed[seat] = 0
        state.empire[seat] = state.rank[seat] = NONE
    for resource in range(RESOURCES):  # R168: what is not in a hand is in the stock
        kept = state.hand[0, resource] + state.hand[1, resource] + state.hand[2, resource]
        state.stock[resource] = PIECES[resource] - kept


@kernel
def workers_at(state: Fields, seat: int, place: int) -> int:
    """Both sides of a box count."""
    count = int(state.workers[seat, place])
    if place == SCRIBES:
        count += state.used_scribes[seat]
    elif place == TOOLMAKERS:
        count += state.used_toolmakers[seat]
    return count


@kernel
def majority(state: Fields, place: int) -> int:
    """R157: the seat with strictly most workers there, or NONE."""
    best, most = NONE, 0
    for seat in range(SEATS):
        count = workers_at(state, seat, place)
        if count > most:
            best, most = seat, count
        elif count == most:
            best = NONE
    return best


@kernel
def score_majorities(tables: Fields, state: Fields) -> None:
    """R157: boxes and outer areas that show a number."""
    for place in range(PLACES):
        if tables.points[place] > 0:
            seat = majority(state, place)
            if seat != NONE:
                add_points(state, seat, tables.points[place])


@kernel
def winner(state: Fields) -> int:
    """R158: most points; on a tie whoever is earlier in player order."""
    best = state.order[0]
    for place in range(1, SEATS):
        if state.score[state.order[place]] > state.score[best]:
            best = state.order[place]
    return int(best)
