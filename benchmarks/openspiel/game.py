"""Sumeria for three as an OpenSpiel game: sequential, chance nodes explicit, returns are win shares.

OpenSpiel clones a Python state by deep-copying its attributes one by one, so all of a state's content is one
attribute, a `Content`, whose deep copy is a copy of its bytes.
"""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pyspiel
from kernels import CHANCE, TERMINAL, Bytes, add_shares, advance, list_actions, list_draws

from edubba.games import core
from edubba.games.sumeria.codes import ACTIONS, CODES, DRAW_STATE, MOST_LEGAL
from edubba.games.sumeria.rules.routes import new_sight
from edubba.games.sumeria.state import DYNASTIES, PLACED_EACH, ROUNDS, STATE

PLAYERS = 3
RULES = core.game("sumeria")
SETTING = RULES.setting({"players": PLAYERS})


def in_array(record: Any) -> Any:
    """An array of one record: Numba takes it much faster than the record itself."""
    return np.array([record], record.dtype)


TABLES, SIGHT = in_array(SETTING.tables), in_array(new_sight())
_LEGAL = np.empty(MOST_LEGAL, np.int64)
_WAYS = np.empty(CODES - DRAW_STATE, np.int64)


class Content:
    """What a state holds: the bytes of Edubba's state and who acts next."""

    __slots__ = ("data", "player")

    def __init__(self, data: Bytes, player: int) -> None:
        self.data, self.player = data, player

    @classmethod
    def of(cls, state: core.State) -> Content:
        """A copy of a state."""
        seat = RULES.to_act(state)
        player = TERMINAL if RULES.over(state) else CHANCE if seat is None else seat - 1
        return cls(np.frombuffer(bytearray(state.tobytes()), np.uint8), player)

    def __deepcopy__(self, memo: Any) -> Content:
        return type(self)(self.data.copy(), self.player)

    def shares(self) -> list[float]:
        """The win shares once the game is over, before that nothing for anyone."""
        found = np.zeros(PLAYERS)
        if self.player == TERMINAL:
            add_shares(self.data, found)
        return found.tolist()


FIRST = Content.of(RULES.initial(SETTING))


class SumeriaState(pyspiel.State):  # type: ignore[misc]
    """A position. Draws are numbered from 0, actions as in Edubba."""

    content = FIRST  # shared until the first draw: OpenSpiel makes a new game for every clone

    def current_player(self) -> int:
        """The seat from 0, or OpenSpiel's number for chance or the end."""
        return self.content.player

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.content.player == TERMINAL

    def returns(self) -> list[float]:
        """The win shares, in seat order."""
        return self.content.shares()

    def _legal_actions(self, player: int) -> list[int]:
        total = list_actions(TABLES, self.content.data, SIGHT, _LEGAL)
        return _LEGAL[:total].tolist()  # type: ignore[no-any-return]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The draws that can come next with their probabilities."""
        total = list_draws(self.content.data, _WAYS)
        return [(draw, ways / total) for draw, ways in enumerate(_WAYS.tolist()) if ways]

    def _apply_action(self, action: int) -> None:
        content = self.content
        if content is FIRST:
            content = self.content = copy.deepcopy(FIRST)
        code = action + DRAW_STATE if content.player == CHANCE else action
        content.player = advance(content.data, code)

    def _action_to_string(self, player: int, action: int) -> str:
        return RULES.text(SETTING, action + DRAW_STATE if player == CHANCE else action)

    def __str__(self) -> str:
        return RULES.digest(SETTING, self.content.data.view(STATE)[0])


class Observer:
    """Everything is open: the text of a position is what everyone sees."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, Any] = {}

    def set_from(self, state: SumeriaState, player: int) -> None:
        """There is no tensor to fill."""

    def string_from(self, state: SumeriaState, player: int) -> str:
        """What a player sees."""
        return str(state)


TYPE = pyspiel.GameType(
    short_name="edubba_sumeria",
    long_name="Sumeria",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=PLAYERS,
    min_num_players=PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
)
INFO = pyspiel.GameInfo(
    num_distinct_actions=ACTIONS,
    max_chance_outcomes=CODES - DRAW_STATE,
    num_players=PLAYERS,
    min_utility=0.0,
    max_utility=1.0,
    utility_sum=1.0,
    max_game_length=PLAYERS * (PLACED_EACH[PLAYERS] + DYNASTIES * ROUNDS) + 3 * DYNASTIES,
)


class SumeriaGame(pyspiel.Game):  # type: ignore[misc]
    """Three players on the default board."""

    def __init__(self, params: Any = None) -> None:
        super().__init__(TYPE, INFO, params or {})

    def new_initial_state(self) -> SumeriaState:
        """The position before the first draw."""
        return SumeriaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Asked for by OpenSpiel's own tests."""
        return Observer()


pyspiel.register_game(TYPE, SumeriaGame)
