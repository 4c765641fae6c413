"""The texts of a game by number, so that a kernel can tell which action a text means.

A text may stand for several actions that are never legal together, as the empires of different turns, so
texts have numbers of their own.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from edubba.games.core import Game, Setting
from edubba.lab.envs.verbs import verbs_of

UNKNOWN = -1


class Texts:
    """All texts of a game on one board."""

    def __init__(self, game: Game, setting: Setting) -> None:
        self._numbers: dict[str, int] = {}
        codes = range(verbs_of(game.about.name).CODES)
        found = [self._number(game.text(setting, code)) for code in codes]
        self.by_code: NDArray[np.int32] = np.array(found, np.int32)

    def _number(self, text: str) -> int:
        return self._numbers.setdefault(text, len(self._numbers))

    def numbers_of(self, texts: Sequence[str]) -> NDArray[np.int32]:
        """The numbers of texts; UNKNOWN for what is no text of the game."""
        return np.array([self._numbers.get(text, UNKNOWN) for text in texts], np.int32)


_KNOWN: dict[tuple[str, str], Texts] = {}  # by game and board; a process reads games of few boards


def texts_of(game: Game, setting: Setting) -> Texts:
    """The texts of a game on a board, made once."""
    key = game.about.name, setting.board.digest
    if key not in _KNOWN:
        _KNOWN[key] = Texts(game, setting)
    return _KNOWN[key]
