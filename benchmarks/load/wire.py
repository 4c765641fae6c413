"""HTTP and WebSockets with as little work as there can be: whoever measures must not be the slower one."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable, Mapping
from typing import NamedTuple, cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
WHOLE = 0x80  # a message in one frame
MASKED = 0x80
NO_MASK = bytes(4)  # what it is laid over stays as it is


class Answer(NamedTuple):
    """What a server answered."""

    status: int
    cookies: list[str]
    body: bytes


class Http:
    """One connection that is kept open; requests come one after another."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(
        self, method: str, path: str, body: bytes = b"", headers: Mapping[str, str] | None = None
    ) -> Answer:
        """Send a request; raises where the answer is a refusal."""
        if self._streams is None:
            self._streams = await asyncio.open_connection(self.host, self.port)
        reader, writer = self._streams
        own = {"Host": f"{self.host}:{self.port}", "Content-Length": str(len(body))}
        lines = {**own, "Content-Type": "application/json", **(headers or {})}
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        writer.write(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + body)
        answer = await _read(reader)
        if answer.status >= 300:
            raise RuntimeError(f"{method} {path}: {answer.status} {answer.body[:300]!r}")
        return answer

    def close(self) -> None:
        """Let the connection go."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


async def _read(reader: asyncio.StreamReader) -> Answer:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    length, cookies = 0, []
    for line in head[1:]:
        name, _, value = line.partition(": ")
        if name.lower() == "content-length":
            length = int(value)
        elif name.lower() == "set-cookie":
            cookies.append(value.partition(";")[0])
    return Answer(int(head[0].split()[1]), cookies, await reader.readexactly(length))


class Link(asyncio.Protocol):
    """A WebSocket. `heard` is called with it and every message, `ended` when the other side has gone."""

    def __init__(self, hello: bytes, heard: Callable[[Link, bytes], None], ended: Callable[[], None]) -> None:
        self._hello, self._heard, self._ended = hello, heard, ended
        self._rest = b""
        self._shaken = self._leaving = False
        self._transport: asyncio.Transport | None = None

    @classmethod
    async def to(
        cls,
        http: Http,
        path: str,
        heard: Callable[[Link, bytes], None],
        ended: Callable[[], None],
        headers: Mapping[str, str] | None = None,
    ) -> Link:
        """Connect; messages may come before this returns."""
        lines = {
            "Host": f"{http.host}:{http.port}", "Upgrade": "websocket", "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            **(headers or {}),
        }  # fmt: skip
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        hello = f"GET {path} HTTP/1.1\r\n{head}\r\n".encode()
        loop = asyncio.get_running_loop()
        _, link = await loop.create_connection(lambda: cls(hello, heard, ended), http.host, http.port)
        return link

    def say(self, data: bytes, kind: int = TEXT) -> None:
        """Send a message."""
        size = len(data)
        if size < 126:
            head = bytes((WHOLE | kind, MASKED | size))
        else:
            head = bytes((WHOLE | kind, MASKED | 126)) + size.to_bytes(2, "big")
        assert self._transport is not None
        self._transport.write(head + NO_MASK + data)

    def leave(self) -> None:
        """Say good-bye and go."""
        self._leaving = True
        if self._transport is not None and not self._transport.is_closing():
            self.say(b"\x03\xe8", CLOSE)
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._hello)

    def connection_lost(self, error: Exception | None) -> None:
        """The other side has gone, or this one."""
        if not self._leaving:
            self._ended()

    def data_received(self, data: bytes) -> None:
        """Take frames apart; what is not whole yet waits."""
        data = self._rest + data if self._rest else data
        if not self._shaken:
            head, found, rest = data.partition(b"\r\n\r\n")
            if found and b" 101 " not in head[:20]:
                raise RuntimeError(f"no WebSocket: {head[:200]!r}")
            if not found:
                self._rest = data
                return
            self._shaken, data = True, rest
        at, end = 0, len(data)
        while end - at >= 2:
            first, size, begin = data[at], data[at + 1], at + 2
            if size == 126:
                size, begin = int.from_bytes(data[begin : begin + 2], "big"), begin + 2
            elif size == 127:
                size, begin = int.from_bytes(data[begin : begin + 8], "big"), begin + 8
            if end < begin + size:
                break
            at = begin + size
            self._take(first, data[begin:at])
        self._rest = data[at:]

    def _take(self, first: int, data: bytes) -> None:
        if first == WHOLE | TEXT:
            self._heard(self, data)
        elif first == WHOLE | PING:
            self.say(data, PONG)
        elif first != WHOLE | CLOSE:
            raise RuntimeError(f"a frame that nobody here understands: {first:#x}")
