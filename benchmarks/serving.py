"""What a site does for its people, in turn: opening matches, writing events, log-ins, bots beside the loop.

    ./run bench serving

Medians; the tests hold what these figures rest on (snapshots, shared transactions, equal steps, patterns that
do not go back and forth), and look at no clock.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import httpx
from tests.server.held import inside_on_file
from tests.server.makers import add_host, after, holidays, new_match, played_out
from tests.server.served import Guest
from tests.server.test_matches import opened
from tests.server.test_seated_bots import room

from edubba.server.redaction import LONGEST_TRACE, trace
from edubba.server.storage.database import Database
from edubba.server.storage.matches import MatchStore
from edubba.server.storage.migrations import upgrade
from edubba.server.thinking import warm
from edubba.tables.known import SNAPSHOT_EVERY
from edubba.tables.match import Match
from edubba.tables.snapshots import freeze

ROUNDS = 15
PARTS = ("cookie'", "password", "x://a:", "1.1.", "seed ", "::1:", "a@")  # those that take longest
MATCHES, EACH = 100, 50


def taken(work: Callable[[], object]) -> float:
    """Seconds."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


async def opening(store: MatchStore, game: str) -> float:
    """Seconds to open a whole game, one event short of its next snapshot."""
    match, events = new_match(game, game=game)
    await store.create(match, events)
    steps = played_out(match)
    most = len(steps) - len(steps) % SNAPSHOT_EVERY - 1
    for first in range(0, most, SNAPSHOT_EVERY):
        part = steps[first : min(first + SNAPSHOT_EVERY, most)]
        match, full = part[-1][0], len(part) == SNAPSHOT_EVERY
        await store.append(match, [each for _, new in part for each in new], freeze(match) if full else None)
    times = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        await opened(store, game)
        times.append(time.perf_counter() - began)
    return median(times)


async def writing(store: MatchStore) -> float:
    """Events a second of many matches at once."""

    async def play(match: Match) -> None:
        for _ in range(EACH):
            events = holidays(match, 1)
            match = after(match, *events)
            await store.append(match, events, None)

    made = [new_match(f"m{number}") for number in range(MATCHES)]
    await asyncio.gather(*(store.create(match, events) for match, events in made))
    began = time.perf_counter()
    await asyncio.gather(*(play(match) for match, _ in made))
    return MATCHES * EACH / (time.perf_counter() - began)


async def storage(folder: Path) -> None:
    """Print the figures of the store, on SQLite."""
    database = Database(f"sqlite+aiosqlite:///{folder}/store.db")
    await upgrade(database)
    await add_host(database)
    store = MatchStore(database)
    for game in ("sumeria", "flood"):
        print(f"opening a whole game of {game}: {1000 * await opening(store, game):.1f} ms")
    print(f"writing: {await writing(store):,.0f} events/s of {MATCHES} matches")
    await store.close()
    await database.close()


def logging_in(folder: Path) -> None:
    """Print how long a wrong password takes, and a name that nobody has."""
    with inside_on_file(folder) as server, httpx.Client(base_url=server.address, timeout=60) as http:
        account = {"name": "Gudea", "password": "barley and beer"}
        Guest(server.address).http.post("/api/register", json=account).raise_for_status()
        times: dict[str, list[float]] = {"Gudea": [], "Nobody": []}
        for _ in range(ROUNDS):
            for name, took in times.items():  # turn by turn: whatever else the machine does, it does to both
                wish = {"name": name, "password": "not the password"}
                took.append(taken(lambda wish=wish: http.post("/api/login", json=wish)))  # type: ignore[misc]
    known, unknown = (1000 * median(each) for each in times.values())
    print(f"log-in with a wrong password: {known:.1f} ms; with a name that nobody has: {unknown:.1f} ms")


async def ticks(over: asyncio.Event) -> tuple[list[float], list[float]]:
    """How late a sleep of 5 ms ends, again and again, and how long the loop computed meanwhile; ascending."""
    late, busy = list[float](), list[float]()
    while not over.is_set():
        began, used = time.perf_counter(), time.thread_time()
        await asyncio.sleep(0.005)
        late.append(time.perf_counter() - began - 0.005)
        busy.append(time.thread_time() - used)
    return sorted(late), sorted(busy)


async def beside_bots() -> None:
    """Print how the event loop fares while bots play two whole games and think at a third."""
    await asyncio.to_thread(warm, bots=False)  # as a server does before it answers
    async with room(2) as there:
        over = asyncio.Event()
        ticking = asyncio.create_task(ticks(over))
        await there.open("sumeria", "sumeria", "apprentice", "scribe", "apprentice")
        await there.open("flood", "flood", "scribe", "scribe", "scribe")
        await there.open("slow", "flood", "lugal", "lugal", "lugal")
        for name in ("sumeria", "flood"):
            await there.end_of(name)
        over.set()
        late, busy = await ticking
    most = 1000 * late[len(late) * 99 // 100]
    print(
        f"the loop while bots play: 99 % of its ticks within {most:.1f} ms, at worst {1000 * late[-1]:.1f} "
        f"ms; at most {1000 * busy[-1]:.1f} ms of its own work at a time"
    )


def main() -> None:
    """Print all figures."""
    with tempfile.TemporaryDirectory() as name:
        asyncio.run(storage(Path(name)))
        logging_in(Path(name))
    asyncio.run(beside_bots())
    slowest = max(taken(lambda part=part: trace(part * (LONGEST_TRACE // len(part)))) for part in PARTS)  # type: ignore[misc]
    print(f"the slowest traceback of {LONGEST_TRACE:,} characters: {1000 * slowest:.0f} ms")


if __name__ == "__main__":
    main()
