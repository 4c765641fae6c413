"""Action: expand by invading, razing, reinforcing or re-entering (R112 to R129, D8)."""

from __future__ import annotations

from typing import Any

from edubba.games.flood.codes import INVADE, RAZE, REENTER, REINFORCE
from edubba.games.flood.rules.empires import enter, start_area
from edubba.games.flood.rules.supply import give_up_armies, others_army, station
from edubba.games.flood.state import (
    AREAS,
    ARMIES_MOST,
    CITIES,
    DICE_DRAW,
    EXPANDING,
    INVADING,
    NONE,
    REENTERING,
    REPEATING,
    SUMER,
    SUMERIAN,
)
from edubba.games.kernel import Fields, kernel

PRICE, DEAR = 2, 3  # R121, R122


@kernel
def own_areas(state: Fields, seat: int) -> int:
    """Areas with one's army, as bits."""
    areas = 0
    for area in range(AREAS):
        if state.army_owner[area] == seat:
            areas |= 1 << area
    return areas


@kernel
def invadable(tables: Fields, own: int) -> int:
    """R114: over a border or along an arrow from an own army; R115: where none of one's own stands."""
    targets = 0
    for area in range(AREAS):
        if (own >> area) & 1:
            targets |= int(tables.targets[area])
    return targets & ~own


@kernel
def price(tables: Fields, state: Fields, owner: int) -> int:
    """R121; R122, D12: dearer if the owner has Shuruppak and at least two cities."""
    guarded = state.city[tables.shuruppak] == owner and CITIES - state.cities_left[owner] >= 2
    return DEAR if guarded else PRICE


@kernel
def may_raze(tables: Fields, state: Fields, seat: int, area: int, pool: int) -> bool:
    """R121, R124: another's city under one's own army."""
    owner = state.city[area]
    if owner == NONE or owner == seat or state.army_owner[area] != seat:
        return False
    return bool(pool >= price(tables, state, owner))


@kernel
def may_reenter(tables: Fields, state: Fields, seat: int, area: int) -> bool:
    """R111, D8: a wiped-out empire starts again where it began, a Sumerian one anywhere in Sumer."""
    start = start_area(tables, state, state.empire[seat])
    return area < SUMERIAN if start == SUMER else area == start


@kernel
def can_expand(tables: Fields, state: Fields, seat: int, pool: int) -> bool:
    """R49: whether an option can be carried out with so many armies in the pool."""
    if pool == 0 or state.rank[seat] == NONE:
        return False
    own = own_areas(state, seat)
    if own == 0 or invadable(tables, own) != 0:
        return True
    for area in range(AREAS):
        if (own >> area) & 1:
            if state.army_count[area] < ARMIES_MOST:
                return True
            if area < SUMERIAN and may_raze(tables, state, seat, area, pool):
                return True
    return False


@kernel
def list_expansions(tables: Fields, state: Fields, out: Any) -> int:
    """R112: invade, raze, reinforce; R111: or re-enter, when no army is left on the board."""
    seat, n = state.seat, 0
    pool = state.army_pool[seat]
    own = own_areas(state, seat)
    targets = invadable(tables, own)
    for area in range(AREAS):
        if (targets >> area) & 1:
            out[n] = INVADE + area
            n += 1
    for area in range(SUMERIAN):
        if may_raze(tables, state, seat, area, pool):
            out[n] = RAZE + area
            n += 1
    for area in range(AREAS):
        if (own >> area) & 1 and state.army_count[area] < ARMIES_MOST:
            out[n] = REINFORCE + area
            n += 1
    for area in range(AREAS):
        if own == 0 and may_reenter(tables, state, seat, area):
            out[n] = REENTER + area
            n += 1
    return n


@kernel
def invade(state: Fields, area: int) -> None:
    """R116: an army enters at once where nobody defends; R117: else the dice decide."""
    if others_army(state, state.seat, area):
        state.target, state.fight = area, INVADING
        state.prompt = DICE_DRAW
    else:
        station(state, state.seat, area, 1)
        state.prompt = REPEATING


@kernel
def raze(tables: Fields, state: Fields, area: int) -> None:
    """R121; R123: city and growth marker return to their owner, who keeps his points."""
    owner = state.city[area]
    give_up_armies(state, state.seat, price(tables, state, owner))
    state.city[area] = NONE
    state.grown[area] = 0
    state.cities_left[owner] += 1
    state.prompt = REPEATING


@kernel
def reinforce(state: Fields, area: int) -> None:
    """R125."""
    station(state, state.seat, area, 1)
    state.prompt = REPEATING


@kernel
def reenter(state: Fields, area: int) -> None:
    """D8: with the armies of the pool; one's workers stay."""
    enter(state, area, REENTERING)


@kernel
def repeat(state: Fields) -> None:
    """R126: one army given up for another option."""
    give_up_armies(state, state.seat, 1)
    state.prompt = EXPANDING
