"""A field of a position of After the Flood gets another value, and what has to balance does.

What an action in progress has to remember cannot be changed; whoever chooses another step begins it anew.
"""

from __future__ import annotations

from typing import Any

from edubba.drawing.editing import NOBODY, swapped
from edubba.drawing.flood.balance import settle
from edubba.games.flood.board import load
from edubba.games.flood.state import TURNS

NONE, YES, NO = "none", "yes", "no"


def put(view: dict[str, Any], field: str, value: Any) -> None:
    """Give a field a value, and balance the rest."""
    key, *rest = field.split(".")
    if key == "prompt":
        _enter(view, value)
    elif key == "turn":
        _to_turn(view, value)
    elif key == "to_act":
        view["to_act"] = int(value)
    elif key == "order":
        view["order"] = swapped(view["order"], int(rest[0]), int(value))
    elif key == "player":
        _put_player(view, view["players"][int(rest[0]) - 1], int(rest[0]), rest[1:], value)
    elif key == "area":
        _put_area(view["areas"][rest[0]], rest[1], value)
    else:
        box, side, seat = rest
        standing = view["boxes"][box] if side == "all" else view["boxes"][box][side]
        standing[int(seat) - 1] = value
    settle(view)


def _enter(view: dict[str, Any], step: str) -> None:
    """Begin another step; what the one before had to remember is forgotten."""
    growing, over = view["phase"] == "growth", step == "over"
    view["order"] = view["order"] or [1, 2, 3]
    view["pending"], view["chance"] = {}, False
    view["phase"] = "over" if over else "growth" if step == "grow" else "actions"
    view["prompt"] = None if over else step
    view["to_act"] = None if over else view["to_act"] or view["order"][0]
    for player in view["players"]:
        if over:
            player |= {"passed": False, "bid": 0, "equipment": 0, "empire": None, "rank": None}
            player["workers"]["pool"] = player["armies"]["pool"] = 0
        elif step == "grow" or growing:
            player |= {"passed": step == "grow"} | ({} if step == "grow" else {"bid": 0})
    if over:
        view["turn"] = TURNS
        for area in view["areas"].values():
            area["army"] = None
    elif step == "bid":
        view["players"][view["to_act"] - 1]["passed"] = True


def _to_turn(view: dict[str, Any], turn: int) -> None:
    """Each turn has empires of its own: whoever has the first of one turn has the first of another."""
    empires = load(view["options"]["board"], files=False).empires
    before = [name for name, _ in empires[view["turn"] - 1]]
    for player in view["players"]:
        if player["empire"] in before:
            player["empire"] = empires[turn - 1][before.index(player["empire"])][0]
    view["turn"] = turn


def _put_player(view: dict[str, Any], player: dict[str, Any], seat: int, path: list[str], value: Any) -> None:
    if path[0] == "hand":
        view["stock"][path[1]] -= value - player["hand"][path[1]]
        player["hand"][path[1]] = value
    elif len(path) > 1:
        player[path[0]][path[1]] = value
    elif path[0] == "passed":
        player |= {"passed": value == YES} | ({} if value == YES else {"bid": 0})
    elif path[0] == "rank":
        holder = next(each for each in view["players"] if each["rank"] == value)
        holder["rank"], player["rank"] = player["rank"], value
    elif path[0] == "empire":
        _put_empire(view, player, seat, value)
    else:
        player[path[0]] = value


def _put_empire(view: dict[str, Any], player: dict[str, Any], seat: int, value: str) -> None:
    """An empire that another seat has goes over; who has none has no armies and no equipment."""
    if value == NONE:
        player |= {"empire": None, "equipment": 0, "rank": None}
        player["armies"]["pool"] = 0
        for area in view["areas"].values():
            if area["army"] and area["army"]["seat"] == seat:
                area["army"] = None
        return
    for other in view["players"]:
        if other["empire"] == value:
            other["empire"] = player["empire"]
            if not other["empire"]:
                _put_empire(view, other, view["players"].index(other) + 1, NONE)
    player["empire"] = value


def _put_area(area: dict[str, Any], what: str, value: Any) -> None:
    if what == "city":
        area |= {"city": None if value == NOBODY else int(value)}
        area["grown"] = area["grown"] and value != NOBODY
    elif what == "grown":
        area["grown"] = value == YES
    elif what == "army":
        seat, _, count = value.partition(" ")
        area["army"] = {"seat": int(seat), "count": int(count)} if count else None
    else:
        area["workers"][int(what) - 1] = value
