"""A game as a PettingZoo environment: one agent a seat, draws made by the environment, masks included."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from edubba._position import Position
from edubba.games.errors import OptionError, shown
from edubba.lab.envs.single import Single, checked_limit, checked_seed
from edubba.lab.envs.texts import board

Observation = dict[str, Any]
MODES = ["ansi", "svg"]


class Table(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """Seats are `seat_1`, `seat_2`, …; a reward is one's part of the victory, paid at the end."""

    def __init__(
        self, game: str, version: str, render_mode: str | None, limit: int | None, **options: Any
    ) -> None:
        super().__init__()
        if render_mode not in (None, *MODES):
            raise OptionError("lab-mode", mode=shown(str(render_mode)), known=", ".join(MODES))
        self.metadata: dict[str, Any] = {"name": version, "render_modes": MODES, "is_parallelizable": False}
        self.render_mode = render_mode
        self.game = Single(game, options)
        self.limit = checked_limit(limit, self.game.verbs.LIMIT)
        self.possible_agents = [f"seat_{seat}" for seat in range(1, self.game.players + 1)]
        self.agents: list[str] = []
        low, high = self.game.layout.bounds()
        seen = spaces.Box(np.array(low, np.int16), np.array(high, np.int16), dtype=np.int16)
        mask = spaces.Box(0, 1, (self.game.actions,), np.int8)
        self._seen = {
            a: spaces.Dict({"observation": seen, "action_mask": mask}) for a in self.possible_agents
        }
        self._acts = {agent: spaces.Discrete(self.game.actions) for agent in self.possible_agents}
        size = self.game.state.nbytes
        self.state_space = spaces.Box(0, 255, (size,), np.uint8)
        self._seed, self._episode = 0, 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """`observation` field by field (docs/lab.md), `action_mask` over all actions."""
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All actions of the game; `text` and `action` translate them."""
        return self._acts[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with a seed the first of that seed, else the next one after it."""
        self._episode = 0 if seed is not None else self._episode + 1
        self._seed = self._seed if seed is None else checked_seed(seed)
        self.game.begin(self._seed, self._episode)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.seat]

    def observe(self, agent: str) -> Observation:
        """What a seat sees; who does not decide has an empty mask."""
        seat = self.possible_agents.index(agent)
        mine = not self.game.over and seat == self.game.seat
        mask = self.game.mask() if mine else np.zeros(self.game.actions, np.int8)
        return {"observation": self.game.observation(seat), "action_mask": mask}

    def state(self) -> np.ndarray[Any, np.dtype[np.uint8]]:
        """The whole state, byte by byte: what the kernels know."""
        return np.frombuffer(self.game.state.tobytes(), np.uint8).copy()

    def step(self, action: int) -> None:
        """Carry out an action of the seat that decides."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if int(action) not in self.game.legal():
            raise ValueError(
                f"{agent}: action {int(action)} is not legal now; choose one that action_mask marks"
            )
        self._cumulative_rewards[agent] = 0.0
        self.game.play(int(action))
        self._clear_rewards()
        if self.game.over:
            self.rewards = dict(zip(self.possible_agents, self.game.shares(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.limit and self.game.decisions >= self.limit:
            self.truncations = dict.fromkeys(self.agents, True)
        if not self.game.over:
            self.agent_selection = self.possible_agents[self.game.seat]
        self._accumulate_rewards()

    def text(self, action: int) -> str:
        """The text of an action, as records and people write it."""
        return self.game.text(action)

    def action(self, text: str) -> int:
        """The action of a text that is legal now, as an agent that reads gives it; an error says why not."""
        return self.game.action(text)

    def position(self) -> Position:
        """The position as the library knows it, without history: for `texts.prompt` and pictures."""
        return self.game.position()

    def render(self) -> str | None:
        """The position as an aligned text, or as SVG."""
        if self.render_mode == "ansi":
            return board(self.game.position())
        return self.game.position().svg() if self.render_mode == "svg" else None

    def close(self) -> None:
        """There is nothing to close."""


def environment(game: str, version: str, render_mode: str | None, limit: int | None, **options: Any) -> Any:
    """The environment as PettingZoo's own are wrapped: who acts out of turn or out of order is told so."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(Table(game, version, render_mode, limit, **options))
    )
