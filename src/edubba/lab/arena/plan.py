"""Which game of a tournament seats whom, and with which draws.

A round is one arrangement of the lineup around the table, turned through all its distinct rotations; all
games of a round have the same seed for their draws. The next round takes the next arrangement, until every
distinct order of the lineup has been seated once, and so on. So after whole rounds every competitor has been
in every seat equally often, and luck and seat strike all alike.
"""

from __future__ import annotations

import hashlib
import itertools
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from edubba import __version__
from edubba.games import core
from edubba.games.errors import OptionError
from edubba.search import bot

Seating = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game that is to be played."""

    number: int  # from 0
    round: int
    seats: Seating  # the bots by name, in seat order
    seed: str  # of the draws


@dataclass(frozen=True)
class Plan:
    """A tournament without an end: any number of games follows from it, on every machine the same."""

    game: str
    options: Mapping[str, Any]  # all of them, checked; a board file's content stands in full
    bots: Seating  # the lineup as it was named
    seed: str
    rules: int
    version: str  # Edubba's: another one has other bots

    @cached_property
    def competitors(self) -> Seating:
        """The different bots, in the order of the lineup."""
        return tuple(dict.fromkeys(self.bots))

    @cached_property
    def _cycle(self) -> list[tuple[int, Seating]]:
        """The games of the rounds until all orders have been seated: round and seats of each."""
        rounds = arrangements(self.bots)
        return [(number, seats) for number, turned in enumerate(rounds) for seats in turned]

    def pairing(self, number: int) -> Pairing:
        """The game of that number."""
        cycle, place = divmod(number, len(self._cycle))
        in_cycle, seats = self._cycle[place]
        which = cycle * (self._cycle[-1][0] + 1) + in_cycle
        return Pairing(number, which, seats, f"{self.seed}/{which}")

    def rounds(self, games: int) -> tuple[int, int]:
        """How many rounds the first games make, and how many games of them are in an unfinished last one."""
        if games == 0:
            return 0, 0
        last = self.pairing(games - 1).round
        if self.pairing(games).round != last:
            return last + 1, 0
        return last, sum(self.pairing(n).round == last for n in range(max(0, games - len(self.bots)), games))

    def told(self) -> dict[str, Any]:
        """The plan as JSON values: what two files must share to be of one tournament."""
        return {
            "game": self.game,
            "options": dict(self.options),
            "bots": list(self.bots),
            "seed": self.seed,
            "rules": self.rules,
            "version": self.version,
        }

    @cached_property
    def digest(self) -> str:
        """8 hex digits that tell this plan from others."""
        text = json.dumps(self.told(), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=4).hexdigest()


def arrangements(lineup: Sequence[str]) -> list[list[Seating]]:
    """Every distinct order of the lineup once, those that are rotations of each other together."""
    left = dict.fromkeys(itertools.permutations(lineup))
    rounds: list[list[Seating]] = []
    while left:
        first = next(iter(left))
        turned = dict.fromkeys(first[turn:] + first[:turn] for turn in range(len(first)))
        rounds.append(list(turned))
        left = {seats: None for seats in left if seats not in turned}
    return rounds


def make_plan(game: str, options: Mapping[str, Any], bots: Sequence[str], seed: str) -> Plan:
    """A plan whose bots and options exist and fit; the number of bots is the number of players."""
    rules = core.game(game)
    for name in bots:
        bot(name, seed)
    if len(bots) in rules.about.options.get("players", ()):
        options = {"players": len(bots), **options}
    setting = rules.setting(options, files=True)
    players = len(rules.scores(rules.initial(setting)))
    if len(bots) != players:
        raise OptionError("arena-bots-count", count=len(bots), players=players)
    return Plan(game, setting.told(), tuple(bots), seed, setting.rules, __version__)
