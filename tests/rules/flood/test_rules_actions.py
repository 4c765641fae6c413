"""The action phase and the surcharge, R46 to R56."""

from __future__ import annotations

import pytest

from tests.rules.flood.tools import (
    RESOURCES,
    SUMERIAN,
    Scene,
    begins,
    crew,
    fresh,
    hand,
    held,
    play,
    player,
    prompt,
    rule_of,
    stock,
    troops,
)

#: all nine places taken, so that no city can be founded or moved
FULL = dict(zip(SUMERIAN, (1, 1, 1, 1, 2, 2, 2, 2, 3), strict=True))


@pytest.mark.rule("R46")
def test_round_and_round_until_all_have_passed() -> None:
    pos = fresh("312")
    acted = []

    def act(*texts: str) -> None:
        acted.append(pos.to_act)
        play(pos, *texts)

    act("found ur")
    act("found umma")
    act("pass", "done")
    act("pay grain", "found eridu")
    act("pass", "done")
    act("pay grain", "found lagash")
    act("pay grain", "found sippar")
    assert acted == [3, 1, 2, 3, 1, 3, 3]
    assert (pos.to_act, pos.view()["turn"]) == (3, 1)
    play(pos, "pass", "done")
    assert pos.view()["turn"] == 2


@pytest.mark.rule("R47")
def test_the_actions_in_their_order() -> None:
    scene = Scene(
        workers={"guti": (1, 0, 0), "amorites": (1, 0, 0)}, armies={"lagash": (3, 1)}, empires={3: "sumer"},
        cities=dict(zip(SUMERIAN[:7], (2, 2, 2, 2, 3, 3, 1), strict=True)),
    )  # fmt: skip
    assert scene.position().legal == ["found eridu", "workers", "trade", "empire guti", "pass"]


@pytest.mark.rule("R47")
def test_the_actions_of_one_with_four_cities_and_an_empire() -> None:
    scene = Scene(
        workers={"amorites": (1, 0, 0)}, armies={"ur": (1, 1)}, army_pool={1: 3}, empires={1: "sumer"},
        cities=dict(zip(SUMERIAN[:8], (1, 1, 1, 1, 3, 2, 2, 3), strict=True)),
    )  # fmt: skip
    assert scene.position().legal == [
        "move-city sippar>eridu", "move-city babylon>eridu", "move-city nippur>eridu",
        "move-city shuruppak>eridu", "workers", "trade", "expand", "pass",
    ]  # fmt: skip


@pytest.mark.rule("R48")
def test_no_limit_on_actions() -> None:
    pos = fresh()
    others = iter(("found ur", "found umma", "found uruk", "found eridu", "found lagash", "found sippar"))
    for count in range(1, 4):
        play(pos, "workers", "spend grain", "place guti*1", "done", next(others), next(others))
        assert pos.view()["areas"]["guti"]["workers"] == [count, 0, 0]


@pytest.mark.rule("R49")
@pytest.mark.parametrize(
    ("scene", "word"),
    [
        (Scene(hands={1: ""}, cities=FULL), "workers"),
        (Scene(pool={1: 0}, cities=FULL, turn=2), "workers"),
        (Scene(cities=FULL), "trade"),
        (Scene(cities=FULL), "expand"),
        (Scene(cities=FULL, armies={"uruk": (1, 2)}, empires={1: "sumer"}), "expand"),
    ],
    ids=["nothing to spend", "nobody to place", "nowhere to trade", "no empire", "no army in the pool"],
)
def test_an_action_must_change_something_and_one_may_always_pass(scene: Scene, word: str) -> None:
    pos = scene.position()
    assert word not in pos.legal
    assert rule_of(pos, word) == "R49"
    assert pos.legal[-1] == "pass"


@pytest.mark.rule("R49")
def test_who_can_do_nothing_passes() -> None:
    pos = Scene(hands={1: ""}, pool={1: 0}, cities=FULL, turn=2).position()
    assert pos.legal == ["pass"]


@pytest.mark.rule("R50", "D5")
def test_the_surcharge_starts_with_the_first_action_after_a_pass() -> None:
    pos = fresh()
    assert prompt(pos) == "action"
    play(pos, "found ur", "pass", "done")
    assert (pos.to_act, prompt(pos)) == (3, "surcharge")
    play(pos, "pay oil", "found umma")
    assert (pos.to_act, prompt(pos)) == (1, "surcharge")
    play(pos, "pay oil", "found eridu")
    assert (pos.to_act, prompt(pos)) == (3, "surcharge")  # before each action


@pytest.mark.rule("R50", "R53")
def test_what_the_surcharge_can_be_paid_with() -> None:
    scene = Scene(
        hands={1: "grain wood metal textile tool oil gold lapis"}, bids={3: ""}, armies={"guti": (1, 1)},
        army_pool={1: 3}, empires={1: "guti"},
    )  # fmt: skip
    pos = scene.position()
    assert pos.legal == [*(f"pay {name}" for name in RESOURCES), "pay worker", "pay army", "pass"]


@pytest.mark.rule("R50")
@pytest.mark.parametrize("word", ["found ur", "workers", "trade", "expand", "empire sumer"])
def test_nothing_is_done_before_it_is_paid(word: str) -> None:
    pos = Scene(bids={2: ""}, workers={"amorites": (1, 0, 0)}).position()
    assert rule_of(pos, word) == "R50"


