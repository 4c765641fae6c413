"""What only one worker does: ring the clocks, send notices, analyse, tidy up. The steward does it.

Whoever holds an advisory lock of PostgreSQL is steward. The database takes the lock from a worker that dies,
and another one has it within a second or two. A steward cut off from the database stops by itself; should two
do the same for a moment nothing is spoiled, for all that is done goes through the log's unique versions.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, TypeAlias

import asyncpg

from edubba.server.company.wire import LOST, PATIENCE
from edubba.server.storage.database import WATCHED

LOCK = 7_302_118  # any number that nobody else locks in this database
LOOK = 1.0  # seconds between two attempts, and between two looks whether the lock is still there

_log = logging.getLogger(__name__)

#: What is begun with the office, and ended with it.
Duties: TypeAlias = Callable[[], AbstractAsyncContextManager[None]]


class Steward:
    """A candidate, as long as its worker runs."""

    def __init__(self, connect: dict[str, Any], duties: Duties) -> None:
        self._arguments = connect | {"server_settings": WATCHED | {"application_name": "edubba steward"}}
        self._duties = duties
        self.on_duty = False

    async def run(self) -> None:
        """Try to be steward until cancelled; raises where his work cannot be begun: another may do better."""
        while True:
            try:
                await self._serve()
            except LOST as error:
                _log.info("no steward here: %s", type(error).__name__)
            await asyncio.sleep(LOOK)

    async def _serve(self) -> None:
        connection = await asyncpg.connect(**self._arguments, timeout=PATIENCE, command_timeout=PATIENCE)
        try:
            while not await connection.fetchval("SELECT pg_try_advisory_lock($1)", LOCK):
                await asyncio.sleep(LOOK)
            async with self._duties():
                self.on_duty = True
                _log.info("this worker is steward")
                while True:
                    await asyncio.sleep(LOOK)
                    await connection.execute("SELECT 1")
        finally:
            self.on_duty = False
            with contextlib.suppress(*LOST):
                connection.terminate()
