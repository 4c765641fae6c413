"""Games an hour of self-play, and what a data set of them takes.

    python benchmarks/selfplay.py [--seconds 20] [--ray]
    python benchmarks/selfplay.py reading

Each lineup is played by one process, by two, and with `--ray` by a Ray of this machine, in turn and for the
same time after a warm-up, so that a busy machine strikes all alike. A core's own time leaves out what other
programs took. `reading` measures how fast a data set is written and how fast records and Parquet come back as
arrays; it needs pyarrow.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path

from edubba.lab import data
from edubba.lab.arena.crew import played
from edubba.lab.arena.plan import Plan, make_plan
from edubba.lab.selfplay.dataset import DataSet
from edubba.lab.selfplay.playing import play_record

LINEUPS = ("apprentice", "scribe", "ensi", "lugal:1000")
GAMES = ("sumeria", "flood")


def rate(plan: Plan, jobs: int, ray: str | None, seconds: float) -> tuple[float, float]:
    """Games an hour once every process has ended its first games, and games for each hour this one worked."""
    results = played(plan, count(), jobs, ray, play_record)
    with closing(results):
        for _ in range(2 * jobs):
            next(results)
        began, worked, games = time.perf_counter(), time.process_time(), 0
        while (spent := time.perf_counter() - began) < seconds or games < 2 * jobs:
            next(results)
            games += 1
        worked = time.process_time() - worked
    return 3600 * games / spent, 3600 * games / worked


def ways(with_ray: bool) -> Iterator[tuple[str, int, str | None]]:
    """Who plays: a name, games at a time, and where."""
    yield "one process", 1, None
    yield "two processes", 2, None
    if with_ray:
        yield "Ray, two at a time", 2, "local"


def speeds(seconds: float, with_ray: bool) -> None:
    """A line for each lineup and way of playing, with its ratio to one process."""
    for game in GAMES:
        for name in LINEUPS:
            plan, alone = make_plan(game, {}, [name] * 3, "1"), 0.0
            for way, jobs, ray in ways(with_ray):
                found, worked = rate(plan, jobs, ray, seconds)
                if not alone:
                    alone = found
                    print(f"{game}, 3 × {name}: {worked:,.0f} games an hour of a core's own time", flush=True)
                print(
                    f"{game}, 3 × {name}, {way}: {found:,.0f} games an hour, {found / alone:.2f} times",
                    flush=True,
                )


def reading(games: int = 200) -> None:
    """Decisions a second from records and from Parquet, bytes a decision, games a second of the writer."""
    for game in GAMES:
        plan = make_plan(game, {}, ["scribe"] * 3, "1")
        results = sorted(played(plan, range(games), 2, None, play_record), key=lambda one: int(one["game"]))
        texts = [result["record"] for result in results]
        data.from_texts(texts[:1])
        clock = Clock()
        rows = len(data.from_texts(texts))
        size = sum(map(len, texts)) / rows
        print(f"{game}, records: {clock.rate(rows)} decisions a second, {size:.1f} bytes a decision")
        with tempfile.TemporaryDirectory() as made:
            clock = Clock()
            with DataSet(made, plan, games) as there:
                for result in results:
                    there.add(result)
                print(
                    f"{game}, writer: {clock.rate(games)} games a second, {rows / games:.0f} decisions each"
                )
                size = there.measure()[1] / rows
            next(data.batches(Path(made)))  # pyarrow starts its threads
            clock = Clock()
            found = sum(len(batch) for batch in data.batches(Path(made)))
            print(f"{game}, Parquet: {clock.rate(found)} decisions a second, {size:.1f} bytes a decision")


class Clock:
    """A stop-watch, and another one that stands still while other programs have the core."""

    def __init__(self) -> None:
        self._began, self._worked = time.perf_counter(), time.process_time()

    def rate(self, count: int) -> str:
        """So many in the time since: by the one, and in brackets by the other."""
        spent, worked = time.perf_counter() - self._began, time.process_time() - self._worked
        return f"{count / spent:,.0f} ({count / worked:,.0f} of its own time)"


def main() -> None:
    """Print a line for each figure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="?", choices=("speed", "reading"), default="speed")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--ray", action="store_true")
    given = parser.parse_args()
    if given.what == "reading":
        reading()
    else:
        speeds(given.seconds, given.ray)


if __name__ == "__main__":
    main()
