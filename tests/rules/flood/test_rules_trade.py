"""Trade and toolmakers, R79 to R93."""

from __future__ import annotations

import pytest

from tests.rules.flood.tools import (
    ACCEPTED,
    OFFERS,
    OUTER,
    RESOURCES,
    SUMERIAN,
    Scene,
    begins,
    hand,
    held,
    play,
    prompt,
    rule_of,
    stock,
    there,
)

ALL_HELD = "grain*3 wood*2 metal*2 textile*3 tool*2 oil*2 gold lapis"


@pytest.mark.rule("R79")
def test_trade_goes_on_in_every_area_with_a_worker_or_an_army() -> None:
    scene = Scene(
        workers={"elam": (1, 0, 0), "amorites": (0, 2, 0), "kassites": (1, 1, 1)}, armies={"mitanni": (1, 1)},
        empires={1: "mitanni"}, turn=3, hands={1: "grain tool"},
    )  # fmt: skip
    assert scene.play("trade").legal == [
        "swap elam grain>metal", "swap elam tool>metal", "swap kassites tool>lapis",
        "swap mitanni grain>wood", "swap mitanni grain>metal", "swap mitanni tool>wood",
        "swap mitanni tool>metal",
    ]  # fmt: skip
    pos = scene.play("trade", "swap mitanni grain>wood", "swap elam tool>metal")
    assert rule_of(pos, "swap amorites textile>oil") == "R79"
    assert begins(pos, "swap") == []


@pytest.mark.rule("R80")
@pytest.mark.parametrize("get", RESOURCES)
@pytest.mark.parametrize("give", RESOURCES)
def test_the_trade_table(give: str, get: str) -> None:
    """Dilmun and Kassites together offer everything that can be had."""
    scene = Scene(workers={"dilmun": (4, 0, 0), "kassites": (1, 0, 0)}, hands={1: ALL_HELD}, turn=2)
    area = "kassites" if get == "lapis" else "dilmun"
    allowed = get in ACCEPTED and give in ACCEPTED[get]
    pos = scene.play("trade")
    assert (f"swap {area} {give}>{get}" in pos.legal) is allowed
    if not allowed:
        assert rule_of(pos, f"swap {area} {give}>{get}") == ("R80" if get in ACCEPTED else "R92")


@pytest.mark.rule("R80")
def test_an_exchange_moves_two_pieces() -> None:
    pos = Scene(workers={"dilmun": (1, 0, 0)}, hands={1: "oil"}).position()
    before = {name: stock(pos, name) for name in ("oil", "gold")}
    play(pos, "trade", "swap dilmun oil>gold")
    assert hand(pos, 1) == held("gold")
    assert (stock(pos, "oil"), stock(pos, "gold")) == (before["oil"] + 1, before["gold"] - 1)


@pytest.mark.rule("R80")
@pytest.mark.parametrize("area", OUTER)
def test_an_area_gives_only_what_it_offers(area: str) -> None:
    scene = Scene(workers={area: (3, 0, 0), "toolmakers": (1, 0, 0)}, hands={1: ALL_HELD}, turn=2)
    pos = scene.play("trade")
    for get in ("wood", "metal", "oil", "gold", "lapis"):
        verdict = "ok" if get in OFFERS.get(area, ()) else "R80"
        assert rule_of(pos, f"swap {area} tool>{get}") == verdict


@pytest.mark.rule("R80")
def test_one_gives_from_the_hand() -> None:
    pos = Scene(workers={"elam": (1, 0, 0)}, hands={1: "grain"}).play("trade")
    assert (pos.legal, rule_of(pos, "swap elam textile>metal")) == (["swap elam grain>metal"], "R80")


@pytest.mark.rule("R81")
def test_an_empty_stock_gives_nothing() -> None:
    scene = Scene(
        workers={"egypt": (1, 0, 0), "elam": (1, 0, 0)}, turn=2,
        hands={1: "grain textile", 2: "gold*4", 3: "gold*3"},
    )  # fmt: skip
    pos = scene.play("trade")
    assert rule_of(pos, "swap egypt textile>gold") == "R81"
    assert {text.split()[1] for text in begins(pos, "swap")} == {"elam"}


