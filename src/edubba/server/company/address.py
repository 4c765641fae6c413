"""The one address of the database as each driver wants it: SQLAlchemy's, asyncpg's own, and psycopg's."""

from __future__ import annotations

from typing import Any

from sqlalchemy.engine import URL

from edubba.server.storage.database import WATCHED

#: What SQLAlchemy keeps for itself, or for the statements of its own connections.
_OURS = {"async_fallback", "async_creator_fn"}


def for_asyncpg(url: URL) -> dict[str, Any]:
    """The arguments of `asyncpg.connect`."""
    _, found = url.get_dialect()().create_connect_args(url)
    kept = {name: value for name, value in found.items() if name not in _OURS and "prepared" not in name}
    return kept | {"server_settings": WATCHED | {"application_name": "edubba broadcast"}}


def for_psycopg(url: URL) -> str:
    """A libpq connection string; what asyncpg calls `ssl` is `sslmode` there."""
    from psycopg.conninfo import make_conninfo

    facts: dict[str, Any] = {
        "host": url.host,
        "port": url.port,
        "user": url.username,
        "password": url.password,
        "dbname": url.database,
    }
    facts |= {{"ssl": "sslmode"}.get(name, name): value for name, value in url.query.items()}
    known = {name: value for name, value in facts.items() if value is not None and "prepared" not in name}
    kept = {"keepalives_idle": 3, "keepalives_interval": 1, "keepalives_count": 3, "tcp_user_timeout": 5000}
    options = " ".join(f"-c {name}={value}" for name, value in WATCHED.items())
    return make_conninfo(**{"options": options} | kept | known, application_name="edubba bots")
