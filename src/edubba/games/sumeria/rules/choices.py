"""What may be done now: the legal actions in their fixed order, and the draws with their weights."""

from __future__ import annotations

from typing import Any

import numpy as np

from edubba.games.bits import NONE_SET, ONE, bit, count, has, lowest, nth
from edubba.games.kernel import Fields, kernel
from edubba.games.sumeria.codes import (
    ADD,
    DRAW_KIND,
    DRAW_SEAT,
    DRAW_STATE,
    MOVE,
    PAIRS,
    REMOVE,
    TAKE_ONE,
    TAKE_TWO,
)
from edubba.games.sumeria.rules.actions import all_traders
from edubba.games.sumeria.rules.routes import destinations, survey
from edubba.games.sumeria.state import FIRST_SPACE, FIRST_TAKES, KINDS, OVER, PLACE, ROW, START, TAKE, TURN

BOARD = np.uint64((1 << 56) - 1)


@kernel
def takes(state: Fields) -> np.uint64:
    """R48, R52: what the controller may take, as bits over TAKE_TWO; D27: neither more nor fewer."""
    position = int(state.scored)
    shown = 0  # how often each kind lies there, four bits a kind
    for space in range(FIRST_SPACE[position], FIRST_SPACE[position + 1]):
        shown += 1 << 4 * int(state.display[space])
    found = NONE_SET
    if FIRST_TAKES[position] == 1:
        for kind in range(KINDS):
            if (shown >> 4 * kind) & 15:
                found |= bit(TAKE_ONE - TAKE_TWO + kind)
        return found
    for pair in range(len(PAIRS)):
        a, b = PAIRS[pair]
        needed = 2 if a == b else 1
        if (shown >> 4 * a) & 15 >= needed and (shown >> 4 * b) & 15 >= needed:
            found |= bit(pair)
    return found


@kernel
def can_reach(tables: Fields, state: Fields, sight: Fields, origin: int, destination: int) -> bool:
    """R42: whether the trader on `origin` may go to `destination`."""
    occupied = all_traders(state)
    survey(tables, occupied, sight)
    return has(destinations(tables, sight, np.uint64(origin)), destination)


@kernel
def look(tables: Fields, state: Fields, sight: Fields) -> int:
    """Work out what the seat to act may do, into `sight`; returns how many actions there are."""
    phase = int(state.phase)
    occupied = all_traders(state)
    sight.moves = sight.traders = sight.adds = 0
    if phase == TAKE:
        sight.reach[0] = takes(state)
        return count(sight.reach[0])
    if phase != PLACE and phase != TURN:
        return 0
    seat = int(state.seat)
    if int(state.supply[seat]) > 0:  # R26
        sight.adds = count(~occupied & BOARD)
    if phase == PLACE:
        return int(sight.adds)
    survey(tables, occupied, sight)
    own = state.own[seat]
    traders = moves = 0
    while own != NONE_SET:
        origin = lowest(own)
        reach = destinations(tables, sight, np.uint64(origin))
        sight.origin[traders] = origin
        sight.reach[traders] = reach
        moves += count(reach)
        traders += 1
        own &= own - ONE
    sight.traders = traders
    sight.moves = moves
    return int(sight.adds) + moves + traders


@kernel
def choice(state: Fields, sight: Fields, n: int) -> int:
    """The n-th legal action, from 0, after `look`: adds, moves, removes, each in board order."""
    if int(state.phase) == TAKE:
        return TAKE_TWO + nth(sight.reach[0], n)
    if n < sight.adds:
        return ADD + nth(~all_traders(state) & BOARD, n)
    n -= sight.adds
    if n >= sight.moves:
        return REMOVE + int(sight.origin[n - sight.moves])
    trader = 0
    while n >= count(sight.reach[trader]):
        n -= count(sight.reach[trader])
        trader += 1
    return MOVE + 56 * int(sight.origin[trader]) + nth(sight.reach[trader], n)


@kernel
def list_set(members: np.uint64, first: int, out: Any, n: int) -> int:
    """Write `first` plus each number of a set into `out` from place `n` on; returns the next place."""
    while members != NONE_SET:
        out[n] = first + lowest(members)
        members &= members - ONE
        n += 1
    return n


@kernel
def legal(tables: Fields, state: Fields, sight: Fields, out: Any) -> int:
    """Write the legal actions, ascending, into `out`; returns how many."""
    total = look(tables, state, sight)
    if int(state.phase) == TAKE:
        return list_set(sight.reach[0], TAKE_TWO, out, 0)
    n = list_set(~all_traders(state) & BOARD, ADD, out, 0) if sight.adds > 0 else 0
    traders = int(sight.traders)
    for trader in range(traders):
        n = list_set(sight.reach[trader], MOVE + 56 * int(sight.origin[trader]), out, n)
    for trader in range(traders):
        out[n + trader] = REMOVE + int(sight.origin[trader])
    return total


@kernel
def weight(state: Fields, code: int) -> int:
    """How many ways lead to a draw now: 0 where it cannot come."""
    phase = int(state.phase)
    if (phase >= PLACE and phase <= TAKE) or phase == OVER:
        return 0
    if phase == ROW:  # R12: every tile once
        tile = code - DRAW_STATE
        if tile < 0 or tile >= 8:
            return 0
        for place in range(int(state.drawn)):
            if int(state.row[place]) == tile:
                return 0
        return 1
    if phase == START:  # R16
        seat = code - DRAW_SEAT
        return 1 if seat >= 0 and seat < int(state.players) else 0
    kind = code - DRAW_KIND  # R14, R55: blind from the bag
    return int(state.bag[kind]) if kind >= 0 and kind < KINDS else 0


@kernel
def draw_range(state: Fields) -> tuple[int, int]:
    """The codes among which the next draw is: from, and up to but not including."""
    phase = int(state.phase)
    if phase == ROW:
        return DRAW_STATE, DRAW_KIND
    if phase == START:
        return DRAW_SEAT, DRAW_SEAT + int(state.players)
    return DRAW_KIND, DRAW_SEAT
