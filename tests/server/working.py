"""The processes of bots and of analyses, as tests start them: the real ones, but nobody is let go first.

A server's bots step back behind everything else on the machine, so a busy one may keep a test waiting for
minutes until it hears of them. What is looked for here is what they do, not when.
"""

from __future__ import annotations

import fcntl
import os
import struct
import termios
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from edubba.review import Look
from edubba.server import thinkers, thinking
from edubba.server.reviews import reviewer, reviewing
from tests import command
from tests.search.tools import Thinking, held
from tests.waiting import LIMIT

HANGS = 10 * LIMIT  # seconds: no test waits for it, but one that hangs is told so
STEPS = "EDUBBA_TEST_STEPS"


def think(pipe: Connection) -> None:
    """What a worker process does."""
    thinking.NICE, thinking.ENDS = 0, HANGS
    thinking.serve(pipe)


def review(steps: str, pipe: Connection) -> None:
    """What the reviewer's process does: so many simulations a look, by steps where there are `Steps`."""
    reviewing.NICE = 0
    held(pytest.MonkeyPatch(), Thinking(1e-4))
    if steps:
        _wait_before_each_look_is_told(steps)
    reviewing.serve(pipe)


@contextmanager
def eager() -> Iterator[None]:
    """All processes that are started meanwhile; they are forked from one that has imported everything."""
    command.ready()
    with pytest.MonkeyPatch.context() as patch:
        for module in (thinkers, reviewer):
            patch.setattr(module, "_spawn", command.FORKS)
        patch.setattr(thinkers, "serve", think)
        patch.setattr(reviewer, "serve", partial(review, os.environ.get(STEPS, "")))
        yield


class Steps:
    """How many looks an analysis may still tell: it stands still before the next."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        path = folder / "steps"
        os.mkfifo(path)
        self._pipe = os.open(path, os.O_RDWR)
        patch.setenv(STEPS, str(path))

    def go(self, looks: int = 1) -> None:
        """Let it tell some more."""
        os.write(self._pipe, b"." * looks)

    def go_if_it_stands(self) -> None:
        """Let it tell one more, unless it may already."""
        (left,) = struct.unpack("i", fcntl.ioctl(self._pipe, termios.FIONREAD, struct.pack("i", 0)))
        if not left:
            self.go()

    def close(self) -> None:
        os.close(self._pipe)


def _wait_before_each_look_is_told(path: str) -> None:
    steps, keeper = os.open(path, os.O_RDWR), reviewing._keeper

    def stepping(order: reviewing.Order, pipe: Connection) -> Callable[[Look], None]:
        keep = keeper(order, pipe)

        def kept(look: Look) -> None:
            os.read(steps, 1)
            keep(look)

        return kept

    reviewing._keeper = stepping
