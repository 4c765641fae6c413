"""A match over the WebSocket: snapshot, events by version, drafts for their owner, resuming, presence."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from edubba.server.matches import live
from edubba.server.site import SOCKETS
from tests.server.held import Hands, Inside, inside_on_file
from tests.server.served import Guest, seated
from tests.waiting import LIMIT, soon


class Ear:
    """A socket that waits for messages of one type and keeps all others."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []

    async def next(self, kind: str) -> dict[str, Any]:
        async with asyncio.timeout(LIMIT):
            while True:
                message: dict[str, Any] = json.loads(await self.socket.recv())
                self.heard.append(message)
                if message["type"] == kind:
                    return message

    async def send(self, number: int, **command: Any) -> None:
        await self.socket.send(json.dumps({"type": "command", "id": number, "command": command}))

    async def until_now(self) -> list[dict[str, Any]]:
        """What has come: the answer to a question stands in the queue behind all that was told before."""
        before = len(self.heard)
        await self.socket.send('{"type":"ping"}')
        await self.next("pong")
        return self.heard[before:-1]


def _at(guest: Guest | None, server: Inside, match: str, query: str = "") -> Any:
    base = server.address.replace("http", "ws", 1)
    headers = {"Cookie": guest.cookie} if guest else {}
    return connect(f"{base}/api/matches/{match}/live{query}", additional_headers=headers, open_timeout=LIMIT)


def _in_order(match: str, guests: list[Guest]) -> list[Guest]:
    """The one who is to act first."""
    return sorted(guests, key=lambda guest: not guest.see(match)["legal"])


def test_a_draft_is_heard_by_its_owner_alone_and_a_commit_by_all(server: Inside) -> None:
    match, guests = seated(server.address)
    actor, other, _ = _in_order(match, guests)

    async def work() -> None:
        async with (
            _at(actor, server, match) as one,
            _at(actor, server, match) as tab,
            _at(other, server, match) as two,
            _at(None, server, match) as three,
        ):
            mine, again, theirs, watching = Ear(one), Ear(tab), Ear(two), Ear(three)
            state = (await mine.next("snapshot"))["state"]
            for ear in (again, theirs, watching):
                await ear.next("snapshot")
            await mine.send(1, do="play", version=state["version"], revision=0, text=state["legal"][0])
            ack = await mine.next("ack")
            assert ack == {"type": "ack", "id": 1, "version": state["version"], "revision": 1}
            drafted = await again.next("draft")  # two tabs agree
            assert drafted["state"]["draft"]["texts"] == [state["legal"][0]]
            for ear in (theirs, watching):
                assert all(message["type"] == "presence" for message in await ear.until_now())
            await mine.send(2, do="commit", version=state["version"], revision=1)
            for ear in (mine, again, theirs, watching):
                news = await ear.next("events")
                assert (news["after"], news["version"]) == (state["version"], state["version"] + 1)
                assert news["events"][0]["texts"] == [state["legal"][0]]
                assert news["state"]["texts"] == state["texts"] + 1
            now = theirs.heard[-1]["state"]
            assert bool(now["legal"]) == now["seats"][now["to_act"] - 1]["yours"]
            assert not watching.heard[-1]["state"]["legal"]

    asyncio.run(work())


def test_after_a_gap_one_hears_what_was_missed(server: Inside) -> None:
    match, guests = seated(server.address)
    version = guests[0].see(match)["version"]
    for _ in range(3):
        actor = _in_order(match, guests)[0]
        state = actor.see(match)
        command = {"do": "play", "revision": 0, "text": state["legal"][0], "commit": True}
        actor.do(match, version=state["version"], **command).raise_for_status()

    async def work() -> None:
        async with _at(guests[0], server, match, f"?after={version}") as socket:
            news = await Ear(socket).next("events")
            assert (news["after"], news["version"], len(news["events"])) == (version, version + 3, 3)
        async with _at(guests[0], server, match, "?after=1000") as socket:  # a version that never was
            assert (await Ear(socket).next("snapshot"))["version"] == version + 3

    asyncio.run(work())


def test_presence_tells_seats_and_how_many_watch(server: Inside) -> None:
    match, guests = seated(server.address)

    async def work() -> None:
        async with _at(guests[0], server, match) as one:
            ear = Ear(one)
            assert await ear.next("presence") == {"type": "presence", "seats": [1], "watching": 0}
            async with _at(guests[2], server, match):
                assert (await ear.next("presence"))["seats"] == [1, 3]
                async with _at(None, server, match):
                    assert (await ear.next("presence"))["watching"] == 1
                assert (await ear.next("presence"))["watching"] == 0
            assert (await ear.next("presence"))["seats"] == [1]

    asyncio.run(work())


