"""Phase 5: victory points for areas, and the growth of cities (R140 to R150)."""

from __future__ import annotations

from typing import Any

from edubba.games.flood.codes import DONE, GROW, LUXURY_SETS
from edubba.games.flood.rules.supply import give_back, held
from edubba.games.flood.state import AREAS, LUXURIES, NONE, SEATS, SUMERIAN, WOOD
from edubba.games.kernel import Fields, kernel

AREA_POINTS = 2  # R140
LAP = 70  # R150: where the score track ends
WOOD_TO_GROW = 2  # R143


@kernel
def add_points(state: Fields, seat: int, points: int) -> None:
    """R150, D20: a worker of the stock marks each time the score goes beyond 70, 140, …"""
    before = max(0, state.score[seat] - 1) // LAP
    state.score[seat] += points
    laps = max(0, state.score[seat] - 1) // LAP - before
    marked = min(laps, state.worker_stock[seat])
    state.worker_stock[seat] -= marked
    state.worker_track[seat] += marked


@kernel
def score_areas(tables: Fields, state: Fields) -> None:
    """R140: two for each area with an army; R141: with a city in Nippur one more for a Sumerian one."""
    for seat in range(SEATS):
        points = 0
        bonus = int(state.city[tables.nippur] == seat)
        for area in range(AREAS):
            if state.army_owner[area] == seat:
                points += AREA_POINTS + (bonus if area < SUMERIAN else 0)
        add_points(state, seat, points)


@kernel
def may_grow(state: Fields, seat: int, area: int) -> bool:
    """R146: a city of one's own, once; R147: an army there is no matter."""
    return bool(state.city[area] == seat and not state.grown[area])


@kernel
def can_grow(state: Fields, seat: int) -> bool:
    """R143: whether a player is asked at all."""
    if state.hand[seat, WOOD] < WOOD_TO_GROW:
        return False
    for area in range(SUMERIAN):
        if may_grow(state, seat, area):
            return True
    return False


@kernel
def luxuries_held(state: Fields, seat: int) -> int:
    """As bits over tool, oil, gold, lapis."""
    return held(state, seat) >> LUXURIES[0]


@kernel
def list_growths(state: Fields, out: Any) -> int:
    """R143, R144: each city with each set of luxuries in the hand; R142: as many cities as one likes."""
    seat, n = state.seat, 0
    luxuries = luxuries_held(state, seat)
    for area in range(SUMERIAN):
        if may_grow(state, seat, area):
            for index in range(16):
                if LUXURY_SETS[index] & ~luxuries == 0:
                    out[n] = GROW + 16 * area + index
                    n += 1
    out[n] = DONE
    return n + 1


@kernel
def grow(tables: Fields, state: Fields, area: int, index: int) -> None:
    """R143 to R146: two wood and the luxuries are spent; points by the number of luxuries."""
    seat = state.seat
    for _ in range(WOOD_TO_GROW):
        give_back(state, seat, WOOD)
    number = 0
    for luxury in range(4):
        if (LUXURY_SETS[index] >> luxury) & 1:
            give_back(state, seat, LUXURIES[luxury])
            number += 1
    state.grown[area] = 1
    add_points(state, seat, tables.growth[number])


@kernel
def next_grower(state: Fields, place: int) -> int:
    """R142, D11: the first place in the new order, from this one on, whose player can grow; or NONE."""
    for later in range(place, SEATS):
        if can_grow(state, state.order[later]):
            return later
    return NONE
