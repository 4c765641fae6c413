"""A tournament on disk: which lines of its file are its games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from edubba.lab.arena.match import PLAYED, TIMED
from edubba.lab.arena.plan import Plan
from edubba.lab.game_file import GameFile, Kind, numbers


class Store(GameFile[Plan]):
    """The file of one tournament, open for one process. Use it in a `with` statement."""

    def __init__(self, path: str | Path, plan: Plan) -> None:
        super().__init__(path, plan, ARENA)


def _is_of(plan: Plan, result: Any) -> bool:
    """Whether it is a game of this tournament: the right seats and draws, a number for every seat."""
    if not isinstance(result, dict) or result.keys() != {*PLAYED, *TIMED}:
        return False
    number = result["game"]
    if not isinstance(number, int) or number < 0:
        return False
    pairing = plan.pairing(number)
    planned = [pairing.round, list(pairing.seats), pairing.seed]
    by_seat = ("points", "wins", "decisions", *TIMED)
    return [result["round"], result["seats"], result["seed"]] == planned and all(
        numbers(result[key], len(pairing.seats)) for key in by_seat
    )


ARENA = Kind(
    mark="edubba-arena",
    fits=_is_of,
    foreign="arena-no-arena",
    busy="arena-busy",
    other="arena-other-plan",
    part="arena-plan-part",
    bad_line="arena-bad-line",
)
