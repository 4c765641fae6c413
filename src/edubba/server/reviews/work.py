"""How long is thought, how far an analysis is, and the one that is being made."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from edubba.review import Look


class Pace(NamedTuple):
    """How long is thought."""

    seconds: float = 0.2  # at a position of a record
    whole: float = 240.0  # at a whole record, about
    least: float = 0.03  # at a position of a long record
    hint: float = 1.0
    position: float = 1.5  # on its own
    jobs: int = 2  # searches at the same time
    saving: float = 1.0  # between two writes of what was found

    def each(self, texts: int) -> float:
        """How long at each position of a record; where another text than the best was played twice that."""
        return max(self.least, min(self.seconds, self.whole / (2 * (texts + 1))))


class State(NamedTuple):
    """How far an analysis is."""

    status: str  # none, waiting, running, done or failed
    part: float = 0.0
    left: float | None = None  # seconds, where that can be told
    ahead: int = 0  # how many come before it


class Work:
    """The analysis that runs: how far it is, and what is not stored yet."""

    def __init__(self, replay_id: str, part: float, now: float) -> None:
        self.id, self.part, self.unsaved = replay_id, part, list[Look]()
        self._first, self._began = part, now
        self.saving = asyncio.Lock()

    def found(self, look: Look, part: float) -> None:
        """Something was found."""
        self.unsaved.append(look)
        self.part = part

    def left(self, now: float) -> float | None:
        """Seconds, by how fast it went so far."""
        done = self.part - self._first
        return (now - self._began) / done * (1 - self.part) if done > 0.01 else None
