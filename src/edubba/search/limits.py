"""How long a bot may think, and its name with such a limit: `lugal`, `lugal:0.1s`, `lugal:500`."""

from __future__ import annotations

import math
from dataclasses import dataclass

from edubba.games.errors import OptionError, shown

MOST_SECONDS, MOST_SIMULATIONS, MOST_NODES = 3600.0, 100_000_000, 20_000_000


@dataclass(frozen=True, slots=True)
class Limit:
    """The search ends at whichever comes first. Only simulations and nodes give the same move every time."""

    seconds: float | None = None
    simulations: int | None = None
    nodes: int | None = None

    def __post_init__(self) -> None:
        for name, most in (
            ("seconds", MOST_SECONDS),
            ("simulations", MOST_SIMULATIONS),
            ("nodes", MOST_NODES),
        ):
            value = getattr(self, name)
            if value is not None and not _fits(value, most, whole=name != "seconds"):
                raise OptionError("bad-limit", name=name, value=shown(value), most=most)


def _fits(value: object, most: float, *, whole: bool) -> bool:
    """Whether it is a number above 0 within bounds, a whole one where that is asked."""
    if isinstance(value, bool) or not isinstance(value, int if whole else int | float):
        return False
    return math.isfinite(value) and 0 < value <= most


def split_name(name: str) -> tuple[str, Limit | None]:
    """A bot's name and the limit behind its colon, if there is one: seconds end in s, simulations do not."""
    plain, colon, text = name.partition(":")
    if not colon:
        return plain, None
    number = text.removesuffix("s")
    try:
        value = float(number) if text != number else int(number)
    except ValueError:
        raise OptionError("limit-form", name=shown(name)) from None
    return plain, Limit(seconds=value) if text != number else Limit(simulations=int(value))
