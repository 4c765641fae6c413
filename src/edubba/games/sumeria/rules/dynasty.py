"""Preparing the next dynasty (R54 to R59)."""

from __future__ import annotations

from edubba.games.bits import count
from edubba.games.kernel import Fields, kernel
from edubba.games.sumeria.rules.scoring import order_of, traders_in
from edubba.games.sumeria.state import ALL_PLAYERS


@kernel
def fewest(state: Fields, place: int, among: int) -> int:
    """The seats, as bits, with the fewest traders in the city-state at a place (D14: zero counts)."""
    least, who = 99, 0
    for seat in range(int(state.players)):
        if (among >> seat) & 1:
            traders = count(traders_in(state, seat, int(state.row[place])))
            if traders < least:
                least, who = traders, 0
            if traders == least:
                who |= 1 << seat
    return who


@kernel
def last_among(state: Fields, seats: int) -> int:
    """D11: of those still tied, the latest in the old turn order."""
    last, latest = 0, -1
    for seat in range(int(state.players)):
        if (seats >> seat) & 1 and order_of(state, seat) > latest:
            last, latest = seat, order_of(state, seat)
    return last


@kernel
def last_player(state: Fields) -> int:
    """R56, R57: who plays last in the coming dynasty, from the row just scored (D13)."""
    everyone = (1 << int(state.players)) - 1
    tied = fewest(state, 0, everyone)
    if int(state.start_tie) == ALL_PLAYERS:  # B13: the first place where one player alone has the fewest
        for place in range(8):
            alone = fewest(state, place, everyone)
            if alone & (alone - 1) == 0:
                return last_among(state, alone)
        return last_among(state, tied)
    for place in range(1, 8):  # D12: only the tied are compared further
        if tied & (tied - 1) == 0:
            break
        tied = fewest(state, place, tied)
    return last_among(state, tied)


@kernel
def next_start(state: Fields) -> int:
    """R56: the left neighbour of the last player starts."""
    return (last_player(state) + 1) % int(state.players)
