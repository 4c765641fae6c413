"""What a position of Sumeria promises each seat."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from edubba.games.core import Setting
from edubba.games.kernel import Fields, kernel
from edubba.games.sumeria.rules.ending import kind_points, points
from edubba.games.sumeria.rules.scoring import influence, standing
from edubba.games.sumeria.state import FIRST_SPACE, KINDS, MOST_SEATS, NONE, OVER, ROUNDS, TAKE


@kernel
def next_marker(state: Fields, seat: int, kind: int, held: Any) -> int:
    """What one more marker of a kind is worth to a seat."""
    n = int(state.won[seat, kind]) + int(held[seat, kind])
    return kind_points(n + 1) - kind_points(n)


@kernel
def collect(state: Fields, held: Any) -> None:
    """Add to `held` what each seat would get if the dynasty were scored now, each taking the dearest."""
    scored = int(state.scored) if int(state.phase) == TAKE else 0
    for position in range(scored, 3):
        first, second = standing(state, int(state.row[position]))
        start, end = FIRST_SPACE[position], FIRST_SPACE[position + 1]
        taken = 0  # spaces as bits
        for turn in range(end - start):
            seat = second if turn == end - start - 1 and position < 2 else first
            best, space_taken = 0, -1
            for space in range(start, end):
                kind = int(state.display[space])
                if seat != NONE and kind != NONE and not (taken >> space) & 1:
                    value = next_marker(state, seat, kind, held)
                    if value > best:
                        best, space_taken = value, space
            if space_taken >= 0:
                taken |= 1 << space_taken
                held[seat, int(state.display[space_taken])] += 1


@kernel
def presence(state: Fields, seat: int) -> float:
    """A small worth for influence in city-states that may be scored later, those near the top first."""
    total = 0.0
    for place in range(8):
        tile = int(state.row[place])
        first, second = standing(state, tile)
        # R58: in the last round the next three move up; the scored three go to the back
        near = (place + 5) % 8 if int(state.turn_marker) == ROUNDS else place
        share = 1.0 if first == seat else 0.4 if second == seat else 0.0
        total += share * (8 - near) + 0.001 * influence(state, seat, tile)
    return total


@kernel
def promise(state: Fields, held: Any, values: Any) -> None:
    """Write into `values`, per seat, points so far, markers in reach now and presence on the board."""
    held[:] = 0
    if int(state.row[7]) != NONE and int(state.start) != NONE and int(state.phase) != OVER:
        collect(state, held)
    for seat in range(int(state.players)):
        value = 1.0 * points(state, seat)
        for kind in range(KINDS):
            n, more = int(state.won[seat, kind]), int(held[seat, kind])
            value += 0.9 * (kind_points(n + more) - kind_points(n))
        if int(state.row[7]) != NONE and int(state.start) != NONE:
            value += 0.06 * presence(state, seat)
        values[seat] = value


def evaluate(setting: Setting, state: Fields) -> NDArray[np.float64]:
    """What the position promises each seat, in points."""
    values = np.zeros(MOST_SEATS, np.float64)
    promise(state, np.zeros((MOST_SEATS, KINDS), np.int64), values)
    return values[: int(state.players)]
