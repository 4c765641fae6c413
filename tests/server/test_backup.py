"""Back-ups: from each kind of database into each, whole or not at all."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, func, insert, select, text

from edubba.server.storage.backup import backup, restore
from edubba.server.storage.database import Database
from edubba.server.storage.errors import StorageError
from edubba.server.storage.matches import MatchStore
from edubba.server.storage.migrations import current_revision, upgrade
from edubba.server.storage.schema import accounts, meta, metadata, notices
from edubba.tables.match import Draft, Match
from edubba.tables.snapshots import freeze
from tests.server.conftest import BACKENDS, MakeDatabase, run
from tests.server.makers import HOST, add_host, after, holidays, new_match, played_out, rewrite
from tests.waiting import until


async def fill(database: Database) -> None:
    """A bit of all that is hard to carry: bytes, JSON, nulls, letters, numbers of rows that are gone."""
    await add_host(database)
    store = MatchStore(database)
    for name in ("a", "b"):
        match, events = new_match(name)
        await store.create(match, events)
        for later, newest in played_out(match)[:25]:
            await store.append(later, newest, freeze(later) if later.version == 20 else None)
        if name == "a":
            await store.set_draft(later, Draft(1, 3, 1, ["ő “„"]))
    async with database.write() as connection:
        await connection.execute(
            insert(notices),
            [{"account": HOST, "kind": "turn", "facts": {"n": [1, None]}, "way": "mail", "due": 0.1 + 0.2}]
            * 3,
        )
        account = {"name": "Şulgi", "guest": False, "created": 5.0, "name_key": "k", "mail": False}
        numbers = [
            (
                await connection.execute(insert(accounts).values({**account, "name_key": key}))
            ).inserted_primary_key
            for key in "kl"
        ]
        assert [tuple(number or ()) for number in numbers] == [(2,), (3,)]
        await connection.execute(delete(accounts).where(accounts.c.id == 3))


async def content(database: Database) -> dict[str, list[Any]]:
    async with database.read() as connection:
        return {
            table.name: [
                tuple(row) for row in await connection.execute(select(table).order_by(*table.primary_key))
            ]
            for table in metadata.sorted_tables
        }


def contents(url: str) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}

    async def work(database: Database) -> None:
        found.update(await content(database))

    run(url, work)
    return found


async def count_on(database: Database) -> None:
    """SQLite would start an account's numbers in `fill` at 2 by itself; PostgreSQL must be told of row 1."""
    if not database.sqlite:
        async with database.write() as connection:
            await connection.execute(text("SELECT setval('accounts_id_seq', 1)"))


@pytest.fixture
def filled_url(database_url: str) -> str:
    """The address of a database with something in every kind of table; once for each backend."""
    run(database_url, count_on)
    run(database_url, fill)
    return database_url


@pytest.mark.parametrize("target", BACKENDS)
def test_a_back_up_restores_all_in_either_database(
    filled_url: str, target: str, make_database: MakeDatabase, tmp_path: Path
) -> None:
    told: list[tuple[int, int]] = []
    path, url = tmp_path / "all.edubba", make_database(target)
    rows = asyncio.run(backup(filled_url, path, lambda *facts: told.append(facts)))
    assert told[-1] == (rows, rows)
    told.clear()
    assert asyncio.run(restore(url, path, progress=lambda *facts: told.append(facts))) == rows
    assert told[-1] == (rows, rows)
    before = contents(filled_url)
    assert contents(url) == before
    assert sum(map(len, before.values())) == rows > 60
    assert all(before[name] for name in ("snapshots", "drafts", "notices", "log", "seats"))

    async def work(database: Database) -> None:
        async with database.write() as connection:
            new = {"name": "x", "guest": True, "created": 0.0}
            made = await connection.execute(insert(accounts).values(new))
            assert tuple(made.inserted_primary_key or ()) == (4,)  # 3 was given, and never is again
            assert await connection.run_sync(current_revision) == "0003"

    run(url, work)


