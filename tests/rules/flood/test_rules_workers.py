"""Place workers and scribes, R63 to R78."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.rules.flood.tools import (
    BOXES,
    OUTER,
    RESOURCES,
    VALUE,
    Scene,
    army,
    begins,
    crew,
    fresh,
    hand,
    held,
    play,
    prompt,
    rule_of,
    stock,
    there,
)


def scribes(count: int = 2, *, workers: Mapping[str, Sequence[int]] | None = None, **rest: Any) -> Scene:
    """Seat 1 with ready scribes, and whatever else."""
    return Scene(workers={"scribes": (count, 0, 0), **(workers or {})}, **rest)


@pytest.mark.rule("R63")
@pytest.mark.parametrize("name", RESOURCES)
def test_one_resource_places_up_to_its_value(name: str) -> None:
    pos = Scene(hands={1: f"{name}*2"}).play("workers", f"spend {name}")
    assert hand(pos, 1) == {name: 1}
    counts = range(1, VALUE[name] + 1)
    few = [n for n in counts if n <= 2]  # two scribes at most
    assert pos.legal == [
        f"place {place}*{n}"
        for place in (*BOXES, *OUTER)
        for n in (few if place == "scribes" else counts)
    ]  # fmt: skip


@pytest.mark.rule("R63")
def test_not_more_than_are_in_the_pool() -> None:
    pos = Scene(hands={1: "lapis"}, pool={1: 3}).play("workers", "spend lapis")
    assert begins(pos, "place")[-3:] == ["place mitanni*1", "place mitanni*2", "place mitanni*3"]
    assert rule_of(pos, "place mitanni*4") == "R63"


@pytest.mark.rule("R63")
def test_exactly_one_resource_is_spent() -> None:
    pos = fresh()
    play(pos, "workers", "spend grain", "place guti*1")
    assert pos.legal == ["done"]
    assert rule_of(pos, "spend grain") == "R63"


@pytest.mark.rule("R63")
def test_fewer_are_allowed() -> None:
    pos = fresh()
    play(pos, "workers", "spend gold", "place guti*1", "done")
    assert (there(pos, "guti"), crew(pos, 1)) == ([1, 0, 0], (13, 9))


@pytest.mark.rule("R64")
@pytest.mark.parametrize("name", ["grain", "gold"])
def test_what_is_spent_goes_to_the_stock(name: str) -> None:
    pos = fresh()
    before = stock(pos, name)
    play(pos, "workers", f"spend {name}")
    assert stock(pos, name) == before + 1


@pytest.mark.rule("R65")
def test_all_go_to_one_place() -> None:
    pos = fresh()
    play(pos, "workers", "spend gold", "place guti*2")
    assert rule_of(pos, "place egypt*2") == "R63"
    assert begins(pos, "place") == []


@pytest.mark.rule("R66")
@pytest.mark.parametrize(
    ("ready", "used", "allowed"),
    [(0, 0, [1, 2]), (1, 0, [1]), (0, 1, [1]), (1, 1, []), (0, 2, []), (2, 0, [])],
)
def test_two_scribes_at_most(ready: int, used: int, allowed: list[int]) -> None:
    scene = Scene(workers={"scribes": (ready, 0, 0), "scribes*": (used, 2, 0)})
    pos = scene.play("workers", "spend gold")
    assert [text for text in pos.legal if text.startswith("place scribes")] == [
        f"place scribes*{n}" for n in allowed
    ]
    assert rule_of(pos, "place scribes*3") == "R66"


@pytest.mark.rule("R66")
def test_no_limit_elsewhere() -> None:
    scene = Scene(
        workers={"guti": (4, 4, 4), "toolmakers": (3, 0, 0), "irrigation": (6, 2, 2)},
        hands={1: "lapis"},
        turn=3,
    )
    pos = scene.play("workers", "spend lapis")
    for place in ("guti", "toolmakers", "irrigation", "weaving"):
        assert rule_of(pos, f"place {place}*5") == "ok"


@pytest.mark.rule("R66", "R18")
def test_never_a_sumerian_area() -> None:
    pos = scribes(1).play("workers", "spend grain")
    assert rule_of(pos, "place uruk*1") == "R66"
    assert rule_of(scribes(1).play("workers"), "scribe pool>uruk") == "R66"


@pytest.mark.rule("R67")
def test_an_enemy_army_does_not_keep_workers_out() -> None:
    scene = scribes(1, armies={"guti": (2, 2)}, empires={2: "guti"})
    pos = scene.play("workers", "spend grain", "place guti*1", "scribe pool>guti", "done")
    assert (there(pos, "guti"), army(pos, "guti")) == ([2, 0, 0], (2, 2))


@pytest.mark.rule("R68")
def test_new_scribes_and_toolmakers_are_ready() -> None:
    pos = Scene(hands={1: "gold metal*2"}).play("workers", "spend gold", "place toolmakers*2", "done")
    assert (there(pos, "toolmakers"), there(pos, "toolmakers*")) == ([2, 0, 0], [0, 0, 0])
    play(pos, "found ur", "found umma", "trade", "tool")  # in the same turn
    assert hand(pos, 1) == held("metal tool")
    pos = fresh()
    play(pos, "workers", "spend grain", "place scribes*1", "done", "found ur", "found umma", "workers")
    assert (there(pos, "scribes"), rule_of(pos, "scribe pool>guti")) == ([1, 0, 0], "ok")


@pytest.mark.rule("R69")
def test_a_scribe_works_once_a_turn() -> None:
    pos = scribes(1).play("workers", "scribe pool>guti")
    assert (there(pos, "scribes"), there(pos, "scribes*")) == ([0, 0, 0], [1, 0, 0])
    assert rule_of(pos, "scribe pool>guti") == "R69"
    play(pos, "done", "found ur", "found umma", "workers")
    assert rule_of(pos, "scribe pool>guti") == "R69"


@pytest.mark.rule("R70")
@pytest.mark.parametrize("place", ["irrigation", "weaving", "scribes", "toolmakers", *OUTER])
def test_a_scribe_deploys_anywhere(place: str) -> None:
    pos = scribes(1).position()
    before = there(pos, place)[0]
    play(pos, "workers", f"scribe pool>{place}")
    # the activated scribe stands on the used side by now
    assert there(pos, place)[0] == before + 1 - (place == "scribes")
    assert crew(pos, 1) == (13, 8)
    assert there(pos, "scribes*") == [1, 0, 0]


@pytest.mark.rule("R70")
def test_a_deployment_needs_a_worker_in_the_pool() -> None:
    pos = scribes(1, pool={1: 0}, workers={"guti": (1, 0, 0)}, turn=2).play("workers")
    assert rule_of(pos, "scribe pool>guti") == "R70"
    assert rule_of(pos, "scribe guti>pool") == "ok"


#: R71: a source and where its worker was before
SOURCES = ["irrigation", "weaving", "toolmakers", "toolmakers*", "guti", "dilmun", "akkad"]


@pytest.mark.rule("R71", "R78")
@pytest.mark.parametrize(
    ("source", "end"),
    [(a, b) for a in SOURCES for b in ("pool", "egypt", "weaving", "scribes", "toolmakers") if a != b],
)
def test_a_scribe_relocates_from_anywhere_to_anywhere(source: str, end: str) -> None:
    places = {**dict.fromkeys(SOURCES, (1, 0, 0)), "irrigation": (1, 1, 1), "weaving": (1, 1, 1)}
    pos = scribes(1, workers=places, turn=2).play("workers")
    before = {place: there(pos, place)[0] for place in (*places, "egypt", "scribes")}
    pool = crew(pos, 1)[1]
    pos.play(f"scribe {source}>{end}")
    assert crew(pos, 1)[1] == pool + (end == "pool")
    for place, count in before.items():
        change = (place == end) - (place == source) - (place == "scribes")
        assert there(pos, place)[0] == count + change, place


@pytest.mark.rule("R71")
def test_the_sources_and_destinations_of_one_scribe() -> None:
    pos = scribes(1, workers={"guti": (1, 0, 0), "toolmakers*": (1, 0, 0)}, hands={1: ""}).play("workers")
    everywhere = ["pool", *BOXES, *OUTER]
    wanted = [
        f"scribe {source}>{end}"
        for source in ("pool", "irrigation", "weaving", "toolmakers*", "self", "guti")
        for end in everywhere
        if source != end and (source, end) != ("self", "scribes")
    ]
    assert pos.legal == wanted  # nothing to spend, nothing done


@pytest.mark.rule("R72")
def test_one_scribe_may_stay_idle() -> None:
    pos = scribes(2).play("workers", "spend grain", "place egypt*1", "scribe pool>guti", "done")
    assert (there(pos, "scribes"), there(pos, "scribes*")) == ([1, 0, 0], [1, 0, 0])
    assert (there(pos, "egypt"), there(pos, "guti")) == ([1, 0, 0], [1, 0, 0])


@pytest.mark.rule("R73")
def test_scribes_alone() -> None:
    pos = scribes(1, hands={1: ""}).play("workers", "scribe irrigation>weaving", "done")
    assert (there(pos, "irrigation"), there(pos, "weaving"), pos.to_act) == ([0, 1, 1], [2, 1, 1], 2)


@pytest.mark.rule("R74")
@pytest.mark.parametrize("end", ["guti", "toolmakers"])
def test_a_scribe_relocates_itself(end: str) -> None:
    pos = scribes(1).play("workers", f"scribe self>{end}")
    assert (there(pos, "scribes"), there(pos, "scribes*")) == ([0, 0, 0], [0, 0, 0])
    assert there(pos, end) == [1, 0, 0]


@pytest.mark.rule("R49", "R74")
def test_a_lone_scribe_can_still_move_itself() -> None:
    nobody = {"irrigation": (0, 1, 1), "weaving": (0, 1, 1)}
    scene = scribes(1, workers=nobody, pool={1: 0}, hands={1: ""}, turn=2)
    pos = scene.play("workers")
    assert {text.split(">")[0] for text in pos.legal} == {"scribe self"}
    play(pos, "scribe self>pool", "done")
    assert crew(pos, 1) == (24, 1)


@pytest.mark.rule("R74")
def test_a_scribe_goes_back_to_the_pool() -> None:
    pos = scribes(1).play("workers", "scribe self>pool", "done")
    assert crew(pos, 1) == (13, 10)


@pytest.mark.rule("R71", "R74")
def test_another_scribe_is_relocated() -> None:
    pos = scribes(2).play("workers", "scribe scribes>guti")
    assert (there(pos, "scribes"), there(pos, "scribes*")) == ([0, 0, 0], [1, 0, 0])
    assert there(pos, "guti") == [1, 0, 0]
    assert rule_of(scribes(1).play("workers"), "scribe scribes>guti") == "R71"  # it is itself


@pytest.mark.rule("R75")
def test_a_used_toolmaker_is_made_ready() -> None:
    scene = scribes(1, workers={"toolmakers*": (2, 0, 0)}, hands={1: "metal"})
    assert rule_of(scene.position(), "trade") == "R49"
    pos = scene.play("workers", "scribe toolmakers*>toolmakers", "done")
    assert (there(pos, "toolmakers"), there(pos, "toolmakers*")) == ([1, 0, 0], [1, 0, 0])
    play(pos, "found ur", "found umma", "trade", "tool")
    assert hand(pos, 1) == held("tool")


@pytest.mark.rule("R75")
def test_a_scribe_puts_a_worker_into_toolmakers() -> None:
    pos = scribes(1).play("workers", "scribe pool>toolmakers")
    assert there(pos, "toolmakers") == [1, 0, 0]


@pytest.mark.rule("R76")
@pytest.mark.parametrize("way", ["place", "scribe"])
def test_a_scribe_placed_in_this_action_does_not_work(way: str) -> None:
    pos = scribes(1).play("workers", "spend grain")
    if way == "place":
        play(pos, "place scribes*1", "scribe pool>guti")
    else:
        play(pos, "place guti*1", "scribe pool>scribes")
    assert pos.view()["pending"]["fresh"] == 1
    assert (there(pos, "scribes"), there(pos, "scribes*")) == ([1, 0, 0], [1, 0, 0])
    assert rule_of(pos, "scribe pool>guti") == "R76"
    assert pos.legal == ["done"]
    play(pos, "done", "found ur", "found umma", "workers", "scribe pool>guti")
    assert there(pos, "scribes*") == [2, 0, 0]


@pytest.mark.rule("R76")
def test_the_new_scribe_leaves_before_the_old_one() -> None:
    pos = scribes(1).play("workers", "spend grain", "place scribes*1", "scribe scribes>guti")
    assert "fresh" not in pos.view()["pending"]
    assert (there(pos, "scribes"), there(pos, "scribes*")) == ([0, 0, 0], [1, 0, 0])
    pos = scribes(1).play("workers", "spend grain", "place scribes*1", "scribe self>guti")
    assert pos.view()["pending"]["fresh"] == 1
    assert (there(pos, "scribes"), there(pos, "scribes*")) == ([1, 0, 0], [0, 0, 0])
    assert rule_of(pos, "scribe pool>guti") == "R76"


@pytest.mark.rule("R77")
@pytest.mark.parametrize(
    "texts",
    [
        ("spend wood", "place guti*2", "scribe pool>egypt", "scribe pool>elam"),
        ("scribe pool>egypt", "spend wood", "place guti*2", "scribe pool>elam"),
        ("scribe pool>egypt", "scribe pool>elam", "spend wood", "place guti*2"),
    ],
)
def test_paid_workers_and_scribes_come_in_any_order(texts: tuple[str, ...]) -> None:
    pos = scribes(2).play("workers", *texts)
    assert [there(pos, area)[0] for area in ("guti", "egypt", "elam")] == [2, 1, 1]
    assert pos.legal == ["done"]


@pytest.mark.rule("R77", "R66")
def test_two_scribes_at_most_after_each_step() -> None:
    pos = scribes(2).play("workers", "spend wood")
    assert rule_of(pos, "place scribes*1") == "R66"
    pos = scribes(2).play("workers")
    assert rule_of(pos, "scribe pool>scribes") == "R66"
    play(pos, "scribe self>guti", "spend wood")
    assert (rule_of(pos, "place scribes*1"), rule_of(pos, "place scribes*2")) == ("ok", "R66")


@pytest.mark.rule("R77")
def test_a_relocated_worker_may_be_placed_again() -> None:
    pos = scribes(1, pool={1: 0}, hands={1: "grain"}, turn=2).play("workers")
    assert rule_of(pos, "spend grain") == "R63"  # nobody in the pool
    play(pos, "scribe irrigation>pool", "spend grain", "place guti*1", "done")
    assert (there(pos, "irrigation"), there(pos, "guti")) == ([0, 1, 1], [1, 0, 0])


@pytest.mark.rule("R78")
def test_a_worker_under_an_enemy_army_is_taken_up() -> None:
    scene = scribes(1, workers={"guti": (1, 0, 0)}, armies={"guti": (2, 1)}, empires={2: "guti"})
    pos = scene.play("workers", "scribe guti>egypt", "done")
    assert (there(pos, "guti"), there(pos, "egypt")) == ([0, 0, 0], [1, 0, 0])


@pytest.mark.rule("R78")
def test_a_used_scribe_is_moved_by_the_words_of_the_one_that_works() -> None:
    scene = scribes(1, workers={"scribes*": (1, 0, 0)})
    pos = scene.play("workers", "scribe self>guti")
    assert (there(pos, "scribes"), there(pos, "scribes*"), there(pos, "guti")[0]) == ([0, 0, 0], [1, 0, 0], 1)
    assert prompt(pos) == "workers"
