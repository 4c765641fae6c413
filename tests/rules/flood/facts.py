"""What holds in every position of After the Flood (R167 to R172 and what they rest on), read off its view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.rules.flood.reference_tables import PIECES, SEATS, VALUE

View = dict[str, Any]
#: Nothing leads into these: only the armies of the empire that starts there.
CLOSED = ("akkad", "isin", "larsa", "chaldea")


def broken(view: View) -> list[str]:
    """Every fact that does not hold here, in words."""
    return [
        *(fault for seat in SEATS for fault in _pieces(view, seat)),
        *_resources(view),
        *_areas(view),
        *_ranks(view),
        *_who(view),
    ]


def _workers(view: View, seat: int) -> int:
    boxes = view["boxes"]
    lists = [boxes["irrigation"], boxes["weaving"], *boxes["scribes"].values(), *boxes["toolmakers"].values()]
    lists += [area["workers"] for area in view["areas"].values() if "workers" in area]
    return sum(workers[seat - 1] for workers in lists)


def _pieces(view: View, seat: int) -> Iterator[str]:
    """R167, R172, R66."""
    player = view["players"][seat - 1]
    sumerian = [area for area in view["areas"].values() if "city" in area]
    armies = [area["army"]["count"] for area in view["areas"].values() if _owner(area) == seat]
    cities = [area for area in sumerian if area["city"] == seat]
    if sum(player["workers"].values()) + _workers(view, seat) != 25 or min(player["workers"].values()) < 0:
        yield f"R167: the workers of {seat}"
    if sum(player["armies"].values()) + sum(armies) != 20 or min(player["armies"].values()) < 0:
        yield f"R167: the armies of {seat}"
    if player["cities"] + len(cities) != 4:
        yield f"R167: the cities of {seat}"
    if player["growths"] + sum(area["grown"] for area in cities) != 4:
        yield f"R167: the growth markers of {seat}"
    if sum(workers[seat - 1] for workers in view["boxes"]["scribes"].values()) > 2:
        yield f"R66: the scribes of {seat}"
    if player["workers"]["track"] > max(0, player["score"] - 1) // 70:
        yield f"D20: the track of {seat}"


def _owner(area: View) -> int | None:
    return area["army"]["seat"] if area["army"] else None


def _resources(view: View) -> Iterator[str]:
    """R168: what is neither in the stock nor in a hand is laid down, and of the value shown."""
    down = {}
    for name, pieces in PIECES.items():
        shares = [view["stock"][name], *(player["hand"][name] for player in view["players"])]
        down[name] = pieces - sum(shares)
        if min(shares) < 0 or down[name] < 0:
            yield f"R168: {name}"
    shown = sum(player["equipment"] + player["bid"] for player in view["players"])
    if sum(VALUE[name] * count for name, count in down.items()) != shown:
        yield "R168: the value laid down"


def _areas(view: View) -> Iterator[str]:
    """R18, R169, R172, D17."""
    for name, area in view["areas"].items():
        army = area["army"]
        if army and not 1 <= army["count"] <= 2:
            yield f"R18: the armies in {name}"
        if army and view["players"][army["seat"] - 1]["empire"] is None:
            yield f"R103: an army without an empire in {name}"
        if army and (name == "dilmun" or name in CLOSED):
            mine = view["players"][army["seat"] - 1]["empire"] == name
            if not mine:
                yield f"R169: the army in {name}"
        if area.get("grown") and area["city"] is None:
            yield f"R172: growth without a city in {name}"
        if "workers" in area and min(area["workers"]) < 0:
            yield f"R167: the workers in {name}"


def _ranks(view: View) -> Iterator[str]:
    """R94, R95, R106."""
    ranked = sorted((player for player in view["players"] if player["rank"]), key=lambda one: one["rank"])
    if [player["rank"] for player in ranked] != list("ABC")[: len(ranked)]:
        yield "R106: the ranks"
    values = [player["equipment"] for player in ranked]
    if values != sorted(values, reverse=True):
        yield "R106: the order of the ranks"
    empires = [player["empire"] for player in view["players"] if player["empire"]]
    if len(set(empires)) != len(empires) or any(player["empire"] is None for player in ranked):
        yield "R95: the empires"


def _who(view: View) -> Iterator[str]:
    over = view["phase"] == "over"
    if (view["prompt"] is None) != (view["chance"] or over) or (view["to_act"] is None) != (
        view["prompt"] is None
    ):
        yield "who decides"
    if bool(view["winners"]) != over:
        yield "R158: the winner"


def broken_step(before: View, after: View) -> list[str]:
    """What may not happen from one text to the next: R170, R171."""
    if after["phase"] == "over" or after["turn"] != before["turn"]:
        pools = [(player["armies"]["pool"], player["workers"]["pool"]) for player in after["players"]]
        standing = [name for name, area in after["areas"].items() if area["army"]]
        full = ["R171: a pool was not emptied" for armies, workers in pools if armies or workers > 8]
        return full + [f"R151: an army stayed in {name}" for name in standing]
    entering = after["pending"].get("target") if after["prompt"] == "garrison" else None
    return [
        f"R170: no army left in {name}"
        for name, area in before["areas"].items()
        if area["army"] and not after["areas"][name]["army"] and name != entering
    ]
