"""The rules of every game as the guide tells them: all of them, with examples that the rules bear out."""

from __future__ import annotations

import re

import pytest

from edubba.games import core
from edubba.games.errors import OptionError
from edubba.guide.rulebook import Step, rule_key, rulebook
from tests.guide.tools import messages, rules_named, rules_of

each_game = pytest.mark.parametrize("game", core.NAMES)


@each_game
def test_every_rule_stands_in_one_chapter_in_the_order_of_the_specification(game: str) -> None:
    chapters = rulebook(game).chapters
    assert [rule for chapter in chapters for rule in chapter.rules] == rules_of(game)
    assert len({chapter.id for chapter in chapters}) == len(chapters) > 5


@each_game
def test_the_messages_of_the_file_are_those_of_the_data(game: str) -> None:
    assert sorted(messages(f"rules_{game}")) == sorted(rulebook(game).message_keys())


@each_game
def test_a_rule_is_told_in_a_short_paragraph_and_names_rules_that_exist(game: str) -> None:
    told = messages(f"rules_{game}")
    for rule in rules_of(game):
        words = told[rule_key(game, rule)]
        assert 10 <= len(words.split()) <= 90, f"{rule}: {len(words.split())} words"
        assert re.search(r"[.!]”?$", words), rule
        assert rules_named(words) <= {*rules_of(game)} - {rule}, rule


@each_game
def test_marks_are_known_and_name_options_of_the_game(game: str) -> None:
    known = {"ruling", "reconstructed", *(f"option {name}" for name in core.game(game).about.options)}
    marks = rulebook(game).marks
    assert marks.keys() <= {*rules_of(game)}
    for rule, kinds in marks.items():
        assert kinds, rule
        assert set(kinds) <= known, rule


@each_game
def test_a_figure_is_an_example(game: str) -> None:
    book = rulebook(game)
    figures = [chapter.figure for chapter in book.chapters if chapter.figure]
    assert figures
    for figure in figures:
        assert book.example(figure) in book.examples


@each_game
def test_examples_have_ids_of_their_own_and_show_rules_of_the_game(game: str) -> None:
    examples = rulebook(game).examples
    assert 8 <= len({example.id for example in examples}) == len(examples)
    for example in examples:
        assert example.rules, example.id
        assert set(example.rules) <= {*rules_of(game)}, example.id
        assert 2 <= len(example.steps) <= 6, example.id


@each_game
def test_examples_can_be_played_through(game: str) -> None:
    for example in rulebook(game).examples:
        pos = example.start()
        assert pos.game == game
        assert pos.moves == []
        for number, step in enumerate(example.steps, 1):
            refusal = pos.why_not(step.text)
            assert (refusal is not None) == step.refused, f"{example.id}, step {number}: {refusal}"
            if not step.refused:
                pos.play(step.text)


@each_game
def test_a_refusal_in_an_example_cites_a_rule_that_the_example_shows(game: str) -> None:
    shown = 0
    for example in rulebook(game).examples:
        pos = example.start()
        for step in example.steps:
            if not step.refused:
                pos.play(step.text)
                continue
            refusal = pos.why_not(step.text)
            assert refusal is not None
            assert refusal.rule in example.rules, f"{example.id}: {refusal.text()}"
            shown += 1
    assert shown >= 3


@each_game
def test_every_example_begins_anew_each_time(game: str) -> None:
    example = rulebook(game).examples[0]
    pos = example.start()
    pos.play(next(step.text for step in example.steps if not step.refused))
    assert example.start() != pos


def test_an_example_is_found_by_its_id_and_another_word_is_none() -> None:
    book = rulebook("sumeria")
    assert book is rulebook("sumeria")
    assert book.example(book.examples[1].id) is book.examples[1]
    assert all(isinstance(step, Step) for step in book.examples[1].steps)
    with pytest.raises(KeyError):
        book.example("")


@pytest.mark.parametrize("name", ["chess", "", "../games", "sumeria/positions"])
def test_there_is_no_rulebook_of_another_game(name: str) -> None:
    with pytest.raises(OptionError, match="no game"):
        rulebook(name)
