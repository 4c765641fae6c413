"""OpenSpiel's C++ MCTS as a player under the contract of Edubba's bots."""

from __future__ import annotations

from dataclasses import dataclass

import pyspiel
from evaluator import Roller, root_of
from game import SumeriaGame

from edubba.games.core import Game, Setting, State


@dataclass(frozen=True, slots=True)
class Settings:
    """How OpenSpiel's bot searches: so many seconds, or else so many simulations, of which it needs two."""

    seconds: float | None = 1.0
    simulations: int | None = None
    uct_c: float = 0.2
    rollouts: int = 4
    policy: str = "UCT"  # or PUCT, whose priors are all equal here
    solve: bool = True
    memory: int = 2000  # MB


class Player:
    """A new tree for each decision, as `pyspiel.MCTSBot.step` does it; counts its simulations."""

    def __init__(self, settings: Settings, seed: int) -> None:
        self._game = SumeriaGame()
        self._roller = Roller(f"{seed} roll-outs", settings.rollouts)
        self._bot = pyspiel.MCTSBot(
            self._game,
            pyspiel.RandomRolloutEvaluator(1, seed),  # the roller's games are inside this one
            settings.uct_c,
            settings.simulations or 0,  # counts for nothing beside a time limit
            settings.memory,
            settings.solve,
            seed,
            False,
            getattr(pyspiel.ChildSelectionPolicy, settings.policy),
            max_wall_clock_time=-1.0 if settings.seconds is None else settings.seconds,
        )
        self.simulations = 0

    def choose(self, game: Game, setting: Setting, state: State) -> int:
        """The proven or most visited action."""
        tree = self._bot.mcts_search(root_of(self._game, state, self._roller))
        self.simulations += tree.explore_count
        return int(tree.best_child().action)
