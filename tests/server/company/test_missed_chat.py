"""What is said while a worker is cut off from the others: those who listen there are told afterwards."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from edubba.server.config import Settings
from edubba.server.matches import chat
from edubba.server.matches.chat import Chat, ChatMessage
from edubba.server.matches.schemas import NewChat
from edubba.server.people.person import Person
from edubba.server.site import Site
from edubba.server.storage.database import Database
from edubba.server.storage.matches import MatchStore
from edubba.tables.match import Match
from tests.server.conftest import run
from tests.server.makers import HOST, add_host, new_match

NINSUN = Person(id=HOST, name="Ninsun", guest=True, language="en", via="cookie", key="")


class Room:
    """In place of a hub: one who listens to one match, and what he was told."""

    def __init__(self, match: Match) -> None:
        self.match, self.told = match, list[str]()

    def known(self, match_id: str) -> Match | None:
        return self.match if match_id == self.match.id else None

    def say(self, match_id: str, message: ChatMessage, hears: Callable[[int | None], bool]) -> None:
        self.told.append(message.line.text)


async def _workers(database: Database) -> tuple[Match, Chat, Room, Chat, Room]:
    """Two workers that begin when a line has been said already."""
    await add_host(database)
    match, events = new_match("m")
    store = MatchStore(database)
    await store.create(match, events)
    await store.close()
    rooms = [Room(match), Room(match)]
    one, other = (Chat(database, room, time.time) for room in rooms)  # type: ignore[arg-type]
    await _say(one, match, "before")
    rooms[0].told.clear()
    await one.begin()
    await other.begin()
    return match, one, rooms[0], other, rooms[1]


async def _say(worker: Chat, match: Match, text: str) -> int:
    return (await worker.say(match, NINSUN, NewChat(text=text, room="table"))).id


def test_a_worker_that_has_heard_no_line_yet_catches_up(database: Database) -> None:
    async def work(database: Database) -> None:
        match, one, _, other, room = await _workers(database)
        await _say(one, match, "in the cut")  # and the word of it is lost
        await other.catch_up([match.id])
        await other.catch_up([match.id])  # nothing is told twice
        assert room.told == ["in the cut"]

    run(database, work)


def test_who_talked_at_this_worker_meanwhile_hides_nothing(database: Database) -> None:
    async def work(database: Database) -> None:
        match, one, _, other, room = await _workers(database)
        await _say(one, match, "in the cut")
        await _say(other, match, "here")
        other.heard("another match", await _say(one, match, "at a match that nobody here listens to"))
        await other.catch_up([match.id])
        assert room.told == ["here", "in the cut"]

    run(database, work)


def test_a_worker_remembers_so_many_lines_and_takes_older_ones_for_known(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "KNOWN", 2)

    async def work(database: Database) -> None:
        match, one, _, other, room = await _workers(database)
        for text in ("a", "b", "c"):
            await _say(other, match, text)
        await _say(one, match, "in the cut")
        await other.catch_up([match.id])
        assert room.told == ["a", "b", "c", "in the cut"]

    run(database, work)


def test_a_site_begins_its_talk_before_it_listens(database_url: str) -> None:
    async def work(database: Database) -> None:
        match, one, *_ = await _workers(database)
        number = await _say(one, match, "late")
        site: Any = Site(Settings(database=database_url))
        await site._open()
        assert site.chat._since == number
        await site.database.close()

    run(database_url, work)
