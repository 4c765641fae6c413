"""`edubba verify`: a record alone, without the server."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import edubba
from edubba import records
from tests.records.test_proof import example, fair_game, swap_numbers, swap_tiles

from .conftest import Run


def put(folder: Path, record: edubba.Record) -> str:
    records.write(record, folder / "game.edubba")
    return "game.edubba"


def test_a_fair_game_is_said_to_be_one(run: Run, tmp_path: Path) -> None:
    record = fair_game("sumeria", 3)
    done = run("verify", put(tmp_path, record))
    assert (done.returncode, done.stderr) == (0, "")
    assert "game.edubba: legal to its last text" in done.stdout
    assert "draws checked against the seed committed before the game: all are right." in done.stdout
    seats = [key[-1] for key in record.headers if key.startswith("proof.seat.")]
    assert f"Seats that added a seed: {', '.join(seats)}." in done.stdout
    assert "wins" in done.stdout


def test_it_speaks_json_and_other_languages(run: Run, tmp_path: Path) -> None:
    file = put(tmp_path, example())
    told = json.loads(run("verify", file, "--json").stdout)
    assert (told["draws"], told["checked"], told["seats"]) == ("proved", 15, [1, 3])
    assert (told["legal"], told["end"], told["result"]) == (True, "abandoned", None)
    for lang, word in (
        ("de", "15 Ziehungen"),
        ("hu", "15 húzás"),
        ("it", "15 estrazioni"),
        ("ro", "15 extrageri"),
    ):
        assert word in run("verify", file, "--lang", lang).stdout
    assert "People ended the game before the rules did (abandoned)." in run("verify", file).stdout


def test_ones_own_seed_is_compared(run: Run, tmp_path: Path) -> None:
    file = put(tmp_path, example())
    done = run("verify", file, "--seat", "1", "--seed", "ninsun")
    assert done.returncode == 0
    assert "The seed of seat 1 is the one you gave." in done.stdout
    for words, sentence in (
        (("--seat", "1", "--seed", "other"), "not the one you gave"),
        (("--seat", "2", "--seed", "mine"), "no seed of seat 2"),
        (("--seat", "1"), "--seed is missing"),
        (("--seed", "mine"), "--seat is missing"),
    ):
        done = run("verify", file, *words)
        assert (done.returncode, done.stdout) == (2, "")
        assert sentence in done.stderr
        assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("change", "sentence"), [(swap_tiles, "by the seeds it must be"), (swap_numbers, "before its time")]
)
def test_a_changed_game_is_refused_in_one_line(
    run: Run, tmp_path: Path, change: Callable[[edubba.Record], None], sentence: str
) -> None:
    record = example()
    change(record)
    done = run("verify", put(tmp_path, record))
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_record_without_proof_says_so_plainly(run: Run, tmp_path: Path) -> None:
    record = example()
    record.headers = {key: value for key, value in record.headers.items() if not key.startswith("proof.")}
    done = run("verify", put(tmp_path, record))
    assert done.returncode == 0
    assert "not provable" in done.stdout
    assert "checked" not in done.stdout


def test_an_open_game_cannot_be_checked_yet(run: Run, tmp_path: Path) -> None:
    record = example()
    del record.headers["end"], record.headers["proof.seed"]
    done = run("verify", put(tmp_path, record))
    assert done.returncode == 0
    assert "cannot be checked yet" in done.stdout
    assert "The game is not over." in done.stdout
    record.headers["end"] = "abandoned"  # over, and the seed was kept back
    done = run("verify", put(tmp_path, record))
    assert done.returncode == 2
    assert "“proof.seed” is missing" in done.stderr


def test_what_is_no_legal_record_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.edubba").write_text("edubba-record: 1\ngame: sumeria\nrules: 1\n\n~ur ~ur\n")
    assert run("verify", "game.edubba").returncode == 2
    assert run("verify", "nowhere.edubba").returncode == 2
