"""A PostgreSQL server that these tests alone use: they restart it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from tests.server.faults.cluster import Cluster, own_cluster

#: Takes what a campaign has counted; it is printed when all tests are done.
Counted: TypeAlias = Callable[[dict[str, Any]], None]

_numbers = count(1)


@pytest.fixture
def counted(record_property: Callable[[str, object], None]) -> Counted:
    return lambda counts: record_property("counts", json.dumps(counts))


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with own_cluster() as running:
        yield running


@pytest.fixture
def new_url(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], str]:
    """Makes an empty database of a backend."""

    def make(backend: str) -> str:
        if backend == "sqlite":
            return f"sqlite+aiosqlite:///{tmp_path}/faults.sqlite"
        server: Cluster = request.getfixturevalue("cluster")
        return server.database(f"faults_{next(_numbers)}")

    return make
