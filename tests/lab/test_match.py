"""One game: what is kept of it, whose luck is whose, and what happens where a bot fails."""

from __future__ import annotations

import pytest

from edubba import Position
from edubba.cli.table import open_table
from edubba.games import core
from edubba.games.core import Game, Setting, State
from edubba.games.errors import OptionError
from edubba.lab.arena import match
from edubba.lab.arena.match import PLAYED, TIMED, BotError, bots_seed, play_game
from edubba.lab.arena.plan import Plan
from edubba.search import Bot, Watch, bot
from edubba.search.dice import own_seed

from .conftest import lineup, plan_of


@pytest.mark.parametrize("game", core.NAMES)
def test_a_result_tells_the_whole_game(game: str) -> None:
    result = play_game(plan_of(game), 1)
    assert [*result] == [*PLAYED, *TIMED]
    assert (result["game"], result["round"], result["seed"]) == (1, 0, "1/0")
    assert result["seats"] == ["random", "random", "greedy"]
    assert sum(result["wins"]) == 1
    assert all(won == 0 for won, points in zip(result["wins"], result["points"], strict=True)
               if points < max(result["points"]))  # fmt: skip
    assert sum(result["decisions"]) < result["texts"]
    for most, whole in zip(result["longest"], result["seconds"], strict=True):
        assert 0 < most <= whole


def replayed(plan: Plan, number: int) -> Position:
    """The same game played once more through the library, where every text is checked."""
    pairing = plan.pairing(number)
    rules = core.game(plan.game)
    setting = rules.setting(plan.options)
    pos = Position(rules, setting, rules.initial(setting))
    bots = [bot(name, bots_seed(pairing, seat)) for seat, name in enumerate(pairing.seats, 1)]
    draws = 0
    while not pos.over:
        _, _, state = pos.inner
        if pos.to_act is None:
            action = core.drawn(pairing.seed, draws, rules.chance(setting, state))
            draws += 1
        else:
            action = bots[pos.to_act - 1].choose(rules, setting, state)
        pos.play(rules.text(setting, action))
    return pos


@pytest.mark.parametrize("game", core.NAMES)
def test_the_library_plays_the_same_game(game: str) -> None:
    plan = plan_of(game)
    pos, result = replayed(plan, 2), play_game(plan, 2)
    assert result["hash"] == pos.hash
    assert result["points"] == pos.scores
    assert result["texts"] == len(pos.moves)
    assert [n for n, won in enumerate(result["wins"], 1) if won] == pos.winners


def test_a_shared_victory_is_split_evenly() -> None:
    plan = plan_of(bots="random,random,random")
    games = (play_game(plan, number) for number in range(300))
    shared = next(game for game in games if sum(won > 0 for won in game["wins"]) > 1)
    best = [points == max(shared["points"]) for points in shared["points"]]
    assert shared["wins"] == [won / sum(best) for won in best]


def test_games_of_a_round_are_set_up_by_the_same_draws() -> None:
    plan = plan_of(bots="random,random,greedy")
    opening = [replayed(plan, number).moves[:15] for number in range(4)]
    assert all(text.startswith("~") for text in opening[0])
    assert opening[0] == opening[1] == opening[2] != opening[3]


def test_draws_are_those_of_a_table_with_that_seed() -> None:
    table = open_table("sumeria", {}, "random,random,random", "1/0", None, "en")
    rules, setting, state = table.pos.inner
    for number in range(10):
        text = table.draw()
        assert rules.text(setting, core.drawn("1/0", number, rules.chance(setting, state))) == text
        table.pos.play(text)


def test_every_bot_has_dice_of_its_own() -> None:
    plan = plan_of(bots="random,random,random")
    seeds = [bots_seed(plan.pairing(number), seat) for number in range(3) for seat in (1, 2, 3)]
    assert len({*seeds}) == 9
    draws = {f"{plan.pairing(number).seed}/{draw}" for number in range(3) for draw in range(200)}
    assert not draws & {*seeds}


class Odd:
    """A bot that plays like the random one for a while."""

    def __init__(self, kind: str) -> None:
        self.kind, self.left, self.inner = kind, 8, bot("random", "odd")

    def choose(self, game: Game, setting: Setting, state: State, watch: Watch | None = None) -> int:
        self.left -= 1
        action = self.inner.choose(game, setting, state)
        if self.kind == "scribbler":
            game.apply(setting, state, action)
        if self.left:
            return action
        if self.kind == "broken":
            raise RuntimeError("out of clay")
        return -1 if self.kind == "cheat" else action


@pytest.fixture(autouse=True)
def odd_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    def with_odd_ones(name: str, seed: object) -> Bot:
        return Odd(name) if name in ("broken", "cheat", "scribbler") else bot(name, seed)

    monkeypatch.setattr(match, "bot", with_odd_ones)


@pytest.mark.parametrize(("kind", "reason"), [("broken", "RuntimeError: out of clay"), ("cheat", "-1")])
def test_a_bot_that_fails_is_named_with_its_game_and_seeds(kind: str, reason: str) -> None:
    with pytest.raises(BotError) as failed:
        play_game(lineup("random", kind, "random"), 4)
    sentence = failed.value.text()
    for needed in (kind, "game 4", "seed s/1", own_seed("s/1", 4, 1, kind), reason):
        assert needed in sentence


def test_a_bot_that_scribbles_on_its_position_changes_no_game() -> None:
    result = play_game(lineup("random", "scribbler", "random"), 0)
    assert sum(result["decisions"]) == 90


def test_a_machine_with_another_edubba_refuses() -> None:
    plan = plan_of()
    old = Plan(plan.game, plan.options, plan.bots, plan.seed, plan.rules, "0.0.1")
    with pytest.raises(OptionError, match=r"0\.0\.1"):
        play_game(old, 0)
