"""What happens in a worker process: it is given jobs over a pipe and answers each with a text.

A worker knows nothing but its job: no seed of a match, no database, no other match.
"""

from __future__ import annotations

import contextlib
import functools
import json
import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from edubba import locales  # makes the sentences of errors  # noqa: F401
from edubba.games import core
from edubba.games.core import Game, Setting
from edubba.search import BOTS, LEVELS, bot
from edubba.search.limits import split_name

READY = "ready"
NICE = 10  # the server answers people first
ENDS = 15.0  # seconds that the server has to end in


class Job(NamedTuple):
    """A decision to be made for a bot."""

    match: str
    version: int
    game: str
    options: dict[str, Any]
    rules: int
    state: bytes
    level: str
    seed: str  # of its own: the match's does not follow from it
    legal: tuple[str, ...]
    met: frozenset[bytes] = frozenset()  # marks of the positions its seat has led to


class Answer(NamedTuple):
    """The text chosen, or what went wrong."""

    text: str
    error: str = ""


def seconds_of(level: str) -> float | None:
    """The time a bot thinks by its name; None where it does not think by the clock."""
    plain, limit = split_name(level)
    if limit is None and plain in LEVELS:
        limit = LEVELS[plain].limit
    return None if limit is None else limit.seconds


def serve(pipe: Connection) -> None:
    """Answer jobs until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal's Ctrl-C is the server's to handle
    signal.signal(signal.SIGTERM, _leave_soon)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    warm()
    with contextlib.suppress(AttributeError, OSError):  # not before: else a busy machine never let it begin
        os.nice(NICE)
    with contextlib.suppress(EOFError, OSError):
        pipe.send(READY)
        while True:
            job, seconds = pipe.recv()
            pipe.send(answer(job, seconds))


def _leave_soon(number: int, frame: object) -> None:
    """A system that stops tells all processes at once; the server ends this one when nobody asks any more.

    Who died under his job would leave his seat to a weaker bot for good.
    """
    ending = threading.Timer(ENDS, os._exit, [1])  # also where the server does not
    ending.daemon = True
    ending.start()


def _end_with_parent() -> None:
    """When the server was killed nobody wants the answer of a worker that thinks, or compiles."""
    if (parent := multiprocessing.parent_process()) is not None:
        parent.join()
        os._exit(1)


def answer(job: Job, seconds: float | None) -> Answer:
    """The answer to a job, whatever is wrong with it."""
    try:
        return Answer(decide(job, seconds))
    except Exception as error:
        return Answer("", f"{type(error).__name__}: {error}"[:300])


def decide(job: Job, seconds: float | None) -> str:
    """What the bot of a job plays, within so many seconds if it thinks by the clock."""
    game, setting = _table(job.game, job.rules, json.dumps(job.options, sort_keys=True))
    state = core.thawed(job.state, game.initial(setting).dtype)
    name = job.level if seconds is None else f"{split_name(job.level)[0]}:{seconds}s"
    player = bot(name, job.seed)
    if hasattr(player, "met"):
        player.met = job.met
    code = player.choose(game, setting, state)
    if code not in game.legal(setting, state):
        raise ValueError(f"{code} is not legal")
    return game.text(setting, code)


@functools.lru_cache(64)
def _table(name: str, rules: int, options: str) -> tuple[Game, Setting]:
    """A game and its setting; reading a board takes longer than many a thought."""
    game = core.game(name)
    return game, game.setting(json.loads(options), rules=rules)


def warm(*, bots: bool = True) -> None:
    """Let every kind of bot decide once in every game, so that all kernels are loaded, or compiled.

    Without `bots` those of the rules alone: the server asks for legal texts and lets others think.
    """
    for name in core.NAMES:
        game = core.game(name)
        setting = game.setting({})
        state = game.initial(setting)
        while draws := game.chance(setting, state):
            game.apply(setting, state, draws[0][0])
        for action in game.legal(setting, state):
            game.judge(setting, state, game.text(setting, action))
        for kind in BOTS if bots else ():
            bot(f"{kind}:2" if kind in LEVELS else kind, 0).choose(game, setting, core.copied(state))
