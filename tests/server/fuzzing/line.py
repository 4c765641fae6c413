"""An HTTP connection that sends bytes as they are, and reads one answer for each request."""

from __future__ import annotations

import asyncio
from types import TracebackType


class Line:
    """Kept open as long as the server lets it."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def __aenter__(self) -> Line:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._hang_up()

    async def ask(self, request: bytes) -> tuple[int, bytes]:
        """The status, and all of the answer with its headers."""
        if self._reader is None or self._writer is None:
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
        self._writer.write(request)
        head = await self._reader.readuntil(b"\r\n\r\n")
        status, headers = int(head.split(b" ", 2)[1]), head.lower()
        body = await self._body(status, headers)
        if b"\r\nconnection: close" in headers:
            self._hang_up()
        return status, head + body

    async def _body(self, status: int, headers: bytes) -> bytes:
        assert self._reader is not None
        if status in (204, 304):
            return b""
        if b"\r\ntransfer-encoding: chunked" in headers:
            parts = []
            while size := int((await self._reader.readline()).strip(), 16):
                parts.append(await self._reader.readexactly(size + 2))
            await self._reader.readline()
            return b"".join(part[:-2] for part in parts)
        length = headers.partition(b"\r\ncontent-length:")[2].partition(b"\r\n")[0]
        return await self._reader.readexactly(int(length or 0))

    def _hang_up(self) -> None:
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None
