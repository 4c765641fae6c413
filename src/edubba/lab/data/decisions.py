"""Decisions of games as arrays, one row each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Decisions:
    """Arrays with a row for each decision; a column for each seat begins with the seat that decides."""

    game: NDArray[np.int64]  # the number of the game
    index: NDArray[np.int32]  # which decision of the game, from 0
    seat: NDArray[np.int8]  # who decides, from 0
    observation: NDArray[np.int16]
    legal: NDArray[np.int16]  # the legal actions of all rows one after the other
    offsets: NDArray[np.int64]  # where those of each row begin, and behind the last where they end
    action: NDArray[np.int16]
    wins: NDArray[np.float32]  # each seat's part of the victory; NaN where the game has no end
    points: NDArray[np.int16]  # each seat's at the end of the game
    shares: NDArray[np.float32]  # what a search thought of each seat's winning; NaN where none was noted
    actions: int  # how many actions the game has

    def __len__(self) -> int:
        return len(self.action)

    @property
    def masks(self) -> NDArray[np.int8]:
        """1 for each legal action, a row for each decision; made anew each time it is asked for."""
        found = np.zeros((len(self), self.actions), np.int8)
        rows = np.repeat(np.arange(len(self)), np.diff(self.offsets))
        found[rows, self.legal] = 1
        return found

    def rows(self, which: NDArray[np.intp]) -> Decisions:
        """Those of these rows, in this order."""
        counts = np.diff(self.offsets)[which]
        offsets = np.concatenate(([0], np.cumsum(counts)))
        places = np.arange(offsets[-1]) + np.repeat(self.offsets[which] - offsets[:-1], counts)
        parts = {name: getattr(self, name)[which] for name in _BY_ROW}
        return Decisions(**parts, legal=self.legal[places], offsets=offsets, actions=self.actions)


_BY_ROW = tuple(
    field.name for field in fields(Decisions) if field.name not in ("legal", "offsets", "actions")
)


def joined(parts: Sequence[Decisions]) -> Decisions:
    """One after the other; there must be at least one."""
    if len(parts) == 1:
        return parts[0]
    ends = np.cumsum([0, *(part.offsets[-1] for part in parts)])
    offsets = [part.offsets[:-1] + end for part, end in zip(parts, ends[:-1], strict=True)]
    whole: dict[str, Any] = {
        name: np.concatenate([getattr(part, name) for part in parts]) for name in _BY_ROW
    }
    return Decisions(
        **whole,
        legal=np.concatenate([part.legal for part in parts]),
        offsets=np.concatenate([*offsets, ends[-1:]]),
        actions=parts[0].actions,
    )


def turned(by_seat: NDArray[Any], seats: NDArray[np.int8]) -> NDArray[Any]:
    """What each seat has, once for every row: the seat that decides first, then clockwise."""
    players = by_seat.shape[-1]
    order = (seats[:, None].astype(np.intp) + np.arange(players)) % players
    if by_seat.ndim == 1:
        return np.asarray(by_seat[order])
    return np.take_along_axis(by_seat, order, 1)
