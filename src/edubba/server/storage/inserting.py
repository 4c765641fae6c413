"""Inserting what may be there already: two workers, or a double click, may come to it at the same time."""

from __future__ import annotations

import functools
from typing import Any

from sqlalchemy import Insert, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_once(dialect: str, table: Table) -> Insert:
    """Insert, or leave what is there."""
    statement: Insert = _insert(dialect, table).on_conflict_do_nothing()
    return statement


@functools.cache
def upsert(dialect: str, table: Table) -> Insert:
    """Insert, or change what is there; made once, for making it takes longer than carrying it out."""
    statement = _insert(dialect, table)
    keys = list(table.primary_key.columns)
    others = {column.name: statement.excluded[column.name] for column in table.columns if column not in keys}
    made: Insert = statement.on_conflict_do_update(index_elements=keys, set_=others)
    return made


def _insert(dialect: str, table: Table) -> Any:
    return (sqlite if dialect == "sqlite" else postgresql).insert(table)
