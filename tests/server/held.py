"""The whole application in this process, on a real socket; its time is the machine's, or the test's to move.

Most tests of the server need no process of its own: they talk to this one over HTTP and WebSockets, and it
starts in a fraction of a second. Those that kill, restart or read what a process prints use `served`.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import logging
import socket
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import uvicorn
from litestar import Litestar

from edubba.server import app as applications
from edubba.server.clock import SiteClock
from edubba.server.config import Settings, at_port, load
from edubba.server.observing import PlainLines
from edubba.server.serving import OPTIONS
from edubba.server.site import Site
from edubba.server.thinkers import Job, Thinkers
from tests.server.served import GENEROUS
from tests.server.working import eager
from tests.waiting import LIMIT, soon

NOW = 1_800_000_000.0  # some day in 2027


class Hands:
    """A clock that stands still until the test moves it."""

    def __init__(self, now: float = NOW) -> None:
        self.now = now
        self.clock = SiteClock(self._read, self._read)

    def _read(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        """Time passes while the site is there; without `signed` it would count as having been away."""
        self.now += seconds
        if self.clock.signed is not None:
            self.clock.signed += seconds


class WhenNeeded(Thinkers):
    """Bots whose processes start with their first thought: most tests need none."""

    _asked = False

    async def start(self, *, wait: bool = True) -> None:
        """Later."""

    async def think(self, job: Job) -> str:
        """As ever; the first one waits for a process."""
        if not self._asked:
            self._asked = True
            await super().start(wait=False)
        return await super().think(job)


async def _later(app: Litestar) -> None:
    """The API's documentation is made when a test reads it."""


applications._ask_oneself = _later

#: Whose work is done: tasks, and threads that they begin, have it from the server's own thread.
_whose: contextvars.ContextVar[_Lines] = contextvars.ContextVar("edubba-inside")


class _Lines(logging.Handler):
    """What the server would have written into its log; nothing of what others log in this process."""

    def __init__(self, level: str) -> None:
        super().__init__(level.upper())
        self.lines: list[str] = []
        self.setFormatter(PlainLines())

    def emit(self, record: logging.LogRecord) -> None:
        if _whose.get(None) is self:
            self.lines.append(self.format(record))


class Inside:
    """A server in a thread of this process; it can be stopped and started again at the same address."""

    def __init__(self, settings: Settings, hands: Hands | None = None) -> None:
        self._bound = socket.create_server(("127.0.0.1", settings.port))
        self.settings = at_port(settings, self._bound.getsockname()[1])
        self.hands = hands
        self.address = self.settings.base_url
        self._lines = _Lines(settings.log_level)

    def start(self) -> None:
        """Returns when it answers."""
        self._ready, self._failed = threading.Event(), False
        self._thread = threading.Thread(target=self._run, name="edubba-inside", daemon=True)
        self._thread.start()
        assert self._ready.wait(LIMIT), "the server did not start"
        assert not self._failed, self.log()

    def stop(self) -> int:
        """As SIGTERM does; 0, as a process would say."""
        self._server.should_exit = True
        self._thread.join(LIMIT)
        assert not self._thread.is_alive(), "the server did not stop"
        return 0

    def close(self) -> None:
        """For good."""
        if self._thread.is_alive():
            self.stop()
        self._bound.close()

    def log(self) -> str:
        """What it has logged."""
        return "\n".join(self._lines.lines)

    def pass_by(self, seconds: float) -> None:
        """Move the clock that the test holds; whoever waits for the time looks at it."""
        assert self.hands is not None, "this server goes by the machine's clock"
        hands = self.hands
        self.call(lambda: hands.pass_by(seconds))
        self.call(self.site.timers.wake)
        for each in self.site.staff.ears:
            poke = getattr(each, "poke", None)  # who sends notices
            if poke is not None:
                self.call(poke)

    def call(self, what: Callable[[], object]) -> None:
        """Do something in the server's own thread."""
        done: threading.Event = threading.Event()

        def there() -> None:
            what()
            done.set()

        self._loop.call_soon_threadsafe(there)
        assert done.wait(LIMIT)

    # --- in the thread ------------------------------------------------------------------------------------

    def _run(self) -> None:
        root = logging.getLogger()
        root.addHandler(self._lines)
        _whose.set(self._lines)
        try:
            clock = self.hands.clock if self.hands else None
            self.site = Site(self.settings, clock=clock, thinkers=WhenNeeded)
            # The process is not the server's: how it looks for garbage is the suite's to say.
            self.site.memory.kept = contextlib.nullcontext  # type: ignore[assignment]
            app, proxies = applications.application_of(self.site), self.settings.proxies
            config = uvicorn.Config(app, forwarded_allow_ips=proxies, **OPTIONS)  # type: ignore[arg-type]
            self._server = uvicorn.Server(config)
            with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
                runner.run(self._serve())
        finally:
            root.removeHandler(self._lines)
            if not self._ready.is_set():
                self._failed = True
                self._ready.set()

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        serving = asyncio.create_task(self._server.serve(sockets=[self._bound.dup()]))
        await soon(lambda: self._server.started or serving.done())
        if self._server.started:
            self._ready.set()
        await serving


def settings_for(database: str, **settings: str) -> Settings:
    """As a process has them from its environment; a free port, and limits that nobody meets by accident."""
    environment = {"EDUBBA_PORT": "0"} | GENEROUS | settings | {"EDUBBA_DATABASE": database}
    return load(None, environment)


@contextlib.contextmanager
def inside(database: str, *, hands: Hands | None = None, **settings: str) -> Iterator[Inside]:
    """A server in this process, with settings as `EDUBBA_…`; it ends with the block."""
    server = Inside(settings_for(database, **settings), hands)
    with eager():
        server.start()
        try:
            yield server
        finally:
            server.close()


@contextlib.contextmanager
def inside_on_file(folder: Path, *, hands: Hands | None = None, **settings: str) -> Iterator[Inside]:
    """The same on a new SQLite file."""
    with inside(f"sqlite:///{folder}/inside.sqlite", hands=hands, **settings) as server:
        yield server
