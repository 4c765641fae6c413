"""Playing at a terminal."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import edubba

from .conftest import Run, Terminal


def test_bots_alone_play_a_game_to_its_end(run: Run, tmp_path: Path) -> None:
    done = run(
        "play", "sumeria", "--seats", "greedy,random,random,random", "--seed", "7", "--record", "g.edubba"
    )
    assert done.returncode == 0, done.stderr
    record = edubba.read(tmp_path / "g.edubba")
    assert record.result is not None
    assert f"{record.result[0]} points" in done.stdout
    assert record.options["players"] == 4


def test_the_same_seed_plays_the_same_game(run: Run, tmp_path: Path) -> None:
    for name in ("a", "b"):
        run(
            "play", "sumeria", "--seats", "greedy,random,greedy", "--seed", "11", "--record", f"{name}.edubba"
        )
    assert (tmp_path / "a.edubba").read_bytes() == (tmp_path / "b.edubba").read_bytes()


def test_a_refused_text_cites_the_rule_and_asks_again(run: Run) -> None:
    typed = "+ur.c\n+ur.c\nur.c>ur.t1\nbanana\nquit\n"
    done = run("play", "sumeria", "--seats", "human,human,human", "--seed", "1", typed=typed)
    assert done.returncode == 0
    assert "R10: Ur (city) is occupied by Player " in done.stdout
    assert "R18: " in done.stdout
    assert "“banana” is no text of this game" in done.stdout


def test_the_commands_answer(run: Run, tmp_path: Path) -> None:
    words = ("help", "legal ur.", "+ur.t1", "why +ur.t1", "board", "read", "near ur.t1", "log", "scores")
    typed = "\n".join([*words, "save g", "draw d", "undo", "quit", ""])
    done = run("play", "sumeria", "--seats", "human,human,human", "--seed", "1", typed=typed)
    assert done.returncode == 0, done.stderr
    for needed in (
        "+ur.v3",
        "R10: Ur (town 1)",
        "Place 1: ",
        "ur.t1: ur.v1, ur.c",
        "0 points",
        "Taken back: +ur.t1.",
    ):
        assert needed in done.stdout
    assert edubba.read(tmp_path / "g.edubba").moves[-1] == "+ur.t1"
    ElementTree.parse(tmp_path / "d.svg")


def test_undo_takes_back_the_bots_answers_and_keeps_the_luck(run: Run, tmp_path: Path) -> None:
    typed = "+ur.c\nundo\n+ur.c\nquit\n"
    done = run("play", "sumeria", "--seed", "3", "--record", "g.edubba", typed=typed)
    taken = re.search(r"Taken back: (.*)\.\n", done.stdout)
    assert taken is not None
    assert taken[1].split(", ")[0] == "+ur.c"
    assert len(taken[1].split(", ")) == 3
    assert edubba.read(tmp_path / "g.edubba").moves.count("+ur.c") == 1


def test_a_kept_game_goes_on_where_it_was_left(run: Run, tmp_path: Path) -> None:
    run("play", "sumeria", "--seed", "3", "--record", "g.edubba", typed="+ur.c\nquit\n")
    before = edubba.read(tmp_path / "g.edubba").moves
    done = run("play", "sumeria", "--record", "g.edubba", typed="+ur.t1\nquit\n")
    assert f"{len(before)} texts" in done.stdout
    after = edubba.read(tmp_path / "g.edubba").moves
    assert after[: len(before) + 1] == [*before, "+ur.t1"]


def test_every_language_speaks(run: Run) -> None:
    told = {
        lang: run(
            "play", "--seats", "human,human,human", "--seed", "1", "--lang", lang, typed="help\n+x\nquit\n"
        )
        for lang in ("en", "de", "hu", "it", "ro")
    }
    assert all(done.returncode == 0 for done in told.values())
    assert len({done.stdout for done in told.values()}) == 5


def test_tab_completes_a_text_at_a_real_terminal(terminal: Terminal) -> None:
    terminal.start("play", "--seats", "human,human,human", "--seed", "1")
    terminal.read()
    assert "places a trader on Shuruppak (city)" in terminal.type("+shu\tc\n")
    assert terminal.leave("qu\t\n") == 0


def test_the_benchmark_prints_its_figures_as_json(run: Run) -> None:
    done = run("bench", "playouts", "sumeria", "--seconds", "0.2", "--players", "4", "--json")
    figures = json.loads(done.stdout)
    assert figures["players"] == 4
    assert figures["board"] == "two_rivers"
    assert figures["games"] > 0
    assert figures["decisions"] >= figures["games"] * (20 + 72)  # R18 and I5: placements and turns
    assert figures["games_per_second"] == pytest.approx(figures["games"] / figures["seconds"], rel=0.02)


def test_a_text_that_cannot_be_kept_is_not_played(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    folder.mkdir()
    run(
        "play",
        "--seats",
        "human,human,human",
        "--seed",
        "1",
        "--record",
        "kept/g.edubba",
        typed="+ur.c\nquit\n",
    )
    before = (folder / "g.edubba").read_bytes()
    command = [sys.executable, "-m", "edubba", "play", "--record", "kept/g.edubba"]
    environment = {**os.environ, "LANG": "C.UTF-8", "LC_ALL": "", "LANGUAGE": ""}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=tmp_path, env=environment, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        while "place a trader" not in process.stdout.readline():
            pass
        (folder / "g.edubba").rename(tmp_path / "away.edubba")
        folder.rmdir()
        process.stdin.write("+ur.t1\nlog\nquit\n")
        process.stdin.close()
        told = process.stdout.read()
    assert "cannot be written" in told
    assert "places a trader on Ur (city)" in told
    assert "places a trader on Ur (town 1)" not in told
    assert (tmp_path / "away.edubba").read_bytes() == before


def test_a_refusal_calls_players_by_their_names(run: Run) -> None:
    typed = "+ur.c\n+ur.c\nwhy +ur.c\nquit\n"
    done = run("play", "sumeria", "--seats", "human,human,human", "--seed", "1", typed=typed)
    told = [line for line in done.stdout.splitlines() if "R10" in line]
    assert len(told) == 2
    assert all("Player " in line and "seat" not in line for line in told), told
