"""Waiting in line: commands to one match come one after another."""

from __future__ import annotations

import asyncio


class Place:
    """A place in the queue of a match; the last to leave takes the queue away."""

    def __init__(self, locks: dict[str, asyncio.Lock], waiting: dict[str, int], match_id: str) -> None:
        self._locks, self._waiting, self._id = locks, waiting, match_id

    async def __aenter__(self) -> None:
        self._waiting[self._id] = self._waiting.get(self._id, 0) + 1
        try:
            await self._locks.setdefault(self._id, asyncio.Lock()).acquire()
        except BaseException:
            self._leave()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._locks[self._id].release()
        self._leave()

    def _leave(self) -> None:
        self._waiting[self._id] -= 1
        if not self._waiting[self._id]:
            del self._waiting[self._id]
            self._locks.pop(self._id, None)