@pytest.mark.rule("R51", "R52")
def test_with_two_passed_it_is_still_one_piece_each_time() -> None:
    pos = Scene(bids={2: "", 3: ""}, hands={1: "grain*4"}).position()
    for number, area in enumerate(("ur", "umma", "eridu")):
        assert (pos.to_act, prompt(pos)) == (1, "surcharge")
        play(pos, "pay grain", f"found {area}")
        assert hand(pos, 1)["grain"] == 3 - number
    play(pos, "pass", "done")
    assert pos.view()["turn"] == 2


@pytest.mark.rule("R53")
@pytest.mark.parametrize("name", RESOURCES)
def test_any_resource_pays_and_goes_to_the_stock(name: str) -> None:
    pos = Scene(bids={2: ""}, hands={1: f"{name}*2"}).position()
    before = stock(pos, name)
    pos.play(f"pay {name}")
    assert (hand(pos, 1), stock(pos, name)) == ({name: 1}, before + 1)


@pytest.mark.rule("R53")
def test_a_worker_or_army_paid_goes_from_the_pool_to_the_stock() -> None:
    scene = Scene(bids={2: ""}, armies={"guti": (1, 2)}, army_pool={1: 3}, empires={1: "guti"})
    assert crew(scene.play("pay worker"), 1) == (14, 9)
    pos = scene.play("pay army")
    assert (troops(pos, 1), crew(pos, 1)) == ((16, 2), (13, 10))


@pytest.mark.rule("R53")
def test_nothing_on_the_board_pays() -> None:
    scene = Scene(
        bids={2: ""}, workers={"guti": (3, 0, 0)}, pool={1: 0}, armies={"guti": (1, 2)}, empires={1: "guti"},
        hands={1: "grain"},
    )  # fmt: skip
    pos = scene.position()
    assert pos.legal == ["pay grain", "pass"]
    assert (rule_of(pos, "pay worker"), rule_of(pos, "pay army")) == ("R53", "R53")
    assert rule_of(pos, "pay gold") == "R53"


@pytest.mark.rule("R54", "D4")
def test_passing_is_free_but_not_after_paying() -> None:
    pos = Scene(bids={2: ""}).position()
    before = player(pos, 1)["hand"]
    pos.play("pass")
    assert (prompt(pos), player(pos, 1)["hand"]) == ("bid", before)
    pos = Scene(bids={2: ""}).play("pay grain")
    assert "pass" not in pos.legal
    assert rule_of(pos, "pass") == "R54"


@pytest.mark.rule("R55", "R126")
def test_repeats_cost_no_second_surcharge() -> None:
    scene = Scene(bids={2: ""}, armies={"guti": (1, 1)}, army_pool={1: 5}, empires={1: "guti"})
    pos = scene.play("pay grain", "expand", "invade umma", "again")
    assert prompt(pos) == "expand"
    play(pos, "invade nippur", "done")
    assert (hand(pos, 1)["grain"], troops(pos, 1)) == (4, (15, 2))


@pytest.mark.rule("R55")
def test_many_steps_of_one_action_are_paid_once() -> None:
    pos = Scene(bids={2: ""}, workers={"amorites": (2, 0, 0)}, hands={1: "grain*2 textile"}).position()
    play(pos, "pay grain", "trade", "swap amorites grain>wood", "swap amorites textile>oil", "done")
    assert (hand(pos, 1), pos.to_act) == (held("wood oil"), 3)


@pytest.mark.rule("R56")
def test_one_may_not_pay_with_the_last_thing_the_action_needs() -> None:
    """All Sumerian areas are taken: only Place workers is possible."""
    scene = Scene(bids={2: ""}, cities=FULL, hands={1: "grain"}, pool={1: 1}, turn=3)
    scene.empires, scene.armies = {1: "egypt"}, {"egypt": (1, 1)}
    pos = scene.position()
    assert pos.legal == ["pass"]
    assert (rule_of(pos, "pay grain"), rule_of(pos, "pay worker")) == ("R56", "R56")
    scene.hands = {1: "grain*2"}
    pos = scene.position()
    assert pos.legal == ["pay grain", "pass"]
    scene.pool = {1: 2}
    assert scene.position().legal == ["pay grain", "pay worker", "pass"]
    scene.hands = {1: "grain oil"}
    pos = scene.play("pay oil")
    assert pos.legal == ["workers"]


@pytest.mark.rule("R56", "R114")
def test_one_may_not_pay_with_the_last_army_of_an_invasion() -> None:
    scene = Scene(
        bids={2: ""}, cities=FULL, hands={1: ""}, pool={1: 0}, turn=3, armies={"uruk": (1, 1)},
        army_pool={1: 1}, empires={1: "sumer"},
    )  # fmt: skip
    assert scene.position().legal == ["pass"]
    assert rule_of(scene.position(), "pay army") == "R56"
    scene.army_pool = {1: 2}
    pos = scene.play("pay army")
    assert pos.legal == ["expand"]


@pytest.mark.rule("R56")
def test_who_has_nothing_to_pay_with_passes() -> None:
    pos = Scene(bids={2: ""}, hands={1: ""}, pool={1: 0}, turn=2).position()
    assert begins(pos, "pay") == []
    assert pos.legal == ["pass"]
