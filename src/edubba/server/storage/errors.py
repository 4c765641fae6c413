"""What goes wrong between the program and its database."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

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
