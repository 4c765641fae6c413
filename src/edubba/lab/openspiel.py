"""Both games for OpenSpiel, out of tree: importing this registers `python_sumeria` and `python_flood`.

    import pyspiel
    import edubba.lab.openspiel
    game = pyspiel.load_game("python_sumeria", {"players": 4})

`player("ensi", 7)` is one of Edubba's bots as an OpenSpiel bot, for its tournaments and evaluations.

Sequential games with explicit chance; a return is one's part of the victory. Actions are numbered as in all
of the lab (docs/lab.md), draws from 0. A state's content is one attribute: OpenSpiel copies a Python state by
copying its attributes one by one.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pyspiel

from edubba import locales  # makes the sentences of errors  # noqa: F401
from edubba.games import core
from edubba.games.errors import OptionError
from edubba.lab.envs.fields import Layout
from edubba.lab.envs.verbs import verbs_of
from edubba.search import Bot, bot

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


class Content:
    """The bytes of a state and who acts next."""

    __slots__ = ("player", "state")

    def __init__(self, state: core.State, player: int) -> None:
        self.state, self.player = state, player

    def __deepcopy__(self, memo: Any) -> Content:
        return Content(core.copied(self.state), self.player)

    def __reduce__(self) -> tuple[Any, ...]:
        return _content, (self.state.tobytes(), self.state.dtype, self.player)


def _content(data: bytes, dtype: Any, player: int) -> Content:
    return Content(core.thawed(data, dtype), player)


class EdubbaState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position."""

    def __init__(self, game: EdubbaGame) -> None:
        super().__init__(game)
        self.made = game.made
        self.content = Content(game.made.rules.initial(game.made.setting), CHANCE)

    def current_player(self) -> int:
        """The seat from 0, or OpenSpiel's number for chance or the end."""
        return self.content.player

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.content.player == TERMINAL

    def returns(self) -> list[float]:
        """Each seat's part of the victory; nothing before the end."""
        winners = self.made.rules.winners(self.content.state)
        return [1 / len(winners) if seat + 1 in winners else 0.0 for seat in range(self.made.players)]

    def _codes(self) -> list[int]:
        """All that can come next, as the kernels number it."""
        if self.content.player == CHANCE:
            return [code for code, _ in self.made.rules.chance(self.made.setting, self.content.state)]
        return self.made.rules.legal(self.made.setting, self.content.state)

    def _legal_actions(self, player: int) -> list[int]:
        return self.made.rules.legal(self.made.setting, self.content.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The draws that can come next with their probabilities."""
        draws = self.made.rules.chance(self.made.setting, self.content.state)
        total = sum(ways for _, ways in draws)
        return [(code - self.made.actions, ways / total) for code, ways in draws]

    def _apply_action(self, action: int) -> None:
        rules, state = self.made.rules, self.content.state
        code = action + self.made.actions if self.content.player == CHANCE else action
        if code not in self._codes():  # a kernel trusts what it is given
            raise OptionError("lab-illegal-here", action=action)
        rules.apply(self.made.setting, state, code)
        seat = rules.to_act(state)
        self.content.player = TERMINAL if rules.over(state) else CHANCE if seat is None else seat - 1

    def _action_to_string(self, player: int, action: int) -> str:
        code = action + self.made.actions if player == CHANCE else action
        return self.made.rules.text(self.made.setting, code)

    def __str__(self) -> str:
        return " ".join(self.texts()) or "~"

    def texts(self) -> list[str]:
        """What was played and drawn, in the notation of the game."""
        return [self._action_to_string(int(each.player), each.action) for each in self.full_history()]


class Observer:
    """What a seat sees: field by field as in docs/lab.md, and the texts of the game so far."""

    def __init__(self, made: Made) -> None:
        self.made = made
        self.tensor = np.zeros(made.layout.size, np.float32)
        self.dict = {"observation": self.tensor}
        self._seen = np.zeros(made.layout.size, np.int16)

    def set_from(self, state: EdubbaState, player: int) -> None:
        """Fill the tensor."""
        self.made.verbs.observe(self.made.setting.tables, state.content.state, max(player, 0), self._seen)
        self.tensor[:] = self._seen

    def string_from(self, state: EdubbaState, player: int) -> str:
        """Everything is open: all see the same."""
        return str(state)


class Made:
    """What follows from a game and its options."""

    def __init__(self, name: str, options: dict[str, Any]) -> None:
        self._of = name, tuple(sorted(options.items()))
        self.rules = core.game(name)
        self.setting = self.rules.setting(options)
        self.verbs = verbs_of(name)
        self.players = len(self.rules.scores(self.rules.initial(self.setting)))
        self.layout = Layout(self.verbs.FIELDS, self.players)
        self.actions: int = self.verbs.ACTIONS

    def __deepcopy__(self, memo: Any) -> Made:
        return self  # nothing of it ever changes

    def __reduce__(self) -> tuple[Any, ...]:
        return made, self._of


@cache
def made(name: str, options: tuple[tuple[str, Any], ...]) -> Made:
    """OpenSpiel makes a new game for every clone of a state: what belongs to it is made once."""
    return Made(name, dict(options))


class EdubbaGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.made = made(self.name, tuple(sorted(given.items())))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.made.actions,
            max_chance_outcomes=self.made.verbs.CODES - self.made.actions,
            num_players=self.made.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=self.made.verbs.LONGEST,
        )
        super().__init__(TYPES[self.name], info, given)

    def new_initial_state(self) -> EdubbaState:
        """The position before the first draw."""
        return EdubbaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """One that fills tensors."""
        return Observer(self.made)

    def observation_tensor_size(self) -> int:
        """How many numbers an observation has."""
        return self.made.layout.size


class Player(pyspiel.Bot):  # type: ignore[misc]
    """A bot of Edubba in any seat of a game registered here."""

    def __init__(self, bot: Bot) -> None:
        super().__init__()
        self._bot = bot

    def step(self, state: EdubbaState) -> int:
        """What it does in this position; nothing where a draw comes next or the game is over."""
        if state.current_player() < 0:
            return int(pyspiel.INVALID_ACTION)
        made, shown = state.made, core.copied(state.content.state)
        return int(self._bot.choose(made.rules, made.setting, shown))

    def restart_at(self, state: EdubbaState) -> None:
        """A bot looks at the position alone."""

    def inform_action(self, state: EdubbaState, player: int, action: int) -> None:
        """Nothing to note, likewise."""


def player(name: str, seed: int | str = 0) -> Player:
    """A bot by its name, as at any table: `apprentice`, `ensi`, `lugal:0.1s` (docs/minds.md)."""
    return Player(bot(name, str(seed)))


def _type(name: str) -> pyspiel.GameType:
    options = core.game(name).about.options
    counts = options.get("players", (3,))
    return pyspiel.GameType(
        short_name=f"python_{name}",
        long_name=f"Edubba: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={option: values[0] for option, values in options.items()}
        | {"board": core.game(name).about.boards[0]},
    )


TYPES = {name: _type(name) for name in core.NAMES}
for _name in core.NAMES:
    pyspiel.register_game(TYPES[_name], type(f"Edubba_{_name}", (EdubbaGame,), {"name": _name}))
