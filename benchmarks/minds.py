"""Figures of the search.

    python benchmarks/minds.py speed                      # simulations a second from the opening, one core
    python benchmarks/minds.py agreement sumeria          # shares against a search of fifty times the effort

Positions for the agreement come from games of the scribe, five a game. Each is looked at with 2,000 and, with
other dice, with 100,000 simulations. A position agrees where every seat's two shares differ by no more than
two errors, both searches' errors taken together.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import os
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.progress import track

import edubba
from edubba.games import core
from edubba.search import bot
from edubba.search.limits import Limit
from edubba.search.mind import Mind

EFFORT, TIMES, POSITIONS, EACH = 2000, 50, 100, 5


class Spot:
    """A position as `edubba.analyse` takes it."""

    def __init__(self, rules: core.Game, setting: core.Setting, state: core.State) -> None:
        self.inner = rules, setting, state


def speed() -> None:
    """From the first decision of each game, a fresh tree each time; the median of five."""
    for game in core.NAMES:
        pos = edubba.new(game)
        while pos.chance:
            pos.play(pos.chance[0][0])
        rules, setting, state = pos.inner
        mind, limit, rates = Mind(rules, setting, 1), Limit(seconds=2.0), list[float]()
        for _ in range(6):
            mind.look(state, limit)
            began = time.perf_counter()
            made = mind.think(limit)
            rates.append(made / (time.perf_counter() - began))
        print(json.dumps({"game": game, "simulations_per_second": round(sorted(rates[1:])[2])}))


def spots(game: str) -> Iterator[Spot]:
    """Decisions of games between scribes."""
    rules = core.game(game)
    setting = rules.setting({})
    for number in range(math.ceil(POSITIONS / EACH)):
        state, draws, met = rules.initial(setting), 0, list[core.State]()
        players = [bot("scribe", f"agreement/{number}/{seat}") for seat in range(len(rules.scores(state)))]
        while not rules.over(state):
            seat = rules.to_act(state)
            if seat is None:
                code = core.drawn(f"agreement/{number}", draws, rules.chance(setting, state))
                draws += 1
            else:
                met.append(core.copied(state))
                code = players[seat - 1].choose(rules, setting, state)
            rules.apply(setting, state, code)
        for state in random.Random(number).sample(met, EACH):
            yield Spot(rules, setting, state)


def agreement(game: str) -> None:
    """How many positions agree; interrupted, it goes on where it was."""
    with Kept(Path(f"agreement-{game}.jsonl"), heading(game)) as kept:
        for number, spot in enumerate(track(list(spots(game))[:POSITIONS], game)):
            if number >= len(kept.pairs):
                short = edubba.analyse(spot, simulations=EFFORT, seed=f"short/{number}").shares
                deep = edubba.analyse(spot, simulations=TIMES * EFFORT, seed=f"deep/{number}").shares
                kept.add([[[share.value, share.error] for share in found] for found in (short, deep)])
    print(json.dumps({"game": game, **compared(kept.pairs)}))


def compared(pairs: list[Any]) -> dict[str, float]:
    """The figures of pairs of searches."""
    agreed, values, square, errors = 0, 0, 0.0, 0.0
    for short, deep in pairs:
        apart = [(abs(a - b), 2 * math.hypot(e, f)) for (a, e), (b, f) in zip(short, deep, strict=True)]
        agreed += all(difference <= allowed for difference, allowed in apart)
        values += sum(difference <= allowed for difference, allowed in apart)
        square += sum(difference**2 for difference, _ in apart)
        errors += sum(error for _, error in short)
    seats = sum(len(short) for short, _ in pairs)
    found = {"positions": len(pairs), "agree": agreed / len(pairs), "values_agree": values / seats}
    return found | {"rms": math.sqrt(square / seats), "mean_error": errors / seats}


# --- what is kept ------------------------------------------------------------------------------------------


def heading(game: str) -> dict[str, Any]:
    """What all lines of a file share: figures of two searches, or of other code, do not belong together."""
    asked = {"effort": EFFORT, "times": TIMES, "positions": POSITIONS, "each": EACH}
    return {"agreement": 1, "game": game, "version": edubba.__version__, **asked, "code": digest()}


def digest() -> str:
    """Of the rules, the boards, the searches and their weights."""
    root, found = Path(edubba.__file__).parent, hashlib.blake2b(digest_size=8)
    for path in sorted(path for part in ("games", "search") for path in (root / part).rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            found.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


class Kept:
    """A heading and a line for each position. Another heading begins anew, a torn last line is dropped."""

    def __init__(self, path: Path, head: dict[str, Any]) -> None:
        self._path, self._head = path, json.dumps(head)
        self.pairs: list[Any] = []
        lines = path.read_bytes().split(b"\n")[:-1] if path.exists() else []  # behind the last end: torn
        if lines and lines[0] == self._head.encode():
            self.pairs = [json.loads(line) for line in lines[1:]]

    def __enter__(self) -> Kept:
        beside = self._path.with_name(self._path.name + ".new")
        beside.write_text("".join(f"{line}\n" for line in (self._head, *map(json.dumps, self.pairs))))
        os.replace(beside, self._path)
        self._file = self._path.open("a")
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, pair: Any) -> None:
        """Keep what was found at the next position."""
        self.pairs.append(pair)
        self._file.write(json.dumps(pair) + "\n")
        self._file.flush()


def main() -> None:
    """Measure what the command line names."""
    parser = argparse.ArgumentParser(description="Figures of the search.")
    what = parser.add_subparsers(dest="what", required=True)
    what.add_parser("speed", help="simulations a second from the opening, one core")
    shares = what.add_parser("agreement", help="shares against a search of fifty times the effort")
    shares.add_argument("game", choices=core.NAMES)
    asked = parser.parse_args()
    if asked.what == "speed":
        speed()
    else:
        agreement(asked.game)


if __name__ == "__main__":
    main()
