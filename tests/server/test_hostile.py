"""Clients that mean no good get clear codes, change nothing, and disturb nobody."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.served import Guest, Served, seated, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("hostile")
    with served(f"sqlite:///{folder}/hostile.sqlite", folder) as running:
        yield running


def _socket(guest: Guest, match: str) -> Any:
    base = str(guest.http.base_url).replace("http", "ws", 1).rstrip("/")
    return connect(f"{base}/api/matches/{match}/live", additional_headers={"Cookie": guest.cookie})


async def _answer(socket: ClientConnection) -> dict[str, Any]:
    """The next answer to a message of one's own."""
    async with asyncio.timeout(30):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["type"] in ("ack", "problem", "pong"):
                return message


def _play(state: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {
        "do": "play", "version": state["version"], "revision": 0, "text": "+ur.c", "commit": True,
    } | changes  # fmt: skip


def _actor(match: str, guests: list[Guest]) -> tuple[Guest, dict[str, Any]]:
    return next((guest, state) for guest in guests if (state := guest.see(match))["legal"])


def test_wrong_commands_get_their_codes_and_change_nothing(server: Served) -> None:
    match, guests = seated(server.address)
    actor, state = _actor(match, guests)
    other = next(guest for guest in guests if guest is not actor)
    stranger = Guest(server.address)
    legal = state["legal"][0]
    for guest, command, status, code in (
        (actor, _play(state, version=1), 409, "table-stale"),
        (actor, _play(state, version=10**9), 409, "table-stale"),
        (actor, _play(state, revision=7, text=legal), 409, "table-draft-stale"),
        (other, _play(state, text=legal), 409, "table-not-your-turn"),
        (stranger, _play(state, text=legal), 403, "table-no-seat-here"),
        (actor, _play(state, text="ur.c>kish.c"), 409, "refusal"),
        (actor, _play(state, text="checkmate"), 400, "parse"),
        (stranger, {"do": "resign", "version": state["version"], "seat": 1}, 403, "table-foreign-seat"),
        (actor, {"do": "resign", "version": state["version"], "seat": 9}, 404, "table-no-seat"),
        (actor, {"do": "answer", "version": state["version"], "yes": True}, 409, "table-no-question"),
        (actor, {"do": "castle", "version": state["version"]}, 400, "problem-bad-request"),
        (actor, {"do": "play"}, 400, "problem-bad-request"),
        (actor, _play(state, version=-1), 400, "problem-bad-request"),
        (actor, _play(state, version="x"), 400, "problem-bad-request"),
        (actor, _play(state, text="x" * 257), 400, "problem-bad-request"),
        (actor, _play(state, seat=2), 400, "problem-bad-request"),
    ):
        answer = guest.do(match, **command)
        problem = answer.json()
        assert answer.status_code == status, (command, problem)
        assert answer.headers["content-type"].startswith("application/problem+json")
        assert problem["detail"]
        if code == "refusal":
            assert problem["rule"].startswith("R")
        elif code != "parse":
            assert problem["code"] == code, (command, problem)
    assert actor.see(match) == state


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"[]", 400),
        (b"null", 400),
        (b'"\xff"', 400),
        (b'{"do":"play","do":"undo"}', 400),
        (b"[" * 100_000, 400),
        (b'{"do":"play","text":"' + b"x" * 300_000 + b'"}', 413),
    ],
    ids=["empty", "cut off", "a list", "null", "no text", "twice", "deep", "large"],
)
def test_malformed_and_oversized_bodies_are_refused(server: Served, body: bytes, status: int) -> None:
    match, guests = seated(server.address)
    headers = {"Content-Type": "application/json"}
    answer = guests[0].http.post(f"/api/matches/{match}/commands", content=body, headers=headers)
    assert answer.status_code == status
    assert answer.json()["detail"]


def test_on_a_websocket_too(server: Served) -> None:
    match, guests = seated(server.address)
    actor, state = _actor(match, guests)
    other = next(guest for guest in guests if guest is not actor)

    async def work() -> None:
        async with _socket(other, match) as socket:
            stale = _play(state, version=2)
            for data, number, code in (
                ("{", None, "problem-bad-request"),
                ('{"type":"command"}', None, "problem-bad-request"),
                (b"\xff\xfe", None, "problem-bad-request"),
                (json.dumps({"type": "command", "id": 5, "command": _play(state)}), 5, "table-not-your-turn"),
                (
                    json.dumps({"type": "command", "id": 6, "command": stale}),
                    6,
                    "table-stale",
                ),
            ):
                await socket.send(data)
                answer = await _answer(socket)
                assert (answer["id"], answer["problem"]["code"]) == (number, code)
            await socket.send('{"type":"ping"}')
            assert (await _answer(socket))["type"] == "pong"
            await socket.send("x" * 70_000)
            with pytest.raises(ConnectionClosed):
                await _answer(socket)

    asyncio.run(work())
    assert actor.see(match) == state


