"""Pieces between stock, pool, hand and board; they are limits everywhere (R5, D22)."""

from __future__ import annotations

from edubba.games.flood.state import NONE, RESOURCES, SCRIBES, SCRIBES_MOST
from edubba.games.kernel import Fields, kernel


@kernel
def receive(state: Fields, seat: int, resource: int, wanted: int) -> None:
    """From the stock into the hand, as far as the stock goes (D22)."""
    given = min(wanted, state.stock[resource])
    state.stock[resource] -= given
    state.hand[seat, resource] += given


@kernel
def give_back(state: Fields, seat: int, resource: int) -> None:
    """R64: a resource that is spent goes to the stock."""
    state.hand[seat, resource] -= 1
    state.stock[resource] += 1


@kernel
def held(state: Fields, seat: int) -> int:
    """The kinds of resources in a hand, as bits."""
    kinds = 0
    for resource in range(RESOURCES):
        if state.hand[seat, resource] > 0:
            kinds |= 1 << resource
    return kinds


@kernel
def in_stock(state: Fields) -> int:
    """The kinds of resources the stock has, as bits."""
    kinds = 0
    for resource in range(RESOURCES):
        if state.stock[resource] > 0:
            kinds |= 1 << resource
    return kinds


@kernel
def give_up_armies(state: Fields, seat: int, count: int) -> None:
    """From the pool to the stock."""
    state.army_pool[seat] -= count
    state.army_stock[seat] += count


@kernel
def station(state: Fields, seat: int, area: int, count: int) -> None:
    """From the pool into an area where no other player's army stands."""
    state.army_pool[seat] -= count
    state.army_owner[area] = seat
    state.army_count[area] += count


@kernel
def others_army(state: Fields, seat: int, area: int) -> bool:
    """Whether another player's army stands in the area."""
    return bool(state.army_owner[area] != NONE and state.army_owner[area] != seat)


@kernel
def room_for_scribes(state: Fields, seat: int) -> int:
    """R66: two scribes a player, both sides counted."""
    return int(SCRIBES_MOST - state.workers[seat, SCRIBES] - state.used_scribes[seat])
