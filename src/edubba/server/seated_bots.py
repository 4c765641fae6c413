"""The bots at the tables of a server that is alone: a task for each match in which one has to act."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.server.deciding import Decisions, bot_to_act
from edubba.server.storage.schema import matches, seats
from edubba.server.thinkers import Thinkers
from edubba.tables.desk import Desk
from edubba.tables.events import Event
from edubba.tables.match import RUNNING, Match

PAUSES = (1.0, 5.0, 30.0, 60.0)  # seconds after which a match that met an unforeseen error is taken up again

_log = logging.getLogger(__name__)


class SeatedBots:
    """One task for each match in which a bot decides; it ends where a person does."""

    def __init__(self, desk: Desk, thinkers: Thinkers) -> None:
        self._desk, self._thinkers = desk, thinkers
        self._decisions = Decisions(desk, thinkers)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._stopped = False

    def changed(self, match: Match, events: Sequence[Event]) -> None:
        """A match has gone on: see whether a bot has to act. Called by the desk's audience."""
        self._decisions.note(match, events)
        if bot_to_act(match) and match.id not in self._tasks and not self._stopped:
            self._tasks[match.id] = asyncio.create_task(self._attend(match.id))

    caught_up = changed  # an administrator's program may have left a seat to a bot

    def drafted(self, match: Match) -> None:
        """Bots draft nothing."""

    async def resume(self, running: Iterable[tuple[str, int]]) -> None:
        """Take up matches that ran when the server stopped; see `waiting_for_bots`."""
        for match_id, _ in running:
            try:
                self.changed(await self._desk.look(match_id), [])
            except Exception:  # one that cannot be opened must not keep the site from starting
                _log.exception("match %s cannot be taken up", match_id)

    async def stop(self) -> None:
        """Let go; what bots had not decided they will when the matches are resumed."""
        self._stopped = True  # a decision on its way to disk is still told, and must not start anything
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _attend(self, match_id: str) -> None:
        """Decide until a person has to, or the match is over."""
        troubles = 0
        try:
            while not self._thinkers.stopped:
                try:
                    match = await self._desk.look(match_id)
                    if not bot_to_act(match):
                        return
                    await self._decisions.decide(match)
                    troubles = 0
                except Exception:  # storage may be away for a while: the match waits for it
                    _log.exception("match %s: a bot could not act", match_id)
                    await asyncio.sleep(PAUSES[min(troubles, len(PAUSES) - 1)])
                    troubles += 1
        finally:
            self._tasks.pop(match_id, None)


async def waiting_for_bots(connection: AsyncConnection, before: float | None = None) -> list[tuple[str, int]]:
    """The running matches in which a bot decides, with their versions, those that have waited longest first.

    With `before` only those that have waited since then.
    """
    there = (seats.c.match == matches.c.id) & (seats.c.seat == matches.c.to_act)
    wanted = (matches.c.status == RUNNING) & (seats.c.bot != "")
    if before is not None:
        wanted &= matches.c.changed < before
    query = select(matches.c.id, matches.c.version).join(seats, there).where(wanted)
    rows = await connection.execute(query.order_by(matches.c.changed))
    return [(match_id, version) for match_id, version in rows]
