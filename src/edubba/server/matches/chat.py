"""Talk beside a match. The table's talk is for its seats; those who watch have the gallery.

The seats read the gallery only when the match is over, so that nobody gets advice from there. Nobody reads
what somebody says whom he has blocked.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.server.errors import Problem
from edubba.server.hub import Hub
from edubba.server.limits import MakeGate, Rate, in_memory
from edubba.server.matches.schemas import ChatLine, NewChat
from edubba.server.people.person import Person
from edubba.server.storage.database import Database
from edubba.server.storage.schema import blocks, chats
from edubba.tables.match import OVER, Match

_log = logging.getLogger(__name__)
TABLE, GALLERY = "table", "gallery"
LAST = 200
KNOWN = 1000  # lines that a worker remembers to have heard of
LINES = Rate("chat", 0.5, 8)  # of one person


class ChatMessage(msgspec.Struct, tag="chat", tag_field="type"):
    """A line that has just been said."""

    line: ChatLine


class Chat:
    """The rooms of all matches."""

    def __init__(
        self, database: Database, hub: Hub, clock: Callable[[], float], gate: MakeGate = in_memory
    ) -> None:
        self._database, self._hub, self._clock = database, hub, clock
        self._limiter = gate(LINES)
        self.said: Callable[[str, int], None] = lambda match_id, number: None  # for other workers
        self._telling: set[asyncio.Task[None]] = set()
        self._since = 0  # what was said up to here is known, or was before this worker's time
        self._known: deque[int] = deque(maxlen=KNOWN)  # of what was said later, that which is known

    async def begin(self) -> None:
        """What was said before is read by those who come; what is said from now on they have to be told."""
        async with self._database.read() as connection:
            self._since = await connection.scalar(select(func.max(chats.c.id))) or 0

    async def say(self, match: Match, person: Person, said: NewChat) -> ChatLine:
        """Say something; it is kept, then heard."""
        await self._limiter.check(f"person {person.id}", self._clock())
        held = match.held_by(person.id)
        if (said.room == TABLE) != bool(held):
            raise Problem(403, "chat-room", room=said.room)
        text = " ".join("".join(c if c.isprintable() else " " for c in said.text).split())
        if not text:
            raise Problem(400, "chat-empty")
        name = match.seat(held[0]).chair.name if held else person.name
        row = {
            "match": match.id,
            "room": said.room,
            "account": person.id,
            "name": name,
            "text": text,
            "at": self._clock(),
        }
        async with self._database.write() as connection:
            number = (await connection.execute(insert(chats).values(row).returning(chats.c.id))).scalar_one()
            deaf = await _deaf(connection, person.id)
        line = ChatLine(number, said.room, name, text, row["at"])  # type: ignore[arg-type]
        self._note(number)
        self._pass_on(match, line, deaf)
        self.said(match.id, number)
        return line

    def heard(self, match_id: str, number: int) -> None:
        """Something was said at another worker: those who listen here hear it too."""
        if self._hub.known(match_id) is None:
            self._note(number)
        else:
            task = asyncio.create_task(self._repeat([match_id], chats.c.id == number))
            self._telling.add(task)
            task.add_done_callback(self._told)

    def _told(self, task: asyncio.Task[None]) -> None:
        self._telling.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.warning("a line of another worker cannot be read: %s", type(error).__name__)

    async def catch_up(self, listened: Sequence[str]) -> None:
        """Words were missed: what was said and is not known here, at matches listened to.

        Lines that are newer than those may be known: of those who talked here meanwhile, for instance.
        """
        await self._repeat(listened, (chats.c.id > self._since) & chats.c.id.not_in(self._known))

    def _note(self, number: int) -> None:
        if len(self._known) == KNOWN:
            self._since = max(self._since, self._known[0])
        self._known.append(number)

    async def _repeat(self, listened: Sequence[str], which: ColumnElement[bool]) -> None:
        query = select(chats).where(chats.c.match.in_(listened), which).order_by(chats.c.id).limit(LAST)
        async with self._database.read() as connection:
            rows = [dict(row) for row in (await connection.execute(query)).mappings()]
            deaf = {row["account"]: await _deaf(connection, row["account"]) for row in rows}
        for row in rows:
            self._note(row["id"])
            if (match := self._hub.known(row["match"])) is not None:
                self._pass_on(match, _line(row), deaf[row["account"]])

    def _pass_on(self, match: Match, line: ChatLine, deaf: set[int]) -> None:
        self._hub.say(
            match.id, ChatMessage(line), lambda who: who not in deaf and line.room in rooms_of(match, who)
        )

    async def lines(self, match: Match, who: int | None) -> list[ChatLine]:
        """What this person may read, the oldest first."""
        rooms = rooms_of(match, who)
        query = select(chats).where(chats.c.match == match.id, chats.c.room.in_(rooms))
        if who is not None:
            blocked = select(blocks.c.blocked).where(blocks.c.account == who)
            query = query.where(chats.c.account.is_(None) | chats.c.account.not_in(blocked))
        async with self._database.read() as connection:
            rows = (await connection.execute(query.order_by(chats.c.id.desc()).limit(LAST))).mappings().all()
        return [_line(row) for row in reversed(rows)]


def _line(row: Mapping[Any, Any]) -> ChatLine:
    return ChatLine(*(row[name] for name in ("id", "room", "name", "text", "at")))


async def _deaf(connection: AsyncConnection, account: int | None) -> set[int]:
    """Those who have blocked an account."""
    return set(await connection.scalars(select(blocks.c.account).where(blocks.c.blocked == account)))


def rooms_of(match: Match, who: int | None) -> list[str]:
    """The rooms one may listen to."""
    if match.facts.status == OVER:
        return [TABLE, GALLERY]
    return [TABLE] if match.held_by(who) else [GALLERY]
