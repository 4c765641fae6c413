"""Combat, R130 to R135."""

from __future__ import annotations

import pytest

from tests.rules.flood.tools import Scene, army, play, prompt, ranks, roll, rule_of, troops


def war(mine: str = "", theirs: str = "", *, mine_first: bool = True, **more: int) -> Scene:
    """Seat 1 of Guti against two armies of seat 2 in Umma."""
    order = (1, 2) if mine_first else (2, 1)
    names = {1: "guti", 2: "sumer"}
    return Scene(
        armies={"guti": (1, 1), "umma": (2, more.get("defenders", 2))}, army_pool={1: more.get("pool", 5)},
        empires={seat: names[seat] for seat in order}, equip={1: mine, 2: theirs}, hands={1: "", 2: ""},
    )  # fmt: skip


BETTER, WORSE = war(mine="grain"), war(theirs="grain")


@pytest.mark.rule("R130")
@pytest.mark.parametrize("total", range(2, 13))
@pytest.mark.parametrize(("scene", "needed"), [(BETTER, 5), (WORSE, 7)], ids=["better", "worse"])
def test_a_better_rank_hits_with_five_a_worse_with_seven(scene: Scene, needed: int, total: int) -> None:
    pos = scene.play("expand", "invade umma", roll(total))
    hit = total >= needed
    assert army(pos, "umma") == (2, 1 if hit else 2)
    assert troops(pos, 1)[1] == (5 if hit else 4)


@pytest.mark.rule("R130")
@pytest.mark.parametrize(("scene", "hits"), [(BETTER, 30), (WORSE, 21)], ids=["better", "worse"])
def test_how_many_of_the_36_rolls_hit(scene: Scene, hits: int) -> None:
    pos = scene.play("expand", "invade umma")
    found = 0
    for text, weight in pos.chance:
        pos.play(text)
        found += weight * (army(pos, "umma") == (2, 1))
        pos.undo()
    assert found == hits


@pytest.mark.rule("R106", "R130")
@pytest.mark.parametrize(("mine_first", "needed"), [(True, 5), (False, 7)])
def test_of_equal_equipment_the_earlier_is_better(mine_first: bool, needed: int) -> None:
    for total in (needed - 1, needed):
        pos = war("oil", "oil", mine_first=mine_first).play("expand", "invade umma", roll(total))
        assert (army(pos, "umma") == (2, 1)) is (total == needed)


@pytest.mark.rule("R131")
def test_a_hit_sends_a_defender_to_its_owners_stock() -> None:
    pos = BETTER.play("expand", "invade umma")
    assert troops(pos, 2) == (18, 0)
    pos.play(roll(5))
    assert (troops(pos, 2), pos.legal) == ((19, 0), ["roll", "stop"])
    play(pos, "roll", roll(5))
    assert (troops(pos, 2), army(pos, "umma")) == ((20, 0), (1, 1))


@pytest.mark.rule("R132")
def test_a_miss_costs_an_army_of_the_pool_only() -> None:
    pos = BETTER.play("expand", "invade umma", roll(4))
    assert (troops(pos, 1), army(pos, "guti"), army(pos, "umma")) == ((15, 4), (1, 1), (2, 2))


@pytest.mark.rule("R133")
def test_an_empty_pool_ends_the_fight() -> None:
    pos = war(pool=2).play("expand", "invade umma", roll(2), "roll", roll(2))
    assert (troops(pos, 1), army(pos, "umma"), army(pos, "guti")) == ((19, 0), (2, 2), (1, 1))
    assert (prompt(pos), pos.legal) == ("again", ["done"])


@pytest.mark.rule("R133", "R134")
def test_the_last_army_of_the_pool_enters() -> None:
    pos = war(pool=1, defenders=1).play("expand", "invade umma", roll(12))
    assert (troops(pos, 1), army(pos, "umma")) == ((19 - 1, 0), (1, 1))


@pytest.mark.rule("R134")
def test_the_defender_decides_nothing() -> None:
    pos = BETTER.play("expand", "invade umma")
    for total in (4, 5, 4):
        assert not pos.legal
        pos.play(roll(total))
        assert (pos.to_act, pos.legal) == (1, ["roll", "stop"])
        pos.play("roll")


@pytest.mark.rule("R135")
@pytest.mark.parametrize(("equipment", "rank", "left"), [((), "A", (1, 1)), (("equip grain",), "B", (2, 1))])
def test_a_later_empire_changes_the_rank_that_counts(
    equipment: tuple[str, ...], rank: str, left: tuple[int, int]
) -> None:
    """Seat 1 was best when it was created; a six hits only if it still is."""
    pos = Scene(workers={"guti": (1, 0, 0)}).play("empire guti", "done", "done", "garrison 1")
    assert ranks(pos)[0] == "A"
    play(pos, "empire sumer", "done", *equipment, "done", "at umma", "garrison 1", "found ur")
    assert ranks(pos)[0] == rank
    play(pos, "expand", "invade umma", roll(6))
    assert army(pos, "umma") == left


@pytest.mark.rule("R130")
def test_dice_are_due_and_nothing_else() -> None:
    pos = BETTER.play("expand", "invade umma")
    assert rule_of(pos, "roll") == "R130"
    assert rule_of(pos, "stop") == "R130"
    assert rule_of(pos, "~123") == "R21"
