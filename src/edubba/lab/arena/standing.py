"""What the games of a tournament say about each competitor."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from edubba.lab.arena.match import Result
from edubba.lab.arena.ratings import ratings
from edubba.tables.strength import Rating


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean and its standard error, None where one round alone cannot tell."""

    value: float
    error: float | None


@dataclass(frozen=True, slots=True)
class Standing:
    """One competitor: all seats that bots of its name took."""

    name: str
    games: int
    seats: int  # seats taken, more than games where its name stands twice in the lineup
    wins: Mean  # share of victory for each seat taken; a shared victory is split evenly
    points: Mean  # for each seat taken
    rating: Rating
    move: float  # seconds of thought, the mean over all decisions
    longest: float  # seconds
    by_seat: tuple[Mean | None, ...]  # share of victory in seat 1, 2, …; None where it never sat
    scores: tuple[int, ...]  # the points of every seat taken, ascending

    def told(self) -> dict[str, Any]:
        """The figures as JSON values, without the single scores."""
        told = asdict(self)
        del told["scores"]
        told["rating"] |= {"interval": list(self.rating.interval), "ordinal": self.rating.ordinal}
        return told


@dataclass(frozen=True, slots=True)
class _Seat:
    """One seat of one game."""

    round: int
    game: int
    seat: int
    wins: float
    points: int
    decisions: int
    seconds: float
    longest: float


def standings(results: Sequence[Result]) -> list[Standing]:
    """The competitors, best share of victory first; the results must come in the order of their numbers."""
    taken: dict[str, list[_Seat]] = defaultdict(list)
    for result in results:
        for index, name in enumerate(result["seats"]):
            figures = (result[key][index] for key in ("wins", "points", "decisions", "seconds", "longest"))
            taken[name].append(_Seat(result["round"], result["game"], index, *figures))
    rated = ratings(results)
    players = max((len(result["seats"]) for result in results), default=0)
    found = [_standing(name, seats, rated[name], players) for name, seats in taken.items()]
    return sorted(found, key=lambda one: -one.wins.value)


def _standing(name: str, taken: list[_Seat], rating: Rating, players: int) -> Standing:
    decisions = sum(seat.decisions for seat in taken)
    return Standing(
        name=name,
        games=len({seat.game for seat in taken}),
        seats=len(taken),
        wins=_mean([(seat.round, seat.wins) for seat in taken]),
        points=_mean([(seat.round, float(seat.points)) for seat in taken]),
        rating=rating,
        move=sum(seat.seconds for seat in taken) / max(1, decisions),
        longest=max(seat.longest for seat in taken),
        by_seat=tuple(_in_seat(taken, seat) for seat in range(players)),
        scores=tuple(sorted(seat.points for seat in taken)),
    )


def _in_seat(taken: list[_Seat], number: int) -> Mean | None:
    there = [(seat.round, seat.wins) for seat in taken if seat.seat == number]
    return _mean(there) if there else None


def _mean(values: list[tuple[int, float]]) -> Mean:
    """The mean of values that come by rounds, and its standard error with the rounds as clusters.

    Games of a round share their draws and seats of a game share its victory, so only rounds are independent.
    The error is that of a ratio of sums over clusters, which the last round may leave of unequal size.
    """
    mean = math.fsum(value for _, value in values) / len(values)
    surplus: dict[int, float] = defaultdict(float)
    for number, value in values:
        surplus[number] += value - mean
    rounds = len(surplus)
    if rounds < 2:
        return Mean(mean, None)
    spread = math.fsum(extra * extra for extra in surplus.values())
    return Mean(mean, math.sqrt(spread * rounds / (rounds - 1)) / len(values))
