"""Several real workers on a real PostgreSQL, and people at the one or the other of them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import text
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from edubba.server.storage.database import Database
from tests.server.conftest import run
from tests.server.faults.host import accepts
from tests.server.served import STARTS, Guest, Served
from tests.waiting import LIMIT, soon, until


class Site(Protocol):
    """A server, or one worker of a site that has an address of its own."""

    @property
    def address(self) -> str: ...


def both(server: Served, but: Sequence[int] = ()) -> list[int]:
    """Both workers, once both take connections: then they answer, too."""

    def serving() -> list[int]:
        workers = [each for each in server.crew() if each not in but]
        return workers if len(workers) == 2 and all(accepts(each, server.port) for each in workers) else []

    return until(serving, server.log, limit=2 * STARTS)


def gone(worker: int) -> bool:
    """Whether a process is no more."""
    return not Path(f"/proc/{worker}").exists()


@contextmanager
def only(server: Served, worker: int) -> Iterator[None]:
    """The other workers are held: whoever comes now comes to this one."""
    others = [each for each in server.crew() if each != worker]
    try:
        for other in others:
            os.kill(other, signal.SIGSTOP)
        until(lambda: all(map(_held, others)), "a worker could not be held")
        yield
    finally:
        for other in others:
            os.kill(other, signal.SIGCONT)


def _held(worker: int) -> bool:
    return Path(f"/proc/{worker}/stat").read_text().rpartition(")")[2].split()[0] == "T"


class Closed(Exception):
    """The connection ended before an answer came."""


class Ear:
    """A socket at a match; keeps all it is told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.messages: list[dict[str, Any]] = []
        self.closed: int | None = None
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for data in self.socket:
                self.messages.append(json.loads(data))
        except ConnectionClosed:
            pass
        self.closed = self.socket.close_code

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["type"] == kind]

    @property
    def state(self) -> dict[str, Any]:
        told: dict[str, Any] = [each for each in self.messages if "state" in each][-1]["state"]
        return told

    @property
    def version(self) -> int:
        return int(self.state["version"]) if any("state" in each for each in self.messages) else 0

    @property
    def presence(self) -> tuple[list[int], int] | None:
        told = self.of("presence")
        return (told[-1]["seats"], told[-1]["watching"]) if told else None

    async def play(self, text: str = "", *, commit: bool = True) -> dict[str, Any]:
        """Play a text, by default the first legal one; the answer."""
        state, number = self.state, len(self.messages) + 1000
        command = {
            "do": "play", "version": state["version"], "revision": state["draft"]["revision"],
            "text": text or state["legal"][0], "commit": commit,
        }  # fmt: skip
        await self.socket.send(json.dumps({"type": "command", "id": number, "command": command}))
        answer: list[dict[str, Any]] = []

        def answered() -> bool:
            answer[:] = [each for each in self.messages if each.get("id") == number]
            return bool(answer) or self.closed is not None

        await soon(answered, "nobody answered")
        if not answer:
            raise Closed(str(self.closed))
        return answer[0]


@asynccontextmanager
async def ear(server: Site, match: str, guest: Guest | None = None) -> AsyncIterator[Ear]:
    """Listen as a person, or as a passer-by."""
    base = server.address.replace("http", "ws", 1)
    cookie = {"Cookie": guest.cookie} if guest else {}
    wishes: Any = {"additional_headers": cookie, "open_timeout": LIMIT, "ping_interval": None}
    async with connect(f"{base}/api/matches/{match}/live", **wishes) as socket:
        heard = Ear(socket)
        try:
            await soon(lambda: heard.version > 0 or heard.closed is not None, "nothing was said")
            if not heard.version:  # its worker has gone before it said anything
                raise Closed(str(heard.closed))
            yield heard
        finally:
            heard.reading.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await heard.reading


def stand_still(url: str) -> None:
    """Let the clock that a new database shows stand still: for those who connect from now on."""

    async def work(database: Database) -> None:
        async with database.write() as connection:
            now = await connection.scalar(text("SELECT CAST(clock_timestamp() AS text)"))
            makes = "CREATE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql AS"
            await connection.execute(text(f"{makes} $$ SELECT CAST('{now}' AS timestamptz) $$"))
            ours_first = f"ALTER DATABASE {database.url.database} SET search_path = public, pg_catalog"
            await connection.execute(text(ours_first))

    run(url, work)
