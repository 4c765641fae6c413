"""The authority over matches: one command after another, stored first, then told."""

from __future__ import annotations

import asyncio
import functools
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, Protocol, TypeVar, cast

from edubba.games.errors import shown
from edubba.tables.checks import require
from edubba.tables.commands import Command
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
    Weakened,
)
from edubba.tables.gathering import begin
from edubba.tables.match import OVER, RUNNING, Draft, Match, Secrets
from edubba.tables.queues import Place
from edubba.tables.snapshots import freeze, reopened
from edubba.tables.turns import bot_moved

SNAPSHOT_EVERY = 20  # events that are folded at most when a match is opened


class Stored(NamedTuple):
    """A match as storage has it; without a snapshot the events are all of them."""

    snapshot: bytes | None
    events: list[Event]
    draft: Draft | None
    secrets: Secrets


class Store(Protocol):
    """Where matches are kept. What these methods wrote is on disk when they return."""

    async def load(self, match: str, *, whole: bool = False) -> Stored | None:
        """A match, from its snapshot on or, with `whole`, from its first event; None if there is none."""

    async def append(self, match: Match, events: Sequence[Event], snapshot: bytes | None) -> None:
        """Write events that have led to `match` as it is now, from version `match.version - len(events) + 1`
        on, and its draft: None drops the one there. The summary rows (matches, seats, notices) follow from
        the match.
        """

    async def create(self, match: Match, events: Sequence[Event]) -> None:
        """Write a new match with its first events."""

    async def events(self, match: str, after: int, upto: int) -> list[Event]:
        """The events of the versions after `after` up to `upto`."""

    async def set_draft(self, match: str, draft: Draft) -> None:
        """Write a draft in place of the one before."""


class Audience(Protocol):
    """Who hears of it: called after storing, on the event loop; must not block."""

    def changed(self, match: Match, events: Sequence[Event]) -> None:
        """A match has gone on; `events` are the last ones."""

    def drafted(self, match: Match) -> None:
        """The draft of the seat that decides has changed: for that seat alone."""


class Ack(NamedTuple):
    """What a command led to: it is on disk."""

    version: int
    revision: int


F = TypeVar("F", bound=Callable[..., Coroutine[Any, Any, Any]])


def _to_the_end(work: F) -> F:
    """Carry work out to its end also where whoever asked for it has gone: what is stored must be told."""

    @functools.wraps(work)
    async def shielded(desk: Desk, *args: Any, **facts: Any) -> Any:
        task = asyncio.create_task(work(desk, *args, **facts))
        desk._at_work.add(task)
        task.add_done_callback(desk._finished)
        return await asyncio.shield(task)

    return cast(F, shielded)


