"""The JSON of a position."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

from edubba.games.packed import Packed, laid_open
from edubba.games.sumeria.board import SETTLEMENTS, Board
from edubba.games.sumeria.notation import LETTERS
from edubba.games.sumeria.rules.ending import kind_points, winners
from edubba.games.sumeria.state import EACH_KIND, FIRST_SPACE, NONE, OVER, PLACE, REFILL, TAKE, TURN

PHASES = ("setup", "play", "take", "over")


def phase_of(state: Packed) -> str:
    """The phase as the view names it."""
    phase = int(state.phase)
    if phase in (TURN, REFILL):
        return "play"
    return {TAKE: "take", OVER: "over"}.get(phase, "setup")


def view_of(options: Mapping[str, Any], board: Board, state: Packed) -> dict[str, Any]:
    """The position as plain JSON values."""
    now = laid_open(state)
    return {
        "game": "sumeria",
        "options": options,
        "phase": phase_of(state),
        "to_act": None if now.seat == NONE else now.seat + 1,
        "chance": now.seat == NONE and now.phase != OVER,
        "dynasty": now.dynasty,
        "round": now.turn_marker,
        "start": None if now.start == NONE else now.start + 1,
        "row": [board.states[tile] for tile in now.row if tile != NONE],
        "display": [_above(now.display, position) for position in range(3)],
        "bag": _kinds(now.bag),
        "traders": _traders(board, now.own),
        "supply": now.supply[: now.players],
        "won": [_kinds(won) for won in now.won[: now.players]],
        "discarded": _kinds(now.discarded),
        "scores": _scores(now.won[: now.players]),
        "winners": winning_seats(state),
    }


def scores(state: Packed) -> list[int]:
    """R61: points of the markers held so far, in seat order."""
    return _scores(state.won.tolist()[: int(state.players)])


def _scores(won: list[list[int]]) -> list[int]:
    worth = _worth()
    return [sum(worth[number] for number in kinds) for kinds in won]


@functools.cache
def _worth() -> list[int]:
    """What any number of markers of one kind is worth: a list is read faster than a kernel is called."""
    return [int(kind_points(number)) for number in range(EACH_KIND + 1)]


def winning_seats(state: Packed) -> list[int]:
    """The winners' seats, ascending, once the game is over."""
    if int(state.phase) != OVER:
        return []
    won = int(winners(state))
    return [seat + 1 for seat in range(int(state.players)) if won >> seat & 1]


def traders(board: Board, state: Packed) -> dict[str, int]:
    """Settlement -> seat, in board order."""
    return _traders(board, state.own.tolist())


def _traders(board: Board, owned: list[int]) -> dict[str, int]:
    standing = [0] * SETTLEMENTS
    for seat, own in enumerate(owned, 1):
        while own:
            lowest = own & -own
            standing[lowest.bit_length() - 1] = seat
            own ^= lowest
    return {name: seat for name, seat in zip(board.settlements, standing, strict=True) if seat}


def _above(display: list[int], position: int) -> list[str]:
    spaces = display[FIRST_SPACE[position] : FIRST_SPACE[position + 1]]
    return [LETTERS[kind] for kind in spaces if kind != NONE]


def _kinds(counts: list[int]) -> dict[str, int]:
    return dict(zip(LETTERS, counts, strict=True))


def section_of(state: Packed) -> str:
    """Where in the game a text stands, for headings in records."""
    phase = int(state.phase)
    if phase < PLACE:
        return "draws"
    if phase == PLACE:
        return "placement"
    dynasty = f"dynasty {int(state.dynasty)}"
    if phase == TAKE:
        return f"{dynasty}, scoring"
    if phase == REFILL:
        return f"{dynasty}, draws"
    return f"{dynasty}, round {int(state.turn_marker)}"
