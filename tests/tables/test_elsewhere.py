"""Another program, such as an administrator's, changes a match beside the desk that has it open."""

from __future__ import annotations

from random import Random

import pytest

from edubba.tables import commands
from edubba.tables.desk import Desk
from edubba.tables.errors import TableError
from edubba.tables.events import ABANDONED
from edubba.tables.match import OVER

from .tools import ANA, Ears, Table, bot, on_the_loop, person


def _changed_beside(table: Table) -> None:
    """A desk of its own on the same store takes Ana's seat away."""
    other = Desk(table.store, Ears(), lambda: table.now)
    version = on_the_loop(other.look(table.id)).version
    on_the_loop(other.obey(table.id, commands.Resign(version=version, seat=1), ANA))


def _two_people() -> Table:
    table = Table(person(ANA), person(2, "Other"), bot())
    while table.match.pos.to_act != 2:
        table.turn(Random(1))
    return table


def test_a_command_that_did_not_know_is_stale_and_the_next_one_counts() -> None:
    table = _two_people()
    before = table.match.version
    _changed_beside(table)
    text = table.text(Random(2))
    with pytest.raises(TableError) as caught:
        table.do(commands.Play, 2, text=text, commit=True)
    assert (caught.value.key, caught.value.facts["now"]) == ("table-stale", before + 1)
    assert table.match.seat(1).resigned
    assert table.do(commands.Play, 2, text=text, commit=True).version == before + 2


def test_everybody_is_told_of_what_happened_elsewhere() -> None:
    table = _two_people()
    _changed_beside(table)
    heard = len(table.ears.versions)
    with pytest.raises(TableError):
        table.do(commands.Play, 2, text=table.text(Random(2)), commit=True)
    assert table.ears.versions[heard:] == [table.match.version]


def test_a_desk_that_is_told_of_it_catches_up_and_tells() -> None:
    table = _two_people()
    before, heard = table.match.version, len(table.ears.versions)
    _changed_beside(table)
    assert table.desk.versions() == {table.id: before}
    on_the_loop(table.desk.catch_up(table.id, before + 1))
    assert table.desk.versions() == {table.id: before + 1}
    assert table.ears.versions[heard:] == [before + 1]
    on_the_loop(table.desk.catch_up(table.id, before + 1))
    assert len(table.ears.versions) == heard + 1


def test_an_administrator_ends_a_match_without_a_result() -> None:
    table = _two_people()
    on_the_loop(table.desk.end(table.id))
    assert (table.match.facts.status, table.match.facts.ended) == (OVER, ABANDONED)


def test_a_name_goes_from_the_match_and_its_record() -> None:
    table = Table(person(ANA, "Ana"), person(2, "Other"), bot())
    on_the_loop(table.desk.rename(table.id, ANA, "somebody"))
    assert [seat.chair.name for seat in table.match.facts.seats][:2] == ["somebody", "Other"]
    table.reopen()
    assert table.match.seat(1).chair.name == "somebody"
