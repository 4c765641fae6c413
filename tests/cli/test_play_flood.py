"""After the Flood at a terminal: step by step, a turn told at a time."""

from __future__ import annotations

import re
from pathlib import Path

import edubba

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
    for step in ("spent one gold.", "place up to 4 workers", "placed two workers in Mitanni.", "(done)"):
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
    assert "ur: umma, uruk, lagash, eridu" in shown
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
