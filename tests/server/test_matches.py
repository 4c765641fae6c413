"""Matches in the database: what was written is what is read, in both databases."""

from __future__ import annotations

import pytest
from sqlalchemy import Row, select

from edubba.server.matches.service import RefusedAtTable, why
from edubba.server.problems import document
from edubba.server.scenes import scene_of
from edubba.server.storage.database import Database
from edubba.server.storage.matches import MatchStore
from edubba.server.storage.schema import drafts, log, matches, seats
from edubba.tables.desk import Store
from edubba.tables.errors import TableError
from edubba.tables.events import Ended, Event, Renamed, Resigned
from edubba.tables.known import SNAPSHOT_EVERY
from edubba.tables.match import Draft, Match
from edubba.tables.snapshots import freeze, reopened
from edubba.tables.view import seen
from tests.server.conftest import run
from tests.server.makers import HOST, SECRETS, add_host, after, holidays, moved, new_match, played_out


async def opened(store: Store, name: str) -> Match:
    stored = await store.load(name)
    assert stored is not None
    match = reopened(stored.snapshot, stored.events, stored.secrets, stored.draft)
    assert match is not None
    return match


def test_a_match_is_read_as_it_was_written(database: Database) -> None:
    async def work(database: Database) -> None:
        await add_host(database)
        store = MatchStore(database)
        match, events = new_match("a")
        await store.create(match, events)
        for _ in range(3):
            match, newest = moved(match)
            events += newest
            await store.append(match, newest, freeze(match) if match.version == 4 else None)
        stored = await store.load("a")
        assert stored is not None
        assert (stored.events, stored.secrets, stored.draft) == (events[4:], SECRETS, None)
        whole = await store.load("a", whole=True)
        assert whole is not None
        assert (whole.snapshot, whole.events) == (None, events)
        again = await opened(store, "a")
        assert (again.facts, again.pos) == (match.facts, match.pos)
        assert await store.load("b") is None

    run(database, work)


def test_a_refusal_at_a_table_calls_players_by_their_names() -> None:
    """In answers to a click and to a command alike; the facts of the problem stay numbers."""
    match, _ = new_match("a")
    while len(match.pos.view()["traders"]) < 3:
        match, _ = moved(match)
    for place, seat in match.pos.view()["traders"].items():
        refusal = match.pos.why_not(f"+{place}")
        assert refusal is not None
        name = ("Ninsun", "dubsar", "ensi")[seat - 1]
        told = document(RefusedAtTable(refusal, match), "de")
        assert (told.rule, told.facts["seat"]) == ("R10", seat)
        assert f"von {name} besetzt" in told.detail
        assert why(match, None, [f"+{place}"], "de").detail == told.detail


def test_the_steps_of_a_draft_are_told_where_they_are_done() -> None:
    match, _ = new_match("a", game="flood")
    while match.pos.to_act != 1:
        match, _ = moved(match)
    match.set_draft(Draft(1, len(match.facts.texts), 1, ["pass", "done"]))
    state = seen(match, HOST)
    assert scene_of(match, state, "en", 0.0).steps == ["Pass", "No bid"]


async def rows(database: Database) -> tuple[Row[tuple[object, ...]], list[Row[tuple[object, ...]]]]:
    async with database.read() as connection:
        match = (await connection.execute(select(matches))).one()
        return match, list(await connection.execute(select(seats).order_by(seats.c.seat)))


def test_the_summary_follows_the_match(database: Database) -> None:
    async def work(database: Database) -> None:
        await add_host(database)
        store = MatchStore(database)
        match, events = new_match("a")
        await store.create(match, events)
        row, sitting = await rows(database)
        assert (row.status, row.version, row.to_act, row.deadline) == (
            "running", 2, match.pos.to_act, match.deadline()
        )  # fmt: skip
        assert (row.seed, row.invitation, row.clock, row.players, row.counted) == (*SECRETS, "live", 3, False)
        assert [(each.kind, each.account, each.bot) for each in sitting] == [
            ("person", 1, ""), ("bot", None, "dubsar"), ("bot", None, "ensi")
        ]  # fmt: skip
        gone = Resigned(at=1007.0, seat=1)
        match = after(match, gone)
        await store.append(match, [gone], None)
        row, sitting = await rows(database)
        assert (row.version, row.changed, row.deadline) == (3, 1007.0, None)
        assert (sitting[0].resigned, sitting[0].bot, sitting[0].points) == (True, "dubsar", None)

    run(database, work)


def test_a_match_that_is_over_has_points_and_winners(database: Database) -> None:
    async def work(database: Database) -> None:
        await add_host(database)
        store = MatchStore(database)
        match, events = new_match("a")
        await store.create(match, events)
        steps = played_out(match)
        last = steps[-1][0]
        await store.append(last, [event for _, events in steps for event in events], None)
        row, sitting = await rows(database)
        assert (row.status, row.to_act, row.ended) == ("over", None, "")
        assert [each.points for each in sitting] == last.pos.scores
        assert [each.seat for each in sitting if each.won] == last.pos.winners
        assert last.pos.winners

    run(database, work)


