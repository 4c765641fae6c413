"""Analyses of finished matches and of records: asked for once, done in the background one by one, kept."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence

from sqlalchemy import select

from edubba import records
from edubba._position import Position
from edubba.games.errors import EdubbaError
from edubba.records import Line, Node, Record
from edubba.search.analysis import Analysis
from edubba.server.bounded import forget_oldest
from edubba.server.errors import Problem
from edubba.server.limits import MakeGate, Rate, in_memory
from edubba.server.people.person import Person
from edubba.server.reviews import rows, telling
from edubba.server.reviews.lock import Lock
from edubba.server.reviews.reviewer import BusyError, Reviewer, ReviewerError
from edubba.server.reviews.reviewing import Order, bare
from edubba.server.reviews.schemas import ToldReview
from edubba.server.reviews.work import Pace, State, Work
from edubba.server.storage.database import Database
from edubba.server.storage.schema import studies
from edubba.server.supervising import Supervisor
from edubba.server.undisturbed import to_its_end
from edubba.tables.desk import Desk
from edubba.tables.errors import TableError

LONGEST = 3000  # texts
MOST, MOST_OF_GUEST = 3, 1  # unfinished analyses of one person
ATTEMPTS = 2
LOOK = 30.0  # seconds between two looks at the queue where nobody pokes
QUESTIONS = Rate("questions", 0.2, 6)  # about positions: each costs a second or two of a processor
TOLD = 32  # reviews in words that are remembered
PAUSES = (1.0, 5.0, 30.0, 60.0)  # seconds after which the queue is taken up again when storage was away

_log = logging.getLogger(__name__)


class Reviews:
    """The analyses of a server."""

    def __init__(
        self,
        database: Database,
        clock: Callable[[], float],
        desk: Desk,
        *,
        pace: Pace | None = None,
        reviewer: Reviewer | None = None,
        gate: MakeGate = in_memory,
        supervisor: Supervisor | None = None,
    ) -> None:
        self._supervisor = supervisor or Supervisor()
        self._database, self._clock, self._desk = database, clock, desk
        self.pace, self.reviewer = pace or Pace(), reviewer or Reviewer()
        self.lock = Lock(database, desk)
        self.questions = gate(QUESTIONS)
        self._asking, self._news = asyncio.Lock(), asyncio.Event()
        self._attempts: Counter[str] = Counter()
        self._now: Work | None = None
        self._told: OrderedDict[tuple[str, str, tuple[str, ...]], ToldReview] = OrderedDict()
        self._task: asyncio.Task[None] | None = None
        self.wanted: Callable[[], None] = self.poke  # who is told when something is asked for

    async def start(self) -> None:
        """Go on where the server, or another worker of it, was stopped: one of them does it."""
        self._task = self._supervisor.start("analyses", self._run)

    async def rest(self) -> None:
        """Let another worker go on; what was found is stored."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def stop(self) -> None:
        """Let go."""
        await self.rest()
        await self.reviewer.stop()

    def poke(self) -> None:
        """Something was asked for."""
        self._news.set()

    async def ask(self, replay_id: str, record: Record, person: Person) -> None:
        """Ask for an analysis; where it was asked for, that is enough."""
        async with self._asking:
            async with self._database.read() as connection:
                row = await rows.row(connection, replay_id)
            if len(record.moves) > LONGEST:
                raise Problem(400, "reviews-long", count=len(record.moves), most=LONGEST)
            await self.check(replay_id, record, person.id)
            if row is not None and row.status != rows.FAILED:
                return
            most = MOST_OF_GUEST if person.guest else MOST
            async with self._database.write() as connection:
                if await rows.unfinished(connection, person.id) >= most:
                    raise Problem(409, "reviews-many", most=most)
                await rows.add(connection, replay_id, person.id, self._clock())
        self._attempts.pop(replay_id, None)
        self.wanted()

    async def check(self, replay_id: str, record: Record, who: int | None) -> None:
        """That this may be analysed for this person: it is over, and not of a match that is being played."""
        if not await self.lock.check_match(replay_id):
            await self.lock.check_record(record, who)

    async def record(self, replay_id: str) -> Record | None:
        """The texts of a match as they count, or a study, by its id."""
        try:
            match = await self._desk.fresh(replay_id)
        except TableError:
            query = select(studies.c.record).where(studies.c.id == replay_id)
            async with self._database.read() as connection:
                text = (await connection.execute(query)).scalar_one_or_none()
            return None if text is None else bare(await asyncio.to_thread(records.loads, text))
        created = match.facts.created
        line = Line([Node(text) for text in match.facts.texts])
        return Record(created.game, dict(created.options), line, {}, created.rules, created.position)

    async def state(self, replay_id: str) -> State:
        """How far an analysis is."""
        async with self._database.read() as connection:
            row = await rows.row(connection, replay_id)
            if row is None:
                return State("none")
            ahead = await rows.ahead(connection, row.asked) if row.status == rows.WAITING else 0
        work = self._now
        if work is not None and work.id == replay_id and row.status == rows.RUNNING:
            return State(row.status, work.part, work.left(self._clock()))
        return State(row.status, row.part, None, ahead)

    async def told(self, replay_id: str, lang: str, names: Sequence[str]) -> ToldReview | None:
        """A whole review in words; the last ones asked for are remembered."""
        key = replay_id, lang, tuple(names)
        if key not in self._told:
            record = await self.record(replay_id)
            async with self._database.read() as connection:
                looks = await rows.looks_of(connection, replay_id)
            if record is None:
                return None
            seconds = self.pace.each(len(record.moves))
            try:
                found = await asyncio.to_thread(telling.whole, record, looks, lang, names, seconds)
            except KeyError:  # looks are missing, of another time: whoever asks again has them found
                async with self._database.write() as connection:
                    await rows.mark(connection, replay_id, rows.FAILED, self._clock())
                return None
            self._told[key] = found
            forget_oldest(self._told, TOLD)
        self._told.move_to_end(key)
        return self._told[key]

    async def review(self, replay_id: str) -> str | None:
        """The whole review as JSON, once it is done."""
        async with self._database.read() as connection:
            return await rows.review_of(connection, replay_id)

    async def analysed(self, pos: Position, seconds: float) -> Analysis:
        """What a position holds, as far as can be seen in so many seconds."""
        try:
            return await self.reviewer.ask(pos, seconds, self.pace.jobs)
        except BusyError:
            raise Problem(429, "reviews-busy", seconds=5) from None
        except ReviewerError as error:
            _log.warning("a position was not analysed: %s", error)
            raise Problem(409, "reviews-nothing") from None

    # --- the queue ------------------------------------------------------------------------------------

    async def _run(self) -> None:
        troubles = 0
        while True:
            with self._supervisor.round("analyses") as tried:
                await self._take_up()
                self._news.clear()
                async with self._database.read() as connection:
                    replay_id = await rows.oldest(connection)
                if replay_id is not None:
                    await self._do(replay_id)
            if tried.failed:  # storage may be away for a while: the queue waits for it
                await asyncio.sleep(PAUSES[min(troubles, len(PAUSES) - 1)])
                troubles += 1
                continue
            troubles = 0
            if replay_id is None:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(LOOK):
                        await self._news.wait()

    async def _take_up(self) -> None:
        """What ran when the server stopped, or when storage was away, waits again."""
        async with self._database.write() as connection:
            await rows.again(connection)

    async def _do(self, replay_id: str) -> None:
        """One analysis, or as far as it gets."""
        try:
            record = await self.record(replay_id)
        except EdubbaError as error:  # a study that cannot be read any more
            self._attempts[replay_id] = ATTEMPTS
            return await self._failed(replay_id, error)
        async with self._database.write() as connection:
            if record is None:
                return await rows.forget(connection, replay_id)
            known, part = await rows.take(connection, replay_id, self._clock())
        self._now = work = Work(replay_id, part, self._clock())
        order = Order(record, self.pace.each(len(record.moves)), self.pace.jobs, known)
        saving = asyncio.create_task(self._save_now_and_then(work))
        try:
            review = await self.reviewer.review(order, work.found)
        except ReviewerError as error:
            await self._failed(replay_id, error)
        else:
            await self._save(work)
            async with self._database.write() as connection:
                await rows.mark(connection, replay_id, rows.DONE, self._clock(), review)
        finally:
            await to_its_end(self._save_the_rest(work, saving))
            self._now = None

    async def _save_the_rest(self, work: Work, saving: asyncio.Task[None]) -> None:
        saving.cancel()
        await asyncio.gather(saving, return_exceptions=True)
        await self._save(work)

    async def _failed(self, replay_id: str, error: Exception) -> None:
        """Another attempt goes on from what was found; then it is given up."""
        self._attempts[replay_id] += 1
        _log.warning("analysis %s, attempt %d: %s", replay_id, self._attempts[replay_id], error)
        status = rows.WAITING if self._attempts[replay_id] < ATTEMPTS else rows.FAILED
        async with self._database.write() as connection:
            await rows.mark(connection, replay_id, status, self._clock())

    async def _save_now_and_then(self, work: Work) -> None:
        while True:
            await asyncio.sleep(self.pace.saving)
            try:
                await asyncio.shield(self._save(work))
            except Exception:  # storage may be away for a while: then later
                _log.exception("analysis %s is not stored", work.id)

    async def _save(self, work: Work) -> None:
        """Store what is not stored yet; who rests waits here for a write that has begun, and then lets go."""
        async with work.saving:
            looks, part, work.unsaved = work.unsaved, work.part, []
            if not looks:
                return
            try:
                async with self._database.write() as connection:
                    await rows.keep(connection, work.id, looks, part, self._clock())
            except BaseException:
                work.unsaved = looks + work.unsaved
                raise
