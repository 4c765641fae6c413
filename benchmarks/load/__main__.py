"""How servers bear many players: python -m benchmarks.load [--help].

Starts servers of its own, one after another: Edubba's on SQLite and on PostgreSQL, and boardgame.io's
from npm. Seats three players with a WebSocket each at every match and lets them make commands; measured is
the time from sending a command until all three have its event. First each number of matches, at a steady
pace and flat out; then more and more commands a second, until 99 of 100 no longer keep the limit.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

import msgspec
from benchmarks.load.measuring import Figures
from benchmarks.load.plot import drawn
from benchmarks.load.report import called, ratios, tables
from benchmarks.load.scenarios import Bounds, Side, grow, rise
from benchmarks.load.tables import SEATS
from rich.console import Console

SIDES = ("sqlite", "postgres", "boardgame.io", "boardgame.io-files", "nothing")


def main() -> None:
    """Measure what is asked for; print tables, and keep JSON and a picture where wanted."""
    wishes = _wishes()
    console = Console(stderr=wishes.json is not None and str(wishes.json) == "-")
    bounds = Bounds(wishes.seconds, wishes.pace, wishes.limit, wishes.clients)
    sides = [Side(name, n) for name in wishes.sides for n in (wishes.workers if name == "postgres" else [1])]
    if wishes.watched:
        _watch(wishes.matches, bounds, console)
        return
    figures: list[Figures] = []

    def note(found: Figures) -> None:
        figures.append(found)
        asked = "flat out" if found.asked is None else f"{found.asked:,.0f}/s asked"
        facts = f"{found.per_second:,.0f}/s, p50 {found.p50_ms} ms, p99 {found.p99_ms} ms"
        console.print(f"{called(found)}, {found.players:,} players, {asked}: {facts}", highlight=False)

    if not wishes.only_rise:
        for side in sides:
            grow(side, wishes.matches, bounds, note)
        console.print(*tables(figures, "From few players to many"))
        if wishes.save:
            wishes.save.write_text(drawn(figures))
    grown, figures = figures, []
    told: dict[str, dict[str, float]] = {}
    if grown:
        console.print(f"Flat out, {SEATS * max(wishes.matches):,} players:")
        told["flat out"] = ratios(console, [each for each in grown if _most(each, wishes.matches)])
    if not wishes.only_grow:
        best = [rise(side, max(wishes.matches), bounds, note) for side in sides]
        console.print(*tables(figures, f"Up to a p99 of {bounds.limit_ms:.0f} ms"))
        console.print(f"The last step with a p99 below {bounds.limit_ms:.0f} ms:")
        told["within the limit"] = ratios(console, [each for each in best if each is not None])
    if wishes.json:
        whole = {"bounds": bounds._asdict(), "grown": grown, "risen": figures, "ratios": told}
        text = msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n"
        sys.stdout.buffer.write(text) if str(wishes.json) == "-" else wishes.json.write_bytes(text)


def _most(each: Figures, sizes: list[int]) -> bool:
    return each.asked is None and each.matches == max(sizes)


def _watch(sizes: list[int], bounds: Bounds, console: Console) -> None:
    """Edubba's server on SQLite with every callback of its event loop timed."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "callbacks.json"
        figures: list[Figures] = []
        grow(Side("sqlite"), sizes[:1], bounds, figures.append, watched=file)
        console.print(*tables(figures, "Every callback timed"))
        console.print(file.read_text())


def _wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--sides", nargs="+", choices=SIDES, default=SIDES, help="the servers, by storage")
    parser.add_argument(
        "--matches", nargs="+", type=int, default=[34, 100, 200, 334], help="three players each"
    )
    parser.add_argument("--seconds", type=float, default=20, help="of each measurement; half of it flat out")
    parser.add_argument("--pace", type=float, default=1, help="commands of each match a second")
    parser.add_argument("--limit", type=float, default=100, help="milliseconds that p99 may take")
    parser.add_argument("--workers", nargs="+", type=int, default=[1, 2], help="of Edubba on PostgreSQL")
    parser.add_argument("--clients", type=int, default=1, help="processes that play the players")
    parser.add_argument("--only-grow", action="store_true", help="only from few players to many")
    parser.add_argument("--only-rise", action="store_true", help="only from few commands to many")
    parser.add_argument("--watched", action="store_true", help="instead, the longest callbacks of our loop")
    parser.add_argument("--json", type=Path, help="a file for all figures; - for standard output")
    parser.add_argument("--save", type=Path, help="an SVG of how they grow")
    return parser.parse_args()


if __name__ == "__main__":
    main()
