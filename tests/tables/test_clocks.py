"""Time: live and in days, increments, caps, holidays, credit, running out and coming back."""

from __future__ import annotations

from random import Random

import pytest

from edubba.tables import clocks, commands
from edubba.tables.clocks import DAY, Clock, Terms, add_increment
from edubba.tables.errors import TableError
from edubba.tables.events import TimedOut

from .tools import ANA, THREE, Table, bot, on_the_loop, person


def live(base: float = 300, increment: float = 5) -> Table:
    return Table(*THREE, terms=clocks.live(base, increment))


def acting(table: Table) -> int:
    return table.match.pos.to_act or 0


def left(table: Table, seat: int) -> float:
    return table.match.seat(seat).clock.left


def one_turn(table: Table, after: float, seed: int = 1) -> int:
    """The seat that plays a turn of that many seconds which ends with another seat."""
    rng = Random(seed)
    seat = acting(table)
    table.now += after
    table.turn(rng)
    assert acting(table) != seat
    return seat


def test_holidays_are_for_matches_by_days() -> None:
    with pytest.raises(TableError, match="holidays"):
        clocks.checked(Terms(clocks.LIVE, 300, 5, holidays=60.0))


def test_a_turn_costs_its_time_and_earns_the_increment() -> None:
    table = live()
    seat = one_turn(table, 40)
    assert left(table, seat) == 300 - 40 + 5
    assert {left(table, each) for each in (1, 2, 3) if each != seat} == {300}


def test_the_bank_grows_to_its_cap_and_no_further() -> None:
    terms = clocks.days(2 * DAY, DAY, 3 * DAY, 0)
    clock = Clock(2.5 * DAY)
    add_increment(clock, terms)
    assert clock.left == 3 * DAY
    add_increment(clock, terms)
    assert clock.left == 3 * DAY
    above = Clock(5 * DAY)  # a grant above the cap stays
    add_increment(above, terms)
    assert above.left == 5 * DAY


def test_terms_without_a_cap_get_a_sensible_one() -> None:
    assert clocks.live(300, 5).cap == 600
    assert clocks.checked(Terms("live", 300, 5)).cap == 600
    assert clocks.live(6 * 3600, 60).cap == 6 * 3600
    assert clocks.days(DAY, DAY, 0, 0).cap == DAY
    assert clocks.checked(Terms("none", 7, 7)) == Terms()


def test_the_clock_runs_out_at_the_deadline_and_not_before() -> None:
    table = live()
    seat, deadline = acting(table), table.match.deadline()
    assert deadline == table.now + 300 == table.seen(None).deadline
    table.now = deadline - 0.001
    on_the_loop(table.desk.check_time(table.id))
    assert table.match.seat(seat).person_plays
    table.now = deadline
    on_the_loop(table.desk.check_time(table.id))
    assert table.match.seat(seat).bot == "apprentice"
    assert table.match.deadline() is None
    assert left(table, seat) == 0
    on_the_loop(table.desk.check_time(table.id))  # once is enough
    assert sum(isinstance(event, TimedOut) for event in table.events()[0]) == 1


def test_a_command_after_the_deadline_comes_too_late() -> None:
    table = live()
    who, seat, text = table.acting, acting(table), table.text(Random(1))
    table.now += 301
    with pytest.raises(TableError) as caught:
        table.do(commands.Play, who, text=text, commit=True)
    assert caught.value.key == "table-stale"
    assert not table.match.seat(seat).person_plays


def test_one_who_ran_out_of_time_comes_back_with_a_grant() -> None:
    table = live(300, 5)
    who, seat = table.acting, acting(table)
    table.now += 1000
    on_the_loop(table.desk.check_time(table.id))
    table.turn(Random(1))  # the bot
    assert left(table, seat) == 0  # a bot earns nothing for him
    table.do(commands.Return, who, seat=seat)
    assert table.match.seat(seat).person_plays
    assert left(table, seat) == 30


def test_coming_back_in_ones_own_turn_starts_the_clock_anew() -> None:
    table = live()
    who, seat = table.acting, acting(table)
    table.now += 1000
    on_the_loop(table.desk.check_time(table.id))
    table.now += 500
    table.do(commands.Return, who, seat=seat)
    assert table.match.deadline() == table.now + 30
    table.do(commands.Play, who, text=table.text(Random(1)), commit=True)


def test_holidays_run_before_the_bank_and_only_in_ones_turn() -> None:
    table = Table(*THREE, terms=clocks.days(3 * DAY, DAY, 5 * DAY, 10 * DAY))
    who, seat = table.acting, acting(table)
    other = next(each for each in (1, 2, 3) if each != seat)
    table.do(commands.Away, table.match.seat(other).chair.who or 0, seat=other, away=True)
    table.now += DAY
    table.do(commands.Away, who, seat=seat, away=True)
    table.now += 4 * DAY
    assert table.match.deadline() == table.now + 2 * DAY + 6 * DAY
    table.do(commands.Away, who, seat=seat, away=False)
    clock = table.match.seat(seat).clock
    assert (clock.left, clock.holidays) == (2 * DAY, 6 * DAY)
    assert table.match.seat(other).clock.holidays == 10 * DAY
    assert table.seen(None).seats[other - 1].away


def test_when_the_holidays_are_used_up_the_bank_runs() -> None:
    clock = Clock(left=100, holidays=50, away=True)
    clock.run(70)
    assert (clock.left, clock.holidays) == (80, 0)
    assert clock.lasts() == 80


def test_credit_gives_back_the_time_the_server_was_away() -> None:
    table = live()
    seat = acting(table)
    table.now += 100  # ten of them were played, ninety the server was away
    table.reopen()
    on_the_loop(table.desk.credit(table.id, 90))
    assert left(table, seat) == 290
    on_the_loop(table.desk.credit(table.id, 10_000))  # never more than has passed
    assert left(table, seat) == 290
    assert table.match.deadline() == table.now + 290


def test_nothing_is_credited_where_no_clock_runs() -> None:
    for table in (Table(*THREE), Table(bot(), bot(), bot(), terms=clocks.live(60, 1))):
        before = table.state()
        on_the_loop(table.desk.credit(table.id, 90))
        assert table.state() == before


def test_a_clock_set_back_takes_nothing() -> None:
    table = live()
    seat = acting(table)
    table.now -= 50
    table.turn(Random(1))
    assert left(table, seat) == 305


def test_a_match_without_clock_never_runs_out() -> None:
    table = Table()
    table.now += 1000 * DAY
    on_the_loop(table.desk.check_time(table.id))
    assert table.match.deadline() is None
    assert all(seat.left is None for seat in table.seen(ANA).seats)


def test_a_bots_turn_costs_nobody_time() -> None:
    table, rng = Table(person(ANA), bot(), bot(), terms=clocks.live(300, 0)), Random(1)
    while acting(table) == 1:
        table.turn(rng)
    table.now += 1000
    table.turn(rng)
    assert left(table, 1) == 300
