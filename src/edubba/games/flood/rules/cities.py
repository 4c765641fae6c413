"""Action: found a city, or move one when all four stand (R57 to R62)."""

from __future__ import annotations

from typing import Any

from edubba.games.flood.codes import FOUND, MOVE_CITY
from edubba.games.flood.rules.supply import others_army, room_for_scribes
from edubba.games.flood.state import NONE, SCRIBES, SUMERIAN, TOOLMAKERS
from edubba.games.kernel import Fields, kernel


@kernel
def may_build(state: Fields, seat: int, area: int) -> bool:
    """R57: no city there and no other player's army."""
    return bool(state.city[area] == NONE and not others_army(state, seat, area))


@kernel
def can_build(state: Fields, seat: int) -> bool:
    """Whether a city can be founded or moved at all: some area must be free for it."""
    for area in range(SUMERIAN):
        if may_build(state, seat, area):
            return True
    return False


@kernel
def list_cities(state: Fields, seat: int, out: Any) -> int:
    """R57: found; R60: only where all four markers stand, move one of them elsewhere."""
    n = 0
    moving = state.cities_left[seat] == 0
    for origin in range(SUMERIAN if moving else 1):
        if moving and state.city[origin] != seat:
            continue
        first = MOVE_CITY + SUMERIAN * origin if moving else FOUND
        for area in range(SUMERIAN):
            if may_build(state, seat, area):
                out[n] = first + area
                n += 1
    return n


@kernel
def build(tables: Fields, state: Fields, seat: int, area: int) -> None:
    """R62: Eridu gives a toolmaker (R159), Uruk a scribe (R160), if there is a worker and room (D15)."""
    state.city[area] = seat
    if state.worker_stock[seat] == 0:
        return
    if area == tables.eridu:
        state.worker_stock[seat] -= 1
        state.workers[seat, TOOLMAKERS] += 1
    elif area == tables.uruk and room_for_scribes(state, seat) > 0:
        state.worker_stock[seat] -= 1
        state.workers[seat, SCRIBES] += 1


@kernel
def found(tables: Fields, state: Fields, area: int) -> None:
    """R57, R59: there is no cost."""
    state.cities_left[state.seat] -= 1
    build(tables, state, state.seat, area)


@kernel
def move_city(tables: Fields, state: Fields, origin: int, area: int) -> None:
    """R60: it comes off with its growth marker and arrives without."""
    state.city[origin] = NONE
    state.grown[origin] = 0
    build(tables, state, state.seat, area)
