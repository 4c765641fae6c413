"""From what speaks for each of several to their shares."""

from __future__ import annotations

from typing import Any

import numpy as np

from edubba.games.kernel import kernel


@kernel
def into_shares(values: Any, n: int, width: float) -> None:
    """Make shares of the first `n` values: they sum to 1, and `width` more makes one e times as large."""
    most, total = values[0], 0.0
    for i in range(1, n):
        most = max(most, values[i])
    for i in range(n):
        values[i] = np.exp((values[i] - most) / width)
        total += values[i]
    for i in range(n):
        values[i] /= total
