"""Connections to SQLite: how they are opened, and how they end."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import Any

import aiosqlite
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA secure_delete=ON",  # what was erased is not left in the file
    "PRAGMA busy_timeout=5000",
)


class Connection(aiosqlite.Connection):
    """One whose thread is told to stop once only.

    Who is cancelled in the middle of a question closes his connection and then stops it. The thread ends at
    the first stop; a second one would wait for its answer for ever, and the server with it when it ends.
    """

    _stopped: asyncio.Future[Any] | None = None
    _told = False

    def stop(self) -> asyncio.Future[Any] | None:
        """The answer of the thread to the first call."""
        if not self._told:
            self._told, self._stopped = True, super().stop()
        return self._stopped


def sqlite_engine(url: str) -> AsyncEngine:
    """An engine for a file of SQLite."""
    engine = create_async_engine(url, hide_parameters=True)  # an error in a log shows no secret
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
