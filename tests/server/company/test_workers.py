"""Two workers as players meet them: they notice nothing of it.

Where workers are killed, or share a socket, they are real processes. Where all that counts is which of them
is asked, both are in this process, each with an address of its own.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, contextmanager
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import pytest
from sqlalchemy.engine import URL

from edubba.server.limits import Crowd
from edubba.server.site import SOCKETS
from tests.server.company.crew import Closed, Ear, both, ear, only, stand_still
from tests.server.conftest import MakeDatabase, in_postgres
from tests.server.held import Inside, inside
from tests.server.restless import turn
from tests.server.served import VERIFY, Guest, Served, seated, served
from tests.waiting import LIMIT, soon, until

RECORDS = Path(__file__).parents[2] / "records" / "games"
BOTS = ["open", "scribe", "scribe"]
Pair: TypeAlias = tuple[Inside, Inside]


@pytest.fixture(scope="module")
def running(postgres: URL, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("workers")
    with in_postgres(postgres) as url, served(url, folder, EDUBBA_WORKERS="2") as running:
        yield running


@pytest.fixture
def crew(running: Served) -> Served:
    """With both its workers: whom the test before has killed is replaced."""
    both(running)
    return running


@contextmanager
def two_inside(url: str, **settings: Any) -> Iterator[Pair]:
    """Two workers on one database, as of two machines, that know of each other."""
    with ExitStack() as stack:
        one, other = (stack.enter_context(inside(url, **settings)) for _ in range(2))
        until(lambda: one.site.staff.size == other.site.staff.size == 2, "they did not hear of each other")
        yield one, other


@pytest.fixture(scope="module")
def pair(postgres: URL) -> Iterator[Pair]:
    with in_postgres(postgres) as url, two_inside(url) as (one, other):
        yield one, other
        assert "Traceback" not in one.log() + other.log()


async def _everybody(
    stack: AsyncExitStack, side: Inside | Served, match: str, them: list[Guest]
) -> list[Ear]:
    return [await stack.enter_async_context(ear(side, match, guest)) for guest in them]


def _all_at(ears: list[Ear], version: int) -> Callable[[], bool]:
    return lambda: all(each.version == version for each in ears)


async def _play_in_turn(sides: Sequence[list[Ear]], turns: int) -> None:
    """Now at the one worker, now at the other; everybody hears of it."""
    everybody = [each for side in sides for each in side]
    for number in range(turns):
        actor = next(each for each in sides[number % 2] if each.state["legal"])
        version = actor.version
        answer = await actor.play()
        assert (answer["type"], answer["version"]) == ("ack", version + 1)
        await soon(_all_at(everybody, version + 1), "not everybody heard of a move")
    positions = [each.state["position"] for each in everybody]
    assert all(position == positions[0] for position in positions)
    for each in everybody:  # nobody had to begin anew, nobody heard anything twice
        heard = each.of("events")
        assert len(each.of("snapshot")) == 1
        assert [news["after"] for news in heard[1:]] == [news["version"] for news in heard[:-1]]


def test_players_at_different_workers_play_one_match(crew: Served) -> None:
    match, guests = seated(crew.address)

    async def work() -> None:
        async with AsyncExitStack() as stack:
            sides = []
            for worker in crew.crew():
                with only(crew, worker):
                    sides.append(await _everybody(stack, crew, match, guests))
            await _play_in_turn(sides, 30)

    asyncio.run(work())


def test_two_machines_on_one_database_are_one_site(pair: Pair) -> None:
    match, guests = seated(pair[0].address)

    async def work() -> None:
        async with AsyncExitStack() as stack:
            sides = [await _everybody(stack, side, match, guests) for side in pair]
            await _play_in_turn(sides, 12)

    asyncio.run(work())


def test_a_draft_is_seen_by_its_owner_at_the_other_worker_and_by_nobody_else(pair: Pair) -> None:
    match, guests = seated(pair[0].address)

    async def work() -> None:
        async with AsyncExitStack() as stack:
            one, two = [await _everybody(stack, side, match, guests) for side in pair]
            at = next(number for number, each in enumerate(one) if each.state["legal"])
            text, version = one[at].state["legal"][0], one[at].version
            await one[at].play(text, commit=False)
            await soon(lambda: (two[at].state["draft"] or {}).get("texts") == [text])
            await asyncio.to_thread(turn, guests, match)  # what everybody hears comes after what nobody shall
            await soon(_all_at([*one, *two], version + 1))
            others = [each for side in (one, two) for number, each in enumerate(side) if number != at]
            assert not any(each.of("draft") for each in others)

    asyncio.run(work())


def test_who_is_there_and_what_is_said_is_known_at_both(pair: Pair) -> None:
    match, guests = seated(pair[0].address)

    async def work() -> None:
        async with AsyncExitStack() as stack:
            one = await stack.enter_async_context(ear(pair[0], match, guests[0]))
            passer_by = await stack.enter_async_context(ear(pair[0], match))
            two = await stack.enter_async_context(ear(pair[1], match, guests[1]))
            await soon(lambda: one.presence == two.presence == passer_by.presence == ([1, 2], 1))
            chat = f"/api/matches/{match}/chat"
            said = await asyncio.to_thread(lambda: guests[0].http.post(chat, json={"text": "hello"}))
            said.raise_for_status()
            await soon(lambda: one.of("chat") and two.of("chat"))
            assert two.of("chat")[0]["line"]["text"] == "hello"
            version = passer_by.version
            await asyncio.to_thread(turn, guests, match)
            await soon(_all_at([passer_by], version + 1))
            assert not passer_by.of("chat")  # the table's talk is for its seats

    asyncio.run(work())


def _told(crowd: Crowd) -> int:
    """How many connections of one person are said to be at other workers."""
    return max((sum([*each.values()]) for each in [*crowd._elsewhere.values()]), default=0)


def test_one_person_has_so_many_connections_at_both_workers_together(pair: Pair) -> None:
    match, guests = seated(pair[0].address)
    first, second = pair

    async def work() -> None:
        async with AsyncExitStack() as stack:
            for _ in range(SOCKETS - 10):
                await stack.enter_async_context(ear(first, match, guests[0]))
            await soon(lambda: _told(second.site.crowd) == SOCKETS - 10)
            for _ in range(10):
                await stack.enter_async_context(ear(second, match, guests[0]))
            with pytest.raises(Closed, match=r"^4429$"):
                await stack.enter_async_context(ear(second, match, guests[0]))
            await stack.enter_async_context(ear(second, match, guests[1]))
            await soon(lambda: _told(first.site.crowd) == 10)
            with pytest.raises(Closed, match=r"^4429$"):
                await stack.enter_async_context(ear(first, match, guests[0]))

    asyncio.run(work())


def test_what_one_worker_acknowledged_the_other_shows_at_once(pair: Pair) -> None:
    match, guests = seated(pair[0].address)
    sides = [[Guest.at(guest, side.address) for guest in guests] for side in pair]
    for number in range(20):
        here, there = sides[number % 2], sides[(number + 1) % 2]
        states = [each.see(match) for each in here]
        at = next(at for at, state in enumerate(states) if state["legal"])
        state = states[at]
        command = {"version": state["version"], "revision": 0, "text": state["legal"][0], "commit": True}
        assert here[at].do(match, do="play", **command).json()["version"] == state["version"] + 1
        assert there[at].see(match)["version"] == state["version"] + 1


def test_the_same_wish_twice_at_the_same_time_is_granted_twice(pair: Pair) -> None:
    """A double click may come to two workers; neither may stumble over what the other one has written."""
    match, guests = seated(pair[0].address)
    record = (RECORDS / "annotated-1.edubba").read_text()

    async def work() -> None:
        headers = {"X-Edubba-CSRF": guests[0].http.headers["X-Edubba-CSRF"], "Cookie": guests[0].cookie}
        wishes = []
        async with httpx.AsyncClient(headers=headers, timeout=LIMIT, verify=VERIFY) as http:
            for number in range(20):
                address = pair[number % 2].address
                wishes.append(http.post(f"{address}/api/studies", json={"record": record}))
            for number in range(60):
                address, wish = pair[number // 2 % 2].address, {"wanted": number % 2 == 0}
                wishes.append(http.put(f"{address}/api/matches/{match}/notices", json=wish))
            answers = await asyncio.gather(*wishes)
        assert {answer.status_code for answer in answers} <= {200, 201}
        assert len({answer.json()["id"] for answer in answers[:20]}) == 1

    asyncio.run(work())


def test_bots_clocks_and_who_is_there_are_right_when_any_worker_is_killed(crew: Served) -> None:
    match, guests = seated(crew.address)
    first, second = crew.crew()

    async def work() -> None:
        async with AsyncExitStack() as stack:
            with only(crew, first):
                await stack.enter_async_context(ear(crew, match, guests[0]))
                await stack.enter_async_context(ear(crew, match))
            with only(crew, second):
                other = await stack.enter_async_context(ear(crew, match, guests[1]))
            await soon(lambda: other.presence == ([1, 2], 1))
            clock = await asyncio.to_thread(_goes_on_without, crew, first)
            await soon(lambda: other.presence == ([2], 0))
            await asyncio.to_thread(until, clock)

    asyncio.run(work())
    until(_goes_on_without(crew, second))


def _goes_on_without(crew: Served, worker: int) -> Callable[[], Any]:
    """Kill a worker: bots play on. Says whether a clock that ran then has run out, and a bot stands in."""
    guest = Guest(crew.address)
    match, sleepy = guest.open(seats=BOTS, level="apprentice"), {"kind": "live", "base": 10, "increment": 0}
    timed = guest.open(seats=BOTS, level="apprentice", terms=sleepy)
    for each in (match, timed):
        guest.join(each, "Ana")
    os.kill(worker, signal.SIGKILL)
    both(crew, but=(worker,))
    seen: set[int] = set()

    def six() -> bool:
        seen.add(guest.see(match)["version"])
        turn([guest], match)
        return len(seen) >= 6

    until(six, crew.log)
    return lambda: guest.see(timed)["seats"][0]["stand_in"]


def test_limits_hold_over_all_workers_together(make_database: MakeDatabase) -> None:
    url = make_database("postgres")
    stand_still(url)  # nobody gets a try back while they are counted
    with two_inside(url, EDUBBA_LOGINS_PER_MINUTE="5") as pair:
        codes = []
        for number in range(12):
            guess = {"name": "Gudea", "password": "not this one either"}
            address = f"{pair[number % 2].address}/api/login"
            codes.append(httpx.post(address, json=guess, timeout=LIMIT, verify=VERIFY).status_code)
        assert codes == [401] * 5 + [429] * 7
