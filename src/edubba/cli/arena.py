"""`edubba arena`: a tournament between bots, shown as it goes, kept on disk, told at the end."""

from __future__ import annotations

import json
import os
import shlex
import sys
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer

from edubba.cli.bar import games_bar
from edubba.cli.outputs import check_output, is_same
from edubba.cli.table import fitting
from edubba.drawing.text import teller
from edubba.games.errors import OptionError, shown
from edubba.lab.arena import figures, on_ray, report
from edubba.lab.arena.crew import played
from edubba.lab.arena.plan import Plan, make_plan
from edubba.lab.arena.standing import Standing, standings
from edubba.lab.arena.store import Store
from edubba.locales import say
from edubba.records.saving import check_writable, save

MOST_GAMES, MOST_JOBS = 1_000_000, 1024


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the command line asks for besides the plan."""

    games: int
    jobs: int | None
    out: Path | None
    report: Path | None
    ray: str | None
    json: bool
    lang: str


def run(game: str, options: dict[str, Any], bots: str, seed: str, wishes: Wishes) -> None:
    """Play what is not yet played, then tell."""
    check_number("--games", wishes.games, MOST_GAMES)
    check_number("--jobs", 1 if wishes.jobs is None else wishes.jobs, MOST_JOBS)
    plan = make_plan(game, fitting(game, options), [name.strip() for name in bots.split(",")], seed)
    out = wishes.out or Path("-".join(("arena", game, plan.digest)) + ".jsonl")
    page = wishes.report or out.with_suffix(".html")
    check_files(out, page)
    if wishes.ray is not None:
        on_ray.check(wishes.ray)
    with Store(out, plan) as store:
        try:
            _play(plan, store, out, wishes)
        except KeyboardInterrupt:
            done = len(store.first(wishes.games))
            print(
                say("arena-kept", wishes.lang, done=done, games=wishes.games, file=str(out)), file=sys.stderr
            )
            raise typer.Exit(130) from None
        found = standings(store.first(wishes.games))
    command = shlex.join(["edubba", *sys.argv[1:]])
    html = report.page(plan, found, wishes.games, command=command, lang=wishes.lang)
    save(page, html.encode())
    _tell(plan, found, out, page, wishes)


def check_files(out: Path, page: Path) -> None:
    """Both can be written, neither over the other: better known now than when all games are played."""
    if is_same(out, page):
        raise OptionError("arena-same-file", file=shown(str(out), 200))
    if not os.path.exists(out):
        check_writable(out)
    check_output(page, "HTML", "--report")


def check_number(name: str, value: int, most: int) -> None:
    """Refuse a number that is none for this flag."""
    if not 1 <= value <= most:
        raise OptionError("arena-number", name=name, value=value, most=most)


def _play(plan: Plan, store: Store, out: Path, wishes: Wishes) -> None:
    left = [number for number in range(wishes.games) if number not in store.results]
    if store.results:
        count = len(store.results)
        print(say("arena-goes-on", wishes.lang, file=str(out), count=count), file=sys.stderr)
    if not left:
        return
    text = say("arena-running", wishes.lang, game=teller(plan.game).title(wishes.lang))
    with (
        games_bar(text, len(left)) as step,
        closing(played(plan, left, wishes.jobs, wishes.ray)) as results,
    ):
        for result in results:
            store.add(result)
            step()


def _tell(plan: Plan, found: list[Standing], out: Path, page: Path, wishes: Wishes) -> None:
    if wishes.json:
        told = {"games": wishes.games, "file": str(out), "report": str(page)}
        print(json.dumps({**plan.told(), **told, "standings": [one.told() for one in found]}))
        return
    for line in report.summary(plan, wishes.games, wishes.lang):
        print(line)
    if sys.stdout.isatty():
        _rich_table(found, wishes.lang)
    else:
        print(figures.plain_table(found, wishes.lang))
    print(say("arena-written", wishes.lang, file=str(out), report=str(page)))


def _rich_table(found: list[Standing], lang: str) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for number, head in enumerate(figures.heads(lang)):
        table.add_column(Text(head), justify="right" if number else "left")
    for row in figures.rows(found, lang):
        table.add_row(*(Text(cell) for cell in row))
    Console().print(table)
