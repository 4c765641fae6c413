"""Matches for the tests of storage: small, real, and the same every time."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import insert, select

from edubba.server.storage import archive
from edubba.server.storage.database import Database
from edubba.server.storage.schema import accounts, log
from edubba.tables.clocks import Terms, live
from edubba.tables.events import BOT, PERSON, Chair, Created, Event, Holiday
from edubba.tables.gathering import begin
from edubba.tables.match import Match, Secrets
from edubba.tables.turns import bot_moved

HOST = 1
SECRETS = Secrets("ab" * 32, "come-in")


async def add_host(database: Database) -> None:
    """The account that all matches here belong to."""
    async with database.write() as connection:
        await connection.execute(
            insert(accounts), [{"id": HOST, "name": "Ninsun", "guest": True, "created": 0.0}]
        )


def new_match(name: str, terms: Terms | None = None, game: str = "sumeria") -> tuple[Match, list[Event]]:
    """A match of a person and two bots, and the events that made it."""
    chairs = [
        Chair(PERSON, HOST, "Ninsun"),
        Chair(BOT, name="dubsar", level="dubsar"),
        Chair(BOT, level="ensi"),
    ]
    created = Created(
        at=1000.0,
        match=name,
        game=game,
        options={},
        rules=1,
        chairs=chairs,
        terms=terms or live(600, 10),
        level="dubsar",
        commitment="c0",
        host=HOST,
    )
    match = Match.of(created, SECRETS)
    events: list[Event] = [created, *begin(match, 1000.0)]
    for event in events[1:]:
        match.fold(event)
    return match, events


def after(match: Match, *events: Event) -> Match:
    """The match after some events; the one before stays as it is."""
    twin = match.twin()
    for event in events:
        twin.fold(event)
    return twin


def moved(match: Match) -> tuple[Match, list[Event]]:
    """The match after the first legal action, and the event."""
    event = bot_moved(match, match.pos.legal[0], 1000.0 + match.version)
    return after(match, event), [event]


def holidays(match: Match, count: int) -> list[Event]:
    """Events that take no time to make."""
    return [Holiday(at=1000.0 + match.version + n, seat=1, away=n % 2 == 0) for n in range(count)]


def played_out(match: Match) -> list[tuple[Match, Sequence[Event]]]:
    """The match after every action up to its end, each with its event."""
    steps: list[tuple[Match, Sequence[Event]]] = []
    while not match.pos.over:
        match, events = moved(match)
        steps.append((match, events))
    return steps


async def versions(database: Database) -> dict[str, list[int]]:
    """The versions in the log of every match."""
    found: dict[str, list[int]] = {}
    async with database.read() as connection:
        for name, version in await connection.execute(
            select(log.c.match, log.c.version).order_by(log.c.version)
        ):
            found.setdefault(name, []).append(version)
    return found


def rewrite(path: Path, change: Callable[[list[Any]], object]) -> None:
    """Change the lines of a back-up."""
    lines = [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]
    change(lines)
    path.write_bytes(gzip.compress("".join(map(archive.line, lines)).encode()))
