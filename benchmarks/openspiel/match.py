"""One game of Sumeria between any players, with a clock for each seat."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from game import RULES, SETTING

from edubba.search import Bot


@dataclass(slots=True)
class Clock:
    """What a seat's thinking cost; decisions with one legal action are played without asking."""

    decisions: int = 0
    seconds: float = 0.0


@dataclass(slots=True)
class Result:
    """How a game ended, in seat order."""

    shares: list[float]
    points: list[int]
    clocks: list[Clock] = field(default_factory=list)


def play(players: Sequence[Bot], seed: object) -> Result:
    """Play a game; the draws follow from the seed alone, as far as the same draws are to be made."""
    state, draws = RULES.initial(SETTING), random.Random(f"{seed} draws")
    clocks = [Clock() for _ in players]
    while not RULES.over(state):
        chance = RULES.chance(SETTING, state)
        if chance:
            codes, weights = zip(*chance, strict=True)
            RULES.apply(SETTING, state, draws.choices(codes, weights)[0])
            continue
        legal, seat = RULES.legal(SETTING, state), int(RULES.to_act(state) or 0) - 1
        action = legal[0]
        if len(legal) > 1:
            began = time.perf_counter()
            action = players[seat].choose(RULES, SETTING, state)
            clocks[seat].seconds += time.perf_counter() - began
            clocks[seat].decisions += 1
        RULES.apply(SETTING, state, action)
    winners = RULES.winners(state)
    shares = [1 / len(winners) if seat + 1 in winners else 0.0 for seat in range(len(players))]
    return Result(shares, RULES.scores(state), clocks)
