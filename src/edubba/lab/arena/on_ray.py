"""The games of a plan on a Ray cluster, or on a Ray of this machine alone."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import Any
from urllib.parse import urlsplit

from edubba.games.errors import EdubbaError, OptionError, shown
from edubba.lab.arena.match import Result
from edubba.lab.arena.plan import Plan

LOCAL = "local"
PATIENCE = 5.0  # seconds


def played_on_ray(
    plan: Plan,
    numbers: Iterable[int],
    jobs: int | None,
    address: str,
    play: Callable[[Plan, int], Result],
) -> Generator[Result, None, None]:
    """Play the games of these numbers; Edubba must be installed on the cluster in this version."""
    ray = _connected(address, jobs)
    try:
        task = ray.remote(play).options(num_cpus=1)
        plan_there = ray.put(plan)
        many = jobs or max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = iter(numbers)
        running = [task.remote(plan_there, number) for number in islice(waiting, many)]
        while running:
            done, running = ray.wait(running, num_returns=1)
            running += [task.remote(plan_there, number) for number in islice(waiting, len(done))]
            for one in done:
                yield _result(ray, one)
    finally:
        ray.shutdown()


def check(address: str) -> None:
    """Say at once where Ray is not installed or nothing listens; Ray itself tries for minutes."""
    _module()
    where = urlsplit(address if "//" in address else f"//{address}")
    try:
        if where.hostname and where.port:
            socket.create_connection((where.hostname, where.port), timeout=PATIENCE).close()
    except (OSError, ValueError) as error:  # ValueError: a port that is none
        raise _unreachable(address, error) from None


def _module() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a game tells nobody that it is played
    try:
        import ray
    except ImportError:
        raise OptionError("arena-ray-missing", command="pip install edubba[ray]") from None
    return ray


def _connected(address: str, jobs: int | None) -> Any:
    """Ray's module, connected; `local` starts a Ray that ends with us."""
    ray = _module()
    here = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address, log_to_driver=False, logging_level="ERROR", **here)
    except Exception as error:  # ConnectionError, RuntimeError, ValueError and others, by the kind of address
        raise _unreachable(address, error) from None
    return ray


def _unreachable(address: str, error: Exception) -> OptionError:
    reason = shown(" ".join(str(error).split()).rstrip("."), 200)
    return OptionError("arena-ray-unreachable", address=shown(address), reason=reason)


def _result(ray: Any, one: Any) -> Result:
    try:
        result: Result = ray.get(one)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, EdubbaError):  # a bot's failure is told as anywhere
            raise error.cause from None
        raise OptionError("arena-ray-failed", reason=shown(str(error.cause), 200)) from None
    except ray.exceptions.RayError as error:
        raise OptionError("arena-ray-failed", reason=shown(" ".join(str(error).split()), 200)) from None
    return result
