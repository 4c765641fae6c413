"""One step of the game: an action or a draw, and what follows of itself (R18, R22 to R25)."""

from __future__ import annotations

from edubba.games.kernel import Fields, kernel
from edubba.games.sumeria.codes import (
    ADD,
    DRAW_KIND,
    DRAW_SEAT,
    DRAW_STATE,
    MOVE,
    PAIRS,
    REMOVE,
    TAKE_ONE,
    TAKE_TWO,
)
from edubba.games.sumeria.rules.actions import add, move, place, remove
from edubba.games.sumeria.rules.dynasty import next_start
from edubba.games.sumeria.rules.ranking import rotate
from edubba.games.sumeria.rules.scoring import give_second, settle, take_kind
from edubba.games.sumeria.state import (
    DYNASTIES,
    MARKERS,
    NONE,
    OVER,
    PLACE,
    PLACED_EACH,
    REFILL,
    ROUNDS,
    ROW,
    SPACES,
    START,
    TAKE,
    TRADERS_EACH,
    TURN,
)


@kernel
def apply(state: Fields, code: int) -> None:
    """Carry out an action or a draw. Trusts that it is legal."""
    phase = int(state.phase)
    if phase == TURN:
        take_turn(state, code)
    elif phase == PLACE:
        place_trader(state, code - ADD)
    elif phase == TAKE:
        take_markers(state, code)
    elif phase == MARKERS or phase == REFILL:
        draw_marker(state, code - DRAW_KIND)
    elif phase == ROW:
        draw_tile(state, code - DRAW_STATE)
    elif phase == START:
        draw_start(state, code - DRAW_SEAT)


@kernel
def next_seat(state: Fields) -> int:
    """R17: clockwise."""
    seat = int(state.seat) + 1
    return 0 if seat == int(state.players) else seat


# --- set-up ---------------------------------------------------------------------------------------


@kernel
def draw_tile(state: Fields, tile: int) -> None:
    """R12: the row is laid from the left."""
    state.row[int(state.drawn)] = tile
    state.drawn += 1
    if int(state.drawn) == 8:
        state.phase, state.drawn = MARKERS, 0


@kernel
def draw_start(state: Fields, seat: int) -> None:
    """R16."""
    state.start = state.seat = seat
    state.phase = PLACE


@kernel
def place_trader(state: Fields, settlement: int) -> None:
    """R18: one each in turn order, until each has placed his 8 (three players) or 5 (four)."""
    place(state, settlement)
    state.seat = next_seat(state)
    players = int(state.players)
    kept = TRADERS_EACH[players] - PLACED_EACH[players]  # R20
    if int(state.seat) == int(state.start) and int(state.supply[int(state.seat)]) == kept:
        state.phase = TURN


@kernel
def draw_marker(state: Fields, kind: int) -> None:
    """R14, R55; D28: three to position 1, two to position 2, one to position 3."""
    state.display[int(state.drawn)] = kind
    state.bag[kind] -= 1
    state.drawn += 1
    if int(state.drawn) < SPACES:
        return
    state.drawn = 0
    if int(state.phase) == MARKERS:
        state.phase = START
    else:
        begin_dynasty(state)


# --- a dynasty ------------------------------------------------------------------------------------


@kernel
def take_turn(state: Fields, code: int) -> None:
    """R23: one action; R22, R24: then the next player, round after round."""
    if code < MOVE:
        add(state, code - ADD)
    elif code < REMOVE:
        move(state, (code - MOVE) // 56, (code - MOVE) % 56)
    else:
        remove(state, code - REMOVE)
    state.seat = next_seat(state)
    if int(state.seat) == int(state.start):
        if int(state.turn_marker) == ROUNDS:  # R25
            score_from(state, 0)
        else:
            state.turn_marker += 1


@kernel
def score_from(state: Fields, position: int) -> None:
    """R44, D6: position 1 completely, then 2, then 3; stop where a controller must choose."""
    position = settle(state, position)
    if position < 3:
        state.phase, state.scored = TAKE, position
    else:
        end_dynasty(state)


@kernel
def take_markers(state: Fields, code: int) -> None:
    """R48: the controller's choice, then the second's share, then the next position."""
    position, seat = int(state.scored), int(state.seat)
    if code >= TAKE_ONE:
        take_kind(state, position, seat, code - TAKE_ONE)
    else:
        a, b = PAIRS[code - TAKE_TWO]
        take_kind(state, position, seat, a)
        take_kind(state, position, seat, b)
    give_second(state, position)
    score_from(state, position + 1)


@kernel
def end_dynasty(state: Fields) -> None:
    """R54, R55: the next dynasty is prepared; R59, R60: after the sixth the game is over."""
    state.seat, state.scored = NONE, 0
    if int(state.dynasty) == DYNASTIES:
        state.phase = OVER
    else:
        state.phase, state.turn_marker = REFILL, 1
        state.dynasty += 1


@kernel
def begin_dynasty(state: Fields) -> None:
    """R56 to R58: the start player is found from the old row, then the row turns."""
    state.start = state.seat = next_start(state)
    rotate(state)
    state.phase = TURN