@pytest.mark.rule("R82")
@pytest.mark.parametrize(("workers", "most"), [(1, 1), (2, 2), (3, 3), (4, 4), (6, 4)])
def test_as_many_exchanges_as_units_and_types(workers: int, most: int) -> None:
    pos = Scene(workers={"dilmun": (workers, 0, 0)}, hands={1: "textile*8"}, turn=2).play("trade")
    made = 0
    while begins(pos, "swap"):
        pos.play(begins(pos, "swap")[0])
        made += 1
    assert made == most
    assert rule_of(pos, "swap dilmun textile>wood") == "R82"


@pytest.mark.rule("R83", "D28")
@pytest.mark.parametrize(("armies", "workers", "units"), [(1, 3, 1), (2, 0, 2), (2, 5, 2), (0, 2, 2)])
def test_armies_count_instead_of_workers(armies: int, workers: int, units: int) -> None:
    scene = Scene(workers={"amorites": (workers, 0, 0)}, turn=2, hands={1: "textile*5"})
    if armies:
        scene.armies, scene.empires = {"amorites": (1, armies)}, {1: "amorites"}
    pos = scene.play("trade", "swap amorites textile>oil")
    assert (rule_of(pos, "swap amorites textile>wood") == "ok") is (units == 2)


@pytest.mark.rule("R84")
def test_no_trade_beside_another_players_army() -> None:
    scene = Scene(
        workers={"amorites": (3, 0, 0)}, armies={"amorites": (2, 1)}, empires={2: "amorites"}, turn=2
    )
    pos = scene.position()
    assert rule_of(pos, "trade") == "R49"
    scene.workers = {**scene.workers, "elam": (1, 0, 0)}
    assert rule_of(scene.play("trade"), "swap amorites grain>wood") == "R84"


@pytest.mark.rule("R85", "D6")
@pytest.mark.parametrize("area", SUMERIAN)
def test_armies_in_sumer_do_not_trade(area: str) -> None:
    scene = Scene(armies={area: (1, 2)}, empires={1: "sumer"})
    assert rule_of(scene.position(), "trade") == "R49"
    scene.workers = {"elam": (1, 0, 0)}
    pos = scene.play("trade")
    assert rule_of(pos, f"swap {area} grain>metal") == "R85"
    assert {text.split()[1] for text in begins(pos, "swap")} == {"elam"}


@pytest.mark.rule("R86")
def test_what_is_received_may_be_given_on() -> None:
    scene = Scene(workers={"dilmun": (2, 0, 0), "kassites": (1, 0, 0)}, hands={1: "textile"})
    pos = scene.play("trade")
    assert rule_of(pos, "swap dilmun oil>gold") == "R80"
    play(pos, "swap dilmun textile>oil", "swap dilmun oil>gold", "swap kassites gold>lapis", "done")
    assert hand(pos, 1) == held("lapis")


@pytest.mark.rule("R81", "R86")
def test_what_is_given_is_in_the_stock_at_once() -> None:
    """All gold is in hands; seat 1 gives one for lapis and may have it back elsewhere."""
    scene = Scene(
        workers={"kassites": (1, 0, 0), "egypt": (1, 0, 0)}, turn=2,
        hands={1: "gold textile", 2: "gold*3", 3: "gold*3"},
    )  # fmt: skip
    pos = scene.play("trade")
    assert rule_of(pos, "swap egypt textile>gold") == "R81"
    play(pos, "swap kassites gold>lapis", "swap egypt textile>gold")
    assert hand(pos, 1) == held("gold lapis")


@pytest.mark.rule("R87")
def test_a_later_trade_starts_afresh() -> None:
    scene = Scene(workers={"elam": (1, 0, 0)}, hands={1: "grain*2"})
    pos = scene.play("trade", "swap elam grain>metal")
    assert rule_of(pos, "swap elam grain>metal") == "R82"
    play(pos, "done", "found ur", "found umma", "trade", "swap elam grain>metal")
    assert hand(pos, 1) == held("metal*2")


