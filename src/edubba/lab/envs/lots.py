"""Draws by counter: the n-th draw of a game follows from its key and n alone, on any number of threads.

A game's key is SplitMix64's mix of the seed, the number of its row and its episode. The n-th draw sets the
word of a xorshift64* generator (`search/dice.py`) to mix(key + n * 0x9E3779B97F4A7C15) and takes one number.
"""

from __future__ import annotations

import numpy as np

from edubba.games.kernel import COMPILED, kernel

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_FIRST, _SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_S27, _S30, _S31 = np.uint64(27), np.uint64(30), np.uint64(31)
_ONE = np.uint64(1)
_WORD = (1 << 64) - 1

if COMPILED:

    @kernel
    def mix(word: np.uint64) -> np.uint64:
        """SplitMix64's finaliser; never 0, because the generators need a bit that is set."""
        z = word + _GOLDEN
        z = (z ^ (z >> _S30)) * _FIRST
        z = (z ^ (z >> _S27)) * _SECOND
        z = z ^ (z >> _S31)
        return z if z != np.uint64(0) else _ONE

    @kernel
    def counted(key: np.uint64, number: np.uint64) -> np.uint64:
        """The word for the so manieth draw of a game."""
        return mix(key + number * _GOLDEN)

else:  # the same in plain Python, without the overflow NumPy would warn of

    def mix(word: np.uint64) -> np.uint64:
        """SplitMix64's finaliser; never 0."""
        z = (int(word) + int(_GOLDEN)) & _WORD
        z = (z ^ (z >> 30)) * int(_FIRST) & _WORD
        z = (z ^ (z >> 27)) * int(_SECOND) & _WORD
        z ^= z >> 31
        return np.uint64(z or 1)

    def counted(key: np.uint64, number: np.uint64) -> np.uint64:
        """The word for the so manieth draw of a game."""
        return mix(np.uint64((int(key) + int(number) * int(_GOLDEN)) & _WORD))