def test_a_passer_by_hears_and_cannot_act(server: Served) -> None:
    match, guests = seated(server.address)
    actor, state = _actor(match, guests)

    async def work() -> None:
        base = server.address.replace("http", "ws", 1)
        async with connect(f"{base}/api/matches/{match}/live") as socket:
            snapshot = json.loads(await socket.recv())
            assert snapshot["type"] == "snapshot"
            assert snapshot["state"]["legal"] == []
            assert snapshot["state"]["draft"] is None
            await socket.send(json.dumps({"type": "command", "id": 1, "command": _play(state)}))
            assert (await _answer(socket))["problem"]["status"] == 401

    asyncio.run(work())
    assert actor.see(match)["version"] == state["version"]


def test_a_page_of_another_site_cannot_use_the_cookie(server: Served) -> None:
    match, guests = seated(server.address)
    actor, state = _actor(match, guests)
    command = _play(state, text=state["legal"][0])
    path = f"/api/matches/{match}/commands"
    bare = httpx.post(server.address + path, json=command, headers={"Cookie": actor.cookie})
    assert (bare.status_code, bare.json()["code"]) == (403, "people-csrf")
    foreign = actor.http.post(path, json=command, headers={"Origin": "https://evil.example"})
    assert foreign.status_code == 403

    async def work() -> None:
        base = server.address.replace("http", "ws", 1)
        headers = {"Cookie": actor.cookie, "Origin": "https://evil.example"}
        with pytest.raises(Exception, match=r"403|4403"):
            async with connect(f"{base}/api/matches/{match}/live", additional_headers=headers) as socket:
                await socket.recv()

    asyncio.run(work())
    assert actor.see(match) == state


def test_a_seat_never_acts_for_another(server: Served) -> None:
    """Whatever one sends, only what one's own seat may do happens: a hundred guesses of everybody else."""
    match, guests = seated(server.address)
    lots, stranger = random.Random(4), Guest(server.address)
    for _ in range(40):
        actor, state = _actor(match, guests)
        before = actor.see(match)
        for _ in range(4):
            guest = lots.choice([each for each in [*guests, stranger] if each is not actor])
            command = lots.choice(
                [
                    _play(state, text=lots.choice(state["legal"])),
                    {"do": "commit", "version": state["version"], "revision": 0},
                    {"do": "undo", "version": state["version"], "revision": 0},
                    {"do": "resign", "version": state["version"], "seat": state["to_act"]},
                    {"do": "take-back", "version": state["version"], "seat": state["to_act"]},
                    {"do": "holiday", "version": state["version"], "seat": state["to_act"], "away": True},
                ]
            )
            assert guest.do(match, **command).status_code in (403, 409)
        assert actor.see(match) == before
        assert actor.do(match, **_play(state, text=lots.choice(state["legal"]))).status_code == 200


def test_a_thousand_commands_a_second_disturb_nobody(tmp_path: Path) -> None:
    settings = {"EDUBBA_COMMANDS_PER_SECOND": "20"}
    with served(f"sqlite:///{tmp_path}/flood.sqlite", tmp_path, **settings) as server:
        match, guests = seated(server.address)
        quiet_match, quiet = seated(server.address)
        stranger = Guest(server.address)

        async def pester(seconds: float) -> set[str]:
            codes = set()
            async with _socket(stranger, match) as socket:
                end = time.monotonic() + seconds
                try:
                    while time.monotonic() < end:
                        for number in range(50):
                            wish = {"do": "resign", "version": 1, "seat": 1}
                            await socket.send(json.dumps({"type": "command", "id": number, "command": wish}))
                        codes.add((await _answer(socket))["problem"]["code"])
                        await asyncio.sleep(0.05)
                except ConnectionClosed as closed:
                    codes.add(str(closed.rcvd.code if closed.rcvd else "gone"))
            return codes

        async def play() -> float:
            slowest = 0.0
            for _ in range(20):
                actor, state = await asyncio.to_thread(_actor, quiet_match, quiet)
                command = _play(state, text=state["legal"][0])
                began = time.monotonic()
                answer = await asyncio.to_thread(actor.do, quiet_match, **command)
                slowest = max(slowest, time.monotonic() - began)
                assert answer.status_code == 200
            return slowest

        async def both() -> tuple[set[str], float]:
            return await asyncio.gather(pester(3), play())

        codes, slowest = asyncio.run(both())
        assert codes >= {"problem-too-often"} or "4429" in codes
        assert slowest < 1.0
        assert guests[0].see(match)["version"] == 5
