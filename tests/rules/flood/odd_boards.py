"""Boards unlike the printed one: other borders, offers, tables and empires, drawn by a seed."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

from tests.rules.flood.reference_tables import AREAS, BOXES, OUTER, RESOURCES, SUMER

POWERS = {
    "sippar": "extra_exchange", "babylon": "extra_armies", "nippur": "extra_points",
    "shuruppak": "dear_to_raze", "umma": "", "uruk": "free_scribe", "ur": "extra_textile", "lagash": "",
    "eridu": "free_toolmaker",
}  # fmt: skip
WARES = ["wood", "metal", "oil", "gold", "lapis"]
HOMES = ["sumer", *(area for area in OUTER if area != "dilmun")]


def random_board(seed: int) -> dict[str, Any]:
    """A board's content; armies are few or many, so that limits are met."""
    rng = random.Random(f"board {seed}")
    borders, arrows = _joints(rng)
    return {
        "name": f"odd_{seed}",
        "borders": borders,
        "arrows": arrows,
        "sumerian": {area: POWERS[area] for area in SUMER},
        "outer": _outer(rng),
        "boxes": {box: rng.choice([0, 1, 5, 20]) for box in BOXES},
        "trade": {
            ware: rng.sample([name for name in RESOURCES if name != ware], rng.randint(1, 5))
            for ware in WARES
        },
        "production": {name: _figures(rng) for name in ("grain", "textile")},
        "growth": {"points": sorted(rng.sample(range(40), 5))},
        "empires": {
            str(turn): {home: rng.choice([1, 3, 8, 19, 20]) for home in rng.sample(HOMES, 3)}
            for turn in range(1, 6)
        },
    }


def _joints(rng: random.Random) -> tuple[list[list[str]], list[list[str]]]:
    inner = [area for area in AREAS if area not in ("akkad", "dilmun")]
    pairs = rng.sample(list(combinations(inner, 2)), rng.randint(15, 70))
    borders, arrows = [], [["akkad", "babylon"], *(["akkad", area] for area in rng.sample(inner[2:], 2))]
    for one, other in pairs:
        if rng.random() < 0.7:
            borders.append([one, other])
        else:
            arrows.append(rng.sample([one, other], 2))
    return borders, arrows


def _outer(rng: random.Random) -> dict[str, dict[str, Any]]:
    """Each ware is offered somewhere."""
    outer = {
        area: {"offers": rng.sample(WARES, rng.choice([0, 0, 1, 2, 5])), "points": rng.choice([0, 2, 7])}
        for area in OUTER
    }
    outer["dilmun"]["offers"] = rng.sample(WARES, 5)
    return outer


def _figures(rng: random.Random) -> dict[str, int]:
    return {name: rng.randint(0, 9) for name in ("first", "second", "third", "all_level")}
