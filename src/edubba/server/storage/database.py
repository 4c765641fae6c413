"""Connections to SQLite or PostgreSQL. What a `write` did is on disk when it ends."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import QueuePool

from edubba.server.storage.errors import StorageError, reason
from edubba.server.storage.sqlite import sqlite_engine
from edubba.server.undisturbed import settled

#: PostgreSQL lets go of a machine that has vanished, and of what it had locked, in seconds instead of hours.
WATCHED = {
    "tcp_keepalives_idle": "3",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "5000",
    "idle_in_transaction_session_timeout": "60s",
}
#: And we let go of a PostgreSQL that has vanished: else what is under way, and all behind it, waits for ever.
KEPT_ALIVE = {
    "SO_KEEPALIVE": (socket.SOL_SOCKET, 1),
    "TCP_KEEPIDLE": (socket.IPPROTO_TCP, 3),
    "TCP_KEEPINTVL": (socket.IPPROTO_TCP, 1),
    "TCP_KEEPCNT": (socket.IPPROTO_TCP, 3),
    "TCP_USER_TIMEOUT": (socket.IPPROTO_TCP, 5000),
}
#: One match that a stopped worker keeps locked does not hold up the commits of all others. And what is
#: committed is on disk, whatever is set for the user or the database.
WRITING = {"lock_timeout": "2s", "synchronous_commit": "on"}
READERS, WRITERS = 8, 4  # connections to PostgreSQL of one process


class Database:
    """One database; in SQLite, which has one writer at a time, writers queue here rather than fail there.

    Writers have connections of their own: who plays does not wait behind a crowd that reads. Opening it, and
    connecting to it, raises StorageError where its address asks for what the driver does not know.
    """

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        with _address_told():
            if self.sqlite:
                self.engine = sqlite_engine(url)
                self._writer = sqlite_engine(url).execution_options(edubba_begin="BEGIN IMMEDIATE")
            else:
                self.engine = _postgres_engine(url, READERS, WATCHED)
                self._writer = _postgres_engine(url, WRITERS, WATCHED | WRITING)
        self._writing = asyncio.Lock()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with."""
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed at the end of the block, undone where it raises."""
        if not self.sqlite:
            async with self._writer.begin() as connection:
                yield connection
            return
        async with self._writing, self._writer.begin() as connection:
            yield connection

    def in_use(self) -> int:
        """How many of its connections somebody has."""
        pools = (self.engine.pool, self._writer.pool)
        return sum(pool.checkedout() for pool in pools if isinstance(pool, QueuePool))

    async def close(self) -> None:
        """Let all connections go, once nobody asks anything any more."""
        await settled()
        await self.engine.dispose()
        await self._writer.dispose()


def _postgres_engine(url: str, most: int, settings: dict[str, str]) -> AsyncEngine:
    half = most // 2  # are kept
    engine = create_async_engine(
        url,
        pool_size=half,
        max_overflow=most - half,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args={"server_settings": settings},
    )
    event.listen(engine.sync_engine, "do_connect", _connect)
    event.listen(engine.sync_engine, "connect", _watch_line)
    return engine


@contextmanager
def _address_told() -> Iterator[None]:
    """A sentence for options that the driver does not know: they are arguments of its functions."""
    try:
        yield
    except OSError:  # a certificate that is not accepted is a ValueError, too
        raise
    except (TypeError, ValueError, OverflowError) as error:
        raise StorageError("storage-address", reason=reason(error)) from error


def _connect(dialect: Any, record: Any, arguments: Any, wishes: dict[str, Any]) -> Any:
    with _address_told():
        return dialect.connect(*arguments, **wishes)


def _watch_line(connection: Any, _: object) -> None:
    keep_alive(connection.driver_connection)


def keep_alive(connection: Any) -> None:
    """Let the system watch the line of a connection of asyncpg's, which does not do so itself."""
    line = connection._transport.get_extra_info("socket")
    if line is None or line.family == getattr(socket, "AF_UNIX", None):  # on the same machine
        return
    for name, (level, value) in KEPT_ALIVE.items():
        if hasattr(socket, name):  # not every system knows all of them
            line.setsockopt(level, getattr(socket, name), value)
