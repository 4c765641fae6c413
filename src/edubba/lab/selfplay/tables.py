"""Records as the two tables of a part, in Parquet's bytes: the same records give the same bytes."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from edubba.lab.data.columns import DECISIONS, GAMES, Column, arrow, schema
from edubba.lab.data.decisions import Decisions, joined
from edubba.lab.data.records import Replayed, decisions_of

LEVEL = 3  # of zstd
ROWS = 16_384  # of a row group: what a reader has to hold at once


def games_bytes(games: Sequence[tuple[int, str, Replayed]], sizes: Mapping[str, int]) -> bytes:
    """The table of games: number, text of the record, and what its replay showed."""
    return _bytes(GAMES, [_game(*each) for each in games], sizes)


def _game(number: int, text: str, one: Replayed) -> dict[str, Any]:
    headers = one.record.headers
    return {
        "game": number,
        "round": int(headers["round"]),
        "seed": headers["seed"],
        "options": json.dumps(one.record.options, separators=(",", ":")),
        "bots": list(one.record.seats.values()),
        "points": one.points,
        "wins": one.wins,
        "decisions": len(one.seen.action),
        "texts": len(one.record.line.nodes),
        "hash": one.hash,
        "record": text,
    }


def decisions_bytes(games: Sequence[tuple[int, str, Replayed]], sizes: Mapping[str, int]) -> bytes:
    """The table of decisions, in the order of the games."""
    pa = arrow()
    whole = joined([decisions_of(one, number) for number, _, one in games])
    texts = [one.record.line.nodes[place].text for _, _, one in games for place in one.seen.place.tolist()]
    kinds = schema(DECISIONS, sizes)
    columns = [_column(pa, whole, field, texts) for field in kinds]
    return _written(pa, pa.Table.from_arrays(columns, schema=kinds))


def _column(pa: Any, whole: Decisions, field: Any, texts: list[str]) -> Any:
    if field.name == "text":
        return pa.array(texts, field.type)
    if field.name == "legal":
        offsets = pa.array(whole.offsets.astype("int32"))
        return pa.ListArray.from_arrays(offsets, pa.array(whole.legal), type=field.type)
    values = getattr(whole, field.name)
    if values.ndim == 1:
        return pa.array(values, field.type)
    return pa.FixedSizeListArray.from_arrays(pa.array(values.reshape(-1)), type=field.type)


def _bytes(columns: Sequence[Column], rows: list[dict[str, Any]], sizes: Mapping[str, int]) -> bytes:
    pa = arrow()
    return _written(pa, pa.Table.from_pylist(rows, schema=schema(columns, sizes)))


def _written(pa: Any, table: Any) -> bytes:
    out = pa.BufferOutputStream()
    pa.parquet.write_table(
        table, out, compression="zstd", compression_level=LEVEL, row_group_size=ROWS, store_schema=True
    )
    return bytes(out.getvalue())
