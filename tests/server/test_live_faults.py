"""What goes wrong on a WebSocket by our own fault: the sender is told, and the log knows."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from websockets.asyncio.client import ClientConnection, connect

from edubba.server.errors import Problem
from edubba.server.matches import live
from tests.server.held import Inside, inside_on_file
from tests.server.served import Guest, seated
from tests.waiting import LIMIT

UNDO = {"do": "undo", "version": 1, "revision": 0}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server in this process, so that its parts can be broken: not the one of all other tests."""
    with inside_on_file(tmp_path_factory.mktemp("faults")) as running:
        yield running


@asynccontextmanager
async def _at_a_match(server: Inside) -> AsyncIterator[ClientConnection]:
    match, guests = await asyncio.to_thread(seated, server.address)
    async with _listening(server.address, match, guests[0]) as socket, asyncio.timeout(LIMIT):
        yield socket


def _listening(address: str, match: str, guest: Guest) -> Any:
    url = f"{address.replace('http', 'ws')}/api/matches/{match}/live"
    return connect(url, additional_headers={"Cookie": guest.cookie}, open_timeout=LIMIT)


async def _next(socket: ClientConnection, kind: str) -> dict[str, Any]:
    while (message := json.loads(await socket.recv()))["type"] != kind:
        pass
    return dict(message)


def _faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What is in the log with a traceback."""
    return [str(record.exc_info[1]) for record in caplog.records if record.exc_info]


def test_a_command_that_fails_is_answered_logged_and_does_not_end_the_connection(
    server: Inside, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: Any, **__: Any) -> None:
        raise RuntimeError("the abacus broke")

    monkeypatch.setattr(live, "obey", fail)

    async def work() -> None:
        async with _at_a_match(server) as socket:
            for number in (7, 8):
                await socket.send(json.dumps({"type": "command", "id": number, "command": UNDO}))
                told = await _next(socket, "problem")
                assert (told["id"], told["problem"]["status"]) == (number, 500)
                assert told["problem"]["code"] == "problem-failed"
                assert "abacus" not in json.dumps(told)

    asyncio.run(work())
    assert _faults(caplog) == ["the abacus broke"] * 2


def test_who_goes_on_asking_while_the_database_is_away_is_not_thrown_out_for_it(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any, **__: Any) -> None:
        raise Problem(503, "storage-failed", reason="no database")

    monkeypatch.setattr(live, "obey", fail)

    async def work() -> None:
        async with _at_a_match(server) as socket:
            for number in range(live.PATIENCE + 10):
                await socket.send(json.dumps({"type": "command", "id": number, "command": UNDO}))
                assert (await _next(socket, "problem"))["problem"]["status"] == 503

    asyncio.run(work())


@pytest.mark.parametrize("part", ["_greet", "_send", "_receive", "_watch"])
def test_a_connection_whose_part_fails_is_closed_with_a_code_and_the_log_says_why(
    part: str, server: Inside, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: Any) -> None:
        raise RuntimeError("the reed broke")

    monkeypatch.setattr(live._Talk, part, fail)

    async def work() -> None:
        async with _at_a_match(server) as socket:
            await socket.wait_closed()
            assert (socket.close_code, socket.close_reason) == (1011, "problem-failed")

    asyncio.run(work())
    assert _faults(caplog) == ["the reed broke"]


@pytest.mark.parametrize("error", [ClientDisconnected(), RuntimeError("… after sending 'websocket.close'.")])
def test_a_message_to_one_who_has_gone_is_no_fault(
    error: Exception, server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> None:
        raise error

    monkeypatch.setattr(WebSocket, "send_data", fail)

    async def work() -> None:
        async with _at_a_match(server) as socket:
            await socket.wait_closed()

    before = server.log()
    asyncio.run(work())
    assert server.log() == before


def test_who_goes_and_a_server_that_ends_leave_nothing_in_the_log(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        match, guests = await asyncio.to_thread(seated, server.address)
        for suddenly in (False, True):
            async with _listening(server.address, match, guests[0]) as socket:
                await _next(socket, "snapshot")
                if suddenly:
                    socket.transport.abort()
        socket = await _listening(server.address, match, guests[1])
        await _next(socket, "snapshot")
        await asyncio.to_thread(server.stop)  # while somebody is there

    with inside_on_file(tmp_path) as server:
        asyncio.run(work(server))
        assert server.log() == ""
