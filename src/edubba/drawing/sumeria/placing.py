"""Finding free room on the map for names and ornaments."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from edubba.drawing.ink import Point
from edubba.drawing.sumeria.layout import BORDER, HEIGHT, WIDTH

CELL = 5  # the grain of the grid that remembers what is taken
EDGE = BORDER + 7


class Room:
    """The map with what already lies on it."""

    def __init__(self) -> None:
        import numpy as np

        self._taken = np.zeros((HEIGHT // CELL + 1, WIDTH // CELL + 1), dtype=np.int32)
        steps = np.arange(EDGE, WIDTH - EDGE, 2 * CELL), np.arange(EDGE, HEIGHT - EDGE, 2 * CELL)
        x, y = np.meshgrid(*steps)
        self.x, self.y = x.ravel().astype(float), y.ravel().astype(float)

    def occupy(self, points: Iterable[Point], across: float, down: float | None = None) -> None:
        """Put boxes of half width `across` and half height `down` on the points."""
        high = across if down is None else down
        for x, y in points:
            rows = slice(max(int((y - high) / CELL), 0), max(int((y + high) / CELL) + 1, 0))
            self._taken[rows, max(int((x - across) / CELL), 0) : max(int((x + across) / CELL) + 1, 0)] = 1

    def find(
        self,
        across: float,
        down: float,
        cost: Callable[[Any, Any], Any],
        *,
        overlap: float = 0,
        most: float = 1,
    ) -> Point | None:
        """The cheapest free middle for a box of these half sizes; None where there is none.

        With `overlap` lying on other things is allowed, at that price for a box wholly covered; where more
        than the share `most` would be covered even so, there is none.
        """
        import numpy as np

        inside = (np.abs(self.x - WIDTH / 2) + across < WIDTH / 2 - EDGE) & (
            np.abs(self.y - HEIGHT / 2) + down < HEIGHT / 2 - EDGE
        )
        covered = self._covered(across, down)
        allowed = inside & ((covered == 0) | (overlap > 0))
        price = np.where(allowed, np.asarray(cost(self.x, self.y)) + overlap * covered, np.inf)
        best = int(price.argmin())
        if not np.isfinite(price[best]) or covered[best] > most:
            return None
        found = float(self.x[best]), float(self.y[best])
        self.occupy([found], across, down)
        return found

    def _covered(self, across: float, down: float) -> Any:
        """The share of the box around each point that is taken."""
        import numpy as np

        sums = np.pad(self._taken, ((1, 0), (1, 0))).cumsum(axis=0).cumsum(axis=1)
        rows, columns = self._taken.shape
        left = np.clip((self.x - across) // CELL, 0, columns).astype(int)
        right = np.clip((self.x + across) // CELL + 1, 0, columns).astype(int)
        top = np.clip((self.y - down) // CELL, 0, rows).astype(int)
        bottom = np.clip((self.y + down) // CELL + 1, 0, rows).astype(int)
        total = sums[bottom, right] - sums[top, right] - sums[bottom, left] + sums[top, left]
        return total / np.maximum((right - left) * (bottom - top), 1)
