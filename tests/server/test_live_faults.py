"""What goes wrong on a WebSocket by our own fault: the sender is told, and the log knows."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from litestar import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from websockets.asyncio.client import ClientConnection, connect

from edubba.server.app import application
from edubba.server.config import Settings
from edubba.server.matches import live
from edubba.server.serving import OPTIONS
from tests.server.served import Guest, free_port, seated

UNDO = {"do": "undo", "version": 1, "revision": 0}


@asynccontextmanager
async def _serving(folder: Path) -> AsyncIterator[str]:
    """A server in this process, so that its parts can be broken."""
    port = free_port()
    settings = Settings(database=f"sqlite:///{folder}/x.sqlite", base_url=f"http://127.0.0.1:{port}")
    server = uvicorn.Server(uvicorn.Config(application(settings), port=port, **OPTIONS))  # type: ignore[arg-type]
    task = asyncio.create_task(server.serve())
    async with asyncio.timeout(60):
        while not server.started:
            await asyncio.sleep(0.05)
    try:
        yield settings.base_url
    finally:
        server.should_exit = True
        await task


@asynccontextmanager
async def _at_a_match(folder: Path) -> AsyncIterator[ClientConnection]:
    async with _serving(folder) as address:
        match, guests = await asyncio.to_thread(seated, address)
        async with _listening(address, match, guests[0]) as socket, asyncio.timeout(30):
            yield socket


def _listening(address: str, match: str, guest: Guest) -> Any:
    url = f"{address.replace('http', 'ws')}/api/matches/{match}/live"
    return connect(url, additional_headers={"Cookie": guest.cookie})


async def _next(socket: ClientConnection, kind: str) -> dict[str, Any]:
    while (message := json.loads(await socket.recv()))["type"] != kind:
        pass
    return dict(message)


def _faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What is in the log with a traceback."""
    return [str(record.exc_info[1]) for record in caplog.records if record.exc_info]


def _ours(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [each.getMessage() for each in caplog.records if each.name.startswith(("edubba", "uvicorn"))]


def test_a_command_that_fails_is_answered_logged_and_does_not_end_the_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: Any, **__: Any) -> None:
        raise RuntimeError("the abacus broke")

    monkeypatch.setattr(live, "obey", fail)

    async def work() -> None:
        async with _at_a_match(tmp_path) as socket:
            for number in (7, 8):
                await socket.send(json.dumps({"type": "command", "id": number, "command": UNDO}))
                told = await _next(socket, "problem")
                assert (told["id"], told["problem"]["status"]) == (number, 500)
                assert told["problem"]["code"] == "problem-failed"
                assert "abacus" not in json.dumps(told)

    asyncio.run(work())
    assert _faults(caplog) == ["the abacus broke"] * 2


@pytest.mark.parametrize("part", ["_greet", "_send", "_receive", "_watch"])
def test_a_connection_whose_part_fails_is_closed_with_a_code_and_the_log_says_why(
    part: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: Any) -> None:
        raise RuntimeError("the reed broke")

    monkeypatch.setattr(live._Talk, part, fail)

    async def work() -> None:
        async with _at_a_match(tmp_path) as socket:
            await socket.wait_closed()
            assert (socket.close_code, socket.close_reason) == (1011, "problem-failed")

    asyncio.run(work())
    assert _faults(caplog) == ["the reed broke"]


@pytest.mark.parametrize("error", [ClientDisconnected(), RuntimeError("… after sending 'websocket.close'.")])
def test_a_message_to_one_who_has_gone_is_no_fault(
    error: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: Any) -> None:
        raise error

    monkeypatch.setattr(WebSocket, "send_data", fail)

    async def work() -> None:
        async with _at_a_match(tmp_path) as socket:
            await socket.wait_closed()

    with caplog.at_level(logging.WARNING):
        asyncio.run(work())
    assert _ours(caplog) == []


def test_who_goes_and_a_server_that_ends_leave_nothing_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with _serving(tmp_path) as address:
            match, guests = await asyncio.to_thread(seated, address)
            for suddenly in (False, True):
                async with _listening(address, match, guests[0]) as socket:
                    await _next(socket, "snapshot")
                    if suddenly:
                        socket.transport.abort()
            socket = await _listening(address, match, guests[1])
            await _next(socket, "snapshot")  # still there when the server ends

    with caplog.at_level(logging.WARNING):
        asyncio.run(work())
    assert _ours(caplog) == []
