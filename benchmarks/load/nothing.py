"""A server that does nothing: what of a measurement is sockets and clients.

It knows no game and keeps nothing. Whatever one of three sends, all three get a message of the size of
Edubba's, made beforehand: no server in Python can do more commands a second under the same clients.
"""

from __future__ import annotations

import asyncio
import sys
from collections import defaultdict
from typing import Any, ClassVar, cast

import uvloop
from benchmarks.load.tables import SEATS, Table
from benchmarks.load.wire import Link

SIZE = 2300  # bytes of a message, as Edubba's
HELLO = (
    b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Accept: none\r\n\r\n"
)
FRAME = b"\x81\x7e" + SIZE.to_bytes(2, "big")
REST = b"," + b"x" * SIZE


class Nobody(asyncio.Protocol):
    """One connection; the first line of its request names its table."""

    tables: ClassVar[defaultdict[bytes, list[Nobody]]] = defaultdict(list)
    versions: ClassVar[defaultdict[bytes, int]] = defaultdict(int)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wait for the request."""
        self.transport = cast(asyncio.Transport, transport)
        self.table = b""

    def data_received(self, data: bytes) -> None:
        """The first is the request, every other one a command."""
        if not self.table:
            self.table = data.split(b" ", 2)[1]
            self.tables[self.table].append(self)
            self.transport.write(HELLO)
            return
        if data[0] == 0x88:
            return
        self.versions[self.table] += 1
        told = FRAME + (str(self.versions[self.table]).encode() + REST)[:SIZE]
        for each in self.tables[self.table]:
            each.transport.write(told)

    def connection_lost(self, error: Exception | None) -> None:
        """Gone."""
        if self.table:
            self.tables[self.table].remove(self)


class NothingTable(Table):
    """Three who send one command after another."""

    async def arrive(self) -> None:
        """Nobody has to be known."""
        self.version, self._turns = 0, 0
        await self.begin()

    async def sit(self) -> None:
        """Connect, to the same table for good."""
        path = f"/{self.lots.random()}"
        self.links = [await Link.to(self.http, path, self._hear, self.lost) for _ in range(SEATS)]
        self.version = 0
        await asyncio.sleep(0.05)  # all three have been heard

    def _hear(self, link: Link, data: bytes) -> None:
        self.version = int(data[: data.index(b",")])
        self.reached(self.version)

    def command(self) -> tuple[Link, bytes, int] | None:
        """Of the size of a command to Edubba."""
        self._turns += 1
        return self.links[self._turns % SEATS], b"x" * 110, self.version + 1


async def _serve(port: int) -> None:
    server: Any = await asyncio.get_running_loop().create_server(Nobody, "127.0.0.1", port)
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(_serve(int(sys.argv[1])))
