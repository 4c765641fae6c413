"""Two workers as players meet them: they notice nothing of it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from sqlalchemy.engine import URL
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from edubba.server.site import SOCKETS
from tests.server.company.crew import Ear, ear, only, until
from tests.server.conftest import MakeDatabase, in_postgres
from tests.server.served import VERIFY, Guest, Served, seated, served

RECORDS = Path(__file__).parents[2] / "records" / "games"


@pytest.fixture(scope="module")
def running(postgres: URL, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("workers")
    with in_postgres(postgres) as url, served(url, folder, EDUBBA_WORKERS="2") as running:
        yield running


@pytest.fixture
def server(running: Served) -> Served:
    """With both its workers: whom the test before has killed is replaced."""
    _wait_for(running)
    return running


def _wait_for(server: Served, but: tuple[int, ...] = ()) -> list[int]:
    """Both workers, once both answer."""
    end = time.monotonic() + 120
    while time.monotonic() < end:
        workers = [each for each in server.crew() if each not in but]
        if len(workers) == 2 and all(_answers(server, each) for each in workers):
            return workers
        time.sleep(0.1)
    raise AssertionError(server.log())


def _answers(server: Served, worker: int) -> bool:
    with only(server, worker):
        try:
            return httpx.get(f"{server.address}/health", timeout=1, verify=VERIFY).status_code == 200
        except httpx.TransportError:
            return False


async def _both_sides(
    server: Served, stack: AsyncExitStack, match: str, guests: list[Guest]
) -> tuple[list[Ear], list[Ear]]:
    """Everybody listens twice: at the one worker, and at the other."""
    sides: list[list[Ear]] = []
    for worker in server.crew():
        with only(server, worker):
            sides.append([await stack.enter_async_context(ear(server, match, guest)) for guest in guests])
    return sides[0], sides[1]


def _all_at(ears: list[Ear], version: int) -> Callable[[], bool]:
    return lambda: all(each.version == version for each in ears)


def test_players_at_different_workers_play_one_match(server: Served) -> None:
    match, guests = seated(server.address)

    async def work() -> None:
        async with AsyncExitStack() as stack:
            sides = await _both_sides(server, stack, match, guests)
            everybody = [*sides[0], *sides[1]]
            for turn in range(30):
                actor = next(each for each in sides[turn % 2] if each.state["legal"])
                version = actor.version
                answer = await actor.play()
                assert (answer["type"], answer["version"]) == ("ack", version + 1)
                await until(_all_at(everybody, version + 1))
            positions = [each.state["position"] for each in everybody]
            assert all(position == positions[0] for position in positions)
            for each in everybody:  # nobody had to begin anew, nobody heard anything twice
                heard = each.of("events")
                assert len(each.of("snapshot")) == 1
                assert [news["after"] for news in heard[1:]] == [news["version"] for news in heard[:-1]]

    asyncio.run(work())


def test_a_draft_is_seen_by_its_owner_at_the_other_worker_and_by_nobody_else(server: Served) -> None:
    match, guests = seated(server.address)

    async def work() -> None:
        async with AsyncExitStack() as stack:
            one, two = await _both_sides(server, stack, match, guests)
            at = next(number for number, each in enumerate(one) if each.state["legal"])
            text = one[at].state["legal"][0]
            await one[at].play(text, commit=False)
            await until(lambda: (two[at].state["draft"] or {}).get("texts") == [text])
            await asyncio.sleep(0.3)
            others = [each for side in (one, two) for number, each in enumerate(side) if number != at]
            assert not any(each.of("draft") for each in others)

    asyncio.run(work())


def test_who_is_there_and_what_is_said_is_known_at_both(server: Served) -> None:
    match, guests = seated(server.address)

    async def work() -> None:
        async with AsyncExitStack() as stack:
            first, second = server.crew()
            with only(server, first):
                one = await stack.enter_async_context(ear(server, match, guests[0]))
                passer_by = await stack.enter_async_context(ear(server, match))
            with only(server, second):
                two = await stack.enter_async_context(ear(server, match, guests[1]))
            await until(lambda: one.presence == two.presence == passer_by.presence == ([1, 2], 1))
            guests[0].http.post(f"/api/matches/{match}/chat", json={"text": "hello"}).raise_for_status()
            await until(lambda: bool(one.of("chat") and two.of("chat")))
            assert two.of("chat")[0]["line"]["text"] == "hello"
            assert not passer_by.of("chat")  # the table's talk is for its seats
            os.kill(first, signal.SIGKILL)
            await until(lambda: two.presence == ([2], 0), 30)

    asyncio.run(work())


def test_one_person_has_so_many_connections_at_both_workers_together(server: Served) -> None:
    match, guests = seated(server.address)

    async def refused(guest: Guest) -> int | None:
        base = server.address.replace("http", "ws", 1)
        async with connect(
            f"{base}/api/matches/{match}/live", additional_headers={"Cookie": guest.cookie}
        ) as socket:
            with contextlib.suppress(TimeoutError, ConnectionClosed):
                async with asyncio.timeout(5):
                    await socket.recv()
                    return None
            return socket.close_code

    async def work() -> None:
        first, second = server.crew()
        async with AsyncExitStack() as stack:
            with only(server, first):
                for _ in range(SOCKETS - 10):
                    await stack.enter_async_context(ear(server, match, guests[0]))
            with only(server, second):
                for _ in range(10):
                    await stack.enter_async_context(ear(server, match, guests[0]))
                assert await refused(guests[0]) == 4429
                assert await refused(guests[1]) is None
            await asyncio.sleep(1)
            with only(server, first):  # which has heard of the other's by now
                assert await refused(guests[0]) == 4429

    asyncio.run(work())


def test_what_one_worker_acknowledged_the_other_shows_at_once(server: Served) -> None:
    match, guests = seated(server.address)
    for turn in range(20):
        actor, state = next((each, state) for each in guests if (state := each.see(match))["legal"])
        command = {"version": state["version"], "revision": 0, "text": state["legal"][0], "commit": True}
        with only(server, server.crew()[turn % 2]):
            assert actor.do(match, do="play", **command).json()["version"] == state["version"] + 1
        with only(server, server.crew()[(turn + 1) % 2]):
            assert actor.see(match)["version"] == state["version"] + 1


def test_the_same_wish_twice_at_the_same_time_is_granted_twice(server: Served) -> None:
    """A double click may come to two workers; neither may stumble over what the other one has written."""
    match, guests = seated(server.address)
    record = (RECORDS / "annotated-1.edubba").read_text()

    async def work() -> None:
        headers = {"X-Edubba-CSRF": guests[0].http.headers["X-Edubba-CSRF"], "Cookie": guests[0].cookie}
        async with httpx.AsyncClient(base_url=server.address, headers=headers, timeout=60) as http:
            wishes = [http.post("/api/studies", json={"record": record}) for _ in range(20)]
            for number in range(60):
                wish = {"wanted": number % 2 == 0}
                wishes.append(http.put(f"/api/matches/{match}/notices", json=wish))
            answers = await asyncio.gather(*wishes)
        assert {answer.status_code for answer in answers} <= {200, 201}
        assert len({answer.json()["id"] for answer in answers[:20]}) == 1

    asyncio.run(work())


def test_bots_and_clocks_go_on_when_any_worker_is_killed(server: Served) -> None:
    guest = Guest(server.address)
    terms = {"kind": "live", "base": 12, "increment": 0}
    match = guest.open(seats=["open", "scribe", "scribe"], terms=terms, level="apprentice")
    guest.join(match, "Ana")
    seen = {guest.see(match)["version"]}
    for worker in server.crew():
        os.kill(worker, signal.SIGKILL)
        _wait_for(server, but=(worker,))
        end = time.monotonic() + 40
        while len(seen) < 6 and time.monotonic() < end:
            state = guest.see(match)
            seen.add(state["version"])
            if state["legal"]:
                command = {"version": state["version"], "revision": 0, "text": state["legal"][0]}
                guest.do(match, do="play", commit=True, **command)
        assert len(seen) >= 6, server.log()
        seen = {max(seen)}
    end = time.monotonic() + 60  # nobody plays on: the clock runs out, and a bot stands in
    while time.monotonic() < end and not guest.see(match)["seats"][0]["stand_in"]:
        time.sleep(0.2)
    assert guest.see(match)["seats"][0]["stand_in"]


def test_limits_hold_over_all_workers_together(make_database: MakeDatabase, tmp_path: Path) -> None:
    settings = {"EDUBBA_WORKERS": "2", "EDUBBA_LOGINS_PER_MINUTE": "5"}
    with served(make_database("postgres"), tmp_path, **settings) as server:
        _wait_for(server)
        codes = []
        for turn in range(12):
            with only(server, server.crew()[turn % 2]):
                guess = {"name": "Gudea", "password": "not this one either"}
                answer = httpx.post(f"{server.address}/api/login", json=guess, verify=VERIFY)
                codes.append(answer.status_code)
        assert codes == [401] * 5 + [429] * 7


def test_two_machines_on_one_database_are_one_site(make_database: MakeDatabase, tmp_path: Path) -> None:
    url = make_database("postgres")
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    with served(url, tmp_path / "one") as one, served(url, tmp_path / "two") as two:
        match, guests = seated(one.address)
        away = [Guest.at(guest, two.address) for guest in guests]

        async def work() -> None:
            async with AsyncExitStack() as stack:
                here = [await stack.enter_async_context(ear(one, match, guest)) for guest in guests]
                there = [await stack.enter_async_context(ear(two, match, guest)) for guest in away]
                for turn in range(12):
                    actor = next(each for each in (here, there)[turn % 2] if each.state["legal"])
                    version = actor.version
                    assert (await actor.play())["type"] == "ack"
                    await until(_all_at([*here, *there], version + 1))

        asyncio.run(work())
