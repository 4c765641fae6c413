"""The position as a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from edubba.drawing.text.columns import aligned
from edubba.games.sumeria.board import SIZE, Board, load
from edubba.locales import say

LETTERS = "EMPR"


def table(view: Mapping[str, Any], lang: str, names: Sequence[str]) -> str:
    """One line a city-state in the order of the row, then one line a player."""
    return "\n".join([headline(view, lang, names), "", *_board(view, lang), "", *_players(view, lang, names)])


def headline(view: Mapping[str, Any], lang: str, names: Sequence[str]) -> str:
    """Dynasty, round, start player, bag."""
    parts = [say("sumeria-text-when", lang, dynasty=view["dynasty"], round=view["round"])]
    if view["start"]:
        parts.append(say("sumeria-text-start", lang, name=names[view["start"] - 1]))
    bag = " ".join(f"{kind} {n}" for kind, n in view["bag"].items())
    parts.append(say("sumeria-text-bag", lang, bag=bag))
    return " · ".join(parts)


def _board(view: Mapping[str, Any], lang: str) -> list[str]:
    board = load(view["options"]["board"], files=False)
    seats = range(1, view["options"]["players"] + 1)
    head = ["", say("sumeria-text-state", lang), say("sumeria-text-markers", lang)]
    short = [say(f"sumeria-text-{kind}", lang) for kind in ("city", "towns", "villages")]
    rows = [[*head, *short, *(f"#{seat}" for seat in seats)]]
    for place, state in placed(view, board):
        cells = _occupants(view, board, state)
        markers = "".join(view["display"][place - 1]) if 1 <= place <= 3 else ""
        marked = "*" if 1 <= place <= 3 else ""
        groups = [cells[0], " ".join(cells[1:4]), " ".join(cells[4:7])]
        counts = [str(cells.count(str(seat))) for seat in seats]
        rows.append([f"{place}{marked}" if place else "–", state, markers, *groups, *counts])
    return aligned(rows)


def placed(view: Mapping[str, Any], board: Board) -> list[tuple[int, str]]:
    """City-states with their place in the row; 0 for those not drawn yet."""
    row = list(enumerate(view["row"], 1))
    return row + [(0, state) for state in board.states if state not in view["row"]]


def _occupants(view: Mapping[str, Any], board: Board, state: str) -> list[str]:
    first = board.states.index(state) * SIZE
    return [str(view["traders"].get(s, ".")) for s in board.settlements[first : first + SIZE]]


def _players(view: Mapping[str, Any], lang: str, names: Sequence[str]) -> list[str]:
    player, supply, points = (say(f"sumeria-text-{key}", lang) for key in ("player", "supply", "points"))
    rows = [["", player, supply, *LETTERS, points, ""]]
    for i, name in enumerate(names):
        won = [str(view["won"][i][kind]) for kind in LETTERS]
        rows.append(
            [str(i + 1), name, str(view["supply"][i]), *won, str(view["scores"][i]), _mark(view, i + 1, lang)]
        )
    return aligned(rows)


def _mark(view: Mapping[str, Any], seat: int, lang: str) -> str:
    if seat in view["winners"]:
        return say("sumeria-text-wins", lang)
    return say("sumeria-text-acts", lang) if seat == view["to_act"] else ""
