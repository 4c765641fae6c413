"""The numbers that a database gives to new rows: after a restore they go on where they were."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, Integer, Table, func, select, text


def last_numbers(connection: Connection, tables: Iterable[Table]) -> dict[str, int]:
    """The highest number that each counting table has given so far."""
    return {table.name: _last(connection, table) for table in tables if _counts(table)}


def go_on_after(connection: Connection, tables: Iterable[Table], last: dict[str, int]) -> None:
    """Let every counting table go on after `last`, and after every row that is there."""
    for table in tables:
        if _counts(table):
            _set(connection, table, max(last.get(table.name, 0), _highest(connection, table)))


def _counts(table: Table) -> bool:
    """Tables with a number of their own call it `id`; the id of a match is a word."""
    return "id" in table.c and isinstance(table.c.id.type, Integer)


def _highest(connection: Connection, table: Table) -> int:
    return connection.scalar(select(func.coalesce(func.max(table.c.id), 0))) or 0


def _last(connection: Connection, table: Table) -> int:
    if connection.dialect.name == "sqlite":
        query = "SELECT seq FROM sqlite_sequence WHERE name = :name"
    else:
        query = "SELECT pg_sequence_last_value(pg_get_serial_sequence(:name, 'id')::regclass)"
    return max(connection.scalar(text(query), {"name": table.name}) or 0, _highest(connection, table))


def _set(connection: Connection, table: Table, last: int) -> None:
    facts = {"name": table.name, "last": last}
    if connection.dialect.name == "sqlite":
        connection.execute(text("DELETE FROM sqlite_sequence WHERE name = :name"), facts)
        connection.execute(text("INSERT INTO sqlite_sequence (name, seq) VALUES (:name, :last)"), facts)
    elif last:
        connection.execute(text("SELECT setval(pg_get_serial_sequence(:name, 'id'), :last)"), facts)
