"""Who plays the games of a plan: this process, several, or a Ray cluster. The games are the same.

Results come as games end, in any order.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import connection
from typing import TypeVar

from edubba.games.errors import OptionError
from edubba.lab.arena.match import Result, play_game
from edubba.lab.arena.plan import Plan

P = TypeVar("P")


def played(
    plan: Plan,
    numbers: Iterable[int],
    jobs: int | None,
    ray: str | None,
    play: Callable[[Plan, int], Result] = play_game,
) -> Generator[Result, None, None]:
    """Play the games of these numbers. Closing the iterator stops all work at once.

    `jobs` games are played at a time: by default one, or as many as a Ray cluster has processors. `play` is
    what is done for each game.
    """
    if ray is not None:
        from edubba.lab.arena.on_ray import played_on_ray

        return played_on_ray(plan, numbers, jobs, ray, play)
    if (jobs or 1) == 1:
        return (play(plan, number) for number in numbers)
    return by_processes(play, plan, numbers, jobs or 1)


def by_processes(
    play: Callable[[P, int], Result], plan: P, numbers: Iterable[int], jobs: int
) -> Generator[Result, None, None]:
    """Let several processes play; `play` is a function of a module, for they look it up by its name."""
    context = multiprocessing.get_context("spawn")  # a forked copy of compiled code with threads may hang
    watched, held = context.Pipe(duplex=False)
    crew = ProcessPoolExecutor(jobs, mp_context=context, initializer=_attend, initargs=(watched,))
    waiting = iter(numbers)
    try:
        with _deaf_to_interrupts():  # the workers are born here and inherit it; this process hears again
            running = {crew.submit(play, plan, number) for number in islice(waiting, 2 * jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {crew.submit(play, plan, number) for number in islice(waiting, len(done))}
            for future in done:
                yield future.result()
    except BrokenProcessPool:
        raise OptionError("arena-worker-died") from None
    except BaseException:
        held.close()  # nobody waits for the games that are running
        raise
    finally:
        crew.shutdown(wait=True, cancel_futures=True)
        held.close()
        watched.close()


def _attend(watched: connection.Connection) -> None:
    """In a worker: end at once when the other end of the pipe closes, even where its holder was killed."""

    def watch() -> None:
        connection.wait([watched])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


@contextlib.contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal; only the first one is to answer."""
    if threading.current_thread() is not threading.main_thread():  # signals are the main thread's
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
