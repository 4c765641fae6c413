"""Several real workers on a real PostgreSQL, and people at the one or the other of them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.served import Guest, Served


async def until(true: Callable[[], bool], seconds: float = 20.0) -> None:
    """Wait for something; fails where it does not come."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.02)


@contextmanager
def only(server: Served, worker: int) -> Iterator[None]:
    """The other workers are held: whoever comes now comes to this one."""
    others = [each for each in server.crew() if each != worker]
    for other in others:
        os.kill(other, signal.SIGSTOP)
    try:
        yield
    finally:
        for other in others:
            os.kill(other, signal.SIGCONT)


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

        await until(answered)
        if not answer:
            raise Closed(str(self.closed))
        return answer[0]


@asynccontextmanager
async def ear(server: Served, match: str, guest: Guest | None = None) -> AsyncIterator[Ear]:
    """Listen as a person, or as a passer-by."""
    base = server.address.replace("http", "ws", 1)
    wishes: Any = {"additional_headers": {"Cookie": guest.cookie} if guest else {}, "open_timeout": 40}
    async with connect(f"{base}/api/matches/{match}/live", **wishes) as socket:
        heard = Ear(socket)
        try:
            await until(lambda: heard.version > 0 or heard.closed is not None)
            if not heard.version:  # its worker has gone before it said anything
                raise Closed(str(heard.closed))
            yield heard
        finally:
            heard.reading.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await heard.reading