@pytest.mark.rule("R88")
def test_a_ready_toolmaker_turns_a_metal_into_a_tool() -> None:
    pos = Scene(workers={"toolmakers": (2, 0, 0)}, hands={1: "metal*3"}).position()
    before = {name: stock(pos, name) for name in ("metal", "tool")}
    play(pos, "trade", "tool")
    assert hand(pos, 1) == held("metal*2 tool")
    assert (stock(pos, "metal"), stock(pos, "tool")) == (before["metal"] + 1, before["tool"] - 1)
    assert (there(pos, "toolmakers"), there(pos, "toolmakers*")) == ([1, 0, 0], [1, 0, 0])


@pytest.mark.rule("R88")
@pytest.mark.parametrize(
    ("makers", "hands", "rule"),
    [
        ({}, {1: "grain metal"}, "R88"),
        ({"toolmakers": (1, 0, 0)}, {1: "grain"}, "R88"),
        ({"toolmakers": (1, 0, 0)}, {1: "grain metal", 2: "tool*6", 3: "tool*6"}, "R88"),
        ({"toolmakers*": (1, 0, 0)}, {1: "grain metal"}, "R91"),
    ],
    ids=["no toolmaker", "no metal", "no tool in the stock", "all used"],
)
def test_when_no_tool_is_made(makers: dict[str, tuple[int, ...]], hands: dict[int, str], rule: str) -> None:
    pos = Scene(workers={"elam": (1, 0, 0), **makers}, hands=hands, turn=2).play("trade")
    assert rule_of(pos, "tool") == rule


@pytest.mark.rule("R89")
def test_tools_and_exchanges_take_turns() -> None:
    places = {"toolmakers": (2, 0, 0), "elam": (1, 0, 0), "hittites": (1, 0, 0), "egypt": (1, 0, 0)}
    pos = Scene(workers=places, hands={1: "metal grain"}).play("trade")
    play(pos, "tool", "swap egypt tool>gold", "swap elam grain>metal", "tool", "swap hittites tool>metal")
    assert hand(pos, 1) == held("gold metal")


@pytest.mark.rule("R90")
def test_trade_with_toolmakers_alone() -> None:
    pos = Scene(workers={"toolmakers": (1, 0, 0)}, hands={1: "metal"}).play("trade")
    assert pos.legal == ["tool"]
    pos.play("tool")
    assert pos.legal == ["done"]


@pytest.mark.rule("R91")
def test_a_toolmaker_works_once_a_turn() -> None:
    pos = Scene(workers={"toolmakers": (1, 0, 0)}, hands={1: "metal*2"}).play("trade", "tool")
    assert rule_of(pos, "tool") == "R91"
    play(pos, "done", "found ur", "found umma")
    assert rule_of(pos, "trade") == "R49"


@pytest.mark.rule("R92")
@pytest.mark.parametrize("get", ["grain", "textile", "tool"])
@pytest.mark.parametrize("area", ["dilmun", "elam"])
def test_grain_textiles_and_tools_are_not_traded_for(area: str, get: str) -> None:
    pos = Scene(workers={"dilmun": (1, 0, 0), "elam": (1, 0, 0)}, hands={1: ALL_HELD}, turn=2).play("trade")
    assert rule_of(pos, f"swap {area} oil>{get}") == "R92"
    assert not [text for text in pos.legal if text.endswith(f">{get}")]


@pytest.mark.rule("R93", "R47")
def test_players_do_not_exchange_with_each_other() -> None:
    """Through a trade no other hand changes."""
    pos = Scene(workers={"dilmun": (4, 1, 1)}).play("trade")
    before = [hand(pos, seat) for seat in (2, 3)]
    while begins(pos, "swap"):
        pos.play(begins(pos, "swap")[0])
        assert [hand(pos, seat) for seat in (2, 3)] == before
    assert (prompt(pos), pos.to_act) == ("trade", 1)
