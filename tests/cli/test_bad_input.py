"""Bad input ends in one line that says what and where, exit code 2, and never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import Run

COMMANDS = [
    (["play", "chess"], "chess"),
    (["play", "sumeria", "--players", "2"], "players"),
    (["play", "sumeria", "--players", "5"], "players"),
    (["play", "sumeria", "--option", "dice=6"], "dice"),
    (["play", "sumeria", "--option", "start_tie=coin"], "start_tie"),
    (["play", "sumeria", "--option", "start_tie"], "name=value"),
    (["play", "sumeria", "--board", "atlantis"], "atlantis"),
    (["play", "sumeria", "--board", "none.toml"], "none.toml"),
    (["play", "sumeria", "--seats", "human,hal,random"], "hal"),
    (["play", "sumeria", "--seats", "human,random"], "2 seats"),
    (["play", "sumeria", "--lang", "xx"], "xx"),
    (["replay", "none.edubba"], "none.edubba"),
    (["draw", "picture.png"], "picture.png"),
    (["draw", "none.json"], "none.json"),
    (["board", "none.toml"], "none.toml"),
    (["bench", "playouts", "chess"], "chess"),
    (["play", "--players", "many"], "--players"),
    (["play", "--dice"], "--dice"),
    (["checkmate"], "checkmate"),
    (["bench"], "command"),
    (["replay"], "file"),
]


def assert_one_line(done: object, *needed: str) -> None:
    code, out, err = (getattr(done, name) for name in ("returncode", "stdout", "stderr"))
    assert code == 2, err
    assert out == ""
    assert err.count("\n") == 1, err
    assert err.startswith("edubba: ")
    assert "Traceback" not in err
    for word in needed:
        assert word in err


@pytest.mark.parametrize(("words", "needed"), COMMANDS, ids=[" ".join(words) for words, _ in COMMANDS])
def test_a_command_that_cannot_be(run: Run, words: list[str], needed: str) -> None:
    assert_one_line(run(*words), needed)


def test_the_line_is_in_the_language_asked_for(run: Run) -> None:
    assert "Spiel" in run("play", "chess", "--lang", "de").stderr
    assert "joc" in run("play", "chess", LANG="ro_RO.UTF-8").stderr


FILES = [
    ("latin.edubba", b"edubba-record: 1\ngame: sumeria\nseat.1: J\xfcrgen\n", ["latin.edubba", "line 3"]),
    ("version.edubba", b"edubba-record: 7\ngame: sumeria\n", ["version.edubba", "line 1", "7"]),
    ("text.edubba", b"once upon a time\n", ["text.edubba", "line 1"]),
    ("empty.edubba", b"", ["empty.edubba"]),
    ("half.json", b'{"game": "sumeria",\n', ["half.json", "line 2"]),
    ("deep.json", b"[" * 100_000, ["deep.json"]),
    ("list.json", b"[]", ["view"]),
    ("bad.toml", b"name = \n", ["bad.toml", "line 1"]),
    (
        "few.toml",
        b'name = "few"\nstates = ["ur"]\nroutes = [["ur.c", "ur.t1"]]\n',
        ["few.toml", "states", "8"],
    ),
]


@pytest.mark.parametrize(("name", "data", "needed"), FILES, ids=[name for name, _, _ in FILES])
def test_a_file_that_cannot_be(run: Run, tmp_path: Path, name: str, data: bytes, needed: list[str]) -> None:
    (tmp_path / name).write_bytes(data)
    command = {"edubba": "replay", "json": "draw", "toml": "board"}[name.rpartition(".")[2]]
    assert_one_line(run(command, name), *needed)


@pytest.mark.parametrize("name", ["long.edubba", "long.json", "long.toml"])
def test_a_file_of_a_gigabyte_is_refused_at_once(run: Run, tmp_path: Path, name: str) -> None:
    with (tmp_path / name).open("wb") as file:
        file.truncate(1 << 30)
    command = {"edubba": "replay", "json": "draw", "toml": "board"}[name.rpartition(".")[2]]
    assert_one_line(run(command, name), name, "longer")


def test_a_picture_never_replaces_a_record(run: Run, tmp_path: Path) -> None:
    game = tmp_path / "game.edubba"
    game.write_bytes((Path(__file__).parents[1] / "review" / "planted.edubba").read_bytes())
    before = game.read_bytes()
    assert_one_line(run("draw", "game.edubba", "-o", "./game.edubba"), "game.edubba", "reads")
    assert_one_line(run("draw", "sumeria", "-o", "game.edubba"), "game.edubba", "SVG")
    assert game.read_bytes() == before
    for _ in range(2):  # its own picture it may draw again
        assert run("draw", "game.edubba", "-o", "game.svg").returncode == 0


def test_a_file_that_cannot_be_written(run: Run) -> None:
    assert_one_line(run("draw", "sumeria", "-o", "missing/folder/board.svg"), "missing/folder/board.svg")
