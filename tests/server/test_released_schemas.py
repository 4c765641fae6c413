"""A database of any revision ever released comes up to today's: tables, rows, matches in progress."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, inspect, select, text

from edubba.server.storage.archive import packed
from edubba.server.storage.backup import backup, restore
from edubba.server.storage.database import Database
from edubba.server.storage.matches import MatchStore
from edubba.server.storage.migrations import VERSION_TABLE, current_revision, upgrade, upgrade_to
from edubba.server.storage.opening import reflected
from edubba.server.storage.schema import matches
from edubba.tables.commands import Commit, Play
from edubba.tables.desk import Desk
from edubba.tables.match import OVER, RUNNING, Match
from edubba.tables.snapshots import freeze, reopened
from tests.server import schemas
from tests.server.conftest import MakeDatabase, run
from tests.server.test_migrations import counting, described

VERSIONS = Path(upgrade.__code__.co_filename).parent / "versions"
RELEASED = sorted(path.name[1:5] for path in VERSIONS.glob("r*.py"))


class Nobody:
    """An audience that is not there."""

    def changed(self, *_: object) -> None: ...

    def drafted(self, *_: object) -> None: ...

    def caught_up(self, *_: object) -> None: ...


@pytest.fixture(params=RELEASED)
def revision(request: pytest.FixtureRequest) -> str:
    name = str(request.param)
    assert name in schemas.kept(), f"revision {name} is not kept: python -m tests.server.schemas"
    return name


def test_every_revision_is_kept() -> None:
    assert RELEASED[:2] == ["0001", "0002"]
    assert schemas.kept() == RELEASED, "python -m tests.server.schemas keeps the newest revision"


def test_what_is_kept_is_worth_keeping(revision: str) -> None:
    found = schemas.rows(revision)
    assert [name for name, rows in found.items() if not rows] == []
    assert {row["status"] for row in found["matches"]} == {"waiting", "running", "over"}


def test_a_released_revision_is_never_changed(
    revision: str, empty_url: str, make_database: MakeDatabase
) -> None:
    async def then(database: Database) -> None:
        await schemas.make(database, revision)
        async with database.read() as connection:
            told.append(await connection.run_sync(described) | await connection.run_sync(counting))

    async def now(database: Database) -> None:
        async with database.write() as connection:
            await connection.run_sync(upgrade_to, revision)
            told.append(await connection.run_sync(described) | await connection.run_sync(counting))

    told: list[set[str]] = []
    run(empty_url, then)
    run(make_database("sqlite" if empty_url.startswith("sqlite") else "postgres"), now)
    assert told[0] == told[1]
    assert len(told[0]) > 100


def test_an_old_database_becomes_as_a_new_one_and_keeps_its_rows(
    revision: str, empty_url: str, make_database: MakeDatabase
) -> None:
    async def fresh(database: Database) -> None:
        await upgrade(database)
        async with database.read() as connection:
            wanted.update(await connection.run_sync(described) | await connection.run_sync(counting))

    async def old(database: Database) -> None:
        await schemas.make(database, revision)
        async with database.read() as connection:
            assert await connection.run_sync(current_revision) == revision
        await upgrade(database)
        async with database.read() as connection:
            assert await connection.run_sync(current_revision) == RELEASED[-1]
            assert await connection.run_sync(described) | await connection.run_sync(counting) == wanted
            await connection.run_sync(_has_all, revision)

    wanted: set[str] = set()
    run(make_database("sqlite" if empty_url.startswith("sqlite") else "postgres"), fresh)
    run(empty_url, old)


def _has_all(connection: Connection, revision: str) -> None:
    """Every value of every row that was there then; columns that came later do not count."""
    tables = {table.name: table for table in reflected(connection)}
    assert VERSION_TABLE in inspect(connection).get_table_names()
    for name, wanted in schemas.rows(revision).items():
        names = list(wanted[0])
        found = [
            {
                key: value
                for key, value in zip(tables[name].c.keys(), packed(tables[name], row), strict=True)
                if key in names
            }
            for row in connection.execute(select(tables[name]))
        ]
        assert sorted(found, key=str) == sorted(
            ({key: row[key] for key in found[0]} for row in wanted), key=str
        ), name


def test_an_old_back_up_is_restored_and_numbers_go_on(revision: str, empty_url: str, tmp_path: Path) -> None:
    file = schemas.back_up(revision, tmp_path / "old.gz")
    count = asyncio.run(restore(empty_url, file))
    assert count == len(schemas.lines(revision)) - 2

    async def check(database: Database) -> None:
        async with database.write() as connection:
            assert await connection.run_sync(current_revision) == RELEASED[-1]
            await connection.run_sync(_has_all, revision)
            last = schemas.lines(revision)[0]["last"]["accounts"]
            row = "INSERT INTO accounts (name, guest, created) VALUES ('New', true, 0) RETURNING id"
            assert await connection.scalar(text(row)) == last + 1

    run(empty_url, check)
    assert asyncio.run(backup(empty_url, tmp_path / "new.gz")) == count + 1


def test_matches_in_progress_go_on(revision: str, empty_url: str) -> None:
    async def work(database: Database) -> None:
        await schemas.make(database, revision)
        await upgrade(database)
        store = MatchStore(database)
        desk = Desk(store, Nobody(), lambda: float(schemas.lines(revision)[0]["made"]))
        for row in schemas.rows(revision)["matches"]:
            await _goes_on(desk, store, row)
        await store.close()

    run(empty_url, work)


async def _goes_on(desk: Desk, store: MatchStore, row: dict[str, Any]) -> None:
    """From its snapshot it is what its log makes of it, and whoever has to decide can."""
    match = await desk.look(row["id"])
    whole = await store.load(row["id"], whole=True)
    assert whole is not None
    again = reopened(None, whole.events, whole.secrets, whole.draft)
    assert again is not None
    assert freeze(match) == freeze(again)
    assert (match.version, match.facts.status) == (row["version"], row["status"])
    if row["status"] == RUNNING:
        await _decide(desk, match)
        after = await desk.look(row["id"])
        assert after.version > row["version"]
        async with store.database.read() as connection:
            query = select(matches.c.version).where(matches.c.id == row["id"])
            assert await connection.scalar(query) == after.version
    elif row["status"] == OVER:
        assert match.pos.over


async def _decide(desk: Desk, match: Match) -> None:
    seat = match.seat(match.pos.to_act or 0)
    if seat.bot:
        assert await desk.bot_decided(match.id, match.version, match.pos.legal[0])
        return
    revision = match.draft.revision if match.draft else 0
    made: dict[str, int] = {"version": match.version, "revision": revision}
    full = match.ahead.to_act != match.pos.to_act  # the draft is a whole turn
    wish = Commit(**made) if full else Play(text=match.ahead.legal[0], commit=True, **made)
    await desk.obey(match.id, wish, seat.chair.who or 0)


def test_one_of_them_has_a_draft_and_one_waits_for_a_bot(revision: str) -> None:
    found = schemas.rows(revision)
    bots = {(seat["match"], seat["seat"]) for seat in found["seats"] if seat["bot"]}
    assert any((row["id"], row["to_act"]) in bots for row in found["matches"])
    assert {row["match"] for row in found["drafts"]} <= {
        row["id"] for row in found["matches"] if row["status"] == RUNNING
    }
    assert all(row["created"] <= time.time() for row in found["accounts"])
