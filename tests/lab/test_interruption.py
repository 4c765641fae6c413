"""Interrupting real processes: what is kept, what is said, and going on to the same end."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from edubba.lab.lines import uninterrupted
from tests.waiting import LIMIT

from .conftest import plan_of
from .processes import FILE, games_in, in_session, start, stop, wait_for_games, wait_until_all_ended
from .test_crew import told


def ignores_interrupts(process: int) -> bool:
    status = Path(f"/proc/{process}/status").read_text().splitlines()
    ignored = next(line.split()[1] for line in status if line.startswith("SigIgn:"))
    return bool(int(ignored, 16) >> (signal.SIGINT - 1) & 1)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="the table of processes is Linux's")
def test_a_killed_arena_leaves_no_process_and_goes_on_to_the_same_games(tmp_path: Path) -> None:
    process = start(tmp_path, "--games", "100000", "--jobs", "2")
    wait_for_games(process, tmp_path, 12)
    workers = [one for one in in_session(process.pid) if one != process.pid]
    assert len(workers) >= 2
    assert all(ignores_interrupts(one) for one in workers)  # else they would print tracebacks
    assert not ignores_interrupts(process.pid)
    process.kill()
    process.wait(LIMIT)
    wait_until_all_ended(process.pid)
    before = games_in(tmp_path)
    with (tmp_path / FILE).open("a") as file:
        file.write('{"game": 10000, "rou')  # as if it had been killed while writing
    games = max(before) + 5
    done = start(tmp_path, "--games", str(games), "--jobs", "2")
    out, err = done.communicate(timeout=LIMIT)
    assert done.returncode == 0, err
    assert f"{len(before)} games are there" in err
    assert f"{games} games in" in out
    after = games_in(tmp_path)
    assert before.items() <= after.items()
    assert [after[n] for n in range(games)] == told(
        plan_of("flood", "random,random,random", "7"), [*range(games)], 1
    )


def test_ctrl_c_comes_when_what_was_begun_is_done() -> None:
    done: list[str] = []

    def work() -> None:
        with uninterrupted():
            signal.raise_signal(signal.SIGINT)
            done.append("all")
        done.append("more")

    before = signal.getsignal(signal.SIGINT)
    with pytest.raises(KeyboardInterrupt):
        work()
    assert done == ["all"]
    assert signal.getsignal(signal.SIGINT) is before


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_says_in_one_line_what_is_kept(tmp_path: Path, jobs: str) -> None:
    process = start(tmp_path, "--games", "100000", "--jobs", jobs)
    wait_for_games(process, tmp_path, 5)
    code, err = stop(process)
    kept = len(games_in(tmp_path))
    assert (code, err.count("\n")) == (130, 1), err
    assert err == f"{kept} of 100000 games are kept in {FILE}; the same command goes on.\n"
    assert not (tmp_path / "games.html").exists()
