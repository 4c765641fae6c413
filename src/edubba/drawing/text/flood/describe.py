"""The position in sentences, for the ear."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from edubba.drawing.text.flood.events import BOXES, RESOURCES, TWO_SIDED
from edubba.drawing.text.flood.table import headline, printed
from edubba.drawing.text.flood.words import Words, place_name, resource_name
from edubba.games.flood.board import Board, load
from edubba.games.flood.state import VALUES
from edubba.locales import say

View: TypeAlias = Mapping[str, Any]


def describe(view: View, lang: str, names: Sequence[str]) -> list[str]:
    """Headline, areas where something stands, boxes, players, stock, the printed tables."""
    board, words = load(view["options"]["board"], files=False), Words(lang, names)
    lines = [headline(view, lang, names) + "."]
    lines += _areas(view, board, words)
    lines += [f"{place_name(box, lang)}: {at_home(view, box, words)}." for box in BOXES]
    lines += [player_line(player, seat, words) for seat, player in enumerate(view["players"], 1)]
    lines.append(say("flood-text-in-stock", lang, goods=listed(view["stock"], lang)))
    return lines + printed(view, board, lang) + _board_facts(board, words)


def _board_facts(board: Board, words: Words) -> list[str]:
    """What the table shows beside the pieces: values, trade, offers, points at the end, powers."""
    lang = words.lang
    values = ", ".join(f"{resource_name(n, lang)} {v}" for n, v in zip(RESOURCES, VALUES, strict=True))
    trade = "; ".join(f"{resource_name(n, lang)}: {_kinds(goods, lang)}" for n, goods in board.trade.items())
    offers = "; ".join(f"{place_name(n, lang)}: {_kinds(g, lang)}" for n, g in board.offers.items() if g)
    most = ", ".join(f"{place_name(name, lang)} {points}" for name, points in board.points.items() if points)
    powers = "; ".join(
        f"{place_name(name, lang)}: {words.say('flood-text-power', power=power)}"
        for name, power in board.powers.items()
        if power
    )
    lines = {"values": values, "trade": trade, "offers": offers, "most": most, "powers": powers}
    return [words.say("flood-text-board", what=what, list=told) for what, told in lines.items()]


def _kinds(goods: Sequence[str], lang: str) -> str:
    return ", ".join(resource_name(name, lang) for name in goods)


def listed(goods: Mapping[str, int], lang: str) -> str:
    """Resources with their numbers."""
    return ", ".join(f"{resource_name(name, lang)} {count}" for name, count in goods.items() if count) or "–"


def _areas(view: View, board: Board, words: Words) -> list[str]:
    lines, empty = [], []
    for name in board.areas:
        there = standing(view["areas"][name], words)
        if there:
            lines.append(f"{place_name(name, words.lang)}: {there}.")
        else:
            empty.append(place_name(name, words.lang))
    if empty:
        lines.append(words.say("flood-text-empty", areas=", ".join(empty)))
    return lines


def standing(area: View, words: Words) -> str:
    """What stands on an area; empty where nothing does."""
    stands = []
    if area.get("city"):
        grown = "yes" if area["grown"] else "no"
        stands.append(words.say("flood-text-city-of", name=words.name(area["city"]), grown=grown))
    for seat, count in enumerate(area.get("workers", ()), 1):
        if count:
            stands.append(words.say("flood-text-workers-of", name=words.name(seat), count=count))
    if area["army"]:
        army = area["army"]
        stands.append(words.say("flood-text-armies-of", name=words.name(army["seat"]), count=army["count"]))
    return "; ".join(stands)


def at_home(view: View, box: str, words: Words) -> str:
    """Whose workers a box holds."""
    here, stands = view["boxes"][box], []
    for seat, name in enumerate(words.names):
        if box not in TWO_SIDED:
            if here[seat]:
                stands.append(words.say("flood-text-workers-of", name=name, count=here[seat]))
        elif here["ready"][seat] or here["used"][seat]:
            ready, used = here["ready"][seat], here["used"][seat]
            stands.append(words.say("flood-text-sides-of", name=name, ready=ready, used=used))
    return "; ".join(stands) or words.say("flood-text-nobody")


def player_line(player: View, seat: int, words: Words) -> str:
    """What a player has."""
    workers, armies = player["workers"], player["armies"]
    parts = [
        words.say("flood-text-player", seat=seat, name=words.name(seat), points=player["score"]),
        words.say("flood-text-in-hand", goods=listed(player["hand"], words.lang)),
        words.say("flood-text-pieces", kind="workers", pool=workers["pool"], stock=workers["stock"]),
        words.say("flood-text-pieces", kind="armies", pool=armies["pool"], stock=armies["stock"]),
        words.say("flood-text-cities", count=player["cities"]),
    ]
    if player["empire"]:
        empire, rank = place_name(player["empire"], words.lang), player["rank"] or "–"
        parts.append(words.say("flood-text-has-empire", empire=empire, rank=rank, value=player["equipment"]))
    if player["passed"]:
        parts.append(words.say("flood-text-mark", mark="passed", bid=player["bid"]))
    return "; ".join(parts) + "."
