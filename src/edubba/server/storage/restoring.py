"""Restoring a back-up, all or nothing, also one of an older program or of the other kind of database."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, islice
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, Table, insert, select
from sqlalchemy.exc import SQLAlchemyError

from edubba.games.errors import shown
from edubba.server.storage.archive import checked, reading, unpacked
from edubba.server.storage.errors import StorageError, reason
from edubba.server.storage.migrations import VERSION_TABLE, current_revision, known, upgrade_to
from edubba.server.storage.numbers import go_on_after
from edubba.server.storage.opening import AT_ONCE, Progress, opened, present, reflected, shown_url
from edubba.server.storage.schema import OF_THE_MOMENT


async def restore(
    database_url: str, path: str | Path, replace: bool = False, progress: Progress | None = None
) -> int:
    """Fill a database from a back-up and bring it up to this program; gives the count of rows.

    A database that holds something is refused unless it is to be replaced. No server may run on it meanwhile.
    Raises StorageError or FileError; then the database is as it was.
    """
    work = _Restore(Path(path), replace, shown_url(database_url), progress)
    work.check()
    async with opened(database_url) as database:
        if database.sqlite and database.url.database:  # seeds and hashes of passwords: for nobody else here
            Path(database.url.database).touch(mode=0o600)
        async with database.write() as connection:
            return await connection.run_sync(work)


class _Restore:
    def __init__(self, path: Path, replace: bool, database: str, progress: Progress | None) -> None:
        self._path, self._replace, self._database, self._progress = path, replace, database, progress
        self._file = shown(str(path), 200)

    def check(self) -> None:
        """Read the file to its end before the database is touched: it must be whole."""
        with reading(self._path) as lines:
            first = checked(next(lines, None), self._path)
            if not known(first["revision"]):
                raise StorageError("storage-backup-newer", file=self._file)
            self._total = _counted(lines)

    def __call__(self, connection: Connection) -> int:
        self._make_room(connection)
        try:
            with reading(self._path) as lines:
                return self._fill(connection, checked(next(lines), self._path), lines)
        except SQLAlchemyError as error:
            why = reason(error)
            raise StorageError("storage-restore-failed", file=self._file, reason=why) from error

    def _make_room(self, connection: Connection) -> None:
        """Drop what may be dropped: the tables of this program, never those of others."""
        current = current_revision(connection)
        there = present(connection)
        if current is None and there and not self._replace:
            raise StorageError("storage-foreign", tables=", ".join(sorted(there)))
        if not self._replace and any(_holds(connection, name) for name in there - OF_THE_MOMENT):
            raise StorageError("storage-not-empty", database=self._database)
        found = MetaData()
        found.reflect(connection, only=[*there, *([VERSION_TABLE] if current else [])])
        found.drop_all(connection)

    def _fill(self, connection: Connection, first: dict[str, Any], lines: Iterator[Any]) -> int:
        upgrade_to(connection, first["revision"])
        tables = {table.name: table for table in reflected(connection)}
        done = 0
        for name, group in groupby(islice(lines, self._total), key=lambda row: str(row[0])):
            table, columns = tables[name], first["tables"][name]
            while rows := [unpacked(table, columns, values) for _, values in islice(group, AT_ONCE)]:
                connection.execute(insert(table), rows)
                done += len(rows)
                if self._progress is not None:
                    self._progress(done, self._total)
        go_on_after(connection, tables.values(), first["last"])
        upgrade_to(connection, "head")
        return done


def _counted(lines: Iterator[Any]) -> int:
    """The rows of a file, if its last line says the same."""
    count = 0
    for each in lines:
        if isinstance(each, dict):
            if each["rows"] != count:
                raise ValueError(f"{count} / {each['rows']}")
            return count
        count += 1
    raise EOFError(str(count))


def _holds(connection: Connection, name: str) -> bool:
    table = Table(name, MetaData(), autoload_with=connection)
    return connection.execute(select(1).select_from(table).limit(1)).first() is not None
