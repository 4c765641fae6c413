"""What is wrong with a position, told to somebody who sets it up on the page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from edubba.drawing.scene import stage
from edubba.games.errors import EdubbaError
from edubba.locales import say

#: The rest says the same to a program and to a player; these call players, places and steps by their names.
OWN = {
    "sumeria-view-trader-count": "editor-wrong-traders",
    "sumeria-view-markers-out": "editor-wrong-markers",
    "sumeria-view-controller": "editor-wrong-controller",
    "sumeria-view-placing-seat": "editor-wrong-placing",
    "flood-view-no-empire": "editor-wrong-no-empire",
    "flood-view-scribes": "editor-wrong-scribes",
    "flood-view-track": "editor-wrong-track",
    "flood-view-cannot-grow": "editor-wrong-growth",
    "flood-view-pool": "editor-wrong-pool",
    "flood-view-akkad": "editor-wrong-akkad",
    "flood-view-needs-empire": "editor-wrong-needs-empire",
    "flood-view-nothing-to-do": "editor-wrong-prompt",
}


def told(problem: EdubbaError, view: Mapping[str, Any], names: Sequence[str], lang: str) -> str:
    """The problem as a sentence about the game; where in the document it stands is of no use here."""
    facts = dict(problem.facts)
    place = str(facts.get("place", ""))
    seat = facts.get("seat", facts.get("controller"))
    if isinstance(seat, int):
        facts["name"] = names[seat - 1]
    if "area" in facts:
        facts["area"] = stage(view["game"]).token(facts["area"], view, lang).label
    if "prompt" in facts:
        facts["prompt"] = say("editor-prompt", lang, prompt=facts["prompt"])
    facts["exact"] = "yes" if facts.get("least") == facts.get("most") else "no"
    text = say(OWN.get(problem.key, problem.key), lang, **facts).removeprefix(f"{place}: ")
    return text[:1].upper() + text[1:]
