"""The figures for people: a table, and how many times one server is another."""

from __future__ import annotations

from collections.abc import Iterator

from benchmarks.load.measuring import Figures
from rich import box
from rich.console import Console
from rich.table import Table

COLUMNS = ("players", "asked", "done/s", "p50", "p99", "worst", "MB", "server", "base", "clients", "µs")
NOTE = (
    "asked and done: commands a second; p50, p99 and worst in ms; server, its database and clients in cores; "
    "µs: of the server's and its database's work for one command"
)


def tables(figures: list[Figures], title: str) -> Iterator[Table]:
    """One for each server and storage, a line for each measurement."""
    for name in dict.fromkeys(map(called, figures)):
        made = Table(
            title=f"{title}: {name}", title_justify="left", caption=NOTE, caption_justify="left",
            box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0),
        )  # fmt: skip
        for column in COLUMNS:
            made.add_column(column, justify="right", no_wrap=True)
        for each in figures:
            if called(each) == name:
                made.add_row(*_row(each))
        yield made


def called(figures: Figures) -> str:
    """A server by its name, its workers if they are several, and its storage."""
    several = f", {figures.workers} workers" if figures.workers > 1 else ""
    return f"{figures.server}{several} ({figures.storage})"


def _row(each: Figures) -> list[str]:
    asked = "flat out" if each.asked is None else f"{each.asked:,.0f}"
    work = (each.server_cores + each.database_cores) / each.per_second * 1e6
    return [
        f"{each.players:,}", asked, f"{each.per_second:,.0f}", f"{each.p50_ms:.1f}", f"{each.p99_ms:.1f}",
        f"{each.worst_ms:.0f}", f"{each.memory_mb:,.0f}", f"{each.server_cores:.2f}",
        f"{each.database_cores:.2f}", f"{each.client_cores:.2f}", f"{work:,.0f}",
    ]  # fmt: skip


def ratios(console: Console, found: list[Figures]) -> dict[str, float]:
    """What each server does, and how many times as much as boardgame.io's with either storage."""
    others = [each for each in found if each.server == "boardgame.io"]
    told: dict[str, float] = {}
    for each in found:
        line = f"{called(each)}: {each.per_second:,.0f} commands a second, p99 {each.p99_ms:.1f} ms"
        for other in others if each.server != "boardgame.io" else ():
            times = round(each.per_second / other.per_second, 2)
            told[f"{called(each)} / {called(other)}"] = times
            line += f", {times:.2f} times {called(other)}"
        console.print(line, highlight=False)
    return told
