"""The end of a dynasty: control of the ascendant city-states and their markers (R44 to R53)."""

from __future__ import annotations

import numpy as np

from edubba.games.bits import count
from edubba.games.kernel import Fields, kernel
from edubba.games.sumeria.state import FIRST_SPACE, NONE

ALL, CITY, TOWNS = np.uint64(0b1111111), np.uint64(0b0000001), np.uint64(0b0001110)


@kernel
def traders_in(state: Fields, seat: int, city_state: int) -> np.uint64:
    """A seat's traders in a city-state as seven bits: city, towns, villages."""
    return np.uint64((state.own[seat] >> np.uint64(7 * city_state)) & ALL)


@kernel
def order_of(state: Fields, seat: int) -> int:
    """R17: how many play before this seat in the dynasty."""
    after = seat - int(state.start)
    return after if after >= 0 else after + int(state.players)


@kernel
def influence(state: Fields, seat: int, city_state: int) -> int:
    """R45 to R47 as one number: traders, then the city, then towns, then turn order; 0 if absent."""
    there = traders_in(state, seat, city_state)
    traders = count(there)
    if traders == 0:
        return 0
    return ((traders * 2 + count(there & CITY)) * 4 + count(there & TOWNS)) * 4 + 3 - order_of(state, seat)


@kernel
def standing(state: Fields, city_state: int) -> tuple[int, int]:
    """The seats in control and second, NONE where there is none (D7: one needs a trader there)."""
    first, second = NONE, NONE
    most, next_most = 0, 0
    for seat in range(int(state.players)):
        weight = influence(state, seat, city_state)
        if weight > most:
            second, next_most = first, most
            first, most = seat, weight
        elif weight > next_most:
            second, next_most = seat, weight
    return first, second


@kernel
def hand_over(state: Fields, space: int, seat: int) -> None:
    """A marker leaves the display: to a seat, or out of the game (R49, R50)."""
    kind = int(state.display[space])
    state.display[space] = NONE
    if seat == NONE:
        state.discarded[kind] += 1
    else:
        state.won[seat, kind] += 1


@kernel
def hand_over_rest(state: Fields, position: int, seat: int) -> None:
    """All markers still above a position go to one seat, or out of the game."""
    for space in range(FIRST_SPACE[position], FIRST_SPACE[position + 1]):
        if int(state.display[space]) != NONE:
            hand_over(state, space, seat)


@kernel
def take_kind(state: Fields, position: int, seat: int, kind: int) -> None:
    """The controller takes one marker of a kind; which of two equal ones is no matter."""
    for space in range(FIRST_SPACE[position], FIRST_SPACE[position + 1]):
        if int(state.display[space]) == kind:
            hand_over(state, space, seat)
            return


@kernel
def settle(state: Fields, position: int) -> int:
    """Score positions from here on as far as nobody has to choose.

    Returns the position whose controller must choose, or 3 when all are scored.
    """
    while position < 3:
        first, _ = standing(state, int(state.row[position]))
        if first != NONE and position < 2:  # R48: the controller chooses
            state.seat = first
            return position
        hand_over_rest(state, position, first)  # R48: the third's one marker; R49: nobody there
        position += 1
    return position


@kernel
def give_second(state: Fields, position: int) -> None:
    """R48: the rest goes to the second; R50: out of the game if there is none."""
    _, second = standing(state, int(state.row[position]))
    hand_over_rest(state, position, second)
