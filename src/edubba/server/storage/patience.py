"""Waiting for the database: a worker that is started while it is away begins when it is back."""

from __future__ import annotations

import asyncio
import logging
import signal
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from edubba.server.storage.errors import is_outage

PAUSE = 0.5  # seconds between two attempts

T = TypeVar("T")
_log = logging.getLogger(__name__)


class EndedError(Exception):
    """Nobody waits any longer: the server is told to end."""


async def patiently(work: Callable[[], Awaitable[T]]) -> T:
    """Do something as soon as the database lets it be done; raises EndedError if a signal ends the wait."""
    with _until_told_to_end() as told:
        while True:
            try:
                return await work()
            except Exception as error:
                if not is_outage(error):
                    raise
                if told.is_set():
                    raise EndedError from None
                _log.warning("the database is away: %s", type(error).__name__)
                await asyncio.sleep(PAUSE)


@contextmanager
def _until_told_to_end() -> Iterator[threading.Event]:
    """A server that is still starting only notes a signal, and would wait for ever."""
    told = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield told
        return
    before = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}

    def heard(number: int, frame: object) -> None:
        told.set()
        handler = before[signal.Signals(number)]
        if callable(handler):
            handler(number, frame)  # type: ignore[arg-type]

    for number in before:
        signal.signal(number, heard)
    try:
        yield told
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
