"""What a search found at one position of a record: as little as a review needs, and as JSON to be kept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import isfinite, sqrt
from typing import Any

from edubba.search.analysis import Share

NOTHING = Share(0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Look:
    """Each seat's share at a position, and where a seat decides its best text with the shares after it.

    `hoped` comes from a search of its own after the best text, as long as the one after the text played: a
    search before a text and one after it lean different ways, two after a text lean the same way.
    """

    at: int  # the texts played before it
    shares: tuple[Share, ...]
    best: str | None = None
    hoped: tuple[Share, ...] = ()  # each seat's share after the best text, where another was played
    simulations: int = 0

    def json(self) -> dict[str, Any]:
        """One object; `loaded` is the way back."""
        return {
            "at": self.at,
            "shares": [share_json(share) for share in self.shares],
            "best": self.best,
            "hoped": [share_json(share) for share in self.hoped],
            "simulations": self.simulations,
        }


def loaded(value: Mapping[str, Any]) -> Look:
    """A look from its JSON; raises KeyError, TypeError or ValueError where it is none."""
    best = value["best"]
    if not (best is None or isinstance(best, str)):
        raise TypeError("best")
    shares, hoped = (tuple(_share(part) for part in value[name]) for name in ("shares", "hoped"))
    if hoped and len(hoped) != len(shares):
        raise ValueError("hoped")
    return Look(int(value["at"]), shares, best, hoped, int(value["simulations"]))


def share_json(share: Share) -> dict[str, float]:
    """A share as JSON."""
    return {"value": share.value, "error": share.error}


def _share(value: Mapping[str, Any]) -> Share:
    share = Share(float(value["value"]), float(value["error"]))
    if not (isfinite(share.value) and isfinite(share.error)):
        raise ValueError("share")
    return share


def difference(after: Share, before: Share) -> Share:
    """What moved between two searches that know nothing of each other."""
    return Share(after.value - before.value, sqrt(after.error**2 + before.error**2))


def is_sure(share: Share) -> bool:
    """Whether a difference is more than two of its errors."""
    return abs(share.value) > 2 * share.error
