"""What goes wrong between the program and its database."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError, TimeoutError

from edubba.games.errors import EdubbaError, shown

#: SQLSTATEs of a server that goes or comes ("the database system is starting up"), is cut off or out of room.
_AWAY = ("08", "53", "57P", "58")
_HELD = "55P03"  # somebody else kept a row locked for longer than a writer waits


class StorageError(EdubbaError):
    """A database or a back-up that cannot be used as wished."""


def reason(error: Exception) -> str:
    """What the driver says, in one line and without the statement: that may hold secrets."""
    cause: BaseException | None = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(error, SQLAlchemyError) and not isinstance(error, DBAPIError):
        return type(error).__name__
    lines = str(cause).splitlines() or [type(cause).__name__]
    return shown(lines[0].removesuffix("."), 200)


def of_database(error: Exception) -> bool:
    """Whether a driver raised it; each has errors of its own for a server that does not let us in."""
    own = type(error).__module__.startswith(("asyncpg", "psycopg"))
    return own or isinstance(error, (DBAPIError, OSError))


def is_outage(error: Exception) -> bool:
    """Whether it is the database that fails, and not what was to be written."""
    if isinstance(error, DBAPIError):
        known = isinstance(error, (OperationalError, InterfaceError)) or error.connection_invalidated
        return known or str(getattr(error.orig, "sqlstate", "")).startswith(_AWAY)
    return isinstance(error, TimeoutError) or of_database(error)  # or no connection was free in time


def is_held(error: Exception) -> bool:
    """Whether somebody else kept what was to be changed: of many writes only those to it fail."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", "") == _HELD


def is_away(error: Exception) -> bool:
    """Whether it will be over soon: a missing table is the database's, too, but stays missing."""
    wrong = isinstance(error, DBAPIError) and str(error.orig).startswith("no such ")
    return is_outage(error) and not wrong
