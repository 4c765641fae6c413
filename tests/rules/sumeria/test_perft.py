"""Perft from fixed positions: the kernels' counts and the reference's against the fixture."""

from __future__ import annotations

import json
from typing import Any

import pytest

import edubba
from edubba.games.kernel import COMPILED
from tests.rules.counting import by_reference
from tests.rules.sumeria.perft import FIXTURE, STOPS, by_kernels
from tests.rules.sumeria.reference import Play
from tests.rules.sumeria.test_against_reference import SHIPPED
from tests.rules.sumeria.tools import GAME

Entry = dict[str, Any]
ENTRIES: list[Entry] = json.loads(FIXTURE.read_text())
IDS = [f"{entry['name']}, {entry['options']['board']} {entry['options']['players']}" for entry in ENTRIES]
CHEAP = 250  # positions to visit in the short run, where each is slow
FAST = 40_000  # and where each is fast

pytestmark = pytest.mark.rule("R14", "R18", "R23", "R26", "R28", "R42", "R48", "R55")


def inner(entry: Entry, depth: int) -> int:
    """How many positions a count of this depth visits: one less than the length of the lists."""
    counts: list[int] = entry["counts"]
    return counts[depth - 2] if depth > 1 else 1


def counted_by_kernels(entry: Entry, depth: int) -> int:
    setting = GAME.setting(entry["options"])
    pos = edubba.new("sumeria", **entry["options"])
    for text in entry["texts"]:
        pos.play(text)
    state = pos._state
    before = state.tobytes()
    found = by_kernels(setting, state, depth)
    assert state.tobytes() == before
    return found


def counted_by_reference(entry: Entry, depth: int) -> int:
    options = {"start_tie": "tied_only", "final_tiebreak": "best_kind", **entry["options"]}
    game = Play(SHIPPED[entry["options"]["board"]], options)
    for text in entry["texts"]:
        game.apply(text)
    return by_reference(game, depth)


@pytest.mark.parametrize("entry", ENTRIES, ids=IDS)
def test_the_kernels_count(entry: Entry) -> None:
    most = FAST if COMPILED else CHEAP
    for depth in range(1, len(entry["counts"]) + 1):
        if inner(entry, depth) <= most:
            assert counted_by_kernels(entry, depth) == entry["counts"][depth - 1]


@pytest.mark.parametrize("entry", ENTRIES, ids=IDS)
def test_the_reference_counts(entry: Entry) -> None:
    # ordinary turns to depth 3 too, once a run; the others in full in the long suite
    most = 3_100 if entry["name"] == "full board" and COMPILED else CHEAP
    for depth in range(1, len(entry["counts"]) + 1):
        if inner(entry, depth) <= most:
            assert counted_by_reference(entry, depth) == entry["counts"][depth - 1]


@pytest.mark.long
@pytest.mark.parametrize("entry", ENTRIES, ids=IDS)
def test_both_count_all_of_it(entry: Entry) -> None:
    for depth in range(1, len(entry["counts"]) + 1):
        assert counted_by_kernels(entry, depth) == entry["counts"][depth - 1]
        assert counted_by_reference(entry, depth) == entry["counts"][depth - 1]


def test_the_fixture_holds_every_kind_of_position_on_both_boards() -> None:
    found = {(entry["name"], entry["options"]["board"]) for entry in ENTRIES}
    assert found == {(name, board) for name in STOPS for board in SHIPPED}
