"""`edubba lab report` as a user runs it: interrupted, gone on with, refused."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run, Terminal
from tests.cli.test_bad_input import assert_one_line
from tests.waiting import LIMIT, until

SMALL = ["lab", "report", "sumeria", "--bots", "random", "--games", "6", "--openings", "1"]


def test_a_report_is_the_same_page_whatever_the_jobs(run: Run, tmp_path: Path) -> None:
    done = run(*SMALL, "--jobs", "1")
    assert (done.returncode, done.stderr) == (0, "")
    first, *_, files = done.stdout.splitlines()
    assert first.startswith("86 games of random against itself, 6 by each of 5 sets of rules")
    (kept,) = tmp_path.glob("balance-sumeria-*.jsonl")
    assert files == f"The games are in {kept.name}, the report is in {kept.stem}.html."
    page = kept.with_suffix(".html").read_bytes()
    assert b"edubba lab report sumeria --bots random --games 6 --openings 1 --seed 1 --lang en" in page
    again = run(*SMALL, "--jobs", "2", "--out", "other.jsonl", "--json")
    assert again.returncode == 0, again.stderr
    assert (tmp_path / "other.html").read_bytes() == page
    told = json.loads(again.stdout)
    assert (told["game"], told["bots"], len(told["variants"])) == ("sumeria", "random", 5)
    assert len(told["first_moves"]["moves"]) == 56
    assert sum(place["value"] for place in told["variants"][1]["places"]) == pytest.approx(1)


def test_a_terminal_gets_one_bar_over_all_rules_with_time_left(terminal: Terminal) -> None:
    terminal.start(*SMALL, "--jobs", "1", term="xterm", columns=120)
    shown = terminal.read_to_the_end()
    for needed in ("Playing Sumeria", "/86", "0:00:0", "Who moves"):
        assert needed in shown, shown


def test_ctrl_c_keeps_what_is_played_and_the_same_command_goes_on_to_the_same_page(
    run: Run, tmp_path: Path
) -> None:
    words = [
        "lab",
        "report",
        "flood",
        "--bots",
        "random",
        "--games",
        "40",
        "--openings",
        "1",
        "--jobs",
        "1",
        "--out",
        "g.jsonl",
    ]
    process = subprocess.Popen(
        [sys.executable, "-m", "edubba", *words], cwd=tmp_path, text=True,
        env={**os.environ, "LANG": "C.UTF-8", "LC_ALL": "", "LANGUAGE": ""}, start_new_session=True,
        stderr=subprocess.PIPE,
    )  # fmt: skip
    file = tmp_path / "g.jsonl"
    until(lambda: file.exists() and file.read_bytes().count(b"\n") > 5, "six games were not played")
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=LIMIT)
    count = file.read_bytes().count(b"\n") - 1
    assert process.returncode == 130
    assert err == f"{count} of 92 games are kept in g.jsonl; the same command goes on.\n"
    assert 5 <= count < 92
    before = file.read_bytes()
    done = run(*words)
    assert f"{count} games are there" in done.stderr
    assert file.read_bytes().startswith(before)
    whole = run(*words[:-1], "whole.jsonl")
    assert (done.returncode, whole.returncode) == (0, 0)
    assert (tmp_path / "g.html").read_bytes() == (tmp_path / "whole.html").read_bytes()


def test_a_board_of_ones_own_and_an_option_are_the_rules_asked_for(run: Run, tmp_path: Path) -> None:
    shipped = (Path(__file__).parents[2] / "src/edubba/games/boards/eight_gates.toml").read_text()
    (tmp_path / "mine.toml").write_text(shipped.replace('"eight_gates"', '"mine"', 1))
    asked = ["--board", "mine.toml", "--option", "players=4", "--lang", "de", "--out", "g.jsonl"]
    done = run(*SMALL[:-2], "--openings", "0", *asked)
    assert done.returncode == 0, done.stderr
    assert "4 Spieler, Spielplan mine" in done.stdout
    page = (tmp_path / "g.html").read_text()
    assert "gewünschte Regeln" in page
    assert "--board mine.toml --option players=4 --lang de" in page
    assert "Spielplan: two_rivers" in page
    assert "Spieler: 3" in page


@pytest.mark.parametrize(
    ("words", "needed"),
    [
        (["lab", "report", "chess"], "chess"),
        ([*SMALL, "--bots", "hal"], "hal"),
        ([*SMALL, "--games", "0"], "--games"),
        ([*SMALL, "--openings", "-1"], "--openings"),
        ([*SMALL, "--jobs", "0"], "--jobs"),
        ([*SMALL, "--out", "x.html"], "x.html"),
        ([*SMALL, "--lang", "xx"], "--lang"),
        ([*SMALL, "--option", "luck=1"], "luck"),
    ],
)
def test_what_cannot_be_is_one_sentence(run: Run, tmp_path: Path, words: list[str], needed: str) -> None:
    assert_one_line(run(*words), needed)
    assert list(tmp_path.iterdir()) == []


def test_the_file_of_an_arena_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text('{"edubba-arena":1,"game":"sumeria"}\n')
    assert_one_line(run(*SMALL, "--out", "games.jsonl"), "games.jsonl", "--out")
    assert (tmp_path / "games.jsonl").read_text() == '{"edubba-arena":1,"game":"sumeria"}\n'
