"""A test run that is killed leaves no process behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.reaper import MARK, PROCESSES, marked
from tests.waiting import LIMIT, until

ROOT = Path(__file__).parents[1]
#: A run that has started all there is, and then waits to be killed.
RUN = """
import os, time
from pathlib import Path
from tests.server.served import served

def test_everything_is_there(postgres, browser, tmp_path):
    with served(f"sqlite:///{tmp_path}/x.sqlite", tmp_path):
        (tmp_path / "mark").write_text(os.environ["RUN_OF_TESTS"])
        (tmp_path / "mark").rename(os.environ["THERE"])  # not there before it is whole
        time.sleep(3600)
"""
CONFTEST = """
from tests.conftest import *
from tests.page.conftest import _launched, browser
from tests.server.conftest import postgres
"""


@pytest.mark.skipif(
    not hasattr(os, "pidfd_open") or not PROCESSES.is_dir(), reason="only Linux shows processes"
)
def test_a_killed_run_leaves_no_server_no_browser_and_no_database(tmp_path: Path) -> None:
    there = tmp_path / "there"
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "test_waits.py").write_text(RUN)
    options = ["-p", "no:cacheprovider", "-q", "-c", str(ROOT / "pyproject.toml"), "--rootdir", str(tmp_path)]
    with subprocess.Popen(
        [sys.executable, "-m", "pytest", *options, str(tmp_path / "test_waits.py")],
        cwd=ROOT, env=os.environ | {"THERE": str(there)}, stdout=subprocess.PIPE, text=True,
    ) as run:  # fmt: skip
        until(lambda: there.exists() or run.poll() is not None, "nothing was started", limit=2 * LIMIT)
        assert run.poll() is None, run.stdout and run.stdout.read()
        mark = there.read_text().rpartition("/")[2]
        started = {Path(f"/proc/{each}/comm").read_text().strip() for each in marked(mark)}
        assert {"postgres", "chromium"} <= started
        assert len(marked(mark)) > 5
        run.send_signal(signal.SIGKILL)
    until(lambda: not marked(mark), lambda: f"still there: {marked(mark)}")
    assert mark not in os.environ[MARK]
