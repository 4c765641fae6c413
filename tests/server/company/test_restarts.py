"""Started anew while people play: nobody is turned away, and nothing is lost."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import threading
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text as sql
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from edubba.server import latecomers
from edubba.server.serving import OPTIONS
from edubba.server.storage.database import Database
from edubba.server.storage.matches import MatchStore
from tests import command
from tests.docs.pages import ROOT
from tests.server.company.crew import Closed, Ear, both, ear, gone
from tests.server.conftest import MakeDatabase, run
from tests.server.held import inside_on_file
from tests.server.served import STARTS, VERIFY, Served, seated, served
from tests.waiting import LIMIT, soon, until

READY = "Edubba is ready"


def _knows(heard: Ear, version: int) -> Callable[[], bool]:
    return lambda: heard.version >= version or heard.closed is not None


class Visitors:
    """People who play, listen and look in all the time; what went wrong for them is kept."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.refused: list[str] = []
        self.acknowledged: dict[tuple[str, int], str] = {}
        self.lookups = self.reconnects = 0
        self.over = False

    async def look_in(self) -> None:
        async with httpx.AsyncClient(base_url=self.server.address, timeout=LIMIT, verify=VERIFY) as http:

            async def once() -> bool:
                try:
                    answer = await http.get("/health", headers={"Connection": "close"})
                    self.lookups += 1
                    if answer.status_code != 200:
                        self.refused.append(f"{answer.status_code} {answer.text}")
                except httpx.TransportError as error:
                    self.refused.append(repr(error))
                return self.over

            await soon(once, limit=10 * LIMIT)

    async def play(self) -> None:
        """Over WebSockets; a connection that ends is opened again at once, a match that ends is followed."""
        while not self.over:
            match, guests = await asyncio.to_thread(seated, self.server.address, game="flood")
            running = True
            while running and not self.over:
                for guest in guests:
                    try:
                        async with ear(self.server, match, guest) as heard:
                            await self._play_on(match, heard)
                            running = heard.state["status"] == "running"
                    except (ConnectionClosed, Closed):
                        self.reconnects += 1
                    except (OSError, InvalidHandshake) as error:
                        self.refused.append(repr(error))

    async def _play_on(self, match: str, heard: Ear) -> None:
        """As long as this one has to act; somebody looks in between two moves."""
        while heard.state["legal"] and not self.over:
            text, somebody = heard.state["legal"][0], self._somebody_looks_in()
            answer = await heard.play(text)
            if answer["type"] == "ack":
                self.acknowledged[match, answer["version"]] = text
                await soon(_knows(heard, answer["version"]))
            await soon(somebody)

    def _somebody_looks_in(self) -> Callable[[], bool]:
        """Whether somebody has from now on, or could not."""
        before = self.lookups
        return lambda: self.lookups > before or bool(self.refused)

    async def stay(self, restart: Callable[[], None], restarted: Callable[[], bool]) -> None:
        """Some moves before, and some once it is over."""
        tasks = [asyncio.create_task(each) for each in (self.look_in(), self.play())]
        await soon(lambda: len(self.acknowledged) > 5)
        restart()
        await soon(restarted, self.server.log, limit=4 * STARTS)
        before = len(self.acknowledged)
        await soon(lambda: len(self.acknowledged) > before + 5)
        self.over = True
        async with asyncio.timeout(LIMIT):
            await asyncio.gather(*tasks)

    def check(self, url: str) -> None:
        """Nobody was refused, and all that was acknowledged is there."""
        assert not self.refused
        assert self.lookups >= 5

        async def work(database: Database) -> None:
            for match in {match for match, _ in self.acknowledged}:
                stored = await MatchStore(database).load(match, whole=True)
                assert stored is not None
                told = {version: text for (of, version), text in self.acknowledged.items() if of == match}
                assert {at: stored.events[at - 1].texts[-1] for at in told} == told  # type: ignore[union-attr]

        run(url, work)


def test_workers_are_replaced_one_by_one_under_the_players_and_a_signal_ends_all_of_them(
    make_database: MakeDatabase, tmp_path: Path
) -> None:
    url = make_database("postgres")
    with served(url, tmp_path, EDUBBA_WORKERS="2") as server:
        before, visitors = both(server), Visitors(server)
        assert server.process is not None
        parent = server.process.pid
        asyncio.run(
            visitors.stay(
                lambda: os.kill(parent, signal.SIGHUP),
                lambda: len(server.crew()) == 2 and not {*before} & {*server.crew()},
            )
        )
        workers = both(server)
        assert server.stop() == 0
        assert all(map(gone, workers))
    visitors.check(url)
    print(f"\n{visitors.lookups} requests, {len(visitors.acknowledged)} moves, no one turned away")


