"""A card for each player: name, order, score; hand; workers, armies, cities; empire."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from edubba.drawing.flood import pieces
from edubba.drawing.flood.icons import RESOURCES, good, resource_name
from edubba.drawing.flood.sheet import CARD, PLAYERS, WIDTH
from edubba.drawing.flood.words import place_name
from edubba.drawing.ink import Point, fitted, group, safe, tag, text_width, write
from edubba.drawing.seats import trader
from edubba.drawing.vignettes import crown
from edubba.locales import say

LEFT, BETWEEN = 22.0, 14.0
WIDE = (WIDTH - 2 * LEFT - 2 * BETWEEN) / 3


def cards(view: Mapping[str, Any], names: Sequence[str], lang: str) -> str:
    """The three cards side by side, in seat order."""
    return group(*(_card(view, seat, names[seat - 1], lang) for seat in (1, 2, 3)), class_="players")


def _card(view: Mapping[str, Any], seat: int, name: str, lang: str) -> str:
    player = view["players"][seat - 1]
    active, winner = view["to_act"] == seat, seat in view["winners"]
    return group(
        tag("rect", width=WIDE, height=CARD, rx=10, class_="card-active" if active or winner else "card"),
        tag("path", d="M-13,24l13,12l-13,12z", class_="card-flag") if active else "",
        trader(seat, (36, 38), scale=1.25),
        crown((36, 8), 0.95) if winner else "",
        _heading(view, seat, name, lang),
        _hand(player["hand"], seat, lang),
        _forces(player, seat, lang),
        at=(LEFT + (seat - 1) * (WIDE + BETWEEN), PLAYERS),
        id=f"seat-{seat}", class_="player" + (" active" if active else ""),
    )  # fmt: skip


def _heading(view: Mapping[str, Any], seat: int, name: str, lang: str) -> str:
    """Name, place in the order of play, state, score."""
    player = view["players"][seat - 1]
    score = str(player["score"])
    end = WIDE - 26 - text_width(score, 36)
    text, size = fitted(name, 24, end - 130, bold=True)
    stop = 66 + text_width(text, size, bold=True)
    order = view["order"].index(seat) + 1 if seat in view["order"] else None
    return group(
        write(text, (66, 36), size, anchor="start", class_="bold name-text"),
        _order(order, (stop + 24, 28), lang) if order else "",
        write(_state(view, seat, lang), (66, 58), 16, width=end - 80, anchor="start", class_="soft"),
        write(score, (WIDE - 18, 42), 36, anchor="end", class_="bold score"),
        write(say("draw-points", lang), (WIDE - 18, 59), 14, width=80, anchor="end", class_="soft"),
    )


def _order(order: int, at: Point, lang: str) -> str:
    """The place in the order of play, on a lapis stone."""
    return group(
        tag("title", safe(say("draw-flood-order", lang, place=order))),
        tag("circle", r=13, class_="stone-past"),
        write(f"{order}.", (1.5, 5.6), 16, class_="pale-bold"),
        at=at,
    )


def _state(view: Mapping[str, Any], seat: int, lang: str) -> str:
    """What there is to say: winner, passed, to act."""
    player = view["players"][seat - 1]
    said = []
    if seat in view["winners"]:
        said.append(say("draw-winner", lang))
    if player["passed"]:
        said.append(say("draw-flood-passed", lang, bid=player["bid"]))
    if view["to_act"] == seat:
        said.append(say("draw-to-move", lang))
    return " · ".join(said)


def _hand(hand: Mapping[str, int], seat: int, lang: str) -> str:
    """The resources in hand; those of which there is none are faint."""
    step = (WIDE - 28) / len(RESOURCES)
    drawn = []
    for k, name in enumerate(RESOURCES):
        count = hand[name]
        x = 14 + k * step
        drawn.append(group(
            tag("title", safe(say("draw-flood-held", lang, resource=resource_name(name, lang), count=count))),
            tag("rect", x=x, y=70, width=step, height=44, fill_opacity=0, pointer_events="all"),
            good(name, (x + 20, 92), 17.5, lang),
            write(str(count), (x + 41, 99), 20, anchor="start", class_="bold"),
            id=f"hand-{seat}-{name}", class_=None if count else "faint",
        ))  # fmt: skip
    rule = tag("path", d=f"M14,68H{WIDE - 14:.1f}M14,117H{WIDE - 14:.1f}", class_="plate-inner")
    return group(rule, *drawn, class_="hand")


def _forces(player: Mapping[str, Any], seat: int, lang: str) -> str:
    """Workers, armies, city and growth markers, and the empire of this turn."""
    workers, armies = player["workers"], player["armies"]
    track = f" +{70 * workers['track']}" if workers["track"] else ""  # R150: workers on the +70 box
    army, city, temple = pieces.army(seat, (8, 15), 0.72), pieces.city(seat, (15, -1), "", 0.6), pieces.growth
    cells = (
        (
            14.0,
            trader(seat, (14, -2), scale=0.72),
            "workers",
            workers["pool"],
            f"/ {workers['stock']}{track}",
        ),
        (124.0, army, "armies", armies["pool"], f"/ {armies['stock']}"),
        (232.0, city, "cities", player["cities"], ""),
        (308.0, temple((15, -1), "", 0.82), "growths", player["growths"], ""),
    )
    drawn = [_cell(at, icon, kind, number, rest, lang) for at, icon, kind, number, rest in cells]
    return group(*drawn, _empire(player, lang), class_="forces")


def _cell(left: float, icon: str, kind: str, number: int, rest: str, lang: str) -> str:
    """A piece with its number and, smaller, how many more lie in the stock; a caption below."""
    return group(
        tag("title", safe(say("draw-flood-pool", lang))) if rest else "",
        icon,
        write(str(number), (33, 6), 20, anchor="start", class_="bold"),
        write(rest, (36 + text_width(str(number), 20), 6), 15, anchor="start", class_="soft") if rest else "",
        write(say("draw-flood-left", lang, kind=kind), (1, 25), 14, width=92 if rest else 82, anchor="start",
              class_="soft"),
        at=(left, 137),
    )  # fmt: skip


def _empire(player: Mapping[str, Any], lang: str) -> str:
    if not player["empire"]:
        return ""
    rank = f" · {player['rank']}" if player["rank"] else ""
    words = f"{place_name(player['empire'], lang)}{rank}"
    return group(
        write(words, (390, 143), 19, width=WIDE - 400, anchor="start", class_="bold"),
        write(
            say("draw-flood-empire", lang), (390, 162), 14, width=WIDE - 400, anchor="start", class_="soft"
        ),
    )
