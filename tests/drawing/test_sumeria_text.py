"""Sumeria in words: what the table shows, what is asked, what is told of each text."""

from __future__ import annotations

import random
import re

import pytest

import edubba
from edubba.drawing.text import sumeria
from edubba.locales import LANGUAGES

NAMES = ["Ana", "Béla", "Cem", "Dora"]


def played(texts: int, seed: int = 1, players: int = 3) -> edubba.Position:
    """A random game up to so many texts."""
    chooser, pos = random.Random(seed), edubba.new("sumeria", players=players)
    while len(pos.moves) < texts and not pos.over:
        pos.play(pos.chance[0][0] if pos.chance else chooser.choice(pos.legal))
    return pos


def told(pos: edubba.Position, text: str) -> str:
    before = pos.view()
    pos.play(text)
    return sumeria.tell(before, text, pos.view(), "en", NAMES[: len(pos.scores)])


def test_the_table_has_a_line_for_every_city_state_in_the_order_of_the_row() -> None:
    view = played(60).view()
    lines = sumeria.table(view, "en", NAMES[:3]).splitlines()
    rows = [line.split()[1] for line in lines if line.split() and line.split()[0].rstrip("*").isdigit()]
    assert rows[:8] == view["row"]
    assert rows[8:] == NAMES[:3]


def test_the_table_counts_the_traders_of_each_seat() -> None:
    view = played(70).view()
    state = view["row"][0]
    line = next(row for row in sumeria.table(view, "en", NAMES[:3]).splitlines() if row.startswith("1* "))
    counts = [
        sum(s.startswith(f"{state}.") and seat == n for s, seat in view["traders"].items()) for n in (1, 2, 3)
    ]
    assert [int(word) for word in line.split()[-3:]] == counts


def test_city_states_that_are_not_drawn_yet_stand_below_without_a_place() -> None:
    lines = sumeria.table(played(3).view(), "en", NAMES[:3]).splitlines()
    assert sum(line.startswith("–") for line in lines) == 5


def test_an_add_tells_the_rise_and_a_remove_the_drop() -> None:
    pos = played(39)
    assert pos.section == "dynasty 1, round 1"
    row = pos.view()["row"]
    added = next(text for text in pos.legal if text.startswith(f"+{row[4]}."))
    assert told(pos, added).endswith(f"{row[4].title()} rises to place 4.")
    removed = next(text for text in pos.legal if text.startswith("-"))
    state = removed[1:].partition(".")[0]
    place = pos.view()["row"].index(state) + 1
    sentence = told(pos, removed)
    assert sentence.endswith(f"{state.title()} drops to place {place + 1}.") == (place < 8)


def test_markers_handed_over_without_a_choice_are_told_once() -> None:
    pos = played(0, players=4)
    chooser, gained = random.Random(3), 0
    while not pos.over:
        before = pos.view()
        text = pos.chance[0][0] if pos.chance else chooser.choice(pos.legal)
        sentence = told(pos, text)
        after = pos.view()
        for i, name in enumerate(NAMES):
            more = sum(after["won"][i].values()) - sum(before["won"][i].values())
            heard = re.findall(rf"{name} (?:takes|gets) markers: ([a-z, ]+)\.", sentence)
            assert sum(len(kinds.split(", ")) for kinds in heard) == more, (text, sentence)
            gained += more
    assert gained > 20


def test_the_last_marker_of_a_refill_tells_the_new_dynasty() -> None:
    pos = played(0)
    chooser = random.Random(2)
    while pos.section != "dynasty 2, draws":
        pos.play(pos.chance[0][0] if pos.chance else chooser.choice(pos.legal))
    sentences = [told(pos, pos.chance[0][0]) for _ in range(6)]
    start = NAMES[pos.view()["start"] - 1]
    assert sentences[5].endswith(f"Dynasty 2 begins; the start player is {start}.")
    assert not any("Dynasty" in sentence for sentence in sentences[:5])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_prompt_and_sentence_exists_in_every_language(lang: str) -> None:
    pos, chooser = edubba.new("sumeria"), random.Random(4)
    while not pos.over:
        before = pos.view()
        assert sumeria.prompt(before, lang, NAMES[:3])
        text = pos.chance[0][0] if pos.chance else chooser.choice(pos.legal)
        pos.play(text)
        assert sumeria.tell(before, text, pos.view(), lang, NAMES[:3]).endswith(".")
    assert len(sumeria.describe(pos.view(), lang, NAMES[:3])) == 13
    assert any(NAMES[seat - 1] in sumeria.prompt(pos.view(), lang, NAMES[:3]) for seat in pos.winners)
