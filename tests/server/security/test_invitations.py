"""Private matches: a wrong invitation is answered like a match that does not exist, and guesses are few."""

from __future__ import annotations

import asyncio
import math
import string
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.held import Hands, Inside, inside_on_file
from tests.server.security.doors import BODIES, address, doors
from tests.server.served import Guest
from tests.waiting import LIMIT


@pytest.fixture(scope="module")
def private(server: Inside) -> tuple[str, str]:
    host = Guest(server.address)
    opened = (
        host.http.post("/api/matches", json={"game": "sumeria", "private": True}).raise_for_status().json()
    )
    return opened["match"]["id"], opened["invitation"]


def _plain(answer: httpx.Response, match: str) -> tuple[int, str]:
    return answer.status_code, answer.text.replace(match, "MATCH")


def test_no_route_tells_a_private_match_from_none(server: Inside, private: tuple[str, str]) -> None:
    match, _ = private
    stranger, nothing = Guest(server.address), "zzzzzzzzzz"
    tried = 0
    for method, path in doors():
        if "{match_id}" not in path and "{replay_id}" not in path:
            continue
        for wrong in ({}, {"invitation": "guess"}, {"invitation": "x" * 24}):
            params: dict[str, Any] = {"after": 0, "text": "x", "pick": "x"} | wrong
            body = BODIES.get((method, path))
            sent = {"params": params} | ({} if body is None else {"json": body})
            there = stranger.http.request(method, address(path, match), **sent)
            gone = stranger.http.request(method, address(path, nothing), **sent)
            assert _plain(there, match) == _plain(gone, nothing), (method, path)
            assert there.status_code == 404, (method, path)
            tried += 1
    assert tried > 50
    join = {"do": "join", "version": 1, "name": "Spy", "invitation": "guess"}
    answers = [stranger.do(each, **join) for each in (match, nothing)]
    assert _plain(answers[0], match) == _plain(answers[1], nothing)


def test_a_socket_tells_no_more(server: Inside, private: tuple[str, str]) -> None:
    async def closed(match: str, query: str) -> tuple[int, str]:
        base = server.address.replace("http", "ws", 1)
        with pytest.raises(ConnectionClosed) as caught:
            async with (
                connect(f"{base}/api/matches/{match}/live{query}", open_timeout=LIMIT) as line,
                asyncio.timeout(LIMIT),
            ):
                await line.recv()
        assert caught.value.rcvd is not None
        return caught.value.rcvd.code, caught.value.rcvd.reason

    for query in ("", "?invitation=guess"):
        there, gone = (asyncio.run(closed(match, query)) for match in (private[0], "zzzzzzzzzz"))
        assert there == gone == (4404, "table-unknown")


def test_private_matches_stand_in_no_list_of_strangers(server: Inside, private: tuple[str, str]) -> None:
    for path in ("/api/lobby", "/api/finished", "/api/matches"):
        assert private[0] not in Guest(server.address).http.get(path).text


def test_an_invitation_is_too_long_to_guess(private: tuple[str, str]) -> None:
    match, invitation = private
    letters = len(string.ascii_letters + string.digits + "-_")
    assert len(invitation) * math.log2(letters) >= 128
    assert invitation not in match


def test_an_invitation_in_an_address_is_told_to_no_other_site(
    server: Inside, private: tuple[str, str]
) -> None:
    """A link from the page to another site would carry the address it stands in, if browsers were let."""
    match, invitation = private
    for path in (f"/match/{match}", f"/replay/{match}", f"/api/matches/{match}"):
        there = f"{server.address}{path}"
        answer = httpx.get(there, params={"invitation": invitation}, timeout=LIMIT).raise_for_status()
        assert answer.headers["referrer-policy"] == "same-origin", path
        assert "referrer" not in answer.text, path  # nothing in the page says otherwise
    figures = httpx.get(f"{server.address}/metrics", timeout=LIMIT).text
    assert "/api/matches/{match_id}" in figures
    assert invitation not in figures


def test_guesses_are_counted_and_stopped(tmp_path: Path) -> None:
    limits = {"EDUBBA_READS_PER_SECOND": "5", "EDUBBA_COMMANDS_PER_SECOND": "5"}
    with inside_on_file(tmp_path, hands=Hands(), **limits) as server:
        stranger = Guest(server.address)
        path = "/api/matches/zzzzzzzzzz"
        codes = [stranger.http.get(path, params={"invitation": str(n)}).status_code for n in range(60)]
        assert codes == [404] * (30 - 2) + [429] * (30 + 2)  # he came as a guest, and asked who he is
        server.pass_by(60)
        join = {"do": "join", "version": 1, "name": "Spy", "invitation": "guess"}
        assert 429 in [stranger.do("zzzzzzzzzz", **join).status_code for _ in range(40)]
        server.pass_by(60)

        async def knock() -> None:
            base = server.address.replace("http", "ws", 1)
            for _ in range(60):
                try:
                    async with connect(f"{base}{path}/live?invitation=guess", open_timeout=LIMIT) as line:
                        await line.recv()
                except ConnectionClosed:
                    continue

        with pytest.raises(InvalidStatus):
            asyncio.run(knock())
