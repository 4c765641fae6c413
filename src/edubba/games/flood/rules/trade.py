"""Action: trade in outer areas, and make tools (R79 to R93)."""

from __future__ import annotations

from typing import Any

from edubba.games.flood.codes import DONE, SWAP, TOOL
from edubba.games.flood.rules.supply import give_back, held, in_stock, receive
from edubba.games.flood.state import (
    BOXES,
    METAL,
    NONE,
    OUTER,
    RESOURCES,
    SUMERIAN,
    TOOLMAKERS,
    TOOLS,
)
from edubba.games.kernel import Fields, kernel


@kernel
def units(state: Fields, seat: int, area: int) -> int:
    """R83: armies trade where there are any, else workers; R84: not beside another player's army."""
    owner = state.army_owner[SUMERIAN + area]
    if owner == seat:
        return int(state.army_count[SUMERIAN + area])
    return int(state.workers[seat, BOXES + area]) if owner == NONE else 0


@kernel
def has_sippar(tables: Fields, state: Fields, seat: int) -> bool:
    """R164, D32: a city there is what counts."""
    return bool(state.city[tables.sippar] == seat)


@kernel
def obtainable(tables: Fields, state: Fields, seat: int, area: int) -> int:
    """The types a player may receive in an outer area now, stock and hand aside, as bits."""
    force = units(state, seat, area)
    if force == 0:
        return 0
    offers = int(tables.offers[area])
    if has_sippar(tables, state, seat) and not state.extra:  # R164, D7: any type, needing no unit more
        return offers
    return offers & ~int(state.received[area]) if state.swaps[area] < force else 0  # R82


@kernel
def can_make_tool(state: Fields, seat: int, hand: int, stock: int) -> bool:
    """R88, R91: a ready toolmaker, a metal, and a tool in the stock."""
    return bool(state.workers[seat, TOOLMAKERS] > 0 and (hand >> METAL) & 1 and (stock >> TOOLS) & 1)


@kernel
def can_swap(tables: Fields, state: Fields, seat: int, hand: int, stock: int) -> bool:
    """R80, R81: whether any exchange is possible with such kinds in hand and stock."""
    for area in range(OUTER):
        wanted = obtainable(tables, state, seat, area) & stock
        for resource in range(RESOURCES):
            if (wanted >> resource) & 1 and tables.accepts[resource] & hand:
                return True
    return False


@kernel
def can_trade(tables: Fields, state: Fields, seat: int, hand: int, stock: int) -> bool:
    """R49, R90: an exchange or a tool."""
    return can_make_tool(state, seat, hand, stock) or can_swap(tables, state, seat, hand, stock)


@kernel
def list_swaps(tables: Fields, state: Fields, area: int, out: Any, n: int) -> int:
    """R80, R81: what may be given for what in one area."""
    seat = state.seat
    wanted = obtainable(tables, state, seat, area) & in_stock(state)
    if wanted == 0:
        return n
    for given in range(RESOURCES):
        if state.hand[seat, given] == 0:
            continue
        for resource in range(RESOURCES):
            if (wanted >> resource) & 1 and (tables.accepts[resource] >> given) & 1:
                out[n] = SWAP + RESOURCES * (RESOURCES * area + given) + resource
                n += 1
    return n


@kernel
def list_trades(tables: Fields, state: Fields, out: Any) -> int:
    """R79: in every area; R89: exchanges and tools in any order."""
    n = 0
    for area in range(OUTER):
        n = list_swaps(tables, state, area, out, n)
    if can_make_tool(state, state.seat, held(state, state.seat), in_stock(state)):
        out[n] = TOOL
        n += 1
    if state.changed:  # D24
        out[n] = DONE
        n += 1
    return n


@kernel
def swap(state: Fields, area: int, given: int, resource: int) -> None:
    """R86: what is given goes to the stock at once; R164: what is not a normal exchange is Sippar's."""
    seat = state.seat
    got = 1 << resource
    if state.swaps[area] < units(state, seat, area) and not state.received[area] & got:
        state.swaps[area] += 1
    else:
        state.extra = 1
    state.received[area] |= got
    give_back(state, seat, given)
    receive(state, seat, resource, 1)
    state.changed = 1


@kernel
def make_tool(state: Fields) -> None:
    """R88: the metal goes to the stock, the tool comes from it, the toolmaker has worked."""
    seat = state.seat
    give_back(state, seat, METAL)
    receive(state, seat, TOOLS, 1)
    state.workers[seat, TOOLMAKERS] -= 1
    state.used_toolmakers[seat] += 1
    state.changed = 1
