"""Connections to SQLite: how they are opened, and how they end."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Iterable
from typing import Any

import aiosqlite
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

CONNECTIONS = 15  # for reading, and as many for those who write one after another
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA secure_delete=ON",  # what was erased is not left in the file
    "PRAGMA busy_timeout=5000",
)


AHEAD = 200  # rows that come with the answer; a long one is fetched as it is read


class Question:
    """A cursor that goes to the connection's thread once for what it asks, and not also to begin and to end.

    Most questions are short: the way to another thread and back takes longer than SQLite does.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection: Any = connection  # what is called of it has no types
        self._rows: deque[Any] = deque()
        self._rest: sqlite3.Cursor | None = None  # where not all rows have come yet
        self.description: Any = None
        self.rowcount, self.arraysize = -1, 1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> Question:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def execute(self, sql: str, parameters: Any = ()) -> Question:
        """Ask."""
        await self._connection._execute(self._ask, sqlite3.Cursor.execute, sql, parameters)
        return self

    async def executemany(self, sql: str, parameters: Iterable[Any]) -> Question:
        """Ask the same of many."""
        await self._connection._execute(self._ask, sqlite3.Cursor.executemany, sql, parameters)
        return self

    def _ask(self, verb: Any, sql: str, parameters: Any) -> None:
        """In the thread."""
        cursor = self._connection._conn.cursor()
        verb(cursor, sql, parameters)
        self.description, self.rowcount = cursor.description, cursor.rowcount
        self.lastrowid = cursor.lastrowid
        self._rows = deque(cursor.fetchmany(AHEAD) if cursor.description else ())
        if len(self._rows) < AHEAD:
            cursor.close()
        else:
            self._rest = cursor

    async def fetchone(self) -> Any:
        """The next row, or None."""
        rows = await self.fetchmany(1)
        return rows[0] if rows else None

    async def fetchmany(self, size: int | None = None) -> list[Any]:
        """The next rows."""
        wanted = size or self.arraysize
        if len(self._rows) < wanted and self._rest is not None:
            self._rows += await self._connection._execute(self._rest.fetchmany, wanted)
        return [self._rows.popleft() for _ in range(min(wanted, len(self._rows)))]

    async def fetchall(self) -> list[Any]:
        """All rows that are left."""
        if self._rest is not None:
            self._rows += await self._connection._execute(self._rest.fetchall)
        rows = list(self._rows)
        self._rows.clear()
        return rows

    async def close(self) -> None:
        """Nothing more is asked."""
        rest, self._rest = self._rest, None
        if rest is not None:
            await self._connection._execute(rest.close)


class Connection(aiosqlite.Connection):
    """One whose thread is told to stop once only, and whose cursors are questions.

    Who is cancelled in the middle of a question closes his connection and then stops it. The thread ends at
    the first stop; a second one would wait for its answer for ever, and the server with it when it ends.
    """

    _stopped: asyncio.Future[Any] | None = None
    _told = False

    def cursor(self) -> Any:
        """A new question."""
        return Question(self)

    async def _connect(self) -> aiosqlite.Connection:
        """Where it fails the thread ends first: else it may answer when there is no loop any more."""
        try:
            return await super()._connect()
        except Exception:
            stopped = self.stop()
            if stopped is not None:
                await stopped
            raise

    def stop(self) -> asyncio.Future[Any] | None:
        """The answer of the thread to the first call."""
        if not self._told:
            self._told, self._stopped = True, super().stop()
        return self._stopped


def sqlite_engine(url: str) -> AsyncEngine:
    """An engine for a file of SQLite."""
    engine = create_async_engine(
        url,
        hide_parameters=True,  # an error in a log shows no secret
        pool_size=CONNECTIONS,  # kept: to open one takes longer than most questions
        max_overflow=0,
    )
    event.listen(engine.sync_engine, "do_connect", _connect_by_ours)
    event.listen(engine.sync_engine, "connect", _prepare)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _connect_by_ours(dialect: Any, record: Any, arguments: Any, wishes: dict[str, Any]) -> None:
    wishes["async_creator_fn"] = _opened


def _opened(file: str, **wishes: Any) -> Connection:
    connection = Connection(lambda: sqlite3.connect(file, **wishes), iter_chunk_size=64)
    connection._thread.daemon = True  # as SQLAlchemy has it: a forgotten connection keeps no program alive
    return connection


def _prepare(connection: Any, _: Any) -> None:
    """SQLAlchemy, not the driver, says when a transaction begins."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Any) -> None:
    """Who will write says so at once: then another process that writes is waited for, not found too late."""
    connection.exec_driver_sql(connection.get_execution_options().get("edubba_begin", "BEGIN"))
