"""The three actions of a turn and their effect on the row (R23 to R32)."""

from __future__ import annotations

import numpy as np

from edubba.games.bits import bit
from edubba.games.kernel import Fields, kernel
from edubba.games.sumeria.rules.ranking import drop, gain


@kernel
def all_traders(state: Fields) -> np.uint64:
    """R10: the occupied settlements."""
    return np.uint64(state.own[0] | state.own[1] | state.own[2] | state.own[3])


@kernel
def place(state: Fields, settlement: int) -> None:
    """R18: put a trader on the board; R19: the row stays as it is."""
    seat = int(state.seat)
    state.own[seat] |= bit(settlement)
    state.supply[seat] -= 1


@kernel
def add(state: Fields, settlement: int) -> None:
    """R27: put a trader on the board; its city-state gains."""
    place(state, settlement)
    gain(state, settlement // 7)


@kernel
def move(state: Fields, origin: int, destination: int) -> None:
    """R29; R30: another city-state gains when the trader ends there; R31: nothing else changes."""
    state.own[int(state.seat)] ^= bit(origin) | bit(destination)
    if origin // 7 != destination // 7:
        gain(state, destination // 7)


@kernel
def remove(state: Fields, settlement: int) -> None:
    """R32: a trader returns to the supply; its city-state drops."""
    seat = int(state.seat)
    state.own[seat] ^= bit(settlement)
    state.supply[seat] += 1
    drop(state, settlement // 7)
