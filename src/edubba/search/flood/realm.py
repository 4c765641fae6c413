"""Features of empires and armies, of player order, and of the step that is asked for."""

from __future__ import annotations

from typing import Any

from edubba.games.flood.rules.combat import BETTER_HITS, needed
from edubba.games.flood.rules.empires import BABYLON_ARMIES, may_create
from edubba.games.flood.rules.expansion import invadable, own_areas
from edubba.games.flood.rules.points import AREA_POINTS
from edubba.games.flood.rules.turns import place_in_order
from edubba.games.flood.state import (
    AREAS,
    DICE_DRAW,
    FIGHTING,
    NONE,
    ORDER_DRAW,
    PLACE,
    SEATS,
    SUMER,
    SUMERIAN,
    TURNS,
)
from edubba.games.kernel import Fields, kernel
from edubba.search.flood.economy import survivors
from edubba.search.flood.layout import (
    ACTIVE,
    ALONE,
    AREA_VALUE,
    ARMIES,
    ARMIES_OVER,
    ASKED,
    DEFENDERS,
    DOUBLED,
    EMPIRE_NEXT,
    EMPIRE_NOW,
    EMPIRE_SHARED,
    EQUIPMENT,
    FIRST,
    HIT_CHANCE,
    OPEN_TARGETS,
    RANK,
    SECOND,
    THREATENED,
    TO_PLACE,
)

BETTER_CHANCE, WORSE_CHANCE = 30 / 36, 21 / 36  # R130: two dice reach 5, or 7


@kernel
def claim(tables: Fields, state: Fields, seat: int, slot: int) -> int:
    """R97 for an empire of the next turn: 2 if one's workers lead alone, 1 if others are level, else 0."""
    start = int(tables.start[state.turn, slot])
    if start == SUMER:
        return 1
    area = start - SUMERIAN
    own = survivors(tables, state, seat, area)
    if own == 0:
        return 0
    a = survivors(tables, state, (seat + 1) % SEATS, area)
    b = survivors(tables, state, (seat + 2) % SEATS, area)
    best = max(a, b)
    return 2 if own > best else 1 if own == best else 0


@kernel
def empire_features(tables: Fields, state: Fields, seat: int, row: Any) -> None:
    """R94 to R101: the armies of the best empire one may create, now and in the next turn."""
    babylon = BABYLON_ARMIES if state.city[tables.babylon] == seat else 0
    if state.empire[seat] == NONE and not state.passed[seat]:
        most = 0
        for slot in range(3):
            if may_create(tables, state, seat, slot):
                most = max(most, int(tables.armies[state.turn - 1, slot]))
        row[EMPIRE_NOW] = most + babylon if most > 0 else 0
    if state.turn == TURNS:
        return
    alone, shared = 0, 0
    for slot in range(3):
        armies = int(tables.armies[state.turn, slot])
        standing_there = claim(tables, state, seat, slot)
        if standing_there == 2:
            alone = max(alone, armies)
        elif standing_there == 1:
            shared = max(shared, armies)
    row[EMPIRE_NEXT] = alone
    row[EMPIRE_SHARED] = max(0, shared - alone)


@kernel
def threats(tables: Fields, state: Fields, seat: int) -> int:
    """Areas the other players' armies can invade at once, as bits (R114)."""
    reached = 0
    for step in range(1, SEATS):
        other = (seat + step) % SEATS
        if state.army_pool[other] > 0 and not state.passed[other]:
            reached |= invadable(tables, own_areas(state, other))
    return reached


@kernel
def army_features(tables: Fields, state: Fields, seat: int, row: Any) -> None:
    """R140, R141: areas held, and what the pool may still win."""
    if state.rank[seat] != NONE:
        row[RANK + state.rank[seat]] = 1.0
        rivals = 0
        for other in range(SEATS):
            rivals += int(state.empire[other] == NONE and not state.passed[other])
        row[EQUIPMENT] = min(8, state.equipment[seat]) * rivals
    bonus = int(state.city[tables.nippur] == seat)
    own = own_areas(state, seat)
    pool = 0 if state.passed[seat] else int(state.army_pool[seat])
    row[ARMIES] = min(10, pool)
    if own == 0:
        return
    danger = threats(tables, state, seat) & own
    targets, free = invadable(tables, own), 0
    for area in range(AREAS):
        if (own >> area) & 1:
            row[AREA_VALUE] += AREA_POINTS + (bonus if area < SUMERIAN else 0)
            row[DOUBLED] += state.army_count[area] - 1
            row[THREATENED] += (danger >> area) & 1
        elif (targets >> area) & 1 and state.army_owner[area] == NONE:
            free += 1
    row[OPEN_TARGETS] = min(pool, free)
    row[ARMIES_OVER] = max(0, pool - free)


@kernel
def order_features(state: Fields, seat: int, row: Any) -> None:
    """The place in the order of the next turn, by the bids so far (R138); who still acts; who is asked."""
    if state.prompt == ORDER_DRAW:
        return
    before, active = 0, 0
    own = place_in_order(state, seat)
    for place in range(SEATS):
        other = state.order[place]
        if other == seat:
            continue
        active += int(not state.passed[other])
        if state.bid[other] > state.bid[seat] or (state.bid[other] == state.bid[seat] and place < own):
            before += 1
    row[FIRST], row[SECOND] = int(before == 0), int(before == 1)
    if not state.passed[seat]:
        row[ACTIVE], row[ALONE] = 1.0, int(active == 0)
    if state.seat == seat:
        row[ASKED + state.prompt] = 1.0
        if state.prompt == PLACE:
            row[TO_PLACE] = min(state.places, state.worker_pool[seat])
        elif state.prompt == DICE_DRAW or state.prompt == FIGHTING:
            better = needed(state, seat, state.target) == BETTER_HITS
            row[HIT_CHANCE] = BETTER_CHANCE if better else WORSE_CHANCE
            row[DEFENDERS] = state.army_count[state.target]
