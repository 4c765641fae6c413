"""Limits that several workers share."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Float, String

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create them; what they hold is of the moment and need not survive a crash of the database."""
    op.create_table(
        "buckets",
        Column("key", String(200), primary_key=True),
        Column("rest", Float, nullable=False),
        Column("drawn", Float, nullable=False),
        Column("since", Float, nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER TABLE buckets SET UNLOGGED")
