"""Gathering, drafts, undo, commits by a draw, several people on one device."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from edubba.games.errors import IllegalAction, ParseError
from edubba.tables import commands
from edubba.tables.events import Chair, Moved, Seated, Started
from edubba.tables.match import OVER, RUNNING, WAITING

from .tools import (
    ANA,
    BELA,
    CEM,
    INVITATION,
    THREE,
    Table,
    bot,
    on_the_loop,
    person,
    play_until_a_draw_follows,
)


def test_the_last_seat_taken_starts_the_match_with_its_draws() -> None:
    table = Table(person(ANA), Chair(), Chair(), private=True)
    table.do(commands.Join, BELA, name="Béla", seed="b", invitation=INVITATION)
    assert (table.match.facts.status, table.match.version) == (WAITING, 2)
    table.do(commands.Fill, ANA, seat=3, level="ensi")
    events = table.events()[0]
    assert [type(event) for event in events[1:]] == [Seated, Seated, Started]
    assert (table.match.facts.status, table.match.facts.draws) == (RUNNING, 15)
    assert table.match.pos.to_act is not None


def test_seats_are_freed_before_the_start_and_the_host_closes_the_table() -> None:
    table = Table(person(ANA), person(BELA), Chair())
    table.do(commands.Leave, BELA, seat=2)
    assert table.match.held_by(BELA) == []
    table.do(commands.Join, CEM, seat=3, name="Cem")
    table.do(commands.Leave, ANA, seat=3)  # as the host
    table.do(commands.Cancel, ANA)
    assert (table.match.facts.status, table.match.facts.ended) == (OVER, "cancelled")


def test_the_host_needs_no_invitation_and_a_table_of_bots_starts_at_once() -> None:
    table = Table(Chair(), person(BELA), person(CEM), private=True)
    table.do(commands.Join, ANA, name="Ana")
    assert table.match.facts.status == RUNNING
    assert Table(bot(), bot(), bot()).match.facts.status == RUNNING


def test_a_draft_grows_and_shrinks_and_counts_only_when_committed() -> None:
    table, rng = Table(*THREE, game="flood"), Random(3)
    while True:  # bounded: the first turns of this game have several texts
        before = table.match.pos.hash
        table.do(commands.Play, table.acting, text=table.text(rng))
        if table.match.ahead.to_act == table.match.pos.to_act:
            break
        table.do(commands.Commit, table.acting)
    who, version = table.acting, table.match.version
    assert table.do(commands.Play, who, text=table.text(rng)).revision == 2
    assert table.match.pos.hash == before
    assert table.do(commands.Undo, who).revision == 3
    assert table.match.draft is not None
    assert len(table.match.draft.texts) == 1
    assert table.do(commands.Reset, who) == (version, 4)
    assert table.match.ahead.hash == before
    text = table.text(rng)
    table.do(commands.Play, who, text=text)
    table.reopen()  # a draft outlives the server
    assert table.match.draft is not None
    assert table.match.draft.texts == [text]
    assert table.do(commands.Commit, who) == (version + 1, 0)
    event = table.events()[0][-1]
    assert isinstance(event, Moved)
    assert event.texts == [text]


def test_a_draw_commits_what_led_to_it_and_undo_stops_there() -> None:
    table = Table()
    text = play_until_a_draw_follows(table, Random(1))
    who, draws = table.acting, table.match.facts.draws
    version = table.match.version
    assert table.do(commands.Play, who, text=text) == (version + 1, 0)
    event = table.events()[0][-1]
    assert isinstance(event, Moved)
    assert event.texts[-1] == text
    assert event.draws
    assert table.match.facts.draws == draws + len(event.draws)
    with pytest.raises(ValueError, match=r"undo|turn"):
        table.do(commands.Undo, who)


def test_an_illegal_text_cites_the_rule_and_a_draw_cannot_be_played_by_hand() -> None:
    table = Table()
    before = table.state()
    with pytest.raises(IllegalAction):
        table.do(commands.Play, table.acting, text="~E")
    with pytest.raises(ParseError):
        table.do(commands.Play, table.acting, text="hello")
    assert table.state() == before


def test_several_people_play_on_one_device() -> None:
    table, rng = Table(person(ANA, "Ana"), person(ANA, "Anu"), person(BELA)), Random(2)
    seats = set()
    for _ in range(30):
        if table.acting == ANA:
            seats.add(table.match.pos.to_act)
            table.do(commands.Play, ANA, text=table.text(rng), commit=True)
        else:
            table.turn(rng)
    assert seats == {1, 2}
    assert [seat.yours for seat in table.seen(ANA).seats] == [True, True, False]


def test_a_bot_plays_its_seat_and_a_weaker_one_takes_over() -> None:
    table, rng = Table(bot("ensi"), bot("ensi"), bot("ensi")), Random(1)
    version, text = table.match.version, table.text(rng)
    seat = table.match.pos.to_act or 0
    assert not on_the_loop(table.desk.bot_decided(table.id, version - 1, text))
    on_the_loop(table.desk.bot_failed(table.id, version - 1, "scribe"))
    assert table.match.seat(seat).bot == "ensi"
    on_the_loop(table.desk.bot_failed(table.id, version, "scribe"))
    assert table.match.seat(seat).bot == "scribe"
    assert on_the_loop(table.desk.bot_decided(table.id, version + 1, text))
    event = table.events()[0][-1]
    assert isinstance(event, Moved)
    assert event.by == "scribe"


def test_a_bot_never_plays_for_a_person() -> None:
    table = Table()
    before = table.state()
    assert not on_the_loop(table.desk.bot_decided(table.id, table.match.version, table.text(Random(1))))
    on_the_loop(table.desk.bot_failed(table.id, table.match.version, "apprentice"))
    assert table.state() == before


def test_a_draft_stays_while_others_do_what_does_not_touch_it() -> None:
    table = Table()
    who = table.acting
    table.do(commands.Play, who, text=table.text(Random(1), avoid_draws=True))
    draft = table.match.draft
    other = next(each for each in (ANA, BELA, CEM) if each != who)
    ack = table.do(commands.Abandon, other, seat=table.match.held_by(other)[0])
    assert ack.revision == 0  # not a word about another's draft
    third = next(each for each in (ANA, BELA, CEM) if each not in (who, other))
    table.do(commands.Resign, third, seat=table.match.held_by(third)[0])
    assert draft is not None
    assert table.match.draft == draft
    table.reopen()
    assert table.match.draft == draft
    table.do(commands.Resign, who, seat=draft.seat)
    assert table.match.draft is None


@pytest.mark.parametrize(
    ("fields", "good"),
    [
        ({"name": "Ana Mária"}, True),
        ({"name": "A"}, True),
        ({"name": " Ana"}, False),
        ({"name": "Ana\n"}, False),
        ({"name": "A\u0007na"}, False),
        ({"name": ""}, False),
        ({"name": "Ana", "seed": "a_b-3"}, True),
        ({"name": "Ana", "seed": "ab\n"}, False),  # would make the record's proof unreadable
        ({"name": "Ana", "seed": "a b"}, False),
        ({"name": "Ana", "seat": 10}, False),
        ({"name": "Ana", "who": 3}, False),
    ],
)
def test_what_comes_from_outside_is_bounded(fields: dict[str, object], good: bool) -> None:
    data = msgspec.json.encode({"do": "join", "version": 1} | fields)
    if good:
        assert isinstance(msgspec.json.decode(data, type=commands.Command), commands.Join)
    else:
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(data, type=commands.Command)
