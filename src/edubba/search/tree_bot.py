"""The player of the named levels: a tree search, or its first impression alone."""

from __future__ import annotations

import hashlib
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from edubba.games import core
from edubba.games.core import Game, Setting, State
from edubba.search import Watch
from edubba.search.dice import Dice, Lots, below
from edubba.search.levels import Level
from edubba.search.limits import Limit
from edubba.search.mind import Mind

FINE = 1 << 30


class Player:
    """Limited by simulations, it depends on its seed and the position alone; by time, it keeps its tree."""

    def __init__(self, seed: object, level: Level, limit: Limit | None = None) -> None:
        self._lots, self._whim = Lots(seed), level.whim
        self._limit = limit or level.limit
        self._mind: Mind | None = None
        self._reached: set[bytes] = set()  # positions it has led to
        self.met: frozenset[bytes] = frozenset()  # marks of those its seat led to before it was made
        self.simulations = 0  # made so far, for those who measure

    def choose(self, game: Game, setting: Setting, state: State, watch: Watch | None = None) -> int:
        """What it has tried most often, or by lot among what it likes; not what led nowhere before."""
        began = time.perf_counter()
        mind = self._mind_of(game, setting)
        limit = self._limit or Limit(nodes=1)
        mind.look(state, limit, keep=bool(limit.seconds))
        codes, liking = mind.priors()
        if len(codes) > 1 and self._limit is not None:
            told = (lambda part: watch(mind.shares().tolist(), part)) if watch else None
            self.simulations += mind.think(limit, told, early=bool(limit.seconds), began=began)
            codes, liking = mind.tries()
        if self._whim:
            liking = _by_lot(liking, self._whim, self._lots.at(state))
        return self._new_ground(game, setting, state, codes[np.argsort(-liking, kind="stable")])

    def _mind_of(self, game: Game, setting: Setting) -> Mind:
        if self._mind is None or self._mind.setting is not setting:
            self._mind = Mind(game, setting, self._lots.seed)
            self._reached.clear()
        return self._mind

    def _new_ground(self, game: Game, setting: Setting, state: State, wishes: NDArray[Any]) -> int:
        """The first wish that does not lead back to where it has led before: no game goes in a circle."""
        for code in wishes.tolist():
            after = core.copied(state)
            game.apply(setting, after, code)
            if after.tobytes() not in self._reached and mark(after) not in self.met:
                self._reached.add(after.tobytes())
                return int(code)
        return int(wishes[0])


def mark(state: State) -> bytes:
    """A short name of a position, for those who keep what a seat has led to."""
    return hashlib.blake2b(state.tobytes(), digest_size=16).digest()


def _by_lot(liking: NDArray[Any], whim: float, dice: Dice) -> NDArray[np.float64]:
    """Likings shaken by lot: with a whim of 1 each comes first as often as it is liked."""
    lots = np.array([(below(dice, FINE) + 0.5) / FINE for _ in liking])
    return np.asarray(np.log(liking + 1e-9) - whim * np.log(-np.log(lots)))
