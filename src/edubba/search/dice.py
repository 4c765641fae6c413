"""Random numbers for kernels: xorshift64*, one word of state, the same on every machine."""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from edubba.games.core import State
from edubba.games.kernel import COMPILED, kernel

Dice: TypeAlias = NDArray[np.uint64]

_A, _B, _C = np.uint64(12), np.uint64(25), np.uint64(27)
_HALF = np.uint64(32)
_FACTOR = np.uint64(2685821657736338717)
_WORD = (1 << 64) - 1


def new_dice(seed: object) -> Dice:
    """A generator from any seed with a stable `str`."""
    digest = hashlib.blake2b(str(seed).encode(), digest_size=8).digest()
    return np.array([int.from_bytes(digest, "little") or 1], np.uint64)


def own_seed(*parts: object) -> str:
    """A seed that follows from others and does not show them: a bot cannot tell the draws from its own."""
    return hashlib.blake2b("/".join(map(str, parts)).encode(), digest_size=16, key=b"bot").hexdigest()


class Lots:
    """Dice for positions: with the same seed they fall the same way there, whatever came before.

    Only where a position comes again are they thrown anew: else whoever follows them would go in a circle.
    """

    def __init__(self, seed: object) -> None:
        self.seed = seed
        self._met: Counter[bytes] = Counter()

    def at(self, state: State) -> Dice:
        """The dice for this time."""
        data = state.tobytes()
        self._met[data] += 1
        return new_dice(f"{self.seed}/{data.hex()}/{self._met[data]}")


if COMPILED:

    @kernel
    def below(dice: Dice, n: int) -> int:
        """A number from 0 to n - 1; n is far below 2^32, so the bias is below 2^-20."""
        x = dice[0]
        x ^= x >> _A
        x ^= x << _B
        x ^= x >> _C
        dice[0] = x
        return np.int64((((x * _FACTOR) >> _HALF) * np.uint64(n)) >> _HALF)  # type: ignore[return-value]

else:  # the same in plain Python, without the overflow NumPy would warn of

    def below(dice: Dice, n: int) -> int:
        """A number from 0 to n - 1."""
        x = int(dice[0])
        x ^= x >> 12
        x ^= x << 25 & _WORD
        x ^= x >> 27
        dice[0] = x
        return ((x * int(_FACTOR) & _WORD) >> 32) * int(n) >> 32
