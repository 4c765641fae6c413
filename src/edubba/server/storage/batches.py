"""Many writes in one transaction, with few statements however many they are."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Dialect, bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.server.storage.inserting import upsert
from edubba.server.storage.schema import drafts, log, matches, seats, snapshots
from edubba.server.storage.writes import Known, Row, Write
from edubba.tables.errors import ElsewhereError, TableError
from edubba.tables.match import Draft

_SUMMARY = ("status", "version", "to_act", "deadline", "changed", "ended")
_update = (
    update(matches)
    .where(matches.c.id == bindparam("match"))
    .values({name: bindparam(f"new_{name}") for name in _SUMMARY if name != "changed"})
    .values(changed=func.coalesce(bindparam("new_changed"), matches.c.changed))
)
_lock = (
    select(matches.c.id, matches.c.version)
    .where(matches.c.id.in_(bindparam("names", expanding=True)))
    .order_by(matches.c.id)
    .with_for_update()
)
_drafts = select(drafts.c.match, drafts.c.draft).where(drafts.c.match.in_(bindparam("names", expanding=True)))
_open, _note = insert(matches), insert(log)
_forget = delete(drafts).where(drafts.c.match == bindparam("gone"))


async def refused(connection: AsyncConnection, writes: Sequence[Write]) -> dict[Write, TableError]:
    """The writes that do not go on from what is stored, and why; the rows of the others stay locked."""
    stored = await _stored(connection, sorted({write.match_id for write in writes}))
    refusals: dict[Write, TableError] = {}
    for write in writes:
        now = stored.get(write.match_id)
        if now is None and not write.new:
            refusals[write] = TableError("table-unknown", match=write.match_id)
        elif (now or Known()) != write.known:
            stale = {"stored": now.version if now else 0, "version": write.known.version + 1}
            refusals[write] = ElsewhereError("storage-stale", match=write.match_id, **stale)
        else:
            stored[write.match_id] = write.after
    return refusals


async def _stored(connection: AsyncConnection, names: Sequence[str]) -> dict[str, Known]:
    """How far matches are; nobody else writes to them until the end of the transaction.

    Two questions: PostgreSQL answers one as of when it was asked, and whoever had to wait for the lock would
    see the draft of before.
    """
    rows = (await connection.execute(_lock, {"names": names})).all()
    found = {row.match: row.draft for row in await connection.execute(_drafts, {"names": names})}
    return {row.id: Known(row.version, _revision(found.get(row.id))) for row in rows}


def _revision(draft: str | None) -> int:
    return 0 if draft is None else msgspec.json.decode(draft, type=Draft).revision


async def carry_out(connection: AsyncConnection, writes: Sequence[Write]) -> None:
    """Write all rows; where several writes go to one match, the last one decides."""
    await _many(connection, _open, [write.row for write in writes if write.new])
    await _many(connection, _update, _updates(writes))
    await _many(connection, _note, [row for write in writes for row in write.log])
    rows = {(row["match"], row["seat"]): row for write in writes for row in write.seats}
    await _many(connection, upsert(connection.dialect.name, seats), list(rows.values()))
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
    await _many(connection, upsert(connection.dialect.name, snapshots), list(rows.values()))


async def _write_drafts(connection: AsyncConnection, writes: Sequence[Write]) -> None:
    """A draft stays beside events that do not touch it; else it is gone."""
    last = {write.match_id: write for write in writes}
    gone = [{"gone": name} for name, write in last.items() if write.draft is None and not write.new]
    rows = [{"match": name, "draft": write.draft} for name, write in last.items() if write.draft is not None]
    await _many(connection, _forget, gone)
    await _many(connection, upsert(connection.dialect.name, drafts), rows)


async def _many(connection: AsyncConnection, statement: Any, rows: list[Row]) -> None:
    """The same for many rows, which must have the same columns; the driver takes them as they are."""
    if rows:
        text, names = _prepared(statement, connection.dialect, tuple(rows[0]))
        await connection.exec_driver_sql(text, [tuple([row[name] for name in names]) for row in rows])


@functools.lru_cache(64)
def _prepared(statement: Any, dialect: Dialect, columns: tuple[str, ...]) -> tuple[str, list[str]]:
    """A statement as the driver reads it, and whose values it wants in which order.

    SQLAlchemy would look at every value of every row, which took longer than the database.
    """
    compiled = statement.compile(dialect=dialect, column_keys=columns)
    return str(compiled), compiled.positiontup
