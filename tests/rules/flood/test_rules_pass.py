"""Pass and player order, R136 to R139."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.rules.flood.tools import (
    RESOURCES,
    VALUE,
    Scene,
    ending,
    fresh,
    hand,
    play,
    player,
    prompt,
    rule_of,
    stock,
)


@pytest.mark.rule("R136")
def test_who_has_passed_is_not_asked_again() -> None:
    pos = fresh()
    play(pos, "pass", "done")
    assert player(pos, 1)["passed"] is True
    play(pos, "pay grain", "found ur", "pay grain", "found umma")
    assert pos.to_act == 2


@pytest.mark.rule("R136")
def test_the_marker_stands_from_the_word_on() -> None:
    pos = fresh()
    pos.play("pass")
    assert (player(pos, 1)["passed"], prompt(pos), pos.to_act) == (True, "bid", 1)


@pytest.mark.rule("R137")
def test_any_resources_are_bid() -> None:
    pos = Scene(hands={1: "grain wood metal textile tool oil gold lapis"}).play("pass")
    assert pos.legal == [*(f"bid {name}" for name in RESOURCES), "done"]
    bid = 0
    for name in RESOURCES:
        bid += VALUE[name]
        pos.play(f"bid {name}")
        assert player(pos, 1)["bid"] == bid
    assert (bid, pos.legal, hand(pos, 1)) == (22, ["done"], {})


@pytest.mark.rule("R137")
def test_nothing_is_bid_too() -> None:
    pos = fresh()
    play(pos, "pass", "done")
    assert (player(pos, 1)["bid"], pos.to_act) == (0, 2)


@pytest.mark.rule("R137", "R153")
def test_a_bid_is_spent_and_returns_to_the_stock_in_the_end() -> None:
    pos = Scene(bids={2: "", 3: ""}, hands={1: "gold", 2: "", 3: ""}).play("pass")
    before = stock(pos, "gold")
    pos.play("bid gold")
    assert (stock(pos, "gold"), hand(pos, 1)) == (before, {})
    pos.play("done")
    assert (stock(pos, "gold"), hand(pos, 1).get("gold", 0)) == (before + 1, 0)
    assert [player(pos, seat)["bid"] for seat in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.rule("R137")
def test_one_bids_what_one_has() -> None:
    pos = Scene(hands={1: "grain"}).play("pass")
    assert rule_of(pos, "bid gold") == "R137"
    pos.play("bid grain")
    assert rule_of(pos, "bid grain") == "R137"


ORDERS = list(permutations((1, 2, 3)))


@pytest.mark.rule("R138")
@pytest.mark.parametrize("order", ORDERS)
def test_highest_bid_first(order: tuple[int, ...]) -> None:
    pos = ending(order=order, bids={1: "oil", 2: "gold", 3: "grain"}).play("done")
    assert (pos.view()["order"], pos.to_act) == ([2, 1, 3], 2)


@pytest.mark.rule("R138")
@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("bids", [{}, {1: "wood", 2: "metal", 3: "grain*2"}], ids=["none", "equal"])
def test_tied_players_keep_their_order(order: tuple[int, ...], bids: dict[int, str]) -> None:
    pos = ending(order=order, bids=bids).play("done")
    assert pos.view()["order"] == list(order)


@pytest.mark.rule("R138")
@pytest.mark.parametrize("order", ORDERS)
def test_a_tie_above_the_third(order: tuple[int, ...]) -> None:
    pos = ending(order=order, bids={1: "tool", 2: "wood grain"}).play("done")
    assert pos.view()["order"] == [*(seat for seat in order if seat != 3), 3]


@pytest.mark.rule("R139")
def test_the_order_is_settled_in_the_last_turn_too() -> None:
    pos = ending(turn=5, bids={3: "grain"}).play("done")
    assert (pos.over, pos.view()["order"], pos.winners) == (True, [3, 1, 2], [3])  # all have no points
