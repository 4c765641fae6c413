"""Fights with two dice (R130 to R135)."""

from __future__ import annotations

from edubba.games.flood.rules.supply import give_up_armies, station
from edubba.games.flood.state import (
    DICE_DRAW,
    FIGHTING,
    GARRISONING,
    INVADING,
    NONE,
    REPEATING,
)
from edubba.games.kernel import Fields, kernel

BETTER_HITS, WORSE_HITS = 5, 7  # R130: the least sum that hits


@kernel
def needed(state: Fields, attacker: int, area: int) -> int:
    """R130, R135: by the ranks of equipment at this moment."""
    return BETTER_HITS if state.rank[attacker] < state.rank[state.army_owner[area]] else WORSE_HITS


@kernel
def hit(state: Fields, area: int) -> bool:
    """R131: a defending army goes to its owner's stock; whether it was the last."""
    state.army_stock[state.army_owner[area]] += 1
    state.army_count[area] -= 1
    if state.army_count[area] > 0:
        return False
    state.army_owner[area] = NONE
    return True


@kernel
def win(state: Fields) -> None:
    """R117: one army enters; R109, D10: a founder chooses one or two."""
    if state.fight == INVADING:
        station(state, state.seat, state.target, 1)
        end_invasion(state)
    else:
        state.prompt = GARRISONING


@kernel
def end_invasion(state: Fields) -> None:
    """R126, D18: the option is carried out, whatever came of it."""
    state.target = state.fight = NONE
    state.prompt = REPEATING


@kernel
def roll(state: Fields, dice: int) -> bool:
    """One roll of the attacker; whether a founding or re-entering army was lost to the last."""
    seat, area = state.seat, state.target
    invading = state.fight == INVADING
    if dice >= needed(state, seat, area):
        if hit(state, area):
            win(state)
            return False
    else:  # R132
        give_up_armies(state, seat, 1)
        if state.army_pool[seat] == 0:  # R133
            if invading:
                end_invasion(state)
            return not invading
    state.prompt = FIGHTING if invading else DICE_DRAW  # R118; R109: a founder may not stop
    return False
