"""Movement along trade routes, R36 to R43, rule by rule."""

from __future__ import annotations

import random

import pytest

from edubba.games.sumeria import board as boards
from tests.rules.sumeria.odd_boards import ODD, map_of, random_board
from tests.rules.sumeria.reference_rules import Map
from tests.rules.sumeria.tools import Scene, full, reach
from tests.rules.tools import scaled


def ends(occ: dict[int, list[str]], origin: str) -> set[str]:
    start = f"{full(origin)}>"
    return {text.removeprefix(start) for text in Scene(occ=occ).position().legal if text.startswith(start)}


def places(*short: str) -> set[str]:
    return {full(name) for name in short}


def odd_ends(board: dict[str, object], occupied: list[str], origin: str) -> set[str]:
    read = boards.from_document(board, "odd")
    found = reach(read.tables, [read.index[name] for name in occupied], read.index[origin])
    return {read.settlements[i] for i in found}


@pytest.mark.rule("R36")
def test_a_trader_leaves_along_any_route_in_either_direction() -> None:
    assert ends({1: ["Av1"]}, "Av1") == places("At1", "Bv1")
    assert ends({1: ["Ac"]}, "Ac") == places("At1", "At2", "At3")


@pytest.mark.rule("R37")
def test_it_must_stop_at_the_first_empty_settlement() -> None:
    pos = Scene(occ={1: ["At1"], 2: ["Av1"]}).position()
    assert "alpha.t1>beta.v1" in pos.legal
    for end, stop in (("beta.t1", "beta.v1"), ("alpha.t2", "alpha.c"), ("beta.c", "beta.v1")):
        no = pos.why_not(f"alpha.t1>{end}")
        assert no is not None
        assert (no.rule, no.facts["stop"]) == ("R37", stop)


@pytest.mark.rule("R37")
def test_it_cannot_end_on_an_occupied_settlement_or_stay() -> None:
    pos = Scene(occ={1: ["At1"], 2: ["Av1"]}).position()
    for end in ("alpha.v1", "alpha.t1"):
        no = pos.why_not(f"alpha.t1>{end}")
        assert no is not None
        assert no.rule == "R37"


@pytest.mark.rule("R38")
@pytest.mark.parametrize("owner", [1, 2])
def test_it_jumps_over_traders_of_any_owner_on_any_kind(owner: int) -> None:
    line = ["Av1", "Bv1", "Bt1", "Bc"]
    occ = {1: ["At1"], owner: ["At1", *line] if owner == 1 else line}
    pos = Scene(occ=occ).position()
    assert ends(occ, "At1") == places("Ac", "Bt2", "Bt3")
    pos.play("alpha.t1>beta.t3")
    assert {name: seat for name, seat in pos.view()["traders"].items() if name != "beta.t3"} == {
        full(name): owner for name in line
    }


@pytest.mark.rule("R39")
def test_at_an_occupied_city_it_may_turn_off_at_an_empty_one_it_stops() -> None:
    assert ends({1: ["At1"], 2: ["Ac"]}, "At1") == places("At2", "At3", "Av1")
    assert ends({1: ["At1"]}, "At1") == places("Ac", "Av1")


@pytest.mark.rule("R39")
def test_it_may_turn_off_anew_at_every_occupied_city() -> None:
    occ = {1: ["At1"], 2: ["Ac", "At2", "Av2", "Cv2"], 3: ["Ct2", "Cc"]}
    assert ends(occ, "At1") == places("At3", "Av1", "Ct1", "Ct3")


@pytest.mark.rule("R40")
def test_at_an_occupied_town_it_goes_straight_on() -> None:
    crossing = ODD["crossing"]
    assert odd_ends(crossing, ["a.v1", "d.t2"], "a.v1") == {"a.t1", "b.v1", "e.v1"}
    assert odd_ends(ODD["town_hubs"], ["a.v1", "d.t2"], "a.v1") == {
        "a.t1", "b.v1", "e.v1", "b.t1", "h.v3", "d.c", "d.v2",
    }  # fmt: skip


@pytest.mark.rule("R41")
def test_a_direction_without_an_empty_settlement_offers_nothing() -> None:
    occupied = ["a.t1", "a.v1"]
    assert odd_ends(ODD["dead_ends"], occupied, "a.t1") == {"a.c"}
    assert odd_ends(ODD["dead_ends"], ["a.t1"], "a.t1") == {"a.c", "a.v1"}


@pytest.mark.rule("R42")
def test_the_origin_is_never_a_destination_even_round_a_ring() -> None:
    ring = ["a.t1", "b.t2", "c.v3", "d.t1"]
    for origin in ring:
        found = odd_ends(ODD["rings"], ring, origin)
        assert origin not in found
        assert not found & set(ring)
    assert "c.v3" in odd_ends(ODD["rings"], ["a.t1", "b.t2", "d.t1"], "a.t1")


@pytest.mark.rule("R38", "R40")
@pytest.mark.parametrize("at", range(4))
@pytest.mark.parametrize("way", [1, -1])
def test_a_closed_route_goes_on_past_its_ends(at: int, way: int) -> None:
    ring = ["a.t1", "b.t2", "c.v3", "d.t1"]  # no city on it: wherever the list begins is no end
    origin, jumped, end = (ring[(at + way * i) % 4] for i in range(3))
    found = odd_ends(ODD["rings"], [origin, jumped], origin)
    assert end in found
    assert ring[(at - way) % 4] in found


def random_occupation(board: Map, rng: random.Random) -> list[str]:
    return rng.sample(list(board.settlements), rng.randrange(1, 52))


@pytest.mark.rule("R42")
@pytest.mark.parametrize("seed", range(scaled(60, 4)))
def test_the_destination_set_on_any_network_and_with_any_occupation(seed: int) -> None:
    rng = random.Random(seed)
    document = random_board(seed) if seed % 2 else ODD[rng.choice(list(ODD))]
    board, read = map_of(document), boards.from_document(document, "odd")
    for _ in range(6):
        occupied = random_occupation(board, rng)
        numbers = [read.index[name] for name in occupied]
        for origin in occupied[:6]:
            found = {read.settlements[i] for i in reach(read.tables, numbers, read.index[origin])}
            assert found == board.destinations(occupied, origin)


@pytest.mark.rule("R43")
def test_the_pictured_trader_in_a_town_has_three_destinations() -> None:
    assert len(ends({1: ["At1"], 2: ["Ac"]}, "At1")) == 3
