"""Movement along trade routes (R36 to R42)."""

from __future__ import annotations

import numpy as np

from edubba.games.bits import NONE_SET, ONE, bit, lowest
from edubba.games.kernel import Fields, kernel
from edubba.games.packed import Packed
from edubba.games.sumeria.tables import DEAD_END, NODES, WORDS

#: What a turn's moves are worked out from. Callers own one and pass it in.


class Sight(Packed):
    """What a turn's moves are worked out from; callers own one and pass it in."""

    __slots__ = ()
    FIELDS = (
        ("free", "<u8"),  # the empty settlements
        ("word", "<u8", WORDS),  # the same, laid out along the rays
        ("behind", "<u8", NODES),  # hub -> destinations of a trader that has reached it while occupied
        ("linked", "<u8", NODES),  # hub -> occupied hubs reached over full rays
        ("reach", "<u8", 16),  # destinations of each own trader, in settlement order
        ("origin", "i1", 16),
        ("traders", "<i8"),
        ("adds", "<i8"),
        ("moves", "<i8"),
    )


SIGHT = Sight.layout

GROUP = np.uint64(0b1111111)
SIX, SIXTY_THREE, SEVEN = np.uint64(6), np.uint64(63), np.uint64(7)
NOWHERE = np.uint64(DEAD_END)


def new_sight() -> Packed:
    """Room for one turn's moves."""
    sight: Packed = np.zeros(1, SIGHT)[0]
    return sight


# Indexes are unsigned here: for a signed one Numba asks at every step whether it counts from the end.


@kernel
def survey(tables: Fields, occupied: np.uint64, sight: Fields) -> None:
    """Look along every route once; `destinations` then answers for any trader."""
    free = ~occupied
    sight.free = free
    for word in range(np.uint64(tables.words)):
        found = NONE_SET
        for group in range(np.uint64(8)):
            empty = (free >> np.uint64(SEVEN * group)) & GROUP
            found |= tables.spread[word, group, empty]
        sight.word[word] = found
    chained = NONE_SET
    for hub in range(np.uint64(tables.hubs)):
        chained |= _look_out(tables, sight, hub)
    if chained != NONE_SET:
        _join_hubs(tables, sight)


@kernel
def _empty_on(tables: Fields, sight: Fields, ray: int) -> np.uint64:
    """The empty settlements of a ray, the nearest lowest."""
    first = np.uint64(tables.ray_bit[ray])
    return np.uint64((sight.word[first >> SIX] >> (first & SIXTY_THREE)) & tables.ray_mask[ray])


@kernel
def _first_on(tables: Fields, ray: int, empty: np.uint64) -> np.uint64:
    """R37, R38: the first empty settlement of a ray, as a set; where none is, its last, which is occupied.

    The guard saves the question whether there is one: a wrong guess costs more than the answer.
    """
    step = np.uint64(lowest(empty | tables.ray_guard[ray]))
    return np.uint64(tables.step[np.uint64(tables.ray_bit[ray]) + step])


@kernel
def _look_out(tables: Fields, sight: Fields, hub: int) -> np.uint64:
    """R39: what lies behind a hub in every direction; returns the occupied hubs that do.

    It is worked out for empty hubs too, where nobody passes: that is cheaper than to ask.
    """
    found, linked = NONE_SET, NONE_SET
    node = np.uint64(tables.hub_node[hub])
    for ray in range(np.uint64(tables.rays_from[node]), np.uint64(tables.rays_from[node + ONE])):
        empty = _empty_on(tables, sight, ray)
        found |= _first_on(tables, ray, empty)
        if empty == NONE_SET:
            linked |= bit(tables.ray_far[ray])
    sight.behind[hub] = found & sight.free
    sight.linked[hub] = linked
    return linked


@kernel
def _join_hubs(tables: Fields, sight: Fields) -> None:
    """R39 anew at every occupied hub on the way: hubs joined by full rays share their destinations."""
    changed = True
    while changed:
        changed = False
        for hub in range(tables.hubs):
            found, rest = sight.behind[hub], sight.linked[hub]
            while rest != NONE_SET:
                found |= sight.behind[lowest(rest)]
                rest &= rest - ONE
            if found != sight.behind[hub]:
                sight.behind[hub] = found
                changed = True


@kernel
def destinations(tables: Fields, sight: Fields, origin: np.uint64) -> np.uint64:
    """R42: where the trader on `origin` may go; D2: never back to it, for it counts as occupied."""
    found = NONE_SET
    for ray in range(np.uint64(tables.rays_from[origin]), np.uint64(tables.rays_from[origin + ONE])):
        empty = _empty_on(tables, sight, ray)
        # R39: past an occupied hub all that lies behind it; R41: behind a dead end lies nothing.
        # A product instead of a question: half of the towns stand before an occupied city.
        far = NOWHERE - np.uint64(tables.ray_gap[ray]) * np.uint64(empty == NONE_SET)
        found |= _first_on(tables, ray, empty) | sight.behind[far]
    return np.uint64(found & sight.free)
