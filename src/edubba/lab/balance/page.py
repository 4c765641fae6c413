"""A balance report as one page of HTML: sentences, plots, tables. It loads nothing and runs no script."""

from __future__ import annotations

from collections.abc import Iterable

from edubba import __version__
from edubba.drawing.ink import safe, tag
from edubba.lab.balance import plots, sayings, tables
from edubba.lab.balance.compare import FIGURES, Findings
from edubba.lab.balance.measures import Measures
from edubba.lab.balance.openings import Openings
from edubba.lab.balance.words import Words
from edubba.lab.dress import document

SHOWN = 10  # of the best and of the worst first moves

_STYLE = """
main { max-width: 64rem; }
.plot { min-width: 0; max-width: 27rem; }
.plate { fill: var(--card); }
.plot text { paint-order: stroke; stroke: var(--card); stroke-width: 3.5px; stroke-linejoin: round; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: .8rem;
  margin: 0 0 1.3rem; padding: 0; }
.tiles div { background: var(--card); border: 1px solid var(--line); border-top: 3px solid var(--rule);
  border-radius: 8px; padding: .7rem .9rem .6rem; display: flex; flex-direction: column-reverse;
  justify-content: flex-end; }
.tiles dd { margin: 0; font-size: 1.7rem; line-height: 1.2; color: var(--title); font-weight: 600;
  font-variant-numeric: lining-nums; white-space: nowrap; }
.tiles dt { color: var(--soft); font-size: .88rem; line-height: 1.3; }
.findings { font-size: 1.08rem; margin: 0 0 1.5rem; padding: 0; list-style: none; }
.findings li { padding: .5rem 0 .5rem 1.5rem; border-bottom: 1px solid var(--line); position: relative; }
.findings li:last-child { border-bottom: 0; }
.findings li::before { content: ""; position: absolute; left: .1rem; top: 1rem; width: .55rem; height: .55rem;
  background: var(--rule); transform: rotate(45deg); }
section { padding: 1.3rem 1.4rem 1.2rem; }
section h2 { font-size: 1.45rem; margin: 0 0 .3rem; }
section > p { margin: 0 0 1.1rem; max-width: 54rem; color: var(--soft); line-height: 1.45; }
.grid2 { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: 1.2rem 2rem; align-items: start; }
section figure { background: none; border: 0; border-radius: 0; padding: 0; margin: 0; overflow: visible; }
figure h3 { margin: 0 0 .1rem; font-size: 1.05rem; color: var(--title); font-weight: 600; }
figcaption { font-size: .9rem; line-height: 1.4; margin: 0 0 .5rem; }
details { margin: 1rem 0 0; border-top: 1px solid var(--line); padding-top: .6rem; }
summary { cursor: pointer; color: var(--title); font-weight: 600; }
summary:focus-visible, .scroll:focus-visible { outline: 2px solid var(--rule); outline-offset: 2px; }
caption { text-align: left; color: var(--soft); padding: .7rem 0 .3rem; }
td, tbody th { font-size: .93rem; }
.limits ul { margin: .3rem 0 0; padding-left: 1.2rem; } .limits li { margin: .35rem 0; max-width: 46rem; }
.dot { stroke-width: 2.2; }
.v-clear { stroke: var(--c2); } .dot.v-clear { fill: var(--c2); }
.v-likely { stroke: var(--c1); } .dot.v-likely { fill: var(--card); }
.v-unclear { stroke: var(--soft); } .dot.v-unclear { fill: var(--card); }
.between { fill: var(--c1); fill-opacity: .28; stroke: none; }
.middle { fill: none; stroke: var(--c1); stroke-width: 2.4; stroke-linejoin: round; }
@media (max-width: 34rem) { body { padding: 1.2rem .6rem 2rem; font-size: 16px; }
  h1 { font-size: 1.6rem; } section { padding: 1rem .7rem; } .tiles { grid-template-columns: 1fr 1fr; }
  .tiles dd { font-size: 1.4rem; }
  tbody th { white-space: normal; min-width: 7rem; }
  td, th, tbody th { font-size: .86rem; padding: .4rem .35rem; } }
"""


def page(found: Findings, *, command: str, lang: str) -> str:
    """The report; `command` makes it again."""
    words = Words(found.study, lang)
    title = words.say("balance-title", game=words.game)
    lead = "".join(tag("li", safe(line)) for line in sayings.headlines(found, words))
    body = _header(found, words, title, command) + _tiles(found, words)
    body += tag("ul", lead, class_="findings") + _places(found, words) + _scores(found, words)
    body += _shape(found, words)
    if found.openings:
        body += _moves(found.openings, words)
    if found.differences:
        body += _departures(found, words)
    body += _limits(found, words) + tag("footer", f"Edubba {safe(__version__)}")
    return document(title, body, lang, _STYLE)


