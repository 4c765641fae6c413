"""`edubba serve` with every callback of the event loop timed: python benchmarks/watched.py FILE.

uvloop cannot be looked into, so it runs on asyncio's own loop. When it ends it writes the longest callbacks
into FILE as JSON: by the clock on the wall (with what other programs took) and by the thread's own work.
"""

from __future__ import annotations

import asyncio
import heapq
import json
import sys
import time
from pathlib import Path
from typing import Any

import uvicorn

LONGEST = 10

_longest: list[tuple[float, float, str]] = []
_count = [0]
_run = asyncio.Handle._run  # type: ignore[attr-defined]


def timed(handle: Any) -> None:
    """Run a callback and remember it if it was long."""
    wall, own = time.perf_counter(), time.thread_time()
    _run(handle)
    wall, own = time.perf_counter() - wall, time.thread_time() - own
    _count[0] += 1
    if len(_longest) < LONGEST or wall > _longest[0][0]:
        entry = wall, own, _name(handle)
        (heapq.heappush if len(_longest) < LONGEST else heapq.heapreplace)(_longest, entry)


def _name(handle: Any) -> str:
    owner = getattr(handle._callback, "__self__", None)
    if isinstance(owner, asyncio.Task):
        return str(getattr(owner.get_coro(), "__qualname__", owner))
    return str(getattr(handle._callback, "__qualname__", handle._callback))


def main() -> None:
    """Serve until a signal comes, then write."""
    from edubba.server.config import load
    from edubba.server.serving import serve

    def ready(address: str) -> None:
        asyncio.Handle._run = timed  # type: ignore[attr-defined]  # what comes before is the start

    uvicorn.Config.get_loop_factory = lambda self: asyncio.new_event_loop  # type: ignore[assignment,method-assign]
    serve(load(), ready)
    rows = [
        {"wall_ms": round(wall * 1000, 1), "own_ms": round(own * 1000, 1), "what": what}
        for wall, own, what in sorted(_longest, reverse=True)
    ]
    Path(sys.argv[1]).write_text(json.dumps({"callbacks": _count[0], "longest": rows}))


if __name__ == "__main__":
    main()
