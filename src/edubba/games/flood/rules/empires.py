"""Action: create an empire (R94 to R111)."""

from __future__ import annotations

from typing import Any

from edubba.games.flood.codes import BUY, DONE, EMPIRE
from edubba.games.flood.rules.supply import give_back, others_army, station
from edubba.games.flood.state import (
    ARMIES_FOR,
    BOXES,
    BUYING,
    DICE_DRAW,
    EQUIPPING,
    FOUNDING,
    GARRISONING,
    NONE,
    RESOURCES,
    SEAT_OF_EMPIRE,
    SEATS,
    SUMER,
    SUMERIAN,
    VALUES,
)
from edubba.games.kernel import Fields, kernel

BABYLON_ARMIES = 2  # R101


@kernel
def start_area(tables: Fields, state: Fields, slot: int) -> int:
    """R96: where an empire of this turn starts, or SUMER."""
    return int(tables.start[state.turn - 1, slot])


@kernel
def leads(state: Fields, seat: int, area: int) -> bool:
    """R97: a worker there, and nobody has more."""
    place = area - SUMERIAN + BOXES
    own = state.workers[seat, place]
    if own == 0:
        return False
    return bool(state.workers[(seat + 1) % SEATS, place] <= own >= state.workers[(seat + 2) % SEATS, place])


@kernel
def taken(state: Fields, slot: int) -> bool:
    """D16: each empire once per turn."""
    return bool(state.empire[0] == slot or state.empire[1] == slot or state.empire[2] == slot)


@kernel
def may_create(tables: Fields, state: Fields, seat: int, slot: int) -> bool:
    """R94, R95, R97, R98."""
    if state.empire[seat] != NONE or taken(state, slot):
        return False
    start = start_area(tables, state, slot)
    return start == SUMER or leads(state, seat, start)


@kernel
def list_empires(tables: Fields, state: Fields, seat: int, out: Any, n: int) -> int:
    """R95: those of this turn, as the table lists them."""
    for slot in range(3):
        if may_create(tables, state, seat, slot):
            out[n] = EMPIRE + 3 * (state.turn - 1) + slot
            n += 1
    return n


@kernel
def draft(state: Fields, seat: int, wanted: int) -> None:
    """From the stock to the pool; R104: armies beyond the last are lost."""
    count = min(wanted, state.army_stock[seat])
    state.army_stock[seat] -= count
    state.army_pool[seat] += count


@kernel
def create(tables: Fields, state: Fields, slot: int) -> None:
    """R100: the printed armies; R101, D31: then Babylon's."""
    seat = state.seat
    state.empire[seat] = slot
    draft(state, seat, tables.armies[state.turn - 1, slot])
    if state.city[tables.babylon] == seat:
        draft(state, seat, BABYLON_ARMIES)
    state.prompt = BUYING


@kernel
def list_purchases(state: Fields, out: Any) -> int:
    """R102: grain, metal and tools buy armies; D31: not when none is left."""
    seat, n = state.seat, 0
    for resource in range(RESOURCES):
        if ARMIES_FOR[resource] and state.hand[seat, resource] > 0 and state.army_stock[seat] > 0:
            out[n] = BUY + resource
            n += 1
    out[n] = DONE
    return n + 1


@kernel
def buy(state: Fields, resource: int) -> None:
    """R102; D31: the surplus of a piece is lost."""
    give_back(state, state.seat, resource)
    draft(state, state.seat, ARMIES_FOR[resource])


@kernel
def equip(state: Fields, resource: int) -> None:
    """R105, R107: on the army table until phase 6."""
    state.hand[state.seat, resource] -= 1
    state.equipment[state.seat] += VALUES[resource]


@kernel
def rank_empire(state: Fields, seat: int) -> None:
    """R106: by equipment, the earlier better on equal value; others shift down."""
    rank = 0
    for other in range(SEATS):
        if other == seat or state.rank[other] == NONE:
            continue
        if state.equipment[other] >= state.equipment[seat]:
            rank += 1
        else:
            state.rank[other] += 1
    state.rank[seat] = rank


@kernel
def enter(state: Fields, area: int, fight: int) -> None:
    """R108: one or two armies; R109: after a fight where another's army stands."""
    state.target, state.fight = area, fight
    state.prompt = DICE_DRAW if others_army(state, state.seat, area) else GARRISONING


@kernel
def finish_equipment(tables: Fields, state: Fields) -> None:
    """R106, then step 4; R108, D9, D30: one's workers leave the start area for the stock first."""
    seat = state.seat
    rank_empire(state, seat)
    start = start_area(tables, state, state.empire[seat])
    if start == SUMER:
        state.prompt = SEAT_OF_EMPIRE
        return
    place = start - SUMERIAN + BOXES
    state.worker_stock[seat] += state.workers[seat, place]
    state.workers[seat, place] = 0
    enter(state, start, FOUNDING)


@kernel
def begin_equipment(state: Fields) -> None:
    """R105: step 3 follows step 2."""
    state.prompt = EQUIPPING


@kernel
def garrison(state: Fields, count: int) -> None:
    """R108, D10: one or two armies, also after a fight."""
    station(state, state.seat, state.target, count)
