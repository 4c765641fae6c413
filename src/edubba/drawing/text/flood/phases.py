"""The phases that run by themselves, as differences between two positions: no rule is told twice.

Kinds and their facts:
    new_order: order, changed · scored: source (areas, workers, both), points by seat
    turn: turn · received: seat, goods, workers · declined: seat, places, workers
    over: winners, scores
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from edubba.drawing.text.flood.events import BOXES, TWO_SIDED, happened
from edubba.drawing.text.log import Event

View: TypeAlias = Mapping[str, Any]


def followed(before: View, text: str, after: View) -> list[Event]:
    """New order, points, the end of the turn, and the beginning of the next."""
    if not before["order"]:
        return _new_turn(before, after)
    if before["prompt"] == "bid" and _all_passed(before, after):
        told = [Event("new_order", {"order": after["order"], "changed": before["order"] != after["order"]})]
        return told + _points(before, text, after) + _rest(before, after)
    if before["prompt"] == "grow" and after["prompt"] != "grow":
        return _points(before, text, after) + _rest(before, after)
    return []


def _all_passed(before: View, after: View) -> bool:
    return bool(after["phase"] != "actions" or after["turn"] != before["turn"])


def _rest(before: View, after: View) -> list[Event]:
    if after["phase"] == "over":
        scores = [player["score"] for player in after["players"]]
        return [Event("over", {"winners": list(after["winners"]), "scores": scores})]
    return _new_turn(before, after) if after["turn"] != before["turn"] else []


def _points(before: View, text: str, after: View) -> list[Event]:
    """Points that no decision brought: those of a city just grown are told with it."""
    decided = sum(event["points"] for event in happened(before, text, after) if event.kind == "grew")
    gained = [b["score"] - a["score"] for a, b in zip(before["players"], after["players"], strict=True)]
    if decided:
        gained[before["to_act"] - 1] -= decided
    areas, most = before["prompt"] == "bid", after["phase"] == "over"
    source = "both" if areas and most else "areas" if areas else "workers"
    return [Event("scored", {"source": source, "points": gained})] if areas or most else []


def _new_turn(before: View, after: View) -> list[Event]:
    """What everybody receives, and whom the decline cost workers."""
    told = [Event("turn", {"turn": after["turn"]})]
    for seat, (old, new) in enumerate(zip(before["players"], after["players"], strict=True), 1):
        goods = {name: new["hand"][name] - old["hand"][name] for name in ("grain", "textile")}
        goods = {name: count for name, count in goods.items() if count > 0}
        earlier = 0 if before["order"] else old["workers"]["pool"]
        told.append(
            Event("received", {"seat": seat, "goods": goods, "workers": new["workers"]["pool"] - earlier})
        )
    return told + _decline(before, after)


def _decline(before: View, after: View) -> list[Event]:
    """R39 to R44: workers that stand no more where they stood."""
    told = []
    old, new = _standing(before), _standing(after)
    for seat in range(1, len(before["players"]) + 1):
        lost = {place: old[place][seat - 1] - new[place][seat - 1] for place in old}
        lost = {place: count for place, count in lost.items() if count > 0}
        if lost:
            told.append(Event("declined", {"seat": seat, "places": lost, "workers": sum(lost.values())}))
    return told


def _standing(view: View) -> dict[str, Sequence[int]]:
    """Workers in every box and outer area, by seat."""
    boxes = view["boxes"]
    found: dict[str, Sequence[int]] = {box: boxes[box] for box in BOXES if box not in TWO_SIDED}
    for box in TWO_SIDED:
        found[box] = [a + b for a, b in zip(boxes[box]["ready"], boxes[box]["used"], strict=True)]
    return found | {name: area["workers"] for name, area in view["areas"].items() if "workers" in area}
