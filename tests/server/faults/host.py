"""The server under test: some workers under one parent, or one process; any of them may be killed."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.served import STARTS, VERIFY, Served, children
from tests.waiting import LIMIT, until

JUMPING = Path(__file__).with_name("jumping.py")
LISTEN = "0A"  # the state of a socket in /proc/net/tcp


class Host(Served):
    """A server on one database, with its port for good. `workers` processes answer; 1: the process itself."""

    def __init__(self, database: str, folder: Path, workers: int = 1, **settings: str) -> None:
        if workers > 1:
            settings |= {"EDUBBA_WORKERS": str(workers)}
        super().__init__(database, folder, **settings)
        self.size = workers
        self.clock = folder / "clock"
        self.killed = 0  # processes that served

    def start(self) -> None:
        self.launch()
        self.wait()

    def launch(self) -> None:
        """Start it, and come back before it answers. With a file `clock` its time is what that says."""
        if not self.clock.exists():
            super().launch()
            return
        self._environment["JUMPING_CLOCK"] = str(self.clock)
        self._start([sys.executable, str(JUMPING), "serve", "--lang", "en", "--port", str(self.port)])

    def wait(self) -> None:
        """Until it answers."""
        until(self._answers, lambda: f"the server did not start: {self.log()}", limit=STARTS)

    def start_again(self) -> None:
        """As who looks after it does: once more each time it ends; workers left behind go first."""
        self.launch()

        def serving() -> bool:  # those left behind may answer yet
            assert self.process is not None
            if self.process.poll() is not None:
                self.launch()
            return bool(self.serving())

        until(serving, lambda: self.log()[-3000:], limit=STARTS)

    def failing(self) -> list[str]:
        """What of its own work does not succeed."""
        told = httpx.get(f"{self.address}/health", timeout=LIMIT, verify=VERIFY)
        assert (told.status_code == 503) == bool(told.json()["failing"])
        return list(told.json()["failing"])

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def pids(self) -> list[int]:
        """The workers that live."""
        if self.size == 1:
            return [self.pid]
        return self.crew()

    def serving(self) -> list[int]:
        """The workers that accept connections."""
        return [pid for pid in self.pids() if accepts(pid, self.port)]

    def kill_worker(self, lots: random.Random) -> None:
        """kill -9 of one worker; its parent starts another. One that is alone is started again here."""
        if self.size == 1:
            self.kill_all()
            self.launch()
        elif pids := self.pids():
            _kill(lots.choice(pids))
            self.killed += 1

    def kill_all(self) -> None:
        """kill -9 of the parent and everybody under it."""
        assert self.process is not None
        below = children(self.pid)
        self.killed += len(self.pids())
        self.process.kill()
        self.process.wait(LIMIT)
        for pid in below:
            _kill(pid)

    def kill_parent(self) -> None:
        """kill -9 of the parent alone, as when the system is short of memory; its workers must not stay."""
        assert self.process is not None
        self.killed += 1
        self.process.kill()
        self.process.wait(LIMIT)

    def end(self) -> None:
        """In order, or else by force."""
        if self.process is None or self.process.poll() is not None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(LIMIT)
        except subprocess.TimeoutExpired:
            self.kill_all()
            raise AssertionError(f"the server did not end within {LIMIT:.0f} s: {self.log()}") from None


def accepts(pid: int, port: int) -> bool:
    """Whether a process waits for connections to a port: its event loop watches the socket that listens."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    inodes = {row[9] for row in rows if row[3] == LISTEN and int(row[1].split(":")[1], 16) == port}
    try:
        files = {file.name: os.readlink(file) for file in Path(f"/proc/{pid}/fd").iterdir()}
        ours = {name for name, target in files.items() if target[8:-1] in inodes}
        loops = [name for name, target in files.items() if target == "anon_inode:[eventpoll]"]
        watched = "".join(Path(f"/proc/{pid}/fdinfo/{name}").read_text() for name in loops)
    except OSError:  # it ends just now
        return False
    return any(line.split()[1] in ours for line in watched.splitlines() if line.startswith("tfd:"))


def _kill(pid: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)
