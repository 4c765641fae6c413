"""One server, so many matches, a pace: what came of it."""

from __future__ import annotations

import statistics

import msgspec
from benchmarks.load.clients import Clients
from benchmarks.load.servers import Server
from benchmarks.load.tables import SEATS


class Figures(msgspec.Struct):
    """What was measured. Processors are counted in cores: 1.0 is one of them all the time."""

    server: str
    storage: str
    workers: int
    matches: int
    players: int
    asked: float | None  # commands a second that were asked for; None flat out
    commands: int
    per_second: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    memory_mb: float
    server_cores: float
    database_cores: float
    client_cores: float
    late_ticks: float  # the share of the event loop's ticks that came later than 20 ms


def measure(
    server: Server, clients: Clients, *, matches: int, workers: int, seconds: float, rate: float
) -> Figures:
    """Let all matches together make `rate` commands a second; with 0 as many as are answered."""
    clients.ready()
    before, (ticks, soon) = server.processor(), server.delays()
    played = clients.play(seconds, matches / rate if rate else 0.0)
    after, (ticks_then, soon_then) = server.processor(), server.delays()
    passed = max(each.seconds for each in played)
    times = [value for each in played for value in each.times]
    cuts = statistics.quantiles(times, n=100, method="inclusive")
    counted = ticks_then - ticks
    return Figures(
        server=server.kind, storage=server.storage, workers=workers, matches=matches, players=SEATS * matches,
        asked=rate or None, commands=len(times), per_second=round(len(times) / passed, 1),
        p50_ms=round(cuts[49] * 1000, 2), p99_ms=round(cuts[98] * 1000, 2),
        worst_ms=round(max(times) * 1000, 1), memory_mb=round(server.memory(), 1),
        server_cores=round((after[0] - before[0]) / passed, 2),
        database_cores=round((after[1] - before[1]) / passed, 2),
        client_cores=round(sum(each.processor for each in played) / passed, 2),
        late_ticks=round(1 - (soon_then - soon) / counted, 4) if counted else 0.0,
    )  # fmt: skip
