"""What a balance report plays, what is seen of it, and what its file takes for a game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import edubba
from edubba.games import core
from edubba.games.errors import EdubbaError, OptionError
from edubba.lab.arena.match import play_game
from edubba.lab.balance.study import first_moves, make_study
from edubba.lab.balance.witness import Store, play, played

from .balance_games import GAMES, study_of


@pytest.mark.parametrize("game", GAMES)
def test_every_declared_option_and_board_is_compared_once(game: str) -> None:
    about = core.game(game).about
    changes = [variant.change for variant in study_of(game).variants]
    others = [(name, value) for name, values in about.options.items() for value in values[1:]]
    assert changes == [None, *others, *(("board", board) for board in about.boards[1:])]
    for variant in study_of(game).variants[1:]:
        base = study_of(game).variants[0].plan.options
        name, value = variant.change or ("", None)
        assert dict(variant.plan.options) == {**base, name: value}


def test_departures_are_from_what_is_asked_for() -> None:
    study = study_of(players=4, board="eight_gates")
    assert study.variants[0].players == 4
    assert ("players", 3) in [variant.change for variant in study.variants]
    assert ("board", "two_rivers") in [variant.change for variant in study.variants]
    assert study.digest != study_of().digest


def test_any_part_can_grow_without_changing_the_numbers_of_others() -> None:
    study = study_of()
    numbers = [game for part in range(len(study.parts)) for game in study.games(part, 7)]
    assert sorted(numbers) == [*range(7 * len(study.parts))]
    assert all(study.place(game) == (game % 6, game // 6) for game in numbers)


@pytest.mark.parametrize("game", GAMES)
def test_a_witness_sees_what_the_rules_say_and_changes_nothing(game: str) -> None:
    study = study_of(game, "greedy")
    result = play(study, len(study.parts))  # the second game by the rules asked for
    plain = play_game(study.parts[0], 1)
    assert {key: plain[key] for key in ("points", "wins", "texts", "hash", "seed")} == {
        key: result[key] for key in ("points", "wins", "texts", "hash", "seed")
    }
    assert len(result["branching"]) == sum(plain["decisions"])
    assert_opening_is_as_played(game, result)


def assert_opening_is_as_played(game: str, result: dict[str, Any]) -> None:
    pos, draws = edubba.new(game), 0
    while pos.chance:
        rules, setting, state = pos.inner
        pos.play(rules.text(setting, core.drawn(result["seed"], draws, rules.chance(setting, state))))
        draws += 1
    assert result["branching"][0] == len(pos.legal)
    assert result["order"][0] == pos.to_act
    assert result["opening"][0] in pos.legal
    assert sorted(result["order"]) == [1, 2, 3]


@pytest.mark.parametrize("game", GAMES)
def test_each_first_move_is_forced_once_in_a_round(game: str) -> None:
    study = study_of(game)
    forced = [play(study, number) for number in study.games(len(study.variants), first_moves(study))]
    assert len({result["opening"][0] for result in forced}) == len(forced) == forced[0]["branching"][0]
    assert len({result["seed"] for result in forced}) == len(forced)  # each with draws of its own


def test_games_of_one_number_have_the_same_draws_under_all_rules() -> None:
    study = study_of()
    seeds = {study.parts[part].pairing(3).seed for part in range(len(study.variants))}
    assert len(seeds) == 1
    assert study.first.pairing(3).seed not in seeds


def test_two_processes_play_what_one_plays() -> None:
    study = study_of()
    numbers = [0, 1, 2, 3, 4, 5, 11]
    alone = list(played(study, numbers, 1))
    assert sorted(played(study, numbers, 2), key=lambda result: int(result["game"])) == alone


def test_what_does_not_exist_is_refused() -> None:
    for options, bot in (({"players": 5}, "random"), ({"luck": 1}, "random"), ({}, "hal")):
        with pytest.raises(OptionError):
            make_study("sumeria", options, bot, "1")


def test_a_file_gives_its_games_back_and_no_others(tmp_path: Path) -> None:
    study, path = study_of(), tmp_path / "games.jsonl"
    games = [play(study, number) for number in (0, 7)]
    with Store(path, study) as store:
        for game in games:
            store.add(game)
    with Store(path, study) as store:
        assert [*store.results.values()] == games
    with pytest.raises(EdubbaError) as error:
        Store(path, study_of(players=4))
    assert error.value.key == "balance-other-study"
    assert "options" in str(error.value)


@pytest.mark.parametrize(
    "spoilt",
    [
        {"part": 2}, {"number": 9}, {"seed": "x"}, {"points": [1, 2]}, {"order": [1, 1, 2]}, {"more": 1},
        {"branching": []}, {"branching": [3, 0]}, {"opening": []}, {"opening": [1]}, {"texts": "many"},
        {"game": -1},
    ],
)  # fmt: skip
def test_a_line_that_is_no_game_of_the_study_is_refused_with_its_number(
    tmp_path: Path, spoilt: dict[str, Any]
) -> None:
    study, path = study_of(), tmp_path / "games.jsonl"
    with Store(path, study) as store:
        store.add(play(study, 0))
    lines = path.read_text().splitlines()
    path.write_text(f"{lines[0]}\n{json.dumps({**json.loads(lines[1]), **spoilt})}\n")
    with pytest.raises(EdubbaError) as error:
        Store(path, study)
    assert (error.value.key, error.value.facts["line"]) == ("balance-bad-line", 2)
