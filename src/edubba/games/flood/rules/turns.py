"""Whose turn it is: the round of actions, the end of an action, of a phase, of a turn (R28, R46 to R56)."""

from __future__ import annotations

from edubba.games.flood.rules.decline import decline
from edubba.games.flood.rules.ending import clear_away, score_majorities
from edubba.games.flood.rules.passing import new_order
from edubba.games.flood.rules.points import next_grower, score_areas
from edubba.games.flood.rules.production import resources_and_workers
from edubba.games.flood.state import ACTION, GROWING, NONE, OVER, SEATS, SURCHARGE, TURNS
from edubba.games.kernel import Fields, kernel


@kernel
def somebody_passed(state: Fields) -> bool:
    """R50: whether actions cost a surcharge by now."""
    return bool(state.passed[0] or state.passed[1] or state.passed[2])


@kernel
def place_in_order(state: Fields, seat: int) -> int:
    """Where a seat stands in the player order, from 0."""
    place = 0
    while state.order[place] != seat:
        place += 1
    return place


@kernel
def ask_action(state: Fields, seat: int) -> None:
    """R46: one action of a player; R50, D5: after the first pass it must be paid for."""
    state.seat = seat
    state.prompt = SURCHARGE if somebody_passed(state) else ACTION


@kernel
def begin_turn(tables: Fields, state: Fields) -> None:
    """R28, R29: phases 1 and 2, then the first action."""
    resources_and_workers(tables, state)
    if state.turn == 2 or state.turn == 4:
        decline(tables, state)
    ask_action(state, state.order[0])


@kernel
def end_turn(tables: Fields, state: Fields) -> None:
    """R151 to R154; R156: after the fifth turn the majorities count and the game is over."""
    clear_away(state)
    if state.turn == TURNS:
        score_majorities(tables, state)
        state.prompt, state.seat = OVER, NONE
    else:
        state.turn += 1
        begin_turn(tables, state)


@kernel
def ask_growth(tables: Fields, state: Fields, place: int) -> None:
    """R142: the next player in order who can grow a city, or the end of the turn."""
    grower = next_grower(state, place)
    if grower == NONE:
        end_turn(tables, state)
    else:
        state.seat = state.order[grower]
        state.prompt = GROWING


@kernel
def forget_action(state: Fields) -> None:
    """What an action had to remember is over with it (R87)."""
    state.paid = state.spent = state.places = state.fresh = state.changed = state.extra = 0
    state.swaps[:] = 0
    state.received[:] = 0
    state.target = state.fight = NONE


@kernel
def end_action(tables: Fields, state: Fields) -> None:
    """R46: round and round until all have passed; R138 to R142: then order, points and growth."""
    forget_action(state)
    at = place_in_order(state, state.seat)
    for step in range(1, SEATS + 1):
        seat = state.order[(at + step) % SEATS]
        if not state.passed[seat]:
            ask_action(state, seat)
            return
    new_order(state)
    score_areas(tables, state)
    ask_growth(tables, state, 0)
