"""What a position holds for each seat: shares of winning with their errors, the best actions, the main line.

Several searches, each with its own dice and taste, look at a position. An error has three parts: how far
they differ, how far the second half of the thinking moved the first, and what no search of this kind sees of
itself, measured against searches fifty times as long (docs/minds.md).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Event
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from edubba.games.core import Game, Setting, State
from edubba.games.errors import OptionError
from edubba.search.limits import MOST_SECONDS, Limit
from edubba.search.mind import Choice, Mind, Taste

TASTES = (0.5, 0.7, 0.9, 1.2)  # how much each search explores
BLIND = 0.05  # what longer searches showed, as a part of the spread of a single game
LEAST = 0.5  # no error is below this part of 1 / √simulations: what all of them missed may be there


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
    limit = _limit_each(seconds, simulations, jobs)
    if game.over(state):
        winners = game.winners(state)
        final = (
            Share((seat in winners) / len(winners), 0.0) for seat in range(1, len(game.scores(state)) + 1)
        )
        return Analysis(None, tuple(final), (), (), 0, 0.0)
    minds = [
        Mind(game, setting, f"{seed}/{number}", taste=Taste(explore=taste))
        for number, taste in enumerate(TASTES)
    ]
    total, halves = _think(minds, state, limit, jobs, watch)
    whole = np.array([mind.shares() for mind in minds])
    drift = np.abs(2 * (whole - halves).mean(axis=0))
    options = _options(minds, game, setting, state)
    return Analysis(
        game.to_act(state),
        _shares(whole, total, drift),
        tuple(option for _, option in options),
        tuple(game.text(setting, code) for code in _main_line(minds, options[0][0])),
        total,
        time.perf_counter() - began,
    )


def _think(
    minds: list[Mind], state: State, limit: Limit, jobs: int, watch: Callable[[float], None] | None
) -> tuple[int, NDArray[np.float64]]:
    """All minds think, some at the same time; returns the simulations, and the shares after half of them."""
    done, stop = [0.0] * len(minds), Event()

    def think(number: int) -> tuple[int, NDArray[np.float64]]:
        def told(part: float) -> None:
            done[number] = begun + part / 2
            if stop.is_set():
                raise KeyboardInterrupt
            if watch:
                watch(sum(done) / len(done))

        mind, begun = minds[number], 0.0
        mind.look(state, _twice(limit))
        made, half, begun = mind.think(limit, told), mind.shares(), 0.5
        return made + mind.think(limit, told), half

    with ThreadPoolExecutor(max(1, min(jobs, len(minds)))) as crew:
        try:
            found = list(crew.map(think, range(len(minds))))
        except BaseException:  # the others need not go on
            stop.set()
            raise
    return sum(made for made, _ in found), np.array([half for _, half in found])


def _twice(limit: Limit) -> Limit:
    """Both halves of a search, for the size of its tree."""
    if limit.simulations:
        return Limit(simulations=2 * limit.simulations)
    return Limit(seconds=min(MOST_SECONDS, 2 * (limit.seconds or 0.0)))


def _limit_each(seconds: float | None, simulations: int | None, jobs: int) -> Limit:
    """The part of one half of one search; eight of them make the whole, in simulations rounded down."""
    whole = Limit(seconds=seconds, simulations=simulations)  # checks them
    if seconds is not None and simulations is not None:
        raise OptionError("analysis-one-limit")
    if whole.simulations:
        return Limit(simulations=max(1, whole.simulations // (2 * len(TASTES))))
    together = max(1, min(jobs, len(TASTES)))
    return Limit(seconds=(whole.seconds or 1.0) * together / (2 * len(TASTES)))


def _shares(
    found: NDArray[np.float64], tried: int, drift: NDArray[np.float64] | float = 0.0, few: bool = False
) -> tuple[Share, ...]:
    """The mean over the searches with its error, which so many simulations cannot bring below a least one.

    `few`: one action of many, tried seldom and so known badly.
    """
    mean = found.mean(axis=0)
    spread = found.std(axis=0, ddof=1) ** 2 / len(found) if len(found) > 1 else 0.0
    blind = (BLIND**2 + few / tried) * mean * (1 - mean)
    errors = np.sqrt(spread + drift**2 + np.maximum(blind, LEAST**2 / tried))
    return tuple(Share(float(a), float(b)) for a, b in zip(mean, errors, strict=True))


def _options(minds: list[Mind], game: Game, setting: Setting, state: State) -> list[tuple[int, Option]]:
    """With their codes, the best first."""
    met: dict[int, list[Choice]] = {}
    for mind in minds:
        for choice in mind.options():
            if choice.shares is not None:
                met.setdefault(choice.code, []).append(choice)
    seat = game.to_act(state)
    options = [(code, _option(game.text(setting, code), choices)) for code, choices in met.items()]
    return sorted(options, key=lambda option: _rank(option[1], seat))


def _option(text: str, choices: list[Choice]) -> Option:
    tried = sum(choice.tried for choice in choices)
    shares = _shares(np.array([choice.shares for choice in choices]), max(1, tried), few=True)
    if choices[0].ends:
        shares = tuple(Share(share.value, 0.0) for share in shares)
    return Option(text, shares, tried)


def _rank(option: Option, seat: int | None) -> float:
    """Draws by how likely they are; actions by what they bring their seat for sure."""
    if seat is None:
        return -option.tried
    share = option.shares[seat - 1]
    return share.error - share.value


def _main_line(minds: list[Mind], best: int) -> list[int]:
    """How it may go on after the best action, by the search that tried it most."""
    tried = [sum(choice.tried for choice in mind.options() if choice.code == best) for mind in minds]
    return minds[int(np.argmax(tried))].line(begin=best)
