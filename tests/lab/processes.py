"""Arenas in processes of their own, to be interrupted."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from edubba.lab.arena.match import PLAYED
from tests.waiting import LIMIT, until

FILE = "games.jsonl"
Process = subprocess.Popen[str]
STARTED: list[Process] = []


def start(folder: Path, *words: str) -> Process:
    """An arena of random bots in a session of its own, as in a terminal of its own."""
    bots = ["--bots", "random,random,random", "--seed", "7", "--out", FILE]
    process = subprocess.Popen(
        [sys.executable, "-m", "edubba", "arena", "flood", *bots, *words],
        cwd=folder,
        env={**os.environ, "LANG": "C.UTF-8", "LC_ALL": "", "LANGUAGE": ""},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    STARTED.append(process)
    return process


def end_all() -> None:
    """End what a failed test left running."""
    while STARTED:
        process = STARTED.pop()
        process.kill()
        for one in in_session(process.pid):
            os.kill(one, signal.SIGKILL)
        process.communicate()


def games_in(folder: Path) -> dict[int, dict[str, Any]]:
    lines = (folder / FILE).read_text().splitlines(keepends=True)[1:]
    found = [json.loads(line) for line in lines if line.endswith("\n")]
    return {result["game"]: {key: result[key] for key in PLAYED} for result in found}


def wait_for_games(process: Process, folder: Path, count: int) -> None:
    def there() -> bool:
        assert process.poll() is None, process.stderr and process.stderr.read()
        return (folder / FILE).exists() and len(games_in(folder)) >= count

    until(there, f"{count} games were not played")


def stop(process: Process) -> tuple[int, str]:
    """Ctrl-C, which every process of the terminal hears."""
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=LIMIT)
    return process.returncode, err


def wait_until_all_ended(leader: int) -> None:
    until(lambda: not in_session(leader), lambda: f"still there: {in_session(leader)}")


def in_session(leader: int) -> list[int]:
    """The processes of a session that are still alive, by Linux's own table."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, _, session = entry.read_text().rpartition(")")[2].split()[:4]
        except OSError:  # it ended while we looked
            continue
        if int(session) == leader and state != "Z":
            found.append(int(entry.parent.name))
    return found
