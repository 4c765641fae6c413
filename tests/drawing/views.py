"""Views of Sumeria written down for the drawings: no engine needed."""

from __future__ import annotations

from typing import Any

from edubba.games.sumeria.board import SETTLEMENTS, Board, load

KINDS = "EMPR"


def bare_document() -> dict[str, Any]:
    """A board as a document that brings no coordinates."""
    document = load("two_rivers", files=False).document()
    return {key: value for key, value in document.items() if key != "drawing"} | {"name": "home_made"}


def board_of(view: dict[str, Any]) -> Board:
    return load(view["options"]["board"], files=False)


def opening(players: int = 3, board: Any = "two_rivers") -> dict[str, Any]:
    """Before the first draw."""
    none = dict.fromkeys(KINDS, 0)
    return {
        "game": "sumeria",
        "options": {
            "players": players, "start_tie": "tied_only", "final_tiebreak": "best_kind", "board": board,
        },
        "phase": "setup", "to_act": None, "chance": True, "dynasty": 1, "round": 1, "start": None, "row": [],
        "display": [[], [], []], "bag": dict.fromkeys(KINDS, 9), "traders": {},
        "supply": [14 if players == 3 else 10] * players, "won": [dict(none) for _ in range(players)],
        "discarded": dict(none), "scores": [0] * players, "winners": [],
    }  # fmt: skip


def midgame(players: int = 3, board: Any = "two_rivers") -> dict[str, Any]:
    """Seat 2 to move in the second dynasty, traders on every third settlement but one."""
    view = opening(players, board)
    here = load(board, files=False)
    view["traders"] = {here.settlements[i]: i % players + 1 for i in range(0, SETTLEMENTS, 4)}
    view["row"] = list(reversed(here.states))
    view["display"] = [["E", "M", "M"], ["P", "R"], ["R"]]
    view["won"][1] = {"E": 3, "M": 1, "P": 0, "R": 2}
    view["scores"] = [0, 17, *[0] * (players - 2)]
    view["supply"] = [14 - list(view["traders"].values()).count(s + 1) for s in range(players)]
    view |= {"phase": "play", "to_act": 2, "chance": False, "dynasty": 2, "round": 3, "start": 1}
    view["bag"] = {"E": 5, "M": 6, "P": 6, "R": 7}
    return view


def over(players: int = 4) -> dict[str, Any]:
    """The end, won by seats 1 and 4."""
    view = midgame(players)
    view |= {"phase": "over", "to_act": None, "dynasty": 6, "round": 3, "winners": [1, 4]}
    return view | {"display": [[], [], []], "bag": dict.fromkeys(KINDS, 0)}
