"""`edubba lab selfplay` as a user runs it, killed and interrupted. `./run test-lab` has most of it."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.test_bad_input import assert_one_line
from tests.waiting import LIMIT, until

from .processes import STARTED, wait_until_all_ended

BOTS = ["lab", "selfplay", "sumeria", "--bots", "random,random,random", "--seed", "7"]
LOCALE = {"LANG": "C.UTF-8", "LC_ALL": "", "LANGUAGE": ""}
arrow = pytest.mark.skipif(
    find_spec("pyarrow") is None, reason="pyarrow is not installed; ./run test-lab has it"
)


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize(
    ("words", "needed"),
    [
        ([*BOTS[:3], "--bots", "lugal,random,random", "--to", "x"], "lugal:1000"),
        ([*BOTS[:3], "--bots", "random,random", "--to", "x"], "2 bots"),
        ([*BOTS], "--to"),
        ([*BOTS, "--to", "x", "--games", "0"], "--games"),
        ([*BOTS, "--to", "x", "--jobs", "0"], "--jobs"),
    ],
)
def test_what_cannot_be_is_one_sentence(run: Run, tmp_path: Path, words: list[str], needed: str) -> None:
    assert_one_line(run(*words), needed)
    assert list(tmp_path.iterdir()) == []


def test_without_pyarrow_it_says_what_to_install(run: Run, tmp_path: Path) -> None:
    (tmp_path / "pyarrow.py").write_text("raise ImportError")  # the folder stands first on the path
    assert_one_line(run(*BOTS, "--to", "x"), "pip install edubba[data]")
    assert not (tmp_path / "x").exists()


@arrow
@pytest.mark.lab
def test_it_tells_where_the_games_are_and_adds_to_them(run: Run, tmp_path: Path) -> None:
    done = run(*BOTS, "--games", "3", "--to", "games")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("3 games with ")
    done = run(*BOTS, "--games", "5", "--to", "games", "--jobs", "2", "--json")
    assert (done.returncode, done.stderr) == (0, "Going on with games: 3 games are there.\n")
    found = json.loads(done.stdout)
    assert (found["games"], found["folder"], found["bots"]) == (5, "games", ["random"] * 3)
    size = sum(path.stat().st_size for path in (tmp_path / "games").rglob("*.parquet"))
    assert found["bytes"] == size
    assert_one_line(run(*BOTS, "--seed", "8", "--to", "games"), "seed", "--to")


@arrow
@pytest.mark.lab
def test_a_terminal_gets_a_bar_with_time_left(tmp_path: Path) -> None:
    main, side = pty.openpty()
    command = [sys.executable, "-m", "edubba", *BOTS, "--games", "9", "--to", "games"]
    surroundings = {**os.environ, **LOCALE, "TERM": "xterm", "COLUMNS": "110"}
    process = subprocess.Popen(command, stdin=side, stdout=side, stderr=side, cwd=tmp_path, env=surroundings)
    os.close(side)
    shown = b""
    try:
        while part := os.read(main, 4096):
            shown += part
    except OSError:  # the other end is closed
        pass
    assert process.wait(LIMIT) == 0
    for needed in ("Playing Sumeria", "/9", "0:00:0", "9 games with"):
        assert needed in shown.decode(), shown


# --- killed -------------------------------------------------------------------------------------------

#: Plays 12 games in parts of 5 and kills itself at its so manieth flush, before or after the disk has it.
SUICIDE = """
import os, signal, sys
from edubba.lab.arena.crew import played
from edubba.lab.arena.plan import make_plan
from edubba.lab.selfplay.dataset import DataSet
from edubba.lab.selfplay.playing import play_record

if __name__ == "__main__":
    folder, moment, late, jobs = sys.argv[1], int(sys.argv[2]), sys.argv[3] == "late", int(sys.argv[4])
    flush, count = os.fsync, 0

    def deadly(handle):
        global count
        count += 1
        if count == moment and not late:
            os.kill(os.getpid(), signal.SIGKILL)
        flush(handle)
        if count == moment:
            os.kill(os.getpid(), signal.SIGKILL)

    os.fsync = deadly
    plan = make_plan("sumeria", {}, ["random", "random", "apprentice"], "7")
    with DataSet(folder, plan, 12, 5) as data:
        print(len(data.missing()), flush=True)
        for result in played(plan, data.missing(), jobs, None, play_record):
            data.add(result)
"""


def lives(script: Path, folder: Path, moment: int, late: str, jobs: int) -> tuple[int, int]:
    """The exit code of a life, and how many games were missing when it began."""
    words = [str(folder), str(moment), late, str(jobs)]
    done = subprocess.run(
        [sys.executable, str(script), *words], capture_output=True, text=True, timeout=90, check=False
    )
    assert done.returncode in (0, -signal.SIGKILL), done.stderr
    return done.returncode, int(done.stdout or 12)


@arrow
@pytest.mark.lab
@pytest.mark.parametrize("late", ["early", "late"])
def test_a_writer_killed_again_and_again_writes_the_same_files(tmp_path: Path, late: str) -> None:
    script = tmp_path / "suicide.py"
    script.write_text(SUICIDE)
    assert lives(script, tmp_path / "whole", 0, late, 1) == (0, 12)
    folder, missing = tmp_path / "killed", []
    for moment in (1, 4, 5, 7, 3):  # the manifest, games, both tables of a part and their folders
        code, left = lives(script, folder, moment, late, 1)
        assert code == -signal.SIGKILL
        missing.append(left)
    assert missing == sorted(missing, reverse=True)
    assert missing[-1] <= 5
    code, left = lives(script, folder, 0, late, 2)
    assert (code, left < 5) == (0, True)
    assert files(folder) == files(tmp_path / "whole")


@arrow
@pytest.mark.lab
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="the table of processes is Linux's")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_a_command_that_is_stopped_leaves_no_process_and_goes_on(
    run: Run, tmp_path: Path, how: signal.Signals
) -> None:
    command = [sys.executable, "-m", "edubba", *BOTS, "--games", "100000", "--jobs", "2", "--to", "games"]
    process = subprocess.Popen(
        command,
        cwd=tmp_path,
        env={**os.environ, **LOCALE},
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    STARTED.append(process)

    def first_part() -> bool:
        assert process.poll() is None
        return (tmp_path / "games/games/000000.parquet").exists()

    until(first_part, "no part was written")
    if how == signal.SIGINT:
        os.killpg(process.pid, how)  # every process of a terminal hears it
    else:
        process.send_signal(how)
    _, err = process.communicate(timeout=LIMIT)
    if how == signal.SIGINT:
        assert process.returncode == 130
        assert err.count("\n") == 1
        assert "of 100000 games are kept in games; the same command goes on." in err
    wait_until_all_ended(process.pid)
    done = run(*BOTS, "--games", "105", "--to", "games")
    assert done.returncode == 0, done.stderr
    assert run(*BOTS, "--games", "105", "--to", "whole", "--jobs", "2").returncode == 0
    found, wanted = files(tmp_path / "games"), files(tmp_path / "whole")
    assert {name: found[name] for name in wanted} == wanted
