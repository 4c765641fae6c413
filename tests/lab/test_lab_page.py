"""docs/lab.md: its examples run as printed, and it tells every field of the observations and every column."""

from __future__ import annotations

import doctest
from pathlib import Path

from edubba.games.core import NAMES
from edubba.lab.data.columns import DECISIONS, GAMES
from edubba.lab.envs.fields import Layout
from edubba.lab.envs.verbs import verbs_of

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"


def test_the_examples_run_as_printed() -> None:
    results = doctest.testfile(str(PAGE), module_relative=False)
    assert results.attempted >= 12
    assert results.failed == 0


def test_every_field_and_size_is_told() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for game in NAMES:
        verbs = verbs_of(game)
        assert f": {Layout(verbs.FIELDS, 3).size} numbers with 3 players" in page
        assert f"{verbs.ACTIONS:,}" in page
        for field in verbs.FIELDS:
            each = ", each seat" if field.seats else ""
            assert (
                f"| `{field.name}` | {field.size}{each} | {field.low} | {field.high} | {field.about} |"
                in page
            )


def test_every_column_of_a_data_set_is_told() -> None:
    page = PAGE.read_text(encoding="utf-8")
    kinds = {"": "{0}", "*": "list of {0}", "seats": "{0}, each seat", "numbers": "{0}, each number"}
    for table, columns in (("games", GAMES), ("decisions", DECISIONS)):
        rows = [f"| `{one.name}` | {kinds[one.size].format(one.kind)} | {one.about} |" for one in columns]
        head = f"### `{table}`\n\n| column | type | meaning |\n|---|---|---|\n"
        assert head + "\n".join(rows) + "\n\n" in page
