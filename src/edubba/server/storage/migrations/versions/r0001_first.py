"""The first tables. A released revision is never changed: the next change is the next revision."""

from __future__ import annotations

from alembic import op
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    String,
    Text,
    UniqueConstraint,
)

revision = "0001"
down_revision = None

INDEXES = (
    ("sessions", ["account"]),
    ("sessions", ["expires"]),
    ("tokens", ["account"]),
    ("resets", ["account"]),
    ("matches", ["status", "changed"]),
    ("seats", ["account"]),
    ("chats", ["match", "id"]),
    ("ratings", ["account"]),
    ("notices", ["account"]),
    ("notices", ["sent", "due"]),
)


def upgrade() -> None:
    """Create them."""
    _create_people()
    _create_matches()
    _create_rest()
    for table, columns in INDEXES:
        op.create_index(f"ix_{table}_{'_'.join(columns)}", table, columns)


def _create_people() -> None:
    op.create_table(
        "accounts",
        Column("id", Integer, primary_key=True, autoincrement=True),
        Column("name", String(40), nullable=False),
        Column("name_key", String(80), unique=True),
        Column("email", String(254)),
        Column("email_key", String(254), unique=True),
        Column("password", String(200)),
        Column("language", String(8), nullable=False, server_default="en"),
        Column("about", String(500), nullable=False, server_default=""),
        Column("guest", Boolean, nullable=False),
        Column("suspended", String(500)),
        Column("created", Float, nullable=False),
        Column("deleted", Float),
        Column("mail", Boolean, nullable=False, server_default="1"),
        Column("digest", Boolean, nullable=False, server_default="0"),
        Column("webhook", String(500)),
        Column("webhook_key", String(64)),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "sessions",
        Column("token", String(64), primary_key=True),
        Column("account", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
        Column("created", Float, nullable=False),
        Column("used", Float, nullable=False),
        Column("expires", Float, nullable=False),
    )
    op.create_table(
        "tokens",
        Column("id", Integer, primary_key=True, autoincrement=True),
        Column("token", String(64), unique=True, nullable=False),
        Column("account", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
        Column("name", String(40), nullable=False),
        Column("created", Float, nullable=False),
        Column("used", Float),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "resets",
        Column("token", String(64), primary_key=True),
        Column("account", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
        Column("expires", Float, nullable=False),
    )
    op.create_table(
        "blocks",
        Column("account", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        Column("blocked", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        Column("created", Float, nullable=False),
    )
    op.create_table(
        "reports",
        Column("id", Integer, primary_key=True, autoincrement=True),
        Column("account", Integer, ForeignKey("accounts.id", ondelete="SET NULL")),
        Column("reported", Integer, ForeignKey("accounts.id", ondelete="SET NULL")),
        Column("match", String(16)),
        Column("text", String(2000), nullable=False),
        Column("created", Float, nullable=False),
        Column("closed", Float),
        Column("answer", String(500)),
        sqlite_autoincrement=True,
    )


def _create_matches() -> None:
    op.create_table(
        "matches",
        Column("id", String(16), primary_key=True),
        Column("game", String(20), nullable=False),
        Column("players", Integer, nullable=False),
        Column("status", String(10), nullable=False),
        Column("version", Integer, nullable=False),
        Column("host", Integer, ForeignKey("accounts.id"), nullable=False),
        Column("private", Boolean, nullable=False),
        Column("rated", Boolean, nullable=False),
        Column("clock", String(8), nullable=False),
        Column("to_act", Integer),
        Column("deadline", Float),
        Column("created", Float, nullable=False),
        Column("changed", Float, nullable=False),
        Column("ended", String(12), nullable=False, server_default=""),
        Column("seed", String(64), nullable=False),
        Column("invitation", String(64), nullable=False, server_default=""),
        Column("counted", Boolean, nullable=False, server_default="0"),
    )
    op.create_table(
        "seats",
        Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("kind", String(8), nullable=False),
        Column("account", Integer, ForeignKey("accounts.id", ondelete="SET NULL")),
        Column("name", String(40), nullable=False),
        Column("bot", String(20), nullable=False),
        Column("resigned", Boolean, nullable=False),
        Column("points", Integer),
        Column("won", Boolean),
    )
    op.create_table(
        "log",
        Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        Column("version", Integer, primary_key=True, autoincrement=False),
        Column("event", Text, nullable=False),
    )
    op.create_table(
        "snapshots",
        Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        Column("version", Integer, nullable=False),
        Column("data", LargeBinary, nullable=False),
    )
    op.create_table(
        "drafts",
        Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        Column("draft", Text, nullable=False),
    )
    op.create_table(
        "chats",
        Column("id", Integer, primary_key=True, autoincrement=True),
        Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
        Column("room", String(8), nullable=False),
        Column("account", Integer, ForeignKey("accounts.id", ondelete="SET NULL")),
        Column("name", String(40), nullable=False),
        Column("text", String(500), nullable=False),
        Column("at", Float, nullable=False),
        sqlite_autoincrement=True,
    )


def _create_rest() -> None:
    op.create_table(
        "ratings",
        Column("id", Integer, primary_key=True, autoincrement=True),
        Column("game", String(20), nullable=False),
        Column("players", Integer, nullable=False),
        Column("account", Integer, ForeignKey("accounts.id", ondelete="CASCADE")),
        Column("bot", String(20), nullable=False, server_default=""),
        Column("mu", Float, nullable=False),
        Column("sigma", Float, nullable=False),
        Column("matches", Integer, nullable=False),
        UniqueConstraint("game", "players", "account", "bot", name="uq_ratings_player"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "watches",
        Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        Column("account", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        Column("notices", Boolean, nullable=False),
    )
    op.create_table(
        "notices",
        Column("id", Integer, primary_key=True, autoincrement=True),
        Column("account", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
        Column("match", String(16)),
        Column("version", Integer),
        Column("kind", String(20), nullable=False),
        Column("facts", JSON, nullable=False),
        Column("way", String(8), nullable=False),
        Column("due", Float, nullable=False),
        Column("tries", Integer, nullable=False, server_default="0"),
        Column("sent", Float),
        Column("error", String(500)),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "meta",
        Column("key", String(40), primary_key=True),
        Column("value", Text, nullable=False),
    )
