"""The bots at the tables: whenever one has to act, the thinkers are asked and the desk is told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections import defaultdict
from collections.abc import Iterable, Sequence

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.games.errors import EdubbaError, IllegalAction, ParseError
from edubba.search.dice import own_seed
from edubba.search.levels import weaker
from edubba.search.limits import split_name
from edubba.search.tree_bot import mark
from edubba.server.storage.schema import matches, seats
from edubba.server.thinkers import Job, ThinkerError, Thinkers
from edubba.tables.desk import Desk
from edubba.tables.events import Event, Moved, TakenBack
from edubba.tables.match import OVER, RUNNING, Match

RETRIES = 3  # of the weakest bot, before it plays by lot
PAUSES = (1.0, 5.0, 30.0, 60.0)  # seconds after which a match that met an unforeseen error is taken up again

_log = logging.getLogger(__name__)


def bot_to_act(match: Match) -> bool:
    """Whether a bot decides now, also one that stands in."""
    seat = match.pos.to_act if match.facts.status == RUNNING else None
    return seat is not None and bool(match.seat(seat).bot)


class SeatedBots:
    """One task for each match in which a bot decides; it ends where a person does."""

    def __init__(self, desk: Desk, thinkers: Thinkers) -> None:
        self._desk, self._thinkers = desk, thinkers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._met: dict[str, dict[int, set[bytes]]] = {}  # by match and seat: where bots have led to
        self._failures: dict[tuple[str, int], int] = {}  # of the weakest bot, by match and version
        self._stopped = False

    def changed(self, match: Match, events: Sequence[Event]) -> None:
        """A match has gone on: see whether a bot has to act. Called by the desk's audience."""
        self._note(match, events)
        if bot_to_act(match) and match.id not in self._tasks and not self._stopped:
            self._tasks[match.id] = asyncio.create_task(self._attend(match.id))

    def drafted(self, match: Match) -> None:
        """Bots draft nothing."""

    async def resume(self, running: Iterable[str]) -> None:
        """Take up matches that ran when the server stopped; see `waiting_for_bots`."""
        for match_id in running:
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

    # --- inside ---------------------------------------------------------------------------------------

    def _note(self, match: Match, events: Sequence[Event]) -> None:
        """Keep where bots have led to, so that they do not go in a circle; a draw ends any circle."""
        if match.facts.status == OVER or any(isinstance(event, TakenBack) for event in events):
            self._met.pop(match.id, None)
        last = events[-1] if events else None
        if match.facts.status == RUNNING and isinstance(last, Moved) and last.by and not last.draws:
            mine = self._met.setdefault(match.id, defaultdict(set))[last.seat]
            mine.add(mark(match.pos.inner[2]))

    async def _attend(self, match_id: str) -> None:
        """Decide until a person has to, or the match is over."""
        troubles = 0
        try:
            while not self._thinkers.stopped:
                try:
                    match = await self._desk.look(match_id)
                    if not bot_to_act(match):
                        return
                    await self._decide(match)
                    troubles = 0
                except Exception:  # storage may be away for a while: the match waits for it
                    _log.exception("match %s: a bot could not act", match_id)
                    await asyncio.sleep(PAUSES[min(troubles, len(PAUSES) - 1)])
                    troubles += 1
        finally:
            self._tasks.pop(match_id, None)

    async def _decide(self, match: Match) -> None:
        """Ask once and tell the desk; an answer to what is no longer asked falls flat there."""
        match_id, version, job = match.id, match.version, self._job(match)
        try:
            text = await self._thinkers.think(job)
            await self._desk.bot_decided(match_id, version, text)
        except (ThinkerError, IllegalAction, ParseError) as error:
            if self._thinkers.stopped:
                return  # no fault of the bot's
            _log.warning("match %s, version %d: %s failed: %s", match_id, version, job.level, error)
            await self._failed(job)
        else:
            self._failures.pop((match_id, version), None)

    def _job(self, match: Match) -> Job:
        created, seat = match.facts.created, match.pos.to_act or 0
        met = self._met.get(match.id, {}).get(seat, ())
        return Job(
            match=match.id,
            version=match.version,
            game=created.game,
            options=created.options,
            rules=created.rules,
            state=match.pos.inner[2].tobytes(),
            level=match.seat(seat).bot,
            # by the number of texts: after a take-back it answers the same as before
            seed=own_seed(match.secrets.seed, match.id, seat, len(match.facts.texts)),
            legal=tuple(match.pos.legal),
            met=frozenset(met),
        )

    async def _failed(self, job: Job) -> None:
        """The next weaker bot plays on; the weakest tries again a few times and then plays by lot."""
        level = split_name(job.level)[0]
        if weaker(level) != level:
            await self._desk.bot_failed(job.match, job.version, weaker(level))
            return
        key = job.match, job.version
        self._failures[key] = self._failures.get(key, 0) + 1
        if self._failures[key] > RETRIES:
            del self._failures[key]
            with contextlib.suppress(EdubbaError):
                text = random.Random(job.seed).choice(job.legal)
                await self._desk.bot_decided(job.match, job.version, text)


async def waiting_for_bots(connection: AsyncConnection) -> list[str]:
    """The running matches in which a bot decides, those that have waited longest first."""
    there = (seats.c.match == matches.c.id) & (seats.c.seat == matches.c.to_act)
    wanted = (matches.c.status == RUNNING) & (seats.c.bot != "")
    query = select(matches.c.id).join(seats, there).where(wanted).order_by(matches.c.changed)
    return list((await connection.scalars(query)).all())
