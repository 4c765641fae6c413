"""The bots by name: four levels of one search, and two that do not search."""

from __future__ import annotations

from dataclasses import dataclass

from edubba.search.limits import Limit


@dataclass(frozen=True, slots=True)
class Level:
    """How a level thinks."""

    limit: Limit | None  # None: it does not search
    whim: float = 0.0  # 0: it takes what it found best; 1: each as often as it was tried


#: From the weakest to the strongest.
LEVELS = {
    "apprentice": Level(limit=None, whim=0.7),
    "scribe": Level(limit=Limit(simulations=30), whim=0.5),
    "ensi": Level(limit=Limit(simulations=150)),
    "lugal": Level(limit=Limit(seconds=1.0)),
}

#: All bots, from the weakest to the strongest.
BOTS = ("random", "apprentice", "greedy", "scribe", "ensi", "lugal")


def weaker(name: str) -> str:
    """The next weaker bot, for where one fails; below the weakest there is none."""
    return BOTS[max(0, BOTS.index(name) - 1)]
