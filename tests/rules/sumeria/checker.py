"""A test-only kernel: random games with the derived facts I1 to I8 checked after every action and draw."""

from __future__ import annotations

import numpy as np

from edubba.games.bits import NONE_SET, count
from edubba.games.kernel import kernel
from edubba.games.packed import Packed
from edubba.games.sumeria.rules.actions import all_traders
from edubba.games.sumeria.rules.choices import choice, look
from edubba.games.sumeria.rules.play import apply
from edubba.games.sumeria.state import NONE, OVER, REFILL, TURN
from edubba.search.dice import Dice, below
from edubba.search.sumeria.playouts import random_draw

OFF_BOARD = np.uint64(((1 << 64) - 1) ^ ((1 << 56) - 1))
SEVEN, CITY = np.uint64(0b1111111), np.uint64(0b1)
TOWNS, VILLAGES = np.uint64(0b0001110), np.uint64(0b1110000)


@kernel
def traders_conserved(state: Packed) -> bool:
    """I1, and R10: nobody shares a settlement."""
    each = 14 if int(state.players) == 3 else 10
    on_board = 0
    for seat in range(int(state.players)):
        traders = count(state.own[seat])
        on_board += traders
        if traders + int(state.supply[seat]) != each or int(state.supply[seat]) < 0:
            return False
    whole = all_traders(state)
    return on_board == count(whole) and whole & OFF_BOARD == NONE_SET


@kernel
def markers_conserved(state: Packed) -> bool:
    """I2: nine of each kind; the bag holds 36 - 6k once dynasty k has begun."""
    in_bag = 0
    for kind in range(4):
        total = int(state.bag[kind]) + int(state.discarded[kind])
        in_bag += int(state.bag[kind])
        for seat in range(4):
            total += int(state.won[seat, kind])
        for space in range(6):
            total += int(state.display[space]) == kind
        if total != 9 or int(state.bag[kind]) < 0:
            return False
    if int(state.phase) >= TURN and int(state.phase) != REFILL:
        return in_bag == 36 - 6 * int(state.dynasty)
    return True


@kernel
def enough_room(state: Packed) -> bool:
    """I3: 14 empty settlements with three players, 16 with four."""
    least = 14 if int(state.players) == 3 else 16
    return 56 - count(all_traders(state)) >= least


@kernel
def part(state: Packed, seat: int, city_state: int, kind: np.uint64) -> int:
    """How many traders of a seat stand on settlements of a kind."""
    return count((state.own[seat] >> np.uint64(7 * city_state)) & kind)


@kernel
def last_ties_are_small(state: Packed) -> bool:
    """I7: turn order decides only between holders of a town, a village, or one of each."""
    for city_state in range(8):
        for a in range(int(state.players)):
            traders = part(state, a, city_state, SEVEN)
            city, towns = part(state, a, city_state, CITY), part(state, a, city_state, TOWNS)
            for b in range(a):
                if traders == 0 or traders != part(state, b, city_state, SEVEN):
                    continue
                if city != part(state, b, city_state, CITY) or towns != part(state, b, city_state, TOWNS):
                    continue
                if city > 0 or towns > 1 or part(state, a, city_state, VILLAGES) > 1:
                    return False
    return True


@kernel
def one_swap_at_most(before: Packed, after: Packed) -> bool:
    """I8, R35: the row is the same, or two neighbours have changed places."""
    place = 0
    while place < 8 and before.row[place] == after.row[place]:
        place += 1
    if place == 8:
        return True
    if place == 7 or before.row[place] != after.row[place + 1] or before.row[place + 1] != after.row[place]:
        return False
    place += 2
    while place < 8 and before.row[place] == after.row[place]:
        place += 1
    return place == 8


@kernel
def everyone_can_go(sight: Packed) -> bool:
    """I6: each trader of the seat to act has a destination; after `look`."""
    stuck = 0
    for trader in range(sight.traders):
        stuck += count(sight.reach[trader]) == 0
    return stuck == 0


@kernel
def wrong(state: Packed) -> int:
    """The number of a fact that holds in every position and does not hold here, or 0."""
    if not traders_conserved(state):
        return 1
    if not markers_conserved(state):
        return 2
    if not enough_room(state):
        return 3
    if not last_ties_are_small(state):
        return 7
    return 0


@kernel
def decide(tables: Packed, state: Packed, before: Packed, sight: Packed, dice: Dice) -> int:
    """One decision by chance; returns the number of a broken fact, or 0."""
    legal = look(tables, state, sight)
    if legal == 0:
        return 4
    turn = int(state.phase) == TURN
    if turn and not everyone_can_go(sight):
        return 6
    before.row[:] = state.row
    apply(state, choice(state, sight, below(dice, legal)))
    return 0 if one_swap_at_most(before, state) else 8


@kernel
def check_game(tables: Packed, state: Packed, before: Packed, sight: Packed, dice: Dice) -> int:
    """A random game to its end; returns the number of the first broken fact, or 0. I5 is counted here."""
    turns = 0
    while int(state.phase) != OVER:
        if int(state.seat) == NONE:
            apply(state, random_draw(state, dice))
        else:
            turns += int(state.phase) == TURN
            broken = decide(tables, state, before, sight, dice)
            if broken:
                return broken
        broken = wrong(state)
        if broken:
            return broken
    return 0 if turns == 18 * int(state.players) else 5
