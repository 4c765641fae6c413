"""Whose word about a client's address counts: that of the proxies of the settings, and nobody else's."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.conftest import MakeDatabase
from tests.server.held import Inside, inside
from tests.server.served import Served, served
from tests.waiting import LIMIT

JOINS = 2  # new guests an hour from one address
ELSEWHERE = "10.1.2.3"  # a proxy that is not the one who asks


def _joins(server: Served | Inside, *told: str) -> list[int]:
    """The answers to new guests, one for each `X-Forwarded-For`."""
    return [
        httpx.post(
            f"{server.address}/api/guest", json={}, headers={"X-Forwarded-For": each}, timeout=LIMIT
        ).status_code
        for each in told
    ]


@pytest.mark.parametrize(("backend", "workers"), [("sqlite", 1), ("postgres", 2)])
def test_nobody_but_a_trusted_proxy_says_where_a_client_is(
    make_database: MakeDatabase, tmp_path: Path, backend: str, workers: int
) -> None:
    """A client that names another address each time is still one client."""
    limits = {"EDUBBA_JOINS_PER_HOUR": str(JOINS), "EDUBBA_WORKERS": str(workers)}
    with served(make_database(backend), tmp_path, EDUBBA_PROXIES=ELSEWHERE, **limits) as server:
        assert _joins(server, *(f"93.184.215.{each}" for each in range(JOINS + 1))) == [201, 201, 429]
        assert _joins(server, ELSEWHERE, f"93.184.215.9, {ELSEWHERE}") == [429, 429]


def test_a_trusted_proxy_is_heeded_and_what_its_client_wrote_before_is_not(
    make_database: MakeDatabase,
) -> None:
    """A proxy adds the address it sees to what it was given: only the last one is its own word."""
    url, joins = make_database("sqlite"), str(JOINS)
    with inside(url, EDUBBA_JOINS_PER_HOUR=joins, EDUBBA_PROXIES="127.0.0.1") as server:
        assert _joins(server, *(f"93.184.215.{each}" for each in range(4))) == [201] * 4
        assert _joins(server, *["198.51.100.7"] * (JOINS + 1)) == [201, 201, 429]
        invented = [f"93.184.216.{each}, 198.51.100.8" for each in range(JOINS + 1)]
        assert _joins(server, *invented) == [201, 201, 429]
