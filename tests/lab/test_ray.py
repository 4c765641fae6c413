"""The same games on Ray: a real one, on this machine. `./run test-lab` has it."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from edubba.games.errors import OptionError
from edubba.lab.arena import on_ray
from edubba.lab.arena.crew import played
from edubba.lab.arena.plan import Plan
from tests.waiting import LIMIT, until

from .conftest import plan_of
from .processes import games_in, start, stop, wait_for_games
from .test_crew import told

pytest.importorskip("ray", reason="Ray is not installed; ./run test-lab has it")
pytestmark = [
    pytest.mark.lab,
    pytest.mark.filterwarnings("ignore"),  # Ray's own, of sockets and files it leaves to the interpreter
]


@pytest.fixture(scope="module", autouse=True)
def without_token() -> Iterator[None]:
    """A Ray of this machine alone needs none."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_AUTH_MODE", "disabled")
        yield


@pytest.fixture(scope="module")
def cluster(without_token: None) -> Iterator[str]:
    """The address of a cluster of one machine with two processors."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [str(Path(sys.executable).with_name("ray")), "start", "--head", "--block", "--num-cpus=2"]
    process = subprocess.Popen(
        [*command, f"--port={port}", "--node-ip-address=127.0.0.1", "--include-dashboard=false"],
        env={**os.environ, "RAY_USAGE_STATS_ENABLED": "0"},
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
    address = f"127.0.0.1:{port}"
    try:
        wait_until_it_listens(process, address)
        yield address
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(LIMIT)


def wait_until_it_listens(process: subprocess.Popen[bytes], address: str) -> None:
    def listens() -> bool:
        assert process.poll() is None
        with contextlib.suppress(OptionError):
            on_ray.check(address)
            return True
        return False

    until(listens, "Ray did not start")


def test_a_ray_of_this_machine_plays_the_games_that_one_process_plays() -> None:
    plan, numbers = plan_of("flood"), [0, 1, 2, 7]
    assert told(plan, numbers, 2, "local") == told(plan, numbers, 1)


def test_a_cluster_plays_the_games_that_one_process_plays(cluster: str) -> None:
    plan, numbers = plan_of("sumeria"), [0, 1, 2, 7]
    assert told(plan, numbers, None, cluster) == told(plan, numbers, 1)


def test_an_error_on_a_cluster_is_told_as_it_is(cluster: str) -> None:
    plan = plan_of()
    old = Plan(plan.game, plan.options, plan.bots, plan.seed, plan.rules, "0.0.1")
    with pytest.raises(OptionError) as error:
        list(played(old, range(3), 1, cluster))
    assert error.value.key == "arena-version"


def test_an_arena_on_a_cluster_is_interrupted_and_goes_on_without_it(cluster: str, tmp_path: Path) -> None:
    process = start(tmp_path, "--games", "5000", "--ray", cluster)
    wait_for_games(process, tmp_path, 3)
    code, err = stop(process)
    assert (code, err.count("\n")) == (130, 1), err
    assert "the same command goes on" in err
    kept = games_in(tmp_path)
    done = start(tmp_path, "--games", str(max(kept) + 2))
    _, err = done.communicate(timeout=LIMIT)
    assert done.returncode == 0, err
    assert sorted(games_in(tmp_path)) == [*range(max(kept) + 2)]


def test_where_no_ray_listens_it_is_said_at_once() -> None:
    for address in ("127.0.0.1:9", "ray://127.0.0.1:9", "127.0.0.1:many"):
        with pytest.raises(OptionError) as error:
            on_ray.check(address)
        assert error.value.key == "arena-ray-unreachable"
