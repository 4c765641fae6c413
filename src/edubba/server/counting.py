"""What is counted for Prometheus, in one process or in several that answer on one port.

One server keeps its figures in a registry of its own; those of several processes are in `sharing.py`.
docs/operations.md says what to watch.
"""

from __future__ import annotations

from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

import edubba
from edubba.search import LEVELS
from edubba.server import sharing

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
THINKING = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 30.0)
BATCHES = (1, 2, 5, 10, 20, 50, 100, 200, 500)
#: What becomes of a command.
OUTCOMES = ("done", "refused", "stale", "failed")
#: With these a server closes a WebSocket; any other is counted as "other".
CLOSES = {1000, 1001, 1009, 1011, 1012, 4000, 4008, 4400, 4401, 4403, 4404, 4429}


class Metrics:
    """What is counted; each server has its own registry."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._count_requests()
        self._count_play()
        self._count_bots()
        self._count_storage()
        self._count_workers()

    def text(self) -> bytes:
        """All of them, of all processes that share the port, as Prometheus reads them."""
        return sharing.together() if sharing.shared() else generate_latest(self.registry)

    # --- which there are --------------------------------------------------------------------------------

    def _count_requests(self) -> None:
        self.requests = self._counter(
            "requests", "HTTP requests answered, by method, pattern of the address and status",
            "method", "route", "status",
        )  # fmt: skip
        self.seconds = self._histogram("request_seconds", "Seconds until an HTTP answer ended", "route")
        self.refused = self._counter(
            "messages_refused", "Messages over WebSockets answered with a problem, by its status", "status"
        )
        self.closes = self._counter("sockets_closed", "WebSockets that the server closed, by code", "code")

    def _count_play(self) -> None:
        self.listeners = self._gauge("listeners", "Connections that listen to matches", "livesum")
        self.tables = self._gauge(
            "matches", "Matches that run, and tables that wait for players", "livemax", "status"
        )
        self.events = self._counter("events", "Events stored, and drafts, by kind", "kind")
        self.commands = self._counter(
            "commands", "Commands of people: done, refused, stale (made on an old version) or failed",
            "outcome",
        )  # fmt: skip
        for (
            outcome
        ) in OUTCOMES:  # there from the start: how much a figure has grown is asked of what was there
            self.commands.labels(outcome)
        self.obeyed = self._histogram("command_seconds", "Seconds until a command that was done is on disk")
        self.unsent = self._gauge("notices_unsent", "Notices that are due and not sent yet", "livemax")

    def _count_bots(self) -> None:
        self.waiting = self._gauge("bots_waiting", "Decisions of bots that nobody has begun", "livesum")
        self.thought = self._histogram(
            "bot_seconds", "Seconds in which a bot decided, by level", "level", buckets=THINKING
        )
        self.bot_failures = self._counter(
            "bot_failures", "Decisions that a bot did not make: it failed, hung or died", "level"
        )
        for level in (*LEVELS, "other"):
            self.bot_failures.labels(level)

    def _count_storage(self) -> None:
        self.batch = self._histogram("commit_writes", "Writes that shared a group commit", buckets=BATCHES)
        self.commits = self._histogram("commit_seconds", "Seconds of a group commit, flush included")
        self.connections = self._gauge("database_connections", "Database connections in use", "livesum")
        self.database_up = self._gauge("database_up", "1 while the database answers, else 0", "livemin")
        self.outages = self._counter("outages", "Times that the database was asked in vain")

    def _count_workers(self) -> None:
        """The processes: what they tell each other, which does what is done once, what each one needs."""
        self.broadcasts = self._counter("broadcasts", "News between processes, by direction", "direction")
        for direction in ("sent", "heard"):
            self.broadcasts.labels(direction)
        self.broadcast_lag = self._histogram(
            "broadcast_lag_seconds", "Seconds from telling the other processes something to hearing it there"
        )
        self.reconnects = self._counter("reconnects", "Lost connections that were made anew, to what", "what")
        self.work_failures = self._counter(
            "work_failures", "Times that work of the server itself failed", "work"
        )
        self.work_failing = self._gauge(
            "work_failing", "1 while that work does not succeed, else 0", "livemax", "work"
        )
        self.steward = self._gauge("steward", "1 where this process does what is done once: clocks, notices",
                                   "livesum")  # fmt: skip
        self.workers_alive = self._gauge("workers_alive", "Processes that answer on the port", "livesum")
        self.delay = self._histogram("loop_delay_seconds", "How late the event loop wakes a sleeper")
        self.worst = self._gauge("loop_delay_worst_seconds", "Worst such delay since the start", "livemax")
        self.memory = self._gauge("process_memory_bytes", "Resident memory of the server", "liveall")
        self.files = self._gauge("process_open_files", "File descriptors of the server", "liveall")
        self.most_files = self._gauge("process_max_files", "File descriptors that it may have", "liveall")
        self.processor = self._counter("process_cpu_seconds", "Processor time of the server, without bots")
        self.began = self._gauge("process_start_time_seconds", "When the server started", "liveall")
        info = self._gauge("info", "Always 1; the version of the program", "livemax", "version")
        info.labels(edubba.__version__).set(1)

    # --- how they are made ------------------------------------------------------------------------------

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(f"edubba_{name}", text, labels, registry=self.registry)

    def _gauge(self, name: str, text: str, mode: Any, *labels: str) -> Gauge:
        """One that several processes show as `mode` says: `liveall` with a label `pid`, the others as one."""
        return Gauge(f"edubba_{name}", text, labels, registry=self.registry, multiprocess_mode=mode)

    def _histogram(
        self, name: str, text: str, *labels: str, buckets: tuple[float, ...] = BUCKETS
    ) -> Histogram:
        return Histogram(f"edubba_{name}", text, labels, registry=self.registry, buckets=buckets)


def level_label(name: str) -> str:
    """The level of a bot as a label: one of ours, however the bot's limits are written."""
    level = name.partition(":")[0]
    return level if level in LEVELS else "other"


def close_label(code: int) -> str:
    """The code of a close as a label."""
    return str(code) if code in CLOSES else "other"
