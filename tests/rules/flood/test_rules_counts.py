"""What is always true, R167 to R172: in games at random, and of every view that is accepted."""

from __future__ import annotations

import random
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import pytest

import edubba
from tests.rules.flood.tools import (
    OUTER,
    PIECES,
    RESOURCES,
    SUMERIAN,
    VALUE,
    Scene,
    View,
    ending,
    scaled,
)


def game(seed: int, decline: str, most: int = 600) -> list[View]:
    """The views of a game at random; a seat that could pass does so now and then only."""
    rng = random.Random(seed)
    pos = edubba.new("flood", decline=decline)
    views = [pos.view()]
    while not pos.over and len(views) < most:
        texts = [text for text, _ in pos.chance] or pos.legal
        if len(texts) > 1 and texts[-1] == "pass" and rng.random() < 0.8:
            texts.pop()
        word = rng.choice(sorted({text.split()[0] for text in texts}))
        pos.play(rng.choice([text for text in texts if text.split()[0] == word]))
        views.append(pos.view())
    return views


SEEDS = [(seed, decline) for seed in range(scaled(4, 1)) for decline in ("one_each", "all")]
GAMES = pytest.mark.parametrize(("seed", "decline"), SEEDS)
_played: dict[tuple[int, str], list[View]] = {}


def views_of(seed: int, decline: str) -> list[View]:
    if (seed, decline) not in _played:
        _played[seed, decline] = game(seed, decline)
    return _played[seed, decline]


def workers_of(view: View, seat: int) -> int:
    mine = view["players"][seat]
    boxes = view["boxes"]
    sided = [boxes[box][side][seat] for box in ("scribes", "toolmakers") for side in ("ready", "used")]
    outer = [view["areas"][area]["workers"][seat] for area in OUTER]
    return sum([*mine["workers"].values(), *sided, *outer, boxes["irrigation"][seat], boxes["weaving"][seat]])


def armies_of(view: View, seat: int) -> int:
    board = [area["army"]["count"] for area in view["areas"].values()
             if area["army"] and area["army"]["seat"] == seat + 1]  # fmt: skip
    return sum([*view["players"][seat]["armies"].values(), *board])


@pytest.mark.rule("R167")
@GAMES
def test_nobody_loses_a_piece(seed: int, decline: str) -> None:
    for view in views_of(seed, decline):
        for seat in range(3):
            cities = [view["areas"][area] for area in SUMERIAN if view["areas"][area]["city"] == seat + 1]
            assert (workers_of(view, seat), armies_of(view, seat)) == (25, 20)
            assert view["players"][seat]["cities"] + len(cities) == 4
            assert view["players"][seat]["growths"] + sum(area["grown"] for area in cities) == 4


@pytest.mark.rule("R168")
@GAMES
def test_no_resource_is_lost(seed: int, decline: str) -> None:
    """What is in neither stock nor hands lies on the board, and is worth what lies there."""
    for view in views_of(seed, decline):
        out = {
            name: PIECES[name] - view["stock"][name] - sum(mine["hand"][name] for mine in view["players"])
            for name in RESOURCES
        }
        assert min(out.values()) >= 0
        worth = sum(VALUE[name] * count for name, count in out.items())
        assert worth == sum(mine["equipment"] + mine["bid"] for mine in view["players"])


@pytest.mark.rule("R169")
@GAMES
def test_no_army_in_dilmun_and_only_akkads_own_in_akkad(seed: int, decline: str) -> None:
    for view in views_of(seed, decline):
        assert view["areas"]["dilmun"]["army"] is None
        akkad = view["areas"]["akkad"]["army"]
        assert akkad is None or view["players"][akkad["seat"] - 1]["empire"] == "akkad"


@pytest.mark.rule("R170")
@GAMES
def test_an_area_once_held_stays_held_through_the_turn(seed: int, decline: str) -> None:
    for before, after in pairwise(views_of(seed, decline)):
        if before["turn"] == after["turn"] and after["phase"] == "actions" and after["prompt"] != "garrison":
            for area, what in before["areas"].items():
                assert what["army"] is None or after["areas"][area]["army"] is not None


@pytest.mark.rule("R171")
@GAMES
def test_at_most_eight_in_the_pool_when_a_later_turn_begins(seed: int, decline: str) -> None:
    for before, after in pairwise(views_of(seed, decline)):
        if before["turn"] != after["turn"]:
            for mine in after["players"]:
                assert mine["workers"]["pool"] <= 8
                assert mine["armies"] == {"stock": 20, "pool": 0}


@pytest.mark.rule("R172")
@GAMES
def test_grown_cities_are_cities(seed: int, decline: str) -> None:
    for view in views_of(seed, decline):
        sumer = [view["areas"][area] for area in SUMERIAN]
        assert all(area["city"] is not None for area in sumer if area["grown"])
        owners = [area["city"] for area in sumer]
        assert all(owners.count(seat) <= 4 for seat in (1, 2, 3))


@pytest.mark.rule("R1", "R17", "R66", "R130", "R167")
def test_the_games_above_show_everything() -> None:
    """Otherwise they would prove little."""
    views = [view for seed, decline in SEEDS for view in views_of(seed, decline)]
    assert {view["prompt"] for view in views} >= {
        "surcharge", "action", "workers", "place", "trade", "buy", "equip", "at", "garrison", "expand", "bid",
        None,
    }  # fmt: skip
    assert any(view["winners"] for view in views)


# --- views that break it ------------------------------------------------------------------------------------


