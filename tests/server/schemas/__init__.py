"""Databases of every revision that was ever released: its tables as they were made then, with real content.

`0001/sqlite.sql` and `0001/postgres.sql` are the tables in the words of each database,
`0001/content.jsonl` the lines of a back-up, written by the program of that time. `python -m
tests.server.schemas` adds a revision.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.server.storage.archive import unpacked
from edubba.server.storage.database import Database
from edubba.server.storage.numbers import go_on_after
from edubba.server.storage.opening import reflected

FOLDER = Path(__file__).parent


def kept() -> list[str]:
    """The revisions that are here."""
    return sorted(path.name for path in FOLDER.iterdir() if (path / "content.jsonl").is_file())


def lines(revision: str) -> list[Any]:
    """The lines of the back-up: header, rows, count."""
    whole = (FOLDER / revision / "content.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in whole.splitlines()]


def rows(revision: str) -> dict[str, list[dict[str, Any]]]:
    """The rows of each table by the names of their columns, as the back-up has them."""
    first, *rest = lines(revision)
    found: dict[str, list[dict[str, Any]]] = {name: [] for name in first["tables"]}
    for name, values in rest[:-1]:
        found[name].append(dict(zip(first["tables"][name], values, strict=True)))
    return found


def back_up(revision: str, path: Path) -> Path:
    """The same as the file that `edubba backup` wrote then."""
    path.write_bytes(gzip.compress((FOLDER / revision / "content.jsonl").read_bytes()))
    return path


async def make(database: Database, revision: str) -> None:
    """Make an empty database what one of that revision was."""
    async with database.write() as connection:
        await _tables(connection, revision)
        await connection.run_sync(_fill, revision)


async def _tables(connection: AsyncConnection, revision: str) -> None:
    name = "sqlite" if connection.dialect.name == "sqlite" else "postgres"
    script = (FOLDER / revision / f"{name}.sql").read_text(encoding="utf-8")
    for statement in filter(str.strip, script.split(";\n")):
        await connection.exec_driver_sql(statement)


def _fill(connection: Any, revision: str) -> None:
    first, *rest = lines(revision)
    tables = {table.name: table for table in reflected(connection)}
    for name, values in rest[:-1]:
        row = unpacked(tables[name], first["tables"][name], values)
        connection.execute(tables[name].insert(), row)
    go_on_after(connection, tables.values(), first["last"])
    connection.execute(text("INSERT INTO alembic_version VALUES (:revision)"), {"revision": revision})
