"""Records of matches: what was taken back stays in them, wherever and however often."""

from __future__ import annotations

from random import Random

import pytest

from edubba import records
from edubba.games.errors import RecordError
from edubba.records import Line, Record, proof
from edubba.tables import clocks, commands
from edubba.tables.events import Moved
from edubba.tables.match import OVER, RUNNING
from edubba.tables.recording import record_of
from tests.records import mini_verifier

from .tools import ANA, NAMES, THREE, Table, bot, on_the_loop, person


def alone() -> Table:
    """One account on all seats: it takes back as it likes."""
    return Table(person(ANA, seed="a1"), person(ANA, "Anu", seed="a2"), person(ANA, "Ani"))


def checked(table: Table) -> Record:
    """The record, written and read again, its draws checked by both programs."""
    record = records.loads(records.dumps(record_of(*table.events())))
    assert proof.check(record) == mini_verifier.check(record) == table.match.facts.draws
    return record


def undone(line: Line) -> int:
    """How many lines were taken back."""
    marks = sum(node.annotation("undone") is not None for node in line.nodes)
    return marks + sum(undone(inner) for node in line.nodes for inner in node.variations)


def back(table: Table, rng: Random, turns: int = 1) -> None:
    """Take back so many commits."""
    place = table.match.facts.turns[-turns]
    table.do(commands.TakeBack, ANA, seat=place.seat, keep=place.before)


def give_up(table: Table) -> None:
    table.do(commands.Abandon, ANA, seat=1)


def turns(table: Table, rng: Random, many: int) -> None:
    for _ in range(many):
        table.turn(rng)


@pytest.mark.parametrize("seed", range(10))
def test_every_draw_is_in_the_record_after_any_take_backs(seed: int) -> None:
    table, rng = alone(), Random(seed)
    for _ in range(28):
        turns(table, rng, rng.choice([0, 1, 2, 5, 30]))
        if table.match.facts.turns and table.match.facts.status == RUNNING:
            back(table, rng, rng.randint(1, min(25, len(table.match.facts.turns))))
        if rng.random() < 0.02:
            break
    if table.match.facts.status == RUNNING:
        give_up(table)
    record = checked(table)
    assert undone(record.line) > 0


def test_repeated_take_backs_at_one_place_stand_beside_each_other() -> None:
    table, rng = alone(), Random(1)
    turns(table, rng, 3)
    for _ in range(30):
        table.turn(rng)
        back(table, rng)
    table.turn(rng)
    give_up(table)
    record = checked(table)
    node = record.line.nodes[-1]
    assert len(node.variations) == 30
    assert not any(inner.variations for line in node.variations for inner in line.nodes)


def test_ever_earlier_take_backs_nest_as_deep_as_a_record_allows() -> None:
    table, rng = alone(), Random(1)
    turns(table, rng, 40)
    for _ in range(30):
        back(table, rng, 2)
        table.turn(rng)
    give_up(table)
    assert undone(checked(table).line) == 30


def test_turns_taken_back_before_the_end_are_not_lost() -> None:
    """Nothing came in their place: they stand at the end of the main line, marked."""
    table, rng = alone(), Random(1)
    turns(table, rng, 60)
    back(table, rng, 40)
    assert "undone" not in records.dumps(record_of(*table.events()))  # so far the line is the game itself
    kept = len(table.match.facts.texts)
    give_up(table)
    record = checked(table)
    assert record.line.nodes[kept].annotation("undone") is not None
    assert record.headers["end"] == "abandoned"
    assert record.result is None


def test_a_record_is_signed_by_those_who_played() -> None:
    table, rng = Table(*THREE, terms=clocks.live(60, 5)), Random(1)
    who, seat = table.acting, table.match.pos.to_act or 0
    table.now += 10
    table.turn(rng)
    nodes = record_of(*table.events()).line.nodes
    assert nodes[15].annotations == [("clock", "0:00:55")]
    table.now += 100
    on_the_loop(table.desk.check_time(table.id))
    table.turn(rng)
    record = record_of(*table.events())
    assert record.line.nodes[-1].annotations == [("by", "apprentice")]
    assert record.headers[f"seat.{seat}"] == NAMES[who]
    assert record.headers["player.1"] == "human"
    assert "proof.seed" not in record.headers
    assert record_of(*table.events(), names=["x", "y", "z"]).seats == {1: "x", 2: "y", 3: "z"}


def test_a_bot_that_failed_is_named_where_it_played_no_more() -> None:
    table, rng = Table(bot("ensi"), bot("ensi"), bot("ensi")), Random(1)
    table.turn(rng)
    on_the_loop(table.desk.bot_failed(table.id, table.match.version, "scribe"))
    seat = table.match.pos.to_act
    table.turn(rng)
    record = record_of(*table.events())
    assert [node.annotation("by") for node in record.line.nodes[-2:]] == [None, "scribe"]
    assert record.headers[f"player.{seat}"] == "ensi"


@pytest.mark.parametrize("game", ["sumeria", "flood"])
def test_a_match_to_its_end_has_a_result_and_a_proof(game: str) -> None:
    table, rng = Table(*THREE, game=game), Random(7)
    for _ in range(2000):
        if table.match.facts.status == OVER:
            break
        table.turn(rng)
    record = checked(table)
    assert record.result == table.match.pos.scores
    assert "end" not in record.headers
    assert all(isinstance(event, Moved) for event in table.events()[0][2:])


def test_an_open_match_has_no_seed_yet() -> None:
    with pytest.raises(RecordError) as caught:
        proof.check(record_of(*Table().events()))
    assert (caught.value.key, caught.value.facts["name"]) == ("proof-header-missing", "proof.seed")