def test_a_single_process_hands_its_socket_on_to_itself(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/one.sqlite"
    with served(url, tmp_path) as server:
        visitors = Visitors(server)
        assert server.process is not None
        process = server.process.pid
        asyncio.run(
            visitors.stay(lambda: os.kill(process, signal.SIGHUP), lambda: server.log().count(READY) == 2)
        )
        assert server.process.poll() is None
        visitors.check(url)


def _minds(process: int, signals: str) -> bool:
    """Whether a process catches SIGHUP (`SigCgt`), or ignores it (`SigIgn`)."""
    told = Path(f"/proc/{process}/status").read_text().partition(f"{signals}:")[2].split()[0]
    return bool(int(told, 16) >> (signal.SIGHUP - 1) & 1)


def test_who_is_told_to_begin_anew_many_times_is_not_ended(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path}/hasty.sqlite", tmp_path) as server:
        process = server.process
        assert process is not None
        for _ in range(
            2
        ):  # while it serves, then as soon as the next program hears it: long before it serves
            until(lambda: _minds(process.pid, "SigCgt"))
            for _ in range(3):
                process.send_signal(signal.SIGHUP)
            until(lambda: _minds(process.pid, "SigIgn"), server.log)
            for _ in range(3):  # in between
                process.send_signal(signal.SIGHUP)
        until(lambda: server.log().count(READY) >= 2, server.log)
        assert httpx.get(f"{server.address}/health", timeout=LIMIT, verify=VERIFY).status_code == 200
        assert process.poll() is None


def test_who_was_let_in_before_the_end_is_still_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(latecomers, "GRACE", LIMIT)
    monkeypatch.setitem(OPTIONS, "timeout_graceful_shutdown", int(LIMIT))
    told, shutdown = threading.Event(), latecomers.Http.shutdown

    def noted(line: latecomers.Http) -> None:
        shutdown(line)
        told.set()

    monkeypatch.setattr(latecomers.Http, "shutdown", noted)
    with inside_on_file(tmp_path) as server:
        port = server.settings.port
        with socket.create_connection(("127.0.0.1", port), LIMIT) as line:
            until(lambda: server._server.server_state.connections)  # he is let in
            ending = threading.Thread(target=server.stop)
            ending.start()
            assert told.wait(LIMIT)  # and has not said what he wants
            line.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            assert line.recv(100).startswith(b"HTTP/1.1 200 ")
        ending.join(LIMIT)
        assert not ending.is_alive()


def test_a_worker_that_cannot_start_takes_no_other_with_it_but_all_end_with_their_parent(
    make_database: MakeDatabase, tmp_path: Path
) -> None:
    """As where another machine was upgraded first, and then one of the old workers died."""
    url = make_database("postgres")
    with served(url, tmp_path, EDUBBA_WORKERS="2") as server:
        first, second = both(server)
        now = asyncio.run(_revision(url, "9999"))
        os.kill(first, signal.SIGKILL)
        until(lambda: "a worker cannot start" in server.log(), server.log)
        assert "newer" in server.log()
        until(lambda: server.crew() == [second], server.log)  # another one is tried now and then
        health = httpx.get(f"{server.address}/health", timeout=LIMIT, verify=VERIFY)
        assert health.status_code == 200
        asyncio.run(_revision(url, now))
        workers = both(server)
        assert second in workers
        server.kill()
        until(lambda: all(map(gone, workers)), "workers were left behind")
        with socket.create_server(("127.0.0.1", server.port)):  # the port is free again
            pass


async def _revision(url: str, new: str) -> str:
    """Let the database be of another revision; the one before."""
    database = Database(url)
    async with database.write() as connection:
        before = await connection.scalar(sql("SELECT version_num FROM alembic_version"))
        await connection.execute(sql("UPDATE alembic_version SET version_num = :new"), {"new": new})
    await database.close()
    return str(before)


@pytest.mark.parametrize("lang", ["en", "de", "hu", "it", "ro"])
def test_sqlite_refuses_more_than_one_worker_in_a_sentence(tmp_path: Path, lang: str) -> None:
    environment = os.environ | {"EDUBBA_DATABASE": f"sqlite:///{tmp_path}/x.sqlite"}
    done = command.run("serve", "--workers", "2", "--lang", lang, env=environment)
    assert done.returncode == 2
    assert "PostgreSQL" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Traceback" not in done.stderr


def test_no_uvicorn_may_be_installed_that_ends_the_old_workers_before_the_new_ones_answer() -> None:
    """Up to 0.50 it did; the tests above run with a newer one and would not notice."""
    wanted = re.search(r'"uvicorn>=(\d+)\.(\d+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert wanted is not None
    assert (int(wanted[1]), int(wanted[2])) >= (0, 51)
