"""Many writes in one transaction, with few statements however many they are."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Insert, Table, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.server.storage.schema import drafts, log, matches, seats, snapshots
from edubba.server.storage.writes import Row, Write
from edubba.tables.errors import ElsewhereError, TableError

_SUMMARY = ("status", "version", "to_act", "deadline", "changed", "ended")
_update = (
    update(matches)
    .where(matches.c.id == bindparam("match"))
    .values({name: bindparam(f"new_{name}") for name in _SUMMARY if name != "changed"})
    .values(changed=func.coalesce(bindparam("new_changed"), matches.c.changed))
)
_forget = delete(drafts).where(drafts.c.match == bindparam("gone"))


async def refused(connection: AsyncConnection, writes: Sequence[Write]) -> dict[Write, TableError]:
    """The writes that do not go on from what is stored, and why; the rows of the others stay locked."""
    names = sorted({write.match_id for write in writes})
    query = select(matches.c.id, matches.c.version).where(matches.c.id.in_(names))
    rows = await connection.execute(query.order_by(matches.c.id).with_for_update())
    versions: dict[str, int] = {row.id: row.version for row in rows}
    refusals: dict[Write, TableError] = {}
    for write in writes:
        now = versions.get(write.match_id)
        if now is None and not write.new:
            refusals[write] = TableError("table-unknown", match=write.match_id)
        elif write.match is not None and (now or 0) != write.first - 1:
            refusals[write] = ElsewhereError(
                "storage-stale", match=write.match_id, stored=now or 0, version=write.first
            )
        elif write.match is not None:
            versions[write.match_id] = write.match.version
    return refusals


async def carry_out(connection: AsyncConnection, writes: Sequence[Write]) -> None:
    """Write all rows; where several writes go to one match, the last one decides."""
    await _many(connection, insert(matches), [write.row for write in writes if write.new])
    await _many(connection, _update, _updates(writes))
    await _many(connection, insert(log), [row for write in writes for row in write.log])
    rows = {(row["match"], row["seat"]): row for write in writes for row in write.seats}
    await _many(connection, _upsert(connection.dialect.name, seats), list(rows.values()))
    await _write_snapshots(connection, writes)
    await _write_drafts(connection, writes)


def _updates(writes: Sequence[Write]) -> list[Row]:
    last = {write.match_id: write for write in writes if write.match is not None}
    return [
        {"match": name, **{f"new_{column}": write.row[column] for column in _SUMMARY}}
        for name, write in last.items()
        if not write.new
    ]


async def _write_snapshots(connection: AsyncConnection, writes: Sequence[Write]) -> None:
    rows = {
        write.match_id: {"match": write.match_id, "version": write.match.version, "data": write.snapshot}
        for write in writes
        if write.match is not None and write.snapshot is not None
    }
    await _many(connection, _upsert(connection.dialect.name, snapshots), list(rows.values()))


async def _write_drafts(connection: AsyncConnection, writes: Sequence[Write]) -> None:
    """A draft stays beside events that do not touch it; else it is gone."""
    last = {write.match_id: write for write in writes}
    gone = [{"gone": name} for name, write in last.items() if write.draft is None and not write.new]
    rows = [{"match": name, "draft": write.draft} for name, write in last.items() if write.draft is not None]
    await _many(connection, _forget, gone)
    await _many(connection, _upsert(connection.dialect.name, drafts), rows)


@functools.cache
def _upsert(name: str, table: Table) -> Insert:
    """Insert, or change what is there; made once, for making it takes longer than carrying it out."""
    dialect: Any = sqlite if name == "sqlite" else postgresql
    statement = dialect.insert(table)
    keys = list(table.primary_key.columns)
    others = {column.name: statement.excluded[column.name] for column in table.columns if column not in keys}
    upsert: Insert = statement.on_conflict_do_update(index_elements=keys, set_=others)
    return upsert


async def _many(connection: AsyncConnection, statement: Any, rows: list[Row]) -> None:
    if rows:
        await connection.execute(statement, rows)
