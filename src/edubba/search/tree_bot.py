"""The player of the named levels: a tree search, or its first impression alone."""

from __future__ import annotations

import time

import numpy as np

from edubba.games.core import Game, Setting, State
from edubba.search import Watch
from edubba.search.dice import below, dice_at
from edubba.search.levels import Level
from edubba.search.limits import Limit
from edubba.search.mind import Mind

FINE = 1 << 30


class Player:
    """Limited by simulations, it depends on its seed and the position alone; by time, it keeps its tree."""

    def __init__(self, seed: object, level: Level, limit: Limit | None = None) -> None:
        self._seed, self._whim = seed, level.whim
        self._limit = limit or level.limit
        self._mind: Mind | None = None
        self.simulations = 0  # made so far, for those who measure

    def choose(self, game: Game, setting: Setting, state: State, watch: Watch | None = None) -> int:
        """What it has tried most often; without a search, what it likes at first sight, by lot."""
        began = time.perf_counter()
        mind = self._mind_of(game, setting)
        limit = self._limit or Limit(nodes=1)
        mind.look(state, limit, keep=bool(limit.seconds))
        codes, priors = mind.priors()
        if len(codes) == 1:
            return int(codes[0])
        if self._limit is None:
            return self._impression(state, codes, priors)
        told = (lambda part: watch(mind.shares().tolist(), part)) if watch else None
        self.simulations += mind.think(limit, told, early=bool(limit.seconds), began=began)
        return mind.best()

    def _mind_of(self, game: Game, setting: Setting) -> Mind:
        if self._mind is None or self._mind.setting is not setting:
            self._mind = Mind(game, setting, self._seed)
        return self._mind

    def _impression(self, state: State, codes: np.ndarray, priors: np.ndarray) -> int:
        """By lot, the likely ones more often."""
        at = below(dice_at(self._seed, state), FINE) / FINE * float(priors.sum())
        return int(codes[min(len(codes) - 1, int(np.searchsorted(np.cumsum(priors), at, side="right")))])
