"""Nobody has a running match of his own analysed, neither as a record nor as a position."""

from __future__ import annotations

from dataclasses import replace

import pytest

import edubba
from edubba._position import Position
from edubba.records import Line, Node, Record
from edubba.server.reviews.lock import Lock
from edubba.server.storage.database import Database
from edubba.tables.clocks import Terms
from edubba.tables.commands import Play
from edubba.tables.match import Match
from tests.server.conftest import run
from tests.server.makers import HOST, add_host, moved, new_match
from tests.server.reviewing import add_match, add_people, desk_of, refused

OTHER = 7


async def _locked(database: Database, moves: int = 4) -> tuple[Lock, Match, Record]:
    """A lock, a running match of HOST, and its record."""
    await add_host(database)
    await add_people(database, OTHER)
    match, events = new_match("running", Terms(), game="flood")
    while moves and (len(match.facts.turns) < moves or match.pos.to_act != 1):  # up to a turn of HOST
        match, more = moved(match)
        events += more
    await add_match(database, match, events)
    created = match.facts.created
    line = Line([Node(text) for text in match.facts.texts])
    record = Record(created.game, dict(edubba.new("flood").options), line, rules=created.rules)
    return Lock(database, desk_of(database)), match, record


def _cut(record: Record, texts: int) -> Record:
    return replace(record, line=Line(record.line.nodes[:texts]))


def test_a_record_of_a_running_match_is_locked_for_its_players_alone(database: Database) -> None:
    async def work(database: Database) -> None:
        lock, _match, record = await _locked(database)
        pos = Position.of(record)
        longer = replace(record, line=Line([*record.line.nodes, Node(pos.legal[0])]))
        for same in (record, longer, _cut(record, 2), _cut(record, 1)):
            await refused(lock.check_record(same, HOST), "reviews-locked")
            await lock.check_record(same, OTHER)
        before = Position.of(record, len(record.moves) - 1)
        other = next(text for text in before.legal if text != record.moves[-1])
        await lock.check_record(replace(record, line=Line([*record.line.nodes[:-1], Node(other)])), HOST)
        await lock.check_record(Record.of("sumeria", {}, []), HOST)

    run(database, work)


def test_a_record_that_begins_at_a_position_of_the_match_is_locked(database: Database) -> None:
    async def work(database: Database) -> None:
        lock, _, record = await _locked(database)
        view = Position.of(record, 3).view()
        begin = {key: value for key, value in view.items() if key not in ("game", "options")}
        await refused(lock.check_record(replace(record, line=Line(), position=begin), HOST), "reviews-locked")

    run(database, work)


def test_before_anybody_has_decided_anything_nothing_is_locked(database: Database) -> None:
    async def work(database: Database) -> None:
        lock, match, record = await _locked(database, moves=0)
        assert all(text.startswith("~") for text in match.facts.texts)
        await lock.check_record(record, HOST)

    run(database, work)


@pytest.mark.parametrize("at", [0, 2, 4])
def test_a_position_of_a_running_match_is_locked(database: Database, at: int) -> None:
    async def work(database: Database) -> None:
        lock, _match, record = await _locked(database)
        pos = edubba.position(Position.of(record, at).view())
        await refused(lock.check_position(pos, HOST), "reviews-locked")
        await lock.check_position(pos, OTHER)
        elsewhere = Position.of(record)
        for _ in range(2):
            elsewhere.play(elsewhere.legal[-1])
        await lock.check_position(elsewhere, HOST)

    run(database, work)


def test_what_is_tried_out_in_a_draft_is_locked(database: Database) -> None:
    async def work(database: Database) -> None:
        lock, match, record = await _locked(database)
        text = match.pos.legal[0]
        await lock._desk.obey("running", Play(version=match.version, text=text, revision=0), HOST)
        tried = Position.of(record)
        tried.play(text)
        await refused(lock.check_position(tried, HOST), "reviews-locked")

    run(database, work)


def test_a_match_that_is_over_locks_nothing(database: Database) -> None:
    async def work(database: Database) -> None:
        lock, _, record = await _locked(database)
        await lock._desk.end("running")
        await lock.check_record(record, HOST)
        assert await lock.check_match("running")
        assert not await lock.check_match("nosuch")

    run(database, work)
