"""What every position of Sumeria keeps: a view that breaks it stands for no game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from edubba.games.errors import shown
from edubba.games.packed import Packed
from edubba.games.reading import refuse
from edubba.games.sumeria.notation import LETTERS
from edubba.games.sumeria.state import (
    EACH_KIND,
    OVER,
    PLACE,
    PLACED_EACH,
    TAKE,
    TRADERS_EACH,
    TURN,
)
from edubba.games.sumeria.view import scores, winning_seats


def _on_board(state: Packed, seat: int) -> int:
    return int(state.own[seat]).bit_count()


def check_placement(state: Packed) -> None:
    """R18: traders are placed one each in turn order."""
    players, start = int(state.players), int(state.start)
    placed = sum(_on_board(state, seat) for seat in range(players))
    if placed >= players * PLACED_EACH[players]:
        refuse("sumeria-view-all-placed", "phase", count=placed)
    if int(state.seat) != (start + placed) % players:
        refuse("sumeria-view-placing-seat", "to_act", count=placed, seat=(start + placed) % players + 1)


def _turns_taken(state: Packed, seat: int) -> int:
    """R22: how many turns a seat has had since the traders were placed."""
    phase, dynasty = int(state.phase), int(state.dynasty)
    if phase in (TAKE, OVER):
        return 3 * dynasty
    turns = 3 * (dynasty - 1) + int(state.turn_marker) - 1
    if phase == TURN:
        players, start = int(state.players), int(state.start)
        turns += (seat - start) % players < (int(state.seat) - start) % players
    return turns


def check_traders(state: Packed) -> None:
    """R11: nobody has lost a trader; R18, R23: nobody has more or fewer on the board than his turns allow."""
    players, phase = int(state.players), int(state.phase)
    each = TRADERS_EACH[players]
    for seat in range(players):
        board, supply = _on_board(state, seat), int(state.supply[seat])
        if board + supply != each:  # I1
            place, facts = f"supply[{seat + 1}]", {"seat": seat + 1, "board": board, "supply": supply}
            refuse("sumeria-view-traders", place, each=each, **facts)
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
            least, most = max(0, PLACED_EACH[players] - turns), min(each, PLACED_EACH[players] + turns)
        if not least <= board <= most:
            refuse("sumeria-view-trader-count", "traders", seat=seat + 1, board=board, least=least, most=most)


def check_markers(state: Packed) -> None:
    """R5: nine of each kind; R48: as many out of bag and display as dynasties were scored."""
    for kind in range(4):  # I2
        total = int(state.bag[kind]) + int(state.discarded[kind]) + sum(int(n) for n in state.won[:, kind])
        total += sum(int(k) == kind for k in state.display)
        if total != EACH_KIND:
            refuse("sumeria-view-markers", "bag", kind=LETTERS[kind], count=total)
    phase, dynasty = int(state.phase), int(state.dynasty)
    scored = 6 if phase == OVER else dynasty - 1
    out = 6 * scored + (3 if phase == TAKE and int(state.scored) == 1 else 0)
    found = int(state.won.sum()) + int(state.discarded.sum())
    if found != out:
        refuse("sumeria-view-markers-out", "won", count=found, wanted=out)
    for seat in range(int(state.players)):  # R48: two, one and one in a dynasty at the most
        most = 4 * scored + (2 if out > 6 * scored else 0)
        if int(state.won[seat].sum()) > most:
            refuse("sumeria-view-won", f"won[{seat + 1}]", count=int(state.won[seat].sum()), most=most)


def check_derived(state: Packed, view: Mapping[str, Any]) -> None:
    """Scores and winners, where the view gives them, follow from the rest."""
    for key, value in (("scores", scores(state)), ("winners", winning_seats(state))):
        if key in view and view[key] != value:
            refuse("view-derived", key, value=shown(view[key]), wanted=shown(value))
