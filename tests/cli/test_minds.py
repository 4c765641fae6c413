"""Bots at the terminal: any level in any seat, hints, thoughts one can watch, and one that fails."""

from __future__ import annotations

from pathlib import Path

import pytest

import edubba
from edubba.cli import thinking
from edubba.cli.table import open_table
from edubba.games.core import Game, Setting, State
from edubba.games.errors import OptionError
from edubba.search import Watch, tree_bot
from tests.positions import ending

from .conftest import Run, Terminal


@pytest.mark.parametrize("game", ["sumeria", pytest.param("flood", marks=pytest.mark.long)])
def test_levels_play_a_game_at_the_terminal(run: Run, tmp_path: Path, game: str) -> None:
    done = run("play", game, "--seats", "apprentice,scribe,lugal:0.002s", "--record", "g.edubba")
    assert done.returncode == 0, done.stderr
    record = edubba.read(tmp_path / "g.edubba")
    assert record.result is not None
    assert record.headers["player.3"] == "lugal:0.002s"
    assert "lugal 3: " in done.stdout


def test_levels_play_the_end_of_a_long_game_from_its_record(run: Run, tmp_path: Path) -> None:
    late = ending("flood", 40)
    seats, levels = ("apprentice 1", "scribe 2", "lugal 3"), ("apprentice", "scribe", "lugal:0.002s")
    players = {f"player.{seat}": level for seat, level in enumerate(levels, 1)}
    begun = edubba.Record.of(late.game, late.options, late.moves, seats=seats, **players)
    edubba.write(begun, tmp_path / "g.edubba")
    done = run("play", "flood", "--record", "g.edubba")
    assert done.returncode == 0, done.stderr
    record = edubba.read(tmp_path / "g.edubba")
    assert record.result is not None
    assert record.moves[: len(late.moves)] == late.moves
    assert "lugal 3: " in done.stdout


def test_levels_by_simulations_repeat_a_game_and_go_on_with_it(run: Run, tmp_path: Path) -> None:
    words = ("--seats", "human,scribe,ensi:20", "--seed", "4")
    typed = "+ur.c\n+kish.c\nquit\n"
    run("play", "sumeria", *words, "--record", "a.edubba", typed=typed)
    run("play", "sumeria", *words, "--record", "b.edubba", typed="+ur.c\nquit\n")
    run("play", "sumeria", "--record", "b.edubba", typed="+kish.c\nquit\n")
    assert edubba.read(tmp_path / "a.edubba").moves == edubba.read(tmp_path / "b.edubba").moves


def test_a_hint_names_an_action_that_can_be_played_and_all_chances(run: Run) -> None:
    done = run("play", "sumeria", "--seed", "4", typed="hint\nquit\n")
    line = next(line for line in done.stdout.splitlines() if line.startswith("Best here: "))
    text = line.removeprefix("Best here: ").split(",")[0]
    assert "±" in line
    bars = [line for line in done.stdout.splitlines() if "█" in line]
    assert len(bars) == 3
    assert sum(int(line.rsplit(" ", 1)[1].removesuffix("%")) for line in bars) == pytest.approx(100, abs=2)
    again = run("play", "sumeria", "--seed", "4", typed=f"{text}\nlog\nquit\n")
    assert "R10" not in again.stdout
    state = text.removeprefix("+").partition(".")[0]
    assert f"Player 1 places a trader on {state.title()} (" in again.stdout.split(f"> {text}")[1]


def test_at_a_terminal_one_sees_a_bar_for_every_seat_while_a_bot_thinks(terminal: Terminal) -> None:
    terminal.start("play", "sumeria", "--seats", "human,lugal:0.5s,scribe", "--seed", "2", term="xterm")
    terminal.read()
    shown = terminal.type("+ur.v3\n")
    assert "thinking" in shown
    for name in ("Player 1", "lugal 2", "scribe 3"):
        assert name in shown
    assert "░" in shown


@pytest.mark.parametrize("seats", ["human,queen,random", "human,lugal:xs,random", "human,random:3,random"])
def test_a_seat_for_nobody_is_refused_in_one_line(run: Run, seats: str) -> None:
    done = run("play", "sumeria", "--seats", seats)
    assert done.returncode == 2
    assert done.stderr.startswith("edubba: ")
    assert done.stderr.count("\n") == 1


