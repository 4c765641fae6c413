"""`edubba bench` and `edubba warm`."""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from edubba._position import Position, new, position
from edubba.cli.table import fitting
from edubba.games import core, kernel
from edubba.locales import say
from edubba.search import bot
from edubba.search.dice import new_dice
from edubba.search.limits import Limit
from edubba.search.mind import Mind
from edubba.search.playouts import random_games
from edubba.search.verbs import verbs_of

BATCH = 0.05  # seconds of play between two looks at the clock


@contextmanager
def progress(text: str, total: float) -> Iterator[Callable[[float], None]]:
    """A progress bar on standard error with time left, at a terminal; yields what sets how much is done."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(text, total=total)
        yield lambda done: bar.update(task, completed=done)


def playouts(game: str, options: dict[str, Any], seconds: float, seed: str, as_json: bool, lang: str) -> None:
    """Random games on one core; compilation is not counted."""
    rules = core.game(game)
    setting = rules.setting(fitting(game, options), files=True)
    start, dice = rules.initial(setting), new_dice(seed)
    random_games(rules, setting, start, dice, 1)
    games = decisions = 0
    batch, spent = 1, 0.0
    with progress(say("bench-running", lang, game=game, seconds=seconds), seconds) as done:
        while spent < seconds:
            began = time.perf_counter()
            decisions += random_games(rules, setting, start, dice, batch)
            lap = time.perf_counter() - began
            games, spent = games + batch, spent + lap
            batch = max(1, int(batch * min(4.0, BATCH / max(lap, 1e-9))))
            done(spent)
    board = setting.board.name
    result = {
        "game": game,
        "board": board,
        "players": len(rules.scores(start)),
        "compiled": kernel.COMPILED,
        "seconds": round(spent, 3),
        "games": games,
        "decisions": decisions,
        "games_per_second": round(games / spent, 1),
        "decisions_per_second": round(decisions / spent, 1),
    }
    if as_json:
        print(json.dumps(result))
    else:
        rates = {"games": round(games / spent), "decisions": round(decisions / spent)}
        print(say("bench-line", lang, board=board, players=result["players"], **rates))


def warm(lang: str) -> None:
    """Play a game of every kind once, so that each kernel is compiled and kept."""
    if not kernel.COMPILED:
        print(say("warm-plain", lang))
        return
    began = time.perf_counter()
    kernel.forget_old()
    for name in core.NAMES:  # so that all kernels are known
        core.game(name)
        verbs_of(name)
    with progress(say("warm-running", lang), kernel.PROGRESS.kernels) as done:
        ready = itertools.count(1)
        kernel.PROGRESS.compiled = lambda: done(next(ready))
        for name in core.NAMES:
            for warmer in (_warm_draws, _warm_bots, _warm_refusals, _warm_playouts, _warm_minds):
                warmer(name)
    seconds = round(time.perf_counter() - began, 1)
    print(say("warm-done", lang, folder=str(kernel.cache_folder()), seconds=seconds))


def _opened(name: str) -> Position:
    pos = new(name)
    while pos.chance:
        pos.play(pos.chance[0][0])
    return pos


def _warm_draws(name: str) -> None:
    pos = _opened(name)
    pos.play(pos.legal[0])


def _warm_bots(name: str) -> None:
    pos, player = _opened(name), bot("greedy", 1)
    while not pos.over:
        rules, setting, state = pos.inner
        pos.play(
            pos.chance[0][0] if pos.chance else rules.text(setting, player.choose(rules, setting, state))
        )
    position(pos.view())


def _warm_refusals(name: str) -> None:
    pos = _opened(name)
    while not pos.over:
        pos.play(pos.chance[0][0] if pos.chance else pos.legal[-1])
    while pos.moves:
        pos.why_not(pos.undo())


def _warm_playouts(name: str) -> None:
    rules, setting, state = new(name).inner
    random_games(rules, setting, state, new_dice(1), 1)


def _warm_minds(name: str) -> None:
    """A search, a tree that is kept and pruned, and the draws of a game."""
    for pos in (new(name), _opened(name)):
        rules, setting, state = pos.inner
        mind, limit = Mind(rules, setting, 1), Limit(simulations=20)
        for keep in (False, True, True):  # the second and third time the tree is full: it is pruned
            mind.look(state, limit, keep=keep)
            mind.think(limit)
