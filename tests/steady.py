"""`./run steady N`: the whole suite N times on a busy machine, and what failed how often.

Beside it as many programs as there are cores do nothing but take time from it. What was run is kept in the
user's cache: an interrupted series goes on where it was, also in another clone, where the commit is the same.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

from tests.reaper import mark_this_run

ROOT = Path(__file__).parents[1]
KEPT = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "edubba", "steady.jsonl")
BUSY = "import os\nwhile os.getppid() == int(os.environ['BESIDE']):\n    sum(range(100_000))"
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)
COUNT = re.compile(r"^=+ (.*\b(?:passed|failed|error)\b.*) =+$", re.MULTILINE)


def commit() -> str:
    """What is tested: the commit, and whether something has changed since."""
    head = subprocess.check_output(["git", "rev-parse", "--short=10", "HEAD"], cwd=ROOT, text=True).strip()
    changed = subprocess.check_output(["git", "status", "--porcelain"], cwd=ROOT, text=True)
    return f"{head}+" if changed else head


def earlier(of: str) -> list[dict[str, Any]]:
    """The runs of this commit so far; none where it had changes, since others may be made meanwhile."""
    if of.endswith("+") or not KEPT.exists():
        return []
    return [run for line in KEPT.read_text().splitlines() if (run := json.loads(line))["commit"] == of]


@contextmanager
def beside() -> Iterator[None]:
    """A busy program for every core; they end with this one, however it ends."""
    environment = os.environ | {"BESIDE": str(os.getpid())}
    busy = [
        subprocess.Popen([sys.executable, "-c", BUSY], env=environment) for _ in range(os.cpu_count() or 1)
    ]
    try:
        yield
    finally:
        for each in busy:
            each.kill()
            each.wait()


def run_once(number: int, of: str) -> dict[str, Any]:
    """One run; its output is kept in a file of its own."""
    path = Path(tempfile.gettempdir()) / f"edubba-steady-{of}-{number}.txt"
    began = time.monotonic()
    with path.open("w") as log:
        code = subprocess.run(
            [str(ROOT / "run"), "test"], stdout=log, stderr=log, stdin=subprocess.DEVNULL
        ).returncode
    told = path.read_text()
    return {
        "commit": of,
        "passed": code == 0,
        "seconds": round(time.monotonic() - began),
        "failed": sorted(set(FAILED.findall(told))),
        "counts": COUNT.findall(told),
        "log": str(path),
    }


def show(runs: list[dict[str, Any]], wanted: int) -> None:
    """One line a run."""
    run, number = runs[-1], len(runs)
    how = "passed" if run["passed"] else "FAILED"
    mean = sum(each["seconds"] for each in runs) / number
    left = timedelta(seconds=round(mean * (wanted - number)))
    print(
        f"run {number} of {wanted}: {how} in {run['seconds']} s; {' / '.join(run['counts'])}; {left} left",
        flush=True,
    )
    for name in run["failed"]:
        print(f"  {name}", flush=True)
    if not run["passed"]:
        print(f"  all of it: {run['log']}", flush=True)


def main(wanted: int) -> int:
    """How many runs failed."""
    of = commit()
    runs = earlier(of)[:wanted]
    print(f"{wanted} runs of {of} beside {os.cpu_count()} busy programs; {len(runs)} are done", flush=True)
    mark_this_run()  # who kills the series ends the run that is under way
    with beside():
        while len(runs) < wanted:
            runs.append(run_once(len(runs) + 1, of))
            KEPT.parent.mkdir(parents=True, exist_ok=True)
            with KEPT.open("a") as kept:
                kept.write(json.dumps(runs[-1]) + "\n")
            show(runs, wanted)
    passed = sum(1 for run in runs if run["passed"])
    print(f"{passed} of {wanted} passed, {wanted - passed} failed")
    for name, times in Counter(name for run in runs for name in run["failed"]).most_common():
        print(f"  {times} × {name}")
    return wanted - passed


if __name__ == "__main__":
    try:
        sys.exit(min(main(int(sys.argv[1])), 100))
    except KeyboardInterrupt:
        print("interrupted; the same command goes on", file=sys.stderr)
        sys.exit(130)
