"""The migrations make the tables of the schema, in both databases."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from edubba.server.storage.database import Database
from edubba.server.storage.errors import StorageError
from edubba.server.storage.migrations import VERSION_TABLE, current_revision, upgrade
from edubba.server.storage.schema import metadata
from tests import command
from tests.server.conftest import MakeDatabase, run


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, metadata))


def described(connection: Connection) -> set[str]:
    """All that the database itself tells of the tables, also what Alembic does not compare."""
    inspector = inspect(connection)
    parts = (
        inspector.get_multi_columns(),
        inspector.get_multi_pk_constraint(),
        inspector.get_multi_foreign_keys(),
        inspector.get_multi_unique_constraints(),
        inspector.get_multi_indexes(),
    )
    return {
        f"{table} {each}"
        for part in parts
        for (_, table), found in part.items()
        for each in (found if isinstance(found, list) else [found])
        if table != VERSION_TABLE
    }


def test_the_migrations_make_exactly_the_schema(database_url: str) -> None:
    async def work(database: Database) -> None:
        async with database.write() as connection:
            assert await connection.run_sync(differences) == []
            await connection.execute(text("DROP INDEX ix_seats_account"))
            assert len(await connection.run_sync(differences)) == 1

    run(database_url, work)


def test_the_migrations_make_what_the_schema_itself_would(empty_url: str) -> None:
    async def work(database: Database) -> None:
        async with database.write() as connection:
            await connection.run_sync(metadata.create_all)
            wanted = await connection.run_sync(described)
            numbered = await connection.run_sync(counting)
            await connection.run_sync(metadata.drop_all)
        await upgrade(database)
        async with database.read() as connection:
            assert await connection.run_sync(described) == wanted
            assert await connection.run_sync(counting) == numbered
        assert len(wanted) > 100
        assert len(numbered) >= 6

    run(empty_url, work)


def counting(connection: Connection) -> set[str]:
    query = "SELECT table_name FROM information_schema.columns WHERE column_default LIKE 'nextval%'"
    if connection.dialect.name == "sqlite":
        query = "SELECT name FROM sqlite_master WHERE sql LIKE '%AUTOINCREMENT%'"
    return set(connection.scalars(text(query)))


def test_an_upgrade_of_what_is_up_to_date_changes_nothing(database_url: str) -> None:
    async def work(database: Database) -> None:
        async with database.write() as connection:
            await connection.execute(text("INSERT INTO meta (key, value) VALUES ('a', 'b')"))
        await upgrade(database)
        async with database.read() as connection:
            assert await connection.scalar(text("SELECT value FROM meta")) == "b"
            assert await connection.run_sync(current_revision) == "0003"

    run(database_url, work)


def test_a_database_of_a_newer_program_is_refused(database_url: str) -> None:
    async def work(database: Database) -> None:
        async with database.write() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(StorageError, match="9999") as caught:
            await upgrade(database)
        assert caught.value.key == "storage-newer"

    run(database_url, work)


def test_the_command_says_so_and_does_not_start(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/newer.sqlite"

    async def work(database: Database) -> None:
        await upgrade(database)
        async with database.write() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    run(url.replace("sqlite:", "sqlite+aiosqlite:"), work)
    words = ["serve", "--port", "0", "--lang", "en"]
    done = command.run(*words, env=os.environ | {"EDUBBA_DATABASE": url})
    assert done.returncode == 2
    sentence = (
        "The database was made by a newer version of this program (revision 9999); install that version."
    )
    assert done.stderr.strip() == f"edubba: {sentence}"


def test_an_option_that_the_queue_does_not_know_is_told_at_the_start(make_database: MakeDatabase) -> None:
    """The driver of the tables knows it, that of the bots' queue does not."""
    url = make_database("postgres") + "&command_timeout=5"
    words = ["serve", "--port", "0", "--lang", "en"]
    done = command.run(*words, env=os.environ | {"EDUBBA_DATABASE": url})
    assert done.returncode == 2, done.stderr
    assert "command_timeout" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_tables_that_this_program_did_not_make_are_refused(empty_url: str) -> None:
    async def work(database: Database) -> None:
        async with database.write() as connection:
            await connection.execute(text("CREATE TABLE accounts (id INTEGER)"))
        with pytest.raises(StorageError) as caught:
            await upgrade(database)
        assert caught.value.key == "storage-foreign"
        assert "accounts" in str(caught.value)

    run(empty_url, work)


def test_a_failing_upgrade_leaves_nothing_behind(empty_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from alembic import op

    async def work(database: Database) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(op, "create_index", _fail)
            with pytest.raises(RuntimeError, match="no index"):
                await upgrade(database)
        async with database.read() as connection:
            assert await connection.run_sync(lambda c: inspect(c).get_table_names()) == []
        await upgrade(database)

    run(empty_url, work)


def _fail(*_: object) -> None:
    raise RuntimeError("no index")
