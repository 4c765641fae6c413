"""Thousands of games at once, each a row: `edubba.lab.vector("sumeria", 4096)`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from edubba._position import Position
from edubba.games import core
from edubba.games.errors import OptionError
from edubba.games.kernel import COMPILED
from edubba.lab.envs import steps
from edubba.lab.envs.fields import Layout
from edubba.lab.envs.single import row_seed
from edubba.lab.envs.verbs import verbs_of

WORKERS_EACH = 4  # runs of rows for each thread: who is done first takes the next


class Step(NamedTuple):
    """What a step leaves. All arrays are the environment's own: the next step writes over them."""

    observations: NDArray[np.int16]  # of the seat that decides
    rewards: NDArray[np.float32]  # a row for each game, a column for each seat
    terminations: NDArray[np.bool_]  # games that the rules ended
    truncations: NDArray[np.bool_]  # games cut off after too many decisions
    masks: NDArray[np.int8]  # 1 for each legal action of the seat that decides
    seats: NDArray[np.int8]  # who decides, from 0


class Vector:
    """Many games of one kind, stepped together. Where one ends, the next begins in the same step."""

    def __init__(
        self,
        game: str,
        rows: int,
        *,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        threads: int | None = None,
        limit: int | None = None,
    ) -> None:
        if rows < 1:
            raise OptionError("lab-rows", rows=rows)
        self.rules = core.game(game)
        self.setting = self.rules.setting(options or {})
        self._verbs = verbs_of(game)
        first = self.rules.initial(self.setting)
        self.players = len(self.rules.scores(first))
        self.layout = Layout(self._verbs.FIELDS, self.players)
        self.actions: int = self._verbs.ACTIONS
        self.limit: int = self._verbs.LIMIT if limit is None else limit
        self.threads = threads or _cores()
        self._batch = self._new_batch(rows, first)
        self._sampled = 0
        self._actions = np.zeros(rows, np.int64)
        self.reset(seed)

    def _new_batch(self, rows: int, first: core.State) -> steps.Batch:
        verbs, workers = self._verbs, min(rows, WORKERS_EACH * self.threads)
        return steps.Batch(
            tables=_array(self.setting.tables), first=_array(first), states=np.zeros(rows, verbs.STATE),
            rooms=np.zeros(workers, verbs.ROOM), dice=np.zeros((workers, 8), np.uint64),
            codes=np.zeros((workers, verbs.MOST_LEGAL), np.int64), seeds=np.zeros(rows, np.uint64),
            keys=np.zeros(rows, np.uint64), episodes=np.zeros(rows, np.int64), draws=np.zeros(rows, np.int64),
            decisions=np.zeros(rows, np.int64), legal=np.zeros((rows, verbs.MOST_LEGAL), np.int16),
            counts=np.zeros(rows, np.int64), masks=np.zeros((rows, self.actions), np.int8),
            observations=np.zeros((rows, self.layout.size), np.int16), seats=np.zeros(rows, np.int8),
            rewards=np.zeros((rows, self.players), np.float32), terminations=np.zeros(rows, np.bool_),
            truncations=np.zeros(rows, np.bool_),
        )  # fmt: skip

    def reset(self, seed: int | None = None) -> Step:
        """New games in all rows; with a seed they are those of that seed, else the next of the last one."""
        batch = self._batch
        if seed is not None:
            batch.seeds[:] = [row_seed(seed, row) for row in range(len(self))]
            batch.episodes[:] = 0
        self._sampled = 0
        self._run(steps.advance, batch, np.full(len(self), -1, np.int64), self.limit)
        return self.last()

    def step(self, actions: NDArray[np.integer[Any]]) -> Step:
        """One decision in every row; raises an error that names the row where one is not legal."""
        wanted = np.ascontiguousarray(actions, np.int64)
        if wanted.shape != (len(self),):
            raise OptionError("lab-shape", wanted=len(self), given=str(np.shape(actions)))
        self._check(wanted)
        self._run(steps.advance, self._batch, wanted, self.limit)
        return self.last()

    def last(self) -> Step:
        """What the last step left."""
        batch = self._batch
        return Step(
            batch.observations, batch.rewards, batch.terminations, batch.truncations, batch.masks, batch.seats
        )

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every row, by lot; the array is the environment's own."""
        self._sampled += 1
        self._run(steps.sample, self._batch, self._sampled, self._actions)
        return self._actions

    def text(self, action: int) -> str:
        """The text of an action, as records and people write it."""
        return self.rules.text(self.setting, int(action))

    def position(self, row: int) -> Position:
        """The position of a row as the library knows it, without history."""
        return Position(self.rules, self.setting, core.copied(self._batch.states[row]))

    def __len__(self) -> int:
        return len(self._batch.states)

    def _check(self, actions: NDArray[np.int64]) -> None:
        row = int(steps.first_illegal(self._batch, actions))
        if row >= 0:
            raise OptionError("lab-illegal", row=row, action=int(actions[row]))

    def _run(self, kernel: Any, *arguments: Any) -> None:
        if COMPILED:
            from numba import set_num_threads

            set_num_threads(self.threads)
        kernel(*arguments)


def _array(record: np.record) -> NDArray[np.void]:
    found = np.zeros(1, record.dtype)
    found[0] = record
    return found


def _cores() -> int:
    """The threads that Numba may use here, whatever another vector of this process has asked for."""
    if not COMPILED:
        return 1
    from numba import config

    return int(getattr(config, "NUMBA_NUM_THREADS"))  # noqa: B009  # made at run time, unknown to type checkers
