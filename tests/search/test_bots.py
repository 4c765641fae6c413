"""The named levels: legal, repeatable, within their limits, blind for what will be drawn."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import pairwise

import pytest

import edubba
from edubba.cli.table import open_table
from edubba.games import core
from edubba.games.core import Game, Setting, State
from edubba.search import BOTS, LEVELS, Watch, bot, tree_bot
from edubba.search.levels import Level, weaker
from edubba.search.limits import MOST_SIMULATIONS, Limit, split_name
from edubba.search.mind import Mind
from tests.search.tools import Thinking, held, opened, places

GAMES = ("sumeria", "flood")
QUICK = ("random", "greedy", "apprentice", "scribe", "ensi:30", "lugal:0.002s")


@pytest.mark.parametrize(
    ("game", "options"),
    [("sumeria", {"players": 3}), ("sumeria", {"players": 4, "board": "eight_gates"}), ("flood", {})],
)
def test_every_bot_plays_whole_games_by_the_rules(game: str, options: dict[str, object]) -> None:
    pos = edubba.new(game, **options)
    rules, setting, state = pos.inner
    players = [bot(QUICK[seat % len(QUICK)], seat) for seat in range(2, 2 + len(pos.scores))]
    draws = 0
    while not pos.over:
        if pos.chance:
            pos.play(rules.text(setting, core.drawn(1, draws, rules.chance(setting, state))))
            draws += 1
        else:
            before = state.tobytes()
            code = players[(pos.to_act or 0) - 1].choose(rules, setting, state)
            assert state.tobytes() == before, "a bot has changed the position"
            pos.play(rules.text(setting, code))  # raises where it is not allowed
    assert pos.winners


@pytest.mark.parametrize("name", ["random", "greedy", "apprentice", "scribe", "ensi", "lugal:200"])
@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_limit_give_the_same_move_whatever_came_before(game: str, name: str) -> None:
    spots = places(game, 7, 6)
    one, two = bot(name, "x"), bot(name, "x")
    first = [one.choose(*spot) for spot in spots]
    assert [two.choose(*spot) for spot in reversed(spots)] == first[::-1]


@pytest.mark.parametrize("game", GAMES)
def test_another_seed_gives_other_moves(game: str) -> None:
    spots = places(game, 7, 12)
    assert len({tuple(bot("apprentice", seed).choose(*spot) for spot in spots) for seed in range(5)}) > 1


@pytest.mark.parametrize("game", GAMES)
def test_plain_python_plays_the_same_moves(game: str) -> None:
    names = ["apprentice", "scribe", "lugal:50"]
    code = (
        "import json; from tests.search.tools import places; from edubba.search import bot\n"
        f"spots = places({game!r}, 2, 3)[1:]\n"
        f"print(json.dumps([bot(name, 5).choose(*spot) for name in {names} for spot in spots]))"
    )
    spots = places(game, 2, 3)[1:]
    moves = [bot(name, 5).choose(*spot) for name in names for spot in spots]
    environment = {**os.environ, "EDUBBA_PLAIN": "1"}
    out = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True, env=environment
    )
    assert json.loads(out.stdout) == moves


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_does_not_know_what_will_be_drawn(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of other luck that came to the same position show a bot the same state, byte for byte."""
    given: list[tuple[object, bytes]] = []

    class Spy(tree_bot.Player):
        """Tells what it was given."""

        def __init__(self, seed: object, level: Level, limit: Limit | None = None) -> None:
            super().__init__(seed, level, limit)
            self.seed = seed

        def choose(self, game: Game, setting: Setting, state: State, watch: Watch | None = None) -> int:
            given.append((self.seed, state.tobytes()))
            return super().choose(game, setting, state, watch)

    monkeypatch.setattr(tree_bot, "Player", Spy)
    for luck in ("nippur", "lagash"):
        table = open_table(game, {}, "ensi:20,human,human", luck, None, "en")
        for text in opened(game).moves:
            table.play(text)
        table.bots_choice()
    (seed, state), (other_seed, other_state) = given
    assert state == other_state  # what the draws come from is in no state
    assert seed != other_seed
    assert not any(luck in str(each) for each in (seed, other_seed) for luck in ("nippur", "lagash"))


COSTS = [(0.05, 40e-6), (0.3, 40e-6), (0.3, 1e-3), (1, 0.1)]  # seconds for a decision and for a simulation


