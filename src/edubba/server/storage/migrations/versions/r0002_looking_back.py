"""Records that people bring along, and analyses."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Float, ForeignKey, Integer, String, Text

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create them."""
    op.create_table(
        "studies",
        Column("id", String(16), primary_key=True),
        Column("account", Integer, ForeignKey("accounts.id", ondelete="SET NULL")),
        Column("record", Text, nullable=False),
        Column("created", Float, nullable=False),
    )
    op.create_table(
        "analyses",
        Column("id", String(16), primary_key=True),
        Column("account", Integer, ForeignKey("accounts.id", ondelete="SET NULL")),
        Column("status", String(8), nullable=False),
        Column("part", Float, nullable=False),
        Column("looks", Text, nullable=False),
        Column("review", Text, nullable=False),
        Column("asked", Float, nullable=False),
        Column("changed", Float, nullable=False),
    )
    op.create_index("ix_studies_account", "studies", ["account"])
    op.create_index("ix_analyses_account", "analyses", ["account"])
    op.create_index("ix_analyses_status_asked", "analyses", ["status", "asked"])
