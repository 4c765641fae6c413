"""One real server for all of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.served import Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("security")
    with served(f"sqlite:///{folder}/security.sqlite", folder) as running:
        yield running
    assert "Traceback" not in running.log()
