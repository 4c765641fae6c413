"""The greedy player: it looks one action ahead and takes what promises it most over the others."""

from __future__ import annotations

import numpy as np

from edubba.games.core import Game, Setting, State
from edubba.search import Watch, knowledge
from edubba.search.dice import Lots, below


class Player:
    """Sees its own action and no answer."""

    def __init__(self, seed: object) -> None:
        self._lots = Lots(seed)

    def choose(self, game: Game, setting: Setting, state: State, watch: Watch | None = None) -> int:
        """The best action by its evaluation; equal ones by lot."""
        seat = int(game.to_act(state) or 0) - 1
        evaluate = knowledge(game.about.name).evaluate
        legal = game.legal(setting, state)
        ahead = np.zeros(1, state.dtype)
        margins = np.empty(len(legal))
        for i, action in enumerate(legal):
            ahead[0] = state
            game.apply(setting, ahead[0], action)
            values = evaluate(setting, ahead[0])
            margins[i] = values[seat] - (values.sum() - values[seat]) / (len(values) - 1)
        best = np.flatnonzero(margins >= margins.max() - 1e-9)
        return legal[int(best[below(self._lots.at(state), len(best))])]
