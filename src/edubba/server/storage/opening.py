"""A database opened for one piece of work, such as a back-up; what goes wrong is told in a sentence."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeAlias

from sqlalchemy import Connection, MetaData, Table, inspect
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

from edubba.games.errors import shown
from edubba.server.storage.database import Database
from edubba.server.storage.errors import StorageError, of_database, reason
from edubba.server.storage.schema import metadata

AT_ONCE = 1000  # rows

#: Told how many rows are done, of how many.
Progress: TypeAlias = Callable[[int, int], None]


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    """A database for the length of a block; raises StorageError."""
    address_of(url)
    try:
        database = Database(url)
    except (SQLAlchemyError, ImportError) as error:
        raise _unreachable(url, error) from None
    try:
        yield database
    except Exception as error:
        if not of_database(error):
            raise
        raise _unreachable(url, error) from error
    finally:
        await database.close()


def address_of(url: str) -> URL:
    """The parts of an address; raises StorageError."""
    try:
        return make_url(url)
    except (SQLAlchemyError, ValueError) as error:  # ValueError: a port that is no number
        raise _unreachable(url, error) from None


def shown_url(url: str) -> str:
    """An address as it may be told: without its password."""
    try:
        return shown(make_url(url).render_as_string(hide_password=True), 200)
    except (SQLAlchemyError, ValueError):
        return "?"


def _unreachable(url: str, error: Exception) -> StorageError:
    return StorageError("storage-unreachable", database=shown_url(url), reason=reason(error))


def reflected(connection: Connection) -> list[Table]:
    """Our tables as the database has them, maybe older than this program; those pointed to come first."""
    found = MetaData()
    found.reflect(connection, only=sorted(present(connection)))
    return found.sorted_tables


def present(connection: Connection) -> set[str]:
    """Which of our tables are there; those of other programs are none of our business."""
    return metadata.tables.keys() & set(inspect(connection).get_table_names())
