"""One kernel call plays a game text by text and notes what each decision saw.

The kernel stands outside the sources that name the folder of compiled kernels (`games/kernel.py`): Numba
itself notices when this file changes, and all that it calls is among those sources.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from edubba.games.core import Game, Setting, State
from edubba.games.kernel import Fields, kernel
from edubba.lab.data.texts import texts_of
from edubba.lab.envs.fields import Layout
from edubba.lab.envs.verbs import observe
from edubba.lab.envs.verbs import verbs_of as of_environments
from edubba.search.verbs import OVER, carry_out, list_codes, seat_of
from edubba.search.verbs import verbs_of as of_searches


class Seen:
    """What the decisions of a game saw: arrays with a row for each."""

    def __init__(self, game: str, players: int, texts: int) -> None:
        most = int(of_searches(game).MOST_LEGAL)
        size = Layout(of_environments(game).FIELDS, players).size
        self.seat = np.empty(texts, np.int8)
        self.place = np.empty(texts, np.int32)  # of the decision among the texts
        self.action = np.empty(texts, np.int16)
        self.observation = np.empty((texts, size), np.int16)
        self.legal = np.empty(texts * most, np.int16)  # what is not written to takes no memory
        self.offsets = np.zeros(texts + 1, np.int64)

    def cut(self, rows: int) -> None:
        """Keep what was written."""
        for name in ("seat", "place", "action", "observation"):
            setattr(self, name, getattr(self, name)[:rows].copy())
        self.offsets = self.offsets[: rows + 1].copy()
        self.legal = self.legal[: self.offsets[-1]].copy()


def unrolled(game: Game, setting: Setting, state: State, played: Sequence[str]) -> Seen | None:
    """Play texts from a state, which becomes the last one; None where one of them is not allowed."""
    name, texts = game.about.name, texts_of(game, setting)
    seen = Seen(name, len(game.scores(state)), len(played))
    verbs = of_searches(name)
    room, out = verbs.new_room(), np.empty(verbs.MOST_LEGAL, np.int64)
    wanted = texts.numbers_of(played)
    done, rows = _unroll(
        setting.tables, state, room, out, wanted, texts.by_code, seen.seat, seen.place, seen.action,
        seen.observation, seen.legal, seen.offsets,
    )  # fmt: skip
    if done < len(played):
        return None
    seen.cut(rows)
    return seen


@kernel
def _unroll(
    tables: Fields, state: Fields, room: Any, out: Any, wanted: Any, by_code: Any, seats: Any, places: Any,
    actions: Any, observations: Any, legal: Any, offsets: Any,
) -> tuple[int, int]:  # fmt: skip
    """How many texts could be played, and how many of them were decisions."""
    row = 0
    for place in range(len(wanted)):
        seat = seat_of(state)
        count = 0 if seat == OVER else list_codes(tables, state, room, out)
        at = 0
        while at < count and by_code[out[at]] != wanted[place]:
            at += 1
        if at == count:
            return place, row
        if seat >= 0:
            begin = offsets[row]
            for n in range(count):
                legal[begin + n] = out[n]
            offsets[row + 1] = begin + count
            seats[row], places[row], actions[row] = seat, place, out[at]
            observe(tables, state, seat, observations[row])
            row += 1
        carry_out(tables, state, out[at])
    return len(wanted), row
