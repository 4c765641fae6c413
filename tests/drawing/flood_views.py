"""Views of After the Flood written down for the drawings: no engine needed."""

from __future__ import annotations

from typing import Any

from edubba.games.flood.board import Board, load

RESOURCES = ("grain", "wood", "metal", "textile", "tool", "oil", "gold", "lapis")


def board_of(view: dict[str, Any]) -> Board:
    return load(view["options"]["board"], files=False)


def goods(*counts: int) -> dict[str, int]:
    return dict(zip(RESOURCES, counts, strict=True))


def opening(board: Any = "printed") -> dict[str, Any]:
    """The first action of the game."""
    here = load(board, files=False)
    player: dict[str, Any] = {
        "score": 0, "hand": goods(5, 1, 1, 3, 1, 1, 1, 0), "workers": {"stock": 13, "pool": 10, "track": 0},
        "armies": {"stock": 20, "pool": 0}, "cities": 4, "growths": 4, "empire": None, "equipment": 0,
        "rank": None, "passed": False, "bid": 0,
    }  # fmt: skip
    areas: dict[str, Any] = {name: {"city": None, "grown": False, "army": None} for name in here.sumerian}
    areas |= {name: {"workers": [0, 0, 0], "army": None} for name in here.outer}
    return {
        "game": "flood", "options": {"decline": "one_each", "board": board}, "turn": 1, "phase": "actions",
        "prompt": "action", "to_act": 2, "chance": False, "order": [2, 1, 3],
        "players": [player | {"hand": dict(player["hand"])} for _ in range(3)], "areas": areas,
        "boxes": {
            "irrigation": [1, 1, 1], "weaving": [1, 1, 1],
            "scribes": {"ready": [0, 0, 0], "used": [0, 0, 0]},
            "toolmakers": {"ready": [0, 0, 0], "used": [0, 0, 0]},
        },
        "stock": goods(7, 9, 9, 6, 9, 4, 4, 7), "pending": {}, "winners": [],
    }  # fmt: skip


def before_order() -> dict[str, Any]:
    """Before the order of play is drawn."""
    return opening() | {"order": [], "to_act": None, "prompt": None, "chance": True}


def midgame(board: Any = "printed") -> dict[str, Any]:
    """The second turn, seat 3 fighting for Babylon, seat 1 has passed."""
    view = opening(board)
    areas, players = view["areas"], view["players"]
    for name, seat, grown in (("ur", 1, True), ("uruk", 2, False), ("eridu", 3, True), ("nippur", 3, False)):
        areas[name] |= {"city": seat, "grown": grown}
    for name, seat, count in (
        ("amorites", 1, 2), ("sippar", 1, 1), ("babylon", 1, 1), ("isin", 2, 1), ("shuruppak", 2, 2),
        ("larsa", 3, 1), ("uruk", 3, 2),
    ):  # fmt: skip
        areas[name]["army"] = {"seat": seat, "count": count}
    for name, counts in (
        ("mitanni", [2, 1, 0]), ("elam", [0, 3, 1]), ("egypt", [1, 0, 2]), ("dilmun", [0, 0, 2]),
        ("guti", [1, 1, 0]), ("larsa", [0, 2, 0]), ("amorites", [0, 1, 1]),
    ):  # fmt: skip
        areas[name]["workers"] = counts
    for i, (empire, rank, value) in enumerate((("amorites", "B", 3), ("isin", "C", 0), ("larsa", "A", 5))):
        players[i] |= {"empire": empire, "rank": rank, "equipment": value, "score": (14, 23, 31)[i]}
        players[i] |= {"armies": {"stock": 11 - i, "pool": 6 - i}, "cities": 3 - (i == 2), "growths": 3}
        players[i] |= {"workers": {"stock": 9 - i, "pool": 4, "track": 0}}
    players[0] |= {"passed": True, "bid": 4}
    view["boxes"] = {
        "irrigation": [2, 3, 1], "weaving": [1, 2, 2], "scribes": {"ready": [1, 0, 1], "used": [0, 2, 1]},
        "toolmakers": {"ready": [1, 0, 2], "used": [0, 1, 0]},
    }  # fmt: skip
    view |= {"turn": 2, "prompt": "fight", "to_act": 3, "order": [3, 1, 2]}
    return view | {"pending": {"paid": True, "target": "babylon", "fight": "invade"}}


def over() -> dict[str, Any]:
    """The end, won by seat 2 with more than seventy points."""
    view = midgame()
    for area in view["areas"].values():
        area["army"] = None
    for i, score in enumerate((64, 83, 64)):
        view["players"][i] |= {
            "score": score, "empire": None, "rank": None, "equipment": 0, "passed": False, "bid": 0,
            "armies": {"stock": 20, "pool": 0}, "workers": {"stock": 12, "pool": 0, "track": int(score > 70)},
        }  # fmt: skip
    view |= {"turn": 5, "phase": "over", "prompt": None, "to_act": None, "winners": [2], "pending": {}}
    return view
