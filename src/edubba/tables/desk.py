"""The authority over matches: one command after another, stored first, then told."""

from __future__ import annotations

import asyncio
import functools
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar, cast

from edubba.games.errors import EdubbaError, shown
from edubba.tables.checks import require
from edubba.tables.commands import Command, Drafting
from edubba.tables.decisions import decide, overdue
from edubba.tables.errors import ElsewhereError, TableError
from edubba.tables.events import (
    ABANDONED,
    Created,
    Credited,
    Ended,
    Event,
    Followed,
    Renamed,
    TakenBack,
    TimedOut,
    Weakened,
)
from edubba.tables.gathering import begin
from edubba.tables.known import SNAPSHOT_EVERY, Known, folded
from edubba.tables.match import OVER, RUNNING, Draft, Match, Secrets
from edubba.tables.queues import Place
from edubba.tables.snapshots import freeze
from edubba.tables.store import Ack, Audience, Later, Store, Stored
from edubba.tables.turns import bot_moved

__all__ = ["Ack", "Audience", "Desk", "Later", "Store", "Stored"]

TRIES = 5  # of what must happen whatever others do to the match meanwhile
LEAST = 0.05  # seconds that are worth giving back
_TIMES = (Credited, TimedOut)  # what is about the clock itself

_log = logging.getLogger(__name__)


F = TypeVar("F", bound=Callable[..., Coroutine[Any, Any, Any]])


def _to_the_end(work: F) -> F:
    """Carry work out to its end also where whoever asked for it has gone: what is stored must be told."""

    @functools.wraps(work)
    async def shielded(desk: Desk, *args: Any, **facts: Any) -> Any:
        task = asyncio.create_task(work(desk, *args, **facts))
        desk._at_work.add(task)
        task.add_done_callback(desk._finished)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_nobody_asks)
            raise

    return cast(F, shielded)


