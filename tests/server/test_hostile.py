"""Clients that mean no good get clear codes, change nothing, and disturb nobody."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from edubba.server.matches.live import LOST, PATIENCE, TOO_MANY
from tests.server.held import Hands, Inside, inside_on_file
from tests.server.served import Guest, seated
from tests.waiting import LIMIT, soon


def _socket(guest: Guest, match: str) -> Any:
    base = str(guest.http.base_url).replace("http", "ws", 1).rstrip("/")
    return connect(
        f"{base}/api/matches/{match}/live", additional_headers={"Cookie": guest.cookie}, open_timeout=LIMIT
    )


async def _answer(socket: ClientConnection) -> dict[str, Any]:
    """The next answer to a message of one's own."""
    async with asyncio.timeout(LIMIT):
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


def test_wrong_commands_get_their_codes_and_change_nothing(server: Inside) -> None:
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
def test_malformed_and_oversized_bodies_are_refused(server: Inside, body: bytes, status: int) -> None:
    match, guests = seated(server.address)
    headers = {"Content-Type": "application/json"}
    answer = guests[0].http.post(f"/api/matches/{match}/commands", content=body, headers=headers)
    assert answer.status_code == status
    assert answer.json()["detail"]


def test_on_a_websocket_too(server: Inside) -> None:
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


def test_a_passer_by_hears_and_cannot_act(server: Inside) -> None:
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


def test_a_page_of_another_site_cannot_use_the_cookie(server: Inside) -> None:
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


def test_a_seat_never_acts_for_another(server: Inside) -> None:
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


RESIGN = {"do": "resign", "version": 1, "seat": 1}


async def _insist(socket: ClientConnection) -> list[str]:
    """One refused command after another until one is thrown out; the codes of the answers."""
    codes: list[str] = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            await socket.send(json.dumps({"type": "command", "id": len(codes), "command": RESIGN}))
            codes.append((await _answer(socket))["problem"]["code"])
    return codes


class Pest:
    """Somebody who sends far more than he may, and comes back whenever he is thrown out."""

    def __init__(self, guest: Guest, match: str) -> None:
        self.guest, self.match = guest, match
        self.answered: list[int] = []  # messages, by connection
        self.closed: set[int | None] = set()  # None: he was still sending and has not heard it

    async def pester(self) -> None:
        while True:
            self.answered.append(0)
            with contextlib.suppress(ConnectionClosed):
                async with _socket(self.guest, self.match) as socket:
                    await asyncio.gather(self._send(socket), self._listen(socket))

    async def _send(self, socket: ClientConnection) -> None:
        message = json.dumps({"type": "command", "id": 1, "command": RESIGN})
        for _ in range(3 * PATIENCE):
            await socket.send(message)

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            while True:
                await _answer(socket)
                self.answered[-1] += 1
        except ConnectionClosed as closed:
            self.closed.add(closed.rcvd.code if closed.rcvd else None)


def test_thousands_of_commands_disturb_nobody(tmp_path: Path) -> None:
    """Whoever sends them is thrown out after a hundred, and after every return; others play on meanwhile."""
    settings = {"EDUBBA_COMMANDS_PER_SECOND": "20"}  # and no second passes
    with inside_on_file(tmp_path, hands=Hands(), **settings) as server:
        match, guests = seated(server.address)
        quiet_match, quiet = seated(server.address)
        pest = Pest(Guest(server.address), match)

        async def play() -> None:
            for _ in range(20):
                before = len(pest.answered)
                actor, state = await asyncio.to_thread(_actor, quiet_match, quiet)
                command = _play(state, text=state["legal"][0])
                answer = await asyncio.to_thread(actor.do, quiet_match, **command)
                assert answer.status_code == 200
                await soon(lambda before=before: len(pest.answered) > before)  # type: ignore[misc]

        async def both() -> None:
            async with _socket(pest.guest, match) as socket:
                codes = await _insist(socket)
            assert len(codes) in (PATIENCE - 1, PATIENCE)  # the last answer may be overtaken by the close
            assert codes == (["table-stale"] * 60 + ["problem-too-often"] * 40)[: len(codes)]
            assert socket.close_code == TOO_MANY
            pestering = asyncio.create_task(pest.pester())
            await play()
            pestering.cancel()
            await asyncio.gather(pestering, return_exceptions=True)

        asyncio.run(both())
        assert max(pest.answered) <= PATIENCE
        assert pest.closed <= {TOO_MANY, LOST, None}
        assert guests[0].see(match)["version"] == 5
