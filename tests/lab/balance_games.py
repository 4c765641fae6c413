"""Studies and games of them made by hand, for the tests of the balance report."""

from __future__ import annotations

import random
from typing import Any

from edubba.lab.balance.compare import Findings, findings
from edubba.lab.balance.study import Study, make_study

GAMES = ("sumeria", "flood")


def study_of(game: str = "sumeria", bot: str = "random", **options: Any) -> Study:
    return make_study(game, options, bot, "1")


def seen(study: Study, game: int, points: list[int], **facts: Any) -> dict[str, Any]:
    """A game that ended with these points in seat order; seat 1 came first unless the facts say otherwise."""
    part, number = study.place(game)
    best = [score == max(points) for score in points]
    return {
        "game": game,
        "part": part,
        "number": number,
        "seed": study.parts[part].pairing(number).seed,
        "points": points,
        "wins": [won / sum(best) for won in best],
        "texts": 12,
        "hash": f"{game:032x}",
        "order": list(range(1, len(points) + 1)),
        "opening": ["pass"] * len(points),
        "branching": [10, 1, 100],
        **facts,
    }


def by_lot(study: Study, games: int, forced: int, moves: list[str], favour: int = 0) -> Findings:
    """Findings from games whose points are drawn; who comes first gets so many more."""
    dice = random.Random(6)
    parts = []
    for part, plan in enumerate(study.parts):
        wanted = games if part < len(study.variants) else forced
        rows = []
        for number, game in enumerate(study.games(part, wanted)):
            points = [dice.randrange(20, 60) for _ in plan.bots]
            points[0] += favour
            choices = [dice.randrange(1, 40) for _ in range(dice.randrange(30, 60))]
            opening = [moves[number % len(moves)]] * len(points)
            rows.append(seen(study, game, points, branching=choices, opening=opening))
        parts.append(rows)
    return findings(study, parts)
