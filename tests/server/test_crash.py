"""A server that is killed while it writes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from edubba.server.storage.database import Database
from tests.server.conftest import run
from tests.server.makers import add_host, versions

ROOT = Path(__file__).parents[2]  # where `tests` can be imported from
WRITER = """
import asyncio, sys
from edubba.server.storage.database import Database
from edubba.server.storage.matches import MatchStore
from tests.server.makers import after, holidays, new_match

async def play(store, number):
    match, events = new_match(f"m{number}")
    await store.create(match, events)
    while True:
        events = holidays(match, 1)
        match = after(match, *events)
        await store.append(match, events, None)
        print(match.id, match.version, flush=True)

async def main():
    store = MatchStore(Database(sys.argv[1]))
    await asyncio.gather(*(play(store, number) for number in range(8)))

asyncio.run(main())
"""


@pytest.mark.usefixtures("fsync")
def test_a_killed_server_loses_nothing_it_acknowledged(database_url: str) -> None:
    run(database_url, add_host)
    told: dict[str, int] = {}
    with subprocess.Popen(
        [sys.executable, "-c", WRITER, database_url], stdout=subprocess.PIPE, text=True, cwd=ROOT
    ) as writer:
        assert writer.stdout is not None
        for _ in range(400):
            name, version = writer.stdout.readline().split()
            told[name] = int(version)
        writer.kill()
        for line in writer.stdout.read().splitlines():
            if len(words := line.split()) == 2:
                told[words[0]] = int(words[1])

    async def work(database: Database) -> None:
        found = await versions(database)
        assert len(told) == 8
        for name, version in told.items():
            assert found[name] == list(range(1, len(found[name]) + 1))
            assert len(found[name]) >= version

    run(database_url, work)
