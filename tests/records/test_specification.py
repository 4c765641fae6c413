"""The specification says what the code does: its examples, its limits, its reader's expressions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from edubba import records
from edubba.records import limits
from tests.records import mini_reader

PAGE = (Path(__file__).parents[2] / "docs" / "record-format.md").read_text("utf-8")
EXAMPLES = re.findall(r"```edubba\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_is_a_record_in_canonical_form(example: str) -> None:
    record = records.loads(example, "example")
    assert records.dumps(record) == example
    assert mini_reader.read(example.encode())[2] == record.moves


def test_the_page_has_an_example_that_shows_everything() -> None:
    record = records.loads(EXAMPLES[0])
    nodes = record.line.nodes
    assert record.comments == ["A friendly game."]
    assert nodes[15].annotations == [("clock", "0:09:58")]
    assert any(inner.variations for node in nodes for line in node.variations for inner in line.nodes)
    assert record.headers["x-house"] == "The table by the window.\nTea was served."


def test_the_limits_are_those_of_the_code() -> None:
    rows = re.findall(r"^\| ([^|]+) \| ([0-9 ]+) \|$", PAGE, re.MULTILINE)
    assert {what: int(most.replace(" ", "")) for what, most in rows} == {
        "bytes of the file": limits.BYTES,
        "headers, the first line included": limits.HEADERS,
        "characters of a key": limits.KEY,
        "characters of a header's value": limits.VALUE,
        "texts, variations included": limits.TEXTS,
        "characters of a text": limits.TEXT,
        "comments and annotations together": limits.PIECES,
        "characters of a comment or of an annotation's value": limits.COMMENT,
        "variations inside variations": limits.DEPTH,
    }


def test_the_expressions_of_the_page_read_its_example() -> None:
    cells = re.findall(r"^   \| `(.+)` \|", PAGE, re.MULTILINE)
    parts = [part.replace(r"\|", "|") for cell in cells for part in re.split("` (?:or|and) `", cell)]
    token = re.compile("|".join(f"(?:{part})" for part in parts))
    body = EXAMPLES[0].partition("\n\n")[2]
    assert "".join(match[0] for match in token.finditer(body)) == body
