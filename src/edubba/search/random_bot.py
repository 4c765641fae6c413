"""The random player: uniform over the legal actions."""

from __future__ import annotations

from edubba.games.core import Game, Setting, State
from edubba.search.dice import below, new_dice


class Player:
    """Plays anything that is legal."""

    def __init__(self, seed: object) -> None:
        self._dice = new_dice(seed)

    def choose(self, game: Game, setting: Setting, state: State) -> int:
        """One of the legal actions."""
        legal = game.legal(setting, state)
        return legal[below(self._dice, len(legal))]
