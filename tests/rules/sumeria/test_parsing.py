"""What is no text of the game is a parse error that quotes it, and nothing else ever happens."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import edubba
from tests.rules.sumeria.test_refusals import OCC, every_text
from tests.rules.sumeria.tools import GAME, Scene
from tests.rules.tools import scaled

BAD_TEXTS = [
    "", "+", "-", "*", "~", ">", "ur.c", "+ur", "+ur.", "+ur.c ", " +ur.c", "+UR.C", "+ur.t4", "+babel.c",
    "-ur.c9", "ur.c>", ">ur.c", "ur.c>ur.c>ur.t1", "ur.c->ur.t1", "ur.c > ur.t1", "*ME", "*X", "*E M",
    "*EEEEEEE", "*em", "~babel", "~5", "~0", "~EM", "~e", "~ur.c", "pass", "++ur.c", "\x00", "+ur.c\n",
    "+" + "u" * 4000, "²", "~²",
]  # fmt: skip


@pytest.mark.parametrize("text", BAD_TEXTS)
def test_what_is_no_text_of_the_game_is_a_parse_error_that_quotes_it(text: str) -> None:
    pos = edubba.new("sumeria")
    with pytest.raises(edubba.ParseError) as error:
        pos.why_not(text)
    quoted = error.value.facts["text"]
    assert len(quoted) <= 70
    assert quoted.isprintable()
    if text.isprintable() and len(text) <= 60:
        assert quoted == text


RULES = {f"R{number}" for number in range(1, 66)}
LONG_TAKE = re.compile(r"\*(?=.{4,6}\Z)E*M*P*R*")  # more markers than anybody takes: refused, not misread
ALPHABET = st.sampled_from([*"+->*~.EMPR1234 ct", "ur", "uruk", "ur.c", "kish.v2", "\n", "é", "\ud800"])


@settings(max_examples=scaled(400, 100))
@given(text=st.text(max_size=40) | st.lists(ALPHABET, max_size=7).map("".join))
def test_any_string_is_a_text_or_a_parse_error(text: str) -> None:
    pos = Scene(occ=OCC).position() if len(text) % 2 else edubba.new("sumeria")
    if text in every_text(pos._setting.board) or LONG_TAKE.fullmatch(text):
        verdict = pos.why_not(text)
        assert verdict is None or verdict.rule in RULES
        return
    with pytest.raises(edubba.ParseError) as error:
        pos.why_not(text)
    assert "text" in error.value.facts


@pytest.mark.parametrize("text", [None, 3, b"+ur.c", ["+ur.c"], ("+", "ur.c")])
def test_only_strings_are_texts(text: Any) -> None:
    with pytest.raises(edubba.ParseError):
        GAME.judge(*_fresh(), text)


def _fresh() -> tuple[Any, Any]:
    pos = edubba.new("sumeria")
    return pos._setting, pos._state
