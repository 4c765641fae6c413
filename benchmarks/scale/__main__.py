"""How far a site grows: python -m benchmarks.scale cost | simulate [--help].

`cost` lets bots play whole matches at a real server and counts what they took. `simulate` takes those
figures, and those of `python -m benchmarks.load`, to sites that do not fit on this machine.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict, replace

from benchmarks.scale.cost import measure
from benchmarks.scale.model import BUSY, Costs, Site, load, workers_for
from benchmarks.scale.simulation import Simulation, percentile
from rich import box
from rich.console import Console
from rich.table import Table

PLAYERS = 1000  # of what was measured
SIZES = (1, 10, 100, 1000)  # times that
PACE = 1 / 5  # commands of a match a second: people think, but not all of them for long
MOST = 200_000  # commands of one simulation
PLANS: dict[str, dict[str, int | bool]] = {
    "as it is": {},
    "players of a match at one worker": {"together": True},
    "and matches divided among databases": {"together": True, "databases": 0},
}
STORAGES = ("sqlite", "postgres")
COLUMNS = ("players", "commands/s", "databases", "workers", "tightest", "p50", "p99", "connections")
EACH = 8  # workers of a divided site to a database


def main() -> None:
    """Measure or simulate."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=("cost", "simulate"))
    parser.add_argument("--matches", type=int, default=20, help="of each game, to find their cost")
    parser.add_argument("--games", nargs="+", default=["sumeria", "flood"])
    parser.add_argument(
        "--storage", nargs="+", choices=("sqlite", "postgres"), default=["sqlite", "postgres"]
    )
    parser.add_argument("--costs", type=json.loads, default={}, help="other costs, as JSON: see model.py")
    wishes = parser.parse_args()
    console = Console(width=110)
    if wishes.what == "cost":
        for game in wishes.games:
            for storage in wishes.storage:
                console.print_json(data=asdict(measure(game, storage, wishes.matches)))
    else:
        _simulate(console, replace(Costs(), **wishes.costs))


def _simulate(console: Console, costs: Costs) -> None:
    for name, plan in PLANS.items():
        made = Table(title=name, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
        for column in (
            "players",
            "commands/s",
            "databases",
            "workers",
            "tightest",
            "p50 ms",
            "p99 ms",
            "connections",
        ):
            made.add_column(column, justify="right")
        for size in SIZES:
            made.add_row(*_row(size, plan, costs))
        console.print(made)


def _row(size: int, plan: dict[str, int | bool], costs: Costs) -> list[str]:
    players = PLAYERS * size
    commands = players / 3 * PACE
    site = _site(commands, plan, costs)
    if site is None:
        return [f"{players:,}", f"{commands:,.0f}", "1", "no number is enough", "", "", "", ""]
    found = load(site, commands, costs)
    what, busy = found.tightest
    p50, p99 = ("", "") if busy >= 1 else _felt(site, commands, costs)
    return [
        f"{players:,}", f"{commands:,.0f}", f"{site.databases}", f"{site.workers}", f"{what} {busy:.0%}",
        p50, p99, f"{found.connections:,}",
    ]  # fmt: skip


def _site(commands: float, plan: dict[str, int | bool], costs: Costs) -> Site | None:
    """The smallest that is not too busy; where databases may be added, so many that none of them is."""
    if "databases" not in plan:
        return workers_for(commands, BUSY, costs, **plan)
    for databases in range(1, 1000):
        site = workers_for(commands, BUSY, costs, together=True, databases=databases)
        if site is not None and site.share <= EACH:
            return site
    return None


def _felt(site: Site, commands: float, costs: Costs) -> tuple[str, str]:
    seconds = min(20.0, MOST / (commands / site.databases))
    times = Simulation(site, commands, costs).run(seconds)
    return tuple(f"{percentile(times, part) * 1e3:.1f}" for part in (0.5, 0.99))  # type: ignore[return-value]


if __name__ == "__main__":
    main()