class Desk:
    """All matches of a server. Commands to one match wait for each other, those to several do not."""

    def __init__(
        self, store: Store, audience: Audience, clock: Callable[[], float], keep: int = 1000
    ) -> None:
        self._store, self._audience, self.clock, self._keep = store, audience, clock, keep
        self._open: OrderedDict[str, Match] = OrderedDict()  # the last ones used
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
        self._remember(match)
        self._audience.changed(match, events)
        return match

    async def look(self, match_id: str) -> Match:
        """A match as it is now, to be read only, before the next await."""
        match = self._open.get(match_id)
        if match is not None:
            self._open.move_to_end(match_id)
            return match
        async with self._turn(match_id):
            return await self._match(match_id)

    @_to_the_end
    async def obey(self, match_id: str, command: Command, who: int) -> Ack:
        """Carry a command out; raises TableError, IllegalAction or ParseError."""
        async with self._turn(match_id):
            match = await self._on_time(match_id)
            outcome = decide(match, command, who, self.clock())
            if outcome.events:
                match = await self._happen(match, outcome.events)
            elif outcome.draft is not None:
                async with self._storing(match_id):
                    await self._store.set_draft(match_id, outcome.draft)
                match.set_draft(outcome.draft)
                self._audience.drafted(match)
            own = match.draft is not None and match.draft.seat in match.held_by(who)
            return Ack(match.version, match.draft.revision if own and match.draft else 0)

    @_to_the_end
    async def check_time(self, match_id: str) -> None:
        """Let a clock run out if it has."""
        async with self._turn(match_id):
            await self._on_time(match_id)

    @_to_the_end
    async def bot_decided(self, match_id: str, version: int, text: str) -> bool:
        """What a bot has thought out; False where the match has gone another way meanwhile."""
        async with self._turn(match_id):
            match = await self._match(match_id)
            if not _bot_at(match, version):
                return False
            await self._happen(match, [bot_moved(match, text, self.clock())])
            return True

    @_to_the_end
    async def bot_failed(self, match_id: str, version: int, level: str) -> None:
        """A weaker bot plays on."""
        async with self._turn(match_id):
            match = await self._match(match_id)
            if seat := _bot_at(match, version):
                await self._happen(match, [Weakened(at=self.clock(), seat=seat, level=level)])

    @_to_the_end
    async def credit(self, match_id: str, seconds: float) -> None:
        """Give back the time that ran while the server was away."""
        async with self._turn(match_id):
            match = await self._match(match_id)
            if match.ticking() is not None:
                await self._happen(match, [Credited(at=self.clock(), seconds=seconds)])

    @_to_the_end
    async def rename(self, match_id: str, who: int, name: str) -> None:
        """Give a person's seats another name, also where the match is over."""
        async with self._turn(match_id):
            match = await self._match(match_id)
            now = self.clock()
            events: list[Event] = [Renamed(at=now, seat=seat, name=name) for seat in match.held_by(who)]
            if events:
                await self._happen(match, events)

    @_to_the_end
    async def follow(self, match_id: str, create: Callable[[], Awaitable[str]]) -> str:
        """The match that follows one that is over; the first who asks has it created."""
        async with self._turn(match_id):
            match = await self._match(match_id)
            require(match, OVER)
            if not match.facts.rematch:
                following = await create()
                match = await self._happen(match, [Followed(at=self.clock(), match=following)])
            return match.facts.rematch

    async def history(self, match_id: str) -> tuple[list[Event], Secrets]:
        """All events of a match."""
        stored = await self._store.load(match_id, whole=True)
        if stored is None:
            raise TableError("table-unknown", match=shown(match_id))
        return stored.events, stored.secrets

    async def events(self, match_id: str, after: int, upto: int) -> list[Event]:
        """The events of the versions after `after` up to `upto`."""
        return await self._store.events(match_id, after, upto)

    @_to_the_end
    async def end(self, match_id: str) -> None:
        """End a match without a result, as an administrator may."""
        async with self._turn(match_id):
            match = await self._match(match_id)
            if match.facts.status == RUNNING:
                await self._happen(match, [Ended(at=self.clock(), how=ABANDONED)])

    def versions(self) -> dict[str, int]:
        """The matches at hand, and how far they are known here."""
        return {match_id: match.version for match_id, match in self._open.items()}

    @_to_the_end
    async def catch_up(self, match_id: str, version: int) -> None:
        """Another program has brought a match to this version: read it again, and tell of it."""
        async with self._turn(match_id):
            match = self._open.get(match_id)
            if match is not None and match.version < version:
                del self._open[match_id]
                self._audience.changed(await self._match(match_id), [])

    async def close(self) -> None:
        """Wait for all that is being done."""
        while self._at_work:
            await asyncio.wait(self._at_work)

    # --- inside ---------------------------------------------------------------------------------------

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._at_work.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked was told, or has gone

    async def _on_time(self, match_id: str) -> Match:
        """The match as it is once a clock that has run out has done so: no command comes before that."""
        match = await self._match(match_id)
        events = overdue(match, self.clock())
        return await self._happen(match, events) if events else match

    async def _happen(self, match: Match, events: list[Event]) -> Match:
        """Fold into a twin, store, and only then let it be the match: what fails leaves all as it was."""
        twin = await self._folded(match, events)
        long_ago = twin.version // SNAPSHOT_EVERY > match.version // SNAPSHOT_EVERY
        costly = any(isinstance(event, (TakenBack, Renamed)) for event in events)
        due = long_ago or costly or twin.facts.status != match.facts.status
        try:
            async with self._storing(match.id):
                await self._store.append(twin, events, freeze(twin) if due else None)
        except ElsewhereError:
            raise await self._caught_up(match) from None
        self._remember(twin)
        self._audience.changed(twin, events)
        return twin

    async def _caught_up(self, match: Match) -> TableError:
        """Another program has changed the match: read it again, tell of it, and refuse what did not know."""
        now = await self._match(match.id)
        self._audience.changed(now, [])
        return TableError("table-stale", yours=match.version, now=now.version)

    async def _folded(self, match: Match, events: list[Event]) -> Match:
        twin = match.twin()
        if any(isinstance(event, TakenBack) for event in events):  # replays the game: not on the loop
            await asyncio.to_thread(_fold_all, twin, events)
        else:
            _fold_all(twin, events)
        return twin

    async def _match(self, match_id: str) -> Match:
        match = self._open.get(match_id)
        if match is None:
            match = await self._load(match_id)
        self._remember(match)
        return match

    async def _load(self, match_id: str) -> Match:
        for whole in (False, True):
            stored = await self._store.load(match_id, whole=whole)
            if stored is None:
                raise TableError("table-unknown", match=shown(match_id))
            match = await asyncio.to_thread(
                reopened, stored.snapshot, stored.events, stored.secrets, stored.draft
            )
            if match is not None:
                return match
        raise AssertionError("all events of a match make it")

    @asynccontextmanager
    async def _storing(self, match_id: str) -> AsyncIterator[None]:
        """Where writing failed or was cancelled, only the store knows what is there: it is asked again."""
        try:
            yield
        except BaseException:
            self._open.pop(match_id, None)
            raise

    def _remember(self, match: Match) -> None:
        self._open[match.id] = match
        self._open.move_to_end(match.id)
        while len(self._open) > self._keep:
            self._open.popitem(last=False)

    def _turn(self, match_id: str) -> Place:
        return Place(self._locks, self._waiting, match_id)


def _fold_all(match: Match, events: Sequence[Event]) -> None:
    for event in events:
        match.fold(event)


def _bot_at(match: Match, version: int) -> int:
    """The seat to act if a bot plays it, at the version it was asked on; else 0."""
    if match.version != version or match.facts.status != RUNNING:
        return 0
    seat = match.pos.to_act or 0
    return seat if match.seat(seat).bot else 0
