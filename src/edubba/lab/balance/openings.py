"""What first moves are worth: each one forced equally often, whatever was drawn, then the bots play on.

Bots begin as they like best, so the games that they begin with a move are not its fair trial: they took it
where it suited. Forced in turn, whatever the draws, every first move meets the same luck.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from edubba.lab.arena.match import Result
from edubba.lab.balance.intervals import Estimate, mean, share
from edubba.lab.balance.measures import by_place

SHUFFLES = 4000
SEED = 20_260


@dataclass(frozen=True, slots=True)
class Opening:
    """One first move of the game."""

    text: str
    wins: Estimate  # share of victory of who was made to play it
    lead: Estimate  # points more than the mean of the others
    chosen: float  # how often bots begin with it when they may choose

    def told(self) -> dict[str, Any]:
        """As JSON values."""
        return {
            "text": self.text, "wins": self.wins.told(), "lead": self.lead.told(), "chosen": self.chosen,
        }  # fmt: skip


@dataclass(frozen=True, slots=True)
class Openings:
    """All first moves, the best first."""

    moves: tuple[Opening, ...]
    games: int
    overall: Estimate  # share of victory of who begins with a forced move
    chance: float  # how often chance alone would set the leads of the moves so far apart

    def told(self) -> dict[str, Any]:
        """As JSON values."""
        return {
            "games": self.games, "overall": self.overall.told(), "chance": self.chance,
            "moves": [move.told() for move in self.moves],
        }  # fmt: skip


def first_lead(result: Result) -> float:
    """Points of who came first beyond the mean of the others."""
    first, *others = by_place(result, "points")
    return first - math.fsum(others) / len(others)


def openings(forced: Sequence[Result], free: Sequence[Result]) -> Openings:
    """The value of each first move from games with forced ones; from free games how often it is chosen."""
    groups: dict[str, list[Result]] = defaultdict(list)
    for result in forced:
        groups[result["opening"][0]].append(result)
    chosen = [result["opening"][0] for result in free]
    won = [by_place(result, "wins")[0] for result in forced]
    overall = math.fsum(won) / len(won)
    moves = [
        Opening(
            text,
            share([by_place(r, "wins")[0] for r in games], even=overall, tests=len(groups)),
            mean([first_lead(r) for r in games], tests=len(groups)),
            chosen.count(text) / max(1, len(chosen)),
        )
        for text, games in groups.items()
    ]
    moves.sort(key=lambda move: (-move.wins.value, -move.lead.value, move.text))
    even = 1 / len(forced[0]["wins"])
    labels = [result["opening"][0] for result in forced]
    return Openings(
        tuple(moves), len(forced), share(won, even=even), by_chance(labels, [*map(first_lead, forced)])
    )


def by_chance(labels: Sequence[str], values: Sequence[float]) -> float:
    """How often shuffled values set the means of the groups as far apart: a permutation test, seeded.

    1 where there is nothing to tell apart: one group, or one game in each.
    """
    names = {name: index for index, name in enumerate(dict.fromkeys(labels))}
    groups = np.array([names[label] for label in labels])
    sizes = np.bincount(groups)
    if len(sizes) < 2 or sizes.max() < 2:
        return 1.0
    numbers = np.array(values, dtype=np.float64)
    numbers -= numbers.mean()

    def apart(these: np.ndarray[Any, np.dtype[np.float64]]) -> float:
        return float((np.bincount(groups, these) ** 2 / sizes).sum())

    seen = apart(numbers) * (1 - 1e-12)
    dice = np.random.default_rng(SEED)
    more = sum(apart(dice.permutation(numbers)) >= seen for _ in range(SHUFFLES))
    return (more + 1) / (SHUFFLES + 1)
