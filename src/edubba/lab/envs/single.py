"""One game behind the kernels that the vector environment uses, with the same draws for the same seed."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from edubba._position import Position
from edubba.games import core
from edubba.games.errors import IllegalAction, OptionError, Refusal, shown
from edubba.lab.envs.fields import Layout
from edubba.lab.envs.lots import counted, mix
from edubba.lab.envs.verbs import verbs_of

_WORD = (1 << 64) - 1
_MADE = (
    "rules",
    "setting",
    "verbs",
    "layout",
    "state",
)  # what follows from game and options, and the state itself


def row_seed(seed: int, row: int = 0) -> np.uint64:
    """The seed of a row of a batch; a single game is row 0."""
    return np.uint64(mix(np.uint64((checked_seed(seed) & _WORD) ^ int(mix(np.uint64(row))))))


def checked_seed(seed: Any) -> int:
    """A seed of any kind of whole number; raises OptionError."""
    try:
        return index(seed)
    except TypeError:
        raise OptionError("lab-seed", seed=shown(str(seed))) from None


def checked_limit(limit: Any, own: int) -> int:
    """After how many decisions a game is cut off, 0 for never; None is the game's own number."""
    if limit is None:
        return own
    if not isinstance(limit, int) or limit < 0:
        raise OptionError("lab-limit", limit=shown(str(limit)))
    return limit


def checked_action(action: Any, actions: int) -> int:
    """The number of an action, legal or not; raises OptionError."""
    if not isinstance(action, (int, np.integer)) or not 0 <= action < actions:
        raise OptionError("lab-action", action=shown(str(action)), most=actions - 1)
    return int(action)


def action_of(rules: core.Game, setting: core.Setting, state: core.State, text: str) -> int:
    """The action of a text that is legal in a state."""
    found = rules.judge(setting, state, text)
    if isinstance(found, Refusal):
        raise IllegalAction(found)
    return found


class Single:
    """A game that makes its own draws. Actions are whole numbers; `text` and `action` translate them."""

    def __init__(self, game: str, options: Mapping[str, Any]) -> None:
        self.rules = core.game(game)
        self.setting = self.rules.setting(options)
        self.verbs = verbs_of(game)
        self.state = self.rules.initial(self.setting)
        self.players = len(self.rules.scores(self.state))
        self.layout = Layout(self.verbs.FIELDS, self.players)
        self.actions: int = self.verbs.ACTIONS
        self.decisions = self._draws = 0
        self._key = np.uint64(1)

    def __getstate__(self) -> dict[str, Any]:
        content = {name: value for name, value in self.__dict__.items() if name not in _MADE}
        return content | {"state": self.state.tobytes(), "made": (self.rules.about.name, self.setting.told())}

    def __setstate__(self, content: dict[str, Any]) -> None:
        data, made = content.pop("state"), content.pop("made")
        self.__init__(*made)  # type: ignore[misc]
        self.__dict__ |= content
        self.state = core.thawed(data, self.verbs.STATE)

    def begin(self, seed: int, episode: int = 0) -> None:
        """A new game, as it begins in the so manieth episode of a row with that seed."""
        self.state = self.rules.initial(self.setting)
        self._key = np.uint64(counted(row_seed(seed), np.uint64(episode)))
        self.decisions = self._draws = 0
        self._settle()

    def play(self, action: int) -> None:
        """Carry a legal action out, and the draws after it."""
        self.rules.apply(self.setting, self.state, action)
        self.decisions += 1
        self._settle()

    @property
    def over(self) -> bool:
        """Whether the rules have ended it."""
        return self.rules.over(self.state)

    @property
    def seat(self) -> int:
        """Who decides, from 0."""
        return (self.rules.to_act(self.state) or 0) - 1

    def legal(self) -> list[int]:
        """The legal actions, ascending."""
        return self.rules.legal(self.setting, self.state)

    def mask(self) -> NDArray[np.int8]:
        """1 for each legal action of the seat that decides."""
        found = np.zeros(self.actions, np.int8)
        found[self.legal()] = 1
        return found

    def observation(self, seat: int) -> NDArray[np.int16]:
        """What a seat sees."""
        found = np.zeros(self.layout.size, np.int16)
        self.verbs.observe(self.setting.tables, self.state, seat, found)
        return found

    def shares(self) -> list[float]:
        """Each seat's part of the victory; nothing before the end."""
        winners = self.rules.winners(self.state)
        return [1 / len(winners) if seat + 1 in winners else 0.0 for seat in range(self.players)]

    def text(self, action: int) -> str:
        """The text of an action."""
        return self.rules.text(self.setting, checked_action(action, self.actions))

    def action(self, text: str) -> int:
        """The action of a text that is legal now; raises ParseError or IllegalAction, which says why not."""
        return action_of(self.rules, self.setting, self.state, text)

    def position(self) -> Position:
        """The position as the library knows it, without history."""
        return Position(self.rules, self.setting, core.copied(self.state))

    def _settle(self) -> None:
        while not self.over and self.seat < 0:
            dice = np.array([counted(self._key, np.uint64(self._draws))], np.uint64)
            self._draws += 1
            draw = self.verbs.draw(self.setting.tables, self.state, dice)
            self.rules.apply(self.setting, self.state, int(draw))
