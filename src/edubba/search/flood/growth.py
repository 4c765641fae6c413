"""Growth in reach: the points cities could grow into with a hand, and with what trade would make of it.

A hand is kept here as one integer, five bits a resource, so that it can be spent without a copy.
"""

from __future__ import annotations

from edubba.games.flood.rules.points import WOOD_TO_GROW
from edubba.games.flood.rules.supply import in_stock
from edubba.games.flood.rules.trade import units
from edubba.games.flood.state import (
    GOLD,
    GRAIN,
    LAPIS,
    METAL,
    NONE,
    OIL,
    OUTER,
    RESOURCES,
    SUMERIAN,
    TEXTILE,
    TOOLS,
    WOOD,
)
from edubba.games.kernel import Fields, kernel

BITS, MASK = 5, 31


@kernel
def purse_of(state: Fields, seat: int) -> int:
    """A hand as one integer."""
    purse = 0
    for resource in range(RESOURCES):
        purse |= int(state.hand[seat, resource]) << (BITS * resource)
    return purse


@kernel
def count_of(purse: int, resource: int) -> int:
    """How many of a resource are in it."""
    return (purse >> (BITS * resource)) & MASK


@kernel
def one(resource: int) -> int:
    """A single piece, to add or to take away."""
    return 1 << (BITS * resource)


@kernel
def kinds(bits: int) -> int:
    """How many types a set of bits names."""
    number = 0
    for resource in range(RESOURCES):
        number += (bits >> resource) & 1
    return number


@kernel
def ungrown(state: Fields, seat: int) -> int:
    """Cities of a seat that may still grow (R146)."""
    cities = 0
    for area in range(SUMERIAN):
        cities += int(state.city[area] == seat and not state.grown[area])
    return cities


@kernel
def site_free(state: Fields, seat: int) -> bool:
    """R57: whether there is an area for one more city."""
    for area in range(SUMERIAN):
        if state.city[area] == NONE and (state.army_owner[area] == NONE or state.army_owner[area] == seat):
            return True
    return False


@kernel
def trade_access(tables: Fields, state: Fields, seat: int) -> int:
    """The types a seat can trade for now, as bits (R79, R81, R84)."""
    access = 0
    for area in range(OUTER):
        if units(state, seat, area) > 0:
            access |= int(tables.offers[area])
    return access & in_stock(state)


@kernel
def grow_at_once(tables: Fields, purse: int, cities: int) -> tuple[int, int]:
    """The points of growing with what is in the hand (R143 to R145), and what is left."""
    points = 0
    for _ in range(cities):
        if count_of(purse, WOOD) < WOOD_TO_GROW:
            break
        purse -= WOOD_TO_GROW * one(WOOD)
        luxuries = 0
        for resource in range(TOOLS, RESOURCES):
            if count_of(purse, resource) > 0:
                purse -= one(resource)
                luxuries += 1
        points += int(tables.growth[luxuries])
    return points, purse


@kernel
def first_of(purse: int, a: int, b: int, c: int) -> int:
    """The first of three resources that is in it, or NONE."""
    if count_of(purse, a) > 0:
        return a
    if count_of(purse, b) > 0:
        return b
    return c if count_of(purse, c) > 0 else NONE


@kernel
def price_of(purse: int, wanted: int) -> int:
    """What one would rather give for a resource, or NONE. The usual table of trade is meant."""
    if wanted == WOOD or wanted == METAL:
        return first_of(purse, GRAIN, TEXTILE, TEXTILE)
    if wanted == OIL:
        return first_of(purse, TEXTILE, TEXTILE, TOOLS)
    if wanted == GOLD:
        return first_of(purse, TEXTILE, OIL, TOOLS)
    return first_of(purse, TOOLS, OIL, GOLD)


@kernel
def exchange(purse: int, access: int, wanted: int) -> int:
    """The hand after an exchange for `wanted`, or NONE where there is none (R80)."""
    if not (access >> wanted) & 1:
        return NONE
    given = price_of(purse, wanted)
    return NONE if given == NONE else purse - one(given) + one(wanted)


@kernel
def tool_from(purse: int, access: int) -> int:
    """The hand after a toolmaker has worked, on metal traded for if need be (R88, R89), or NONE."""
    if count_of(purse, METAL) == 0:
        purse = exchange(purse, access, METAL)
        if purse == NONE:
            return NONE
    return purse - one(METAL) + one(TOOLS)


@kernel
def luxuries_in_reach(purse: int, access: int, makers: int) -> tuple[int, int, int]:
    """Spend one of each luxury, traded for or made where it lacks; their number, the rest, makers left."""
    luxuries = 0
    for resource in range(TOOLS, RESOURCES):  # what is there serves first
        if count_of(purse, resource) > 0:
            purse -= one(resource)
            luxuries |= 1 << resource
    for resource in range(TOOLS, RESOURCES):
        if (luxuries >> resource) & 1:
            continue
        if makers > 0 and (resource == TOOLS or (resource == LAPIS and count_of(purse, TOOLS) == 0)):
            made = tool_from(purse, access)
            if made != NONE:
                purse, makers = made, makers - 1
        if count_of(purse, resource) == 0:
            got = NONE if resource == TOOLS else exchange(purse, access, resource)
            if got == NONE:
                continue
            purse = got
        purse -= one(resource)
        luxuries |= 1 << resource
    return kinds(luxuries), purse, makers


@kernel
def grow_by_trade(tables: Fields, purse: int, cities: int, access: int, makers: int) -> tuple[int, int]:
    """The points of growing with what this turn's trade can make of the hand; the rest."""
    points = 0
    for _ in range(cities):
        while count_of(purse, WOOD) < WOOD_TO_GROW:
            got = exchange(purse, access, WOOD)
            if got == NONE:
                return points, purse
            purse = got
        purse -= WOOD_TO_GROW * one(WOOD)
        luxuries, purse, makers = luxuries_in_reach(purse, access, makers)
        points += int(tables.growth[luxuries])
    return points, purse
