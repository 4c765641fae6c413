"""Writing and reading are each other's inverse, whatever a record holds."""

from __future__ import annotations

import string
from random import Random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from edubba import records
from edubba.records import Line, Record
from tests.records import makers, mini_reader
from tests.records.makers import FLOOD, SUMERIA

#: Any Unicode but control characters and halves of surrogate pairs.
anything = st.text(
    st.characters(exclude_categories=("Cc", "Cs")) | st.sampled_from('\n\t {}[]()"\\#:~'), max_size=30
)
name = st.text(string.ascii_lowercase + string.digits + "._-", max_size=12).map(lambda rest: "x" + rest)


@st.composite
def games(draw: st.DrawFn) -> Record:
    rng = Random(draw(st.integers(0, 2**32)))
    game = draw(st.sampled_from([SUMERIA, FLOOD]))
    options: dict[str, Any] = makers.options(rng, game)
    options["board"] = makers.own_board(rng, game) if rng.random() < 0.3 else rng.choice(game.about.boards)
    setting = game.setting(options)
    texts = makers.play(game, setting, rng, most=draw(st.sampled_from([0, 1, 12, 40, 60, 10_000])))
    record = Record.of(game.about.name, options, texts)
    if len(texts) < 100:
        record.line = makers.branch(game, setting, texts, rng, chance=0.15)
    return record


@st.composite
def decorated(draw: st.DrawFn) -> Record:
    record = draw(games())
    record.headers = draw(st.dictionaries(name, anything, max_size=5))
    for seat in range(draw(st.integers(0, record.options.get("players", 3)))):
        record.headers[f"seat.{seat + 1}"] = draw(anything)
    if draw(st.booleans()):
        record.headers["hash"] = record.hash
    lines = [record.line]
    while lines:
        line = lines.pop()
        line.comments = draw(st.lists(anything, max_size=2))
        lines.extend(variation for node in line.nodes for variation in node.variations)
        for node in line.nodes[:: draw(st.integers(1, 30))]:
            node.comments = draw(st.lists(anything, max_size=2))
            node.annotations = draw(st.lists(st.tuples(name, anything), max_size=2))
    return record


ours = settings(deadline=None, max_examples=60, suppress_health_check=list(HealthCheck))


@ours
@given(decorated())
def test_what_is_written_reads_back_the_same(record: Record) -> None:
    text = records.dumps(record)
    again = records.loads(text)
    assert again == record
    assert list(again.headers.items()) == list(record.headers.items())
    assert records.dumps(again) == text


@ours
@given(decorated())
def test_an_independent_reader_agrees_on_anything(record: Record) -> None:
    data = records.dumps(record).encode()
    headers, options, moves = mini_reader.read(data)
    assert (moves, options) == (record.moves, record.options)
    assert {key: headers[key] for key in record.headers} == record.headers
    assert mini_reader.read(data.replace(b"\n", b"\r\n")) == (headers, options, moves)


@ours
@given(decorated())
def test_line_ends_and_a_mark_in_front_do_not_matter(record: Record) -> None:
    text = records.dumps(record)
    assert records.loads("\ufeff" + text.replace("\n", "\r\n")) == record


@ours
@given(games())
def test_lines_are_at_most_100_columns(record: Record) -> None:
    for line in records.dumps(record).split("\n"):
        assert len(line) <= 100
        assert line == line.rstrip()


def test_nesting_up_to_the_limit_reads_back() -> None:
    record = Record.of("sumeria", {}, ["~ur"])
    line = record.line
    for _ in range(32):
        line.nodes[0].variations = [Line([records.Node("~kish")])]
        line = line.nodes[0].variations[0]
    assert records.loads(records.dumps(record)) == record
