"""What may be done now: the legal actions in their fixed order."""

from __future__ import annotations

from typing import Any

from edubba.games.flood.codes import (
    AGAIN,
    AT,
    BID,
    DONE,
    EQUIP,
    EXPAND,
    GARRISON,
    PASS,
    PAY,
    PAY_ARMY,
    PAY_WORKER,
    ROLL,
    STOP,
    TRADE,
    WORKERS,
)
from edubba.games.flood.rules.cities import can_build, list_cities
from edubba.games.flood.rules.empires import list_empires, list_purchases, may_create
from edubba.games.flood.rules.expansion import can_expand, list_expansions
from edubba.games.flood.rules.passing import list_hand
from edubba.games.flood.rules.points import list_growths
from edubba.games.flood.rules.supply import held, in_stock
from edubba.games.flood.rules.trade import can_trade, list_trades
from edubba.games.flood.rules.workers import can_work, list_places, list_work
from edubba.games.flood.state import (
    ACTION,
    BIDDING,
    BUYING,
    EQUIPPING,
    EXPANDING,
    FIGHTING,
    GARRISONING,
    GROWING,
    PLACE,
    REPEATING,
    RESOURCES,
    SEAT_OF_EMPIRE,
    SUMERIAN,
    SURCHARGE,
    TRADING,
    WORK,
)
from edubba.games.kernel import Fields, kernel


@kernel
def free_action(tables: Fields, state: Fields, seat: int) -> bool:
    """Whether an action is possible that no surcharge can prevent: a city (R59) or an empire (R97)."""
    if can_build(state, seat):
        return True
    for slot in range(3):
        if may_create(tables, state, seat, slot):
            return True
    return False


@kernel
def can_pay(tables: Fields, state: Fields, seat: int, payment: int) -> bool:
    """R53: one has the piece; R56: and without it an action is still possible."""
    workers, armies = int(state.worker_pool[seat]), int(state.army_pool[seat])
    hand, stock = held(state, seat), in_stock(state)
    if payment == PAY_WORKER:
        workers -= 1
    elif payment == PAY_ARMY:
        armies -= 1
    else:
        resource = payment - PAY
        if state.hand[seat, resource] == 0:
            return False
        stock |= 1 << resource
        if state.hand[seat, resource] == 1:
            hand &= ~(1 << resource)
    if workers < 0 or armies < 0:
        return False
    return (
        free_action(tables, state, seat)
        or can_work(state, seat, workers, hand)
        or can_trade(tables, state, seat, hand, stock)
        or can_expand(tables, state, seat, armies)
    )


@kernel
def list_payments(tables: Fields, state: Fields, out: Any) -> int:
    """R50: a resource, a worker or an army before the action; R54: or a pass, which is free."""
    n = 0
    for payment in range(PAY, PAY + RESOURCES + 2):
        if can_pay(tables, state, state.seat, payment):
            out[n] = payment
            n += 1
    out[n] = PASS
    return n + 1


@kernel
def list_actions(tables: Fields, state: Fields, out: Any) -> int:
    """R47; R49: each only if there is a way to carry it out."""
    seat = state.seat
    n = list_cities(state, seat, out)
    hand = held(state, seat)
    if can_work(state, seat, state.worker_pool[seat], hand):
        out[n] = WORKERS
        n += 1
    if can_trade(tables, state, seat, hand, in_stock(state)):
        out[n] = TRADE
        n += 1
    n = list_empires(tables, state, seat, out, n)
    if can_expand(tables, state, seat, state.army_pool[seat]):
        out[n] = EXPAND
        n += 1
    if not state.paid:
        out[n] = PASS
        n += 1
    return n


@kernel
def list_range(first: int, count: int, out: Any) -> int:
    """A run of codes that are all legal."""
    for n in range(count):
        out[n] = first + n
    return count


@kernel
def list_repeats(tables: Fields, state: Fields, out: Any) -> int:
    """R126, R128: once more if one can pay and then still do something; or done."""
    n = 0
    if state.army_pool[state.seat] > 1 and can_expand(
        tables, state, state.seat, state.army_pool[state.seat] - 1
    ):
        out[0] = AGAIN
        n = 1
    out[n] = DONE
    return n + 1


@kernel
def list_steps(tables: Fields, state: Fields, out: Any) -> int:
    """The steps within an empire, an expansion or a fight."""
    prompt = state.prompt
    if prompt == EXPANDING:
        return list_expansions(tables, state, out)
    if prompt == REPEATING:
        return list_repeats(tables, state, out)
    if prompt == FIGHTING:
        return list_range(ROLL, STOP - ROLL + 1, out)
    if prompt == GARRISONING:
        return list_range(GARRISON, min(2, state.army_pool[state.seat]), out)
    if prompt == EQUIPPING:
        return list_hand(state, EQUIP, out)
    if prompt == BUYING:
        return list_purchases(state, out)
    if prompt == SEAT_OF_EMPIRE:
        return list_range(AT, SUMERIAN, out)
    return 0


@kernel
def legal(tables: Fields, state: Fields, out: Any) -> int:
    """Write the legal actions, ascending, into `out`; returns how many: none at a draw or at the end."""
    prompt = state.prompt
    if prompt == ACTION:
        return list_actions(tables, state, out)
    if prompt == SURCHARGE:
        return list_payments(tables, state, out)
    if prompt == WORK:
        return list_work(state, out)
    if prompt == PLACE:
        return list_places(state, out)
    if prompt == TRADING:
        return list_trades(tables, state, out)
    if prompt == BIDDING:
        return list_hand(state, BID, out)
    if prompt == GROWING:
        return list_growths(state, out)
    return list_steps(tables, state, out)
