"""Writes the golden hashes: `python -m tests.rules.sumeria.golden`. New ones change what is promised."""

from __future__ import annotations

import json
import random
from typing import Any

import edubba
from tests.rules.sumeria.tools import BOARDS
from tests.rules.tools import FIXTURES, steps

LENGTHS = {"draws": 10, "placement": 24, "dynasty 2": 75, "end": 1000}


def entry(name: str, **options: Any) -> dict[str, Any]:
    """A random game up to a point, and its hash there."""
    pos = edubba.new("sumeria", **options)
    for _ in steps(pos, random.Random(f"{name} {options}"), LENGTHS[name]):
        pass
    title = f"{name}, {options['board']} {options['players']}"
    return {"name": title, "options": options, "hash": pos.hash, "texts": pos.moves}


def write() -> None:
    """Both boards, three and four players, every part of the game; the other options with four."""
    other = {"start_tie": "all_players", "final_tiebreak": "full_series"}
    found = [
        entry(name, board=board, players=players, **(other if players == 4 else {}))
        for board in BOARDS
        for players in (3, 4)
        for name in LENGTHS
    ]
    lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in found)
    (FIXTURES / "sumeria_hashes.json").write_text(f"[\n{lines}\n]\n")


if __name__ == "__main__":
    write()
