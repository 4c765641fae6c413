"""How the server is doing: health, Prometheus metrics, logs, the event loop's own delay."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

TICK = 0.05
BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """What is counted; each server has its own registry."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        make: dict[str, Any] = {"registry": self.registry}
        self.requests = Counter("edubba_requests", "HTTP requests", ["method", "route", "status"], **make)
        self.seconds = Histogram(
            "edubba_request_seconds", "HTTP requests", ["route"], buckets=BUCKETS, **make
        )
        self.events = Counter("edubba_events", "Events stored", ["kind"], **make)
        self.listeners = Gauge("edubba_listeners", "Connections that listen to matches", **make)
        self.delay = Histogram(
            "edubba_loop_delay_seconds", "Delay of the event loop", buckets=BUCKETS, **make
        )
        self.worst = Gauge("edubba_loop_delay_worst_seconds", "Worst delay since the start", **make)
        self.unsent = Gauge("edubba_notices_unsent", "Notices not sent yet", **make)

    def text(self) -> bytes:
        """All of them, as Prometheus reads them."""
        return generate_latest(self.registry)

    async def watch_loop(self) -> None:
        """Measure how late the event loop wakes a sleeper."""
        worst = 0.0
        while True:
            began = time.perf_counter()
            await asyncio.sleep(TICK)
            late = max(0.0, time.perf_counter() - began - TICK)
            self.delay.observe(late)
            if late > worst:
                worst = late
                self.worst.set(worst)


class JsonLines(logging.Formatter):
    """A log line as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, logger, message, and the exception if there is one."""
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= getattr(record, "facts", {})
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(level: str, form: str) -> None:
    """Log to standard error, for people or as JSON."""
    handler = logging.StreamHandler()
    plain = logging.Formatter("%(asctime)s %(levelname)-7s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if form == "json" else plain)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for quiet in ("httpx", "httpcore", "aiosqlite", "alembic", "uvicorn"):
        logging.getLogger(quiet).setLevel(logging.WARNING)
