"""A database as several workers share it."""

from __future__ import annotations

import pytest

from edubba.server.storage.database import Database
from edubba.server.storage.migrations import upgrade
from tests.server.conftest import MakeDatabase, run


@pytest.fixture
def base(make_database: MakeDatabase) -> Database:
    """A new PostgreSQL with its tables."""
    url = make_database("postgres")
    run(url, upgrade)
    return Database(url)
