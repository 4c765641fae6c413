"""What the tests of Sumeria share: short names for settlements, positions built by hand, random games."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

import edubba
from edubba._position import Position
from edubba.games import core
from edubba.games.packed import Packed
from edubba.games.sumeria import board as boards
from edubba.games.sumeria.rules import choices
from edubba.games.sumeria.rules.play import score_from
from edubba.games.sumeria.rules.routes import new_sight
from edubba.games.sumeria.state import NONE, TURN, new_state
from tests.rules.tools import steps

GAME = core.game("sumeria")
KINDS = "EMPR"
BOARDS = ("two_rivers", "eight_gates")
GATES = ("alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta")


def full(short: str) -> str:
    """`Dv1` of the scenarios is `delta.v1` of the board eight_gates."""
    return f"{GATES['ABCDEFGH'.index(short[0])]}.{short[1:]}"


def row_of(letters: str) -> list[str]:
    """`ABCDEFGH` as names of city-states."""
    return [GATES["ABCDEFGH".index(letter)] for letter in letters]


def letters_of(row: Sequence[str]) -> str:
    """The inverse of `row_of`."""
    return "".join("ABCDEFGH"[GATES.index(name)] for name in row)


@dataclass
class Scene:
    """A position on eight_gates by hand, reachable or not; settlements as in the scenarios (`Dv1`)."""

    row: str = "ABCDEFGH"
    occ: Mapping[int, Sequence[str]] = field(default_factory=dict)  # seat -> settlements
    supply: Mapping[int, int] = field(default_factory=dict)  # 5 where not given
    display: Sequence[str] = ("EMP", "RR", "M")
    won: Mapping[int, str] = field(default_factory=dict)
    players: int = 3
    seat: int | None = 1
    start: int = 1
    phase: int = TURN
    dynasty: int = 1
    round: int = 1
    options: Mapping[str, Any] = field(default_factory=dict)

    def position(self) -> Position:
        """The position, behind the public interface."""
        options = {"board": "eight_gates", "players": self.players, **self.options}
        setting = GAME.setting(options)
        state = GAME.initial(setting)
        state.row[:] = [GATES.index(name) for name in row_of(self.row)]
        for seat in range(self.players):
            places = [setting.board.index[full(name)] for name in self.occ.get(seat + 1, ())]
            state.own[seat] = np.uint64(sum(1 << place for place in places))
            state.supply[seat] = self.supply.get(seat + 1, 5)
            state.won[seat] = [self.won.get(seat + 1, "").count(kind) for kind in KINDS]
        for position, kinds in enumerate(self.display):
            for i, kind in enumerate(kinds):
                state.display[(0, 3, 5)[position] + i] = KINDS.index(kind)
        out = "".join([*self.display, *self.won.values()])
        state.bag[:] = [9 - out.count(kind) for kind in KINDS]
        state.start, state.seat = self.start - 1, NONE if self.seat is None else self.seat - 1
        state.phase, state.dynasty, state.turn_marker = self.phase, self.dynasty, self.round
        return Position(GAME, setting, state)


def after_round(scene: Scene) -> Position:
    """The position just after the last turn of a dynasty, which changed nothing but the seat to act."""
    position = scene.position()
    position._state.turn_marker = 3
    score_from(position._state, 0)
    return position


def mask(numbers: Sequence[int]) -> np.uint64:
    """Settlements as the kernels hold them."""
    return np.uint64(sum(1 << number for number in numbers))


def reach(tables: Packed, occupied: Sequence[int], origin: int) -> set[int]:
    """R42 as the kernels answer it, on any network."""
    state, sight = new_state(3, 0, 0), new_sight()
    state.own[0] = mask(occupied)
    return {to for to in range(56) if choices.can_reach(tables, state, sight, origin, to)}


def somewhere(seed: int, **options: Any) -> Position:
    """A position at a random point of a random game, the end included."""
    rng = random.Random(seed)
    position = edubba.new("sumeria", **options)
    for _ in steps(position, rng, rng.randrange(200)):
        pass
    return position


def opened(position: Position, start: int = 1, kinds: str = "EMPRRM") -> Position:
    """Make the opening draws: the row in board order, these markers, this start seat."""
    board: boards.Board = position._setting.board
    for text in (*board.states, *kinds, str(start)):
        position.play(f"~{text}")
    return position
