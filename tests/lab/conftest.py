"""What the tests of the arena share: plans, results made by hand, the command."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from edubba import __version__
from edubba.lab.arena.plan import Plan, make_plan
from tests.cli.conftest import run, terminal

from .processes import end_all

__all__ = ["lineup", "made", "no_process_stays", "plan_of", "run", "terminal"]


@pytest.fixture(autouse=True)
def no_process_stays() -> Iterator[None]:
    yield
    end_all()


def plan_of(game: str = "sumeria", bots: str = "greedy,random,random", seed: str = "1") -> Plan:
    return make_plan(game, {}, bots.split(","), seed)


def lineup(*names: str) -> Plan:
    """A plan of bots that need not exist."""
    options = {"players": len(names), "board": "two_rivers"}
    return Plan("sumeria", options, names, "s", 1, __version__)


def made(plan: Plan, number: int, points: list[int]) -> dict[str, Any]:
    """The result of a game that ended with these points, as if every decision took a millisecond."""
    pairing = plan.pairing(number)
    best = [score == max(points) for score in points]
    return {
        "game": number,
        "round": pairing.round,
        "seats": list(pairing.seats),
        "seed": pairing.seed,
        "points": points,
        "wins": [won / sum(best) for won in best],
        "decisions": [10] * len(points),
        "texts": 40,
        "hash": f"{number:032x}",
        "seconds": [0.01] * len(points),
        "longest": [0.002] * len(points),
    }
