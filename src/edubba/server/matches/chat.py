"""Talk beside a match. The table's talk is for its seats; those who watch have the gallery.

The seats read the gallery only when the match is over, so that nobody gets advice from there. Nobody reads
what somebody says whom he has blocked.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from sqlalchemy import insert, select

from edubba.server.errors import Problem
from edubba.server.hub import Hub
from edubba.server.limits import Limiter
from edubba.server.matches.schemas import ChatLine, NewChat
from edubba.server.people.person import Person
from edubba.server.storage.database import Database
from edubba.server.storage.schema import blocks, chats
from edubba.tables.match import OVER, Match

TABLE, GALLERY = "table", "gallery"
LAST = 200
LINES_PER_SECOND, BURST = 0.5, 8  # of one person


class ChatMessage(msgspec.Struct, tag="chat", tag_field="type"):
    """A line that has just been said."""

    line: ChatLine


class Chat:
    """The rooms of all matches."""

    def __init__(self, database: Database, hub: Hub, clock: Callable[[], float]) -> None:
        self._database, self._hub, self._clock = database, hub, clock
        self._limiter = Limiter(LINES_PER_SECOND, BURST)

    async def say(self, match: Match, person: Person, said: NewChat) -> ChatLine:
        """Say something; it is kept, then heard."""
        self._limiter.check(f"person {person.id}", self._clock())
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
            deaf = set(
                await connection.scalars(select(blocks.c.account).where(blocks.c.blocked == person.id))
            )
        line = ChatLine(number, said.room, name, text, row["at"])  # type: ignore[arg-type]
        self._hub.say(
            match.id, ChatMessage(line), lambda who: who not in deaf and said.room in rooms_of(match, who)
        )
        return line

    async def lines(self, match: Match, who: int | None) -> list[ChatLine]:
        """What this person may read, the oldest first."""
        rooms = rooms_of(match, who)
        query = select(chats).where(chats.c.match == match.id, chats.c.room.in_(rooms))
        if who is not None:
            blocked = select(blocks.c.blocked).where(blocks.c.account == who)
            query = query.where(chats.c.account.is_(None) | chats.c.account.not_in(blocked))
        async with self._database.read() as connection:
            rows = (await connection.execute(query.order_by(chats.c.id.desc()).limit(LAST))).mappings().all()
        return [
            ChatLine(*(row[name] for name in ("id", "room", "name", "text", "at"))) for row in reversed(rows)
        ]


def rooms_of(match: Match, who: int | None) -> list[str]:
    """The rooms one may listen to."""
    if match.facts.status == OVER:
        return [TABLE, GALLERY]
    return [TABLE] if match.held_by(who) else [GALLERY]
