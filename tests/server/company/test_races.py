"""Two workers at the same moment, on a real PostgreSQL: one counts, and the other one hears of it."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.server.presence import Attending, Presence
from edubba.server.problems import document
from edubba.server.storage import patience
from edubba.server.storage.batches import carry_out, refused
from edubba.server.storage.database import WATCHED, WRITING, Database
from edubba.server.storage.errors import StorageError
from edubba.server.storage.matches import MatchStore
from edubba.server.storage.migrations import upgrade
from edubba.server.storage.patience import EndedError, patiently
from edubba.server.storage.writes import drafted
from edubba.tables.errors import ElsewhereError
from edubba.tables.match import Draft
from tests.server.conftest import MakeDatabase, run
from tests.server.makers import add_host, new_match
from tests.waiting import LIMIT, soon


async def _holds_up(connection: AsyncConnection) -> bool:
    """Whether somebody waits for a lock that this connection has."""
    query = (
        "SELECT count(*) FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))"
    )
    return bool(await connection.scalar(text(query)))


def test_a_draft_that_waited_for_another_is_refused(
    make_database: MakeDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever waits for the lock must not judge by what was there before the wait."""
    monkeypatch.setitem(WRITING, "lock_timeout", "60s")  # nobody loses patience meanwhile
    url = make_database("postgres")
    run(url, upgrade)

    async def work(database: Database) -> None:
        await add_host(database)
        store, other = MatchStore(database), Database(url)
        match, events = new_match("a")
        await store.create(match, events)
        first = drafted(match, Draft(1, 0, 1, ["first"]))
        try:
            async with other.write() as connection:
                assert await refused(connection, [first]) == {}
                await carry_out(connection, [first])
                second = asyncio.create_task(store.set_draft(match, Draft(1, 0, 1, ["second"])))
                await soon(lambda: _holds_up(connection))
                assert not second.done()
            with pytest.raises(ElsewhereError):
                await second
        finally:
            await other.close()
        stored = await store.load("a")
        assert stored is not None
        assert stored.draft is not None
        assert stored.draft.texts == ["first"]

    run(url, work)


def test_a_match_that_somebody_keeps_locked_holds_up_no_other_for_long(make_database: MakeDatabase) -> None:
    """As a worker does that is stopped in the middle of a transaction."""
    url = make_database("postgres")
    run(url, upgrade)

    async def work(database: Database) -> None:
        await add_host(database)
        store, frozen = MatchStore(database), Database(url)
        held, free = new_match("held"), new_match("free")
        for match, events in (held, free):
            await store.create(match, events)
        drafts = [store.set_draft(match, Draft(1, 0, 1, ["text"])) for match, _ in (held, free)]
        try:
            async with frozen.write() as connection, asyncio.timeout(LIMIT):
                await connection.execute(text("SELECT id FROM matches WHERE id = 'held' FOR UPDATE"))
                answers = await asyncio.gather(*drafts, return_exceptions=True)
        finally:
            await frozen.close()
        assert isinstance(answers[0], StorageError)
        assert answers[1] is None
        await store.set_draft(held[0], Draft(1, 0, 1, ["again"]))

    run(url, work)


def test_the_database_is_told_to_let_go_of_machines_that_vanish(make_database: MakeDatabase) -> None:
    async def work(database: Database) -> None:
        name = "idle_in_transaction_session_timeout"
        for block in (database.read, database.write):
            async with block() as connection:
                assert await connection.scalar(text(f"SHOW {name}")) == "1min"
        assert WATCHED[name] == "60s"

    run(make_database("postgres"), work)


def test_a_server_that_waits_for_its_database_ends_when_it_is_told_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(patience, "PAUSE", 0.0)
    heard, attempts = [], 0
    before = signal.signal(signal.SIGTERM, lambda number, frame: heard.append(number))

    async def away() -> None:
        nonlocal attempts
        attempts += 1
        if attempts == 3:
            os.kill(os.getpid(), signal.SIGTERM)
        raise ConnectionRefusedError

    try:
        with pytest.raises(EndedError):
            asyncio.run(asyncio.wait_for(patiently(away), LIMIT))
        assert attempts >= 3
        assert heard == [signal.SIGTERM]  # and whoever listened before hears it too
        assert signal.getsignal(signal.SIGTERM) is not before
    finally:
        signal.signal(signal.SIGTERM, before)


def test_who_is_here_is_told_again_to_those_who_may_have_missed_it() -> None:
    presence = Presence()
    told: list[tuple[str, Attending]] = []
    asked: list[str] = []
    presence.tell, presence.ask = lambda match_id, here: told.append((match_id, here)), asked.append
    here = Attending((1,), 2)
    presence.together("a", here)
    presence.together("b", Attending())
    presence.tell_all()
    assert told == [("a", here), ("b", Attending())] * 2
    assert asked == ["a", "b"]


def test_an_outage_is_no_fault_of_the_program() -> None:
    told = document(ConnectionRefusedError("10.0.0.7"), "en")
    assert (told.status, told.code) == (503, "problem-storage")
    assert "10.0.0.7" not in told.detail
    assert document(KeyError("x"), "en").status == 500