def _nobody_asks(task: asyncio.Task[Any]) -> None:
    """Whoever would have been told of a fault has gone: the log is."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, EdubbaError):
        _log.error("what was asked for failed after whoever asked had gone", exc_info=error)


class Desk:
    """The matches of a server, or of one of its workers: then it is not `alone` with its store.

    Commands to one match wait for each other, those to several do not.
    """

    def __init__(
        self,
        store: Store,
        audience: Audience,
        clock: Callable[[], float],
        keep: int = 1000,
        *,
        alone: bool = True,
        judged: Callable[[], float] | None = None,
    ) -> None:
        """`judged` is the time by which clocks run out: it waits where `clock` goes on in an outage."""
        self._store, self._audience, self.clock = store, audience, clock
        self._alone, self._judged = alone, judged or clock
        self._known = Known(store, audience, keep, alone=alone)
        self._hand = self._known.hand
        self._locks: dict[str, asyncio.Lock] = {}
        self._waiting: dict[str, int] = {}
        self._at_work: set[asyncio.Task[Any]] = set()

    @_to_the_end
    async def create(self, created: Created, secrets: Secrets) -> Match:
        """Open a table; one with bots on all seats starts at once."""
        match = Match.of(created, secrets)
        events: list[Event] = [created, *begin(match, created.at)]
        for event in events[1:]:
            match.fold(event)
        await self._store.create(match, events)
        self._hand.keep(match)
        self._audience.changed(match, events)
        return match

    async def look(self, match_id: str) -> Match:
        """A match as it is now, to be read only, before the next await."""
        match = self._hand.used(match_id)
        if match is not None:
            return match
        async with self._turn(match_id):
            return await self._known.match(match_id)

    async def fresh(self, match_id: str) -> Match:
        """The same for whoever may have heard more from another worker than this one has.

        Nobody who plays waits for those who look: they take a turn only where there is news.
        """
        match = self._hand.used(match_id)
        if match is not None and not self._alone:
            later = await self._store.later(match_id, match.version)
            if later.beyond(match):
                await self.take_over(match_id, match.version, later)
        return await self.look(match_id)

    @_to_the_end
    async def obey(self, match_id: str, command: Command, who: int) -> Ack:
        """Carry a command out; raises TableError, IllegalAction or ParseError."""
        async with self._turn(match_id):
            revision = command.revision if isinstance(command, Drafting) else 0
            match = await self._on_time(await self._known.reached(match_id, command.version, revision))
            outcome = decide(match, command, who, self.clock())
            if outcome.events:
                match = await self._happen(match, outcome.events)
            elif outcome.draft is not None:
                await self._draft(match, outcome.draft)
            own = match.draft is not None and match.draft.seat in match.held_by(who)
            return Ack(match.version, match.draft.revision if own and match.draft else 0)

    @_to_the_end
    async def check_time(self, match_id: str) -> None:
        """Let a clock run out if it has."""
        await self._insist(match_id, lambda match: overdue(match, self._judged()))

    @_to_the_end
    async def bot_decided(self, match_id: str, version: int, text: str) -> bool:
        """What a bot has thought out; False where the match has gone another way meanwhile."""
        async with self._turn(match_id):
            match = await self._known.reached(match_id, version)
            if not _bot_at(match, version):
                return False
            await self._happen(match, [bot_moved(match, text, self.clock())])
            return True

    @_to_the_end
    async def bot_failed(self, match_id: str, version: int, level: str) -> None:
        """A weaker bot plays on."""
        async with self._turn(match_id):
            match = await self._known.reached(match_id, version)
            if seat := _bot_at(match, version):
                await self._happen(match, [Weakened(at=self.clock(), seat=seat, level=level)])

    @_to_the_end
    async def credit(self, match_id: str, seconds: float) -> None:
        """Give back the time that ran while the server was away."""
        await self._insist(
            match_id,
            lambda match: [Credited(at=self.clock(), seconds=seconds)] if match.ticking() is not None else [],
        )

    @_to_the_end
    async def rename(self, match_id: str, who: int, name: str) -> None:
        """Give a person's seats another name, also where the match is over."""
        await self._insist(
            match_id,
            lambda match: [Renamed(at=self.clock(), seat=seat, name=name) for seat in match.held_by(who)],
        )

    @_to_the_end
    async def follow(self, match_id: str, create: Callable[[], Awaitable[str]]) -> str:
        """The match that follows one that is over; the first who asks has it created."""
        async with self._turn(match_id):
            match = await self._known.current(match_id)
            require(match, OVER)
            following = match.facts.rematch or await create()
            for _ in range(TRIES):
                if match.facts.rematch:  # by now: somebody may have asked another worker in this moment
                    break
                try:
                    match = await self._happen(match, [Followed(at=self.clock(), match=following)])
                except ElsewhereError:
                    match = await self._known.current(match_id)
            return match.facts.rematch

    @_to_the_end
    async def end(self, match_id: str) -> None:
        """End a match without a result, as an administrator may."""
        await self._insist(
            match_id,
            lambda match: [Ended(at=self.clock(), how=ABANDONED)] if match.facts.status == RUNNING else [],
        )

    async def history(self, match_id: str) -> tuple[list[Event], Secrets]:
        """All events of a match."""
        stored = await self._store.load(match_id, whole=True)
        if stored is None:
            raise TableError("table-unknown", match=shown(match_id))
        return stored.events, stored.secrets

    async def events(self, match_id: str, after: int, upto: int) -> list[Event]:
        """The events of the versions after `after` up to `upto`."""
        return await self._store.events(match_id, after, upto)

    def told(self, match_id: str) -> Match | None:
        """A match as it was last told here, if it was."""
        return self._known.told(match_id)

    def listened_by(self, listened: Callable[[str], Match | None]) -> None:
        """Who knows the matches that somebody listens to, as they were last told."""
        self._known.listened = listened

    def versions(self) -> dict[str, int]:
        """The matches at hand, and how far they are known here."""
        return self._hand.versions()

    def doubted(self) -> list[str]:
        """The matches of which only the store knows how far they are: to be looked at again."""
        return self._hand.doubted()

    @_to_the_end
    async def catch_up(self, match_id: str, version: int) -> None:
        """Another program has brought a match to this version: read on, and tell of it."""
        async with self._turn(match_id):
            match = self._hand.get(match_id)
            if match is not None and match.version < version:
                await self._known.renewed(match)

    async def reach(self, match_id: str, version: int) -> Match:
        """A match that is known to have come as far as this, to be read before the next await."""
        async with self._turn(match_id):
            return await self._known.reached(match_id, version)

    @_to_the_end
    async def take_over(self, match_id: str, after: int, later: Later) -> None:
        """What the store had beyond a version: others have written it. Tell of what is not known here yet."""
        async with self._turn(match_id):
            match = self._known.told(match_id)
            if match is None or not after <= match.version <= after + len(later.events):
                return
            rest = Later(later.events[match.version - after :], later.draft)
            if rest.beyond(match):
                await self._known.brought_on(match, rest)

    async def close(self) -> None:
        """Wait for all that is being done."""
        while self._at_work:
            await asyncio.wait(self._at_work)

    # --- inside ---------------------------------------------------------------------------------------

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._at_work.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked was told, or has gone

    async def _on_time(self, match: Match) -> Match:
        """The match as it is once a clock that has run out has done so: no command comes before that."""
        events = overdue(match, self._judged())
        return await self._happen(match, events) if events else match

    async def _insist(self, match_id: str, decide: Callable[[Match], list[Event]]) -> None:
        """What must happen whatever others do: where they were quicker it is decided anew."""
        for left in reversed(range(TRIES)):
            async with self._turn(match_id):
                match = await self._known.current(match_id)
                events = decide(match)
                try:
                    if events:
                        await self._happen(match, events)
                    return
                except ElsewhereError:
                    if not left:
                        raise

    async def _happen(self, match: Match, events: list[Event]) -> Match:
        """Fold into a twin, store, and only then let it be the match: what fails leaves all as it was."""
        events = [*self._given_back(match, events), *events]
        twin = await folded(match, events)
        long_ago = twin.version // SNAPSHOT_EVERY > match.version // SNAPSHOT_EVERY
        costly = any(isinstance(event, (TakenBack, Renamed)) for event in events)
        due = long_ago or costly or twin.facts.status != match.facts.status
        try:
            with self._hand.storing(match):
                snapshot = freeze(twin) if due else None
                await self._store.append(twin, events, snapshot, match.revision)
        except ElsewhereError:
            raise await self._overtaken(match) from None
        self._hand.keep(twin)
        self._audience.changed(twin, events)
        return twin

    def _given_back(self, match: Match, events: list[Event]) -> list[Event]:
        """Who is the first to do something after an outage does not pay for it, whatever the others get."""
        now = self.clock()
        away = now - self._judged()
        if away < LEAST or match.ticking() is None or any(isinstance(each, _TIMES) for each in events):
            return []
        return [Credited(at=now, seconds=away)]

    async def _draft(self, match: Match, draft: Draft) -> None:
        try:
            with self._hand.storing(match):
                await self._store.set_draft(match, draft)
        except ElsewhereError:
            raise await self._overtaken(match) from None
        match.set_draft(draft)
        self._audience.drafted(match)

    async def _overtaken(self, match: Match) -> ElsewhereError:
        """Another program has changed the match: read on, tell of it, and refuse what did not know."""
        now = await self._known.renewed(match)
        if now.version == match.version:
            return ElsewhereError("table-draft-stale", yours=match.revision, now=now.revision)
        return ElsewhereError("table-stale", yours=match.version, now=now.version)

    def _turn(self, match_id: str) -> Place:
        return Place(self._locks, self._waiting, match_id)


def _bot_at(match: Match, version: int) -> int:
    """The seat to act if a bot plays it, at the version it was asked on; else 0."""
    if match.version != version or match.facts.status != RUNNING:
        return 0
    seat = match.pos.to_act or 0
    return seat if match.seat(seat).bot else 0
