"""A state set up from the JSON of a position; an impossible one is refused, saying what is impossible."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from edubba.games.core import Setting
from edubba.games.errors import shown
from edubba.games.packed import Packed
from edubba.games.reading import (
    read_exactly,
    read_flag,
    read_list,
    read_number,
    read_one_of,
    read_seat,
    refuse,
)
from edubba.games.sumeria.board import Board
from edubba.games.sumeria.notation import LETTERS
from edubba.games.sumeria.possible import check_derived, check_markers, check_placement, check_traders
from edubba.games.sumeria.rules.scoring import standing
from edubba.games.sumeria.state import (
    EACH_KIND,
    FIRST_SPACE,
    MARKERS,
    NONE,
    OVER,
    PLACE,
    REFILL,
    ROW,
    START,
    TAKE,
    TRADERS_EACH,
    TURN,
)
from edubba.games.sumeria.view import PHASES

DERIVED = ("scores", "winners")
KEYS = (
    "game", "options", "phase", "to_act", "chance", "dynasty", "round", "start", "row", "display", "bag",
    "traders", "supply", "won", "discarded",
)  # fmt: skip


def fill(state: Packed, setting: Setting, view: Mapping[str, Any]) -> None:
    """Fill a fresh state from a view and check that a game can reach it."""
    board, players = setting.board, int(state.players)
    _read_row(state, board, view["row"])
    _read_display(state, view["display"])
    _read_traders(state, board, view["traders"])
    read_list(view["supply"], "supply", players)
    read_list(view["won"], "won", players)
    for seat in range(players):
        state.supply[seat] = read_number(
            view["supply"][seat], f"supply[{seat + 1}]", 0, TRADERS_EACH[players]
        )
        state.won[seat] = _kinds(view["won"][seat], f"won[{seat + 1}]")
    state.bag[:] = _kinds(view["bag"], "bag")
    state.discarded[:] = _kinds(view["discarded"], "discarded")
    state.dynasty = read_number(view["dynasty"], "dynasty", 1, 6)
    state.turn_marker = read_number(view["round"], "round", 1, 3)
    state.start = read_seat(view["start"], "start", players)
    state.seat = read_seat(view["to_act"], "to_act", players)
    _settle_phase(state, view)
    check_traders(state)
    check_markers(state)
    check_derived(state, view)


# --- reading values -------------------------------------------------------------------------------


def _kinds(value: object, place: str) -> list[int]:
    if not isinstance(value, Mapping) or sorted(map(str, value)) != list(LETTERS):
        refuse("sumeria-view-kinds", place)
    return [read_number(value[letter], f"{place}.{letter}", 0, EACH_KIND) for letter in LETTERS]


def _read_row(state: Packed, board: Board, row: object) -> None:
    if not isinstance(row, list) or len(row) > 8:
        refuse("view-list-most", "row", length=8)
    for place, name in enumerate(row):
        if not isinstance(name, str) or name not in board.states:
            refuse("sumeria-view-unknown-state", f"row[{place + 1}]", value=shown(name))
        if name in row[:place]:
            refuse("sumeria-view-state-twice", f"row[{place + 1}]", value=name)
        state.row[place] = board.states.index(name)


def _read_display(state: Packed, display: object) -> None:
    for position, kinds in enumerate(read_list(display, "display", 3)):
        place, room = f"display[{position + 1}]", 3 - position
        if not isinstance(kinds, list) or len(kinds) > room:
            refuse("view-list-most", place, length=room)
        for i, kind in enumerate(kinds):
            if kind not in ("E", "M", "P", "R"):
                refuse("sumeria-view-kind", f"{place}[{i + 1}]", value=shown(kind))
            state.display[FIRST_SPACE[position] + i] = LETTERS.index(kind)


def _read_traders(state: Packed, board: Board, traders: object) -> None:
    if not isinstance(traders, Mapping):
        refuse("view-table", "traders")
    for name, seat in traders.items():
        if name not in board.index:
            refuse("sumeria-view-unknown-settlement", "traders", value=shown(name))
        owner = read_number(seat, f"traders.{name}", 1, int(state.players)) - 1
        state.own[owner] |= np.uint64(1 << board.index[name])


# --- the phase ------------------------------------------------------------------------------------


def _settle_phase(state: Packed, view: Mapping[str, Any]) -> None:
    """Find the inner phase and check everything that the phase fixes."""
    phase, chance = read_one_of(view["phase"], "phase", PHASES), read_flag(view["chance"], "chance")
    if chance and phase in ("take", "over"):
        refuse("view-no-chance", "chance", phase=phase)
    if (int(state.seat) == NONE) != (chance or phase == "over"):
        refuse("view-to-act", "to_act")
    if phase == "setup":
        _settle_opening(state, chance)
    elif phase == "take":
        _settle_taking(state)
    elif phase == "over":
        _settle_over(state)
    else:
        _settle_play(state, chance)


def _shown_markers(state: Packed) -> list[int]:
    """How many markers lie above each position."""
    return [
        sum(int(kind) != NONE for kind in state.display[FIRST_SPACE[p] : FIRST_SPACE[p + 1]])
        for p in range(3)
    ]


def _drawn_markers(state: Packed) -> int:
    """How many markers are drawn while the display fills from the left."""
    above = _shown_markers(state)
    for position in (1, 2):
        if above[position] and above[position - 1] < 4 - position:
            refuse("sumeria-view-display-gap", f"display[{position + 1}]")
    return sum(above)


def _full_row(state: Packed) -> None:
    if int(state.row[7]) == NONE:
        refuse("view-list", "row", length=8)
    if int(state.start) == NONE:
        refuse("sumeria-view-no-start", "start")


def _full_display(state: Packed) -> None:
    if _shown_markers(state) != [3, 2, 1]:
        refuse("sumeria-view-display", "display")


def _settle_opening(state: Packed, chance: bool) -> None:
    read_exactly(int(state.dynasty), "dynasty", 1)
    read_exactly(int(state.turn_marker), "round", 1)
    if not chance:
        _full_row(state)
        _full_display(state)
        state.phase = PLACE
        check_placement(state)
        return
    if int(state.start) != NONE:
        refuse("sumeria-view-early-start", "start")
    tiles, markers = sum(int(tile) != NONE for tile in state.row), _drawn_markers(state)
    if tiles < 8 and markers:
        refuse("sumeria-view-early-markers", "display")
    state.phase, state.drawn = (
        (ROW, tiles) if tiles < 8 else (MARKERS, markers) if markers < 6 else (START, 0)
    )


def _settle_play(state: Packed, chance: bool) -> None:
    _full_row(state)
    if not chance:
        _full_display(state)
        state.phase = TURN
        return
    state.phase, state.drawn = REFILL, _drawn_markers(state)
    if int(state.drawn) == 6:
        refuse("sumeria-view-nothing-to-draw", "display")
    if int(state.dynasty) == 1:
        refuse("view-number", "dynasty", value=1, least=2, most=6)
    read_exactly(int(state.turn_marker), "round", 1)


def _settle_taking(state: Packed) -> None:
    _full_row(state)
    above = _shown_markers(state)
    if above not in ([3, 2, 1], [0, 2, 1]):
        refuse("sumeria-view-display-taking", "display")
    state.phase, state.scored = TAKE, 0 if above[0] else 1
    read_exactly(int(state.turn_marker), "round", 3)
    controller, _ = standing(state, int(state.row[int(state.scored)]))
    place = int(state.scored) + 1
    if controller == NONE:
        refuse("sumeria-view-no-controller", "to_act", position=place)
    if controller != int(state.seat):
        refuse("sumeria-view-controller", "to_act", position=place, controller=int(controller) + 1)


def _settle_over(state: Packed) -> None:
    _full_row(state)
    state.phase = OVER
    if (int(state.dynasty), int(state.turn_marker)) != (6, 3):
        refuse("sumeria-view-over", "dynasty")
    if sum(_shown_markers(state)):
        refuse("sumeria-view-display-over", "display")
