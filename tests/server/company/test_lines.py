"""The line between a worker and PostgreSQL: the system lets go of it where the other side has vanished."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from typing import Any

import asyncpg
import pytest
from psycopg import AsyncConnection, OperationalError
from sqlalchemy.engine import URL, make_url

from edubba.server.company.address import for_asyncpg, for_psycopg
from edubba.server.storage.database import KEPT_ALIVE, Database
from tests.server.conftest import MakeDatabase

WANTED = {name: value for name, (_, value) in KEPT_ALIVE.items() if hasattr(socket, name)}


def told(line: Any) -> dict[str, int]:
    """The options of a socket."""
    levels = {name: level for name, (level, _) in KEPT_ALIVE.items()}
    return {name: line.getsockopt(levels[name], getattr(socket, name)) for name in WANTED}


@contextlib.asynccontextmanager
async def by_tcp(url: URL) -> AsyncIterator[URL]:
    """The same server by a port: the tests' own listens on a socket of this machine alone."""
    folder = str(url.query["host"])

    calls: set[asyncio.Task[Any] | None] = set()

    async def copy(source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await source.read(65536):
                to.write(data)
        to.close()
        with contextlib.suppress(ConnectionError):
            await to.wait_closed()

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        calls.add(asyncio.current_task())
        theirs, ours = await asyncio.open_unix_connection(f"{folder}/.s.PGSQL.5432")
        await asyncio.gather(copy(reader, ours), copy(theirs, writer))

    server = await asyncio.start_server(pass_on, "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        yield url.set(host="127.0.0.1", port=port).difference_update_query(["host"])
    await asyncio.gather(*filter(None, calls))


def test_a_line_to_postgresql_is_watched_from_this_side(make_database: MakeDatabase) -> None:
    server = make_url(make_database("postgres"))

    async def work() -> None:
        async with by_tcp(server) as url:
            database = Database(url.render_as_string(hide_password=False))
            for block in (database.read, database.write):
                async with block() as connection:
                    raw = await connection.get_raw_connection()
                    driver: Any = raw.driver_connection
                    assert told(driver._transport.get_extra_info("socket")) == WANTED
            await database.close()

    asyncio.run(work())


def test_so_is_the_queues(make_database: MakeDatabase) -> None:
    server = make_url(make_database("postgres"))

    async def work() -> None:
        async with (
            by_tcp(server) as url,
            await AsyncConnection.connect(for_psycopg(url)) as connection,
        ):
            with socket.socket(fileno=connection.pgconn.socket) as line:
                assert told(line) == WANTED
                line.detach()  # it is psycopg's

    asyncio.run(work())


def test_tls_that_the_address_asks_for_is_asked_for_by_every_driver(make_database: MakeDatabase) -> None:
    """The tests' server has none: whoever insists on it gets no connection, and does not go on without."""
    there = make_url(make_database("postgres"))

    async def work() -> None:
        async with by_tcp(there) as plain:
            await (await asyncpg.connect(**for_asyncpg(plain))).close()  # nothing else is in the way
            url = plain.update_query_dict({"ssl": "require"})
            database = Database(url.render_as_string(hide_password=False))
            try:
                for opened in (database.read(), database.write()):
                    with pytest.raises(ConnectionError, match="rejected SSL"):
                        async with opened:
                            pass
            finally:
                await database.close()
            with pytest.raises(ConnectionError, match="rejected SSL"):
                await asyncpg.connect(**for_asyncpg(url))
            with pytest.raises(OperationalError, match="does not support SSL"):
                await AsyncConnection.connect(for_psycopg(url))

    asyncio.run(work())
