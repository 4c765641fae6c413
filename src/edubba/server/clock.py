"""The time of a site: as steady as its processors' own, whatever happens to the clock on the wall.

Clocks of machines are set, by people and by programs, and then an hour may pass in a moment. Nobody shall
lose a match by that: the site's time goes on evenly and follows the wall only slowly. Where several workers
serve, all follow the steward's time, which stands in the database.
"""

from __future__ import annotations

import time
from collections.abc import Callable

STEP = 0.5  # seconds: what the wall may be off by nature, and is followed at once
SLEW = 0.01  # of the time that passes: so fast a larger difference is made up for
AWAY = 5.0  # seconds without a sign of life after which the site counts as away, and no clock runs out


class SiteClock:
    """Seconds since 1970, more or less; called for the time."""

    def __init__(
        self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self.wall, self._steady = wall, steady
        self._ahead = wall() - steady()
        self._followed = steady()
        self.signed: float | None = None  # when the site last wrote a sign of life; None: nobody asks

    def __call__(self) -> float:
        """The time now."""
        return self._steady() + self._ahead

    def judged(self) -> float:
        """The time by which clocks run out: it stops where the site cannot be reached."""
        return self() if self.signed is None else min(self(), self.signed + AWAY)

    def follow(self, wall: float) -> None:
        """Come nearer to the clock on the wall."""
        steady = self._steady()
        passed, self._followed = steady - self._followed, steady
        error = wall - self()
        most = STEP if abs(error) <= STEP else SLEW * passed
        self._ahead += max(-most, min(most, error))

    def set(self, now: float) -> None:
        """Take over the time of those who are here already."""
        self._followed = self._steady()
        self._ahead = now - self._followed
