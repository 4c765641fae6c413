"""Features of hand, cities and workers: growth in reach, production, trade, majorities."""

from __future__ import annotations

from typing import Any

from edubba.games.flood.rules.decline import KEPT as DECLINED_TO
from edubba.games.flood.rules.ending import workers_at
from edubba.games.flood.rules.production import standing
from edubba.games.flood.rules.supply import in_stock
from edubba.games.flood.rules.trade import units
from edubba.games.flood.state import (
    BOXES,
    GOLD,
    LAPIS,
    METAL,
    OIL,
    OUTER,
    PLACES,
    RESOURCES,
    SCRIBES,
    SEATS,
    SUMERIAN,
    TOOLMAKERS,
    WOOD,
)
from edubba.games.kernel import Fields, kernel
from edubba.search.flood.growth import (
    count_of,
    grow_at_once,
    grow_by_trade,
    kinds,
    purse_of,
    site_free,
    trade_access,
    ungrown,
)
from edubba.search.flood.layout import (
    ACCESS,
    ALL_BUILT,
    ALL_MAKERS,
    ALL_SCRIBES,
    BEHIND,
    GRAIN_LATER,
    GRAIN_LEAD,
    GRAIN_MADE,
    GROWN,
    GROWTH,
    KEPT,
    LEAD_BY,
    MARKERS,
    MEANS,
    PASSED_MEANS,
    POOL,
    POOL_FIRST,
    POTENTIAL,
    POWER,
    REACH,
    READY_MAKERS,
    READY_SCRIBES,
    SITE,
    SPARE,
    TRADABLE,
    TRADERS,
    UNGROWN,
)

TYPES = (WOOD, METAL, OIL, GOLD, LAPIS)  # what areas offer (R92)


@kernel
def survivors(tables: Fields, state: Fields, seat: int, area: int) -> int:
    """Workers in an outer area that will be there in the next turn (R39, R40)."""
    here = int(state.workers[seat, BOXES + area])
    if state.turn == 1 or state.turn == 3:
        return 0 if area == tables.dilmun else max(0, here - 1)
    return here


@kernel
def hand_features(tables: Fields, state: Fields, seat: int, row: Any) -> None:
    """Growth at once and by trade, and what is left."""
    purse, cities = purse_of(state, seat), ungrown(state, seat)
    now, rest = grow_at_once(tables, purse, cities)
    row[GROWTH] = now
    active = not state.passed[seat]
    if active:
        cities += int(site_free(state, seat))
        access, makers = trade_access(tables, state, seat), int(state.workers[seat, TOOLMAKERS])
        row[TRADABLE] = kinds(access)
        for step in range(2 if state.worker_pool[seat] > 0 else 1):  # with the units there are, and with more
            points, left = grow_by_trade(tables, purse, cities, access, makers)
            row[REACH if step == 0 else POTENTIAL] = max(0, points - now)
            if step == 0:
                now, rest, access, makers = points, left, in_stock(state), makers + 1
    pieces = 0
    for resource in range(RESOURCES):
        row[(SPARE if active else KEPT) + resource] = count_of(rest, resource)
        pieces += int(state.hand[seat, resource])
    row[MEANS if active else PASSED_MEANS] = min(4, pieces)


@kernel
def city_features(state: Fields, seat: int, row: Any) -> None:
    """R57 to R61, R146: cities, and whether there is room for one more."""
    for area in range(SUMERIAN):
        if state.city[area] == seat:
            row[POWER + area] = 1.0
            row[GROWN if state.grown[area] else UNGROWN] += 1.0
    row[MARKERS] = state.cities_left[seat]
    if not state.passed[seat] and site_free(state, seat):
        row[SITE if state.cities_left[seat] > 0 else ALL_BUILT] = 1.0


@kernel
def worker_features(tables: Fields, state: Fields, seat: int, row: Any) -> None:
    """Production (R31 to R35), scribes, toolmakers and the pool."""
    a, b = (seat + 1) % SEATS, (seat + 2) % SEATS
    for box in range(2):
        own = int(state.workers[seat, box])
        if own > 0:
            row[GRAIN_MADE + box] = tables.production[box, standing(state, box, seat)]
        ahead = own - max(state.workers[a, box], state.workers[b, box])
        row[GRAIN_LEAD + box] = max(-2, min(2, ahead))
        lost = max(own - ahead, own) - DECLINED_TO if state.turn == 1 or state.turn == 3 else 0
        row[GRAIN_LATER + box] = int(own > max(0, lost))  # R41
    row[READY_SCRIBES] = state.workers[seat, SCRIBES]
    row[ALL_SCRIBES] = workers_at(state, seat, SCRIBES)
    row[READY_MAKERS] = min(3, state.workers[seat, TOOLMAKERS])
    row[ALL_MAKERS] = min(3, workers_at(state, seat, TOOLMAKERS))
    if not state.passed[seat]:
        row[POOL] = state.worker_pool[seat]
        row[POOL_FIRST] = min(3, state.worker_pool[seat])


@kernel
def lead_features(tables: Fields, state: Fields, seat: int, row: Any) -> None:
    """R157: printed points by the margin over the best of the others."""
    a, b = (seat + 1) % SEATS, (seat + 2) % SEATS
    for place in range(PLACES):
        points = tables.points[place]
        if points == 0:
            continue
        own = workers_at(state, seat, place)
        margin = own - max(workers_at(state, a, place), workers_at(state, b, place))
        if margin > 0:
            row[LEAD_BY + min(3, margin)] += points
        elif margin == 0 and own > 0:
            row[LEAD_BY] += points
        elif margin == -1:
            row[BEHIND] += points


@kernel
def area_features(tables: Fields, state: Fields, seat: int, row: Any) -> None:
    """Where one trades now and in the next turn."""
    access, traders = 0, 0
    for area in range(OUTER):
        offers = int(tables.offers[area])
        if offers and survivors(tables, state, seat, area) > 0:
            access |= offers
        force = units(state, seat, area)
        while offers and force > 0:
            traders += 1
            offers &= offers - 1
            force -= 1
    for kind in range(5):
        row[ACCESS + kind] = (access >> TYPES[kind]) & 1
    row[TRADERS] = traders