def test_the_table_talks_apart_from_the_gallery(server: Inside) -> None:
    match, guests = seated(server.address)
    watcher = Guest(server.address)

    async def work() -> None:
        async with _at(guests[0], server, match) as one, _at(watcher, server, match) as two:
            seat, gallery = Ear(one), Ear(two)
            await seat.next("snapshot")
            await gallery.next("snapshot")
            say = {"type": "chat", "id": 1, "say": {"text": " <b>well</b>\n met ", "room": "table"}}
            await one.send(json.dumps(say))
            line = (await seat.next("chat"))["line"]
            assert (line["name"], line["text"]) == ("player 1", "<b>well</b> met")
            await two.send(json.dumps(say | {"say": {"text": "look at Ur!", "room": "gallery"}}))
            assert (await gallery.next("chat"))["line"]["text"] == "look at Ur!"
            assert not [m for m in await seat.until_now() if m["type"] == "chat"]
            await two.send(json.dumps(say))
            assert (await gallery.next("problem"))["problem"]["code"] == "chat-room"
            assert not [m for m in gallery.heard if m["type"] == "chat" and m["line"]["room"] == "table"]

    asyncio.run(work())
    lines = f"/api/matches/{match}/chat"
    assert [line["room"] for line in guests[1].http.get(lines).json()] == ["table"]
    assert [line["room"] for line in watcher.http.get(lines).json()] == ["gallery"]


def test_passers_by_hear_the_gallery_and_nobody_hears_whom_he_has_blocked(server: Inside) -> None:
    match, _ = seated(server.address)
    loud, other = Guest(server.address), Guest(server.address)
    me = loud.http.get("/api/me").json()
    other.http.post(f"/api/blocks/{me['name']}").raise_for_status()

    async def work() -> None:
        async with (
            _at(None, server, match) as street,
            _at(loud, server, match) as one,
            _at(other, server, match) as two,
        ):
            for socket in (street, one, two):
                await Ear(socket).next("snapshot")
            say = {"type": "chat", "id": 1, "say": {"text": "look at Ur!", "room": "gallery"}}
            await one.send(json.dumps(say))
            assert (await Ear(street).next("chat"))["line"]["text"] == "look at Ur!"
            assert not [m for m in await Ear(two).until_now() if m["type"] == "chat"]

    asyncio.run(work())
    lines = f"/api/matches/{match}/chat"
    assert len(loud.http.get(lines).json()) == 1
    assert other.http.get(lines).json() == []


async def _gets_in(guest: Guest, server: Inside, match: str) -> bool:
    """Whether there is room: the server may not yet have noticed that another socket is closed."""
    async with _at(guest, server, match) as socket:
        with suppress(ConnectionClosed):
            await Ear(socket).next("snapshot")
            return True
    return False


def test_one_person_has_so_many_sockets_and_disturbs_nobody_with_more(server: Inside) -> None:
    match, guests = seated(server.address)

    async def work() -> None:
        async with AsyncExitStack() as stack:
            sockets = [await stack.enter_async_context(_at(guests[0], server, match)) for _ in range(SOCKETS)]
            for socket in sockets:
                await Ear(socket).next("snapshot")  # they count from here
            async with _at(guests[0], server, match) as more, _at(guests[1], server, match) as other:
                await asyncio.wait_for(more.wait_closed(), LIMIT)
                assert (more.close_code, more.close_reason) == (4429, "problem-too-many")
                await Ear(other).next("snapshot")
            await sockets[0].close()
            await soon(lambda: _gets_in(guests[0], server, match))

    asyncio.run(work())


def test_a_command_that_comes_too_fast_is_answered_by_its_number(tmp_path: Path) -> None:
    with inside_on_file(tmp_path, hands=Hands(), EDUBBA_COMMANDS_PER_SECOND="5") as slow:
        match, guests = seated(slow.address)

        async def work() -> dict[str, Any]:
            async with _at(guests[0], slow, match) as socket:
                ear = Ear(socket)
                await ear.next("snapshot")
                for _ in range(40):
                    await socket.send('{"type":"ping"}')
                await ear.send(77, do="undo", version=0, revision=0)
                while (message := await ear.next("problem"))["id"] is None:
                    pass
                return message

        refused = asyncio.run(work())
        assert (refused["id"], refused["problem"]["code"]) == (77, "problem-too-often")


