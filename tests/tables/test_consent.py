"""Taking back and giving up: only with the consent of all who play."""

from __future__ import annotations

from random import Random

import pytest

from edubba.tables import clocks, commands
from edubba.tables.events import TAKE_BACK, TakenBack
from edubba.tables.match import OVER, RUNNING

from .tools import ANA, BELA, CEM, THREE, Table, bot, on_the_loop, person, play_until_a_draw_follows


def one_turn(table: Table, seed: int = 1) -> tuple[int, int, str]:
    """A seat plays a turn: who, where, and the position before it."""
    who, seat, before = table.acting, table.match.pos.to_act or 0, table.match.pos.hash
    table.turn(Random(seed))
    return who, seat, before


def others(who: int) -> list[int]:
    return [each for each in (ANA, BELA, CEM) if each != who]


def test_all_others_must_agree() -> None:
    table = Table()
    who, seat, before = one_turn(table)
    table.do(commands.TakeBack, who, seat=seat)
    one, two = others(who)
    table.do(commands.Answer, one, yes=True)
    assert table.match.pos.hash != before
    assert table.match.facts.question is not None
    table.do(commands.Answer, two, yes=True)
    assert table.match.pos.hash == before
    assert table.match.facts.question is None
    assert table.match.pos.to_act == seat


def test_one_refusal_ends_the_question() -> None:
    table = Table()
    who, seat, before = one_turn(table)
    table.do(commands.TakeBack, who, seat=seat)
    one, two = others(who)
    table.do(commands.Answer, one, yes=True)
    table.do(commands.Answer, two, yes=False)
    assert table.match.facts.question is None
    assert table.match.pos.hash != before
    table.do(commands.TakeBack, who, seat=seat)  # may be asked again
    assert table.match.facts.question is not None


def test_whoever_asked_takes_the_question_back() -> None:
    table = Table()
    table.do(commands.Abandon, ANA, seat=1)
    table.do(commands.Answer, BELA, yes=True)
    table.do(commands.Answer, ANA, yes=False)
    assert table.match.facts.question is None
    assert table.match.facts.status == RUNNING


def test_the_game_going_on_ends_a_question_of_taking_back_but_not_of_giving_up() -> None:
    for kind, stays in ((commands.TakeBack, False), (commands.Abandon, True)):
        table = Table()
        who, seat, _ = one_turn(table)
        table.do(kind, who, seat=seat)
        one_turn(table)
        assert (table.match.facts.question is not None) == stays


def test_draws_after_a_take_back_have_new_numbers() -> None:
    table = Table(person(ANA), person(ANA, "Anu"), person(ANA, "Ani"))
    text = play_until_a_draw_follows(table, Random(1))
    seat, kept = table.match.pos.to_act or 0, len(table.match.facts.texts)
    table.do(commands.Play, ANA, text=text)
    first, used = table.match.facts.texts[kept:], table.match.facts.draws
    table.do(commands.TakeBack, ANA, seat=seat)  # one account on all seats: it agrees with itself
    assert len(table.match.facts.texts) == kept
    assert table.match.facts.draws == used
    table.do(commands.Play, ANA, text=text)
    assert table.match.facts.draws == used + len(first) - 1
    assert table.match.facts.texts[kept:] != first  # with this seed; another number is another draw


def test_a_take_back_reaches_any_earlier_turn_of_ones_own() -> None:
    table, rng = Table(person(ANA), bot(), bot()), Random(4)
    for _ in range(20):
        table.turn(rng)
    places = [turn.before for turn in table.match.facts.turns if turn.seat == 1]
    table.do(commands.TakeBack, ANA, seat=1, keep=places[1])
    assert len(table.match.facts.texts) == places[1]
    assert table.match.pos.to_act == 1
    assert [turn.before for turn in table.match.facts.turns if turn.seat == 1] == places[:1]


def test_bots_agree_at_once_and_hot_seats_answer_together() -> None:
    table = Table(person(ANA), person(BELA), person(BELA, "Bea"))
    table.do(commands.Abandon, ANA, seat=1)
    table.do(commands.Answer, BELA, yes=True)
    assert table.match.facts.status == OVER
    alone = Table(person(ANA), bot(), bot())
    alone.do(commands.Abandon, ANA, seat=1)
    assert (alone.match.facts.status, alone.match.facts.ended) == (OVER, "abandoned")


def test_people_may_take_back_in_a_rated_match_by_consent() -> None:
    table = Table(*THREE, rated=True)
    who, seat, before = one_turn(table)
    table.do(commands.TakeBack, who, seat=seat)
    for each in others(who):
        table.do(commands.Answer, each, yes=True)
    assert table.match.pos.hash == before


@pytest.mark.parametrize("yes", [True, False])
def test_one_who_comes_back_is_asked_too(yes: bool) -> None:
    table = Table(*THREE, terms=clocks.live(60, 0))
    who, seat, before = one_turn(table)
    gone, place = table.acting, table.match.pos.to_act or 0
    table.now += 100
    on_the_loop(table.desk.check_time(table.id))
    table.do(commands.TakeBack, who, seat=seat)
    table.do(commands.Return, gone, seat=place)
    third = next(each for each in others(who) if each != gone)
    table.do(commands.Answer, third, yes=True)
    assert table.match.facts.question is not None
    table.do(commands.Answer, gone, yes=yes)
    assert (table.match.pos.hash == before) == yes


def test_running_out_of_time_is_no_consent() -> None:
    table = Table(*THREE, terms=clocks.live(60, 0))
    who, seat, _ = one_turn(table)
    table.do(commands.TakeBack, who, seat=seat)
    table.now += 100
    on_the_loop(table.desk.check_time(table.id))
    assert table.match.facts.question is None
    assert not any(isinstance(event, TakenBack) for event in table.events()[0])


def test_giving_up_needs_all_and_resigning_needs_nobody() -> None:
    table = Table()
    table.do(commands.Resign, ANA, seat=1)
    assert table.match.seat(1).bot == "apprentice"
    table.do(commands.Abandon, BELA, seat=2)
    assert table.match.facts.status == RUNNING
    table.do(commands.Answer, CEM, yes=True)  # the one who resigned is not asked
    assert table.match.facts.ended == "abandoned"


def test_where_the_last_person_resigns_the_match_is_over() -> None:
    table = Table(person(ANA), person(BELA), bot())
    table.do(commands.Resign, ANA, seat=1)
    assert table.match.facts.status == RUNNING
    table.do(commands.Resign, BELA, seat=2)
    assert (table.match.facts.status, table.match.facts.ended) == (OVER, "abandoned")


def test_the_question_is_for_everybody_to_see() -> None:
    table = Table()
    who, seat, _ = one_turn(table)
    table.do(commands.TakeBack, who, seat=seat)
    asked = table.seen(None).question
    assert asked is not None
    assert (asked.what, asked.seat) == (TAKE_BACK, seat)
    assert asked.waiting == [number for number in (1, 2, 3) if number != seat]
