"""The same games on Ray: a real one, of this machine. `./run test-lab` has it."""

from __future__ import annotations

from pathlib import Path

import pytest

from edubba.games.errors import OptionError
from edubba.lab.arena.crew import played
from edubba.lab.arena.plan import Plan

from .conftest import plan_of
from .test_crew import told
from .test_interruption import games_in, start, stop, wait_for_games

pytest.importorskip("ray", reason="Ray is not installed; ./run test-lab has it")
pytestmark = [
    pytest.mark.lab,
    pytest.mark.filterwarnings("ignore"),  # Ray's own, of sockets and files it leaves to the interpreter
]


@pytest.fixture(autouse=True)
def open_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")  # no token on this machine


@pytest.mark.parametrize("game", ["sumeria", "flood"])
def test_ray_plays_the_games_that_one_process_plays(game: str) -> None:
    plan, numbers = plan_of(game), [0, 1, 2, 7]
    assert told(plan, numbers, 2, "local") == told(plan, numbers, 1)


def test_an_error_on_ray_is_told_as_it_is() -> None:
    plan = plan_of()
    old = Plan(plan.game, plan.options, plan.bots, plan.seed, plan.rules, "0.0.1")
    with pytest.raises(OptionError) as error:
        list(played(old, range(3), 1, "local"))
    assert error.value.key == "arena-version"


def test_an_arena_on_ray_is_interrupted_and_goes_on_without_it(tmp_path: Path) -> None:
    process = start(tmp_path, "--games", "5000", "--ray", "local", "--jobs", "2")
    wait_for_games(process, tmp_path, 3)
    code, err = stop(process)
    assert code == 130, err
    assert "the same command goes on" in err.splitlines()[-1]
    kept = games_in(tmp_path)
    done = start(tmp_path, "--games", str(len(kept) + 2))
    assert done.wait(60) == 0
    assert len(games_in(tmp_path)) >= len(kept) + 2


def test_where_no_ray_listens_it_is_said_at_once() -> None:
    from edubba.lab.arena import on_ray

    for address in ("127.0.0.1:9", "ray://127.0.0.1:9", "127.0.0.1:many"):
        with pytest.raises(OptionError) as error:
            on_ray.check(address)
        assert error.value.key == "arena-ray-unreachable"
