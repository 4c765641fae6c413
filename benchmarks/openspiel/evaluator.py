"""Roll-outs by Edubba's kernel inside OpenSpiel's C++ MCTS.

OpenSpiel 2.0.2 lets no Python class be an `Evaluator`: the binding has neither constructor nor trampoline.
The only evaluator it offers is `RandomRolloutEvaluator`, which clones the leaf, plays the clone to its end
and asks for its returns. In one simulation the bot clones twice: the root, to walk down the tree, and the
walker, at the leaf, to roll it out. So the clone of a walker comes into being already played out, by one
kernel call that plays random games to their end, and the evaluator finds nothing left to play. The tree
with its selection, priors, backing up and solving is all OpenSpiel's.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from game import FIRST, PLAYERS, SIGHT, TABLES, Content, SumeriaState
from kernels import TERMINAL, Bytes, roll_out

from edubba.games import core
from edubba.games.sumeria.state import STATE
from edubba.search.dice import Dice, new_dice

_ROOM = np.zeros(STATE.itemsize, np.uint8)


class Roller:
    """The dice of the roll-outs and how many make one evaluation."""

    __slots__ = ("dice", "games", "shares")

    def __init__(self, seed: object, games: int) -> None:
        self.dice: Dice = new_dice(seed)
        self.games = games
        self.shares = np.zeros(PLAYERS)
        self(FIRST.data)  # compiles, off the clock

    def __call__(self, data: Bytes) -> list[float]:
        """The mean win shares of random games from a state."""
        roll_out(TABLES, data, _ROOM, SIGHT, self.dice, self.shares, self.games)
        return self.shares.tolist()


class PlayedOut(Content):
    """The end of the roll-outs: nothing but its win shares."""

    __slots__ = ("_shares",)

    def __init__(self, shares: list[float]) -> None:
        self.player, self._shares = TERMINAL, shares

    def shares(self) -> list[float]:
        """What the roll-outs gave each seat."""
        return self._shares


class Walker(Content):
    """Walks down the tree; its copy is played out."""

    __slots__ = ("roller",)

    def __init__(self, data: Bytes, player: int, roller: Roller) -> None:
        self.data, self.player, self.roller = data, player, roller

    def __deepcopy__(self, memo: Any) -> PlayedOut:
        return PlayedOut(self.roller(self.data))


class Root(Walker):
    """Where a search begins; its copies are walkers."""

    __slots__ = ()

    def __deepcopy__(self, memo: Any) -> Walker:  # type: ignore[override]
        return Walker(self.data.copy(), self.player, self.roller)


def root_of(game: pyspiel.Game, state: core.State, roller: Roller) -> SumeriaState:
    """Edubba's state for OpenSpiel's bot, without a history, which would be copied in each clone."""
    found, content = game.new_initial_state(), Content.of(state)
    found.content = Root(content.data, content.player, roller)
    return found  # type: ignore[no-any-return]
