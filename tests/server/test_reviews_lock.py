"""What belongs to a running match is not analysed, neither as a record nor as a position."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

import edubba
from edubba._position import Position
from edubba.records import Line, Node, Record
from edubba.server.reviews.lock import OPENING, OWN, Lock
from edubba.server.reviews.played import Played, hash_of
from edubba.server.storage.database import Database
from edubba.tables.clocks import Terms
from edubba.tables.commands import Play
from edubba.tables.events import PERSON, Chair, Event
from edubba.tables.match import Match
from tests.server.conftest import run
from tests.server.makers import HOST, add_host, moved, new_match
from tests.server.reviewing import add_match, add_people, desk_of, refused

OTHER, STRANGER = 7, 8


def _with_people(match: Match, events: list[Event]) -> list[Event]:
    """The same match with another person in place of a bot."""
    created = match.facts.created
    chairs = [created.chairs[0], Chair(PERSON, OTHER, "Béla"), *created.chairs[2:]]
    match.seat(2).chair = chairs[1]
    return [msgspec.structs.replace(created, chairs=chairs), *events[1:]]


async def _locked(
    database: Database, moves: int = 4, *, people: bool = False, game: str = "flood"
) -> tuple[Lock, Match, Record]:
    """A lock, a running match of HOST, of OTHER too if that is wanted, and its record."""
    await add_host(database)
    await add_people(database, OTHER, STRANGER)
    match, events = new_match("running", Terms(), game=game)
    while moves and (len(match.facts.turns) < moves or match.pos.to_act != 1):  # up to a turn of HOST
        match, more = moved(match)
        events += more
    if people:
        events = _with_people(match, events)
    await add_match(database, match, events)
    created = match.facts.created
    line = Line([Node(text) for text in match.facts.texts])
    record = Record(created.game, dict(edubba.new(game).options), line, rules=created.rules)
    return Lock(database, desk_of(database)), match, record


def _cut(record: Record, texts: int) -> Record:
    return replace(record, line=Line(record.line.nodes[:texts]))


def _decided(record: Record, decisions: int) -> int:
    """How many texts there are up to so many decisions."""
    numbers = [n for n, text in enumerate(record.moves, 1) if not text.startswith("~")]
    return numbers[decisions - 1]


def test_a_record_of_a_running_match_against_bots_is_locked_for_its_player_alone(database: Database) -> None:
    async def work(database: Database) -> None:
        lock, _match, record = await _locked(database)
        longer = replace(record, line=Line([*record.line.nodes, Node(Position.of(record).legal[0])]))
        for same in (record, longer, _cut(record, _decided(record, 2)), _cut(record, _decided(record, 1))):
            await refused(lock.check_record(same, HOST), "reviews-locked")
            for who in (OTHER, None):
                await lock.check_record(same, who)
        await lock.check_record(Record.of("sumeria", {}, []), HOST)

    run(database, work)


@pytest.mark.parametrize("people", [False, True])
def test_a_record_that_departs_from_the_match_is_locked_only_by_what_they_share(
    database: Database, people: bool
) -> None:
    async def work(database: Database) -> None:
        lock, _match, record = await _locked(database, people=people)
        who, shared = (STRANGER, OPENING) if people else (HOST, OWN)
        for decisions in (shared, shared + 1):
            at = _decided(record, decisions) - 1
            before = Position.of(record, at)
            other = next(text for text in before.legal if text != record.moves[at])
            departed = replace(record, line=Line([*record.line.nodes[:at], Node(other)]))
            if decisions > shared:
                await refused(lock.check_record(departed, who), "reviews-locked")
            else:
                await lock.check_record(departed, who)

    run(database, work)


def test_a_record_that_reaches_the_same_position_another_way_is_locked(database: Database) -> None:
    async def work(database: Database) -> None:
        lock, _match, record = await _locked(database, 7)
        nodes = list(record.line.nodes)
        first, second = _decided(record, 1) - 1, _decided(record, 4) - 1  # both of the same player
        assert Position.of(record, first).to_act == Position.of(record, second).to_act
        nodes[first], nodes[second] = nodes[second], nodes[first]
        permuted = replace(record, line=Line(nodes))
        assert permuted.moves[: second + 1] != record.moves[: second + 1]
        assert Position.of(permuted).hash == Position.of(record).hash
        await refused(lock.check_record(permuted, HOST), "reviews-locked")
        await lock.check_record(replace(permuted, line=Line(nodes[:second])), HOST)  # not there yet

    run(database, work)


def test_a_record_that_begins_at_a_position_of_the_match_is_locked(database: Database) -> None:
    async def work(database: Database) -> None:
        lock, _, record = await _locked(database)
        view = Position.of(record, 3).view()
        begin = {key: value for key, value in view.items() if key not in ("game", "options")}
        await refused(lock.check_record(replace(record, line=Line(), position=begin), HOST), "reviews-locked")

    run(database, work)


@pytest.mark.parametrize("who", [HOST, STRANGER, None])
def test_a_match_of_two_people_is_locked_for_everybody(database: Database, who: int | None) -> None:
    async def work(database: Database) -> None:
        lock, _match, record = await _locked(database, people=True)
        for decisions in (0, 1, OPENING - 1, OPENING, OPENING + 1):
            at = _decided(record, decisions) if decisions else 0
            pos = edubba.position(Position.of(record, at).view())
            if decisions >= (OWN if who == HOST else OPENING):
                await refused(lock.check_position(pos, who), "reviews-locked")
                await refused(lock.check_position(pos, who, with_people=True), "reviews-locked")
                await refused(lock.check_record(_cut(record, at), who), "reviews-locked")
            else:
                await lock.check_position(pos, who)
                await lock.check_record(_cut(record, at), who)

    run(database, work)


def test_the_lock_goes_on_with_the_match_and_back_with_what_is_taken_back(database: Database) -> None:
    async def work(database: Database) -> None:
        lock, match, record = await _locked(database, people=True)
        text, other = match.pos.legal[:2]
        then = Position.of(record)
        then.play(text)
        await lock.check_position(then, None)
        await lock._desk.obey(
            "running", Play(version=match.version, text=text, revision=0, commit=True), HOST
        )
        await refused(lock.check_position(then, None), "reviews-locked")
        played = Played(match.facts.created)
        played.follow([*record.moves, text], 2)
        assert played.meets(frozenset([hash_of(then)]), OPENING)
        played.follow([*record.moves, other], 3)
        assert not played.meets(frozenset([hash_of(then)]), OPENING)

    run(database, work)


def test_before_anybody_has_decided_anything_nothing_is_locked(database: Database) -> None:
    async def work(database: Database) -> None:
        lock, match, record = await _locked(database, moves=0)
        assert all(text.startswith("~") for text in match.facts.texts)
        await lock.check_record(record, HOST)
        await lock.check_position(Position.of(record), HOST)

    run(database, work)


@pytest.mark.parametrize("at", [2, 3, 4])
def test_a_position_of_a_running_match_is_locked(database: Database, at: int) -> None:
    async def work(database: Database) -> None:
        lock, _match, record = await _locked(database)
        pos = edubba.position(Position.of(record, at).view())
        await refused(lock.check_position(pos, HOST), "reviews-locked")
        await lock.check_position(pos, HOST, with_people=True)
        for who in (OTHER, None):
            await lock.check_position(pos, who)
        elsewhere = Position.of(record)
        for _ in range(2):
            elsewhere.play(elsewhere.legal[-1])
        await lock.check_position(elsewhere, HOST)

    run(database, work)


def test_what_is_tried_out_in_a_draft_is_locked_and_not_given_away(database: Database) -> None:
    async def work(database: Database) -> None:
        lock, match, record = await _locked(database, people=True)
        text = match.pos.legal[0]
        await lock._desk.obey("running", Play(version=match.version, text=text, revision=0), HOST)
        tried = Position.of(record)
        tried.play(text)
        await refused(lock.check_position(tried, HOST), "reviews-locked")
        await lock.check_position(tried, OTHER)

    run(database, work)


def test_a_match_that_is_over_locks_nothing(database: Database) -> None:
    async def work(database: Database) -> None:
        lock, _, record = await _locked(database)
        await lock._desk.end("running")
        await lock.check_record(record, HOST)
        assert await lock.check_match("running")
        assert not await lock.check_match("nosuch")

    run(database, work)
