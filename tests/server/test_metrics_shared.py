"""Figures of several processes that share a port: added up, whoever is asked; the dead say nothing more."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import httpx

from edubba.server.counting import Metrics
from edubba.server.sharing import FOLDER, GONE, share_between_workers, worker_gone
from tests.server.served import Guest, served
from tests.server.test_metrics import after, value
from tests.waiting import LIMIT

#: A worker in short: it counts, says its number, and goes when its input ends.
WORKER = """
import os, sys, time
from edubba.server.counting import Metrics
metrics = Metrics()
metrics.events.labels("moved").inc(int(sys.argv[1]))
metrics.listeners.set(int(sys.argv[1]))
metrics.tables.labels("running").set(int(sys.argv[1]))
metrics.workers_alive.set(1)
metrics.steward.set(int(sys.argv[1]) == 5)
metrics.memory.set(1000)
metrics.worst.set(int(sys.argv[1]))
metrics.commits.observe(0.3)
print(os.getpid(), flush=True)
sys.stdin.read()
"""


def test_several_processes_are_added_up_and_a_dead_one_speaks_no_more() -> None:
    before = os.environ.get(FOLDER)
    with share_between_workers() as folder:
        workers = [
            subprocess.Popen(
                [sys.executable, "-c", WORKER, count],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            for count in ("5", "7")
        ]
        pids = [int((worker.stdout or sys.stdin).readline()) for worker in workers]
        text = Metrics().text()
        assert value(text, 'edubba_events_total{kind="moved"}') == 12
        assert value(text, "edubba_listeners") == 12
        assert value(text, 'edubba_matches{status="running"}') == 7  # the steward's: the others say 0
        assert value(text, "edubba_workers_alive") == 2
        assert value(text, "edubba_steward") == 1
        assert value(text, "edubba_loop_delay_worst_seconds") == 7
        assert value(text, 'edubba_commit_seconds_bucket{le="0.5"}') == 2
        assert [value(text, f'edubba_process_memory_bytes{{pid="{pid}"}}') for pid in pids] == [1000, 1000]
        for worker in workers:
            worker.communicate("")
        worker_gone(pids[0])
        text = Metrics().text()
        assert value(text, 'edubba_events_total{kind="moved"}') == 12  # counted is counted
        assert value(text, "edubba_listeners") == 7
        assert value(text, "edubba_workers_alive") == 1
        assert value(text, f'edubba_process_memory_bytes{{pid="{pids[0]}"}}') is None
        worker_gone(pids[1])
        text = Metrics().text()
        assert value(text, 'edubba_events_total{kind="moved"}') == 12
        assert value(text, 'edubba_commit_seconds_bucket{le="0.5"}') == 2
        assert value(text, "edubba_listeners") is None
        assert {path.stem for path in folder.glob("*.db")} == {f"counter_{GONE}", f"histogram_{GONE}"}
    assert not folder.exists()
    assert os.environ.get(FOLDER) == before


def test_real_servers_share_theirs(tmp_path: Path) -> None:
    """Each with a database of its own here; what they have in common is the folder."""
    folders = [tmp_path / name for name in ("one", "other")]
    for folder in folders:
        folder.mkdir()
    with (
        share_between_workers(),
        served(f"sqlite:///{folders[0]}/x.sqlite", folders[0]) as one,
        served(f"sqlite:///{folders[1]}/x.sqlite", folders[1]) as other,
    ):
        for server in (one, other):
            Guest(server.address).open()
        after(one.address, "edubba_workers_alive", 2)
        text = after(one.address, "edubba_database_up", 1)  # the least of both
        made = 'edubba_requests_total{method="POST",route="/api/matches",status="201"}'
        assert value(text, made) == 2
        assert value(text, "edubba_steward") == 2  # two databases, two stewards: an alarm would ring
        assert other.process is not None
        other.kill()
        worker_gone(other.process.pid)
        text = httpx.get(f"{one.address}/metrics", timeout=LIMIT).text
        assert value(text, "edubba_workers_alive") == 1
        assert value(text, made) == 2
        other.start()
        text = after(one.address, "edubba_workers_alive", 2)
        assert value(text, made) == 2
