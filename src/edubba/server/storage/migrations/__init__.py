"""Bringing a database up to the tables of this program; `versions/` has one revision per change."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from edubba.server.storage.database import Database
from edubba.server.storage.errors import StorageError
from edubba.server.storage.schema import metadata

VERSION_TABLE = "alembic_version"
_LOCK = 7_302_117  # any number that nobody else locks in this database


async def upgrade(database: Database) -> None:
    """Create the tables or bring older ones up to date, all or nothing; raises StorageError."""
    async with database.write() as connection:
        await connection.run_sync(upgrade_to, "head")


def upgrade_to(connection: Connection, revision: str) -> None:
    """The same up to one revision, in the transaction of this connection."""
    if connection.dialect.name == "postgresql":  # two servers that start at the same time
        connection.execute(text("SET LOCAL lock_timeout = 0"))  # the other one may take long
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    current = current_revision(connection)
    if current is not None and not known(current):
        raise StorageError("storage-newer", revision=current)
    others = metadata.tables.keys() & set(inspect(connection).get_table_names())
    if current is None and others:
        raise StorageError("storage-foreign", tables=", ".join(sorted(others)))
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def current_revision(connection: Connection) -> str | None:
    """The revision of a database; None where it was never brought up to one."""
    return MigrationContext.configure(connection).get_current_revision()


def known(revision: str) -> bool:
    """Whether this program has a revision, or is too old to."""
    return any(
        script.revision == revision for script in ScriptDirectory.from_config(_config()).walk_revisions()
    )


def _config() -> Config:
    """What an alembic.ini would say; an installed program has none."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
