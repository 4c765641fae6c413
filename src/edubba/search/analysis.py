"""What a position holds for each seat: shares of winning with their errors, the best actions, the main line.

Several searches with dice of their own look at the same position; how far they differ tells how far to trust
them.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from edubba.games.core import Game, Setting, State
from edubba.search.limits import Limit
from edubba.search.mind import Mind

MINDS = 4  # searches that look at a position


class Positioned(Protocol):
    """What has a game, a setting and a state: a Position."""

    @property
    def inner(self) -> tuple[Game, Setting, State]:
        """The game, its setting and its state."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share of winning, from 0 to 1, with its standard error."""

    value: float
    error: float


@dataclass(frozen=True, slots=True)
class Option:
    """An action or a draw, and each seat's share after it."""

    text: str
    shares: tuple[Share, ...]
    tried: int  # simulations that took it


@dataclass(frozen=True, slots=True)
class Analysis:
    """What the searches found."""

    to_act: int | None  # the seat that decides, from 1; None at a draw and at the end
    shares: tuple[Share, ...]  # in seat order
    options: tuple[Option, ...]  # the best first; of a draw the likeliest; only what was tried
    line: tuple[str, ...]  # the main line
    simulations: int
    seconds: float


def analyse(
    pos: Positioned,
    *,
    seconds: float | None = None,
    simulations: int | None = None,
    seed: object = 1,
    jobs: int = 2,
    watch: Callable[[float], None] | None = None,
) -> Analysis:
    """Look at a position for so long (a second by default), or with so many simulations: then repeatable.

    `watch` is told how much of the work is done, from 0 to 1. `jobs`: searches at the same time.
    """
    game, setting, state = pos.inner
    began = time.perf_counter()
    if game.over(state):
        winners = game.winners(state)
        final = (
            Share((seat in winners) / len(winners), 0.0) for seat in range(1, len(game.scores(state)) + 1)
        )
        return Analysis(None, tuple(final), (), (), 0, 0.0)
    limit = _limit_each(seconds, simulations, jobs)
    minds = [Mind(game, setting, f"{seed}/{number}") for number in range(MINDS)]
    done = [0.0] * MINDS

    def think(number: int) -> int:
        def told(part: float) -> None:
            done[number] = part
            if watch:
                watch(sum(done) / MINDS)

        minds[number].look(state, limit)
        return minds[number].think(limit, told)

    with ThreadPoolExecutor(max(1, min(jobs, MINDS))) as crew:
        total = sum(crew.map(think, range(MINDS)))
    return Analysis(
        game.to_act(state),
        _shares([mind.shares() for mind in minds]),
        _options(minds, game, setting, state),
        tuple(game.text(setting, code) for code in _steadiest(minds).line()),
        total,
        time.perf_counter() - began,
    )


def _limit_each(seconds: float | None, simulations: int | None, jobs: int) -> Limit:
    """The part of one search."""
    whole = Limit(seconds=seconds, simulations=simulations)  # checks them
    if whole.simulations:
        return Limit(simulations=max(1, whole.simulations // MINDS), seconds=whole.seconds)
    return Limit(seconds=(whole.seconds or 1.0) * max(1, min(jobs, MINDS)) / MINDS)


def _shares(found: list[NDArray[np.float64]]) -> tuple[Share, ...]:
    """The mean over the searches, and from their differences its error."""
    table = np.array(found)
    errors = (
        table.std(axis=0, ddof=1) / np.sqrt(len(table)) if len(table) > 1 else np.full(table.shape[1], 0.5)
    )
    return tuple(Share(float(a), float(b)) for a, b in zip(table.mean(axis=0), errors, strict=True))


def _options(minds: list[Mind], game: Game, setting: Setting, state: State) -> tuple[Option, ...]:
    found: dict[int, list[NDArray[np.float64]]] = {}
    tried: dict[int, int] = {}
    for mind in minds:
        for code, times, shares in mind.options():
            tried[code] = tried.get(code, 0) + times
            if shares is not None:
                found.setdefault(code, []).append(shares)
    ranked = sorted(found, key=lambda code: -tried[code])
    return tuple(Option(game.text(setting, code), _shares(found[code]), tried[code]) for code in ranked)


def _steadiest(minds: list[Mind]) -> Mind:
    """The search that thinks most like all together: its main line is told."""
    mean = np.mean([mind.shares() for mind in minds], axis=0)
    return min(minds, key=lambda mind: float(np.abs(mind.shares() - mean).sum()))
