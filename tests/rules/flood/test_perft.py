"""Perft from fixed positions: the kernels' counts and the reference's against the fixture."""

from __future__ import annotations

import json
from typing import Any

import pytest

import edubba
from edubba.games.kernel import COMPILED
from tests.rules.counting import by_reference
from tests.rules.flood.perft import FIXTURE, STOPS, by_kernels
from tests.rules.flood.reference import Play

Entry = dict[str, Any]
ENTRIES: list[Entry] = json.loads(FIXTURE.read_text())
IDS = [entry["name"] for entry in ENTRIES]
CHEAP = 300  # positions to visit in the short run, where each is slow
FAST = 3_000  # and where each is fast

pytestmark = pytest.mark.rule(
    "R46", "R56", "R66", "R77", "R82", "R95", "R104", "R112", "R128", "R133", "R142", "R144"
)


def inner(entry: Entry, depth: int) -> int:
    """How many positions a count of this depth visits: one less than the length of the lists."""
    counts: list[int] = entry["counts"]
    return counts[depth - 2] if depth > 1 else 1


def counted_by_kernels(entry: Entry, depth: int) -> int:
    pos = edubba.position(entry["view"])
    found = by_kernels(*pos.inner, depth)
    assert pos.view() == entry["view"]
    return found


@pytest.mark.parametrize("entry", ENTRIES, ids=IDS)
def test_the_kernels_count(entry: Entry) -> None:
    most = FAST if COMPILED else CHEAP
    for depth in range(1, len(entry["counts"]) + 1):
        if inner(entry, depth) <= most:
            assert counted_by_kernels(entry, depth) == entry["counts"][depth - 1]


@pytest.mark.parametrize("entry", ENTRIES, ids=IDS)
def test_the_reference_counts(entry: Entry) -> None:
    for depth in range(1, len(entry["counts"]) + 1):
        if inner(entry, depth) <= CHEAP:
            assert by_reference(Play.of(entry["view"]), depth) == entry["counts"][depth - 1]


@pytest.mark.long
@pytest.mark.parametrize("entry", ENTRIES, ids=IDS)
def test_both_count_all_of_it(entry: Entry) -> None:
    for depth in range(1, len(entry["counts"]) + 1):
        assert counted_by_kernels(entry, depth) == entry["counts"][depth - 1]
        assert by_reference(Play.of(entry["view"]), depth) == entry["counts"][depth - 1]


def test_the_fixture_holds_every_kind_of_position() -> None:
    assert list(STOPS) == IDS
    prompts = {entry["view"]["prompt"] for entry in ENTRIES}
    assert len(prompts) == 15  # all fourteen, and dice
    assert {entry["view"]["turn"] for entry in ENTRIES} == {1, 2, 3, 4, 5}