def summary(found: Findings, words: Words) -> str:
    """What was played."""
    forced = found.openings.games if found.openings else 0
    games = sum(one.games for one in found.variants) + forced
    base = found.variants[0].variant
    return words.say(
        "balance-summary", games=games, forced=forced, each=found.variants[0].games, sets=len(found.variants),
        bot=base.plan.bots[0], players=base.players, board=words.board, seed=base.plan.seed,
    )  # fmt: skip


def _header(found: Findings, words: Words, title: str, command: str) -> str:
    line = tag("p", safe(summary(found, words)), class_="soft")
    return tag("header", tag("h1", safe(title)), line, tag("p", tag("code", safe(command))))


def _tiles(found: Findings, words: Words) -> str:
    base = found.variants[0]
    tiles = (
        (words.say("balance-tile", name="first"), words.fine(base.places[0].value)),
        (words.say("balance-tile", name="even"), words.fine(1 / len(base.places))),
        (words.say("balance-tile", name="winner"), words.one(base.winner.value)),
        (words.say("balance-tile", name="margin"), words.one(base.margin.value)),
        (words.say("balance-tile", name="length"), words.whole(round(base.length.value))),
        (words.say("balance-tile", name="branching"), words.one(base.branching.value)),
    )
    return tag(
        "dl", *(tag("div", tag("dt", safe(name)), tag("dd", safe(value))) for name, value in tiles),
        class_="tiles",
    )  # fmt: skip


def _figure(title: str, about: str, plot: str) -> str:
    return tag("figure", tag("h3", safe(title)), tag("figcaption", safe(about)), plot)


def _section(title: str, told: str, figures: Iterable[str], *below: str) -> str:
    grid = tag("div", *figures, class_="grid2")
    line = tag("p", safe(told)) if told else ""
    return tag("section", tag("h2", safe(title)), line, grid, *below)


def _places(found: Findings, words: Words) -> str:
    base, scale = found.variants[0], plots.places_scale(found.variants)
    figures = [
        _figure(words.variant(one.variant), _even(one, words), plots.places(one, scale, words))
        for one in found.variants
    ]
    shown = [tables.places(found, words)] + ([tables.seats(base, words)] if base.order_drawn else [])
    about = words.say("balance-about-places")
    if base.order_drawn:
        about += " " + words.say("balance-drawn")
    return _section(
        words.say("balance-places"), about, figures, tables.folded(words.say("balance-figures"), *shown)
    )


def _even(one: Measures, words: Words) -> str:
    return words.say("balance-even", games=one.games, share=words.fine(1 / len(one.places)))


def _scores(found: Findings, words: Words) -> str:
    base = found.variants[0]
    figures = (
        _figure(
            words.say("balance-plot-scores"), words.say("balance-about-scores"), plots.scores(base, words)
        ),
        _figure(
            words.say("balance-plot-margins"), words.say("balance-about-margins"), plots.margins(base, words)
        ),
    )
    below = tables.folded(words.say("balance-figures"), tables.scores(base, words))
    return _section(words.say("balance-scores"), "", figures, below)


def _shape(found: Findings, words: Words) -> str:
    base = found.variants[0]
    figures = (
        _figure(
            words.say("balance-plot-choices"), words.say("balance-about-choices"), plots.choices(base, words)
        ),
        _figure(
            words.say("balance-plot-lengths"), words.say("balance-about-lengths"), plots.lengths(base, words)
        ),
    )
    below = tables.folded(
        words.say("balance-figures"), tables.shapes(found, words), tables.steps(base, words)
    )
    return _section(words.say("balance-shape"), "", figures, below)


def _moves(found: Openings, words: Words) -> str:
    overall, many = found.overall.value, len(found.moves)
    best = found.moves[: min(SHOWN, (many + 1) // 2)]
    worst = found.moves[max(len(best), many - SHOWN) :]
    scale = plots.moves_scale([*best, *worst], overall)
    figures = [
        _figure(words.say(key), words.say("balance-about-moves", share=words.fine(overall)),
                plots.moves(words.say(key), some, scale, overall, words))
        for key, some in (("balance-plot-best", best), ("balance-plot-worst", worst))
        if some
    ]  # fmt: skip
    below = tables.folded(words.say("balance-figures"), tables.moves(found, words))
    return _section(words.say("balance-moves"), words.say("balance-about-forced"), figures, below)


def _departures(found: Findings, words: Words) -> str:
    figures = [
        _figure(words.say("balance-figure", name=name), words.say("balance-about-figure", name=name),
                plots.difference(found, name, words))
        for name in FIGURES
    ]  # fmt: skip
    below = tables.folded(words.say("balance-figures"), tables.differences(found, words))
    about = words.say("balance-about-departures")
    return _section(words.say("balance-departures"), about, figures, below)


def _limits(found: Findings, words: Words) -> str:
    lines = "".join(tag("li", safe(line)) for line in sayings.limits(found, words))
    return tag("section", tag("h2", safe(words.say("balance-limits"))), tag("ul", lines), class_="limits")