def with_changes(view: View, changes: Mapping[str, object]) -> View:
    """`players/0/hand/grain` and the like, each with its new value."""
    for path, value in changes.items():
        *way, last = [int(part) if part.isdigit() else part for part in path.split("/")]
        inner: Any = view
        for part in way:
            inner = inner[part]
        inner[last] = value
    return view


WHOLE = Scene(
    armies={"guti": (1, 1), "umma": (2, 1)}, army_pool={1: 3}, empires={1: "guti", 2: "sumer"},
    cities={"ur": 1, "uruk": 2}, workers={"scribes": (1, 0, 0)},
)  # fmt: skip

#: what is wrong, and nothing else is
BROKEN: dict[str, dict[str, object]] = {
    "a worker too many": {"players/0/workers/pool": 12},
    "a worker too few": {"players/1/workers/stock": 3},
    "a worker on the track too early": {"players/0/workers/track": 1, "players/0/workers/stock": 12},
    "an army too many": {"players/2/armies/pool": 1},
    "armies of one without an empire": {"players/2/armies": {"stock": 19, "pool": 1}},
    "an army of one without an empire": {
        "areas/ur/army": {"seat": 3, "count": 1}, "players/2/armies/stock": 19,
    },
    "a city too many": {"players/0/cities": 4},
    "a growth marker too many": {"players/2/growths": 5},
    "a grain too many": {"players/0/hand/grain": 6},
    "a lapis too few": {"stock/lapis": 6},
    "a negative stock": {"stock/lapis": -1, "players/0/hand/lapis": 8},
    "equipment out of nothing": {"players/0/equipment": 3},
    "equipment that its pieces do not make": {"players/0/equipment": 3, "stock/grain": 6},
    "a bid without a pass": {"players/2/bid": 2, "stock/textile": 5},
    "an army in Dilmun": {"areas/dilmun/army": {"seat": 1, "count": 1}, "players/0/armies/stock": 15},
    "another's army in Akkad": {"areas/akkad/army": {"seat": 1, "count": 1}, "players/0/armies/stock": 15},
    "an army of nobody": {"areas/guti/army": {"seat": 4, "count": 1}, "players/0/armies/stock": 17},
    "an army of none": {"areas/guti/army": {"seat": 1, "count": 0}, "players/0/armies/stock": 17},
    "three armies": {"areas/guti/army": {"seat": 1, "count": 3}, "players/0/armies/stock": 14},
    "a grown city that is none": {"areas/eridu/grown": True},
    "three scribes": {"boxes/scribes/used": [2, 0, 0], "players/0/workers/pool": 7},
    "a rank without an empire": {"players/2/rank": "C"},
    "an empire without a rank": {"players/1/rank": None},
    "ranks the wrong way": {"players/0/rank": "C"},
    "one rank twice": {"players/0/rank": "B"},
    "one empire twice": {"players/1/empire": "guti"},
    "an empire of another turn": {"players/1/empire": "elam"},
    "a sixth turn": {"turn": 6},
    "no turn": {"turn": 0},
    "a seat twice in the order": {"order": [1, 1, 3]},
    "two in the order": {"order": [1, 2]},
    "an unknown resource": {"stock/silver": 1},
    "an unknown area": {"areas/kish": {"city": None, "grown": False, "army": None}},
    "an unknown prompt": {"prompt": "dance"},
    "a prompt of another phase": {"prompt": "grow"},
    "a surcharge though nobody has passed": {"prompt": "surcharge"},
    "a bid of one who has not passed": {"prompt": "bid"},
    "an action not paid though somebody has passed": {"players/2/passed": True},
    "a payment though nobody has passed": {"pending": {"paid": True}},
    "the turn of one who has passed": {"players/0/passed": True},
    "an exchange outside a trade": {"pending": {"swaps": {"elam": 1}}},
    "a place for nothing": {"prompt": "place"},
    "places for six": {"prompt": "place", "pending": {"spent": True, "place": 6}},
    "more new scribes than there are": {"prompt": "workers", "pending": {"changed": True, "fresh": 2}},
    "a fight about nothing": {"prompt": "fight"},
    "a fight over an empty area": {"prompt": "fight", "pending": {"target": "nippur", "fight": "invade"}},
    "a fight over Dilmun": {"prompt": "fight", "pending": {"target": "dilmun", "fight": "invade"}},
    "a garrison of nowhere": {"prompt": "garrison"},
    "more armies for one who has bought": {"prompt": "buy"},
    "an unknown option": {"options/decline": "some"},
    "a winner too early": {"winners": [1]},
    "a true for a number": {"players/0/score": True},
    "a word for a number": {"players/0/score": "4"},
    "a seat that does not exist": {"to_act": 4},
    "a chance that is none": {"chance": True},
}  # fmt: skip


@pytest.mark.rule("R167", "R168", "R169", "R172", "R18", "R66", "R106")
@pytest.mark.parametrize("what", BROKEN)
def test_a_view_that_breaks_it_stands_for_no_game(what: str) -> None:
    view = WHOLE.view()
    edubba.position(view)  # whole before
    with pytest.raises((edubba.PositionError, edubba.OptionError)) as error:
        edubba.position(with_changes(view, BROKEN[what]))
    assert "\n" not in str(error.value)


@pytest.mark.rule("R151", "R171")
def test_pools_are_empty_between_turns() -> None:
    scene = ending(army_pool={1: 5}, armies={"guti": (1, 1)}, empires={1: "guti"}, pool={1: 9})
    view = scene.play("done").view()
    assert [mine["workers"]["pool"] for mine in view["players"]] == [8, 8, 8]
