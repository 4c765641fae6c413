"""What a balance report plays: the rules asked for, each single departure from them, and forced first moves.

Which departures there are is what the game declares: every other value of every option, every other shipped
board. Games of one number have the same draws in all variants, so that they can be compared pair by pair.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from edubba.games import core
from edubba.games.core import Game
from edubba.lab.arena.plan import Plan, make_plan

BOARD = "board"


@dataclass(frozen=True)
class Variant:
    """The rules asked for, or one departure from them."""

    plan: Plan
    change: tuple[str, Any] | None = None  # an option and its value; None for the rules asked for

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.plan.bots)


@dataclass(frozen=True)
class Study:
    """A report's games without an end: a part for each variant, and one with forced first moves.

    The games of all parts have numbers of their own, part by part in turn, so that any part can grow.
    """

    variants: tuple[Variant, ...]  # the rules asked for come first
    first: Plan  # by the rules asked for, each first move forced in turn

    @cached_property
    def parts(self) -> tuple[Plan, ...]:
        """The plans of the variants, then that of the forced first moves."""
        return (*(variant.plan for variant in self.variants), self.first)

    def place(self, game: int) -> tuple[int, int]:
        """The part of a game and its number there."""
        number, part = divmod(game, len(self.parts))
        return part, number

    def games(self, part: int, count: int) -> Iterator[int]:
        """The games of a part with the first numbers."""
        return (number * len(self.parts) + part for number in range(count))

    def told(self) -> dict[str, Any]:
        """What two files must share to be of one study."""
        base = self.variants[0].plan.told()
        compared = [list(variant.change) for variant in self.variants if variant.change]
        return {**base, "bots": base["bots"][0], "compared": compared}

    @cached_property
    def digest(self) -> str:
        """8 hex digits that tell this study from others."""
        text = json.dumps(self.told(), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=4).hexdigest()


def make_study(game: str, options: Mapping[str, Any], bot: str, seed: str) -> Study:
    """The study of a game with such bots in all seats; raises OptionError where something does not exist."""
    rules = core.game(game)
    asked = _plan(rules, options, bot, seed)
    variants = [Variant(asked)]
    for name, value in _departures(rules, asked.options):
        changed = _plan(rules, {**asked.options, name: value}, bot, seed)
        variants.append(Variant(changed, (name, value)))
    return Study(tuple(variants), _plan(rules, options, bot, f"{seed}/first"))


def _departures(rules: Game, options: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for name, values in rules.about.options.items():
        yield from ((name, value) for value in values if value != options[name])
    yield from ((BOARD, board) for board in rules.about.boards if board != options[BOARD])


def _plan(rules: Game, options: Mapping[str, Any], bot: str, seed: str) -> Plan:
    setting = rules.setting(options, files=True)
    players = len(rules.scores(rules.initial(setting)))
    return make_plan(rules.about.name, options, [bot] * players, seed)


def first_moves(study: Study) -> int:
    """How many first moves there are, with the draws of the first game."""
    rules = core.game(study.first.game)
    setting = rules.setting(study.first.options, rules=study.first.rules)
    state, draws = rules.initial(setting), 0
    while rules.to_act(state) is None:
        rules.apply(
            setting, state, core.drawn(study.first.pairing(0).seed, draws, rules.chance(setting, state))
        )
        draws += 1
    return len(rules.legal(setting, state))
