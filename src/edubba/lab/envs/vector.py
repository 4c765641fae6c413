"""Thousands of games at once, each a row: `edubba.lab.vector("sumeria", 4096)`."""

from __future__ import annotations

from collections.abc import Mapping
from secrets import randbits
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from edubba._position import Position
from edubba.games import core
from edubba.games.errors import OptionError, shown
from edubba.games.kernel import COMPILED
from edubba.games.packed import Packed
from edubba.lab.envs import steps
from edubba.lab.envs.fields import Layout
from edubba.lab.envs.single import action_of, checked_action, checked_limit, row_seed
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
        seed: int | None = 0,
        threads: int | None = None,
        limit: int | None = None,
    ) -> None:
        if rows < 1:
            raise OptionError("lab-rows", rows=rows)
        most = _cores()
        if threads is not None and threads not in range(1, most + 1):
            raise OptionError("lab-threads", threads=shown(str(threads)), most=most)
        self.rules = core.game(game)
        self.setting = self.rules.setting(options or {})
        self._verbs = verbs_of(game)
        first = self.rules.initial(self.setting)
        self.players = len(self.rules.scores(first))
        self.layout = Layout(self._verbs.FIELDS, self.players)
        self.actions: int = self._verbs.ACTIONS
        self.limit = checked_limit(limit, self._verbs.LIMIT)
        self.threads = threads or most
        self._batch = self._new_batch(rows, first)
        self._sampled = 0
        self._actions = np.zeros(rows, np.int64)
        self.reset(randbits(63) if seed is None else seed)

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
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise OptionError("lab-kind", given=str(given.dtype))
        wanted = np.ascontiguousarray(given, np.int64)
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
        return self.rules.text(self.setting, checked_action(action, self.actions))

    def action(self, row: int, text: str) -> int:
        """The action of a text that is legal in a row, such as an agent that reads gives."""
        return action_of(self.rules, self.setting, self._batch.states[row], text)

    def position(self, row: int) -> Position:
        """The position of a row as the library knows it, without history."""
        return Position(self.rules, self.setting, core.copied(self._batch.states[row]))

    def __len__(self) -> int:
        return len(self._batch.states)

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy, also by pickle, goes on exactly as the first would, with arrays of its own."""
        wishes = {"options": self.setting.told(), "threads": self.threads, "limit": self.limit}
        kept = {name: getattr(self._batch, name) for name in _KEPT}
        return _restored, (self.rules.about.name, len(self), wishes, kept, self._sampled)

    def _check(self, actions: NDArray[np.int64]) -> None:
        row = int(steps.first_illegal(self._batch, actions))
        if row >= 0:
            raise OptionError("lab-illegal", row=row, action=int(actions[row]))

    def _run(self, kernel: Any, *arguments: Any) -> None:
        if COMPILED:
            from numba import set_num_threads

            set_num_threads(self.threads)
        kernel(*arguments)


#: What of a batch follows neither from the game nor from the last step.
_KEPT = tuple(
    name for name in steps.Batch._fields if name not in ("tables", "first", "rooms", "dice", "codes")
)


def _restored(game: str, rows: int, wishes: dict[str, Any], kept: dict[str, Any], sampled: int) -> Vector:
    wishes["threads"] = min(wishes["threads"], _cores())  # on a smaller machine
    found = Vector(game, rows, **wishes)
    for name, values in kept.items():
        getattr(found._batch, name)[...] = values
    found._sampled = sampled
    return found


def _array(record: Packed) -> NDArray[np.void]:
    found = np.zeros(1, record.dtype)
    found[0] = record
    return found


def _cores() -> int:
    """The threads that Numba may use here, whatever another vector of this process has asked for."""
    if not COMPILED:
        return 1
    from numba import config

    return int(getattr(config, "NUMBA_NUM_THREADS"))  # noqa: B009  # made at run time, unknown to type checkers
