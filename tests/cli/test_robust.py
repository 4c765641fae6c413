"""What goes wrong around a table: other people's records, odd names, terminals and disks."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

import edubba
from edubba import records

from .conftest import Run

EXAMPLE = """edubba-record: 1
game: sumeria
rules: 1
seat.1: Ninsun
date: 2026-11-15
x-house:
  The table by the window.

{A friendly game.}
~umma ~uruk ~lagash ~ur ~nippur ~shuruppak ~sippar ~kish ~R ~P ~R ~E ~M ~E ~2
+umma.c [clock 0:09:58] +uruk.c {bold} (+uruk.t1 +ur.c)
"""


@pytest.fixture
def annotated(tmp_path: Path) -> Path:
    path = tmp_path / "a.edubba"
    path.write_text(EXAMPLE)
    return path


def test_going_on_with_a_record_keeps_all_that_was_in_it(run: Run, annotated: Path) -> None:
    before = edubba.read(annotated)
    assert run("play", "--record", annotated.name, typed="+ur.v1\nundo\n+ur.v2\nquit\n").returncode == 0
    after = edubba.read(annotated)
    assert after.moves == [*before.moves, "+ur.v2"]
    assert after.line.nodes[:-1] == before.line.nodes
    assert after.comments == before.comments
    assert {key: after.headers[key] for key in before.headers} == before.headers


def test_looking_at_a_record_changes_nothing(run: Run, annotated: Path) -> None:
    run("play", "--record", annotated.name, typed="board\nlog\nquit\n")
    assert annotated.read_text() == EXAMPLE


def test_a_game_that_people_ended_is_not_opened_again(run: Run, annotated: Path) -> None:
    annotated.write_text(EXAMPLE.replace("date:", "end: resigned\ndate:"))
    done = run("play", "--record", annotated.name)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "resigned" in done.stderr


def test_flags_that_a_kept_game_would_ignore_are_refused(run: Run, annotated: Path) -> None:
    done = run("play", "--record", annotated.name, "--players", "4", "--seed", "5")
    assert done.returncode == 2
    assert "--players, --seed" in done.stderr


def test_replay_shows_comments_clocks_and_variations(run: Run, annotated: Path) -> None:
    told = run("replay", annotated.name).stdout
    for needed in (
        "{A friendly game.}",
        "[clock 0:09:58]",
        "{bold}",
        "(+uruk.t1 +ur.c)",
        "Ninsun",
        "Player 2",
    ):
        assert needed in told


def test_a_seed_plays_the_same_game_in_one_sitting_and_in_many(run: Run, tmp_path: Path) -> None:
    texts = ["+ur.c", "+kish.c", "+umma.v1", "+nippur.v1"]
    start = ["play", "--seats", "human,greedy,random", "--seed", "9", "--record"]
    run(*start, "one.edubba", typed="\n".join([*texts, "quit\n"]))
    run(*start, "many.edubba", typed="quit\n")
    for text in texts:
        run("play", "--record", "many.edubba", typed=f"{text}\nquit\n")
    assert edubba.read(tmp_path / "one.edubba").moves == edubba.read(tmp_path / "many.edubba").moves


def test_names_of_files_are_taken_as_they_are_typed(run: Run, tmp_path: Path) -> None:
    typed = "save my.game.v2\nsave my.game.v2\nsave .\nsave /\ndraw x\0y\ndraw /no/such/folder/b\nquit\n"
    done = run("play", "--seats", "human,human,human", typed=typed)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "my.game.v2.edubba").exists()
    assert "my.game.v2.edubba exists already" in done.stdout
    assert done.stdout.count("cannot be written") == 2


@pytest.mark.parametrize("length", [1_500, 3_000, 100_000])
def test_a_very_long_name_is_only_shortened(run: Run, annotated: Path, length: int) -> None:
    annotated.write_text(EXAMPLE.replace("Ninsun", "N" * length))
    for words in (["replay", annotated.name], ["draw", annotated.name], ["play", "--record", annotated.name]):
        assert run(*words, typed="quit\n").returncode == 0
    assert edubba.new("sumeria").svg(names=["x" * length] * 3)


def test_a_private_record_stays_private(run: Run, annotated: Path) -> None:
    annotated.chmod(0o600)
    run("play", "--record", annotated.name, typed="+ur.v1\nquit\n")
    assert stat.S_IMODE(annotated.stat().st_mode) == 0o600


def test_a_terminal_without_our_letters_gets_question_marks(run: Run) -> None:
    done = run("play", "--lang", "hu", typed="quit\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 0, done.stderr
    assert "?" in done.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the device is Linux's")
@pytest.mark.parametrize(
    "words", [["--version"], ["draw", "sumeria"], ["play", "--seats", "random,random,random"]]
)
def test_output_that_cannot_be_written_is_one_line(words: list[str], tmp_path: Path) -> None:
    environment = {**os.environ, "LANG": "C.UTF-8", "LC_ALL": "", "LANGUAGE": ""}
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "edubba", *words]
        done = subprocess.run(
            command,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            cwd=tmp_path,
            env=environment,
            check=False,
        )
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    assert "output" in done.stderr


def test_a_number_of_thousands_of_digits_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "j.json").write_text('{"game": ' + "7" * 5000 + "}")
    done = run("draw", "j.json")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr


def test_nothing_handed_out_reaches_back_into_a_position() -> None:
    document = records.Record.of("sumeria", {}, []).setting.board.document() | {"name": "mine"}
    pos = edubba.new("sumeria", board=document)
    before = pos.view()
    document["states"][0] = "hacked"
    document["drawing"]["places"].clear()
    pos.options["board"]["states"][0] = "hacked"
    pos.view()["options"]["board"]["routes"].clear()
    assert pos.view() == before
    assert edubba.position(pos.view()).hash == pos.hash
