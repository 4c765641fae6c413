"""Writes that share a transaction: none pays for the fault of another, and none is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import event, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.server.storage.database import Database
from edubba.server.storage.errors import StorageError
from edubba.server.storage.matches import MatchStore
from edubba.server.storage.schema import drafts, matches, meta
from edubba.server.storage.writes import Write
from edubba.tables.errors import ElsewhereError
from edubba.tables.events import Event
from edubba.tables.match import Draft, Match
from tests.server.conftest import run
from tests.server.makers import add_host, after, holidays, moved, new_match, versions
from tests.waiting import soon, turns

ROUNDS = 10
MOST_STATEMENTS = 8  # of a transaction: for each table one, and what is there already


class Transactions:
    """A hook that counts: how many writes each transaction had."""

    def __init__(self, store: MatchStore) -> None:
        self.sizes: list[int] = []
        store.hooks.append(self)

    async def __call__(self, connection: AsyncConnection, writes: Sequence[Write]) -> None:
        assert connection.in_transaction()
        self.sizes.append(len(writes))


async def several(database: Database, count: int) -> tuple[MatchStore, list[Match]]:
    """A store with so many new matches."""
    await add_host(database)
    store = MatchStore(database)
    made = [new_match(f"m{number}") for number in range(count)]
    await asyncio.gather(*(store.create(match, events) for match, events in made))
    return store, [match for match, _ in made]


def test_writes_of_many_matches_share_transactions(database: Database) -> None:
    async def play(store: MatchStore, match: Match) -> None:
        for _ in range(5):
            match, events = moved(match)
            await store.append(match, events, None)

    async def work(database: Database) -> None:
        store, made = await several(database, 40)
        counted = Transactions(store)
        await asyncio.gather(*(play(store, match) for match in made))
        assert sum(counted.sizes) == 200
        assert len(counted.sizes) <= 20
        assert await versions(database) == {match.id: list(range(1, 8)) for match in made}

    run(database, work)


def test_writes_to_one_match_in_one_transaction_keep_their_order(database: Database) -> None:
    async def work(database: Database) -> None:
        await add_host(database)
        store = MatchStore(database)
        counted = Transactions(store)
        match, events = new_match("a")
        later, newest = moved(match)
        await asyncio.gather(
            store.create(match, events),
            store.set_draft(match, Draft(1, 0, 1)),
            store.append(later, newest, None, 1),
            store.set_draft(later, Draft(1, 0, 1)),
            store.set_draft(later, Draft(1, 0, 2)),
        )
        assert counted.sizes == [5]
        stored = await store.load("a")
        assert stored is not None
        assert (len(stored.events), stored.draft) == (3, Draft(1, 0, 2))
        async with database.read() as connection:
            assert await connection.scalar(select(matches.c.version)) == 3
        last, newest = moved(later)
        await asyncio.gather(store.set_draft(later, Draft(1, 0, 3)), store.append(last, newest, None, 3))
        async with database.read() as connection:
            assert await connection.scalar(select(func.count()).select_from(drafts)) == 0

    run(database, work)


def test_only_the_guilty_one_fails(database: Database) -> None:
    """One does not fit what is stored, one names an account that is not there."""

    async def work(database: Database) -> None:
        store, made = await several(database, 6)
        steps: list[tuple[Match, list[Event]]] = [moved(match) for match in made]
        steps[2] = made[2], holidays(made[2], 1)
        stray, events = new_match("stray")
        stray.facts.seats[0].chair = stray.facts.seats[0].chair.__class__("person", 99, "Nobody")
        outcome = await asyncio.gather(
            *(store.append(match, newest, None) for match, newest in steps),
            store.create(stray, events),
            return_exceptions=True,
        )
        assert [type(each) for each in outcome] == [
            type(None), type(None), ElsewhereError, type(None), type(None), type(None), IntegrityError
        ]  # fmt: skip
        found = await versions(database)
        assert [len(found[f"m{number}"]) for number in range(6)] == [3, 3, 2, 3, 3, 3]
        assert "stray" not in found

    run(database, work)


def test_a_hook_writes_in_the_same_transaction_and_its_fault_undoes_only_what_it_refused(
    database: Database,
) -> None:
    async def hook(connection: AsyncConnection, writes: Sequence[Write]) -> None:
        await connection.execute(insert(meta), [{"key": each.match_id, "value": "told"} for each in writes])
        if any(each.match_id == "m1" for each in writes):
            raise RuntimeError("m1")

    async def work(database: Database) -> None:
        store, made = await several(database, 3)
        store.hooks.append(hook)
        steps = [moved(match) for match in made]
        outcome = await asyncio.gather(
            *(store.append(match, newest, None) for match, newest in steps), return_exceptions=True
        )
        assert [str(each) for each in outcome] == ["None", "m1", "None"]
        async with database.read() as connection:
            assert sorted(await connection.scalars(select(meta.c.key))) == ["m0", "m2"]
        assert [len(each) for _, each in sorted((await versions(database)).items())] == [3, 2, 3]

    run(database, work)


def test_who_stops_waiting_takes_nobody_along(database: Database) -> None:
    """Cancelled before its transaction, a write is not done; cancelled in it, the caller goes when it is."""

    async def work(database: Database) -> None:
        store, made = await several(database, 4)
        entered, go_on = asyncio.Event(), asyncio.Event()

        async def hook(_: AsyncConnection, __: Sequence[Write]) -> None:
            entered.set()
            await go_on.wait()

        store.hooks.append(hook)
        steps = [moved(match) for match in made]
        tasks = [asyncio.create_task(store.append(*step, None)) for step in steps[:2]]
        await entered.wait()
        tasks += [asyncio.create_task(store.append(*step, None)) for step in steps[2:]]
        await asyncio.sleep(0)
        tasks[0].cancel()
        tasks[2].cancel()
        await soon(tasks[2].done)  # the other one was told to go before it, and waits
        await turns()
        assert [task.done() for task in tasks] == [False, False, True, False]
        go_on.set()
        outcome = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(each).__name__ for each in outcome] == [
            "CancelledError", "NoneType", "CancelledError", "NoneType"
        ]  # fmt: skip
        assert [len(each) for _, each in sorted((await versions(database)).items())] == [3, 3, 2, 3]
        await store.append(*steps[2], None)
        await store.close()

    run(database, work)


def test_a_database_that_cannot_write_says_so_to_all(tmp_path: Path) -> None:
    async def work(database: Database) -> None:
        store = MatchStore(database)
        made = [new_match(name) for name in "ab"]
        outcome = await asyncio.gather(
            *(store.create(match, events) for match, events in made), return_exceptions=True
        )
        assert [type(each) for each in outcome] == [StorageError, StorageError]
        assert str(outcome[0]).startswith("The database could not write: no such table: matches;")

    run(f"sqlite+aiosqlite:///{tmp_path}/without-tables.db", work)


def test_close_waits_for_what_is_on_its_way(database: Database) -> None:
    async def work(database: Database) -> None:
        store, made = await several(database, 3)
        tasks = [asyncio.create_task(store.append(*moved(match), None)) for match in made]
        await asyncio.sleep(0)
        await store.close()
        found = await versions(database)
        assert {len(each) for each in found.values()} == {3}
        await asyncio.gather(*tasks)

    run(database, work)


def test_a_thousand_events_of_a_hundred_matches_cost_few_statements(database: Database) -> None:
    """Ten rounds in which all write: what a transaction costs does not grow with those who share it."""

    async def play(store: MatchStore, match: Match) -> None:
        for _ in range(ROUNDS):
            events = holidays(match, 1)
            match = after(match, *events)
            await store.append(match, events, None)

    async def work(database: Database) -> None:
        store, made = await several(database, 100)
        counted, asked = Transactions(store), list[str]()

        def ask(_: object, __: object, statement: str, *more: object) -> None:
            asked.append(statement)

        event.listen(database._writer.sync_engine, "before_cursor_execute", ask)
        await asyncio.gather(*(play(store, match) for match in made))
        assert sum(counted.sizes) == 100 * ROUNDS
        assert len(counted.sizes) <= 2 * ROUNDS
        assert 0 < len(asked) <= MOST_STATEMENTS * len(counted.sizes)
        assert {len(each) for each in (await versions(database)).values()} == {2 + ROUNDS}

    run(database, work)
