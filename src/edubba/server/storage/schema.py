"""The tables of the database, the same in SQLite and PostgreSQL; `migrations/` brings an older one to them.

Times are seconds since 1970 as floats, as in events. Secrets that a user shows again (cookies, tokens, links
for a new password) are stored as hashes only.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# --- people -----------------------------------------------------------------------------------------

accounts = Table(
    "accounts",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("name", String(40), nullable=False),
    Column("name_key", String(80), unique=True),  # casefolded; null for guests and for those who are gone
    Column("email", String(254)),
    Column("email_key", String(254), unique=True),
    Column("password", String(200)),  # argon2; null for guests
    Column("language", String(8), nullable=False, server_default="en"),
    Column("about", String(500), nullable=False, server_default=""),
    Column("guest", Boolean, nullable=False),
    Column("suspended", String(500)),  # the moderator's reason; null: not suspended
    Column("created", Float, nullable=False),
    Column("deleted", Float),
    Column("mail", Boolean, nullable=False, server_default="1"),  # notices by mail
    Column("digest", Boolean, nullable=False, server_default="0"),  # once a day instead of at once
    Column("webhook", String(500)),  # an https address for notices
    Column("webhook_key", String(64)),  # signs what is sent there
    sqlite_autoincrement=True,
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # sha-256 of the cookie
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
    Column("expires", Float, nullable=False, index=True),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("token", String(64), unique=True, nullable=False),  # sha-256
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),
    sqlite_autoincrement=True,
)

resets = Table(
    "resets",
    metadata,
    Column("token", String(64), primary_key=True),  # sha-256
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Float, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("created", Float, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("account", ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("reported", ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("match", String(16)),
    Column("text", String(2000), nullable=False),
    Column("created", Float, nullable=False),
    Column("closed", Float),
    Column("answer", String(500)),
    sqlite_autoincrement=True,
)

# --- matches ----------------------------------------------------------------------------------------

matches = Table(
    "matches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("version", Integer, nullable=False),
    Column("host", ForeignKey("accounts.id"), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("clock", String(8), nullable=False),  # live, days or none
    Column("to_act", Integer),
    Column("deadline", Float),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("ended", String(12), nullable=False, server_default=""),
    Column("seed", String(64), nullable=False),  # secret until the end
    Column("invitation", String(64), nullable=False, server_default=""),
    Column("counted", Boolean, nullable=False, server_default="0"),  # ratings are updated
    Index("ix_matches_status_changed", "status", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("account", ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(20), nullable=False),  # the level of the bot that plays there, or empty
    Column("resigned", Boolean, nullable=False),
    Column("points", Integer),
    Column("won", Boolean),
)

log = Table(  # append-only
    "log",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("event", Text, nullable=False),
)

snapshots = Table(  # the newest of each match
    "snapshots",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

drafts = Table(
    "drafts",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("draft", Text, nullable=False),
)

chats = Table(
    "chats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("room", String(8), nullable=False),  # table: the seats; gallery: those who watch
    Column("account", ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_chats_match_id", "match", "id"),
    sqlite_autoincrement=True,
)

# --- ratings, notices, the server itself --------------------------------------------------------------

ratings = Table(
    "ratings",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("game", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), index=True),
    Column("bot", String(20), nullable=False, server_default=""),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    UniqueConstraint("game", "players", "account", "bot", name="uq_ratings_player"),
    sqlite_autoincrement=True,
)

watches = Table(  # a person's own wish about the notices of one match
    "watches",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("notices", Boolean, nullable=False),
)

notices = Table(  # an outbox: written with what they tell of, sent afterwards
    "notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("match", String(16)),
    Column("version", Integer),
    Column("kind", String(20), nullable=False),  # turn, reminder, start, end, take-back, reset, …
    Column("facts", JSON, nullable=False),
    Column("way", String(8), nullable=False),  # mail or webhook
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("sent", Float),
    Column("error", String(500)),
    Index("ix_notices_sent_due", "sent", "due"),
    sqlite_autoincrement=True,
)

meta = Table(
    "meta",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

buckets = Table(  # limits that several workers share; of the moment, and in no back-up
    "buckets",
    metadata,
    Column("key", String(200), primary_key=True),
    Column("rest", Float, nullable=False),  # how many are left
    Column("drawn", Float, nullable=False),  # how many were taken the last time
    Column("since", Float, nullable=False),
)

OF_THE_MOMENT = {buckets.name}

# --- looking back ---------------------------------------------------------------------------------------

studies = Table(  # records that somebody brought along
    "studies",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("record", Text, nullable=False),
    Column("created", Float, nullable=False),
)

analyses = Table(  # of matches and of studies, by their ids
    "analyses",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="SET NULL"), index=True),  # who asked for it
    Column("status", String(8), nullable=False),  # waiting, running, done or failed
    Column("part", Float, nullable=False),  # of the work that is done, 0 to 1
    Column("looks", Text, nullable=False),  # what is found so far, a line of JSON each
    Column("review", Text, nullable=False),  # the whole, as JSON, once it is done
    Column("asked", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("ix_analyses_status_asked", "status", "asked"),
)
