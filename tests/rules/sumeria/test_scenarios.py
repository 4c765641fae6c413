"""The worked examples of the rules as data: every line of the fixture against the kernels."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from itertools import product
from typing import Any

import numpy as np
import pytest

import edubba
from edubba.games.sumeria.rules import dynasty, ending, ranking, scoring
from edubba.games.sumeria.state import ALL_PLAYERS, FULL_SERIES, NONE, PLACE, TIED_ONLY, new_state
from edubba.games.sumeria.tables import compile_routes
from tests.rules.sumeria.tools import KINDS, Scene, after_round, full, letters_of, mask, opened, reach
from tests.rules.tools import FIXTURES, scaled

Line = dict[str, Any]
SCENARIOS: list[Line] = [
    json.loads(line) for line in (FIXTURES / "sumeria_scenarios.jsonl").read_text().splitlines()
]
RULE_OF = {"OCCUPIED": "R10", "SUPPLY_EMPTY": "R26", "NOT_OWN": "R23", "UNREACHABLE": "R37"}
FRAGMENTS: dict[str, tuple[list[str], dict[str, str]]] = {  # routes, and what is not a village
    "F1": (["x1 T x2", "y1 T y2"], {"T": "town"}),
    "F2": (["a b c"], {"b": "town"}),
    "F3": (["p q r s p"], dict.fromkeys("pqrs", "town")),
}


def seat(player: str) -> int:
    return int(player[1:])


def occ_of(line: Line) -> dict[int, list[str]]:
    return {seat(player): places for player, places in line["occ"].items()}


def cited(line: Line) -> list[str]:
    return re.findall(r"R\d+", line["rules"])


def check_setup(line: Line) -> None:
    players, expect = line["players"], line["expect"]
    pos = edubba.new("sumeria", players=players)
    assert pos.view()["supply"] == [expect["traders_each"]] * players
    opened(pos)
    for _ in range(expect["placed_each"] * players):
        assert pos.view()["phase"] == "setup"
        pos.play(pos.legal[0])
    assert pos.view()["phase"] == "play"
    check_start_of_play(pos.view(), line)
    actions = 0
    while not pos.over:
        actions += pos.view()["phase"] == "play" and not pos.chance
        pos.play(pos.legal[0] if pos.legal else pos.chance[0][0])
    assert actions == expect["actions_total"]


def check_start_of_play(view: Line, line: Line) -> None:
    expect = line["expect"]
    assert view["supply"] == [expect["supply_each"]] * line["players"]
    assert len(view["traders"]) == expect["on_board"]
    assert sum(view["bag"].values()) == expect["bag"]
    assert [len(kinds) for kinds in view["display"]] == expect["display"]


def check_order(line: Line) -> None:
    players = len(line["seats"])
    pos = opened(edubba.new("sumeria", players=players), start=seat(line["start"]))
    wanted = [seat(player) for player in line["expect"]]
    for part in ("setup", "play"):
        while pos.view()["phase"] != part:
            pos.play(pos.legal[0])
        acted = []
        for _ in wanted:
            acted.append(pos.to_act)
            pos.play(pos.legal[-1])
        assert acted == wanted


def check_place(line: Line) -> None:
    scene = Scene(row=line["row"], occ=occ_of(line), seat=seat(line["player"]), phase=PLACE)
    check_text(line, scene, f"+{full(line['at'])}")


def check_action(line: Line) -> None:
    supply = {seat(player): count for player, count in line["supply"].items()}
    scene = Scene(row=line["row"], occ=occ_of(line), supply=supply, seat=seat(line["player"]))
    verb, *places = line["action"]
    names = [full(place) for place in places]
    text = {"add": f"+{names[0]}", "remove": f"-{names[0]}", "move": ">".join(names)}[verb]
    check_text(line, scene, text)


def check_text(line: Line, scene: Scene, text: str) -> None:
    pos = scene.position()
    no = pos.why_not(text)
    if "expect_error" in line:
        assert no is not None
        assert no.rule == RULE_OF[line["expect_error"]]
        assert text not in pos.legal
        return
    assert text in pos.legal
    pos.play(text)
    assert letters_of(pos.view()["row"]) == line["expect"]["row"]
    for player, count in line["expect"].get("supply", {}).items():
        assert pos.view()["supply"][seat(player) - 1] == count


def check_dests(line: Line) -> None:
    if line["board"] == "Q3":
        pos = Scene(occ=occ_of(line)).position()
        start = f"{full(line['from'])}>"
        found = {text.removeprefix(start) for text in pos.legal if text.startswith(start)}
        assert found == {full(place) for place in line["expect"]}
        return
    routes, kinds = FRAGMENTS[line["board"]]
    names = sorted({name for route in routes for name in route.split()})
    hubs = {
        i for i, name in enumerate(names) if kinds.get(name, "village") in line.get("branch_at", ["city"])
    }
    tables = compile_routes([[names.index(name) for name in route.split()] for route in routes], hubs)
    occupied = [names.index(place) for places in line["occ"].values() for place in places]
    reached = reach(tables, occupied, names.index(line["from"]))
    assert {names[i] for i in reached} == set(line["expect"])


def check_standing(line: Line) -> None:
    players, first = len(line["order"]), seat(line["order"][0])
    state = Scene(occ=occ_of(line), players=players, start=first).position()._state
    ranked = [seat(player) - 1 for player in line["expect"]]
    tile = "ABCDEFGH".index(line["state"])
    found = scoring.standing(state, tile)
    assert tuple(map(int, found)) == (*ranked, NONE)[:2]
    weights = [int(scoring.influence(state, s, tile)) for s in range(players)]
    assert sorted((s for s in range(players) if weights[s]), key=lambda s: -weights[s]) == ranked


def check_score(line: Line) -> None:
    first = seat(line["order"][0])
    pos = after_round(Scene(row=line["row"], occ=occ_of(line), display=line["display"], start=first))
    for kinds in line["choices"].values():
        pos.play(f"*{kinds}")
    view = pos.view()
    assert (view["dynasty"], view["chance"], view["display"]) == (2, True, [[], [], []])
    for player in line["order"]:
        assert view["won"][seat(player) - 1] == counted(line["expect"]["won"].get(player, ""))
    assert view["discarded"] == counted(line["expect"]["discarded"])


def counted(kinds: str) -> dict[str, int]:
    return {kind: kinds.count(kind) for kind in KINDS}


def check_rotate(line: Line) -> None:
    state = Scene(row=line["row"]).position()._state
    ranking.rotate(state)
    assert "".join("ABCDEFGH"[tile] for tile in state.row) == line["expect"]


def check_next_start(line: Line) -> None:
    players = len(line["seats"])
    state = new_state(players, ALL_PLAYERS if line["start_tie"] == "all_players" else TIED_ONLY, 0)
    state.row[:] = range(8)
    state.start = seat(line["order"][0]) - 1
    for tile, counts in enumerate(line["counts"]):
        at = 7 * tile
        for player, count in enumerate(counts):
            state.own[player] |= np.uint64(((1 << count) - 1) << at)
            at += count
    last = int(dynasty.last_player(state))
    assert last == seat(line["expect"][-1]) - 1
    assert [(int(dynasty.next_start(state)) + i) % players + 1 for i in range(players)] == [
        seat(player) for player in line["expect"]
    ]


def check_final(line: Line) -> None:
    names = list(line["counts"])
    state = new_state(max(3, len(names)), 0, FULL_SERIES if line["tiebreak"] == "full_series" else 0)
    for player, counts in enumerate(line["counts"].values()):
        state.won[player] = counts
    assert {name: int(ending.points(state, i)) for i, name in enumerate(names)} == line["expect"]["points"]
    won = int(ending.winners(state))
    assert [name for i, name in enumerate(names) if won >> i & 1] == line["expect"]["winners"]


CHECKS: dict[str, Callable[[Line], None]] = {
    "setup": check_setup, "order": check_order, "place": check_place, "action": check_action,
    "dests": check_dests, "standing": check_standing, "score": check_score, "rotate": check_rotate,
    "next_start": check_next_start, "final": check_final,
}  # fmt: skip


@pytest.mark.parametrize(
    "line", [pytest.param(line, id=line["id"], marks=pytest.mark.rule(*cited(line))) for line in SCENARIOS]
)
def test_worked_example(line: Line) -> None:
    CHECKS[line["type"]](line)


def test_no_worked_example_is_missing() -> None:
    parts = {"S": 5, "K": 12, "M": 15, "E": 9, "D": 5, "N": 8, "G": 6}
    wanted = [f"{part}{i}" for part, last in parts.items() for i in range(1, last + 1)]
    assert [line["id"] for line in SCENARIOS] == wanted


def held(owners: tuple[int, ...], player: int) -> tuple[int, int, int, int]:
    """Traders, city, towns, villages of a player, from the owners of a city-state's seven settlements."""
    mine = [owner == player for owner in owners]
    return sum(mine), sum(mine[:1]), sum(mine[1:4]), sum(mine[4:])


@pytest.mark.rule("R45", "R46", "R47")
def test_e10_counting_villages_as_well_never_changes_who_controls_or_is_second() -> None:
    state = Scene(start=2).position()._state
    whole = list(product(range(4), repeat=7))  # nobody, or one of three players, in each settlement
    for owners in random.Random(10).sample(whole, scaled(len(whole), 1500)):
        for player in range(3):
            state.own[player] = mask([7 + i for i, owner in enumerate(owners) if owner == player + 1])
        present = [p for p in (1, 2, 0) if p + 1 in owners]  # in turn order, which Python's sort keeps
        ranked = sorted(present, key=lambda p: held(owners, p + 1), reverse=True)
        assert tuple(map(int, scoring.standing(state, 1))) == (*ranked, NONE, NONE)[:2]
