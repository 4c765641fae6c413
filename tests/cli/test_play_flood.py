"""After the Flood at a terminal: step by step, a turn told at a time."""

from __future__ import annotations

import re
from pathlib import Path

import edubba
from tests.records.makers import FOLDER

from .conftest import Run, Terminal

SEATS = ("play", "flood", "--seats", "human,random,random", "--seed", "5")
PEOPLE = ("play", "flood", "--seats", "human,human,human", "--seed", "5")


def dialogue(run: Run, *typed: str, words: tuple[str, ...] = PEOPLE) -> str:
    done = run(*words, typed="\n".join([*typed, "quit", ""]))
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def test_bots_alone_play_a_game_to_its_end(run: Run, tmp_path: Path) -> None:
    bots = ("--seats", "random,random,random", "--seed", "7")
    done = run("play", "flood", *bots, "--record", "g.edubba")
    assert done.returncode == 0, done.stderr
    record = edubba.read(tmp_path / "g.edubba")
    assert record.result is not None
    assert f"{record.result[0]} point" in done.stdout
    assert "Turn 5 begins." in done.stdout
    told = [str(entry) for entry in edubba.Position.of(record).log(names=[f"random {n}" for n in (1, 2, 3)])]
    assert all(sentence in done.stdout for sentence in told)
    replayed = run("replay", "g.edubba").stdout
    assert all(sentence in replayed for sentence in told)
    assert replayed.count("\n# turn ") >= 5


def test_the_welcome_names_the_game(run: Run) -> None:
    assert dialogue(run).startswith("After the Flood, 3 players.")
    assert dialogue(run, words=(*PEOPLE, "--lang", "hu")).startswith("Áradás után, 3 játékos.")


def test_an_action_goes_step_by_step_and_the_map_is_shown_between_actions(run: Run) -> None:
    shown = dialogue(run, "workers", "spend gold", "place mitanni*2", "done")
    tables = [match.start() for match in re.finditer(r"^Turn 1 of 5", shown, re.MULTILINE)]
    assert len(tables) == 2
    amid = shown[tables[0] : tables[1]]
    steps = (
        "spent one gold.",
        "place up to 4 workers",
        "placed two workers in Mitanni.",
        "You may type: done",
    )
    for step in steps:
        assert step in amid
    assert re.search(r"Player \d spent one gold and placed two workers in Mitanni\.\n", amid)


def test_bots_turns_are_told_as_one_entry_each(run: Run) -> None:
    shown = dialogue(run, "workers", "spend gold", "place mitanni*2", "done", words=SEATS)
    bots = [line for line in shown.splitlines() if line.startswith("random ")]
    assert len(bots) == 4
    assert all(line.endswith(".") for line in bots)


def test_commands_amid_an_action(run: Run) -> None:
    typed = ["workers", "legal spend", "near ur", "near banana", "spend gold", "board", "log", "undo", "read"]
    shown = dialogue(run, *typed)
    assert "spend grain" in shown
    assert "ur: umma, uruk, lagash, eridu, ← chaldea" in shown
    assert "There is no place “banana” on this board." in shown
    assert shown.count("Turn 1 of 5, actions") == 3
    assert "Taken back: spend gold." in shown
    assert re.search(r"^ +2–3  Player \d spent one gold\.$", shown, re.MULTILINE)
    assert shown.count("Weaving: 1 worker of Player 1;") == 1


def test_a_kept_game_goes_on_amid_an_action(run: Run) -> None:
    dialogue(run, "workers", "spend gold", words=(*PEOPLE, "--record", "g.edubba"))
    shown = dialogue(run, "place mitanni*2", "done", words=("play", "--record", "g.edubba"))
    assert "spent one gold and placed two workers in Mitanni." in shown


def test_refusals_name_the_rule(run: Run) -> None:
    shown = dialogue(run, "found mitanni", "workers", "place guti*1", "why pass")
    assert re.findall(r"^R\d+: ", shown, re.MULTILINE) != []
    assert "Traceback" not in shown


def test_tab_completes_a_text_of_several_words(terminal: Terminal) -> None:
    terminal.start(*PEOPLE)
    terminal.read()
    terminal.type("wor\t\n")
    assert "spent one gold" in terminal.type("spend go\t\n")
    assert "kassites" in terminal.type("near kas\t\n")
    assert "placed three workers in Mitanni" in terminal.type("place mi\t3\n")
    assert terminal.leave("qu\t\n") == 0


def test_the_whole_map_can_be_read_as_neighbours(run: Run) -> None:
    shown = dialogue(run, "near", "near Guti")
    assert "akkad: → babylon" in shown
    assert "Nothing leads from dilmun to another place." in shown
    assert shown.count("guti: nippur, umma") == 2


def test_capitals_and_blanks_too_many_are_forgiven(run: Run) -> None:
    assert "founded a city in Babylon." in dialogue(run, "Found  BABYLON")


def test_the_same_command_goes_on_with_a_kept_game(run: Run) -> None:
    words = (*PEOPLE, "--seed", "3", "--record", "g.edubba")
    dialogue(run, "found uruk", words=words)
    assert "Going on with g.edubba, 2 texts played." in dialogue(run, words=words)
    other = run("play", "flood", "--seats", "human,human,random", "--record", "g.edubba", typed="quit\n")
    assert other.returncode == 2
    assert "leave out --seats to go on" in other.stderr


def test_the_only_number_of_players_may_be_named(run: Run) -> None:
    assert dialogue(run, words=(*PEOPLE, "--players", "3")).startswith("After the Flood, 3 players.")
    four = run("play", "flood", "--players", "4", typed="quit\n")
    assert four.returncode == 2
    assert "“players” is no option of flood" in four.stderr


def test_a_shipped_board_is_fine(run: Run) -> None:
    done = run("board", "printed", "--game", "flood")
    assert done.stdout == "printed: the board printed is fine; 31 borders and 4 arrows.\n"
    assert "“nowhere”" in run("board", "nowhere", "--game", "flood").stderr


def test_players_of_one_name_are_told_apart(run: Run) -> None:
    record = FOLDER / "flood-greedy-1.edubba"
    assert "order greedy 2, greedy 3, greedy 1" in run("replay", str(record), "--at", "5").stdout
