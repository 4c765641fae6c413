"""A mail server and a web server of one's own on this machine."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from typing import Any

from aiosmtpd.smtp import SMTP

from edubba.server.config import Settings

#: Of a server that sends notices.
SETTINGS = Settings(
    base_url="https://edubba.example",
    secret="a secret",
    smtp_host="127.0.0.1",
    smtp_port=9,  # nobody takes letters there
    smtp_tls="none",
    mail_from="edubba@example.org",
    private_webhooks=True,
)


@dataclass
class Postbox:
    """What a mail server has taken; it refuses the first `refusals`."""

    refusals: int = 0
    letters: list[EmailMessage] = field(default_factory=list)
    raw: list[bytes] = field(default_factory=list)
    port: int = 0

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        if self.refusals > 0:
            self.refusals -= 1
            return "451 not now"
        self.raw.append(envelope.content)
        self.letters.append(BytesParser(_class=EmailMessage, policy=default).parsebytes(envelope.content))
        return "250 taken"


@asynccontextmanager
async def mail_server(refusals: int = 0) -> AsyncIterator[Postbox]:
    box, loop = Postbox(refusals), asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(box, hostname="test", loop=loop), "127.0.0.1", 0)
    box.port = server.sockets[0].getsockname()[1]
    try:
        yield box
    finally:
        server.close()
        await server.wait_closed()


@dataclass
class Site:
    """What a web server was asked, and what it answers."""

    answer: str = "HTTP/1.1 204 No Content\r\n\r\n"  # none: it says nothing, until whoever asks hangs up
    heads: list[str] = field(default_factory=list)
    bodies: list[bytes] = field(default_factory=list)
    left_alone: int = 0  # callers who hung up
    port: int = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            length = next(
                int(line[15:]) for line in head.lower().split("\r\n") if line.startswith("content-length:")
            )
            self.heads.append(head)
            self.bodies.append(await reader.readexactly(length))
            if self.answer:
                writer.write(self.answer.encode())
                await writer.drain()
            elif not await reader.read():
                self.left_alone += 1
        except (OSError, asyncio.IncompleteReadError):
            pass  # the caller has hung up
        finally:
            writer.close()


@asynccontextmanager
async def web_server(answer: str = Site.answer) -> AsyncIterator[Site]:
    site = Site(answer)
    server = await asyncio.start_server(site.serve, "127.0.0.1", 0)
    site.port = server.sockets[0].getsockname()[1]
    try:
        yield site
    finally:
        server.close()
        await server.wait_closed()
