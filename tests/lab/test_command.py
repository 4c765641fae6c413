"""`edubba arena` as a user runs it."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.conftest import Run
from tests.cli.test_bad_input import assert_one_line
from tests.waiting import LIMIT

BOTS = ["arena", "sumeria", "--bots", "greedy,random,random"]


def test_a_tournament_tells_keeps_and_reports(run: Run, tmp_path: Path) -> None:
    done = run(*BOTS, "--games", "6")
    assert (done.returncode, done.stderr) == (0, "")
    head, columns, *rows, files = done.stdout.splitlines()
    assert head == "6 games in 2 rounds, 3 players, board two_rivers, seed 1"
    assert columns.split()[:3] == ["bot", "seats", "taken"]
    assert [row.split()[:2] for row in rows] == [["greedy", "6"], ["random", "12"]]
    (kept,) = tmp_path.glob("arena-sumeria-*.jsonl")
    assert files == f"The games are in {kept.name}, the report is in {kept.stem}.html."
    assert len(kept.read_text().splitlines()) == 7
    page = kept.with_suffix(".html").read_text()
    ElementTree.fromstring(page.removeprefix("<!DOCTYPE html>\n"))
    assert "edubba arena sumeria --bots greedy,random,random --games 6" in page
    assert_more_games_may_follow(run, kept)


def assert_more_games_may_follow(run: Run, kept: Path) -> None:
    before = kept.read_bytes()
    done = run(*BOTS, "--games", "8", "--json", "--report", "other.html")
    assert done.returncode == 0, done.stderr
    assert "6 games are there" in done.stderr
    told = json.loads(done.stdout)
    assert (told["games"], told["file"], told["report"]) == (8, kept.name, "other.html")
    assert [one["name"] for one in told["standings"]] == ["greedy", "random"]
    assert kept.read_bytes().startswith(before)
    assert kept.read_bytes().count(b"\n") == 9
    assert (kept.parent / "other.html").exists()


def test_a_terminal_gets_a_table_and_a_bar_with_time_left(tmp_path: Path) -> None:
    main, side = pty.openpty()
    environment = {
        **os.environ,
        "LANG": "C.UTF-8",
        "LC_ALL": "",
        "LANGUAGE": "",
        "TERM": "xterm",
        "COLUMNS": "110",
    }
    command = [sys.executable, "-m", "edubba", *BOTS, "--games", "9", "--seed", "2"]
    process = subprocess.Popen(command, stdin=side, stdout=side, stderr=side, cwd=tmp_path, env=environment)
    os.close(side)
    shown = b""
    try:
        while part := os.read(main, 4096):
            shown += part
    except OSError:  # the other end is closed
        pass
    assert process.wait(LIMIT) == 0
    text = shown.decode()
    for needed in ("Playing Sumeria", "/9", "0:00:0", "win share", "──", "random"):
        assert needed in text, text


@pytest.mark.parametrize(
    ("words", "needed"),
    [
        (["arena", "sumeria", "--bots", "random,random"], "2 bots"),
        (["arena", "sumeria"], "--bots"),
        ([*BOTS, "--games", "0"], "--games"),
        ([*BOTS, "--jobs", "0"], "--jobs"),
        ([*BOTS, "--out", "x.html"], "x.html"),
        ([*BOTS, "--out", "no/such/folder.jsonl"], "no/such/folder.jsonl"),
    ],
)
def test_what_cannot_be_is_one_sentence(run: Run, tmp_path: Path, words: list[str], needed: str) -> None:
    assert_one_line(run(*words), needed)
    assert list(tmp_path.iterdir()) == []


def test_the_file_of_another_tournament_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "diary.jsonl").write_text("Dear diary\n")
    assert_one_line(run(*BOTS, "--out", "diary.jsonl"), "diary.jsonl", "--out")
    assert (tmp_path / "diary.jsonl").read_text() == "Dear diary\n"


def test_a_report_never_replaces_the_games_nor_another_file(run: Run, tmp_path: Path) -> None:
    assert run(*BOTS, "--games", "1", "--out", "games.jsonl").returncode == 0
    (tmp_path / "folder").mkdir()
    (tmp_path / "link.html").symlink_to(tmp_path / "games.jsonl")
    (tmp_path / "notes.html").write_text("my notes")
    before = {path: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()}
    words = [*BOTS, "--games", "1000000", "--out", "games.jsonl", "--report"]  # the test would not end
    for same in ("games.jsonl", "folder/../games.jsonl", "link.html"):
        assert_one_line(run(*words, same), "games.jsonl")
    assert_one_line(run(*words, "notes.html"), "notes.html", "--report")
    assert_one_line(run(*words, "missing/report.html"), "missing/report.html")
    assert before == {path: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()}


def test_without_ray_it_says_what_to_install(run: Run, tmp_path: Path) -> None:
    (tmp_path / "ray.py").write_text("raise ImportError")  # the folder stands first on the path
    assert_one_line(run(*BOTS, "--ray", "local"), "pip install edubba[ray]")


def test_a_board_of_ones_own_is_kept_in_the_file(run: Run, tmp_path: Path) -> None:
    shipped = (Path(__file__).parents[2] / "src/edubba/games/boards/eight_gates.toml").read_text()
    (tmp_path / "mine.toml").write_text(shipped.replace('"eight_gates"', '"mine"', 1))
    bots = ["arena", "sumeria", "--bots", "random,random,random,random", "--board", "mine.toml"]
    done = run(*bots, "--games", "2", "--jobs", "2", "--out", "games.jsonl", "--lang", "de")
    assert done.returncode == 0, done.stderr
    assert "Spielplan mine" in done.stdout
    header = json.loads((tmp_path / "games.jsonl").read_text().splitlines()[0])
    assert header["options"]["board"]["name"] == "mine"
