"""A real server in a process of its own, and a client to talk to it, for the tests that kill and pester."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx

from edubba.server.sharing import FOLDER
from tests.command import Command
from tests.waiting import until

STARTS = 90.0  # seconds a start may take on a busy machine
READY = re.compile(r"Edubba is ready: http://127\.0\.0\.1:(\d+)")
#: Whether a client reads all certificates first: nothing here speaks TLS, and most questions take less time.
VERIFY = False
#: Variables that count while Python imports.
READ_BY_IMPORTS = ("PYTHONPATH", FOLDER)
#: Limits that tests of other things do not want to run into.
GENEROUS = {
    "EDUBBA_JOINS_PER_HOUR": "100000",
    "EDUBBA_COMMANDS_PER_SECOND": "100000",
    "EDUBBA_LOGINS_PER_MINUTE": "10000",
    "EDUBBA_OPEN_MATCHES": "10000",
    "EDUBBA_READS_PER_SECOND": "100000",
    "EDUBBA_LOG_LEVEL": "warning",
}


def children(parent: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if path.read_text().rpartition(")")[2].split()[1] == str(parent):
                found.append(int(path.parent.name))
    return sorted(found)


def command_of(process: int) -> str:
    try:
        return Path(f"/proc/{process}/cmdline").read_text()
    except OSError:
        return ""


class Served:
    """One server on one database; it can be killed and started again."""

    def __init__(self, database: str, folder: Path, under: Sequence[str] = (), **settings: str) -> None:
        self._under = under  # a program that watches it
        self.port = 0  # whichever is free, from the first start on
        self._log = folder / "server.log"
        self._environment = os.environ | GENEROUS | settings | {"EDUBBA_DATABASE": database}
        #: Whether it is forked (`tests/command.py`), or has to be started as people start it.
        self._forked = not under and not any(name in self._environment for name in READ_BY_IMPORTS)
        self.process: subprocess.Popen[bytes] | Command | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Returns when it answers; from the second time on at the same address."""
        self.launch()
        try:
            until(self._answers, lambda: f"the server did not start: {self.log()}", limit=STARTS)
        except BaseException:
            self.kill()
            raise

    def launch(self) -> None:
        """Start it, and come back before it answers."""
        words = ["serve", "--lang", "en", "--port", str(self.port)]
        if self._forked:
            self.process = Command(*words, env=self._environment, stdout=self._log, stderr=self._log)
        else:
            self._start([*self._under, sys.executable, "-m", "edubba", *words])

    def _start(self, command: list[str]) -> None:
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(command, env=self._environment, stdout=log, stderr=log)

    def _answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log()
        if not self.port:
            told = READY.search(self.log())
            self.port = int(told[1]) if told else 0
        with contextlib.suppress(httpx.TransportError):
            health = httpx.get(f"{self.address}/health", timeout=5, verify=VERIFY) if self.port else None
            return health is not None and health.status_code == 200
        return False

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(30)

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(60)

    def crew(self) -> list[int]:
        """The processes that serve, of those that the first one has started."""
        assert self.process is not None
        return [child for child in children(self.process.pid) if "spawn_main" in command_of(child)]

    def log(self) -> str:
        return self._log.read_text() if self._log.exists() else ""


@contextlib.contextmanager
def served(database: str, folder: Path, under: Sequence[str] = (), **settings: str) -> Iterator[Served]:
    server = Served(database, folder, under, **settings)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()


class Guest:
    """A person at the server, with cookie and CSRF token."""

    def __init__(self, address: str) -> None:
        alone = httpx.Limits(max_keepalive_connections=0)  # no test has to close it
        self.http = httpx.Client(base_url=address, timeout=30, limits=alone, verify=VERIFY)
        self.http.post("/api/guest", json={}).raise_for_status()
        self.http.headers["X-Edubba-CSRF"] = self.http.get("/api/me").raise_for_status().json()["csrf"]

    @classmethod
    def at(cls, guest: Guest, address: str) -> Guest:
        """The same person at another address of the site."""
        other = cls.__new__(cls)
        alone = httpx.Limits(max_keepalive_connections=0)
        headers = {"X-Edubba-CSRF": guest.http.headers["X-Edubba-CSRF"]}
        other.http = httpx.Client(base_url=address, timeout=30, limits=alone, headers=headers, verify=VERIFY)
        other.http.cookies.update(guest.http.cookies)
        return other

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def open(self, **wishes: Any) -> str:
        opened = self.http.post("/api/matches", json={"game": "sumeria"} | wishes).raise_for_status().json()
        return str(opened["match"]["id"])

    def see(self, match: str) -> dict[str, Any]:
        state: dict[str, Any] = self.http.get(f"/api/matches/{match}").raise_for_status().json()
        return state

    def do(self, match: str, **command: Any) -> httpx.Response:
        return self.http.post(f"/api/matches/{match}/commands", json=command)

    def join(self, match: str, name: str) -> None:
        version = self.see(match)["version"]
        self.do(match, do="join", version=version, name=name, seed=f"seed-{len(name)}").raise_for_status()


def seated(address: str, count: int = 3, **wishes: Any) -> tuple[str, list[Guest]]:
    """A match with guests on all open seats."""
    guests = [Guest(address) for _ in range(count)]
    match = guests[0].open(**wishes)
    for number, guest in enumerate(guests, 1):
        guest.join(match, f"player {number}")
    return match, guests
