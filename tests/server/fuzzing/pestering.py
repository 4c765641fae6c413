"""One shift of pestering: new people, a table of their own, requests and WebSockets side by side."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from edubba.server.serving import LARGEST_MESSAGE
from tests.server.fuzzing.line import Line
from tests.server.fuzzing.mutations import ODD_TEXTS
from tests.server.fuzzing.planting import Planted
from tests.server.fuzzing.watching import Watch
from tests.server.fuzzing.wishes import Requests, message
from tests.server.held import Inside
from tests.server.served import Guest, Served, seated
from tests.waiting import LIMIT

PER_SOCKET = 95  # a connection that is refused a hundred times in a row is closed
AT_ONCE = 12
ANSWERS = (b'{"type":"ack"', b'{"type":"problem"', b'{"type":"pong"')
STATES = (b'{"type":"events"', b'{"type":"draft"')
PER_SHIFT = 2_500
HTTP_SHARE = 0.16  # of all messages are requests


class Pester:
    """Pesters one server until so many messages are sent."""

    def __init__(self, server: Served | Inside, planted: Planted, requests: Requests, watch: Watch) -> None:
        self._server, self._planted, self._requests, self._watch = server, planted, requests, watch
        self._numbers = iter(range(10**9))
        self._base = server.address.replace("http", "ws", 1)

    async def shift(self, messages: int) -> None:
        """New people, and so many messages of all kinds, on some connections at once."""
        match, guests = await asyncio.to_thread(seated, self._server.address, 3, level="apprentice")
        self._requests.known.matches[2:] = [match]
        lines = int(messages * HTTP_SHARE)
        work = [self._ask(guests[each % 3], lines // 4) for each in range(4)]
        work += [
            self._talk(*each) for each in self._seats(match, guests, (messages - lines) // PER_SOCKET + 1)
        ]
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(task: Any) -> None:
            async with gate:
                await task

        await asyncio.gather(*map(one, work))

    def _seats(self, match: str, guests: list[Guest], count: int) -> Iterator[tuple[str, Guest | None, bool]]:
        """Where a connection goes, as whom, and whether a draft that it hears of may be its own."""
        stranger, planted = guests[0], self._planted
        places: list[tuple[str, Guest | None, bool]] = [
            (match, guests[0], True),
            (match, guests[1], True),
            (match, guests[2], True),
            (match, None, False),
            (planted.public, stranger, False),
            (planted.public, planted.other_seat, False),
            (planted.public, None, False),
            (planted.private, stranger, False),
        ]
        for number in range(count):
            yield places[number % len(places)]

    # --- requests ---------------------------------------------------------------------------------------

    async def _ask(self, guest: Guest, count: int) -> None:
        lots = self._watch.lots(next(self._numbers))
        async with Line(urlsplit(self._server.address).port or 80) as line:
            for _ in range(count):
                asked = self._requests.one(lots)
                sent = asked_bytes(lots, asked.method, asked.path, asked.body, guest)
                async with asyncio.timeout(LIMIT):
                    status, answer = await line.ask(sent)
                self._watch.sent += 1
                self._watch.http(status, answer, sent)

    # --- WebSockets -------------------------------------------------------------------------------------

    async def _talk(self, match: str, guest: Guest | None, own_draft: bool) -> None:
        lots = self._watch.lots(next(self._numbers))
        url = f"{self._base}/api/matches/{match}/live" + lots.choice(
            ("", "", "?after=1", "?lang=de", "?invitation=x")
        )
        headers = {"Cookie": guest.cookie} if guest else {}
        sent: list[bytes] = []
        async with asyncio.timeout(2 * LIMIT):
            wishes: Any = {"additional_headers": headers, "max_size": None, "compression": None}
            async with connect(url, **wishes, open_timeout=LIMIT, ping_interval=None) as socket:
                with contextlib.suppress(ConnectionClosed):
                    await self._pour(lots, socket, sent, own_draft)
                await socket.close()
        self._watch.closed(socket.close_code or 0, sent)

    async def _pour(
        self, lots: random.Random, socket: ClientConnection, sent: list[bytes], own: bool
    ) -> None:
        first = await socket.recv(decode=False)
        self._watch.heard(first, sent, own_draft=own)
        state: dict[str, Any] = json.loads(first).get("state") or {"version": 1}
        waiting = 0
        for number in range(PER_SOCKET):
            data = message(lots, state)
            sent.append(data)
            self._watch.sent += 1
            sent[-1] = await _send(lots, socket, data)
            waiting += 1
            while waiting and (number % 16 == 15 or number == PER_SOCKET - 1):
                heard = await socket.recv(decode=False)
                waiting -= heard.startswith(ANSWERS)
                if heard.startswith(STATES):
                    state = json.loads(heard)["state"]
                self._watch.heard(heard, sent, own_draft=own)


async def _send(lots: random.Random, socket: ClientConnection, data: bytes) -> bytes:
    """As one text, as a text of any bytes, as bytes, in fragments, or after a frame of control."""
    kind, text = lots.randrange(12), _is_text(data)
    if kind == 0:
        await socket.send(data)  # a binary frame
    elif kind == 1:
        cuts = sorted(lots.randrange(len(data) + 1) for _ in range(lots.randrange(1, 5)))
        parts = [data[a:b] for a, b in zip([0, *cuts], [*cuts, len(data)], strict=True)]
        await socket.send(parts, text=text)
    else:
        if kind == 2:
            await socket.ping(lots.randbytes(lots.randrange(8, 126)))
        elif kind == 3 and lots.random() < 0.02:
            data, text = b"x" * (LARGEST_MESSAGE + 1), True
        await socket.send(data, text=text or lots.random() < 0.05)
    return data


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def asked_bytes(lots: random.Random, method: str, path: str, body: bytes | None, guest: Guest) -> bytes:
    """A request as it goes over the line, with odd headers among the usual ones."""
    headers = {"Host": "127.0.0.1", "Accept": "application/json"}
    who = lots.randrange(8)
    if who < 6:
        headers |= {"Cookie": guest.cookie, "X-Edubba-CSRF": str(guest.http.headers["X-Edubba-CSRF"])}
    elif who == 6:
        headers["Authorization"] = "Bearer " + _header(lots)
    if lots.random() < 0.2:
        name = lots.choice(
            (
                "Cookie",
                "Accept-Language",
                "Origin",
                "Sec-Fetch-Site",
                "X-Edubba-CSRF",
                "X-Forwarded-For",
                "Range",
                "Accept",
            )
        )
        headers[name] = _header(lots)
    if body is not None:
        kind = "application/json" if lots.random() < 0.9 else _header(lots) or "text/plain"
        headers |= {"Content-Type": kind, "Content-Length": str(len(body))}
    head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1", "replace") + (body or b"")


def _header(lots: random.Random) -> str:
    """A value that may stand in a header: odd, but on one line."""
    text = lots.choice((*ODD_TEXTS, "edubba=x; edubba=y", "en;q=9" * 40, "application/xml", "bytes=0-1,2-3"))
    return "".join(sign for sign in text[:300] if "\x20" <= sign <= "\xff" and sign != "\x7f")
