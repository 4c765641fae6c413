"""What a view remembers of an action in progress: a key stands only where it has something to say."""

from __future__ import annotations

from typing import Any

import pytest

import edubba
from tests.rules.flood.tools import Scene, play, prompt, roll

#: each: a scene, then texts with the prompt and the pending that follow
Steps = list[tuple[str, str | None, dict[str, Any]]]
MARKET = Scene(
    workers={"amorites": (2, 0, 0), "toolmakers": (1, 0, 0)}, cities={"sippar": 1},
    hands={1: "textile*4 metal"},
)  # fmt: skip
WAR = Scene(armies={"guti": (1, 1), "umma": (2, 2)}, army_pool={1: 5, 2: 2}, empires={1: "guti", 2: "sumer"})
WIPED = Scene(
    armies={"guti": (2, 1), "umma": (2, 1)}, army_pool={1: 4, 2: 3}, empires={1: "guti", 2: "sumer"}
)
HELD = Scene(
    workers={"guti": (1, 0, 0)}, armies={"guti": (2, 2), "umma": (2, 1)}, empires={2: "sumer"}, hands={1: ""}
)  # fmt: skip
INVADING = {"target": "umma", "fight": "invade"}
FOUNDING = {"target": "guti", "fight": "found"}
AT_UR = {"target": "ur", "fight": "found"}
REENTERING = {"target": "guti", "fight": "reenter"}
ATTACKER = {"attacker": 1}
WOOD = {"changed": True, "swaps": {"amorites": 1}, "received": {"amorites": ["wood"]}}
OIL_TOO = {"changed": True, "swaps": {"amorites": 2}, "received": {"amorites": ["wood", "oil"]}}

CHAINS: dict[str, tuple[Scene, Steps]] = {
    "workers": (
        Scene(workers={"scribes": (1, 0, 0)}),
        [
            ("workers", "workers", {}),
            ("scribe pool>guti", "workers", {"changed": True}),
            ("spend gold", "place", {"changed": True, "spent": True, "place": 4}),
            ("place scribes*1", "workers", {"changed": True, "spent": True, "fresh": 1}),
            ("done", "action", {}),
        ],
    ),
    "paid workers": (
        Scene(bids={3: ""}),
        [
            ("pay oil", "action", {"paid": True}),
            ("workers", "workers", {"paid": True}),
            ("spend wood", "place", {"paid": True, "spent": True, "place": 2}),
            ("place guti*1", "workers", {"paid": True, "spent": True, "changed": True}),
            ("done", "surcharge", {}),
        ],
    ),
    "trade": (
        MARKET,
        [
            ("trade", "trade", {}),
            ("tool", "trade", {"changed": True}),
            ("swap amorites textile>wood", "trade", WOOD),
            ("swap amorites textile>wood", "trade", {**WOOD, "extra": True}),
            ("swap amorites textile>oil", "trade", {**OIL_TOO, "extra": True}),
            ("done", "action", {}),
        ],
    ),
    "invasion": (
        WAR,
        [
            ("expand", "expand", {}),
            ("invade umma", None, {**INVADING, **ATTACKER}),
            (roll(12), "fight", INVADING),
            ("roll", None, {**INVADING, **ATTACKER}),
            (roll(2), "fight", INVADING),
            ("stop", "again", {}),
            ("again", "expand", {}),
            ("invade umma", None, {**INVADING, **ATTACKER}),
            (roll(12), "again", {}),
            ("done", "action", {}),
        ],
    ),
    "paid invasion": (
        Scene(armies={"guti": (1, 1)}, army_pool={1: 6}, empires={1: "guti"}, bids={2: ""}),
        [
            ("pay army", "action", {"paid": True}),
            ("expand", "expand", {"paid": True}),
            ("invade nippur", "again", {"paid": True}),
            ("again", "expand", {"paid": True}),
            ("reinforce guti", "again", {"paid": True}),
            ("done", "surcharge", {}),
        ],
    ),
    "an empire": (
        Scene(),
        [
            ("empire sumer", "buy", {}),
            ("done", "equip", {}),
            ("equip oil", "equip", {}),
            ("done", "at", {}),
            ("at ur", "garrison", AT_UR),
            ("garrison 1", "action", {}),
        ],
    ),
    "a founding fight": (
        HELD,
        [
            ("empire guti", "buy", {}),
            ("done", "equip", {}),
            ("done", None, {**FOUNDING, **ATTACKER}),
            (roll(7), None, {**FOUNDING, **ATTACKER}),
            (roll(6), None, {**FOUNDING, **ATTACKER}),
            (roll(7), "garrison", FOUNDING),
            ("garrison 2", "action", {}),
        ],
    ),
    "a founding fight lost": (
        HELD,
        [
            ("empire guti", "buy", {}),
            ("done", "equip", {}),
            ("done", None, {**FOUNDING, **ATTACKER}),
            *[(roll(3), None, {**FOUNDING, **ATTACKER})] * 7,
            (roll(3), "action", {}),
        ],
    ),
    "a re-entry": (
        WIPED,
        [
            ("expand", "expand", {}),
            ("reenter guti", None, {**REENTERING, **ATTACKER}),
            (roll(5), "garrison", REENTERING),
            ("garrison 1", "again", {}),
            ("again", "expand", {}),
        ],
    ),
    "a pass": (Scene(), [("pass", "bid", {}), ("bid oil", "bid", {}), ("done", "surcharge", {})]),
}


@pytest.mark.rule("R50", "R63", "R76", "R82", "R109", "R111", "R118", "R164")
@pytest.mark.parametrize("chain", CHAINS)
def test_what_an_action_in_progress_remembers(chain: str) -> None:
    scene, steps = CHAINS[chain]
    pos = scene.position()
    for text, wanted, pending in steps:
        play(pos, text)
        assert (prompt(pos), pos.view()["pending"]) == (wanted, pending), text
        assert edubba.position(pos.view()) == pos  # and can be set up from it


@pytest.mark.rule("R76", "R82")
@pytest.mark.parametrize("chain", CHAINS)
def test_a_position_set_up_in_the_middle_goes_on_like_the_game(chain: str) -> None:
    scene, steps = CHAINS[chain]
    pos = scene.position()
    for number, (text, _, _) in enumerate(steps):
        pos.play(text)
        twin = edubba.position(pos.view())
        assert (twin.legal, twin.chance, twin.to_act) == (pos.legal, pos.chance, pos.to_act)
        play(twin, *(later for later, _, _ in steps[number + 1 :]))
        assert twin == scene.play(*(step[0] for step in steps))


@pytest.mark.rule("R46")
@pytest.mark.parametrize("chain", CHAINS)
def test_undo_takes_back_a_step_at_a_time(chain: str) -> None:
    scene, steps = CHAINS[chain]
    pos = scene.position()
    seen = []
    for text, _, _ in steps:
        seen.append(pos.view())
        pos.play(text)
    for text, _, _ in reversed(steps):
        assert pos.undo() == text
        assert pos.view() == seen.pop()
