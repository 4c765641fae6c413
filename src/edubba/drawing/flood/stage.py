"""After the Flood for a page; see `edubba.drawing.scene`."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from edubba.drawing.flood import (
    areas,
    boxes,
    chart,
    goods,
    icons,
    pieces,
    scenery,
    sheet,
    touched_by,
    track,
    turns,
)
from edubba.drawing.flood.atlas import HEIGHT, MIDDLES, WIDTH
from edubba.drawing.flood.icons import RESOURCES, resource_name
from edubba.drawing.flood.meanings import MAKE_TOOL, meant, telling
from edubba.drawing.flood.theme import style
from edubba.drawing.flood.words import BOXES, place_name
from edubba.drawing.flood.words import asked as question
from edubba.drawing.ink import group, safe, tag
from edubba.drawing.scene import Fact, Part, Token
from edubba.drawing.seats import trader
from edubba.games.flood.board import Board
from edubba.games.flood.tables import POWERS
from edubba.locales import say

__all__ = [
    "asked", "css", "dice", "facts", "ground", "headline", "meant", "parts", "path", "region", "step",
    "telling", "token", "worded",
]  # fmt: skip

SUMER = "sumer"
_MAP = (0.0, 0.0, float(WIDTH), float(HEIGHT))
_SIDE = sheet.LEFT - 6, sheet.COLUMN + 12  # left edge and width of the column beside the map


def ground(view: Mapping[str, Any], lang: str) -> Part:
    """The map of the board."""
    board, picture = _chart(view, lang)
    lands = picture + _glows(board) + areas.printed(board, lang)
    return Part("map", say("draw-flood-title", lang), _MAP, lands)


def _glows(board: Board) -> str:
    """What shines where an area can be picked: inside its borders, below names and pieces.

    Before it is room for the pointer to the last action.
    """
    glows = [
        group(
            *(tag("use", href=f"#edf-{name}", class_=kind) for kind in ("glow-edge", "glow-line")),
            fill="none", clip_path=f"url(#edf-in-{name})", class_="glow", data_glow=name,
        )
        for name in board.areas
    ]  # fmt: skip
    return group(class_="under") + group(*glows, class_="glows")


def _chart(view: Mapping[str, Any], lang: str) -> tuple[Board, str]:
    return chart(json.dumps(view["options"]["board"]), lang)


def parts(view: Mapping[str, Any], lang: str, names: Sequence[str], last: str | None) -> list[Part]:
    """The areas with their pieces; boxes, turns with ranks, resources, growth, and the track of points."""
    board, _ = _chart(view, lang)
    touched = touched_by(board, last)
    title = scenery.title(say("draw-flood-title", lang), say("draw-flood-turn", lang, turn=view["turn"]))
    lands = title + areas.standing(view, board, touched, names, lang) + _spots(view, names, lang)
    homes = boxes.boxes(view, board, touched, names, lang) + _box_spots(lang)
    empires = turns.turns(view, board, lang) + turns.ranks(view, lang)
    values = goods.goods(view, board, lang) + goods.growth_points(board, lang)
    return [
        Part("map", say("draw-flood-title", lang), _MAP, lands),
        _beside("boxes", say("draw-flood-boxes", lang), boxes.TOP - 26, goods.TOP - 26, homes),
        _beside("turns", say("draw-flood-turns", lang), turns.TOP - 26, boxes.TOP - 26, empires),
        _beside("goods", say("draw-flood-goods", lang), goods.TOP - 26, float(HEIGHT), values),
        Part(
            "track",
            say("draw-flood-track", lang),
            (0.0, sheet.TRACK - 4, float(sheet.WIDTH), sheet.PLAYERS - sheet.TRACK - 4),
            track.track(view, names, lang),
            least=60,
        ),
    ]


def _beside(name: str, title: str, top: float, end: float, svg: str) -> Part:
    left, width = _SIDE
    table = tag("rect", x=left, y=top, width=width, height=end - top, class_="table")
    return Part(name, title, (left, top, width, end - top), table + svg, share=2)


def _spots(view: Mapping[str, Any], names: Sequence[str], lang: str) -> str:
    """Every area for the finger; its title tells what stands there."""
    spots = []
    for name, area in view["areas"].items():
        told = ", ".join(_standing(area, names, lang))
        title = tag("title", safe(": ".join(filter(None, (place_name(name, lang), told)))))
        spots.append(tag("use", title, href=f"#edf-{name}", class_="spot", data_spot=name))
    return group(*spots, class_="spots")


def _standing(area: Mapping[str, Any], names: Sequence[str], lang: str) -> list[str]:
    """What stands on an area, in words."""
    told = []
    if area.get("city"):
        told.append(say("draw-flood-city", lang, name=names[area["city"] - 1]))
    if area.get("grown"):
        told.append(say("draw-flood-grown", lang))
    for seat, count in enumerate(area.get("workers", ()), 1):
        if count:
            told.append(say("draw-flood-workers", lang, name=names[seat - 1], count=count))
    if army := area["army"]:
        told.append(say("draw-flood-armies", lang, name=names[army["seat"] - 1], count=army["count"]))
    return told


def _box_spots(lang: str) -> str:
    spots = [
        tag(
            "rect", tag("title", safe(place_name(name, lang))), x=x, y=y, width=boxes.WIDE, height=boxes.HIGH,
            rx=12, class_="spot", data_spot=name,
        )
        for name, (x, y) in zip(BOXES, map(boxes.corner, range(len(BOXES))), strict=True)
    ]  # fmt: skip
    return group(*spots, class_="spots")


def facts(view: Mapping[str, Any], seat: int, lang: str) -> list[Fact]:
    """Points, what is in hand, pieces in supply, and what the seat did this turn."""
    player = view["players"][seat - 1]
    hand = [
        Fact(name, resource_name(name, lang), str(player["hand"][name]), icons.good(name, (0, 0), 24, lang))
        for name in RESOURCES
    ]
    workers, armies = player["workers"], player["armies"]
    piece, standard = trader(seat, (0, 0)), pieces.army(seat, (-4, 18))
    return [
        Fact("points", say("scene-points", lang, count=player["score"]), str(player["score"])),
        *hand,
        Fact("workers", say("scene-workers", lang), f"{workers['pool']} / {workers['stock']}", piece),
        Fact("armies", say("scene-armies", lang), f"{armies['pool']} / {armies['stock']}", standard),
        Fact("cities", say("scene-cities", lang), str(player["cities"]), pieces.city(seat, (0, 0), "")),
        Fact("growths", say("scene-growths", lang), str(player["growths"]), pieces.growth((0, 0), "")),
        *_of_the_turn(player, lang),
    ]


def _of_the_turn(player: Mapping[str, Any], lang: str) -> list[Fact]:
    found = []
    if player["empire"]:
        found.append(Fact("empire", say("scene-empire", lang), place_name(player["empire"], lang)))
    if player["rank"]:
        found.append(Fact("rank", say("scene-rank", lang), f"{player['rank']} ({player['equipment']})"))
    if player["passed"]:
        found.append(Fact("passed", say("scene-passed", lang), str(player["bid"] or "")))
    return found


def headline(view: Mapping[str, Any], lang: str) -> str:
    """The turn and its phase."""
    return say("scene-turn", lang, turn=view["turn"], phase=view["phase"])


def asked(view: Mapping[str, Any], lang: str) -> str:
    """What is asked now."""
    return "" if view["phase"] == "over" else question(view, [""] * len(view["players"]), lang)[1]


def path(text: str) -> tuple[str, ...]:
    """The word first, then what it names: `swap mitanni grain>metal` has four tokens."""
    word, *rest = text.split(" ")
    if text == "tool":  # the word, not the resource
        return (MAKE_TOOL,)
    if word == "grow":  # luxuries are chosen together
        return (word, rest[0], rest[1] if len(rest) > 1 else "plain")
    return (word, *(token for part in rest for token in re.split("[>*](?!$|>)", part)))


def token(name: str, view: Mapping[str, Any], lang: str) -> Token:
    """A word, a place, a resource, a number, or a set of luxuries."""
    if name in view["areas"] or name in BOXES:
        return Token(name, place_name(name, lang), spot=True)
    if name == SUMER:  # an empire, but no place of the map
        return Token(name, place_name(name, lang), spot=False)
    if name in RESOURCES:
        return Token(name, resource_name(name, lang), spot=False, icon=icons.good(name, (0, 0), 24, lang))
    if "+" in name:
        return Token(name, " + ".join(resource_name(each, lang) for each in name.split("+")), spot=False)
    if name.isdigit():
        return Token(name, name, spot=False)
    return Token(name, say("scene-word", lang, word=name.replace("*", "-used")), spot=False)


def worded(text: str, view: Mapping[str, Any], lang: str) -> str:
    """The word, then what it names."""
    first, *rest = (token(name, view, lang).label for name in path(text))
    return f"{first}: {' → '.join(rest)}" if rest else first


def step(text: str, view: Mapping[str, Any], lang: str) -> str:
    """As `worded`, but who is done is done with something."""
    return (
        say("scene-word", lang, word=f"done-{_ended(view)}") if text == "done" else worded(text, view, lang)
    )


def _ended(view: Mapping[str, Any]) -> str:
    """What `done` ends: the step that is open, and of bids whether there is one."""
    if view["prompt"] == "bid" and view["players"][view["to_act"] - 1]["bid"]:
        return "bidding"
    return str(view["prompt"])


def dice(text: str) -> tuple[int, ...]:
    """The two dice of a roll."""
    return tuple(map(int, text[1:])) if re.fullmatch("~[1-6][1-6]", text) else ()


def css() -> str:
    """The style sheet of the pictures."""
    return style().removeprefix("<style>").removesuffix("</style>")


def region(name: str, view: Mapping[str, Any], lang: str) -> tuple[str, tuple[str, ...]] | None:
    """The part of the map in which an area lies; of a box all boxes."""
    places = (*view["areas"], *BOXES)
    if name not in places:
        return None
    part = _part(name)
    return say("hints-region", lang, region=part), tuple(each for each in places if _part(each) == part)


def _part(name: str) -> str:
    """Both halves of Sumer, and the lands around it by where they lie."""
    if name in BOXES:
        return "boxes"
    x, y = MIDDLES[name]
    if name in POWERS:
        return "upper" if y < 0.63 * HEIGHT else "lower"
    return "north" if y < 0.25 * HEIGHT else "east" if x > 0.7 * WIDTH else "west"
