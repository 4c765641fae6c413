"""What a bot does when it has to act: the thinkers are asked, and the desk is told."""

from __future__ import annotations

import contextlib
import logging
import random
from collections import OrderedDict, defaultdict
from collections.abc import Sequence

from edubba.games.errors import EdubbaError, IllegalAction, ParseError
from edubba.search.dice import own_seed
from edubba.search.levels import weaker
from edubba.search.limits import split_name
from edubba.search.tree_bot import mark
from edubba.server.bounded import forget_oldest
from edubba.server.thinkers import Job, ThinkerError, Thinkers
from edubba.tables.desk import Desk
from edubba.tables.events import Event, Moved, TakenBack
from edubba.tables.match import OVER, RUNNING, Match

RETRIES = 3  # of the weakest bot, before it plays by lot
KEPT = 1000  # matches of which something is remembered: another worker may have ended the others

_log = logging.getLogger(__name__)


def bot_to_act(match: Match) -> bool:
    """Whether a bot decides now, also one that stands in."""
    seat = match.pos.to_act if match.facts.status == RUNNING else None
    return seat is not None and bool(match.seat(seat).bot)


class Decisions:
    """The decisions of bots, one at a time for each match."""

    def __init__(self, desk: Desk, thinkers: Thinkers) -> None:
        self.desk, self.thinkers = desk, thinkers
        self._met: OrderedDict[str, dict[int, set[bytes]]] = OrderedDict()  # by seat: where bots have led to
        self._failures: OrderedDict[str, tuple[int, int]] = OrderedDict()  # of the weakest: version, how many

    def note(self, match: Match, events: Sequence[Event]) -> None:
        """Keep where bots have led to, so that they do not go in a circle; a draw ends any circle."""
        if match.facts.status == OVER or any(isinstance(event, TakenBack) for event in events):
            self._met.pop(match.id, None)
        last = events[-1] if events else None
        if match.facts.status == RUNNING and isinstance(last, Moved) and last.by and not last.draws:
            mine = self._met.setdefault(match.id, defaultdict(set))[last.seat]
            mine.add(mark(match.pos.inner[2]))
            self._met.move_to_end(match.id)
            forget_oldest(self._met, KEPT)

    async def decide(self, match: Match) -> None:
        """Ask once and tell the desk; an answer to what is no longer asked falls flat there."""
        match_id, version, job = match.id, match.version, self._job(match)
        try:
            text = await self.thinkers.think(job)
            await self.desk.bot_decided(match_id, version, text)
        except (ThinkerError, IllegalAction, ParseError) as error:
            if self.thinkers.stopped:
                return  # no fault of the bot's
            _log.warning("match %s, version %d: %s failed: %s", match_id, version, job.level, error)
            await self._failed(job)
        else:
            self._failures.pop(match_id, None)

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
            await self.desk.bot_failed(job.match, job.version, weaker(level))
            return
        version, count = self._failures.pop(job.match, (0, 0))
        count = count + 1 if version == job.version else 1
        if count <= RETRIES:
            self._failures[job.match] = job.version, count
            forget_oldest(self._failures, KEPT)
        else:
            with contextlib.suppress(EdubbaError):
                text = random.Random(job.seed).choice(job.legal)
                await self.desk.bot_decided(job.match, job.version, text)
