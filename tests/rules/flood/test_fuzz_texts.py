"""Nonsense for texts: played, refused with a rule, or misread, and nothing else ever happens."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import edubba
from edubba._position import Position
from tests.rules.flood.samples import VIEWS
from tests.rules.flood.summaries import SUMMARIES
from tests.rules.flood.universe import PARTS, TEXTS
from tests.rules.tools import LANGUAGES, one_line, scaled, texts_of


@cache
def sample(name: str) -> Position:
    """One position for all: whatever is sent to it must leave it as it is."""
    return edubba.position(VIEWS[name])


def misread(pos: Position, text: str) -> bool:
    """Whether it is no text of the game at all, and the error says so in a line."""
    try:
        pos.why_not(text)
    except edubba.ParseError as error:
        return one_line(str(error)) or pytest.fail(str(error))
    return False


def check_text(pos: Position, text: str) -> None:
    """Played, refused or misread; whoever refuses leaves the position alone."""
    may, before, moves = text in texts_of(pos), pos.hash, pos.moves
    if misread(pos, text):
        assert not may
        with pytest.raises(edubba.ParseError):
            pos.play(text)
    elif (verdict := pos.why_not(text)) is None:
        assert may
    else:
        assert not may
        assert verdict.rule in SUMMARIES
        assert all(one_line(verdict.text(lang)) for lang in LANGUAGES)
        with pytest.raises(edubba.IllegalAction):
            pos.play(text)
    assert (pos.hash, pos.moves) == (before, moves)


@pytest.mark.parametrize("name", VIEWS)
def test_what_is_not_refused_is_what_is_legal(name: str) -> None:
    pos = sample(name)
    rng = random.Random(name)
    allowed = texts_of(pos)
    assert set(allowed) <= set(TEXTS)
    tried = TEXTS if scaled(1, 0) else [*allowed, *rng.sample(TEXTS, 300)]
    assert {text for text in tried if pos.why_not(text) is None} == set(allowed)
    for text in rng.sample(TEXTS, scaled(60, 20)):
        check_text(pos, text)


ANY_TEXT = (
    st.text(max_size=30)
    | st.lists(st.sampled_from(PARTS), max_size=6).map("".join)
    | st.lists(st.sampled_from(PARTS), max_size=5).map(" ".join)
    | st.sampled_from(TEXTS)
)


@settings(max_examples=scaled(600, 250))
@given(name=st.sampled_from(sorted(VIEWS)), text=ANY_TEXT)
def test_any_string_is_played_refused_or_misread(name: str, text: str) -> None:
    check_text(sample(name), text)


@settings(max_examples=scaled(400, 200))
@given(
    name=st.sampled_from(sorted(VIEWS)),
    text=st.sampled_from(TEXTS),
    at=st.integers(0, 40),
    more=st.sampled_from(["", " ", *PARTS]),
)
def test_a_text_with_a_slip_in_it(name: str, text: str, at: int, more: str) -> None:
    check_text(sample(name), text[:at] + more + text[at + 1 :])


@pytest.mark.parametrize("text", [None, 3, b"pass", ["pass"], ("found", "ur"), 1.5])
def test_only_strings_are_texts(text: Any) -> None:
    pos = edubba.position(VIEWS["first action"])
    with pytest.raises(edubba.ParseError):
        pos.why_not(text)
    with pytest.raises(edubba.ParseError):
        pos.play(text)
