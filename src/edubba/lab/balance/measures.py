"""What the games of one variant show: who is favoured, points, choices, length."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from edubba.lab.arena.match import Result
from edubba.lab.balance.intervals import Estimate, mean, share
from edubba.lab.balance.study import Variant

Figure = Callable[[Result], float]

MOST_STEPS = 120  # points along a curve
STILL_RUNNING = 0.5  # a curve ends where fewer games than this share go on


def by_place(result: Result, key: str) -> list[float]:
    """Points or wins in the order in which seats came to their first decision."""
    return [result[key][seat - 1] for seat in result["order"]]


def advantage(result: Result) -> float:
    """What who decides first wins beyond an even share."""
    return by_place(result, "wins")[0] - 1 / len(result["wins"])


def advantage_of_last(result: Result) -> float:
    """What who decides last wins beyond an even share."""
    return by_place(result, "wins")[-1] - 1 / len(result["wins"])


def points(result: Result) -> float:
    """Points of a seat, the mean over the seats."""
    return math.fsum(result["points"]) / len(result["points"])


def margin(result: Result) -> float:
    """Points between the best and the next; 0 where they tie, whoever the tie-break made the winner."""
    best, second = sorted(result["points"], reverse=True)[:2]
    return float(best - second)


def length(result: Result) -> float:
    """Decisions of all seats."""
    return float(len(result["branching"]))


def branching(result: Result) -> float:
    """Legal actions at a decision, the mean over the game."""
    return math.fsum(result["branching"]) / len(result["branching"])


@dataclass(frozen=True, slots=True)
class Step:
    """The choices around one place of a game: quartiles over all games that got there."""

    at: float  # the decision, from 1; the middle where several are taken together
    quartiles: tuple[float, float, float]


@dataclass(frozen=True)
class Measures:
    """One variant."""

    variant: Variant
    games: int
    places: tuple[Estimate, ...]  # share of victory by the order of first decisions
    seats: tuple[Estimate, ...]  # and by the number of the seat
    order_drawn: bool  # whether somebody else than seat 1 ever came first
    place_points: tuple[Estimate, ...]
    scores: tuple[tuple[int, ...], ...]  # all points by place, ascending
    points: Estimate
    winner: Estimate  # points of the best
    margin: Estimate
    margins: tuple[int, ...]  # ascending
    shared: Estimate  # how often a victory is shared
    length: Estimate
    lengths: tuple[int, ...]  # ascending
    texts: Estimate
    branching: Estimate
    forced: float  # share of decisions with one legal action
    lines: Estimate  # log10 of the product of the choices along a game
    steps: tuple[Step, ...]
    beginnings: tuple[int, ...]  # games for each choice of first actions, all seats together; descending

    def told(self) -> dict[str, Any]:
        """The figures as JSON values."""
        groups = ("places", "seats", "place_points")
        single = ("points", "winner", "margin", "shared", "length", "texts", "branching", "lines")
        change = self.variant.change
        return {
            "change": None if change is None else list(change),
            "games": self.games,
            "order_drawn": self.order_drawn,
            **{key: [one.told() for one in getattr(self, key)] for key in groups},
            **{key: getattr(self, key).told() for key in single},
            "forced": self.forced,
            "beginnings": list(self.beginnings),
        }


def measured(variant: Variant, results: Sequence[Result], tests: int) -> Measures:
    """The measures of a variant's games; `tests` is how many shares are compared with an even one in all."""
    seats, even = range(variant.players), 1 / variant.players
    placed = [by_place(result, "wins") for result in results]
    scored = [by_place(result, "points") for result in results]
    margins = [margin(result) for result in results]
    lengths = [length(result) for result in results]
    offers = [count for result in results for count in result["branching"]]
    return Measures(
        variant=variant,
        games=len(results),
        places=tuple(share([row[place] for row in placed], even=even, tests=tests) for place in seats),
        seats=tuple(share([r["wins"][seat] for r in results], even=even, tests=tests) for seat in seats),
        order_drawn=any(result["order"][0] != 1 for result in results),
        place_points=tuple(mean([row[place] for row in scored]) for place in seats),
        scores=tuple(tuple(sorted(int(row[place]) for row in scored)) for place in seats),
        points=mean([points(result) for result in results]),
        winner=mean([float(max(result["points"])) for result in results]),
        margin=mean(margins),
        margins=tuple(sorted(map(int, margins))),
        shared=share([float(max(result["wins"]) < 1) for result in results], even=math.nan),
        length=mean(lengths),
        lengths=tuple(sorted(map(int, lengths))),
        texts=mean([float(result["texts"]) for result in results]),
        branching=mean([branching(result) for result in results]),
        forced=sum(count == 1 for count in offers) / len(offers),
        lines=mean([math.fsum(map(math.log10, result["branching"])) for result in results]),
        steps=_steps([result["branching"] for result in results]),
        beginnings=tuple(sorted(Counter(tuple(r["opening"]) for r in results).values(), reverse=True)),
    )


def _steps(games: Sequence[Sequence[int]]) -> tuple[Step, ...]:
    """Quartiles of the choices along the game, decisions taken together where there are many."""
    end = sorted(map(len, games))[math.floor((1 - STILL_RUNNING) * len(games))]
    wide = math.ceil(end / MOST_STEPS)
    found = []
    for start in range(0, end, wide):
        there = [count for game in games for count in game[start : min(start + wide, end)]]
        low, middle, high = (float(each) for each in np.percentile(there, (25, 50, 75)))
        found.append(Step((start + min(start + wide, end) + 1) / 2, (low, middle, high)))
    return tuple(found)
