"""Positions as forms: fields describe what may be changed, changing keeps the balance; drafts of boards."""

from __future__ import annotations

import contextlib
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import edubba
from edubba.drawing import editing
from edubba.drawing.drafts import drafter
from edubba.drawing.editing import Field, Group, changed, fields
from edubba.drawing.scene import scene
from edubba.drawing.seats import seat_names
from edubba.games.errors import BoardError, EdubbaError, PositionError
from edubba.games.sumeria.board import from_document
from edubba.locales import LANGUAGES

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("sumeria", {}),
    ("sumeria", {"players": 4, "board": "eight_gates"}),
    ("flood", {}),
]
View = dict[str, Any]


def read(view: object) -> tuple[dict[str, Any], edubba.Position | None, EdubbaError | str]:
    """What the editor makes of a view, the position it stands for, and why it stands for none."""
    own, problem = editing.read(view)
    return own, None if problem else edubba.position(own), problem or ""


def walked(game: str, options: dict[str, Any], seed: int, every: int = 1) -> Iterator[edubba.Position]:
    """A game by lot to its end, every so many steps of it."""
    lots, pos = random.Random(seed), edubba.new(game, **options)
    for step in range(700):
        if pos.over:
            break
        pos.play(lots.choice(pos.chance)[0] if pos.chance else lots.choice(pos.legal))
        if step % every == 0:
            yield pos
    yield pos


def all_fields(view: View) -> dict[str, Field]:
    return {field.id: field for group in fields(view, "en") for field in group.fields}


def names_of(view: View) -> list[str]:
    return seat_names(len(view.get("supply") or view["players"]), None, "en")


def values_of(field: Field) -> list[int | str]:
    if field.choices:
        return [option.value for option in field.choices]
    return list(dict.fromkeys([field.least, field.most, int(field.value)]))


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_position_is_read_as_it_is_and_balances_already(game: str, options: dict[str, Any]) -> None:
    for pos in walked(game, options, 1, every=5):
        view, found, problem = read(pos.view())
        assert (view, problem) == (pos.view(), "")
        assert found == pos
        settled = pos.view()
        _settle(settled)
        assert settled == pos.view()


def _settle(view: View) -> None:
    from edubba.drawing.flood import balance as flood
    from edubba.drawing.sumeria import balance as sumeria

    {"sumeria": sumeria.settle, "flood": flood.settle}[view["game"]](view)


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_field_set_to_its_own_value_changes_nothing(game: str, options: dict[str, Any]) -> None:
    lots = random.Random(2)
    for pos in walked(game, options, 2, every=23):
        view = pos.view()
        found = all_fields(view)
        assert all(field.allows(field.value) for field in found.values())
        for ident in lots.sample([*found], 20):
            assert changed(view, ident, found[ident].value) == view
        assert view == pos.view()


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_what_a_field_allows_is_accepted_and_nothing_else(game: str, options: dict[str, Any]) -> None:
    lots = random.Random(3)
    for pos in walked(game, options, 3, every=61):
        view = pos.view()
        for ident, field in lots.sample([*all_fields(view).items()], 20):
            for value in values_of(field):
                new, _, problem = read(changed(view, ident, value))
                assert str(problem) or edubba.position(new)
            wrong: object
            for wrong in (field.most + 1, field.least - 1, "x", True, None, 1.0, [], {}, "9" * 5000):
                with pytest.raises(PositionError, match=r"cannot be"):
                    changed(view, ident, wrong)
        for unknown in ("", "nothing", "trader.", "row.99", "player.9.score", "area.ur"):
            with pytest.raises(PositionError, match=r"nothing that can be changed"):
                changed(view, unknown, 1)


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_many_changes_by_lot_give_views_that_are_drawn(game: str, options: dict[str, Any]) -> None:
    """Impossible or not: it has a form, a picture, and where it is impossible a sentence."""
    lots, possible = random.Random(4), 0
    for pos in walked(game, options, 5, every=47):
        view = pos.view()
        for _ in range(25):
            field = lots.choice([*all_fields(view).values()])
            view, found, problem = read(changed(view, field.id, lots.choice(values_of(field))))
            possible += found is not None
            assert (found is None) == bool(str(problem))
            names = seat_names(4, None, "en")
            assert scene(view, [], "en", names[: (len(options) and 4) or 3]).parts
            assert all_fields(view)
    assert possible > 20


