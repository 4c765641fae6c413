"""docs/lab.md tells every field of the observations and every column; its examples run in tests/docs."""

from __future__ import annotations

from pathlib import Path

from edubba.games.core import NAMES
from edubba.lab.data.columns import DECISIONS, GAMES
from edubba.lab.envs.fields import Layout
from edubba.lab.envs.verbs import verbs_of

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"


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
