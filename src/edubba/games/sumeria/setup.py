"""A state set up from the JSON of a position; an impossible one is refused, saying what is impossible."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NoReturn

import numpy as np

from edubba.games.core import PositionError, Setting, shown
from edubba.games.sumeria.board import Board
from edubba.games.sumeria.notation import LETTERS
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
    TURN,
    placed_each,
    traders_each,
)
from edubba.games.sumeria.view import PHASES, scores, winning_seats

DERIVED = ("scores", "winners")
KEYS = (
    "game", "options", "phase", "to_act", "chance", "dynasty", "round", "start", "row", "display", "bag",
    "traders", "supply", "won", "discarded", *DERIVED,
)  # fmt: skip


def check_keys(view: Mapping[str, Any]) -> None:
    """Every key of the view and no other; the derived ones may be left out."""
    for key in view:
        if key not in KEYS:
            _refuse("view-unknown-key", shown(key))
    for key in KEYS:
        if key not in view and key not in DERIVED:
            _refuse("view-missing", key)


def fill(state: np.record, setting: Setting, view: Mapping[str, Any]) -> None:
    """Fill a fresh state from a view and check that a game can reach it."""
    board, players = setting.board, int(state.players)
    _read_row(state, board, view["row"])
    _read_display(state, view["display"])
    _read_traders(state, board, view["traders"])
    _list(view["supply"], "supply", players)
    _list(view["won"], "won", players)
    for seat in range(players):
        state.supply[seat] = _number(view["supply"][seat], f"supply[{seat + 1}]", 0, traders_each(players))
        state.won[seat] = _kinds(view["won"][seat], f"won[{seat + 1}]")
    state.bag[:] = _kinds(view["bag"], "bag")
    state.discarded[:] = _kinds(view["discarded"], "discarded")
    state.dynasty = _number(view["dynasty"], "dynasty", 1, 6)
    state.turn_marker = _number(view["round"], "round", 1, 3)
    state.start = _seat(view["start"], "start", players)
    state.seat = _seat(view["to_act"], "to_act", players)
    _settle_phase(state, view)
    _check_traders(state)
    _check_markers(state)
    _check_derived(state, view)


def _refuse(key: str, place: str, **facts: Any) -> NoReturn:
    raise PositionError(key, place=place, **facts)


# --- reading values -------------------------------------------------------------------------------


def _number(value: object, place: str, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        _refuse("view-number", place, value=shown(value), least=least, most=most)
    return value


def _exactly(value: object, place: str, wanted: int) -> None:
    if value != wanted:
        _refuse("view-exactly", place, value=shown(value), wanted=wanted)


def _seat(value: object, place: str, players: int) -> int:
    return NONE if value is None else _number(value, place, 1, players) - 1


def _list(value: object, place: str, length: int) -> list[Any]:
    if not isinstance(value, list) or len(value) != length:
        _refuse("view-list", place, length=length)
    return value


def _kinds(value: object, place: str) -> list[int]:
    if not isinstance(value, Mapping) or sorted(map(str, value)) != list(LETTERS):
        _refuse("sumeria-view-kinds", place)
    return [_number(value[letter], f"{place}.{letter}", 0, EACH_KIND) for letter in LETTERS]


def _read_row(state: np.record, board: Board, row: object) -> None:
    if not isinstance(row, list) or len(row) > 8:
        _refuse("view-list-most", "row", length=8)
    for place, name in enumerate(row):
        if not isinstance(name, str) or name not in board.states:
            _refuse("sumeria-view-unknown-state", f"row[{place + 1}]", value=shown(name))
        if name in row[:place]:
            _refuse("sumeria-view-state-twice", f"row[{place + 1}]", value=name)
        state.row[place] = board.states.index(name)


def _read_display(state: np.record, display: object) -> None:
    for position, kinds in enumerate(_list(display, "display", 3)):
        place, room = f"display[{position + 1}]", 3 - position
        if not isinstance(kinds, list) or len(kinds) > room:
            _refuse("view-list-most", place, length=room)
        for i, kind in enumerate(kinds):
            if kind not in ("E", "M", "P", "R"):
                _refuse("sumeria-view-kind", f"{place}[{i + 1}]", value=shown(kind))
            state.display[FIRST_SPACE[position] + i] = LETTERS.index(kind)


def _read_traders(state: np.record, board: Board, traders: object) -> None:
    if not isinstance(traders, Mapping):
        _refuse("view-table", "traders")
    for name, seat in traders.items():
        if name not in board.index:
            _refuse("sumeria-view-unknown-settlement", "traders", value=shown(name))
        owner = _number(seat, f"traders.{name}", 1, int(state.players)) - 1
        state.own[owner] |= np.uint64(1 << board.index[name])


# --- the phase ------------------------------------------------------------------------------------


def _settle_phase(state: np.record, view: Mapping[str, Any]) -> None:
    """Find the inner phase and check everything that the phase fixes."""
    phase, chance = view["phase"], view["chance"]
    if phase not in PHASES:
        _refuse("view-one-of", "phase", value=shown(phase), known=", ".join(PHASES))
    if not isinstance(chance, bool):
        _refuse("view-one-of", "chance", value=shown(chance), known="true, false")
    if chance and phase in ("take", "over"):
        _refuse("view-no-chance", "chance", phase=phase)
    if (int(state.seat) == NONE) != (chance or phase == "over"):
        _refuse("view-to-act", "to_act")
    if phase == "setup":
        _settle_opening(state, chance)
    elif phase == "take":
        _settle_taking(state)
    elif phase == "over":
        _settle_over(state)
    else:
        _settle_play(state, chance)


def _shown_markers(state: np.record) -> list[int]:
    """How many markers lie above each position."""
    return [
        sum(int(kind) != NONE for kind in state.display[FIRST_SPACE[p] : FIRST_SPACE[p + 1]])
        for p in range(3)
    ]


def _drawn_markers(state: np.record) -> int:
    """How many markers are drawn while the display fills from the left."""
    above = _shown_markers(state)
    for position in (1, 2):
        if above[position] and above[position - 1] < 4 - position:
            _refuse("sumeria-view-display-gap", f"display[{position + 1}]")
    return sum(above)


def _full_row(state: np.record) -> None:
    if int(state.row[7]) == NONE:
        _refuse("view-list", "row", length=8)
    if int(state.start) == NONE:
        _refuse("sumeria-view-no-start", "start")


def _full_display(state: np.record) -> None:
    if _shown_markers(state) != [3, 2, 1]:
        _refuse("sumeria-view-display", "display")


def _settle_opening(state: np.record, chance: bool) -> None:
    _exactly(int(state.dynasty), "dynasty", 1)
    _exactly(int(state.turn_marker), "round", 1)
    if not chance:
        _full_row(state)
        _full_display(state)
        state.phase = PLACE
        _check_placement(state)
        return
    if int(state.start) != NONE:
        _refuse("sumeria-view-early-start", "start")
    tiles, markers = sum(int(tile) != NONE for tile in state.row), _drawn_markers(state)
    if tiles < 8 and markers:
        _refuse("sumeria-view-early-markers", "display")
    state.phase, state.drawn = (
        (ROW, tiles) if tiles < 8 else (MARKERS, markers) if markers < 6 else (START, 0)
    )


def _settle_play(state: np.record, chance: bool) -> None:
    _full_row(state)
    if not chance:
        _full_display(state)
        state.phase = TURN
        return
    state.phase, state.drawn = REFILL, _drawn_markers(state)
    if int(state.drawn) == 6:
        _refuse("sumeria-view-nothing-to-draw", "display")
    if int(state.dynasty) == 1:
        _refuse("view-number", "dynasty", value=1, least=2, most=6)
    _exactly(int(state.turn_marker), "round", 1)


def _settle_taking(state: np.record) -> None:
    _full_row(state)
    above = _shown_markers(state)
    if above not in ([3, 2, 1], [0, 2, 1]):
        _refuse("sumeria-view-display-taking", "display")
    state.phase, state.scored = TAKE, 0 if above[0] else 1
    _exactly(int(state.turn_marker), "round", 3)
    controller, _ = standing(state, int(state.row[int(state.scored)]))
    place = int(state.scored) + 1
    if controller == NONE:
        _refuse("sumeria-view-no-controller", "to_act", position=place)
    if controller != int(state.seat):
        _refuse("sumeria-view-controller", "to_act", position=place, controller=int(controller) + 1)


def _settle_over(state: np.record) -> None:
    _full_row(state)
    state.phase = OVER
    if (int(state.dynasty), int(state.turn_marker)) != (6, 3):
        _refuse("sumeria-view-over", "dynasty")
    if sum(_shown_markers(state)):
        _refuse("sumeria-view-display-over", "display")


# --- what all positions keep ------------------------------------------------------------------------


def _on_board(state: np.record, seat: int) -> int:
    return int(state.own[seat]).bit_count()


def _check_placement(state: np.record) -> None:
    """R18: traders are placed one each in turn order."""
    players, start = int(state.players), int(state.start)
    placed = sum(_on_board(state, seat) for seat in range(players))
    if placed >= players * placed_each(players):
        _refuse("sumeria-view-all-placed", "phase", count=placed)
    if int(state.seat) != (start + placed) % players:
        _refuse("sumeria-view-placing-seat", "to_act", count=placed, seat=(start + placed) % players + 1)


def _turns_taken(state: np.record, seat: int) -> int:
    """R22: how many turns a seat has had; -1 while traders are being placed."""
    phase, dynasty = int(state.phase), int(state.dynasty)
    if phase in (TAKE, OVER):
        return 3 * dynasty
    turns = 3 * (dynasty - 1) + int(state.turn_marker) - 1
    if phase == TURN:
        players, start = int(state.players), int(state.start)
        turns += (seat - start) % players < (int(state.seat) - start) % players
    return turns


def _check_traders(state: np.record) -> None:
    players, phase = int(state.players), int(state.phase)
    each = traders_each(players)
    for seat in range(players):
        board, supply = _on_board(state, seat), int(state.supply[seat])
        if board + supply != each:  # I1
            place, facts = f"supply[{seat + 1}]", {"seat": seat + 1, "board": board, "supply": supply}
            _refuse("sumeria-view-traders", place, each=each, **facts)
        least = most = 0
        if phase == PLACE:
            order, by_now = (
                (seat - int(state.start)) % players,
                (int(state.seat) - int(state.start)) % players,
            )
            total = sum(_on_board(state, s) for s in range(players))
            least = most = total // players + (order < by_now)
        elif phase > PLACE:  # R23: a turn changes the number by one at most
            turns = _turns_taken(state, seat)
            least, most = max(0, placed_each(players) - turns), min(each, placed_each(players) + turns)
        if not least <= board <= most:
            _refuse(
                "sumeria-view-trader-count", "traders", seat=seat + 1, board=board, least=least, most=most
            )


def _check_markers(state: np.record) -> None:
    for kind in range(4):  # I2
        total = int(state.bag[kind]) + int(state.discarded[kind]) + sum(int(n) for n in state.won[:, kind])
        total += sum(int(k) == kind for k in state.display)
        if total != EACH_KIND:
            _refuse("sumeria-view-markers", "bag", kind=LETTERS[kind], count=total)
    phase, dynasty = int(state.phase), int(state.dynasty)
    scored = 6 if phase == OVER else dynasty - 1
    out = 6 * scored + (3 if phase == TAKE and int(state.scored) == 1 else 0)
    found = int(state.won.sum()) + int(state.discarded.sum())
    if found != out:
        _refuse("sumeria-view-markers-out", "won", count=found, wanted=out)
    for seat in range(int(state.players)):  # R48: two, one and one in a dynasty at the most
        most = 4 * scored + (2 if out > 6 * scored else 0)
        if int(state.won[seat].sum()) > most:
            _refuse("sumeria-view-won", f"won[{seat + 1}]", count=int(state.won[seat].sum()), most=most)


def _check_derived(state: np.record, view: Mapping[str, Any]) -> None:
    for key, value in (("scores", scores(state)), ("winners", winning_seats(state))):
        if key in view and view[key] != value:
            _refuse("view-derived", key, value=shown(view[key]), wanted=shown(value))
