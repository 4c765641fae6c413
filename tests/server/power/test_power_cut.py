"""No acknowledged command is lost by a power cut, which loses all that was not synced.

A server is killed while people play, which leaves the cache of the system whole; but strace has written
down what went to the disk, and from that come the files as a power cut at any moment would have left them.
"""

from __future__ import annotations

import random
import re
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from edubba.server.storage.database import Database
from edubba.server.storage.matches import MatchStore
from edubba.server.storage.migrations import upgrade
from tests.server.conftest import run
from tests.server.power.trace import STRACE, SYNCS, Call, Disk, calls
from tests.server.served import Guest, seated, served
from tests.waiting import until

ACKNOWLEDGED = re.compile(rb'\{"version":(\d+),"revision":(\d+)\}$')
SENT = ("write", "writev", "sendto", "sendmsg")
FILE = "edubba.sqlite"
COMMANDS = 300  # enough for the journal to be brought into the database, too


@dataclass(frozen=True)
class Promise:
    """What the server has acknowledged last: the version, and the draft on top of it."""

    version: int
    revision: int


def play(match: str, guests: list[Guest], count: int) -> list[Promise]:
    """One command after another; what was answered to each."""
    lots, answers = random.Random("power"), list[Promise]()
    while len(answers) < count:
        for guest in guests:
            state = guest.see(match)
            assert state["status"] == "running"
            if state["draft"] is None:
                continue
            answer = guest.do(match, **command(state, lots)).raise_for_status().json()
            answers.append(Promise(answer["version"], answer["revision"]))
    return answers


def command(state: dict[str, Any], lots: random.Random) -> dict[str, Any]:
    draft = state["draft"]
    at = {"version": state["version"], "revision": draft["revision"]}
    if draft["texts"] and (draft["complete"] or lots.random() < 0.5):
        return at | {"do": "commit"}
    return at | {"do": "play", "text": lots.choice(state["legal"])}


def acknowledged(call: Call) -> Promise | None:
    """What a call begins to tell somebody."""
    if call.ended or call.name not in SENT or not call.path.startswith("socket:"):
        return None
    found = ACKNOWLEDGED.search(call.data)
    return Promise(int(found[1]), int(found[2])) if found else None


def check(folder: Path, match: str, promise: Promise) -> None:
    """The database opens, is whole, and has what was promised; one command more may have been on its way."""

    async def read(database: Database) -> None:
        async with database.write() as connection:
            assert (await connection.exec_driver_sql("PRAGMA integrity_check")).scalar() == "ok"
        store = MatchStore(database)
        assert len(await store.events(match, 0, promise.version)) == promise.version
        later = await store.later(match, promise.version)
        assert len(later.events) <= 1
        if promise.revision and not later.events:
            assert later.draft is not None
            assert promise.revision <= later.draft.revision <= promise.revision + 1

    run(f"sqlite+aiosqlite:///{folder}/{FILE}", read)


@pytest.mark.long
@pytest.mark.skipif(not shutil.which("strace"), reason="strace is not there: on Debian, apt install strace")
def test_no_acknowledged_command_is_lost_by_a_power_cut(tmp_path: Path) -> None:
    folder, trace = tmp_path / "disk", tmp_path / "trace"
    folder.mkdir()
    run(f"sqlite+aiosqlite:///{folder}/{FILE}", upgrade)
    disk = Disk(folder, {file.name: file.read_bytes() for file in folder.iterdir()})
    with served(f"sqlite:///{folder}/{FILE}", tmp_path, under=[*STRACE, "-o", str(trace)]) as server:
        match, guests = seated(server.address, game="flood")  # a long one
        answers = play(match, guests, COMMANDS)
        server.kill()
    until(lambda: trace.read_text().endswith("+++\n"), "strace did not end")
    promises, unsynced = cut_again_and_again(disk, trace, tmp_path / "cut", match)
    assert promises[-len(answers) :] == answers
    assert unsynced > COMMANDS, "everything was synced at once: there was nothing to lose"


def cut_again_and_again(disk: Disk, trace: Path, copy: Path, match: str) -> tuple[list[Promise], int]:
    """Power cuts where something is acknowledged, and where something is about to be synced.

    The acknowledgements, and how often something was in the cache alone. At an acknowledgement all of that
    is lost; before a sync any part of it is.
    """
    promises, unsynced = list[Promise](), 0
    for call in calls(trace):
        promise = acknowledged(call)
        if promise:
            promises.append(promise)
        if promises and (promise or (call.name in SYNCS and not call.ended)):
            unsynced += disk.unsynced
            copy.mkdir()
            disk.cut(None if promise else random.Random(unsynced), copy)
            check(copy, match, promises[-1])
            shutil.rmtree(copy)
        disk.follow(call)
    return promises, unsynced
