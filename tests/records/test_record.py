"""What a record offers once it is read or made."""

from __future__ import annotations

import json
from random import Random

import pytest

import edubba
from edubba import records
from edubba.games.errors import RecordError
from edubba.records import Line, Node, Record
from tests.records import mini_reader
from tests.records.makers import FOLDER, SUMERIA

HEAD = "edubba-record: 1\ngame: sumeria\nrules: 1\n"


def test_a_record_of_a_game_in_progress() -> None:
    record = Record.of(
        "sumeria", {"players": 4}, ["~ur", "~kish"], seats=["Ninsun", "greedy"], date="2026-11-15"
    )
    assert record.options["board"] == "two_rivers"
    assert record.seats == {1: "Ninsun", 2: "greedy"}
    assert record.headers["date"] == "2026-11-15"
    assert (record.result, record.winners) == (None, [])


def test_replay_gives_each_state_to_keep() -> None:
    record = records.read(FOLDER / "random-01.edubba")
    steps = list(record.replay())
    assert [node.text for node, _ in steps] == record.moves
    hashes = {SUMERIA.digest(record.setting, state) for _, state in steps}
    assert len(hashes) > len(steps) / 2
    assert SUMERIA.digest(record.setting, steps[-1][1]) == record.hash


def test_replay_stops_at_an_illegal_text() -> None:
    with pytest.raises(RecordError) as caught:
        list(Record.of("sumeria", {}, ["~ur", "+ur.c"]).replay())
    assert (caught.value.facts["number"], caught.value.facts["rule"]) == (2, "R14")


def test_everything_lands_where_it_belongs() -> None:
    record = records.loads(
        HEAD + "\n{before}\n# a heading {no comment}\n~ur[clock 0:05:00]{ exact }(~kish {k} (~umma))\n"
        '(\n{first} ~uruk)[odd \\[x\\]\n y] [bare] {after} "~kish" # to the end of the line ~ur ~ur\n'
    )
    assert record.line == Line(
        comments=["before"],
        nodes=[
            Node(
                "~ur",
                annotations=[("clock", "0:05:00"), ("odd", "[x]\n y"), ("bare", "")],
                comments=[" exact ", "after"],
                variations=[
                    Line([Node("~kish", comments=["k"], variations=[Line([Node("~umma")])])]),
                    Line([Node("~uruk")], comments=["first"]),
                ],
            ),
            Node("~kish"),
        ],
    )
    assert record.line.nodes[0].annotation("clock") == "0:05:00"
    assert record.line.nodes[0].annotation("eval") is None


def test_headers_and_blocks_are_kept_exactly() -> None:
    record = records.loads(HEAD + "x-a:b \nx-empty:\nx-block:\n   one \n  \n  two\ndate:  d\t\n")
    assert list(record.headers.items()) == [
        ("x-a", "b"), ("x-empty", ""), ("x-block", " one \n\ntwo"), ("date", "d"),
    ]  # fmt: skip
    assert records.loads(records.dumps(record)) == record


def test_an_embedded_board_that_is_shipped_becomes_its_name() -> None:
    board = SUMERIA.setting({"board": "eight_gates"}).board.document()
    assert Record.of("sumeria", {"board": board}, []).options["board"] == "eight_gates"


def test_a_game_that_people_ended_keeps_what_they_agreed_on() -> None:
    text = HEAD + "end: resigned\nresult: 3 0 1\nwinners: 1 3\n\n~ur\n"
    record = records.loads(text)
    assert (record.result, record.winners) == ([3, 0, 1], [1, 3])
    assert records.loads(records.dumps(record)) == record
    assert records.loads(HEAD + "end: abandoned\n").result is None


def test_a_record_may_be_changed_and_written_again() -> None:
    record = records.loads(HEAD + "\n~ur ~kish\n")
    record.line.nodes[1].variations.append(Line([Node("~umma"), Node("~uruk")]))
    record.comments.append("Tried out.")
    assert records.dumps(record).endswith("\n\n{Tried out.}\n# draws\n~ur ~kish (~umma ~uruk)\n")


def test_a_finished_record_cut_back_loses_its_result() -> None:
    record = records.read(FOLDER / "random-01.edubba")
    del record.headers["hash"]
    record.line.nodes.pop()
    assert "result" not in records.dumps(record)


@pytest.mark.parametrize(("game", "texts", "more"), [("sumeria", 70, 30), ("flood", 90, 60)])
def test_a_record_may_begin_in_the_middle_of_a_game(game: str, texts: int, more: int) -> None:
    lots, pos = Random(5), edubba.new(game)
    for _ in range(texts):
        pos.play(lots.choice([text for text, _ in pos.chance] or pos.legal))
    begin = pos.view()
    for _ in range(more):
        pos.play(lots.choice([text for text, _ in pos.chance] or pos.legal))
    options = begin.pop("options")
    del begin["game"]
    record = Record.of(game, options, pos.moves[texts:], hash=pos.hash)
    record.position = begin
    text = records.dumps(record)
    assert records.loads(text) == record
    assert edubba.Position.of(record).hash == record.hash == pos.hash
    assert edubba.Position.of(record, 0).view() == begin | {"game": game, "options": options}
    headers, _, moves = mini_reader.read(text.encode())
    assert (json.loads(headers["position"]), moves) == (begin, pos.moves[texts:])


def test_a_position_that_cannot_be_is_refused_with_its_line() -> None:
    text = records.dumps(Record.of("sumeria", {}, []))
    for block in ('{"phase": "play"}', "[]", '{"phase": "play", "phase": "play"}'):
        with pytest.raises(RecordError, match="line 8"):
            records.loads(f"{text}position:\n  {block}\n")
