"""The JSON of a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from edubba.games.sumeria.board import SETTLEMENTS, Board
from edubba.games.sumeria.notation import LETTERS
from edubba.games.sumeria.rules.ending import points, winners
from edubba.games.sumeria.state import FIRST_SPACE, NONE, OVER, PLACE, REFILL, TAKE, TURN

PHASES = ("setup", "play", "take", "over")


def phase_of(state: np.record) -> str:
    """The phase as the view names it."""
    phase = int(state.phase)
    if phase in (TURN, REFILL):
        return "play"
    return {TAKE: "take", OVER: "over"}.get(phase, "setup")


def view_of(options: Mapping[str, Any], board: Board, state: np.record) -> dict[str, Any]:
    """The position as plain JSON values."""
    players, phase = int(state.players), int(state.phase)
    seat, start = int(state.seat), int(state.start)
    return {
        "game": "sumeria",
        "options": options,
        "phase": phase_of(state),
        "to_act": None if seat == NONE else seat + 1,
        "chance": seat == NONE and phase != OVER,
        "dynasty": int(state.dynasty),
        "round": int(state.turn_marker),
        "start": None if start == NONE else start + 1,
        "row": [board.states[int(tile)] for tile in state.row if tile != NONE],
        "display": [_above(state, position) for position in range(3)],
        "bag": _kinds(state.bag),
        "traders": traders(board, state),
        "supply": [int(n) for n in state.supply[:players]],
        "won": [_kinds(state.won[seat]) for seat in range(players)],
        "discarded": _kinds(state.discarded),
        "scores": scores(state),
        "winners": winning_seats(state),
    }


def scores(state: np.record) -> list[int]:
    """R61: points of the markers held so far, in seat order."""
    return [int(points(state, seat)) for seat in range(int(state.players))]


def winning_seats(state: np.record) -> list[int]:
    """The winners' seats, ascending, once the game is over."""
    if int(state.phase) != OVER:
        return []
    won = int(winners(state))
    return [seat + 1 for seat in range(int(state.players)) if won >> seat & 1]


def traders(board: Board, state: np.record) -> dict[str, int]:
    """Settlement -> seat, in board order."""
    found = {}
    for settlement in range(SETTLEMENTS):
        for seat in range(int(state.players)):
            if int(state.own[seat]) >> settlement & 1:
                found[board.settlements[settlement]] = seat + 1
    return found


def _above(state: np.record, position: int) -> list[str]:
    spaces = state.display[FIRST_SPACE[position] : FIRST_SPACE[position + 1]]
    return [LETTERS[int(kind)] for kind in spaces if kind != NONE]


def _kinds(counts: Any) -> dict[str, int]:
    return {letter: int(n) for letter, n in zip(LETTERS, counts, strict=True)}


def section_of(state: np.record) -> str:
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
