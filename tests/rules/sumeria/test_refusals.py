"""Which rule a refusal cites, and with which facts."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import combinations_with_replacement
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import edubba
from edubba import Position
from edubba.games.sumeria import board as boards
from edubba.games.sumeria.state import MARKERS, OVER, PLACE, REFILL, ROW, START, TAKE, TURN
from edubba.locales import LANGUAGES, sentence
from tests.rules.sumeria.odd_boards import ODD, map_of
from tests.rules.sumeria.reference_rules import Map
from tests.rules.sumeria.test_against_reference import SHIPPED
from tests.rules.sumeria.tools import KINDS, Scene, full, mask, somewhere
from tests.rules.tools import scaled

OCC = {1: ["At1", "Dc"], 2: ["Av1", "Bc"], 3: ["Hv2"]}
PLAY = Scene(occ=OCC)
POOR = Scene(occ=OCC, supply={1: 0})
PLACING = Scene(occ=OCC, phase=PLACE)
TAKING = Scene(occ=OCC, phase=TAKE, round=3, display=("EMM", "RP", "E"))
DRAWING = Scene(occ=OCC, phase=REFILL, seat=None, display=("", "", ""), dynasty=2, won={1: "PPPPPPPPP"})
ENDED = Scene(occ=OCC, phase=OVER, seat=None, display=("", "", ""), dynasty=6, round=3)

TABLE: list[tuple[str, Scene, str, str, dict[str, Any]]] = [
    ("add on a trader", PLAY, "+beta.c", "R10", {"settlement": "beta.c", "seat": 2}),
    ("add on an own trader", PLAY, "+delta.c", "R10", {"settlement": "delta.c", "seat": 1}),
    ("occupied comes before supply", POOR, "+beta.c", "R10", {"settlement": "beta.c", "seat": 2}),
    ("add without supply", POOR, "+beta.t1", "R26", {"seat": 1}),
    ("move somebody else's", PLAY, "beta.c>beta.t1", "R23", {"settlement": "beta.c", "owner": 2, "seat": 1}),
    ("move nobody's", PLAY, "eta.c>eta.t1", "R23", {"settlement": "eta.c", "seat": 1}),
    ("whose trader comes before where to", PLAY, "beta.c>beta.c", "R23", {"owner": 2}),
    ("remove somebody else's", PLAY, "-theta.v2", "R23", {"settlement": "theta.v2", "owner": 3}),
    ("remove nobody's", PLAY, "-eta.c", "R23", {"settlement": "eta.c"}),
    ("past an empty place", PLAY, "alpha.t1>beta.t1", "R37", {"stop": "beta.v1", "destination": "beta.t1"}),
    ("past an empty city", PLAY, "alpha.t1>alpha.t2", "R37", {"stop": "alpha.c", "destination": "alpha.t2"}),
    ("to an occupied place", PLAY, "alpha.t1>alpha.v1", "R37", {"settlement": "alpha.v1", "seat": 2}),
    ("to a far occupied place", PLAY, "alpha.t1>theta.v2", "R37", {"settlement": "theta.v2", "seat": 3}),
    ("to where it stands", PLAY, "alpha.t1>alpha.t1", "R37", {"settlement": "alpha.t1"}),
    ("take in a turn", PLAY, "*EM", "R22", {}),
    ("draw in a turn", PLAY, "~E", "R55", {"seat": 1}),
    ("draw a tile in a turn", PLAY, "~alpha", "R55", {}),
    ("move while placing", PLACING, "alpha.t1>alpha.c", "R18", {"seat": 1}),
    ("remove while placing", PLACING, "-alpha.t1", "R18", {"seat": 1}),
    ("take while placing", PLACING, "*E", "R18", {}),
    ("draw while placing", PLACING, "~E", "R14", {}),
    ("place on a trader", PLACING, "+alpha.v1", "R10", {"settlement": "alpha.v1", "seat": 2}),
    ("add while taking", TAKING, "+eta.c", "R22", {"seat": 1}),
    ("move while taking", TAKING, "alpha.t1>alpha.c", "R22", {}),
    ("remove while taking", TAKING, "-alpha.t1", "R22", {}),
    ("draw while taking", TAKING, "~E", "R55", {}),
    ("take too few", TAKING, "*E", "R48", {"wanted": 2, "given": 1, "position": 1}),
    ("take too many", TAKING, "*EMM", "R48", {"wanted": 2, "given": 3}),
    ("take two of one", TAKING, "*EE", "R48", {"kind": "E", "there": 1, "wanted": 2}),
    ("take what is not there", TAKING, "*ER", "R48", {"kind": "R", "there": 0}),
    ("decide where a draw is due", DRAWING, "+eta.c", "R14", {}),
    ("take where a draw is due", DRAWING, "*E", "R14", {}),
    ("draw a kind that is used up", DRAWING, "~P", "R55", {"kind": "P"}),
    ("draw a tile instead", DRAWING, "~alpha", "R55", {}),
    ("draw a seat instead", DRAWING, "~2", "R55", {}),
    ("add after the end", ENDED, "+eta.c", "R60", {}),
    ("draw after the end", ENDED, "~E", "R60", {}),
    ("take after the end", ENDED, "*EEE", "R60", {}),
]


@pytest.mark.rule("R10", "R14", "R18", "R22", "R23", "R26", "R37", "R48", "R55", "R60")
@pytest.mark.parametrize(
    ("scene", "text", "rule", "facts"), [pytest.param(*row[1:], id=row[0]) for row in TABLE]
)
def test_a_refusal_cites_the_rule_and_the_facts(
    scene: Scene, text: str, rule: str, facts: dict[str, Any]
) -> None:
    pos = scene.position()
    no = pos.why_not(text)
    assert no is not None
    assert no.rule == rule
    assert facts.items() <= no.facts.items()
    with pytest.raises(edubba.IllegalAction) as error:
        pos.play(text)
    assert error.value.rule == rule


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("scene", "text"), [pytest.param(row[1], row[2], id=row[0]) for row in TABLE])
def test_with_names_a_refusal_calls_players_by_them(scene: Scene, text: str, lang: str) -> None:
    no = scene.position().why_not(text)
    assert no is not None
    names = ["Ana", "Béla", "Cem"]
    told = no.text(lang, names)
    for fact in {"seat", "owner"} & no.facts.keys():
        seat = no.facts[fact]
        assert names[seat - 1] in told
        told = told.replace(names[seat - 1], sentence("refusal-seat", {"seat": seat}, lang))
    assert told == no.text(lang)


def test_a_seat_that_is_not_there_has_no_name() -> None:
    pos = edubba.new("sumeria")
    for due in (*boards.shipped("two_rivers").states, *"EMPREM"):
        pos.play(f"~{due}")
    no = pos.why_not("~4")
    assert no is not None
    assert "seat 4" in no.text("en", ["Ana", "Béla", "Cem"])


@pytest.mark.rule("R12", "R14", "R16")
def test_draws_of_the_opening_come_in_their_order() -> None:
    pos = edubba.new("sumeria")
    draws = {"~ur": ("~E", "~1"), "~E": ("~ur", "~2"), "~1": ("~ur", "~E", "~4")}
    for due in (*boards.shipped("two_rivers").states, *"EMPREM", "1"):
        sort = "~1" if due == "1" else "~E" if due in KINDS else "~ur"
        for text in (*draws[sort], "+ur.c", "*E", *pos.moves[-1:] * (sort == "~ur")):
            no = pos.why_not(text)
            assert no is not None
            assert no.rule == "R14"
        pos.play(f"~{due}")


def at_the_crossing() -> Position:
    """Seat 1 beside a crossing at a town, seat 2 on it."""
    pos = edubba.new("sumeria", board=ODD["crossing"])
    state, board = pos._state, pos._setting.board
    state.phase, state.seat, state.start, state.row[:] = TURN, 0, 0, range(8)
    state.own[0], state.own[1] = mask([board.index["a.v1"]]), mask([board.index["d.t2"]])
    return pos


@pytest.mark.rule("R40")
def test_turning_off_at_a_town_is_named() -> None:
    pos = at_the_crossing()
    no = pos.why_not("a.v1>h.v3")
    assert no is not None
    assert (no.rule, no.facts["at"], no.facts["destination"]) == ("R40", "d.t2", "h.v3")
    assert "a.v1>e.v1" in pos.legal  # straight on over the town


@pytest.mark.rule("R37", "R40")
def test_no_trader_is_told_to_stop_where_it_cannot_get() -> None:
    pos = at_the_crossing()
    no = pos.why_not("a.v1>h.t3")  # beyond h.v3, which only turning off at d.t2 would reach
    assert no is not None
    assert no.rule == "R37"
    assert f"a.v1>{no.facts['stop']}" in pos.legal


# --- every text in random positions -------------------------------------------------------------------


def every_text(board: boards.Board) -> list[str]:
    names = board.settlements
    takes = ["".join(kinds) for n in (1, 2, 3) for kinds in combinations_with_replacement(KINDS, n)]
    return [
        *(f"+{name}" for name in names), *(f"-{name}" for name in names), *(f"*{kinds}" for kinds in takes),
        *(f"{a}>{b}" for a in names for b in names),
        *(f"~{drawn}" for drawn in (*board.states, *KINDS, *"1234")),
    ]  # fmt: skip


def rule_by_phase(phase: int, text: str) -> str | None:
    """The rule by which a text does not belong to this phase at all."""
    if phase == OVER:
        return "R60"
    if text[0] == "~":
        return "R14" if phase <= PLACE else "R55"
    if phase in (ROW, MARKERS, START, REFILL):
        return "R14"
    if phase == TAKE:
        return "R48" if text[0] == "*" else "R22"
    if phase == PLACE and text[0] != "+":
        return "R18"
    return "R22" if text[0] == "*" else None


class Oracle:
    """What the notation says an illegal text is refused with, in one position."""

    def __init__(self, pos: Position, board: Map) -> None:
        self.phase, self.seat, self.traders = int(pos._state.phase), pos.to_act, pos.view()["traders"]
        self.anywhere = replace(board, branch_at=("city", "town", "village"))

    def rule(self, text: str) -> str:
        by_phase = rule_by_phase(self.phase, text)
        if by_phase:
            return by_phase
        if text[0] == "+":
            return "R10" if text[1:] in self.traders else "R26"
        origin, _, end = text.removeprefix("-").partition(">")
        if self.traders.get(origin) != self.seat:
            return "R23"
        return "R40" if end in self.reached(origin) else "R37"

    @cache  # noqa: B019  # an oracle lives as long as one position of the test
    def reached(self, origin: str) -> set[str]:
        """R40: where turning off anywhere would lead."""
        return self.anywhere.destinations(self.traders, origin)


CHOICES: dict[str, tuple[Any, Map]] = {
    **{name: (name, board) for name, board in SHIPPED.items()},
    **{name: (document, map_of(document)) for name, document in ODD.items()},
}


@pytest.mark.rule("R28", "R37", "R40")
@settings(max_examples=scaled(40, 4))
@given(seed=st.integers(0, 10**6), name=st.sampled_from(list(CHOICES)), players=st.sampled_from([3, 4]))
def test_every_text_is_legal_or_refused_with_its_rule(seed: int, name: str, players: int) -> None:
    document, board = CHOICES[name]
    pos = somewhere(seed, board=document, players=players)
    allowed = {*pos.legal, *(text for text, _ in pos.chance)}
    oracle = Oracle(pos, board)
    for text in every_text(pos._setting.board):
        no = pos.why_not(text)
        found = no and no.rule
        assert found == (None if text in allowed else oracle.rule(text)), text


@pytest.mark.rule("R37")
@settings(max_examples=scaled(40, 5))
@given(seed=st.integers(0, 10**6), name=st.sampled_from(list(CHOICES)))
def test_where_a_trader_must_stop_it_may_stop(seed: int, name: str) -> None:
    pos = somewhere(seed, board=CHOICES[name][0])
    legal = set(pos.legal)
    for origin, seat in pos.view()["traders"].items():
        for end in pos._setting.board.settlements[::5]:
            no = pos.why_not(f"{origin}>{end}") if seat == pos.to_act else None
            if no is not None and "stop" in no.facts:
                assert f"{origin}>{no.facts['stop']}" in legal


def test_the_scenes_of_the_table_know_their_settlements() -> None:
    assert full("Hv2") == "theta.v2"
    assert [scene.position().to_act for scene in (PLAY, TAKING, DRAWING, ENDED)] == [1, 1, None, None]
