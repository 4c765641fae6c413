"""Looking at records, positions and boards from the command line."""

from __future__ import annotations

import json
import random
from pathlib import Path
from xml.etree import ElementTree

import pytest

import edubba
from edubba.games.sumeria import board

from .conftest import Run, Terminal


@pytest.fixture
def game(tmp_path: Path) -> edubba.Position:
    """A finished game, kept in game.edubba."""
    chooser, pos = random.Random(4), edubba.new("sumeria", players=3)
    while not pos.over:
        pos.play(pos.chance[0][0] if pos.chance else chooser.choice(pos.legal))
    record = edubba.Record.of(pos.game, pos.options, pos.moves, seats=["Ana", "Béla", "Cem"])
    edubba.write(record, tmp_path / "game.edubba")
    return pos


def test_replay_tells_the_whole_game(run: Run, game: edubba.Position) -> None:
    done = run("replay", "game.edubba")
    assert done.returncode == 0, done.stderr
    assert "# dynasty 6, round 3" in done.stdout
    assert sum(
        line[:4].strip().isdigit() and line[6:7].strip() != "" for line in done.stdout.splitlines()
    ) >= len(game.moves)
    assert f"{game.scores[1]}" in done.stdout
    assert "Béla" in done.stdout


def test_replay_steps_at_a_terminal(terminal: Terminal, game: edubba.Position) -> None:
    terminal.start("replay", "game.edubba")
    assert terminal.read().endswith(f"0 of {len(game.moves)} > ")
    assert f"   1  {game.moves[0]}" in terminal.type("\n")
    assert f"   2  {game.moves[1]}" in terminal.type("n\n")
    assert terminal.type("b\n").endswith(f"1 of {len(game.moves)} > ")
    assert "Dynasty 1 of 6" in terminal.type("30\n")
    assert "Place 1: " in terminal.type("read\n")
    assert "is no place in this record" in terminal.type("9999\n")
    end = terminal.type(f"{len(game.moves)}\n")
    assert "wins" in end
    assert terminal.type("n\n").endswith(f"{len(game.moves)} of {len(game.moves)} > ")
    assert terminal.leave("q\n") == 0


def test_replay_shows_one_moment(run: Run, game: edubba.Position) -> None:
    assert "Dynasty 1 of 6" in run("replay", "game.edubba", "--at", "20").stdout
    assert "Place 1: " in run("replay", "game.edubba", "--at", "20", "--read").stdout
    assert run("replay", "game.edubba", "--at", "100000").returncode == 2


def test_draw_takes_a_game_a_position_and_a_record(run: Run, game: edubba.Position, tmp_path: Path) -> None:
    (tmp_path / "end.json").write_text(json.dumps(game.view()))
    for source in ("sumeria", "end.json", "game.edubba"):
        done = run("draw", source, "-o", "out.svg")
        assert done.returncode == 0, done.stderr
        root = ElementTree.parse(tmp_path / "out.svg").getroot()
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        (tmp_path / "out.svg").unlink()


def test_draw_of_a_moment_differs_from_the_end(run: Run, game: edubba.Position) -> None:
    early = run("draw", "game.edubba", "--at", "16").stdout
    assert early != run("draw", "game.edubba").stdout
    assert early.count('id="t-') == 1


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A board file of one's own, with two dead ends, in mine.toml."""
    shipped = board.shipped("two_rivers").document()
    routes = [
        r for r in shipped["routes"] if r != ["lagash.c", "lagash.t3", "lagash.v3", "ur.v3", "ur.t3", "ur.c"]
    ]
    routes += [["lagash.c", "lagash.t3", "lagash.v3"], ["ur.v3", "ur.t3", "ur.c"]]
    lines = ['name = "mine"', f"states = {json.dumps(shipped['states'])}", f"routes = {json.dumps(routes)}"]
    (tmp_path / "mine.toml").write_text("\n".join(lines))
    return tmp_path / "mine.toml"


def test_a_board_of_ones_own_is_played_kept_replayed_and_drawn(run: Run, mine: Path) -> None:
    seats = ["--seats", "greedy,random,random", "--seed", "1"]
    assert run("play", "--board", mine.name, *seats, "--record", "g.edubba").returncode == 0
    mine.unlink()  # the record carries the board
    assert "dynasty 6" in run("replay", "g.edubba").stdout
    assert "<svg" in run("draw", "g.edubba", "--at", "50").stdout


@pytest.mark.usefixtures("mine")
def test_board_says_what_is_fine_and_what_is_unusual(run: Run) -> None:
    done = run("board", "mine.toml")
    assert done.returncode == 0, done.stderr
    assert "mine is fine; 13 routes" in done.stdout
    assert "lagash.v3: the route ends here (R41)." in done.stdout
