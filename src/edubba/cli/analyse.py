"""`edubba analyse`: a position, a moment of a record, or a whole record."""

from __future__ import annotations

import json
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from edubba import records
from edubba._position import Position, position
from edubba.cli import screen
from edubba.cli.measure import progress
from edubba.cli.outputs import check_output
from edubba.cli.show import read_json, write_text
from edubba.cli.table import names_of
from edubba.drawing import graph
from edubba.drawing.seats import seat_names
from edubba.games.errors import OptionError
from edubba.locales import say
from edubba.review import Review, keeping, review, table
from edubba.review import position as told_position
from edubba.review.review import SECONDS
from edubba.search.analysis import analyse
from edubba.search.limits import Limit

LONGER = 10  # a single position gets so many times the time of one of a record


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line."""

    at: int | None
    seconds: float | None
    simulations: int | None
    seed: str
    jobs: int
    json: bool
    graph: Path | None
    lang: str

    def __post_init__(self) -> None:
        if self.seconds is not None and self.simulations is not None:
            raise OptionError("analysis-one-limit")
        Limit(seconds=self.seconds, simulations=self.simulations)  # checks them

    def limits(self, seconds: float) -> dict[str, Any]:
        """What the searches are told; `seconds` where nothing was asked for."""
        timed = seconds if self.seconds is None and self.simulations is None else self.seconds
        return {"seconds": timed, "simulations": self.simulations, "seed": self.seed}


def run(file: Path, wishes: Wishes) -> None:
    """Analyse what the file holds and print it."""
    is_position = file.suffix == ".json"
    if is_position and wishes.at is not None:
        raise OptionError("draw-only-record", word="--at")
    if wishes.graph is not None and (is_position or wishes.at is not None):
        raise OptionError("analysis-whole-record", word="--graph")
    if is_position:
        pos = position(read_json(str(file)))
        _one(pos, seat_names(len(pos.scores), None, wishes.lang), file, wishes)
        return
    record = records.read(file)
    if wishes.at is not None:
        _one(Position.of(record, wishes.at), names_of(record, wishes.lang), file, wishes)
    else:
        _whole(record, file, wishes)


def _one(pos: Position, names: list[str], file: Path, wishes: Wishes) -> None:
    with _working(file, wishes.lang) as watch:
        found = analyse(pos, **wishes.limits(LONGER * SECONDS), jobs=wishes.jobs, watch=watch)
    if wishes.json:
        print(json.dumps(told_position.as_json(found, names), ensure_ascii=False))
    else:
        print(told_position.told(found, lang=wishes.lang, names=names, width=screen.width()))


def _whole(record: records.Record, file: Path, wishes: Wishes) -> None:
    limits = wishes.limits(SECONDS)
    if wishes.graph is not None:
        check_output(wishes.graph, "SVG", "--graph", read=(file, keeping.path_beside(file)))
    with keeping.Kept(record, file, limits) as kept:
        facts = {"total": kept.total, "file": str(kept.path)}
        if kept.looks:
            _note("analysis-goes-on", wishes.lang, done=len(kept.looks), **facts)
        try:
            with _working(file, wishes.lang) as watch:
                found = review(
                    record, **limits, jobs=wishes.jobs, watch=watch, known=kept.looks, keep=kept.keep
                )
        except KeyboardInterrupt:
            if kept.is_kept:
                _note("analysis-kept", wishes.lang, done=len(kept.looks), **facts)
            raise
        _show(found, names_of(record, wishes.lang), wishes)
        kept.forget()


def _show(found: Review, names: list[str], wishes: Wishes) -> None:
    if wishes.graph is not None:
        picture = graph.draw(found.json(), lang=wishes.lang, names=names)
        write_text(wishes.graph, picture + "\n")
        _note("play-saved", wishes.lang, file=str(wishes.graph))
    if wishes.json:
        print(json.dumps(found.json() | {"seats": names}, ensure_ascii=False))
    else:
        print(table.told(found, lang=wishes.lang, names=names, width=screen.width()))
    sys.stdout.flush()


def _note(key: str, lang: str, **facts: Any) -> None:
    """A remark that is no result: on standard error."""
    print(say(key, lang, **facts), file=sys.stderr)


@contextmanager
def _working(file: Path, lang: str) -> Iterator[Callable[[float], None]]:
    """A progress bar; Ctrl-C ends the search from inside, where it would else be waited for."""
    stopped = threading.Event()
    before = signal.signal(signal.SIGINT, lambda *_: stopped.set())
    try:
        with progress(say("analysis-running", lang, file=file.name), 1.0) as done:

            def watch(part: float) -> None:
                if stopped.is_set():
                    raise KeyboardInterrupt
                done(part)

            yield watch
    finally:
        signal.signal(signal.SIGINT, before)
    if stopped.is_set():
        raise KeyboardInterrupt
