"""The columns of a data set: two tables, told once for the writer, the reader and docs/lab.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from edubba.games.errors import OptionError

MANIFEST = "dataset.json"
MARK, FORMAT = "edubba-dataset", 1


class Column(NamedTuple):
    """A column: its type, once or as a list of fixed length (`size`) or of any (`*`)."""

    name: str
    kind: str  # a type of Arrow
    size: str  # "", "*", or what the list has as many of: seats, numbers
    about: str


GAMES = (
    Column("game", "int64", "", "the number of the game, from 0"),
    Column("round", "int64", "", "games of one round have the same draws and turned seats"),
    Column("seed", "string", "", "of the draws"),
    Column("options", "string", "", "all options, as JSON"),
    Column("bots", "string", "seats", "the bot in each seat"),
    Column("points", "int16", "seats", "of each seat at the end"),
    Column("wins", "float32", "seats", "each seat's part of the victory; they add up to 1"),
    Column("decisions", "int32", "", "how many decisions it has"),
    Column("texts", "int32", "", "how many texts, draws included"),
    Column("hash", "string", "", "of the final position"),
    Column("record", "string", "", "the whole game as a record: all else follows from it"),
)
DECISIONS = (
    Column("game", "int64", "", "the number of the game"),
    Column("index", "int32", "", "which decision of the game, from 0"),
    Column("seat", "int8", "", "who decides, from 0"),
    Column("observation", "int16", "numbers", "what the seat sees, as above"),
    Column("legal", "int16", "*", "the legal actions, ascending"),
    Column("action", "int16", "", "the one that was chosen"),
    Column("text", "string", "", "its text"),
    Column(
        "wins", "float32", "seats", "each seat's part of the victory in the end, the seat that decides first"
    ),
    Column("points", "int16", "seats", "each seat's points in the end, in the same order"),
    Column(
        "shares", "float32", "seats", "what the bot's search thought of each seat's winning; NaN without one"
    ),
)


def arrow() -> Any:
    """pyarrow's module; raises OptionError where it is not installed."""
    try:
        import pyarrow
        import pyarrow.parquet  # it is reached through the module
    except ImportError:
        raise OptionError("data-arrow-missing", command="pip install edubba[data]") from None
    return pyarrow


def schema(columns: Sequence[Column], sizes: Mapping[str, int]) -> Any:
    """A table's schema; `sizes` says how many `seats` and `numbers` there are."""
    pa = arrow()
    return pa.schema([pa.field(column.name, _type(pa, column, sizes), nullable=False) for column in columns])


def _type(pa: Any, column: Column, sizes: Mapping[str, int]) -> Any:
    single = getattr(pa, column.kind)()
    if not column.size:
        return single
    item = pa.field("item", single, nullable=False)
    return pa.list_(item) if column.size == "*" else pa.list_(item, sizes[column.size])
