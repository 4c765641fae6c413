"""Each departure against the rules asked for, game by game: those of one number had the same draws."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from edubba.lab.arena.match import Result
from edubba.lab.balance.intervals import Estimate, mean
from edubba.lab.balance.measures import (
    Figure,
    Measures,
    advantage,
    advantage_of_last,
    branching,
    length,
    margin,
    measured,
    points,
)
from edubba.lab.balance.openings import Openings, openings
from edubba.lab.balance.study import Study

SHARES = ("advantage", "last")  # told in hundredths
#: What is compared, by the name it has in the reports.
FIGURES: dict[str, Figure] = {
    "advantage": advantage,
    "last": advantage_of_last,
    "points": points,
    "margin": margin,
    "length": length,
    "branching": branching,
}


@dataclass(frozen=True)
class Difference:
    """A departure less the rules asked for."""

    figures: dict[str, Estimate]
    same: int | None  # games with the same points and winners; None where other seats take part
    games: int  # pairs

    def told(self) -> dict[str, Any]:
        """As JSON values."""
        figures = {name: one.told() for name, one in self.figures.items()}
        return {"games": self.games, "same": self.same, **figures}


@dataclass(frozen=True)
class Findings:
    """All that a study has shown."""

    study: Study
    variants: tuple[Measures, ...]  # the rules asked for come first
    differences: tuple[Difference, ...]  # one for each further variant
    openings: Openings | None

    def told(self) -> dict[str, Any]:
        """As JSON values."""
        return {
            "variants": [one.told() for one in self.variants],
            "differences": [one.told() for one in self.differences],
            "first_moves": None if self.openings is None else self.openings.told(),
        }


def findings(study: Study, results: Sequence[Sequence[Result]]) -> Findings:
    """What the results of the parts show, each part in the order of its numbers."""
    *free, forced = results
    tests = sum(variant.players for variant in study.variants)
    variants = tuple(
        measured(variant, games, tests) for variant, games in zip(study.variants, free, strict=True)
    )
    many = len(FIGURES) * max(1, len(free) - 1)
    differences = tuple(_difference(free[0], games, many) for games in free[1:])
    return Findings(study, variants, differences, openings(forced, free[0]) if forced else None)


def _difference(base: Sequence[Result], other: Sequence[Result], tests: int) -> Difference:
    pairs = list(zip(base, other, strict=True))
    figures = {
        name: mean([figure(b) - figure(a) for a, b in pairs], against=0.0, tests=tests)
        for name, figure in FIGURES.items()
    }
    alike = len(base[0]["points"]) == len(other[0]["points"])
    same = sum((a["points"], a["wins"]) == (b["points"], b["wins"]) for a, b in pairs) if alike else None
    return Difference(figures, same, len(pairs))
