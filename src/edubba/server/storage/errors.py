"""What goes wrong between the program and its database."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError

from edubba.games.errors import EdubbaError, shown


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
    """Whether a driver raised it; asyncpg has errors of its own for a server that does not let us in."""
    return isinstance(error, (DBAPIError, OSError)) or type(error).__module__.startswith("asyncpg")


def is_outage(error: Exception) -> bool:
    """Whether it is the database that fails, and not what was to be written."""
    if isinstance(error, DBAPIError):
        return isinstance(error, (OperationalError, InterfaceError)) or error.connection_invalidated
    return of_database(error)
