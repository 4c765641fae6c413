"""Nonsense for views: refused in a sentence, or a position that can be played on."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

import edubba
from tests.rules.flood.facts import broken
from tests.rules.flood.reference import Play
from tests.rules.flood.samples import VIEWS
from tests.rules.flood.test_against_reference import play_both
from tests.rules.flood.walks import Walker
from tests.rules.tools import LANGUAGES, one_line, scaled

ERRORS = (edubba.PositionError, edubba.OptionError, edubba.BoardError)
JUNK: list[Any] = [
    None, True, False, -1, 0, 1, 2, 3, 4, 25, 26, 99, 10**30, 1.5, float("nan"), "", "x", "uruk", "guti",
    "sumer", "A", "grain", [], {}, [0], [0, 0, 0], [1, 2, 3], [3, 3, 3], {"seat": 1, "count": 1},
    {"seat": 4, "count": 1}, {"seat": 2, "count": 2}, {"guti": 1}, {"guti": ["wood"]}, "invade", "found",
    "growth", "over", "action", "fight",
]  # fmt: skip
Path = tuple[Any, ...]


def paths_of(value: Any, here: Path = ()) -> list[Path]:
    """Every place of a JSON value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    found = [here] if here else []
    for key, part in inner:
        found += paths_of(part, (*here, key))
    return found


def at(value: Any, path: Path) -> Any:
    for part in path:
        value = value[part]
    return value


def put(view: Any, path: Path, value: Any) -> None:
    at(view, path[:-1])[path[-1]] = value


def shift(view: Any, rng: random.Random) -> None:
    """Some pieces go from one number to another: sums stay, sense may not."""
    numbers = [path for path in paths_of(view) if type(at(view, path)) is int]
    one, other = rng.choice(numbers), rng.choice(numbers)
    if rng.random() < 0.7:  # between numbers of one kind
        alike = [path for path in numbers if path[-1] == one[-1] or path[:-1] == one[:-1]]
        other = rng.choice(alike)
    count = rng.choice([1, 1, 2, at(view, one)])
    put(view, one, at(view, one) - count)
    put(view, other, at(view, other) + count)


def mutate(view: Any, rng: random.Random) -> None:
    """One change of some kind."""
    path = rng.choice(paths_of(view))
    kind = rng.randrange(6)
    if kind == 0:
        put(view, path, copy.deepcopy(rng.choice(JUNK)))
    elif kind == 1:
        put(view, path, copy.deepcopy(at(view, rng.choice(paths_of(view)))))
    elif kind == 2 and isinstance(at(view, path[:-1]), dict):
        del at(view, path[:-1])[path[-1]]
    elif kind == 3:
        key = rng.choice(
            ["paid", "spent", "place", "fresh", "changed", "swaps", "received", "extra", "target"]
        )
        if isinstance(view.get("pending"), dict):
            view["pending"][key] = copy.deepcopy(rng.choice(JUNK))
    elif kind == 4:
        other = rng.choice(list(VIEWS.values()))
        key = rng.choice([key for key in view if key in other] or ["turn"])
        view[key] = copy.deepcopy(other[key])
    else:
        shift(view, rng)


def try_view(view: Any, rng: random.Random) -> bool:
    """Refused in a sentence, or a position that goes on as the rules say; returns whether it was taken."""
    try:
        pos = edubba.position(view)
    except ERRORS as error:
        faulty = [lang for lang in LANGUAGES if not one_line(error.text(lang))]
        return pytest.fail(error.text(faulty[0])) if faulty else False
    assert edubba.position(pos.view()).hash == pos.hash
    assert broken(pos.view()) == [], view
    assert bool(pos.legal) + bool(pos.chance) + pos.over == 1, view
    play_both(pos, Play.of(pos.view()), Walker(rng.random()), rng.randrange(100))
    assert broken(pos.view()) == [], view
    return True


def try_many(seed: str, count: int) -> int:
    """Views with one to three changes each; returns how many were positions after all."""
    rng, taken = random.Random(seed), 0
    for _ in range(count):
        view = copy.deepcopy(rng.choice(list(VIEWS.values())))
        for _ in range(rng.choice([1, 1, 1, 2, 3])):
            mutate(view, rng)
        taken += try_view(view, rng)
    return taken


@pytest.mark.parametrize("part", range(8))
def test_a_changed_view_is_refused_or_can_be_played(part: int) -> None:
    assert try_many(f"short {part}", scaled(250, 100)) > 0


@pytest.mark.parametrize("part", range(4))
def test_pieces_shifted_about_are_refused_or_can_be_played(part: int) -> None:
    rng, taken = random.Random(f"shift {part}"), 0
    for _ in range(scaled(250, 100)):
        view = copy.deepcopy(rng.choice(list(VIEWS.values())))
        for _ in range(rng.choice([1, 2, 4])):
            shift(view, rng)
        taken += try_view(view, rng)
    assert taken > 0


@pytest.mark.long
@pytest.mark.parametrize("part", range(16))
def test_many_changed_views(part: int) -> None:
    assert try_many(f"long {part}", scaled(2000, 500)) > 0


@pytest.mark.parametrize(
    "view", [None, [], 3, "flood", {}, {"game": "flood"}, {"game": "sumeria", "turn": 1}]
)
def test_what_is_no_view_at_all(view: Any) -> None:
    with pytest.raises(ERRORS):
        edubba.position(view)
