"""What a match costs: bots play whole games at a real server, and everything they took is counted."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import httpx
from benchmarks.load.servers import Server, edubba
from sqlalchemy import text
from sqlalchemy.engine import make_url

from edubba.server.config import Settings
from edubba.server.storage.database import Database

LEVEL = "apprentice"  # thinks for a moment only: what is left is the table's
WAIT = 600.0  # seconds for all of them
LOOK = 6.0  # seconds after which a server has looked at itself again
ACCOUNT = {"name": "Enheduanna", "password": "a long hymn to Inanna", "language": "en"}


@dataclass
class Cost:
    """Of one match, in the mean."""

    game: str
    storage: str
    events: float
    bytes: float  # on disk, indexes included
    server_ms: float  # of a processor, in the worker; bots think elsewhere
    database_ms: float


def measure(game: str, backend: str, matches: int) -> Cost:
    """Let bots play so many matches and divide."""
    with edubba(backend, 1) as server:
        http = _signed_in(server)
        _played(http, game, 1)  # what is made once
        before = _taken(server, http)
        _played(http, game, matches)
        after = _taken(server, http)
    events, size, own, base = ((b - a) / matches for a, b in zip(before, after, strict=True))
    return Cost(game, server.storage, round(events, 1), round(size), round(own * 1e3), round(base * 1e3))


def _signed_in(server: Server) -> httpx.Client:
    http = httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=60)
    http.post("/api/register", json=ACCOUNT).raise_for_status()
    http.headers["X-Edubba-CSRF"] = http.get("/api/me").raise_for_status().json()["csrf"]
    return http


def _played(http: httpx.Client, game: str, matches: int) -> None:
    """Open tables of bots alone and wait for the last of them."""
    ids = []
    for _ in range(matches):
        wish = {"game": game, "seats": [LEVEL] * 3}
        ids.append(http.post("/api/matches", json=wish).raise_for_status().json()["match"]["id"])
    end = time.monotonic() + WAIT
    while ids and time.monotonic() < end:
        if http.get(f"/api/matches/{ids[-1]}").json()["status"] == "over":
            ids.pop()
        else:
            time.sleep(0.2)
    if ids:
        raise SystemExit(f"{len(ids)} matches of {game} did not end")


def _taken(server: Server, http: httpx.Client) -> tuple[float, float, float, float]:
    """Events stored, bytes on disk, and seconds of processors: the server's own, and the database's."""
    time.sleep(LOOK)
    lines = http.get("/metrics").raise_for_status().text.splitlines()
    events = sum(float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith("edubba_events_total"))
    own = sum(float(line.rsplit(" ", 1)[1]) for line in lines if _own(line))
    return events, float(asyncio.run(_size(server.database))), own, server.processor()[1]


def _own(line: str) -> bool:
    return line.startswith("edubba_process_cpu_seconds_total")


async def _size(url: str) -> int:
    """Of all tables and their indexes."""
    file = make_url(url).database or ""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # what waits in the journal belongs to it
        return Path(file).stat().st_size
    database = Database(Settings(database=url).database_url)
    try:
        async with database.read() as connection:
            return int(await connection.scalar(text("SELECT pg_database_size(current_database())")) or 0)
    finally:
        await database.close()
