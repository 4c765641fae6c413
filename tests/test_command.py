"""A forked command is what a started one is: in what it says, how it ends, and what it takes from outside."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.command import ENGLISH, Command, run
from tests.waiting import LIMIT, until

GAME = Path(__file__).parent / "records" / "games" / "greedy-1.edubba"


@pytest.mark.parametrize(
    ("words", "typed", "variables"),
    [
        (["replay", str(GAME)], "", {}),
        (["play", "--seats", "human,human,human", "--seed", "1"], "+ur.c\nboard\nquit\n", {}),
        (["serve", "--port", "many"], "", {"LANG": "hu_HU.UTF-8"}),
        (["serve"], "", {"EDUBBA_DATABASE": "postgresql://u:p@127.0.0.1:notaport/x"}),
        (["draw", "nothing.json"], "", {"PYTHONIOENCODING": "ascii", "LANG": "ro_RO.UTF-8"}),
    ],
)
def test_it_says_what_a_started_one_says(
    words: list[str], typed: str, variables: dict[str, str], tmp_path: Path
) -> None:
    environment = {**os.environ, **ENGLISH, **variables}
    started = subprocess.run(
        [sys.executable, "-m", "edubba", *words], cwd=tmp_path, env=environment, input=typed,
        capture_output=True, text=True, encoding="utf-8", timeout=LIMIT, check=False,
    )  # fmt: skip
    forked = run(*words, cwd=tmp_path, env=environment, typed=typed)
    assert (forked.returncode, forked.stdout) == (started.returncode, started.stdout)
    assert forked.stderr == started.stderr
    assert forked.stdout or forked.stderr


@pytest.mark.parametrize(("number", "code"), [(signal.SIGKILL, -signal.SIGKILL), (signal.SIGTERM, 0)])
def test_it_ends_by_signals(tmp_path: Path, number: signal.Signals, code: int) -> None:
    log = tmp_path / "log"
    log.touch()
    environment = {**os.environ, "EDUBBA_DATABASE": f"sqlite:///{tmp_path}/x.sqlite"}
    server = Command("serve", "--port", "0", env=environment, stdout=log, stderr=log)
    until(lambda: "ready" in log.read_text(), log.read_text)
    server.send_signal(number)
    assert server.wait() == code
    assert not Path(f"/proc/{server.pid}").exists()
