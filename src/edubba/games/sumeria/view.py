"""The JSON of a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from edubba.games.core import laid_open
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
        "traders": traders(board, state),
        "supply": now.supply[: now.players],
        "won": [_kinds(won) for won in now.won[: now.players]],
        "discarded": _kinds(now.discarded),
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
    own = state.own[: int(state.players)].tolist()
    return {
        board.settlements[settlement]: seat
        for settlement in range(SETTLEMENTS)
        for seat, standing in enumerate(own, 1)
        if standing >> settlement & 1
    }


def _above(display: list[int], position: int) -> list[str]:
    spaces = display[FIRST_SPACE[position] : FIRST_SPACE[position + 1]]
    return [LETTERS[kind] for kind in spaces if kind != NONE]


def _kinds(counts: list[int]) -> dict[str, int]:
    return dict(zip(LETTERS, counts, strict=True))


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
