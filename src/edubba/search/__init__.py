"""Bots: one algorithm a file; what a game adds of its own stands in the module of its name."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, TypeAlias, cast

from edubba.games.core import Game, Setting, State
from edubba.games.errors import OptionError, shown
from edubba.search.levels import BOTS, LEVELS
from edubba.search.limits import split_name

__all__ = ["BOTS", "LEVELS", "Bot", "Knowledge", "Watch", "bot", "knowledge"]

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Knowledge(Protocol):
    """What a game tells bots that do not search: the functions of the package `search/<game>`."""

    def evaluate(self, setting: Setting, state: State) -> NDArray[np.float64]:
        """What the position promises each seat, in whatever the game measures it by."""


#: Told while a bot thinks: each seat's share of winning as it seems now, and how much of its limit is used.
Watch: TypeAlias = Callable[[list[float], float], None]


class Bot(Protocol):
    """A player: it sees what its seat sees, has its own dice, and never sees future draws.

    Both games are open, so a seat sees the whole state; what will be drawn is in no state.
    """

    def choose(self, game: Game, setting: Setting, state: State, watch: Watch | None = None) -> int:
        """One of the legal actions."""


def knowledge(game: str) -> Knowledge:
    """The module of a game."""
    return cast(Knowledge, import_module(f"edubba.search.{game}"))


def bot(name: str, seed: object) -> Bot:
    """A bot by its name, which may carry a limit (`lugal:0.1s`); the same seed plays the same."""
    plain, limit = split_name(name)
    if plain not in BOTS:
        raise OptionError("unknown-bot", name=shown(name), known=", ".join(BOTS))
    if plain in LEVELS:
        return cast(Bot, import_module("edubba.search.tree_bot").Player(seed, LEVELS[plain], limit))
    if limit is not None:
        raise OptionError("no-limit", name=shown(name), plain=plain)
    return cast(Bot, import_module(f"edubba.search.{plain}_bot").Player(seed))
