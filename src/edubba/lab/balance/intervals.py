"""Figures with their intervals, and what may be said of them.

A share has Wilson's interval; a victory shared by several counts in parts, which spreads less than whole ones
would, so the interval errs on the wide side. A mean has Student's. Of many figures some stray by chance
alone: what is called clear must hold with the level shared among all that are compared (Bonferroni).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from statistics import NormalDist
from typing import Any, Literal

LEVEL = 0.95
Verdict = Literal["clear", "likely", "unclear"]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure from `count` games; 95 % of such intervals hold the truth. Unknown ends are infinite."""

    value: float
    low: float
    high: float
    count: int
    verdict: Verdict = "unclear"  # whether it is apart from what it is compared with

    def told(self) -> dict[str, Any]:
        """As JSON values: an end that is not known is null."""
        ends = {key: getattr(self, key) for key in ("low", "high")}
        return {**asdict(self), **{key: end if math.isfinite(end) else None for key, end in ends.items()}}


def share(values: Sequence[float], *, even: float, tests: int = 1) -> Estimate:
    """The mean of shares between 0 and 1, compared with an even one among `tests` comparisons."""
    count = len(values)
    value = math.fsum(values) / count
    low, high = _wilson(value, count, _normal(1))
    wide = _wilson(value, count, _normal(tests))
    return Estimate(value, low, high, count, _verdict((low, high), wide, even))


def mean(values: Sequence[float], *, against: float = math.nan, tests: int = 1) -> Estimate:
    """The mean of any values, compared with a figure; one value alone has no ends."""
    count = len(values)
    value = math.fsum(values) / count
    if count < 2:
        return Estimate(value, -math.inf, math.inf, count)
    error = math.sqrt(math.fsum((each - value) ** 2 for each in values) / (count - 1) / count)
    near, far = (error * student(_normal(many), count - 1) for many in (1, tests))
    verdict = _verdict((value - near, value + near), (value - far, value + far), against)
    return Estimate(value, value - near, value + near, count, verdict)


def _verdict(near: tuple[float, float], wide: tuple[float, float], other: float) -> Verdict:
    if math.isnan(other) or near[0] <= other <= near[1]:
        return "unclear"
    return "likely" if wide[0] <= other <= wide[1] else "clear"


def _wilson(value: float, count: int, z: float) -> tuple[float, float]:
    spread = z * z / count
    middle = (value + spread / 2) / (1 + spread)
    reach = z / (1 + spread) * math.sqrt(value * (1 - value) / count + spread / (4 * count))
    return max(0.0, middle - reach), min(1.0, middle + reach)


@cache
def _normal(tests: int) -> float:
    """How many standard errors the level reaches to each side, shared among so many comparisons."""
    return NormalDist().inv_cdf(1 - (1 - LEVEL) / (2 * max(1, tests)))


def student(z: float, freedom: int) -> float:
    """Student's quantile where the normal one is z: exact for one and two degrees, else by its expansion."""
    tail = 2 * (1 - NormalDist().cdf(z))
    if freedom == 1:
        return 1 / math.tan(math.pi * tail / 2)
    if freedom == 2:
        return math.sqrt(2 / (tail * (2 - tail)) - 2)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + math.fsum(term / freedom**power for power, term in enumerate(terms, 1))
