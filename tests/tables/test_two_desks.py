"""Two desks share a store, as two workers do: whoever comes second hears of it, nothing is written twice."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from edubba.tables import commands
from edubba.tables.clocks import live
from edubba.tables.commands import Command, Commit, Play, Undo
from edubba.tables.desk import Ack, Desk, Later
from edubba.tables.errors import TableError
from edubba.tables.events import TimedOut
from edubba.tables.match import Match
from tests.waiting import LIMIT

from .tools import ANA, BELA, CEM, Ears, Held, Table, on_the_loop, person


class Beside:
    """Another desk on the store of a table."""

    def __init__(self, table: Table, keep: int = 1000) -> None:
        self.table, self.ears = table, Ears()
        self.desk = Desk(table.store, self.ears, lambda: table.now, keep, alone=False)

    def look(self) -> Match:
        return on_the_loop(self.desk.look(self.table.id))

    def fresh(self) -> Match:
        return on_the_loop(self.desk.fresh(self.table.id))

    def do(self, command: Command, who: int) -> Ack:
        return on_the_loop(self.desk.obey(self.table.id, command, who))


def _play(match: Match, text: str, revision: int = 0, *, commit: bool = False) -> Play:
    return Play(version=match.version, revision=revision, text=text, commit=commit)


def _actor(match: Match) -> int:
    who = match.seat(match.pos.to_act or 0).chair.who
    assert who is not None
    return who


def _refused(beside: Beside, command: Command, who: int) -> str:
    with pytest.raises(TableError) as caught:
        beside.do(command, who)
    return caught.value.key


def test_of_two_commands_on_one_version_one_counts() -> None:
    table = Table()
    one, two = Beside(table), Beside(table)
    match = one.look()
    two.look()
    texts, who = match.pos.legal, _actor(match)
    one.do(_play(match, texts[0], commit=True), who)
    assert _refused(two, _play(match, texts[1], commit=True), who) == "table-stale"
    assert two.look().version == match.version + 1
    assert two.look().facts.texts[-1:] == one.look().facts.texts[-1:]
    assert two.ears.versions == [match.version + 1]


def test_of_two_drafts_on_one_revision_one_counts() -> None:
    table = Table()
    one, two = Beside(table), Beside(table)
    match = one.look()
    two.look()
    who = _actor(match)
    first, other = match.pos.legal[:2]
    assert one.do(_play(match, first), who).revision == 1
    assert _refused(two, _play(match, other), who) == "table-draft-stale"
    draft = two.look().draft
    assert draft is not None
    assert draft.texts == [first]
    assert two.ears.drafts == 1


def test_a_draft_that_went_on_elsewhere_is_not_committed_as_it_was() -> None:
    table = Table()
    one, two = Beside(table), Beside(table)
    match = one.look()
    who = _actor(match)
    one.do(_play(match, match.pos.legal[0]), who)
    two.look()
    one.do(Undo(version=match.version, revision=1), who)
    stale = Commit(version=match.version, revision=1)
    assert _refused(two, stale, who) == "table-draft-stale"
    assert one.fresh().version == match.version


def test_who_heard_more_elsewhere_is_not_told_that_he_is_wrong() -> None:
    table = Table()
    one, two = Beside(table), Beside(table)
    match = one.look()
    two.look()
    lots = Random(3)
    for _ in range(6):  # a command on either desk in turn, made on what the other one acknowledged
        for here in (one, two):
            now = on_the_loop(Desk(table.store, Ears(), lambda: table.now).look(table.id))
            here.do(_play(now, lots.choice(now.pos.legal), commit=True), _actor(now))
    assert one.fresh().version == match.version + 12


def test_a_look_may_be_old_and_a_fresh_one_is_not() -> None:
    table = Table()
    one, two = Beside(table), Beside(table)
    match = one.look()
    two.look()
    one.do(_play(match, match.pos.legal[0], commit=True), _actor(match))
    assert two.look().version == match.version
    assert two.fresh().version == match.version + 1
    assert two.ears.versions == [match.version + 1]
    two.fresh()
    assert two.ears.versions == [match.version + 1]


def test_what_was_read_for_many_is_taken_over_once_and_in_order() -> None:
    table = Table()
    one, two = Beside(table), Beside(table)
    match, lots = one.look(), Random(5)
    two.look()
    for _ in range(3):
        now = one.look()
        one.do(_play(now, lots.choice(now.pos.legal), commit=True), _actor(now))
    later = on_the_loop(table.store.later(table.id, match.version))
    early = Later(later.events[:2], None)
    for read in (early, early, later, later, Later([], None)):
        on_the_loop(two.desk.take_over(table.id, match.version, read))
    assert two.ears.versions == [match.version + 2, match.version + 3]
    assert two.look().pos.hash == one.look().pos.hash


def test_what_was_read_before_one_knew_more_is_passed_over() -> None:
    table = Table()
    one = Beside(table)
    match = one.look()
    who, text = _actor(match), match.pos.legal[0]
    one.do(_play(match, text), who)
    on_the_loop(one.desk.take_over(table.id, match.version, Later([], None)))  # read before the draft
    draft = one.look().draft
    assert draft is not None
    assert draft.texts == [text]


def test_a_clock_rings_once_however_many_look_at_it() -> None:
    table = Table(person(ANA), person(BELA), person(CEM), terms=live(60, 0))
    one, two = Beside(table), Beside(table)
    one.look()
    two.look()
    table.now += 100
    for here in (one, two, one):
        on_the_loop(here.desk.check_time(table.id))
    assert sum(isinstance(event, TimedOut) for event in table.store.log(table.id)) == 1


def test_a_clock_does_not_run_out_while_the_site_is_away() -> None:
    table = Table(terms=live(60, 0))
    judged = table.now + 5
    desk = Desk(table.store, Ears(), lambda: table.now, judged=lambda: judged)
    table.now += 100
    on_the_loop(desk.check_time(table.id))
    match = on_the_loop(desk.look(table.id))
    mover = match.pos.to_act or 0
    on_the_loop(desk.obey(table.id, _play(match, match.pos.legal[0], commit=True), _actor(match)))
    assert not any(isinstance(event, TimedOut) for event in table.store.log(table.id))
    after = on_the_loop(desk.look(table.id))
    assert after.seat(mover).clock.left == pytest.approx(55)  # of 60: what was judged, not the outage
    on_the_loop(desk.credit(table.id, 100))  # as the steward does, later: nobody gains by it
    now = on_the_loop(desk.look(table.id))
    assert [seat.clock.left for seat in now.facts.seats] == [seat.clock.left for seat in after.facts.seats]


def test_what_must_happen_happens_whatever_others_do_meanwhile() -> None:
    table = Table()
    one, two = Beside(table), Beside(table)
    match = one.look()
    two.look()
    one.do(_play(match, match.pos.legal[0], commit=True), _actor(match))
    on_the_loop(two.desk.rename(table.id, BELA, "somebody"))
    assert [seat.chair.name for seat in two.look().facts.seats] == ["Ana", "somebody", "Cem"]
    assert one.fresh().version == match.version + 2


def test_two_who_want_to_play_again_meet_at_one_table() -> None:
    table = Table()
    one, two = Beside(table), Beside(table)
    on_the_loop(one.desk.end(table.id))
    one.fresh()
    two.fresh()

    async def both() -> list[str]:
        async def create(name: str) -> str:
            await asyncio.sleep(0)
            return name

        return list(
            await asyncio.gather(
                one.desk.follow(table.id, lambda: create("first")),
                two.desk.follow(table.id, lambda: create("second")),
            )
        )

    found = on_the_loop(both())
    assert len(set(found)) == 1


def test_a_bot_that_decided_at_another_worker_is_heard_here() -> None:
    table = Table()
    one, two = Beside(table), Beside(table)
    match = one.look()
    two.look()
    on_the_loop(one.desk.obey(table.id, commands.Resign(version=match.version, seat=1), ANA))
    reached = on_the_loop(two.desk.reach(table.id, match.version + 1))
    assert reached.seat(1).stand_in


def test_who_listens_hears_what_happened_while_the_match_was_not_at_hand() -> None:
    """A hand that is full lets matches go that somebody listens to; whatever reads them anew tells of it."""
    table = Table()
    one, two = Beside(table), Beside(table, keep=0)
    told = [two.fresh()]
    two.desk.listened_by(lambda match_id: told[-1])
    for again in (two.look, two.fresh, lambda: on_the_loop(two.desk.reach(table.id, 0))):
        match = one.fresh()
        one.do(_play(match, match.pos.legal[0], commit=True), _actor(match))
        told.append(again())
        assert told[-1].version == match.version + 1
        assert two.ears.versions[-1] == match.version + 1


def test_what_was_read_of_a_match_that_is_not_at_hand_is_told_to_those_who_listen() -> None:
    table = Table()
    one, two = Beside(table), Beside(table, keep=0)
    told = two.fresh()
    two.desk.listened_by(lambda match_id: told)
    one.do(_play(told, told.pos.legal[0], commit=True), _actor(told))

    async def hear() -> None:
        later = await table.store.later(table.id, told.version)
        await two.desk.take_over(table.id, told.version, later)

    on_the_loop(hear())
    assert two.ears.versions == [told.version + 1]


def test_nobody_who_plays_waits_for_those_who_look() -> None:
    table = Table()
    beside = Beside(table)
    match = beside.look()

    async def work() -> Match:
        held = table.store.reading = Held()
        looking = asyncio.create_task(beside.desk.fresh(table.id))
        await held.reached()
        async with asyncio.timeout(LIMIT):
            await beside.desk.obey(table.id, _play(match, match.pos.legal[0], commit=True), _actor(match))
        assert not looking.done()
        held.let_through()
        return await looking

    assert on_the_loop(work()).version == match.version + 1
    assert beside.ears.versions == [match.version + 1]
