"""Who goes away in the middle of a question to the database leaves nothing behind that waits."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import text

from edubba.server.storage.database import Database
from tests.server.conftest import MakeDatabase
from tests.waiting import LIMIT


async def cancelled(database: Database, after: int) -> None:
    """A question that is given up after so many steps of the loop, and once more while that is dealt with."""

    async def ask() -> None:
        async with database.read() as connection:
            await connection.execute(text("SELECT 1"))

    asking = asyncio.create_task(ask())
    for _ in range(after):
        await asyncio.sleep(0)
    while not asking.done():  # a cancelled scope of anyio cancels until its task ends
        asking.cancel()
        await asyncio.sleep(0)


@pytest.mark.parametrize("backend", ["sqlite", "postgres"])
def test_no_task_is_left_waiting_by_a_question_given_up(make_database: MakeDatabase, backend: str) -> None:
    url = make_database(backend)

    async def work() -> None:
        database = Database(url)
        async with database.read() as connection:
            await connection.execute(text("SELECT 1"))
        for after in range(150):
            await cancelled(database, after % 25)
        left = asyncio.all_tasks() - {asyncio.current_task()}
        if left:
            await asyncio.wait(left, timeout=LIMIT)
        assert not [task for task in left if not task.done()]
        async with database.read() as connection:  # and it still answers
            assert (await connection.execute(text("SELECT 2"))).scalar() == 2
        await asyncio.wait_for(database.close(), LIMIT)

    loop = asyncio.new_event_loop()  # closed without asyncio's own cancelling, which would hang here
    try:
        loop.run_until_complete(work())
    finally:
        loop.close()
