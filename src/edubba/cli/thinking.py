"""How the bots are thinking: a bar a seat while they do, and what they would advise."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from edubba._position import Position
from edubba.drawing.text.figures import percent
from edubba.locales import say
from edubba.search import Watch
from edubba.search.analysis import Analysis, Share, analyse

WIDTH = 24  # letters of a bar
OTHERS = 3  # actions a hint names beside the best
HINT_SECONDS = 1.0


@contextmanager
def bars(names: list[str], lang: str, *, read: bool = False) -> Iterator[Watch | None]:
    """Bars on standard error while a bot thinks, gone when it has moved; nothing where nobody sees them.

    `read`: somebody listens, and would hear every frame.
    """
    if read or not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.live import Live
    from rich.text import Text

    with Live(console=Console(stderr=True), transient=True, refresh_per_second=10) as live:

        def watch(shares: list[float], part: float) -> None:
            told = say("play-thinking", lang, percent=percent(part, lang, digits=0))
            live.update(Text("\n".join([told, *(lines(names, shares, lang) if shares else [])])))

        yield watch


def lines(names: list[str], shares: list[float], lang: str) -> list[str]:
    """A line a seat: its name, a bar, and the share in per cent."""
    widest, whole = max(map(len, names)), percent(1, lang, digits=0)
    return [
        f"{name.ljust(widest)}  {bar(share)} {percent(share, lang, digits=0):>{len(whole)}}"
        for name, share in zip(names, shares, strict=True)
    ]


def bar(share: float) -> str:
    """A share as a bar."""
    full = round(WIDTH * share)
    return "█" * full + "░" * (WIDTH - full)


def _share(share: Share, lang: str) -> str:
    """A share with its error, which is not shown as nothing: `41 ± 2%`."""
    return percent(share.value, lang, digits=0, doubt=max(0.01, share.error))


def hint(pos: Position, names: list[str], lang: str, *, read: bool = False) -> list[str]:
    """What a strong bot would do here, what else it looked at, how it goes on, and the chances of all."""
    with bars(names, lang, read=read) as watch:
        told = None if watch is None else lambda part: watch([], part)
        found = analyse(pos, seconds=HINT_SECONDS, watch=told)
    if read:
        shares = [f"{name}: {_share(share, lang)}" for name, share in zip(names, found.shares, strict=True)]
    else:
        shares = lines(names, [share.value for share in found.shares], lang)
    return [*_advice(found, lang), *shares]


def _advice(found: Analysis, lang: str) -> list[str]:
    seat = (found.to_act or 1) - 1
    best, *others = found.options[: 1 + OTHERS]
    told = [say("play-hint", lang, text=best.text, share=_share(best.shares[seat], lang))]
    if others:
        listed = ", ".join(f"{option.text} ({_share(option.shares[seat], lang)})" for option in others)
        told.append(say("play-hint-others", lang, texts=listed))
    if len(found.line) > 1:
        told.append(say("play-hint-line", lang, texts=", ".join(found.line)))
    return told
