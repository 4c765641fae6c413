"""Litestar's channels on PostgreSQL's LISTEN and NOTIFY, made to last.

Litestar's backend opens a connection for every message and hears nothing any more once its own is lost. This
one publishes by a pool, looks after the connection it listens by, and comes back when that is lost; whoever
listens is told, for what was said meanwhile it has not heard.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable
from typing import Any

import asyncpg
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

from edubba.server.storage.patience import patiently
from edubba.server.supervising import Supervisor

POOL = 2
LOOK = 2.0  # seconds between two looks whether the listening connection answers
PATIENCE = 3.0  # seconds for any answer
PAUSES = (0.1, 0.2, 0.5, 1.0)  # seconds between two attempts to come back

_log = logging.getLogger(__name__)
#: What a lost or refused connection raises; a shutdown of the server is a PostgresError too.
LOST = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)


class Wire(AsyncPgChannelsBackend):
    """Channels over PostgreSQL; `returned` is called each time after it was lost and listens again."""

    def __init__(self, connect: dict[str, Any], returned: Callable[[], None], supervisor: Supervisor) -> None:
        self._arguments = connect
        super().__init__(make_connection=self._connected)
        self._returned, self._supervisor = returned, supervisor
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._guard: asyncio.Task[None] | None = None
        self.reconnects = 0

    async def on_startup(self) -> None:
        """Connect, and stay connected."""
        self._pool = await asyncpg.create_pool(
            **self._arguments, min_size=0, max_size=POOL, command_timeout=PATIENCE
        )
        await patiently(super().on_startup)
        self._guard = self._supervisor.start("line", self._look_after)

    async def on_shutdown(self) -> None:
        """Let go."""
        if self._guard is not None:
            self._guard.cancel()
            await asyncio.gather(self._guard, return_exceptions=True)
        with contextlib.suppress(*LOST):
            async with asyncio.timeout(PATIENCE):
                await super().on_shutdown()
        if self._pool is not None:
            self._pool.terminate()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell all who listen; raises where the database is away."""
        assert self._pool is not None
        async with self._pool.acquire(timeout=PATIENCE) as connection:
            for channel in channels:
                await connection.execute("SELECT pg_notify($1, $2)", channel, data.decode())

    async def _connected(self) -> asyncpg.Connection[asyncpg.Record]:
        return await asyncpg.connect(**self._arguments, timeout=PATIENCE, command_timeout=PATIENCE)

    async def _look_after(self) -> None:
        while True:
            lost = asyncio.Event()
            self._listener_conn.add_termination_listener(lambda _, lost=lost: lost.set())
            await self._until_lost(lost)
            await self._come_back()

    async def _until_lost(self, lost: asyncio.Event) -> None:
        """A connection that ends says so; one whose other side vanished does not, so it is asked."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await lost.wait()
                return
            try:
                async with self._listener_lock:  # a connection does one thing at a time
                    await self._listener_conn.execute("SELECT 1", timeout=PATIENCE)
            except LOST:
                return

    async def _come_back(self) -> None:
        _log.warning("the connection that listens is lost")
        with contextlib.suppress(*LOST):
            self._listener_conn.terminate()
        attempt = 0
        while True:
            try:
                async with self._listener_lock:
                    self._listener_conn = await self._connected()
                    for channel in self._subscribed_channels:
                        await self._listener_conn.add_listener(channel, self._listener)
                break
            except LOST as error:
                _log.info("nobody to listen to yet: %s", type(error).__name__)
                await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])
                attempt += 1
        self.reconnects += 1
        _log.warning("listening again")
        self._returned()