def test_a_match_that_was_given_up_has_no_points(database: Database) -> None:
    async def work(database: Database) -> None:
        await add_host(database)
        store = MatchStore(database)
        match, events = new_match("a")
        await store.create(match, events)
        end = Ended(at=1010.0, how="abandoned")
        await store.append(after(match, end), [end], None)
        row, sitting = await rows(database)
        assert (row.status, row.ended) == ("over", "abandoned")
        assert {(each.points, each.won) for each in sitting} == {(None, None)}

    run(database, work)


def test_a_draft_replaces_the_one_before_and_goes_with_the_next_event(database: Database) -> None:
    async def work(database: Database) -> None:
        await add_host(database)
        store = MatchStore(database)
        match, events = new_match("a")
        await store.create(match, events)
        for revision in (1, 2):
            await store.set_draft(match, Draft(1, 5, revision, ["x"]))
        stored = await store.load("a")
        assert stored is not None
        assert stored.draft == Draft(1, 5, 2, ["x"])
        match, newest = moved(match)
        await store.append(match, newest, None, 2)
        stored = await store.load("a")
        assert stored is not None
        assert stored.draft is None
        async with database.read() as connection:
            assert (await connection.execute(select(drafts))).all() == []

    run(database, work)


def test_what_does_not_go_on_from_what_is_stored_is_refused(database: Database) -> None:
    async def work(database: Database) -> None:
        await add_host(database)
        store = MatchStore(database)
        match, events = new_match("a")
        await store.create(match, events)
        later, newest = moved(match)
        await store.append(later, newest, None)
        much_later = after(later, *holidays(later, 2))
        for wrong in (
            store.append(later, newest, None),
            store.append(much_later, holidays(later, 1), None),
            store.create(match, events),
        ):
            with pytest.raises(TableError) as caught:
                await wrong
            assert caught.value.key == "storage-stale"
            assert "Match a " in str(caught.value)
        for unknown in (
            store.set_draft(new_match("b")[0], Draft(1, 0)),
            store.append(new_match("b")[0], newest, None),
        ):
            with pytest.raises(TableError) as caught:
                await unknown
            assert caught.value.key == "table-unknown"
        async with database.read() as connection:
            assert list(await connection.scalars(select(log.c.version).order_by(log.c.version))) == [1, 2, 3]

    run(database, work)


@pytest.fixture
def folds(monkeypatch: pytest.MonkeyPatch) -> list[Event]:
    """The events that any match takes in, which is what opening one costs."""
    taken, fold = list[Event](), Match.fold

    def counted(self: Match, event: Event) -> None:
        taken.append(event)
        fold(self, event)

    monkeypatch.setattr(Match, "fold", counted)
    return taken


def test_a_match_of_3000_events_opens_from_its_snapshot(database: Database, folds: list[Event]) -> None:
    async def work(database: Database) -> None:
        await add_host(database)
        store = MatchStore(database)
        match, events = new_match("a")
        await store.create(match, events)
        for played, newest in played_out(match)[:100]:
            match = played
            await store.append(match, newest, None)
        many = holidays(match, 2990 - match.version)
        match = after(match, *many)
        await store.append(match, many, freeze(match))
        few = holidays(match, 10)
        match = after(match, *few)
        await store.append(match, few, None)
        folds.clear()
        again = await opened(store, "a")
        assert folds == few
        assert (again.version, again.facts) == (3000, match.facts)
        stored = await store.load("a")
        assert stored is not None
        assert len(stored.events) == 10

    run(database, work)


def test_a_whole_game_of_after_the_flood_opens_from_its_snapshot(
    database: Database, folds: list[Event]
) -> None:
    async def work(database: Database) -> None:
        await add_host(database)
        store = MatchStore(database)
        match, events = new_match("a", game="flood")
        await store.create(match, events)
        steps = played_out(match)
        most = len(steps) - len(steps) % SNAPSHOT_EVERY - 1  # one more would make a snapshot
        for first in range(0, most, SNAPSHOT_EVERY):
            part = steps[first : min(first + SNAPSHOT_EVERY, most)]
            match, full = part[-1][0], len(part) == SNAPSHOT_EVERY
            await store.append(
                match, [each for _, new in part for each in new], freeze(match) if full else None
            )
        folds.clear()
        again = await opened(store, "a")
        assert len(folds) == SNAPSHOT_EVERY - 1  # as many as it ever takes
        assert (again.version, again.facts, again.pos) == (match.version, match.facts, match.pos)
        assert match.version > 200

    run(database, work)


def test_a_new_name_is_no_news_of_the_match(database: Database) -> None:
    async def work(database: Database) -> None:
        await add_host(database)
        store = MatchStore(database)
        match, events = new_match("a")
        await store.create(match, events)
        named = Renamed(at=9999.0, seat=1, name="Enkidu")
        match = after(match, named)
        await store.append(match, [named], None)
        row, sitting = await rows(database)
        assert (row.version, row.changed, sitting[0].name) == (3, 1000.0, "Enkidu")

    run(database, work)
