"""Passing, the bid for player order (R136, R137), and phase 4 (R138)."""

from __future__ import annotations

from typing import Any

from edubba.games.flood.codes import BID, DONE, PAY, PAY_ARMY, PAY_WORKER
from edubba.games.flood.rules.supply import give_back, give_up_armies, held
from edubba.games.flood.state import ACTION, BIDDING, RESOURCES, VALUES
from edubba.games.kernel import Fields, kernel


@kernel
def list_hand(state: Fields, first: int, out: Any) -> int:
    """Each kind of resource in the hand, then done: bids and equipment."""
    kinds, n = held(state, state.seat), 0
    for resource in range(RESOURCES):
        if (kinds >> resource) & 1:
            out[n] = first + resource
            n += 1
    out[n] = DONE
    return n + 1


@kernel
def pass_by(state: Fields) -> None:
    """R136: no more actions in this phase; R137: a bid may follow."""
    state.passed[state.seat] = 1
    state.prompt = BIDDING


@kernel
def bid(state: Fields, code: int) -> None:
    """R137: a piece for the pass box, where it stays until phase 6."""
    resource = code - BID
    state.hand[state.seat, resource] -= 1
    state.bid[state.seat] += VALUES[resource]


@kernel
def pay(state: Fields, code: int) -> None:
    """R50, R53: one piece before the action, from the hand or a pool, to the stock."""
    seat = state.seat
    if code == PAY_WORKER:
        state.worker_pool[seat] -= 1
        state.worker_stock[seat] += 1
    elif code == PAY_ARMY:
        give_up_armies(state, seat, 1)
    else:
        give_back(state, seat, code - PAY)
    state.paid = 1
    state.prompt = ACTION


@kernel
def new_order(state: Fields) -> None:
    """R138: by bid, highest first; tied players keep their relative order."""
    for last in (1, 2, 1):  # neighbours change places where the later one bid more
        before, after = state.order[last - 1], state.order[last]
        if state.bid[after] > state.bid[before]:
            state.order[last - 1], state.order[last] = after, before
