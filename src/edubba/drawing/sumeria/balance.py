"""What has to balance in a position of Sumeria while it is being edited."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from edubba.drawing.editing import first_possible
from edubba.games.sumeria.state import DYNASTIES, EACH_KIND, PLACED_EACH, ROUNDS, TRADERS_EACH

KINDS = "EMPR"
SPACES = (3, 2, 1)  # R8


def left(view: Mapping[str, Any], kind: str) -> int:
    """How many markers of a kind are in the bag: as many as are nowhere else, never fewer than none."""
    return max(0, EACH_KIND - _elsewhere(view, kind))


def _elsewhere(view: Mapping[str, Any], kind: str) -> int:
    lying = sum(above.count(kind) for above in view["display"])
    return int(lying + view["discarded"][kind] + sum(won[kind] for won in view["won"]))


def settle(view: dict[str, Any], *, kept: str = "", taking: int = 0) -> None:
    """Supplies, the display of the phase, as many markers out as dynasties were scored, and whose turn it is.

    The kind `kept` was just set, so others give way; so was the place `taking` from which markers are taken.
    """
    _phase(view)
    players = len(view["supply"])
    standing = list(view["traders"].values())
    view["supply"] = [max(0, TRADERS_EACH[players] - standing.count(seat + 1)) for seat in range(players)]
    _make_room(view)
    wanted = _spaces(view, taking)
    view["display"] = [above[:most] for above, most in zip(view["display"], wanted, strict=True)]
    _move_out(view, kept, wanted)
    _lay_out(view, wanted)
    view["bag"] = {kind: left(view, kind) for kind in KINDS}
    if view["phase"] in ("setup", "take") and not view["chance"]:  # the rules say who is asked there
        first_possible(view, "to_act", range(1, players + 1))


def _phase(view: dict[str, Any]) -> None:
    """Dynasty and round, where the phase fixes them; once all traders are placed, play begins."""
    players = len(view["supply"])
    if view["phase"] == "setup" and not view["chance"]:
        view |= {"dynasty": 1, "round": 1}
        if len(view["traders"]) == players * PLACED_EACH[players]:
            view |= {"phase": "play", "to_act": view["start"]}
    elif view["phase"] == "take":
        view["round"] = ROUNDS
    elif view["phase"] == "over":
        view |= {"dynasty": DYNASTIES, "round": ROUNDS}


def _make_room(view: dict[str, Any]) -> None:
    """Where more than nine of a kind are told of, discarded ones were meant."""
    for kind in KINDS:
        over = max(0, _elsewhere(view, kind) - EACH_KIND)
        view["discarded"][kind] = max(0, view["discarded"][kind] - over)


def _spaces(view: Mapping[str, Any], taking: int) -> tuple[int, int, int]:
    """How many markers lie above each place."""
    if view["phase"] == "over":
        return 0, 0, 0
    if view["chance"]:
        first, second, third = map(len, view["display"])
        return first, second, third
    taken = taking == 2 or (not taking and not view["display"][0])
    return (0, *SPACES[1:]) if view["phase"] == "take" and taken else SPACES


def _lay_out(view: dict[str, Any], wanted: tuple[int, ...]) -> None:
    """New markers are of the kind that is left most."""
    for above, most in zip(view["display"], wanted, strict=True):
        while len(above) < most and (kind := _most(view, "")):
            above.append(kind)


def _most(view: Mapping[str, Any], kept: str) -> str:
    """The kind of which most are in the bag; none where it is empty."""
    found = max((kind for kind in KINDS if kind != kept), key=lambda kind: left(view, kind))
    return found if left(view, found) else ""


def _move_out(view: dict[str, Any], kept: str, spaces: tuple[int, ...]) -> None:
    """R48: six markers leave the display in a dynasty; what nobody has won was discarded."""
    scored = DYNASTIES if view["phase"] == "over" else view["dynasty"] - 1
    wanted = sum(SPACES) * scored + (SPACES[0] - spaces[0] if view["phase"] == "take" else 0)
    won = sum(sum(each.values()) for each in view["won"])
    discarded = view["discarded"]
    while won + sum(discarded.values()) > wanted:
        kind = max((each for each in KINDS if each != kept), key=lambda each: int(discarded[each]))
        if not discarded[kind]:
            return
        discarded[kind] -= 1
    while won + sum(discarded.values()) < wanted and (kind := _most(view, kept)):
        discarded[kind] += 1
