"""What happens in the reviewer's process: it is given records and single positions over a pipe.

It sends each look at a record as it is found, and answers questions about positions between two looks. It
knows nothing but what it is given: no names, no database.
"""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from edubba import locales  # makes the sentences of errors  # noqa: F401
from edubba._position import Position, new
from edubba.games import core
from edubba.records import Line, Node, Record
from edubba.review import Look, review
from edubba.review.review import wanted
from edubba.search.analysis import Analysis, analyse
from edubba.server.thinking import warm

READY = "ready"
NICE = 15  # people are answered first, then bots think, then one looks back


class Order(NamedTuple):
    """A record to be reviewed, so long at each position; `known` is what was found before."""

    record: Record
    seconds: float
    jobs: int
    known: tuple[Look, ...] = ()


class Question(NamedTuple):
    """A position to be analysed; answers bear its number."""

    number: int
    game: str
    options: dict[str, Any]
    rules: int
    state: bytes
    seconds: float
    jobs: int


class Found(NamedTuple):
    """A look at a record, and how much of the record is done with it."""

    look: Look
    part: float


class Whole(NamedTuple):
    """A review as JSON."""

    review: str


class Answer(NamedTuple):
    """The answer to a question."""

    number: int
    analysis: Analysis


class Failed(NamedTuple):
    """What went wrong with an order, or with the question of this number."""

    reason: str
    number: int | None = None


def bare(record: Record) -> Record:
    """The main line alone: a review needs no names, and keeps none."""
    line = Line([Node(text) for text in record.moves])
    return Record(record.game, dict(record.options), line, {}, record.rules, record.position)


def question(number: int, pos: Position, seconds: float, jobs: int) -> Question:
    """A question about a position."""
    _, setting, state = pos.inner
    return Question(number, pos.game, setting.told(), setting.rules, state.tobytes(), seconds, jobs)


def serve(pipe: Connection) -> None:
    """Do what comes until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal's Ctrl-C is the server's to handle
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICE)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _get_ready()
    with contextlib.suppress(EOFError, OSError):
        pipe.send(READY)
        while True:
            _take(pipe, pipe.recv())


def _end_with_parent() -> None:
    """When the server was killed nobody wants what is found."""
    if (parent := multiprocessing.parent_process()) is not None:
        parent.join()
        os._exit(1)


def _get_ready() -> None:
    """Load the kernels, or compile them."""
    warm(bots=False)
    for name in core.NAMES:
        analyse(new(name), simulations=8, jobs=1)


def _take(pipe: Connection, message: object) -> None:
    if isinstance(message, Order):
        pipe.send(_reviewed(message, pipe))
    elif isinstance(message, Question):
        pipe.send(_answered(message))


def _reviewed(order: Order, pipe: Connection) -> Whole | Failed:
    """Review a record; whoever asks meanwhile is answered between two looks."""
    try:
        found = review(
            order.record,
            seconds=order.seconds,
            jobs=order.jobs,
            known={look.at: look for look in order.known},
            keep=_keeper(order, pipe),
        )
        return Whole(json.dumps(found.json()))
    except (EOFError, OSError):
        raise  # the server is gone
    except Exception as error:
        return Failed(_told(error))


def _keeper(order: Order, pipe: Connection) -> Callable[[Look], None]:
    places = set(wanted(order.record))
    done = {look.at for look in order.known} & places

    def keep(look: Look) -> None:
        done.add(look.at)
        pipe.send(Found(look, len(done) / len(places)))
        while pipe.poll():
            _take(pipe, pipe.recv())

    return keep


def _answered(asked: Question) -> Answer | Failed:
    try:
        game = core.game(asked.game)
        setting = game.setting(asked.options, rules=asked.rules)
        pos = Position(game, setting, core.thawed(asked.state, game.initial(setting).dtype))
        return Answer(asked.number, analyse(pos, seconds=asked.seconds, jobs=asked.jobs))
    except Exception as error:
        return Failed(_told(error), asked.number)


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:300]
