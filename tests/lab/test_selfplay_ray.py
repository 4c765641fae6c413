"""Self-play on a Ray of this machine: the same records, also where a worker dies. `./run test-lab` has it."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest

from edubba.lab.arena.crew import played
from edubba.lab.arena.match import Result
from edubba.lab.arena.plan import Plan
from edubba.lab.selfplay.playing import play_record

from .conftest import plan_of
from .test_selfplay import told

ray = pytest.importorskip("ray", reason="Ray is not installed; ./run test-lab has it")
pytestmark = [
    pytest.mark.lab,
    pytest.mark.filterwarnings("ignore"),  # Ray's own, of sockets and files it leaves to the interpreter
]
DEATH = "EDUBBA_TEST_DEATH"  # a file that is there once a worker has died


@pytest.fixture(autouse=True)
def without_token(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Ray of this machine alone needs none."""
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")


@pytest.mark.parametrize("game", ["sumeria", "flood"])
def test_ray_writes_the_records_that_one_process_writes(game: str) -> None:
    plan = plan_of(game, "scribe,apprentice,random")
    assert told(plan, 2, "local") == told(plan, 1)


def play_or_die(plan: Plan, number: int) -> Result:
    """Play, but where it is game 3 for the first time, die as a machine does."""
    mark = Path(os.environ[DEATH])
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_record(plan, number)


def test_a_game_whose_worker_died_is_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DEATH, str(tmp_path / "died"))
    ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])
    plan = plan_of("sumeria", "apprentice,random,random")
    try:
        found = sorted(played(plan, range(6), 2, "local", play_or_die), key=lambda one: int(one["game"]))
    finally:
        ray.cloudpickle.unregister_pickle_by_value(sys.modules[__name__])
    assert (tmp_path / "died").exists()
    assert found == [play_record(plan, number) for number in range(6)]