def test_a_database_that_holds_something_is_replaced_only_when_told(filled_url: str, tmp_path: Path) -> None:
    path = tmp_path / "b.edubba"
    asyncio.run(backup(filled_url, path))
    before = contents(filled_url)

    async def change(database: Database) -> None:
        async with database.write() as connection:
            await connection.execute(insert(meta).values(key="later", value="x"))

    run(filled_url, change)
    with pytest.raises(StorageError) as caught:
        asyncio.run(restore(filled_url, path))
    assert caught.value.key == "storage-not-empty"
    assert len(contents(filled_url)["meta"]) == 1
    asyncio.run(restore(filled_url, path, replace=True))
    assert contents(filled_url) == before


def test_a_restore_that_fails_leaves_the_database_as_it_was(filled_url: str, tmp_path: Path) -> None:
    path = tmp_path / "b.edubba"
    asyncio.run(backup(filled_url, path))

    def break_it(lines: list[Any]) -> None:
        row = next(each for each in lines if isinstance(each, list) and each[0] == "seats")
        row[1][0] = "nomatch"  # a seat of a match that is not there

    rewrite(path, break_it)
    before = contents(filled_url)
    with pytest.raises(StorageError) as caught:
        asyncio.run(restore(filled_url, path, replace=True))
    assert caught.value.key == "storage-restore-failed"
    assert contents(filled_url) == before


def test_a_back_up_is_of_one_moment_while_matches_go_on(filled_url: str, tmp_path: Path) -> None:
    path = tmp_path / "b.edubba"

    async def play(store: MatchStore, match: Match, versions: list[int]) -> None:
        while True:
            events = holidays(match, 1)
            match = after(match, *events)
            await store.append(match, events, None)
            versions.append(match.version)

    async def work(database: Database) -> None:
        store = MatchStore(database)
        match, events = new_match("c")
        await store.create(match, events)
        versions = [match.version]
        player = asyncio.create_task(play(store, match, versions))
        for _ in range(3):
            await asyncio.to_thread(_back_up_slowly, filled_url, path, versions)
            lines = [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]
            version = lines[0]["tables"]["matches"].index("version")
            summary = [row[1][version] for row in lines[1:-1] if row[0] == "matches" and row[1][0] == "c"]
            logged = [row for row in lines[1:-1] if row[0] == "log" and row[1][0] == "c"]
            assert summary == [len(logged)]
        async with database.read() as connection:
            query = text("SELECT count(*) FROM log WHERE match = 'c'")
            assert (await connection.scalar(query) or 0) > len(logged)
        player.cancel()
        await asyncio.gather(player, return_exceptions=True)
        await store.close()

    run(filled_url, work)


def _back_up_slowly(url: str, path: Path, versions: list[int]) -> None:
    """A back-up that goes on to the next table only when somebody has played meanwhile."""

    def wait(*_: int) -> None:
        known = versions[-1]
        until(lambda: versions[-1] > known, "nobody can play while a back-up is made")

    asyncio.run(backup(url, path, wait))


def test_rows_are_read_in_parts(make_database: MakeDatabase, tmp_path: Path) -> None:
    told: list[int] = []

    async def many(database: Database) -> None:
        await upgrade(database)
        async with database.write() as connection:
            await connection.execute(insert(meta), [{"key": str(n), "value": ""} for n in range(2500)])

    async def count(database: Database) -> None:
        async with database.read() as connection:
            assert await connection.scalar(select(func.count()).select_from(meta)) == 2500

    source, target = make_database("sqlite"), make_database("postgres")
    run(source, many)
    asyncio.run(backup(source, tmp_path / "x", lambda done, _: told.append(done)))
    asyncio.run(restore(target, tmp_path / "x", progress=lambda done, _: told.append(done)))
    assert told == [1000, 2000, 2500] * 2
    run(target, count)
