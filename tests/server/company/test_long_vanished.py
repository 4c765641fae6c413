"""PostgreSQL behind a network that goes dead without a word: nothing waits for it for ever."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import text
from sqlalchemy.engine import URL, make_url

from edubba.server.storage.database import Database
from edubba.server.storage.errors import is_outage
from tests.server.conftest import MakeDatabase
from tests.waiting import LIMIT, soon, steady

HERE, THERE, PORT = "10.99.0.1", "10.99.0.2", 5432  # of two ends of a cable that this test lays itself
PROXY = """
import asyncio, sys

async def copy(source, to):
    while data := await source.read(65536):
        to.write(data)
    to.close()

async def pass_on(reader, writer):
    theirs, ours = await asyncio.open_unix_connection(sys.argv[1])
    await asyncio.gather(copy(reader, ours), copy(theirs, writer), return_exceptions=True)

async def serve():
    server = await asyncio.start_server(pass_on, sys.argv[2], int(sys.argv[3]))
    print("ready", flush=True)
    await server.serve_forever()

asyncio.run(serve())
"""


def _ip(words: str) -> None:
    subprocess.run(["ip", *words.split()], check=True)


@contextmanager
def _behind_a_cable(server: URL) -> Iterator[URL]:
    """The same PostgreSQL on another host: a namespace with its own network."""
    try:
        _ip("netns add edubba-db")
        _ip("link add edubba0 type veth peer name edubba1")
        _ip("link set edubba1 netns edubba-db")
        _ip(f"addr add {HERE}/24 dev edubba0")
        _ip("link set edubba0 up")
        _ip(f"-n edubba-db addr add {THERE}/24 dev edubba1")
        _ip("-n edubba-db link set edubba1 up")
        program = [sys.executable, "-c", PROXY, f"{server.query['host']}/.s.PGSQL.5432", THERE, str(PORT)]
        inside = ["ip", "netns", "exec", "edubba-db", *program]
        with subprocess.Popen(inside, stdout=subprocess.PIPE, text=True) as proxy:
            try:
                assert proxy.stdout is not None
                assert proxy.stdout.readline() == "ready\n"
                yield server.set(host=THERE, port=PORT).difference_update_query(["host"])
            finally:
                proxy.kill()
    finally:
        subprocess.run(["ip", "link", "del", "edubba0"], check=False)
        subprocess.run(["ip", "netns", "del", "edubba-db"], check=False)


@pytest.mark.long
@pytest.mark.skipif(
    not shutil.which("ip") or os.name != "posix" or os.geteuid() != 0, reason="only root lays cables"
)
def test_a_write_that_gets_no_answer_fails(
    make_database: MakeDatabase, record_property: Callable[[str, object], None]
) -> None:
    """Without our asking for it the system would go on for a quarter of an hour, or for ever."""
    server = make_url(make_database("postgres"))
    asked, begun, pulled = f"SELECT pg_sleep({LIMIT})", asyncio.Event(), asyncio.Event()

    async def failing(write: Callable[[], Awaitable[None]]) -> float:
        """When a write fails."""
        try:
            await write()
        except Exception as error:
            if not is_outage(error):
                raise
            return steady()
        raise AssertionError("it was answered")

    async def work(url: URL) -> list[float]:
        database, near = (Database(each.render_as_string(hide_password=False)) for each in (url, server))

        async def without_an_answer() -> None:
            async with database.write() as connection:
                await connection.execute(text(asked))

        async def without_a_question() -> None:
            async with database.write() as connection:
                await connection.execute(text("SELECT 1"))
                begun.set()
                await pulled.wait()
                await connection.execute(text("SELECT 1"))

        async def asks() -> bool:
            query = text("SELECT count(*) FROM pg_stat_activity WHERE state = 'active' AND query = :asked")
            async with near.read() as connection:
                return bool(await connection.scalar(query, {"asked": asked}))

        tasks = [asyncio.create_task(failing(each)) for each in (without_an_answer, without_a_question)]
        await asyncio.gather(soon(asks), begun.wait())
        _ip("link set edubba0 down")
        began = steady()
        pulled.set()
        async with asyncio.timeout(LIMIT):
            found = await asyncio.gather(*tasks)
        _ip("link set edubba0 up")
        async with asyncio.timeout(LIMIT), database.write() as connection:
            assert await connection.scalar(text("SELECT 1")) == 1
        for each in (database, near):
            await each.close()
        return [each - began for each in found]

    with _behind_a_cable(server) as url:
        record_property("seconds", [round(each, 1) for each in asyncio.run(work(url))])
