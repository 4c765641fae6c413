"""`edubba lab selfplay`: games between bots, shown as they go, kept as a data set."""

from __future__ import annotations

import json
import sys
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer

from edubba.cli.arena import MOST_GAMES, MOST_JOBS, check_number
from edubba.cli.bar import games_bar
from edubba.cli.table import fitting
from edubba.drawing.text import teller
from edubba.drawing.text.figures import decimal
from edubba.lab.arena import on_ray
from edubba.lab.arena.crew import played
from edubba.lab.arena.plan import make_plan
from edubba.lab.selfplay.dataset import DataSet
from edubba.lab.selfplay.playing import check_bots, play_record
from edubba.locales import say

MOST_ON_RAY = 100_000  # games at a time: a cluster may still grow


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the command line asks for besides the plan."""

    games: int
    to: Path
    jobs: int | None
    ray: str | None
    json: bool
    lang: str


def run(game: str, options: dict[str, Any], bots: str, seed: str, wishes: Wishes) -> None:
    """Play what is not yet played, then tell."""
    check_number("--games", wishes.games, MOST_GAMES)
    most = MOST_JOBS if wishes.ray is None else MOST_ON_RAY
    check_number("--jobs", 1 if wishes.jobs is None else wishes.jobs, most)
    plan = make_plan(game, fitting(game, options), [name.strip() for name in bots.split(",")], seed)
    check_bots(plan)
    if wishes.ray is not None:
        on_ray.check(wishes.ray)
    with DataSet(wishes.to, plan, wishes.games) as data:
        try:
            _play(data, wishes)
        except KeyboardInterrupt:
            facts = {"done": data.kept, "games": wishes.games, "folder": str(wishes.to)}
            print(say("selfplay-kept", wishes.lang, **facts), file=sys.stderr)
            raise typer.Exit(130) from None
        _tell(data, wishes)


def _play(data: DataSet, wishes: Wishes) -> None:
    left, kept, lang = data.missing(), data.kept, wishes.lang
    if kept:
        print(say("selfplay-goes-on", lang, folder=str(wishes.to), count=kept), file=sys.stderr)
    if not left:
        return
    text = say("arena-running", lang, game=teller(data.plan.game).title(lang))
    with (
        games_bar(text, len(left)) as step,
        closing(played(data.plan, left, wishes.jobs, wishes.ray, play_record)) as results,
    ):
        for result in results:
            data.add(result)
            step()


def _tell(data: DataSet, wishes: Wishes) -> None:
    decisions, size = data.measure()
    if wishes.json:
        told = {"folder": str(wishes.to), "games": data.games, "decisions": decisions, "bytes": size}
        print(json.dumps({**data.plan.told(), **told}))
        return
    facts = {"games": data.games, "decisions": decisions, "folder": str(wishes.to)}
    print(say("selfplay-written", wishes.lang, size=decimal(size / 1e6, 1, wishes.lang), **facts))
