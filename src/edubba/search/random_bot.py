"""The random player: uniform over the legal actions."""

from __future__ import annotations

from edubba.games.core import Game, Setting, State
from edubba.search import Watch
from edubba.search.dice import Lots, below


class Player:
    """Plays anything that is legal."""

    def __init__(self, seed: object) -> None:
        self._lots = Lots(seed)

    def choose(self, game: Game, setting: Setting, state: State, watch: Watch | None = None) -> int:
        """One of the legal actions."""
        legal = game.legal(setting, state)
        return legal[below(self._lots.at(state), len(legal))]
