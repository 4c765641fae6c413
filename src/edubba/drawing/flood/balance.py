"""What has to balance in a position of After the Flood while it is being edited."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from edubba.drawing.editing import first_possible
from edubba.games.flood.state import ARMIES_EACH, CITIES, PIECES, SEATS, VALUES, WORKERS_EACH
from edubba.games.flood.tables import RESOURCE_NAMES
from edubba.games.flood.view import RANKS

UNPAID = ("surcharge", "bid", "grow", None)  # where no action is under way that somebody has paid for
CREATING = ("buy", "equip")


def sides(view: Mapping[str, Any]) -> Iterator[list[int]]:
    """Every list of workers by seat: in the outer areas, and in the boxes both sides."""
    for area in view["areas"].values():
        if "workers" in area:
            yield area["workers"]
    for box in view["boxes"].values():
        if isinstance(box, list):
            yield box
        else:
            yield from (box["ready"], box["used"])


def settle(view: dict[str, Any]) -> None:
    """Stocks, markers, ranks, what lies on the army table and in the pass box, and what was paid."""
    for seat in range(1, SEATS + 1):
        _count(view, seat, view["players"][seat - 1])
    _rank(view)
    _lay_down(view)
    passed = any(player["passed"] for player in view["players"])
    if view["prompt"] == "surcharge" and not passed:
        view["prompt"] = "action"
    view["pending"].pop("paid", None)
    if passed and view["prompt"] not in UNPAID:
        view["pending"]["paid"] = True
    if view["prompt"] == "grow":  # the rules say who is asked there
        first_possible(view, "to_act", view["order"])


def _count(view: Mapping[str, Any], seat: int, player: dict[str, Any]) -> None:
    """R167: what is nowhere else is in the stock."""
    workers = player["workers"]
    standing = sum(side[seat - 1] for side in sides(view)) + workers["pool"] + workers["track"]
    workers["stock"] = max(0, WORKERS_EACH - standing)
    armies = [area["army"] for area in view["areas"].values() if area["army"]]
    marching = sum(army["count"] for army in armies if army["seat"] == seat)
    player["armies"]["stock"] = max(0, ARMIES_EACH - marching - player["armies"]["pool"])
    cities = [area for area in view["areas"].values() if area.get("city") == seat]
    player["cities"] = max(0, CITIES - len(cities))
    player["growths"] = max(0, CITIES - sum(area["grown"] for area in cities))


def _rank(view: Mapping[str, Any]) -> None:
    """R106: ranks by equipment; where it is level they stay as they were."""
    creating = view["to_act"] if view["prompt"] in CREATING else None
    ranked = []
    for seat, player in enumerate(view["players"], 1):
        if player["empire"] and seat != creating:
            ranked.append((-player["equipment"], player["rank"] or "Z", seat))
        else:
            player["rank"] = None
    for rank, (_, _, seat) in zip(RANKS, sorted(ranked), strict=False):
        view["players"][seat - 1]["rank"] = rank


def lying(view: Mapping[str, Any]) -> list[int]:
    """R168: pieces that are neither in the stock nor in a hand, in the order of the resources."""
    hands = [player["hand"] for player in view["players"]]
    return [
        most - view["stock"][name] - sum(hand[name] for hand in hands)
        for name, most in zip(RESOURCE_NAMES, PIECES, strict=True)
    ]


def free(view: Mapping[str, Any]) -> list[int]:
    """Pieces that are in no hand."""
    there = zip(lying(view), RESOURCE_NAMES, strict=True)
    return [max(0, down + view["stock"][name]) for down, name in there]


def _lay_down(view: dict[str, Any]) -> None:
    """As much lies on the army table and in the pass box as equipment and bids are worth."""
    told = sum(player["equipment"] + player["bid"] for player in view["players"])
    down, pieces = lying(view), free(view)
    worth = sum(count * value for count, value in zip(down, VALUES, strict=True))
    if worth != told or min(down) < 0:
        down = _worth(told, pieces) or [max(0, count) for count in down]
    view["stock"] = {
        name: max(0, have - count) for name, have, count in zip(RESOURCE_NAMES, pieces, down, strict=True)
    }


def _worth(told: int, pieces: list[int]) -> list[int] | None:
    """Pieces that are worth so much, dear ones first; None where there are no such."""
    found: dict[int, list[int]] = {0: [0] * len(pieces)}
    for k in sorted(range(len(pieces)), key=lambda each: -VALUES[each]):
        reached = dict(found)
        for worth, counts in found.items():
            for more in range(1, pieces[k] + 1):
                total = worth + more * VALUES[k]
                if total > told:
                    break
                if total not in reached:
                    reached[total] = [n + more if i == k else n for i, n in enumerate(counts)]
        found = reached
    return found.get(told)
