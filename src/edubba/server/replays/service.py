"""Matches and brought records as reels; records are kept under a name made of what they say."""

from __future__ import annotations

import asyncio
import base64
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

from sqlalchemy import delete, func, select

from edubba import records
from edubba._position import Position
from edubba.drawing.seats import distinct, seat_names
from edubba.locales import LANGUAGES
from edubba.records import Record
from edubba.server.bounded import forget_oldest
from edubba.server.errors import Problem
from edubba.server.matches.service import Matches
from edubba.server.people.person import Person
from edubba.server.replays.reel import Reel
from edubba.server.scenes import names_of
from edubba.server.storage.database import Database
from edubba.server.storage.inserting import insert_once
from edubba.server.storage.schema import accounts, studies
from edubba.tables.clocks import DAY
from edubba.tables.match import OVER, Match, start

STUDY_LENGTH = 13  # letters of a brought record's id: no match has as many
MOST_TEXTS = 10_000
STUDIES = {True: 30, False: 500}  # that a guest, or an account, may keep
GUESTS_KEEP = 90 * DAY
REELS = 64  # kept in memory


@dataclass(frozen=True)
class Found:
    """What a replay's id stands for."""

    id: str
    reel: Reel
    match: bool
    names: Callable[[str], list[str]]  # by language
    finished: bool
    scores: list[int]
    winners: list[int]
    yours: list[int]
    date: str


class Replays:
    """What can be looked back at, as routes use it."""

    def __init__(self, matches: Matches, database: Database, clock: Callable[[], float]) -> None:
        self._matches, self._database, self._clock = matches, database, clock
        self._kept: OrderedDict[str, tuple[Reel, Record | None]] = OrderedDict()

    async def bring(self, text: str, person: Person) -> str:
        """Keep a record; its id. The same record has the same id, whoever brings it. Raises RecordError."""
        record = await asyncio.to_thread(_checked, text)
        canonical = await asyncio.to_thread(records.dumps, record)
        study_id = _id_of(canonical)
        async with self._database.write() as connection:
            if await connection.scalar(select(studies.c.id).where(studies.c.id == study_id)):
                return study_id
            own = select(func.count()).where(studies.c.account == person.id)
            if (await connection.scalar(own) or 0) >= STUDIES[person.guest]:
                raise Problem(409, "replay-many", most=STUDIES[person.guest])
            row = {"id": study_id, "account": person.id, "record": canonical, "created": self._clock()}
            await connection.execute(insert_once(connection.dialect.name, studies), row)
        return study_id

    async def find(self, replay_id: str, who: int | None, invitation: str = "") -> Found:
        """A match that one may see, or a brought record; raises a problem where there is neither."""
        if len(replay_id) != STUDY_LENGTH:
            match = await self._matches.look(replay_id, who, invitation)
            return await self._of_match(match, who)
        reel, record = await self._study(replay_id)
        result = record.result
        return Found(
            id=replay_id,
            reel=reel,
            match=False,
            names=lambda lang: _names(record, len(reel.scores), lang),
            finished=reel.over or "end" in record.headers,
            scores=result if result is not None else reel.scores,
            winners=record.winners,
            yours=[],
            date=record.headers.get("date", ""),
        )

    async def record(self, replay_id: str, who: int | None, invitation: str = "") -> Record:
        """The record behind an id."""
        if len(replay_id) == STUDY_LENGTH:
            return (await self._study(replay_id))[1]
        match = await self._matches.look(replay_id, who, invitation)
        return await asyncio.to_thread(records.loads, await self._matches.record(match))

    async def text(self, replay_id: str, who: int | None, invitation: str = "") -> str:
        """The record behind an id, as a file has it."""
        return await asyncio.to_thread(records.dumps, await self.record(replay_id, who, invitation))

    async def tidy(self) -> int:
        """Forget what guests brought long ago; how many."""
        guests = select(accounts.c.id).where(accounts.c.guest)
        nobodys = studies.c.account.is_(None) | studies.c.account.in_(guests)
        old = nobodys & (studies.c.created < self._clock() - GUESTS_KEEP)
        async with self._database.write() as connection:
            return (await connection.execute(delete(studies).where(old))).rowcount

    # --- inside ---------------------------------------------------------------------------------------

    async def _of_match(self, match: Match, who: int | None) -> Found:
        created, texts, yours = match.facts.created, list(match.facts.texts), match.held_by(who)
        names = {lang: names_of(match, lang) for lang in LANGUAGES}
        finished, winners, scores = match.facts.status == OVER, match.pos.winners, match.pos.scores
        key = f"{match.id} {match.version}"
        if key not in self._kept:
            self._keep(key, await asyncio.to_thread(lambda: Reel(start(created), texts)), None)
        return Found(
            id=match.id, reel=self._kept[key][0], match=True, names=lambda lang: names.get(lang, names["en"]),
            finished=finished, scores=scores, winners=winners, yours=yours,
            date=datetime.fromtimestamp(created.at, UTC).strftime("%Y-%m-%d"),
        )  # fmt: skip

    async def _study(self, study_id: str) -> tuple[Reel, Record]:
        if study_id not in self._kept:
            async with self._database.read() as connection:
                query = select(studies.c.record).where(studies.c.id == study_id)
                text = await connection.scalar(query)
            if text is None:
                raise Problem(404, "problem-not-found")
            record = await asyncio.to_thread(records.loads, text)
            reel = await asyncio.to_thread(lambda: Reel(Position.of(record, 0), record.moves))
            self._keep(study_id, reel, record)
        reel, found = self._kept[study_id]
        self._kept.move_to_end(study_id)
        assert found is not None
        return reel, found

    def _keep(self, key: str, reel: Reel, record: Record | None) -> None:
        self._kept[key] = reel, record
        forget_oldest(self._kept, REELS)


def _checked(text: str) -> Record:
    """The record, of a size that can be looked at."""
    record = records.loads(text)
    if len(record.moves) > MOST_TEXTS:
        raise Problem(400, "replay-long", most=MOST_TEXTS)
    return record


def _id_of(text: str) -> str:
    digest = hashlib.sha256(text.encode()).digest()
    return base64.b32encode(digest).decode().lower()[:STUDY_LENGTH]


def _names(record: Record, seats: int, lang: str) -> list[str]:
    given = [record.seats.get(seat, "") for seat in range(1, seats + 1)]
    return distinct(seat_names(seats, given, lang))
