"""One game between bots, and what is kept of it."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from edubba import __version__
from edubba.games import core
from edubba.games.core import Game, Setting, State
from edubba.games.errors import EdubbaError, OptionError, shown
from edubba.lab.arena.plan import Pairing, Plan
from edubba.search import Bot, Watch, bot
from edubba.search.dice import new_dice, own_seed
from edubba.search.playouts import random_games

Result = dict[str, Any]

#: What a result tells besides the clock: the same on every machine, if the bots think by simulations.
PLAYED = ("game", "round", "seats", "seed", "points", "wins", "decisions", "texts", "hash")
TIMED = ("seconds", "longest")  # seconds of thought, and of the longest single thought, by seat


MOST_TEXTS = 20_000  # thirty times a long game: bots that go in circles


class BotError(EdubbaError):
    """A bot that failed or did what is not allowed; the facts say how to see it again."""


@dataclass
class Clock:
    """The thinking of one seat."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        """Count a decision."""
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


@dataclass
class Course:
    """What happened in a game, text by text, for those who keep it whole."""

    actions: list[int] = field(default_factory=list)  # draws included
    shares: dict[int, list[float]] = field(default_factory=dict)  # what a search made of it, by text

    def watch(self, shares: list[float], part: float) -> None:
        """Told while a bot thinks about the next text; what it thinks last stays."""
        self.shares[len(self.actions)] = shares


def play_game(
    plan: Plan,
    number: int,
    course: Course | None = None,
    seated: Callable[[str, object], Bot] | None = None,
) -> Result:
    """Play the game of that number and note its course where one is given; raises BotError.

    `seated` is called for each seat in turn with a bot's name and seed; by default it is the bot itself.
    """
    if plan.version != __version__:  # a machine of a cluster with another Edubba would play other games
        raise OptionError("arena-version", here=__version__, wanted=plan.version)
    pairing = plan.pairing(number)
    rules, setting = _ready(plan)
    state = rules.initial(setting)
    players = [(seated or bot)(name, bots_seed(pairing, seat)) for seat, name in enumerate(pairing.seats, 1)]
    clocks = [Clock() for _ in players]
    texts = draws = 0
    while not rules.over(state):
        seat = rules.to_act(state)
        if seat is None:
            action = core.drawn(pairing.seed, draws, rules.chance(setting, state))
            draws += 1
        else:
            watch = course.watch if course else None
            thinker = players[seat - 1], clocks[seat - 1], watch
            action = _decision(pairing, seat, thinker, (rules, setting, state))
        if course:
            course.actions.append(action)
        rules.apply(setting, state, action)
        texts += 1
        if texts == MOST_TEXTS:
            raise _failure(pairing, seat or 1, f"the game has not ended after {texts} texts")
    return _result(pairing, clocks, texts, (rules, setting, state))


def bots_seed(pairing: Pairing, seat: int) -> str:
    """The dice of a bot are its own: neither those of the draws nor of another seat or game of the round."""
    return own_seed(pairing.seed, pairing.number, seat, pairing.seats[seat - 1])


def _decision(
    pairing: Pairing,
    seat: int,
    thinker: tuple[Bot, Clock, Watch | None],
    place: tuple[Game, Setting, State],
) -> int:
    (player, clock, watch), (rules, setting, state) = thinker, place
    shown_state = core.copied(state)  # a bot that scribbles on its position spoils nobody's game
    began = time.perf_counter()
    try:
        action = int(player.choose(rules, setting, shown_state, watch))
    except Exception as error:  # whatever a bot may raise: the sentence says how to see it again
        raise _failure(pairing, seat, f"{type(error).__name__}: {error}") from error
    clock.add(time.perf_counter() - began)
    if action not in rules.legal(setting, state):
        raise _failure(pairing, seat, f"action {action} is not legal")
    return action


def _failure(pairing: Pairing, seat: int, reason: str) -> BotError:
    name, seed = pairing.seats[seat - 1], bots_seed(pairing, seat)
    facts = {"bot": name, "number": pairing.number, "seed": pairing.seed, "bot_seed": seed}
    return BotError("arena-bot-failed", **facts, reason=shown(reason, 200))


def _result(pairing: Pairing, clocks: list[Clock], texts: int, place: tuple[Game, Setting, State]) -> Result:
    rules, setting, state = place
    winners = rules.winners(state)
    return {
        "game": pairing.number,
        "round": pairing.round,
        "seats": list(pairing.seats),
        "seed": pairing.seed,
        "points": rules.scores(state),
        "wins": [(seat in winners) / len(winners) for seat in range(1, len(clocks) + 1)],
        "decisions": [clock.decisions for clock in clocks],
        "texts": texts,
        "hash": rules.digest(setting, state),
        "seconds": [round(clock.seconds, 6) for clock in clocks],
        "longest": [round(clock.longest, 6) for clock in clocks],
    }


_READY: dict[str, tuple[Game, Setting]] = {}  # by the plan's digest; a process plays one plan, or a few


def _ready(plan: Plan) -> tuple[Game, Setting]:
    """The game and its setting, made once in a process."""
    if plan.digest not in _READY:
        rules = core.game(plan.game)
        setting = rules.setting(plan.options, rules=plan.rules)
        _warm(plan, rules, setting)
        _READY[plan.digest] = rules, setting
    return _READY[plan.digest]


def _warm(plan: Plan, rules: Game, setting: Setting) -> None:
    """Let every bot think once before the first game: loading compiled rules is no thought of theirs."""
    state = rules.initial(setting)
    random_games(rules, setting, state, new_dice(0), 1)
    draws = 0
    while rules.to_act(state) is None:
        rules.apply(setting, state, core.drawn("", draws, rules.chance(setting, state)))
        draws += 1
    for name in plan.competitors:
        with contextlib.suppress(Exception):  # it fails again in a game, where the failure is told
            bot(name, "").choose(rules, setting, core.copied(state))