def test_a_private_match_shows_itself_to_the_invited_alone(server: Inside) -> None:
    host, friend, stranger = (Guest(server.address) for _ in range(3))
    opened = host.http.post("/api/matches", json={"game": "sumeria", "private": True}).json()
    match, invitation = opened["match"]["id"], opened["invitation"]
    host.join(match, "host")
    assert stranger.http.get(f"/api/matches/{match}").status_code == 404
    assert friend.http.get(f"/api/matches/{match}", params={"invitation": invitation}).status_code == 200
    version = host.see(match)["version"]
    join = {"do": "join", "version": version, "name": "friend", "invitation": invitation}
    wrong = stranger.do(match, **join | {"invitation": "no"})
    assert (wrong.status_code, wrong.json()["code"]) == (404, "table-unknown")
    assert friend.do(match, **join).status_code == 200
    assert match not in stranger.http.get("/api/lobby").text
    assert match in friend.http.get("/api/matches").text

    async def work() -> int:
        async with _at(stranger, server, match) as socket:
            await socket.wait_closed()
            return socket.close_code or 0

    assert asyncio.run(work()) == 4404


def test_a_socket_that_is_refused_says_why(server: Inside) -> None:
    match, _ = seated(server.address)
    base = server.address.replace("http", "ws", 1)

    async def refused(**headers: str) -> tuple[int | None, str | None]:
        url = f"{base}/api/matches/{match}/live"
        async with (
            connect(url, additional_headers=headers, open_timeout=LIMIT) as socket,
            asyncio.timeout(LIMIT),
        ):
            await socket.wait_closed()
            return socket.close_code, socket.close_reason

    guest = Guest(server.address)
    assert asyncio.run(refused(Authorization="Bearer nonsense")) == (4401, "people-token-unknown")
    foreign = refused(Cookie=guest.cookie, Origin="https://evil.example")
    assert asyncio.run(foreign) == (4403, "people-origin")


def test_nobody_sits_down_under_the_name_of_anothers_account(server: Inside) -> None:
    owner, other = Guest(server.address), Guest(server.address)
    owner.http.post("/api/register", json={"name": "Puabi", "password": "barley and beer"}).raise_for_status()
    match = other.open()
    join = {"do": "join", "version": other.see(match)["version"]}
    for name in ("Puabi", "PUABI", "Pua\u200bbi", "\u202eibauP", "scribe"):
        assert other.do(match, **join, name=name).status_code in (400, 409), name
    assert other.do(match, **join, name="Puabi II").status_code == 200


def test_a_socket_ends_with_its_session(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "RECHECK", 0.1)
    match, guests = seated(server.address)
    actor, state = _in_order(match, guests)[0], {}

    async def work() -> int:
        async with _at(actor, server, match) as socket:
            state.update((await Ear(socket).next("snapshot"))["state"])
            actor.http.post("/api/logout").raise_for_status()
            async with asyncio.timeout(LIMIT):
                await socket.wait_closed()
            return socket.close_code or 0

    assert asyncio.run(work()) == 4401
    assert guests[0] is actor or guests[0].see(match)["version"] == state["version"]


def test_a_rated_match_ends_in_a_result(server: Inside) -> None:
    guest = Guest(server.address)
    wish = {"game": "sumeria", "rated": True, "seats": ["open", "ensi", "ensi"]}
    assert guest.http.post("/api/matches", json=wish).json()["code"] == "matches-rated-guest"
    account = {"name": "Shulgi", "password": "barley and beer"}
    me = guest.http.post("/api/register", json=account).raise_for_status().json()
    guest.http.headers["X-Edubba-CSRF"] = me["csrf"]
    assert guest.http.post("/api/matches", json=wish).json()["code"] == "matches-rated-clock"
    timed = wish | {"terms": {"kind": "live", "base": 600, "increment": 5}}
    match = guest.http.post("/api/matches", json=timed).raise_for_status().json()["match"]["id"]
    guest.join(match, "Shulgi")
    leave = guest.do(match, do="abandon", version=guest.see(match)["version"], seat=1).json()
    while leave["code"] == "table-stale":  # the bots play meanwhile
        leave = guest.do(match, do="abandon", version=guest.see(match)["version"], seat=1).json()
    assert leave["code"] == "table-abandon-rated"
