"""Sets of settlements or areas as 64-bit masks."""

from __future__ import annotations

import numpy as np

from edubba.games.kernel import COMPILED, kernel

ONE = np.uint64(1)
NONE_SET = np.uint64(0)

if COMPILED:
    _M1, _M2 = np.uint64(0x5555555555555555), np.uint64(0x3333333333333333)
    _M4, _H1 = np.uint64(0x0F0F0F0F0F0F0F0F), np.uint64(0x0101010101010101)
    _S1, _S2, _S4, _S56 = np.uint64(1), np.uint64(2), np.uint64(4), np.uint64(56)

    @kernel
    def count(mask: np.uint64) -> int:
        """How many bits are set."""
        # This very shape is what LLVM turns into the processor's own instruction.
        m = mask - ((mask >> _S1) & _M1)
        m = (m & _M2) + ((m >> _S2) & _M2)
        m = (m + (m >> _S4)) & _M4
        return np.int64((m * _H1) >> _S56)  # type: ignore[return-value]  # an int to its callers

    @kernel
    def lowest(mask: np.uint64) -> int:
        """The number of the lowest set bit; the mask is not empty."""
        return count(~mask & (mask - ONE))

else:  # the same in plain Python, without the overflow NumPy would warn of

    def count(mask: np.uint64) -> int:
        """How many bits are set."""
        return int(mask).bit_count()

    def lowest(mask: np.uint64) -> int:
        """The number of the lowest set bit; the mask is not empty."""
        m = int(mask)
        return (m & -m).bit_length() - 1


@kernel
def bit(number: int) -> np.uint64:
    """The set that holds this number alone."""
    return ONE << np.uint64(number)


@kernel
def has(mask: np.uint64, number: int) -> bool:
    """Whether the number is in the set."""
    return bool(((mask >> np.uint64(number)) & ONE) != NONE_SET)


@kernel
def nth(mask: np.uint64, n: int) -> int:
    """The n-th lowest set bit, from 0; there are more than n."""
    for _ in range(n):
        mask = mask & (mask - ONE)
    return lowest(mask)
