"""Connections to SQLite or PostgreSQL. What a `write` did is on disk when it ends."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from edubba.server.storage.sqlite import sqlite_engine


class Database:
    """One database; in SQLite, which has one writer at a time, writers queue here rather than fail there."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = _engine(url, sqlite=self.sqlite)
        self._writer = self.engine.execution_options(edubba_begin="BEGIN IMMEDIATE")
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
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._writing, self._writer.begin() as connection:
            yield connection

    async def close(self) -> None:
        """Let all connections go."""
        await self.engine.dispose()


def _engine(url: str, *, sqlite: bool) -> AsyncEngine:
    if sqlite:
        return sqlite_engine(url)
    return create_async_engine(url, pool_pre_ping=True, hide_parameters=True)
