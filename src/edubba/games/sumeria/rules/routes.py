"""Movement along trade routes (R36 to R42)."""

from __future__ import annotations

import numpy as np

from edubba.games.bits import NONE_SET, ONE, bit, lowest
from edubba.games.kernel import Fields, kernel
from edubba.games.sumeria.tables import NODES, WORDS

#: What a turn's moves are worked out from. Callers own one and pass it in.
SIGHT = np.dtype(
    (
        np.record,
        [
            ("word", "<u8", WORDS),  # the empty settlements, laid out along the rays
            ("behind", "<u8", NODES),  # hub -> destinations of a trader that has reached it while occupied
            ("linked", "<u8", NODES),  # hub -> occupied hubs reached over full rays
            ("reach", "<u8", 16),  # destinations of each own trader, in settlement order
            ("origin", "i1", 16),
            ("traders", "<i8"),
            ("adds", "<i8"),
            ("moves", "<i8"),
        ],
    )
)

GROUP = np.uint64(0b1111111)


def new_sight() -> np.record:
    """Room for one turn's moves."""
    sight: np.record = np.zeros(1, SIGHT)[0]
    return sight


@kernel
def survey(tables: Fields, occupied: np.uint64, sight: Fields) -> None:
    """Look along every route once; `destinations` then answers for any trader."""
    for word in range(tables.words):
        found = NONE_SET
        for group in range(8):
            empty = (~occupied >> np.uint64(7 * group)) & GROUP
            found |= tables.spread[word, group, np.int64(empty)]
        sight.word[word] = found
    chained = NONE_SET
    for hub in range(tables.hubs):
        chained |= _look_out(tables, sight, hub)
    if chained != NONE_SET:
        _join_hubs(tables, sight)


@kernel
def _first_empty(tables: Fields, sight: Fields, ray: int) -> np.uint64:
    """R37, R38: the first empty settlement of a ray, as a set; none where all are occupied."""
    first = int(tables.ray_bit[ray])
    empty = (sight.word[first >> 6] >> np.uint64(first & 63)) & tables.ray_mask[ray]
    if empty == NONE_SET:
        return NONE_SET
    return np.uint64(tables.step[first + lowest(empty)])


@kernel
def _look_out(tables: Fields, sight: Fields, hub: int) -> np.uint64:
    """R39: what lies behind a hub in every direction; returns the occupied hubs that do.

    It is worked out for empty hubs too, where nobody passes: that is cheaper than to ask.
    """
    found, linked = NONE_SET, NONE_SET
    node = int(tables.hub_node[hub])
    for ray in range(int(tables.rays_from[node]), int(tables.rays_from[node + 1])):
        stop = _first_empty(tables, sight, ray)
        found |= stop
        if stop == NONE_SET:
            linked |= bit(tables.ray_far[ray])
    sight.behind[hub] = found
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
def destinations(tables: Fields, sight: Fields, origin: int) -> np.uint64:
    """R42: where the trader on `origin` may go; D2: never back to it, for it counts as occupied."""
    hub = int(tables.hub_at[origin])
    if hub >= 0:
        return np.uint64(sight.behind[hub])
    found = NONE_SET
    for ray in range(int(tables.rays_from[origin]), int(tables.rays_from[origin + 1])):
        stop = _first_empty(tables, sight, ray)
        # R39: past an occupied hub all that lies behind it; R41: behind a dead end lies nothing
        found |= sight.behind[int(tables.ray_far[ray])] if stop == NONE_SET else stop
    return found