@pytest.mark.parametrize(("game", "options"), GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_broken_view_is_refused_in_a_sentence_or_drawn(
    game: str, options: dict[str, Any], seed: int
) -> None:
    lots = random.Random(seed)
    junk: list[Any] = [None, True, -1, 10**30, 1.5, "", "ur", "ur.t1", [], [1], {}, {"E": 1}, "A", 0, 3, 4, 5]
    for pos in walked(game, options, seed, every=17):
        for _ in range(12):
            view = pos.view()
            _break(view, lots, junk)
            with contextlib.suppress(EdubbaError):
                _edit(read(view)[0], lots)


def _edit(view: View, lots: random.Random) -> None:
    """What has the shape of a view is drawn and changed."""
    try:
        scene(view, [], "en", names_of(view))
        for field in lots.choices([*all_fields(view).values()], k=3):
            read(changed(view, field.id, lots.choice(values_of(field))))
    except EdubbaError as error:
        raise AssertionError(view) from error


def _break(view: Any, lots: random.Random, junk: list[Any]) -> None:
    """Something in the view, at any depth, is replaced, removed or added."""
    here = view
    while True:
        inside = [each for each in (here.values() if isinstance(here, dict) else here) if each]
        deeper = [each for each in inside if isinstance(each, (dict, list))]
        if not deeper or lots.random() < 0.3:
            break
        here = lots.choice(deeper)
    where = lots.choice([*(here if isinstance(here, dict) else range(len(here)))] or [0])
    what = lots.random()
    if isinstance(here, list):
        here[where : where + (what < 0.6)] = [lots.choice(junk)] if what < 0.8 else []
    elif what < 0.6:
        here[where] = lots.choice(junk)
    elif what < 0.8:
        here[lots.choice(["x", "", "traders", "target", "place"])] = lots.choice(junk)
    else:
        here.pop(where, None)


@pytest.mark.parametrize("view", [None, [], 7, "x", {}, {"game": "go"}, {"game": "sumeria"}, {"game": []}])
def test_what_is_no_view_is_refused_in_a_sentence(view: object) -> None:
    with pytest.raises(EdubbaError):
        read(view)


def test_a_trader_comes_from_the_supply_of_its_owner() -> None:
    pos = next(each for each in walked("sumeria", {}, 1) if each.view()["phase"] == "setup" and each.legal)
    view = pos.view()
    seat = str(view["to_act"])
    new, found, _ = read(changed(view, "trader.ur.t1", seat))
    assert new["traders"]["ur.t1"] == int(seat)
    assert new["supply"][int(seat) - 1] == view["supply"][int(seat) - 1] - 1
    assert found is not None
    assert new["to_act"] == int(seat) % 3 + 1
    assert read(changed(new, "trader.ur.t1", "0"))[0] == view


def test_all_phases_of_sumeria_can_be_reached_from_a_turn() -> None:
    pos = next(each for each in walked("sumeria", {}, 6) if each.view()["dynasty"] == 3 and each.legal)
    view = pos.view()
    over, ended, _ = read(changed(view, "phase", "over"))
    assert ended is not None
    assert ended.over
    assert over["winners"]
    again, back, problem = read(changed(over, "phase", "play"))
    assert back is not None, problem
    assert [len(above) for above in again["display"]] == [3, 2, 1]
    taking, taken, problem = read(changed(view, "phase", "take"))
    if taken is None:  # nobody has a trader in the first city-state
        assert "R" in str(problem) or "controls" in str(problem), problem
        return
    assert taken.legal[0].startswith("*")
    second, _, _ = read(changed(taking, "taking", "2"))
    assert second["display"][0] == []


def test_markers_that_are_won_leave_the_bag_or_were_not_discarded() -> None:
    pos = next(each for each in walked("sumeria", {}, 8) if each.view()["dynasty"] == 4 and each.legal)
    view = pos.view()
    kind = max("EMPR", key=lambda k: view["discarded"][k] + view["bag"][k])
    new, found, problem = read(changed(view, f"won.1.{kind}", view["won"][0][kind] + 1))
    total = sum(sum(won.values()) for won in new["won"]) + sum(new["discarded"].values())
    assert total == 18 or "markers" in str(problem)
    if found is not None:
        assert new["scores"] == found.scores


def test_resources_workers_and_armies_of_the_flood_balance() -> None:
    pos = next(each for each in walked("flood", {}, 1) if each.view()["prompt"] == "action")
    view = pos.view()
    one, found, _ = read(changed(view, "player.1.hand.gold", 2))
    assert found is not None
    assert one["stock"]["gold"] == view["stock"]["gold"] - 1
    two, found, _ = read(changed(one, "area.guti.2", 3))
    assert found is not None
    assert two["players"][1]["workers"]["stock"] == view["players"][1]["workers"]["stock"] - 3
    empire = all_fields(two)["player.3.empire"].choices[1].value
    three, found, _ = read(changed(two, "player.3.empire", empire))
    assert found is not None
    assert three["players"][2]["rank"] == "A"
    four, found, problem = read(changed(three, "player.3.equipment", 7))
    assert found is not None, problem
    five, found, _ = read(changed(four, "area.ur.army", "3 2"))
    assert found is not None
    assert five["players"][2]["armies"]["stock"] == 18
    six, found, _ = read(changed(five, "player.3.empire", "none"))
    assert found is not None
    assert six["areas"]["ur"]["army"] is None
    assert six == two


def test_steps_of_the_flood_can_be_chosen() -> None:
    pos = next(each for each in walked("flood", {}, 2) if each.view()["turn"] == 3 and each.legal)
    view, found, problem = read(changed(pos.view(), "prompt", "action"))
    assert found is not None, problem
    _, found, problem = read(changed(view, "prompt", "over"))
    assert found is not None, problem
    assert found.over
    passed, _, _ = read(changed(view, f"player.{view['to_act'] % 3 + 1}.passed", "yes"))
    assert passed["pending"] == {"paid": True}
    charged, _, _ = read(changed(passed, "prompt", "surcharge"))
    assert charged["pending"] == {}


@pytest.mark.parametrize("game", ["sumeria", "flood"])
def test_every_spot_has_a_group(game: str) -> None:
    pos = next(walked(game, {}, 1))
    parts = scene(pos.view(), [], "en", seat_names(3, None, "en")).parts
    spots = set(re.findall('data-spot="([^"]+)"', "".join(part.svg for part in parts)))
    groups: list[Group] = fields(pos.view(), "en")
    assert {group.spot for group in groups if group.spot} == spots
    assert all(group.title and group.fields for group in groups if group.spot)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_faults_of_a_draft_are_told_for_people_in_every_language(lang: str) -> None:
    """They speak of places by name and not of a file; what the checks refuse first is among them."""
    made = drafter("sumeria")
    whole = next(each.document for each in made.templates(lang) if each.name == "two_rivers")
    first, *rest = whole["routes"]
    broken = [
        [*rest, ["ur.t1", "ur.t1"], rest[0][:2]],
        [route for route in whole["routes"] if "ur.c" not in (route[0], route[-1])],
        [[*first[:3], *first[2::-1]], *rest],
        [first],
        [],
    ]
    for routes in broken:
        problems, _ = made.judged(whole | {"routes": routes}, lang)
        assert problems
        for problem in problems:
            assert not re.search(
                r"\bboard\b.*:|routes|drawing|settlements\.|\b[a-z]+\.[ctv]\d?\b", problem.text
            )
            assert problem.text[0].isupper() or not problem.text[0].isalpha()
            assert set(problem.settlements) <= set(whole["drawing"]["places"])
            assert 0 <= problem.route <= len(routes)


def test_a_draft_has_problems_exactly_where_the_rules_refuse_it() -> None:
    made, lots = drafter("sumeria"), random.Random(9)
    whole = made.templates("en")[0].document
    found = set()
    for _ in range(60):
        routes = [list(route) for route in whole["routes"]]
        for _ in range(lots.randrange(3)):
            route = lots.choice(routes)
            route[lots.randrange(len(route))] = lots.choice(list(whole["drawing"]["places"]))
        try:
            from_document(whole | {"routes": routes}, "x")
            fine = True
        except BoardError:
            fine = False
        assert fine == (not made.judged(whole | {"routes": routes}, "en")[0])
        found.add(fine)
    assert found == {True, False}


def test_what_cannot_be_seen_in_a_drawing_is_unusual_and_not_wrong() -> None:
    made = drafter("sumeria")
    for template in made.templates("en"):
        assert made.judged(template.document, "en")[1] == []
    board = made.templates("en")[0].document
    places = board["drawing"]["places"]
    for point, said, about in (
        (places["ur.c"], "Ur (city) and Ur (town 1) lie on each other; move one of them.", ("ur.c", "ur.t1")),
        ([30, 400], "Ur (town 1) lies in the frame of the map; move it inwards.", ("ur.t1",)),
    ):
        drawn = {**board, "drawing": {"places": {**places, "ur.t1": point}}}
        problems, (remark,) = made.judged(drawn, "en")
        assert (problems, remark.text, remark.settlements) == ([], said, about)
        assert made.judged({**drawn, "routes": board["routes"][1:]}, "en")[0]
