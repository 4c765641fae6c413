"""Back-ups: all tables in one file, taken while the server runs, restored into either kind of database."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import TextIO

from sqlalchemy import Table, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.records.saving import check_writable
from edubba.server.storage.archive import header, line, packed, writing
from edubba.server.storage.errors import StorageError, reason
from edubba.server.storage.migrations import current_revision, known
from edubba.server.storage.numbers import last_numbers
from edubba.server.storage.opening import AT_ONCE, Progress, address_of, opened, reflected, shown_url
from edubba.server.storage.restoring import restore
from edubba.server.storage.schema import OF_THE_MOMENT

__all__ = ["backup", "restore"]


async def backup(database_url: str, path: str | Path, progress: Progress | None = None) -> int:
    """Write all tables, as they are at one moment, to a file; gives the count of rows.

    Raises StorageError or FileError; then a file that was there before is there still.
    """
    target = Path(path)
    check_writable(target)
    async with (
        _copied(database_url, target.absolute().parent) as source,
        opened(source) as database,
        database.read() as connection,
    ):
        if not database.sqlite:  # all tables as of one moment; a copied file is that anyway
            await connection.execution_options(isolation_level="REPEATABLE READ")
        revision = await connection.run_sync(current_revision)
        if revision is None:
            raise StorageError("storage-missing", database=shown_url(database_url))
        if not known(revision):
            raise StorageError("storage-newer", revision=revision)
        return await _write(connection, revision, target, progress)


async def _write(connection: AsyncConnection, revision: str, path: Path, progress: Progress | None) -> int:
    tables = [each for each in await connection.run_sync(reflected) if each.name not in OF_THE_MOMENT]
    last = await connection.run_sync(last_numbers, tables)
    with writing(path) as file:
        file.write(line(header(tables, revision, time.time(), last)))
        done = await _write_rows(connection, tables, file, progress)
        file.write(line({"rows": done}))
    return done


async def _write_rows(
    connection: AsyncConnection, tables: list[Table], file: TextIO, progress: Progress | None
) -> int:
    counts = [await connection.scalar(select(func.count()).select_from(table)) or 0 for table in tables]
    done, total = 0, sum(counts)
    for table in tables:
        async with connection.stream(select(table)) as rows:
            async for part in rows.partitions(AT_ONCE):
                lines = "".join(line([table.name, packed(table, row)]) for row in part)
                await asyncio.to_thread(file.write, lines)  # compresses
                done += len(part)
                if progress is not None:
                    progress(done, total)
    return done


@asynccontextmanager
async def _copied(url: str, folder: Path) -> AsyncIterator[str]:
    """A copy of a SQLite file, so that a slow back-up does not keep the server's journal growing."""
    address = address_of(url)
    if address.get_backend_name() != "sqlite":
        yield url
        return
    source = Path(address.database or "")
    if not source.is_file():
        raise StorageError("storage-missing", database=shown_url(url))
    with tempfile.TemporaryDirectory(prefix=".edubba-", dir=folder) as beside:
        copy = Path(beside) / "copy.db"
        try:
            await asyncio.to_thread(_copy, source, copy)
        except sqlite3.Error as error:
            raise StorageError("storage-unreachable", database=shown_url(url), reason=reason(error)) from None
        yield address.set(database=str(copy)).render_as_string(hide_password=False)


def _copy(source: Path, copy: Path) -> None:
    uri = f"{source.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(uri, uri=True)) as old, closing(sqlite3.connect(copy)) as new:
        old.execute("PRAGMA busy_timeout=5000")
        old.backup(new)
