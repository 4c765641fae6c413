"""What a text of Sumeria did: events from the text and the positions before and after it.

Kinds and their facts:
    placed, added, removed: seat, settlement · moved: seat, origin, settlement · took: seat, kinds
    rose, dropped: state, place · got: seat, kinds · discarded: kinds
    drew_tile: state, place · drew_marker: marker · drew_start: seat · dynasty: dynasty, seat
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from edubba.drawing.text.log import Event
from edubba.drawing.text.sumeria.table import LETTERS


def ends(before: Mapping[str, Any], text: str, after: Mapping[str, Any]) -> bool:
    """Every action is an entry of its own; draws in a row make one together."""
    return not text.startswith("~") or not after["chance"]


def followed(before: Mapping[str, Any], text: str, after: Mapping[str, Any]) -> list[Event]:
    """Nothing: what follows of itself belongs to the action."""
    return []


def happened(before: Mapping[str, Any], text: str, after: Mapping[str, Any]) -> list[Event]:
    """The action or draw, the tile it moved, the markers handed over, a new dynasty."""
    if text.startswith("~"):
        return [_draw(before, text[1:]), *_dynasty(before, after)]
    return [_action(before, text), *_row(before, after), *_markers(before, text, after)]


def _action(before: Mapping[str, Any], text: str) -> Event:
    seat = before["to_act"]
    if text.startswith("*"):
        return Event("took", {"seat": seat, "kinds": list(text[1:])})
    if text.startswith("-"):
        return Event("removed", {"seat": seat, "settlement": text[1:]})
    if text.startswith("+"):
        kind = "placed" if before["phase"] == "setup" else "added"
        return Event(kind, {"seat": seat, "settlement": text[1:]})
    origin, _, destination = text.partition(">")
    return Event("moved", {"seat": seat, "origin": origin, "settlement": destination})


def _draw(before: Mapping[str, Any], drawn: str) -> Event:
    if drawn in LETTERS:
        return Event("drew_marker", {"marker": drawn})
    if drawn.isdigit():
        return Event("drew_start", {"seat": int(drawn)})
    return Event("drew_tile", {"state": drawn, "place": len(before["row"]) + 1})


def _row(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[Event]:
    """The tile that an action moved: an add or a move lifts one, a remove lowers one."""
    changed = [place for place in range(8) if before["row"][place] != after["row"][place]]
    if not changed:
        return []
    left, right = changed
    lowered = len(after["traders"]) < len(before["traders"])
    kind, place = ("dropped", right) if lowered else ("rose", left)
    return [Event(kind, {"state": after["row"][place], "place": place + 1})]


def _markers(before: Mapping[str, Any], text: str, after: Mapping[str, Any]) -> list[Event]:
    """Markers that changed hands without a decision."""
    found = []
    for i in range(len(before["won"])):
        kinds = _gained(before["won"][i], after["won"][i])
        if text.startswith("*") and i + 1 == before["to_act"]:
            for kind in text[1:]:
                kinds.remove(kind)
        if kinds:
            found.append(Event("got", {"seat": i + 1, "kinds": kinds}))
    lost = _gained(before["discarded"], after["discarded"])
    return [*found, Event("discarded", {"kinds": lost})] if lost else found


def _gained(before: Mapping[str, int], after: Mapping[str, int]) -> list[str]:
    return [kind for kind in LETTERS for _ in range(after[kind] - before[kind])]


def _dynasty(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[Event]:
    if before["phase"] != "play" or after["chance"]:
        return []
    return [Event("dynasty", {"dynasty": after["dynasty"], "seat": after["start"]})]
