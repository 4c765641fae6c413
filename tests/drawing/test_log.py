"""The log of a game: entries that cover every text once, events as JSON, sentences in five languages."""

from __future__ import annotations

import json
import random
import re
from functools import cache

import pytest

import edubba
from edubba.drawing.text.log import Chronicler, Entry, entries, rewound
from edubba.locales import LANGUAGES

GAMES = ("sumeria", "flood")
NAMES = ["Ana", "Béla", "Cem"]
SEEDS = (1, 2, 3)


@cache
def played(game: str, seed: int) -> edubba.Position:
    """A random game to its end; passing is rare, so that something happens."""
    chooser, pos = random.Random(seed), edubba.new(game)
    while not pos.over:
        texts = [text for text, _ in pos.chance] or pos.legal
        lively = [text for text in texts if text not in ("pass", "done", "stop")]
        pos.play(chooser.choice(lively if lively and chooser.random() < 0.9 else texts))
    return pos


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_text_is_covered_by_exactly_one_entry(game: str, seed: int) -> None:
    pos = played(game, seed)
    covered = [number for entry in pos.log() for number in range(entry.first, entry.last + 1)]
    assert covered == list(range(1, len(pos.moves) + 1))


@pytest.mark.parametrize("game", GAMES)
def test_an_entry_belongs_to_one_seat_and_has_something_to_tell(game: str) -> None:
    for entry in played(game, 1).log():
        seats = {event.facts["seat"] for event in entry.events if entry.seat and "seat" in event.facts}
        assert entry.finished
        assert entry.events
        assert game == "sumeria" or seats == ({entry.seat} if entry.seat else set())


@pytest.mark.parametrize("game", GAMES)
def test_events_are_plain_json(game: str) -> None:
    for entry in played(game, 2).log():
        told = entry.json()
        assert json.loads(json.dumps(told)) == told
        assert set(told) == {"first", "last", "seat", "events", "finished"}
        assert all("kind" in event for event in told["events"])


@pytest.mark.parametrize("game", GAMES)
def test_an_unfinished_turn_stands_last_and_says_so(game: str) -> None:
    full = played(game, 3)
    pos = rewound(full)
    chronicler, finished, before = Chronicler(game), list[Entry](), pos.view()
    for text in full.moves[:200]:
        pos.play(text)
        after = pos.view()
        finished += chronicler.step(before, text, after)
        before = after
        begun = [chronicler.begun] if chronicler.begun else []
        assert all(not entry.finished for entry in begun)
        if len(pos.moves) % 40 == 0:
            assert pos.log() == [*finished, *begun]


@pytest.mark.parametrize("game", GAMES)
def test_the_log_of_the_front_door_is_that_of_the_texts_and_changes_nothing(game: str) -> None:
    pos = played(game, 1)
    texts, digest = pos.moves, pos.hash
    assert pos.log() == entries(edubba.new(game), texts)
    assert (pos.moves, pos.hash) == (texts, digest)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_sentences_read_well_in_every_language(game: str, lang: str) -> None:
    raw = r"|\b(mitanni|uruk|babylon|irrigation|toolmakers|amorites|hittites|kassites|self)\b"
    slips = re.compile(r"[{}_]" if game == "sumeria" else r"[*>_{}]" + raw)
    for seed in SEEDS:
        for entry in played(game, seed).log(lang=lang, names=NAMES):
            text = str(entry)
            assert text.endswith("."), text
            assert "  " not in text
            assert "None" not in text
            assert not re.search(r" [,.;]|,,|\.\.", text), text
            assert not slips.search(text), text
            assert text == entry.told(lang, NAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_takes_one_or_two_sentences_that_begin_with_the_player(game: str) -> None:
    for entry in played(game, 2).log(names=NAMES):
        if entry.seat is not None:
            assert str(entry).startswith(f"{NAMES[entry.seat - 1]} ")
            assert game == "sumeria" or len(re.findall(r"\.(?: |$)", str(entry))) <= 2


def test_without_names_players_are_called_by_their_seats() -> None:
    pos = edubba.new("flood")
    for text in ("~213", "found umma"):
        pos.play(text)
    assert str(pos.log()[-1]) == "Player 2 founded a city in Umma."
    assert str(pos.log(lang="hu")[-1]) == "2. játékos várost alapított Ummában."


def test_draws_in_a_row_are_one_entry() -> None:
    pos = played("sumeria", 1)
    first, second, *_ = pos.log(names=NAMES)
    assert (first.first, first.last, first.seat) == (1, 15, None)
    assert len(re.findall(r"\.(?: |$)", str(first))) == 3
    assert (second.first, second.last) == (16, 16)


@pytest.mark.parametrize("game", GAMES)
def test_a_log_may_begin_anywhere(game: str) -> None:
    full = played(game, 2)
    pos = rewound(full)
    for number, text in enumerate(full.moves):
        if number % 11 == 5:
            middle = edubba.position(pos.view())
            for following in full.moves[number : number + 6]:
                middle.play(following)
            assert all(str(entry).endswith(".") for entry in middle.log(names=NAMES) if entry.events)
        pos.play(text)
