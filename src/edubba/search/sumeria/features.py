"""What counts in a position of Sumeria, as numbers a seat; `weights.txt` says how much."""

from __future__ import annotations

from typing import Any

from edubba.games.bits import count
from edubba.games.kernel import Fields, kernel
from edubba.games.sumeria.rules.dynasty import next_start
from edubba.games.sumeria.rules.ending import kind_points, points
from edubba.games.sumeria.rules.ranking import before_rotation
from edubba.games.sumeria.rules.scoring import CITY, standing, traders_in
from edubba.games.sumeria.state import (
    FIRST_SPACE,
    FIRST_TAKES,
    KINDS,
    NONE,
    PLACE,
    PLACED_EACH,
    REFILL,
    TAKE,
    TRADERS_EACH,
    TURN,
)

NEAR = 5  # places of the row where leads are counted: the ascendant three and those that may still rise

# The columns.
POINTS = 0  # so far
GAIN = 1  # more, if the dynasty were scored now
FIRST = 2  # FIRST + place in the row: in control there
SECOND = FIRST + 8
LEAD = SECOND + 8  # LEAD + place: by how many traders one leads, up to two
BEHIND = LEAD + NEAR  # BEHIND + place: by how many one is behind, up to three
SUPPLY = BEHIND + NEAR
BEST_KIND = SUPPLY + 1  # markers of one's best kind
ORDER = BEST_KIND + 1  # how many play before one in the dynasty
MOVED = ORDER + 1  # whether one has moved in this round
SPREAD = MOVED + 1  # city-states with a trader of one's own
CITIES = SPREAD + 1  # traders in cities
FEATURES = CITIES + 1


@kernel
def next_marker(state: Fields, seat: int, kind: int, held: Any) -> int:
    """What one more marker of a kind is worth to a seat."""
    n = int(state.won[seat, kind]) + int(held[seat, kind])
    return kind_points(n + 1) - kind_points(n)


@kernel
def take_best(state: Fields, seat: int, position: int, taken: int, held: Any) -> int:
    """A seat takes the marker above a position that is worth most to it; returns the spaces taken as bits."""
    best, chosen = 0, NONE
    for space in range(FIRST_SPACE[position], FIRST_SPACE[position + 1]):
        kind = int(state.display[space])
        if kind != NONE and not (taken >> space) & 1:
            value = next_marker(state, seat, kind, held)
            if value > best:
                best, chosen = value, space
    if chosen == NONE:
        return taken
    held[seat, int(state.display[chosen])] += 1
    return taken | 1 << chosen


@kernel
def tile_at(state: Fields, place: int) -> int:
    """The city-state at a place of the row; between two dynasties of the row to come."""
    return int(state.row[before_rotation(place) if int(state.phase) == REFILL else place])


@kernel
def look_at_tile(state: Fields, place: int, found: Any) -> tuple[int, int]:
    """Write the standing in the city-state at a place of the row; returns who is in control, and second."""
    tile = tile_at(state, place)
    first, second = standing(state, tile)
    if first == NONE:
        return first, second
    found[first, FIRST + place] = 1.0
    most, next_most = count(traders_in(state, first, tile)), 0
    if second != NONE:
        found[second, SECOND + place] = 1.0
        next_most = count(traders_in(state, second, tile))
    for seat in range(int(state.players)):
        there = traders_in(state, seat, tile)
        found[seat, SPREAD] += 1.0 if there else 0.0
        found[seat, CITIES] += 1.0 if there & CITY else 0.0
        if place < NEAR and seat == first:
            found[seat, LEAD + place] = min(2, most - next_most)
        elif place < NEAR:
            found[seat, BEHIND + place] = min(3, most - count(there))
    return first, second


@kernel
def look_at_row(state: Fields, held: Any, found: Any) -> None:
    """All city-states; what the ascendant ones would bring now goes to `held`, each taking the dearest."""
    scored = int(state.scored) if int(state.phase) == TAKE else 0
    refill = int(state.phase) == REFILL
    for place in range(8):
        first, second = look_at_tile(state, place, found)
        if place >= 3 or place < scored or refill or first == NONE:
            continue
        taken = 0
        for _ in range(FIRST_TAKES[place]):
            taken = take_best(state, first, place, taken, held)
        if second != NONE:  # what is left, if anything
            take_best(state, second, place, taken, held)


@kernel
def describe(state: Fields, held: Any, found: Any) -> None:
    """Write what counts into `found`, a row a seat. The row of tiles and the start player must be known."""
    held[:] = 0
    found[:] = 0.0
    look_at_row(state, held, found)
    players = int(state.players)
    start = next_start(state) if int(state.phase) == REFILL else int(state.start)
    turn = (int(state.seat) - start) % players if int(state.phase) == TURN else 0
    for seat in range(players):
        found[seat, POINTS] = points(state, seat)
        best = 0
        for kind in range(KINDS):
            n, more = int(state.won[seat, kind]), int(held[seat, kind])
            found[seat, GAIN] += kind_points(n + more) - kind_points(n)
            best = max(best, n)
        found[seat, BEST_KIND] = best
        found[seat, SUPPLY] = int(state.supply[seat])
        after = (seat - start) % players
        found[seat, ORDER] = after
        found[seat, MOVED] = 1.0 if after < turn else 0.0


# Which weights hold.
PLACING, REFILLING, TAKING, TURNING = 0, 3, 8, 14
STAGES = 32


@kernel
def stage(state: Fields) -> int:
    """Thirds of the placement, draws before each dynasty, takes of each, and each round of each."""
    phase, dynasty, players = int(state.phase), int(state.dynasty), int(state.players)
    if phase == PLACE:
        placed = TRADERS_EACH[players] - int(state.supply[int(state.seat)])
        return PLACING + 3 * placed // PLACED_EACH[players]
    if phase == REFILL:
        return REFILLING + dynasty - 2
    if phase == TAKE:
        return TAKING + dynasty - 1
    return TURNING + 3 * (dynasty - 1) + int(state.turn_marker) - 1
