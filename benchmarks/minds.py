"""Figures of the search.

    python benchmarks/minds.py speed                      # simulations a second from the opening, one core
    python benchmarks/minds.py agreement sumeria          # shares against a search of fifty times the effort

Positions for the agreement come from games of the scribe, five a game. Each is looked at with 2,000 and, with
other dice, with 100,000 simulations. A position agrees where every seat's two shares differ by no more than
two errors, both searches' errors taken together.
"""

from __future__ import annotations

import json
import math
import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path

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
    kept = Path(f"agreement-{game}.jsonl")
    lines = kept.read_text().splitlines() if kept.exists() else []
    with kept.open("a") as file:
        for number, spot in enumerate(track(list(spots(game))[:POSITIONS], game)):
            if number < len(lines):
                continue
            short = edubba.analyse(spot, simulations=EFFORT, seed=f"short/{number}").shares
            deep = edubba.analyse(spot, simulations=TIMES * EFFORT, seed=f"deep/{number}").shares
            file.write(
                json.dumps([[[share.value, share.error] for share in found] for found in (short, deep)])
                + "\n"
            )
            file.flush()
    agreed, values, square, errors = 0, 0, 0.0, 0.0
    pairs = [json.loads(line) for line in kept.read_text().splitlines()]
    for short, deep in pairs:
        apart = [(abs(a - b), 2 * math.hypot(e, f)) for (a, e), (b, f) in zip(short, deep, strict=True)]
        agreed += all(difference <= allowed for difference, allowed in apart)
        values += sum(difference <= allowed for difference, allowed in apart)
        square += sum(difference**2 for difference, _ in apart)
        errors += sum(error for _, error in short)
    seats = sum(len(short) for short, _ in pairs)
    found = {"positions": len(pairs), "agree": agreed / len(pairs), "values_agree": values / seats}
    print(json.dumps({"game": game, **found, "rms": math.sqrt(square / seats), "mean_error": errors / seats}))


if __name__ == "__main__":
    if sys.argv[1:2] == ["speed"]:
        speed()
    else:
        agreement(sys.argv[2])