@pytest.mark.parametrize(("seconds", "simulation"), COSTS)
@pytest.mark.parametrize("game", GAMES)
def test_no_bot_takes_more_than_its_time(
    game: str, seconds: float, simulation: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Plus 10 %, 20 ms or what one simulation takes (0.1 s as plain Python), with what comes before it."""
    clock = Thinking(simulation, look=0.024)
    held(monkeypatch, clock)
    player, took = bot(f"lugal:{seconds}s", 1), []
    for spot in places(game, 11, 7):
        began = clock.now
        player.choose(*spot)
        took.append(clock.now - began)
    assert max(took) <= seconds + max(0.1 * seconds, 0.02, simulation)
    assert max(took) >= 0.75 * seconds  # and uses it where the choice is open


def test_a_limit_by_nodes_is_exact_and_repeatable() -> None:
    rules, setting, state = opened("sumeria").inner
    mind, limit, made = Mind(rules, setting, 1), Limit(nodes=300), set[int]()
    for _ in range(3):
        mind = Mind(rules, setting, 1)
        mind.look(state, limit)
        made.add(mind.think(limit))
        assert mind.nodes == 300
    assert len(made) == 1


def test_a_limit_by_nodes_ends_where_there_are_not_so_many() -> None:
    rules, setting, state = places("sumeria", 4, 60)[-1]
    mind = Mind(rules, setting, 1)
    mind.look(state, Limit(nodes=5000))
    assert mind.think(Limit(nodes=5000)) > 5000
    assert mind.nodes < 5000


def test_a_limit_by_simulations_is_exact() -> None:
    rules, setting, state = opened("sumeria").inner
    mind = Mind(rules, setting, 1)
    mind.look(state, Limit(simulations=123))
    assert mind.think(Limit(simulations=123)) == 123


def test_a_search_with_time_left_ends_where_the_choice_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last take of a game: few actions, and a long time for them."""
    clock = Thinking(1e-3)
    held(monkeypatch, clock)
    bot("lugal:20s", 1).choose(*places("sumeria", 4, 60)[-1])
    assert 0 < clock.now < 1


def test_a_watcher_sees_shares_and_how_far_it_is() -> None:
    seen: list[tuple[list[float], float]] = []
    rules, setting, state = opened("flood").inner
    bot("lugal:20000", 1).choose(rules, setting, state, lambda shares, part: seen.append((shares, part)))
    assert len(seen) > 3
    assert all(len(shares) == 3 and sum(shares) == pytest.approx(1) for shares, _ in seen)
    parts = [part for _, part in seen]
    assert parts == sorted(parts)
    assert 0 < parts[0] < parts[-1] <= 1


def test_who_goes_in_a_circle_leaves_it() -> None:
    """The same position again and again: a bot does not answer with what led there before."""
    rules, setting, state = places("flood", 3, 9)[4]
    player = bot("ensi:30", 1)
    answers = [player.choose(rules, setting, state) for _ in range(3)]
    assert len(set(answers)) == 3
    dull = bot("random", 1)
    assert len({dull.choose(rules, setting, state) for _ in range(20)}) > 1


def test_each_bot_has_a_weaker_one_to_replace_it() -> None:
    assert [weaker(name) for name in BOTS] == ["random", *BOTS[:-1]]
    assert list(LEVELS) == [name for name in BOTS if name in LEVELS]
    for below, above in pairwise(LEVELS.values()):
        assert below.whim >= above.whim


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("queen", "There is no bot “queen”"),
        ("lugal:fast", "write seconds as lugal:0.5s"),
        ("lugal:", "write seconds"),
        ("lugal:0s", "no limit of seconds"),
        ("lugal:nans", "no limit of seconds"),
        ("lugal:-3", "no limit of simulations"),
        (f"ensi:{MOST_SIMULATIONS + 1}", "no limit of simulations"),
        ("random:5", "random does not search"),
        ("lugal:" + "9" * 5000, "lugal"),
    ],
)
def test_a_name_that_is_none_is_told_in_a_sentence(name: str, words: str) -> None:
    with pytest.raises(edubba.OptionError) as refused:
        bot(name, 1)
    sentence = refused.value.text("en")
    assert words in sentence
    assert len(sentence) < 400


def test_a_name_with_its_limit() -> None:
    assert split_name("lugal:0.5s") == ("lugal", Limit(seconds=0.5))
    assert split_name("lugal:500") == ("lugal", Limit(simulations=500))
    assert split_name("lugal") == ("lugal", None)
