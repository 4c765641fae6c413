"""What happened in Sumeria, in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from edubba.drawing.text.log import Event
from edubba.drawing.text.sumeria.events import happened
from edubba.games.sumeria.board import place, spoken
from edubba.locales import say

SENTENCES = {
    "placed": "sumeria-tell-place",
    "added": "sumeria-tell-add",
    "moved": "sumeria-tell-move",
    "removed": "sumeria-tell-remove",
    "took": "sumeria-tell-take",
    "got": "sumeria-tell-gets",
    "discarded": "sumeria-tell-discards",
    "rose": "sumeria-tell-rises",
    "dropped": "sumeria-tell-drops",
    "dynasty": "sumeria-tell-dynasty",
    "drew_start": "sumeria-tell-start",
    "drew_tile": "sumeria-tell-tile",
    "drew_marker": "sumeria-tell-marker",
}


def tell(
    before: Mapping[str, Any], text: str, after: Mapping[str, Any], lang: str, names: Sequence[str]
) -> str:
    """What a text did, and what followed of itself: tiles, markers handed over, a new dynasty."""
    return told(happened(before, text, after), lang, names)


def told(events: Sequence[Event], lang: str, names: Sequence[str]) -> str:
    """A sentence an event; tiles and markers drawn in a row share one."""
    sentences = []
    for kind, alike in groupby(events, key=lambda event: event.kind):
        group = list(alike)
        if kind == "drew_tile" and len(group) > 1:
            sentences.append(
                say("sumeria-tell-row", lang, states=", ".join(spoken(e["state"]) for e in group))
            )
        elif kind == "drew_marker" and len(group) > 1:
            sentences.append(
                say("sumeria-tell-drawn", lang, kinds=_kinds((e["marker"] for e in group), lang))
            )
        else:
            sentences += [_sentence(event, lang, names) for event in group]
    return " ".join(sentences)


def _sentence(event: Event, lang: str, names: Sequence[str]) -> str:
    facts = dict(event.facts)
    if "seat" in facts:
        facts["name"] = names[facts["seat"] - 1]
    if "kinds" in facts:
        facts["kinds"] = _kinds(facts["kinds"], lang)
    if "state" in facts:
        facts["state"] = spoken(facts["state"])
    if "settlement" in facts:
        facts["settlement"] = facts["destination"] = place(facts["settlement"])
    if "origin" in facts:
        facts["origin"] = place(facts["origin"])
    if "marker" in facts:
        facts["kind"] = facts["marker"]
    return say(SENTENCES[event.kind], lang, **facts)


def _kinds(kinds: Iterable[str], lang: str) -> str:
    return ", ".join(say(f"draw-kind-{kind}", lang) for kind in kinds)
