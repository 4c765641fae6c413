"""The end of the game: points, winner, ties (R60 to R64)."""

from __future__ import annotations

from edubba.games.kernel import Fields, kernel
from edubba.games.sumeria.state import FULL_SERIES, KINDS


@kernel
def kind_points(n: int) -> int:
    """R61: n markers of one kind are worth 1 + 2 + … + n."""
    return n * (n + 1) // 2


@kernel
def points(state: Fields, seat: int) -> int:
    """R62: the sum over the four kinds."""
    total = 0
    for kind in range(KINDS):
        total += kind_points(int(state.won[seat, kind]))
    return total


@kernel
def series(state: Fields, seat: int, length: int) -> int:
    """The sizes of a seat's largest kinds as the digits of one number (D18: each his own best)."""
    digits, before, ties = 0, 10, 0
    for _ in range(length):
        best, repeats = -1, 0
        for kind in range(KINDS):
            n = int(state.won[seat, kind])
            if n < before and n > best:
                best, repeats = n, 1
            elif n == best:
                repeats += 1
        if ties == 0:
            before, ties = best, repeats
        ties -= 1
        digits = digits * 10 + before
    return digits


@kernel
def final_key(state: Fields, seat: int) -> int:
    """R62, R63 as one number: points, then the best kind, or (B17) all kinds from the best."""
    length = KINDS if int(state.final_tiebreak) == FULL_SERIES else 1
    return points(state, seat) * 10000 + series(state, seat, length)


@kernel
def winners(state: Fields) -> int:
    """The winning seats as bits; R64: several share the victory."""
    best, who = -1, 0
    for seat in range(int(state.players)):
        key = final_key(state, seat)
        if key > best:
            best, who = key, 0
        if key == best:
            who |= 1 << seat
    return who
