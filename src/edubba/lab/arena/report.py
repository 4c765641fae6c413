"""A tournament as one page of HTML: table, plots, what they mean. It loads nothing and runs no script."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from edubba import __version__
from edubba.drawing.ink import safe, tag
from edubba.drawing.text import teller
from edubba.drawing.text.figures import percent
from edubba.lab.arena import axes, plots
from edubba.lab.arena.figures import heads, rows
from edubba.lab.arena.plan import Plan
from edubba.lab.arena.standing import Standing
from edubba.lab.dress import document
from edubba.locales import say

Plot = Callable[[Sequence[Standing], str], str]


def page(plan: Plan, standings: Sequence[Standing], games: int, *, command: str, lang: str) -> str:
    """The report on the first games of a plan; `command` is what was typed."""
    title = say("arena-title", lang, game=teller(plan.game).title(lang))
    body = _header(plan, games, title, command, lang)
    if standings:
        body += _lead(standings[0], lang) + _table(standings, lang) + _plots(standings, lang)
    body += tag("footer", f"Edubba {safe(__version__)}")
    return document(title, body, lang)


def summary(plan: Plan, games: int, lang: str) -> list[str]:
    """What was played, and whether the last round is unfinished."""
    whole, rest = plan.rounds(games)
    board = plan.options["board"]
    name = board if isinstance(board, str) else board["name"]
    facts = {"rounds": whole + (rest > 0), "players": len(plan.bots), "board": name, "seed": plan.seed}
    told = [say("arena-summary", lang, games=games, **facts)]
    return [*told, say("arena-unfinished", lang, count=rest)] if rest else told


def _header(plan: Plan, games: int, title: str, command: str, lang: str) -> str:
    lines = "".join(tag("p", safe(line), class_="soft") for line in summary(plan, games, lang))
    return tag("header", tag("h1", safe(title)), lines, tag("p", tag("code", safe(command))))


def _lead(best: Standing, lang: str) -> str:
    facts = {"share": percent(best.wins.value, lang), "even": percent(1 / len(best.by_seat), lang)}
    return tag("p", safe(say("arena-lead", lang, bot=best.name, **facts)), class_="lead")


def _table(standings: Sequence[Standing], lang: str) -> str:
    head = "".join(tag("th", safe(text), scope="col") for text in heads(lang))
    body = ""
    for index, row in enumerate(rows(standings, lang)):
        sign = tag("svg", axes.mark(index, 0, 0, 1), viewBox="-20 -22 40 44", aria_hidden="true")
        cells = "".join(tag("td", safe(cell)) for cell in row[1:])
        body += tag("tr", tag("th", sign, safe(row[0]), scope="row"), cells)
    table = tag("table", tag("thead", tag("tr", head)), tag("tbody", body))
    note = tag("p", safe(say("arena-about-table", lang)), class_="note soft")
    return tag("section", tag("div", table, class_="scroll"), note)


def _plots(standings: Sequence[Standing], lang: str) -> str:
    parts: tuple[tuple[Plot, str, str], ...] = (
        (plots.win_shares, "arena-plot-wins", "arena-about-wins"),
        (plots.strengths, "arena-plot-rating", "arena-about-rating"),
        (plots.point_spread, "arena-plot-points", "arena-about-points"),
        (plots.shares_by_seat, "arena-plot-seats", "arena-about-seats"),
        (plots.thinking, "arena-plot-move", "arena-about-move"),
    )
    return "".join(
        tag("figure", tag("h2", safe(say(title, lang))), tag("figcaption", safe(say(about, lang))),
            plot(standings, lang))
        for plot, title, about in parts
    )  # fmt: skip
