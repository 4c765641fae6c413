"""One worker among others: it tells them what happens here, and hears what happens there."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from litestar.channels import ChannelsPlugin

from edubba.server.clock import SiteClock
from edubba.server.company import reading
from edubba.server.company.address import for_asyncpg
from edubba.server.company.times import agree
from edubba.server.company.wire import Wire
from edubba.server.company.words import (
    Bundle,
    Gone,
    Held,
    Here,
    Said,
    There,
    Wanted,
    Went,
    WhoHolds,
    WhoIsThere,
    Word,
    bundles,
    unbundled,
)  # fmt: skip
from edubba.server.counting import Metrics
from edubba.server.limits import Crowd
from edubba.server.presence import Attending
from edubba.server.storage.database import Database
from edubba.server.storage.patience import patiently
from edubba.server.supervising import Supervisor
from edubba.tables.clocks import DAYS
from edubba.tables.desk import Desk
from edubba.tables.events import Event
from edubba.tables.match import Match

if TYPE_CHECKING:
    from edubba.server.hub import Hub
    from edubba.server.matches.chat import Chat

CHANNEL = "edubba"
PULSE = 2.0  # seconds between two signs of life, and between two looks whether something was missed
SILENT = 10.0  # seconds after which a worker counts as gone
BACKLOG = 10_000  # bundles; what is dropped the next look finds

_log = logging.getLogger(__name__)


class Company:
    """Part of the desk's audience. Whatever is lost on the way is found by the next look at the database."""

    def __init__(
        self,
        database: Database,
        clock: SiteClock,
        desk: Desk,
        hub: Hub,
        chat: Chat,
        crowd: Crowd,
        metrics: Metrics,
        supervisor: Supervisor,
    ) -> None:
        self._supervisor = supervisor
        self._crowd, self._metrics = crowd, metrics
        self._database, self._clock, self._desk, self._hub, self._chat = database, clock, desk, hub, chat
        self.name = secrets.token_hex(6)
        self.went: list[Callable[[Went], None]] = []  # who else wants to know of every match
        self.wanted: list[Callable[[], None]] = []
        self.returned: list[Callable[[], Awaitable[None]]] = []  # who else was cut off
        self.steward: Callable[[], bool] = lambda: False  # he keeps the time himself
        self._alive: dict[str, float] = {}
        self._words: list[Word] = []
        self._to_say, self._to_read = asyncio.Event(), asyncio.Event()
        self._behind: set[str] = set()
        self.wire = Wire(for_asyncpg(database.url), self._look_at_all, supervisor)
        self._channels = ChannelsPlugin(
            self.wire,
            channels=[CHANNEL],
            subscriber_max_backlog=BACKLOG,
            subscriber_backlog_strategy="dropleft",
        )
        hub.presence.tell = lambda match_id, here: self.say(There(match_id, list(here.seats), here.watching))
        hub.presence.ask = lambda match_id: self.say(WhoIsThere(match_id))
        crowd.tell = lambda key, count: self.say(Held(key, count))
        crowd.ask = lambda: self.say(WhoHolds())
        chat.said = lambda match_id, number: self.say(Said(match_id, number))

    @property
    def size(self) -> int:
        """How many workers there are, this one included."""
        return 1 + len(self._alive)

    @asynccontextmanager
    async def joined(self) -> AsyncIterator[None]:
        """From the first word to the last."""
        await patiently(self._agree)
        async with self._channels:
            work = {
                "listening": self._listen, "speaking": self._speak, "reading": self._read,
                "company": self._pulse,
            }  # fmt: skip
            tasks = [self._supervisor.start(name, each) for name, each in work.items()]
            try:
                yield
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                self._words.append(Gone())
                await self._flush()

    async def _agree(self) -> None:
        async with self._database.read() as connection:
            await agree(connection, self._clock)

    # --- telling ----------------------------------------------------------------------------------------

    def say(self, word: Word) -> None:
        """Tell the others, soon."""
        self._words.append(word)
        self._to_say.set()

    def changed(self, match: Match, events: Sequence[Event]) -> None:
        """This desk has brought a match on."""
        self.say(_went(match))

    def drafted(self, match: Match) -> None:
        """Or a draft: its owner may look on from another worker."""
        self.say(_went(match))

    def caught_up(self, match: Match, events: Sequence[Event]) -> None:
        """Others know that already."""

    async def _speak(self) -> None:
        while True:
            await self._to_say.wait()
            self._to_say.clear()
            await self._flush()

    async def _flush(self) -> None:
        """While one bundle is on its way the words for the next one gather."""
        words, self._words = self._words, []
        for data in bundles(self.name, self._clock(), words):
            try:
                await self._channels.wait_published(data, CHANNEL)
            except Exception as error:  # what can be read is found by the next look; this cannot
                _log.warning("%d words were not told: %s", len(words), type(error).__name__)
                self._words = [word for word in words if isinstance(word, (There, Said, Held))] + self._words
                return
        self._metrics.broadcasts.labels("sent").inc(len(words))

    def _tell_all(self) -> None:
        """Who is here."""
        self._hub.presence.tell_all()
        self._crowd.tell_all()

    # --- hearing ----------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        async with self._channels.start_subscription(CHANNEL) as subscriber:
            async for data in subscriber.iter_events():
                bundle = unbundled(data)
                if bundle is not None and bundle.worker != self.name:
                    self._hear(bundle)

    def _hear(self, bundle: Bundle) -> None:
        if bundle.worker not in self._alive:  # new, or silent for a while: it may have missed who is here
            self._tell_all()
        self._alive[bundle.worker] = time.monotonic()
        self._metrics.broadcasts.labels("heard").inc(len(bundle.words))
        self._metrics.broadcast_lag.observe(max(0.0, self._clock() - bundle.at))
        for word in bundle.words:
            try:
                self._take(bundle.worker, word)
            except Exception:  # one word must not make the worker deaf
                _log.exception("a word of another worker")

    def _take(self, worker: str, word: Word) -> None:
        match word:
            case Went():
                self._note(word.match, (word.version, word.revision))
                for want in self.went:
                    want(word)
            case Said():
                self._chat.heard(word.match, word.number)
            case There():
                self._hub.attend(worker, word.match, Attending(tuple(word.seats), word.watching))
            case WhoIsThere():
                self._hub.presence.asked(word.match)
            case Held():
                self._crowd.heard(worker, word.key, word.count)
            case WhoHolds():
                self._crowd.asked()
            case Wanted():
                for poke in self.wanted:
                    poke()
            case Gone():
                self._alive.pop(worker, None)
                self._forget(worker)
            case Here():
                pass

    def _forget(self, worker: str) -> None:
        """Nobody is there any more."""
        self._hub.worker_gone(worker)
        self._crowd.gone(worker)

    def _note(self, match_id: str, there: tuple[int, int]) -> None:
        """Read on in a match that was told here, if it has gone on."""
        match = self._desk.told(match_id)
        if match is not None and (match.version, match.revision) < there:
            self._behind.add(match_id)
            self._to_read.set()

    # --- reading ----------------------------------------------------------------------------------------

    async def _read(self) -> None:
        """What has gone on elsewhere, as much at a time as has gathered."""
        while True:
            await self._to_read.wait()
            self._to_read.clear()
            names, self._behind = self._behind, set()
            try:
                await self._catch_up(names)
            except Exception as error:  # the next look finds them again
                _log.warning("%d matches could not be read: %s", len(names), type(error).__name__)

    async def _catch_up(self, names: set[str]) -> None:
        matches = {name: match.version for name in names if (match := self._desk.told(name))}
        if not matches:
            return
        async with self._database.read() as connection:
            found = await reading.later(connection, matches)
        await asyncio.gather(
            *(self._desk.take_over(name, matches[name], later) for name, later in found.items())
        )

    def _look_at_all(self) -> None:
        """Words were missed: do not wait for the next pulse."""
        self._metrics.reconnects.labels("broadcast").inc()
        self._looking = asyncio.create_task(self._after_an_outage())
        self._crowd.forget()
        self._tell_all()

    async def _after_an_outage(self) -> None:
        await self._look()
        for each in (*self.returned, self._read_chat):
            try:
                await each()
            except Exception as error:  # the line may be cut again: one does not keep the others from it
                _log.warning("what was missed cannot be made up for: %s", type(error).__name__)

    async def _read_chat(self) -> None:
        await self._chat.catch_up(self._hub.listened())

    async def _look(self) -> None:
        """Compare the time and all matches that somebody here listens to with the database."""
        try:
            async with self._database.read() as connection:
                if not self.steward():
                    await agree(connection, self._clock)
                found = await reading.versions(connection, self._hub.listened())
        except Exception as error:
            _log.warning("what was missed cannot be read: %s", type(error).__name__)
            return
        for match_id, there in found.items():
            self._note(match_id, there)

    async def _pulse(self) -> None:
        while True:
            self.say(Here())
            await self._look()
            now = time.monotonic()
            for worker in [each for each, seen in self._alive.items() if now - seen > SILENT]:
                del self._alive[worker]
                self._forget(worker)
            await asyncio.sleep(PULSE)


def _went(match: Match) -> Went:
    return Went(match.id, match.version, match.revision, match.deadline(), match.terms.kind == DAYS)
