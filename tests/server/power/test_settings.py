"""What is acknowledged is on disk: how the connections that are used have told their databases to write."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import text

from edubba.server.storage.database import Database
from tests.server.conftest import run

#: Of SQLite, as it counts: 2 is FULL, which syncs the journal at every commit; of PostgreSQL, as it is named.
SQLITE = {"journal_mode": "wal", "synchronous": 2}
POSTGRES = {"fsync": "on", "synchronous_commit": "on", "full_page_writes": "on"}

Ask = Callable[[Database, dict[str, Any]], Awaitable[None]]


async def ask_sqlite(database: Database, found: dict[str, Any]) -> None:
    async with database.write() as connection:
        for name in SQLITE:
            found[name] = (await connection.execute(text(f"PRAGMA {name}"))).scalar()


async def ask_postgres(database: Database, found: dict[str, Any]) -> None:
    async with database.write() as connection:
        for name in POSTGRES:
            found[name] = (await connection.execute(text(f"SHOW {name}"))).scalar()


def asked(url: str, ask: Ask) -> dict[str, Any]:
    found: dict[str, Any] = {}
    run(url, lambda database: ask(database, found))
    return found


@pytest.mark.parametrize("where", ["new", "opened before by somebody hasty"])
def test_sqlite_syncs_at_every_commit(where: str, make_database: Callable[[str], str]) -> None:
    url = make_database("sqlite")
    if where != "new":
        run(url, hasty)
    assert asked(url, ask_sqlite) == SQLITE


async def hasty(database: Database) -> None:
    """What another program left in the file."""
    async with database.engine.connect() as connection:
        driver = await connection.get_raw_connection()
        await driver.driver_connection.execute("PRAGMA journal_mode=DELETE")  # type: ignore[union-attr]


@pytest.mark.usefixtures("fsync")
def test_postgresql_syncs_at_every_commit(make_database: Callable[[str], str]) -> None:
    assert asked(make_database("postgres"), ask_postgres) == POSTGRES


@pytest.mark.usefixtures("fsync")
def test_postgresql_syncs_also_where_its_owner_is_in_haste(make_database: Callable[[str], str]) -> None:
    """`synchronous_commit` may be turned off for a user or a database; who writes moves asks for it."""
    url = make_database("postgres")
    run(url, turn_off)
    assert asked(url, ask_postgres) == POSTGRES


async def turn_off(database: Database) -> None:
    async with database.write() as connection:
        await connection.execute(
            text(f'ALTER DATABASE "{database.url.database}" SET synchronous_commit = off')
        )
