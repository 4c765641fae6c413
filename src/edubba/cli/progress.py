"""The bar of commands that play many games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def games_bar(text: str, total: int) -> Iterator[Callable[[], None]]:
    """A bar on standard error: games done, time left by the pace of all games so far."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    whole = 1e9  # seconds: a game may take longer than the half minute rich looks back by itself
    console = Console(stderr=True)
    with Progress(
        *columns,
        console=console,
        transient=True,
        speed_estimate_period=whole,
        disable=not console.is_terminal,
    ) as bar:
        task = bar.add_task(text, total=total)
        yield lambda: bar.advance(task)
