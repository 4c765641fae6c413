"""Names of places, the maker of an empire, the question that is open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from edubba.locales import say

BOXES = ("irrigation", "weaving", "scribes", "toolmakers")
SEATS = (1, 2, 3)


def place_name(name: str, lang: str) -> str:
    """An area, a box or Sumer in words."""
    return say("flood-name", lang, name=name)


def creator(view: Mapping[str, Any], empire: str) -> int | None:
    """The seat that has created an empire in this turn."""
    return next((seat for seat in SEATS if view["players"][seat - 1]["empire"] == empire), None)


def asked(view: Mapping[str, Any], names: Sequence[str], lang: str) -> tuple[str, str]:
    """Who is asked, and what; the first is empty where a draw comes next or the game is over."""
    if view["phase"] == "over":
        winners = ", ".join(names[seat - 1] for seat in view["winners"])
        return "", say("draw-status-over", lang, names=winners)
    if view["chance"]:
        return "", say("draw-flood-chance", lang, draw="dice" if view["order"] else "order")
    pending = view["pending"]
    area = place_name(pending["target"], lang) if "target" in pending else "–"
    count = pending.get("place", 0)
    what = say("draw-flood-asked", lang, prompt=view["prompt"], count=count, area=area)
    return names[view["to_act"] - 1], what
