"""Positions of After the Flood as a form; see `edubba.drawing.editing`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from edubba.drawing.editing import NOBODY, Field, Group, choice, number, seats
from edubba.drawing.flood import shape
from edubba.drawing.flood.changing import NO, NONE, YES, put
from edubba.drawing.flood.icons import resource_name
from edubba.drawing.flood.words import BOXES, place_name
from edubba.games.flood.board import Board, load
from edubba.games.flood.state import ARMIES_MOST, TURNS, VALUES
from edubba.games.flood.tables import RESOURCE_NAMES
from edubba.locales import say

__all__ = ["derived", "fields", "put", "shaped"]

STEPS = ("surcharge", "action", "workers", "trade", "expand", "bid", "grow", "over")
MOST_SCORE = 999


def _board(view: Mapping[str, Any]) -> Board:
    return load(view["options"]["board"], files=False)


def shaped(view: dict[str, Any]) -> None:
    """Everything is there, of the right kind, and names what the board has."""
    shape.check(view, _board(view))


def derived(view: Mapping[str, Any]) -> dict[str, Any]:
    """Nobody has won a game that cannot be."""
    return {"winners": []}


# --- the form -------------------------------------------------------------------------------------------


def fields(view: Mapping[str, Any], lang: str) -> list[Group]:
    """The moment, the order, what each seat has, and a group for every area and box."""
    board, players = _board(view), seats(len(view["players"]), lang)
    groups = [
        Group(say("editor-moment", lang), tuple(_moment(view, players, lang))),
        Group(say("editor-order", lang), tuple(_order(view, players, lang))),
    ]
    groups += [Group(name, tuple(_player(view, board, int(seat), lang))) for seat, name in players.items()]
    for name, area in view["areas"].items():
        inside = _city(view, name, players, lang) if "city" in area else _workers(view, name, players, lang)
        army = _army(view, name, players, lang)
        groups.append(Group(place_name(name, lang), (*inside, army), name))
    groups += [Group(place_name(box, lang), tuple(_box(view, box, players, lang)), box) for box in BOXES]
    return groups


def _choice_of(ident: str, value: str, options: Mapping[str, str], lang: str) -> Field:
    return choice(ident, say("editor-label", lang, field=ident), value, options)


def _step(view: Mapping[str, Any]) -> str:
    """What comes next, in a word."""
    if view["phase"] == "over":
        return "over"
    if view["chance"]:
        return "dice" if view["order"] else "order"
    return str(view["prompt"])


def _moment(view: Mapping[str, Any], players: Mapping[str, str], lang: str) -> list[Field]:
    now = _step(view)
    passed = any(player["passed"] for player in view["players"])
    steps = [step for step in STEPS if step != "surcharge" or passed or now == step]
    words = {step: say("editor-prompt", lang, prompt=step) for step in dict.fromkeys((*steps, now))}
    found = [_choice_of("prompt", now, words, lang)]
    if now != "over":
        found.append(number("turn", say("editor-label", lang, field="turn"), view["turn"], TURNS, 1))
    if view["to_act"] is not None:
        found.append(_choice_of("to_act", str(view["to_act"]), players, lang))
    return found


def _order(view: Mapping[str, Any], players: Mapping[str, str], lang: str) -> list[Field]:
    return [
        choice(f"order.{k}", say("editor-place", lang, number=k + 1), str(seat), players)
        for k, seat in enumerate(view["order"])
    ]


def _player(view: Mapping[str, Any], board: Board, seat: int, lang: str) -> list[Field]:
    """Points, resources, workers and armies in the pool, and what the seat did this turn."""
    player, at = view["players"][seat - 1], f"player.{seat}"
    workers, armies = player["workers"], player["armies"]
    worth = sum(view["stock"][name] * value for name, value in zip(RESOURCE_NAMES, VALUES, strict=True))
    nothing = {NONE: say("editor-none", lang)}
    empires = {name: place_name(name, lang) for name, _ in board.empires[view["turn"] - 1]}
    if player["empire"]:
        empires.setdefault(player["empire"], place_name(player["empire"], lang))
    answers = {NO: say("editor-no", lang), YES: say("editor-yes", lang)}
    ranks = {rank: rank for rank in sorted(each["rank"] for each in view["players"] if each["rank"])}
    return [
        number(f"{at}.score", say("editor-points", lang), player["score"], MOST_SCORE),
        *(
            number(f"{at}.hand.{name}", resource_name(name, lang), player["hand"][name],
                   player["hand"][name] + view["stock"][name])
            for name in RESOURCE_NAMES
        ),
        number(f"{at}.workers.pool", say("editor-worker-pool", lang), workers["pool"],
               workers["pool"] + workers["stock"]),
        number(f"{at}.workers.track", say("editor-worker-track", lang), workers["track"],
               workers["track"] + workers["stock"]),
        number(f"{at}.armies.pool", say("editor-army-pool", lang), armies["pool"],
               armies["pool"] + armies["stock"]),
        choice(f"{at}.empire", say("editor-empire", lang), player["empire"] or NONE, nothing | empires),
        number(f"{at}.equipment", say("editor-equipment", lang), player["equipment"],
               player["equipment"] + worth),
        *([choice(f"{at}.rank", say("editor-rank", lang), player["rank"], ranks)] if player["rank"] else []),
        choice(f"{at}.passed", say("editor-passed", lang), YES if player["passed"] else NO, answers),
        number(f"{at}.bid", say("editor-bid", lang), player["bid"], player["bid"] + worth),
    ]  # fmt: skip


def _city(view: Mapping[str, Any], name: str, players: Mapping[str, str], lang: str) -> list[Field]:
    area, owner = view["areas"][name], str(view["areas"][name]["city"] or NOBODY)
    left = {seat: who for seat, who in players.items() if view["players"][int(seat) - 1]["cities"]}
    options = {seat: who for seat, who in players.items() if seat in left or seat == owner}
    nobody = {NOBODY: say("editor-nobody", lang)}
    found = [choice(f"area.{name}.city", say("editor-city", lang), owner, nobody | options)]
    if area["city"] or area["grown"]:
        answers = {NO: say("editor-no", lang), YES: say("editor-yes", lang)}
        grown = YES if area["grown"] else NO
        found.append(choice(f"area.{name}.grown", say("editor-grown", lang), grown, answers))
    return found


def _workers(view: Mapping[str, Any], name: str, players: Mapping[str, str], lang: str) -> list[Field]:
    standing = view["areas"][name]["workers"]
    return [
        number(f"area.{name}.{seat}", say("editor-workers-of", lang, name=who), standing[int(seat) - 1],
               standing[int(seat) - 1] + view["players"][int(seat) - 1]["workers"]["stock"])
        for seat, who in players.items()
    ]  # fmt: skip


def _army(view: Mapping[str, Any], name: str, players: Mapping[str, str], lang: str) -> Field:
    army = view["areas"][name]["army"]
    now = f"{army['seat']} {army['count']}" if army else NOBODY
    options = {NOBODY: say("editor-none", lang)}
    for seat, who in players.items():
        own = army["count"] if army and army["seat"] == int(seat) else 0
        most = min(ARMIES_MOST, own + view["players"][int(seat) - 1]["armies"]["stock"])
        for count in range(1, most + 1):
            options[f"{seat} {count}"] = say("editor-army-of", lang, name=who, count=count)
    return choice(f"area.{name}.army", say("editor-army", lang), now, options)


def _box(view: Mapping[str, Any], box: str, players: Mapping[str, str], lang: str) -> list[Field]:
    here = view["boxes"][box]
    rows = {"all": here} if isinstance(here, list) else here
    words = {"all": "editor-workers-of", "ready": "editor-ready-of", "used": "editor-used-of"}
    return [
        number(f"box.{box}.{side}.{seat}", say(words[side], lang, name=who), standing[int(seat) - 1],
               standing[int(seat) - 1] + view["players"][int(seat) - 1]["workers"]["stock"])
        for side, standing in rows.items()
        for seat, who in players.items()
    ]  # fmt: skip
