"""Started anew while people play: nobody is turned away, and nothing is lost."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text as sql
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from edubba.server.storage.database import Database
from tests.docs.pages import ROOT
from tests.server.company.crew import Closed, Ear, ear, until
from tests.server.company.test_workers import _wait_for
from tests.server.conftest import MakeDatabase
from tests.server.served import Guest, Served, seated, served

READY = "Edubba is ready"


def _knows(heard: Ear, version: int) -> Callable[[], bool]:
    return lambda: heard.version >= version or heard.closed is not None


class Visitors:
    """People who play, listen and look in all the time; what went wrong for them is kept."""

    def __init__(self, server: Served, match: str, guests: list[Guest]) -> None:
        self.server, self.match, self.guests = server, match, guests
        self.refused: list[str] = []
        self.acknowledged: dict[int, str] = {}
        self.lookups = self.reconnects = 0
        self.over = False

    async def look_in(self) -> None:
        async with httpx.AsyncClient(base_url=self.server.address, timeout=30) as http:
            while not self.over:
                try:
                    answer = await http.get("/health", headers={"Connection": "close"})
                    self.lookups += 1
                    if answer.status_code != 200:
                        self.refused.append(f"{answer.status_code} {answer.text}")
                except httpx.TransportError as error:
                    self.refused.append(repr(error))
                await asyncio.sleep(0.01)

    async def play(self) -> None:
        """Over WebSockets; a connection that ends is opened again at once."""
        while not self.over:
            for guest in self.guests:
                try:
                    async with ear(self.server, self.match, guest) as heard:
                        while heard.state["legal"] and not self.over:
                            text = heard.state["legal"][0]
                            answer = await heard.play(text)
                            if answer["type"] == "ack":
                                self.acknowledged[answer["version"]] = text
                                await until(_knows(heard, answer["version"]))
                            await asyncio.sleep(0.05)
                except (ConnectionClosed, Closed):
                    self.reconnects += 1
                except (OSError, InvalidHandshake) as error:
                    self.refused.append(repr(error))

    async def stay(self, restart: Callable[[], None], restarted: Callable[[], bool]) -> None:
        """Some moves before, and some once it is over."""
        tasks = [asyncio.create_task(each) for each in (self.look_in(), self.play())]
        await until(lambda: len(self.acknowledged) > 5, 60)
        restart()
        await until(restarted, 120)
        before = len(self.acknowledged)
        await until(lambda: len(self.acknowledged) > before + 5, 60)
        self.over = True
        await asyncio.wait(tasks, timeout=40)

    def check(self) -> None:
        """Nobody was refused, and all that was acknowledged is there."""
        assert not self.refused
        assert self.lookups >= 5
        news = self.guests[0].http.get(f"/api/matches/{self.match}/events", params={"after": 0}).json()
        told = {news["after"] + at: event for at, event in enumerate(news["events"], 1)}
        for version, text in self.acknowledged.items():
            assert told[version]["texts"][-1] == text


def test_workers_are_replaced_one_by_one_under_the_players(
    make_database: MakeDatabase, tmp_path: Path
) -> None:
    with served(make_database("postgres"), tmp_path, EDUBBA_WORKERS="2") as server:
        before = _wait_for(server)
        match, guests = seated(server.address, game="flood")
        visitors = Visitors(server, match, guests)
        assert server.process is not None
        parent = server.process.pid
        asyncio.run(
            visitors.stay(
                lambda: os.kill(parent, signal.SIGHUP),
                lambda: len(server.crew()) == 2 and not {*before} & {*server.crew()},
            )
        )
        visitors.check()
        print(f"\n{visitors.lookups} requests, {len(visitors.acknowledged)} moves, no one turned away")


def test_a_single_process_hands_its_socket_on_to_itself(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path}/one.sqlite", tmp_path) as server:
        match, guests = seated(server.address, game="flood")
        visitors = Visitors(server, match, guests)
        assert server.process is not None
        process = server.process.pid
        asyncio.run(
            visitors.stay(lambda: os.kill(process, signal.SIGHUP), lambda: server.log().count(READY) == 2)
        )
        assert server.process.poll() is None
        visitors.check()


def test_who_is_told_to_begin_anew_many_times_is_not_ended(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path}/hasty.sqlite", tmp_path) as server:
        assert server.process is not None
        for _ in range(12):
            server.process.send_signal(signal.SIGHUP)
            time.sleep(0.15)
        end = time.monotonic() + 60
        while server.log().count(READY) < 2 and time.monotonic() < end:
            time.sleep(0.1)
        assert server.process.poll() is None
        assert httpx.get(f"{server.address}/health").status_code == 200


def test_who_was_let_in_before_the_end_is_still_answered(tmp_path: Path) -> None:
    with (
        served(f"sqlite:///{tmp_path}/last.sqlite", tmp_path) as server,
        socket.create_connection(("127.0.0.1", server.port), 10) as line,
    ):
        time.sleep(0.3)  # he is let in, and has not said what he wants
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        time.sleep(0.3)
        line.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        assert line.recv(100).startswith(b"HTTP/1.1 200 ")
        assert server.process.wait(30) == 0


def test_a_worker_that_cannot_start_takes_no_other_with_it(
    make_database: MakeDatabase, tmp_path: Path
) -> None:
    """As where another machine was upgraded first, and then one of the old workers died."""
    url = make_database("postgres")
    with served(url, tmp_path, EDUBBA_WORKERS="2") as server:
        first, second = _wait_for(server)
        now = asyncio.run(_revision(url, "9999"))
        os.kill(first, signal.SIGKILL)
        end = time.monotonic() + 30
        while "a worker cannot start" not in server.log() and time.monotonic() < end:
            time.sleep(0.1)
        assert "newer" in server.log()
        assert server.crew() == [second]
        assert httpx.get(f"{server.address}/health").status_code == 200
        asyncio.run(_revision(url, now))
        while len(server.crew()) < 2 and time.monotonic() < end:
            time.sleep(0.1)
        assert len(_wait_for(server)) == 2


async def _revision(url: str, new: str) -> str:
    """Let the database be of another revision; the one before."""
    database = Database(url)
    async with database.write() as connection:
        before = await connection.scalar(sql("SELECT version_num FROM alembic_version"))
        await connection.execute(sql("UPDATE alembic_version SET version_num = :new"), {"new": new})
    await database.close()
    return str(before)


def test_workers_end_with_the_one_who_looks_after_them(make_database: MakeDatabase, tmp_path: Path) -> None:
    with served(make_database("postgres"), tmp_path, EDUBBA_WORKERS="2") as server:
        workers = _wait_for(server)
        server.kill()
        end = time.monotonic() + 30
        while time.monotonic() < end and any(Path(f"/proc/{each}").exists() for each in workers):
            time.sleep(0.1)
        assert not any(Path(f"/proc/{each}").exists() for each in workers)
        with socket.create_server(("127.0.0.1", server.port)):  # the port is free again
            pass


def test_a_signal_ends_all_of_them(make_database: MakeDatabase, tmp_path: Path) -> None:
    with served(make_database("postgres"), tmp_path, EDUBBA_WORKERS="2") as server:
        workers = _wait_for(server)
        assert server.stop() == 0
        assert not any(Path(f"/proc/{each}").exists() for each in workers)


@pytest.mark.parametrize("lang", ["en", "de", "hu", "it", "ro"])
def test_sqlite_refuses_more_than_one_worker_in_a_sentence(tmp_path: Path, lang: str) -> None:
    command = [sys.executable, "-m", "edubba", "serve", "--workers", "2", "--lang", lang]
    environment = os.environ | {"EDUBBA_DATABASE": f"sqlite:///{tmp_path}/x.sqlite"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert "PostgreSQL" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Traceback" not in done.stderr


def test_no_uvicorn_may_be_installed_that_ends_the_old_workers_before_the_new_ones_answer() -> None:
    """Up to 0.50 it did; the tests above run with a newer one and would not notice."""
    wanted = re.search(r'"uvicorn>=(\d+)\.(\d+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert wanted is not None
    assert (int(wanted[1]), int(wanted[2])) >= (0, 51)