class Tired(tree_bot.Player):
    """A searching bot that has had enough; one that does not search goes on."""

    def choose(self, game: Game, setting: Setting, state: State, watch: Watch | None = None) -> int:
        if self._limit is not None:
            raise MemoryError("no clay left")
        return super().choose(game, setting, state, watch)


def test_a_bot_that_fails_is_replaced_by_the_next_weaker_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree_bot, "Player", Tired)
    table = open_table("sumeria", {}, "lugal,human,human", "3", None, "en")
    told: list[str] = []
    for _ in range(20):
        told += list(table.go_on())
        table.play(table.pos.legal[0])
    notices = [text for text in told if "no clay left" in text]
    assert [text.split("; ")[1].split(" ")[0] for text in notices] == ["ensi", "scribe", "greedy"]
    assert notices[0].startswith("lugal 1 could not go on")
    assert len(table.pos.moves) >= 20


def test_a_bot_that_cheats_is_replaced_too(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(tree_bot.Player):
        def choose(self, game: Game, setting: Setting, state: State, watch: Watch | None = None) -> int:
            return -1

    monkeypatch.setattr(tree_bot, "Player", Cheat)
    table = open_table("flood", {}, "apprentice,human,human", "3", None, "en")
    told: list[str] = []
    for _ in range(10):
        told += list(table.go_on())
        table.play(table.pos.legal[0])
    assert any("random plays" in text for text in told)
    assert table.acting == {1: "random"}


def test_bars_are_as_long_as_the_shares() -> None:
    assert thinking.bar(0.0).count("█") == 0
    assert thinking.bar(1.0).count("░") == 0
    assert [len(line) for line in thinking.lines(["a", "long"], [0.05, 0.75], "en")] == [35, 35]


def test_after_an_undo_the_bots_answer_the_same() -> None:
    table = open_table("sumeria", {}, "human,ensi:20,ensi:20", "ur", None, "en")
    list(table.go_on())
    answers = []
    for _ in range(3):
        text = table.pos.legal[0]
        table.play(text)
        list(table.go_on())
        answers.append(table.take_back())
    assert answers[0] == answers[1] == answers[2]
    assert len(answers[0]) == 3


def test_an_error_of_ours_in_a_bot_is_the_bots_failure_too(monkeypatch: pytest.MonkeyPatch) -> None:
    class Confused(tree_bot.Player):
        def choose(self, game: Game, setting: Setting, state: State, watch: Watch | None = None) -> int:
            raise OptionError("analysis-one-limit")

    monkeypatch.setattr(tree_bot, "Player", Confused)
    table = open_table("sumeria", {}, "ensi,human,human", "3", None, "en")
    for _ in range(6):
        list(table.go_on())
        table.play(table.pos.legal[0])
    assert table.acting == {1: "greedy"}


def test_ctrl_c_ends_a_hint_and_not_the_game(terminal: Terminal) -> None:
    endless = "from edubba.cli import thinking; thinking.HINT_SECONDS = 3600"
    terminal.start("play", "sumeria", "--seed", "4", term="xterm", first=endless)
    terminal.read()
    shown = terminal.interrupt("hint\n", after="thinking")
    assert "Best here" not in shown
    assert "█" not in shown  # a hint knows no shares before it is done
    assert terminal.leave("quit\n") == 0


def test_ctrl_c_while_a_bot_thinks_leaves_with_a_word(terminal: Terminal) -> None:
    terminal.start("play", "sumeria", "--seats", "human,lugal:20s,scribe", "--seed", "2", term="xterm")
    terminal.read()
    assert "Goodbye." in terminal.interrupt("+ur.v3\n", after="thinking", end="Goodbye.\r\n")


def test_who_listens_hears_no_bars(terminal: Terminal) -> None:
    terminal.start("play", "sumeria", "--read", "--seats", "human,lugal:0.2s,scribe", term="xterm")
    terminal.read()
    shown = terminal.type("hint\n")
    assert "█" not in shown
    assert "thinking" not in shown
    assert "lugal 2: " in shown
