"""Searching a record from its first text to its last: every position once, used before and after a text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from edubba._position import Position
from edubba.drawing.seats import distinct, seat_names
from edubba.records import Record
from edubba.review.look import Look
from edubba.review.points import Stretch, points
from edubba.review.steps import Moment, Step, filled, moments, steps
from edubba.review.sums import Account, Turn, account, turn
from edubba.search.analysis import Analysis, Share, analyse

VERSION = 2  # of the JSON
SECONDS = 0.2  # a position, where nothing else is asked for


@dataclass(frozen=True)
class Review:
    """What the searches found along the main line of a record; all else follows from `steps`."""

    record: Record
    looks: tuple[Look, ...]  # one at each position, the first and the last included
    steps: tuple[Step, ...]  # one for each text
    limit: Mapping[str, float]  # of one search
    seed: str

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.looks[0].shares)

    @cached_property
    def accounts(self) -> tuple[Account, ...]:
        """Luck and skill of each seat, in seat order."""
        first, final = self.looks[0].shares, self.looks[-1].shares
        return tuple(
            account(seat, self.steps, before, after)
            for seat, (before, after) in enumerate(zip(first, final, strict=True), 1)
        )

    @cached_property
    def turns(self) -> tuple[Turn, ...]:
        """The steps by entries of the log; what ran by itself between two turns covers none."""
        entries = Position.of(self.record).log()
        covering = [entry for entry in entries if entry.last >= entry.first]
        return tuple(turn(entry, self.steps, self.seats) for entry in covering)

    @cached_property
    def points(self) -> tuple[Stretch, ...]:
        """Where the game turned, at three places at most."""
        return points(self.turns, self.seats)

    def names(self, lang: str = "en") -> list[str]:
        """The players' names in seat order, each another one."""
        given = [self.record.seats.get(seat, "") for seat in range(1, self.seats + 1)]
        return distinct(seat_names(self.seats, given, lang))

    def json(self) -> dict[str, Any]:
        """The whole review as JSON values; docs/analysis.md explains the keys."""
        return {
            "edubba-review": VERSION,
            "game": self.record.game,
            "hash": self.record.hash,
            "seats": self.names(),
            "limit": dict(self.limit),
            "seed": self.seed,
            "accounts": [each.json() for each in self.accounts],
            "points": [each.json() for each in self.points],
            "turns": [each.json() for each in self.turns],
            "steps": [each.json() for each in self.steps],
        }


def review(
    record: Record,
    *,
    seconds: float | None = None,
    simulations: int | None = None,
    seed: object = 1,
    jobs: int = 2,
    watch: Callable[[float], None] | None = None,
    known: Mapping[int, Look] | None = None,
    keep: Callable[[Look], None] | None = None,
) -> Review:
    """Look at every position of a record for so long (0.2 s), or with so many simulations: then repeatable.

    `watch` is told how much is done, from 0 to 1. `keep` is handed each look as it is found; what it was
    handed, given as `known` by the texts played before it, is not searched again. An exception that `watch`
    raises ends the search at once.
    """
    if seconds is None and simulations is None:
        seconds = SECONDS
    search = Search(seconds, simulations, str(seed), jobs)
    looks, total = dict(known or {}), len(wanted(record))

    def found(place: Moment | None, pos: Position) -> None:
        at, done = len(pos.moves), len(seen)
        if at not in looks:
            told = (lambda part: watch((done + part) / total)) if watch else None
            looks[at] = search.look(pos, place, told)
            if keep:
                keep(looks[at])
        seen.append(at)
        if watch:
            watch(len(seen) / total)

    places, seen = list[Moment](), list[int]()
    for place, pos in moments(record):
        places.append(place)
        if place.kind != "forced":
            found(place, pos)
    found(None, Position.of(record))
    everywhere = filled(places, looks)
    return Review(record, tuple(everywhere), steps(places, everywhere), search.limit, search.seed)


@dataclass(frozen=True)
class Search:
    """How positions are searched: all of them alike."""

    seconds: float | None
    simulations: int | None
    seed: str
    jobs: int

    @property
    def limit(self) -> dict[str, float]:
        """What was asked for."""
        given = {"seconds": self.seconds, "simulations": self.simulations}
        return {name: value for name, value in given.items() if value is not None}

    def look(self, pos: Position, place: Moment | None, watch: Callable[[float], None] | None) -> Look:
        """Search a position, and where a text was played that is not the best, also what the best gives."""
        decides = place is not None and place.kind == "decision"
        found = self._analyse(pos, watch, 0.0, 0.5 if decides else 1.0)
        best = found.options[0].text if decides and found.options else None
        hoped: tuple[Share, ...] = ()
        if place is not None and best is not None and best != place.text:
            other = pos.copy()
            other.play(best)
            hoped = self._analyse(other, watch, 0.5, 1.0).shares
        return Look(len(pos.moves), found.shares, best, hoped, found.simulations)

    def _analyse(
        self, pos: Position, watch: Callable[[float], None] | None, begin: float, end: float
    ) -> Analysis:
        told = (lambda part: watch(begin + (end - begin) * part)) if watch else None
        return analyse(
            pos,
            seconds=self.seconds,
            simulations=self.simulations,
            seed=self.seed,
            jobs=self.jobs,
            watch=told,
        )


def wanted(record: Record) -> list[int]:
    """The positions that are searched, by the texts played before: all but those before a forced text."""
    searched = [place.number - 1 for place, _ in moments(record) if place.kind != "forced"]
    return [*searched, len(record.moves)]
