"""`edubba analyse`: positions, moments, whole records, interruption and going on."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import edubba
from edubba.cli import analyse
from edubba.review.keeping import Kept
from tests.waiting import LIMIT, until

from .conftest import Run, Terminal
from .test_bad_input import assert_one_line

PLANTED = Path(__file__).parents[1] / "review" / "planted.edubba"
FEW = ("--simulations", "40")


@pytest.fixture
def game(tmp_path: Path) -> edubba.Record:
    """A record in game.edubba, with a position of it in moment.json."""
    shutil.copy(PLANTED, tmp_path / "game.edubba")
    record = edubba.read(PLANTED)
    (tmp_path / "moment.json").write_text(json.dumps(edubba.Position.of(record, 132).view()))
    return record


@pytest.mark.usefixtures("game")
def test_a_whole_record_as_table_and_graph(run: Run, tmp_path: Path) -> None:
    done = run("analyse", "game.edubba", *FEW, "--graph", "graph.svg")
    assert done.returncode == 0, done.stderr
    assert re.search(r"133  Ninsun +\+sippar\.t3 .* blunder", done.stdout)
    assert "Turning points" in done.stdout
    assert done.stderr == "Written: graph.svg.\n"
    root = ElementTree.parse(tmp_path / "graph.svg").getroot()
    assert "Ku-Baba" in "".join(root.itertext())
    assert {path.name for path in tmp_path.iterdir()} == {"game.edubba", "graph.svg", "moment.json"}


def test_a_position_and_the_same_moment_of_a_record(run: Run, game: edubba.Record) -> None:
    moment = run("analyse", "moment.json", "--simulations", "2000")
    assert moment.returncode == 0, moment.stderr
    assert re.search(r"Player 1 +9\d\.\d  ±\d\.\d\n", moment.stdout)
    assert "Main line: +umma." in moment.stdout
    title, heads, *rows = moment.stdout.split("\n\n")[1].splitlines()
    assert title == "The best actions of Player 1, and the shares after them"
    assert heads.split() == ["Action", *["Player", "1", "Player", "2", "Player", "3"], "Simulations"]
    assert {row.split()[0] for row in rows[:2]} == {"+umma.c", "+umma.t3"}  # those that win
    recorded = run("analyse", "game.edubba", "--at", "132", "--simulations", "2000")
    assert recorded.stdout.replace("Ninsun", "Player 1").split()[-4:] == moment.stdout.split()[-4:]
    assert "Ninsun" in recorded.stdout
    assert len(game.moves) == 135


@pytest.mark.usefixtures("game")
def test_of_many_actions_the_eight_best_are_shown_and_of_a_draw_the_likeliest(run: Run) -> None:
    opening = run("analyse", "game.edubba", "--at", "20", "--simulations", "2000").stdout.split("\n\n")[1]
    assert len(opening.splitlines()) == 10  # with the title and the heads
    draw = run("analyse", "game.edubba", "--at", "0", "--simulations", "400").stdout
    assert "The likeliest draws" in draw


@pytest.mark.usefixtures("game")
def test_at_a_terminal_the_table_is_as_wide_as_it(terminal: Terminal) -> None:
    terminal.start("analyse", "game.edubba", "--simulations", "8", columns=60)
    lines = terminal.read_to_the_end().splitlines()
    assert "Best or good" in " ".join(lines)
    assert 50 < max(map(len, lines)) < 60


@pytest.mark.usefixtures("game")
def test_a_position_as_json(run: Run) -> None:
    found = json.loads(run("analyse", "moment.json", "--simulations", "400", "--json").stdout)
    assert found["edubba-analysis"] == 1
    assert found["to_act"] == 1
    assert found["options"][0]["text"] == found["line"][0]
    assert sum(share["value"] for share in found["shares"]) == pytest.approx(1)


def test_the_end_of_a_game_has_shares_and_nothing_to_do(run: Run, game: edubba.Record) -> None:
    done = run("analyse", "game.edubba", "--at", str(len(game.moves)), "--lang", "it")
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r".*\nNinsun +0,0 .*\nPuabi +100,0 .*\nKu-Baba +0,0 .*\n", done.stdout)


def test_an_interrupted_analysis_keeps_what_is_done_and_goes_on(
    run: Run, game: edubba.Record, tmp_path: Path
) -> None:
    words = ["analyse", "game.edubba", "--simulations", "80", "--json"]
    kept = tmp_path / "game.edubba.looks"
    environment = {**os.environ, "LANG": "C.UTF-8", "LC_ALL": "", "LANGUAGE": ""}
    process = subprocess.Popen(
        [sys.executable, "-m", "edubba", *words],
        cwd=tmp_path,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    until(lambda: kept.exists() and kept.read_text().count("\n") > 8, "eight positions were not done")
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=LIMIT)
    assert (process.returncode, out) == (130, "")
    told = re.fullmatch(r"(\d+) of (\d+) positions are done and kept in game\.edubba\.looks; .*\n", err)
    assert told, err
    assert 8 <= int(told[1]) < int(told[2]) <= len(game.moves) + 1

    again = run(*words)
    assert again.returncode == 0
    assert again.stderr == f"Going on from game.edubba.looks: {told[1]} of {told[2]} positions are done.\n"
    assert not kept.exists()
    assert json.loads(again.stdout) == json.loads(run(*words).stdout)


@pytest.mark.usefixtures("game")
def test_a_graph_that_cannot_be_written_is_refused_before_the_search(run: Run, tmp_path: Path) -> None:
    before = {path.name for path in tmp_path.iterdir()}
    words = ["analyse", "game.edubba", "--seconds", "3600"]  # a position: the test would not end
    assert_one_line(run(*words, "--graph", "missing/graph.svg"), "missing/graph.svg")
    assert_one_line(run(*words, "--graph", "."), "--graph")
    assert {path.name for path in tmp_path.iterdir()} == before


@pytest.mark.usefixtures("game")
def test_a_graph_never_replaces_the_record_nor_another_file(run: Run, tmp_path: Path) -> None:
    record, folder = tmp_path / "game.edubba", tmp_path / "folder"
    folder.mkdir()
    (tmp_path / "link.svg").symlink_to(record)
    os.link(record, tmp_path / "twin.svg")
    shutil.copy(record, tmp_path / "other.svg")
    kept = record.read_bytes()
    words = ["analyse", "game.edubba", "--seconds", "3600", "--graph"]
    for same in ("game.edubba", "folder/../game.edubba", "link.svg", "twin.svg", "game.edubba.looks"):
        assert_one_line(run(*words, same), same, "reads")
    assert_one_line(run(*words, "other.svg"), "other.svg", "SVG")
    assert record.read_bytes() == (tmp_path / "other.svg").read_bytes() == kept
    assert not (tmp_path / "game.edubba.looks").exists()


def test_a_disk_that_fills_up_at_the_end_loses_no_work(
    game: edubba.Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, _: str) -> None:
        raise edubba.EdubbaError("file-unwritable", file=str(path), reason="full")

    monkeypatch.setattr(analyse, "write_text", full)
    record, graph = tmp_path / "game.edubba", tmp_path / "graph.svg"
    with pytest.raises(edubba.EdubbaError, match="full"):
        analyse.run(record, analyse.Wishes(None, None, 8, "1", 2, False, graph, "en"))
    kept = Kept(game, record, {"seconds": None, "simulations": 8, "seed": "1"})
    assert len(kept.looks) == kept.total


@pytest.mark.usefixtures("game")
@pytest.mark.parametrize(
    ("words", "needed"),
    [
        (["game.edubba", "--seconds", "1", "--simulations", "9"], "exclude each other"),
        (["game.edubba", "--seconds", "0"], "seconds"),
        (["game.edubba", "--simulations", "-3"], "simulations"),
        (["game.edubba", "--at", "136"], "136"),
        (["game.edubba", "--at", "3", "--graph", "g.svg"], "--graph"),
        (["moment.json", "--graph", "g.svg"], "--graph"),
        (["moment.json", "--at", "3"], "--at"),
        (["none.edubba"], "none.edubba"),
        (["none.json"], "none.json"),
    ],
)
def test_what_cannot_be_ends_in_one_line(run: Run, words: list[str], needed: str) -> None:
    assert_one_line(run("analyse", *words), needed)


@pytest.mark.usefixtures("game")
def test_the_line_is_in_the_language_asked_for(run: Run) -> None:
    assert "ganzen Aufzeichnung" in run("analyse", "moment.json", "--graph", "g.svg", "--lang", "de").stderr
