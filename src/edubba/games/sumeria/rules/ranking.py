"""The row of city-states: gain, drop, rotation (R33 to R35, R58)."""

from __future__ import annotations

from edubba.games.kernel import Fields, kernel


@kernel
def place_in_row(state: Fields, city_state: int) -> int:
    """The position of a city-state's tile, from 0."""
    found = 0
    for place in range(8):
        found += place * (int(state.row[place]) == city_state)
    return found


@kernel
def gain(state: Fields, city_state: int) -> None:
    """R33: swap with the left neighbour; the leftmost stays."""
    place = place_in_row(state, city_state)
    if place > 0:
        state.row[place] = state.row[place - 1]
        state.row[place - 1] = city_state


@kernel
def drop(state: Fields, city_state: int) -> None:
    """R34: swap with the right neighbour; the rightmost stays."""
    place = place_in_row(state, city_state)
    if place < 7:
        state.row[place] = state.row[place + 1]
        state.row[place + 1] = city_state


@kernel
def before_rotation(place: int) -> int:
    """R58: where a tile comes from: the five others move up three, the scored three follow in reverse."""
    return place + 3 if place < 5 else 7 - place


@kernel
def rotate(state: Fields) -> None:
    """R58: a new dynasty finds the row like this."""
    first, second, third = state.row[0], state.row[1], state.row[2]
    for place in range(5):
        state.row[place] = state.row[before_rotation(place)]
    state.row[5], state.row[6], state.row[7] = third, second, first
