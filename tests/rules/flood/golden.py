"""Writes the golden hashes: `python -m tests.rules.flood.golden`. New ones change what is promised."""

from __future__ import annotations

import json
from typing import Any

import edubba
from tests.rules.flood.walks import Walker
from tests.rules.tools import FIXTURES, texts_of

FIXTURE = FIXTURES / "flood_hashes.json"
LENGTHS = {"order": 0, "first turn": 25, "second turn": 100, "fourth turn": 250, "end": 3000}


def entry(name: str, decline: str) -> dict[str, Any]:
    """A random game up to a point, and its hash there."""
    pos, walker = edubba.new("flood", decline=decline), Walker(f"{name} {decline}")
    for _ in range(LENGTHS[name]):
        if texts := texts_of(pos):
            pos.play(walker.choose(texts, pos.view()))
    options = {"decline": decline}
    return {"name": f"{name}, {decline}", "options": options, "hash": pos.hash, "texts": pos.moves}


def write() -> None:
    """Every part of the game, both options."""
    found = [entry(name, decline) for decline in ("one_each", "all") for name in LENGTHS]
    lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in found)
    FIXTURE.write_text(f"[\n{lines}\n]\n")


if __name__ == "__main__":
    write()
