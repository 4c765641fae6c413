"""The lessons of every game: each can be done, and a learner's way through one is judged by the rules."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fnmatch import fnmatchcase

import pytest

from edubba._position import Position
from edubba.drawing.scene import stage
from edubba.games import core
from edubba.games.errors import OptionError, ParseError
from edubba.guide.lessons import Lesson, LessonStep, judge, lesson, lesson_key, lessons, walk
from edubba.locales import LANGUAGES, say
from tests.guide.tools import messages, rules_of, texts

each_game = pytest.mark.parametrize("game", core.NAMES)


def solution(step: LessonStep, pos: Position) -> str:
    """A text that solves a step: the first legal one, or the first pattern, which is then refused."""
    if not step.doing:
        return ""
    if step.refused:
        return step.refused[0].replace("[[]", "[").replace("[*]", "*").replace("[?]", "?")
    return next(text for text in texts(pos) if step.asks_for(text))


def done(lesson: Lesson, so_far: Sequence[str] = ()) -> list[str]:
    """What a learner plays who solves every step, after what he has done."""
    played = list(so_far)
    for step in lesson.steps[len(played) :]:
        played.append(solution(step, walk(lesson, played).pos))
    return played


@each_game
def test_there_are_enough_lessons_with_ids_of_their_own(game: str) -> None:
    assert 10 <= len({each.id for each in lessons(game)}) == len(lessons(game)) <= 15
    for each in lessons(game):
        assert each.game == game
        assert each.rules, each.id
        assert set(each.rules) <= {*rules_of(game)}, each.id


@each_game
def test_the_messages_of_the_file_are_those_of_the_data(game: str) -> None:
    wanted = [key for each in lessons(game) for key in each.message_keys()]
    assert sorted(messages(f"lessons_{game}")) == sorted(wanted)


@each_game
def test_a_lesson_asks_for_something_and_ends_with_something_to_look_at(game: str) -> None:
    for each in lessons(game):
        assert any(step.doing for step in each.steps), each.id
        assert not each.steps[-1].doing, each.id


@each_game
def test_every_lesson_can_be_done_at_its_seat(game: str) -> None:
    for each in lessons(game):
        played = done(each)
        for number, step in enumerate(each.steps):
            pos = walk(each, played[:number]).pos
            assert not step.doing or pos.to_act == each.seat, f"{each.id}, step {number + 1}"
        end = walk(each, played)
        assert end.done
        assert end.step == len(each.steps)


@each_game
def test_every_pattern_matches_something_legal_and_what_is_refused_is_refused(game: str) -> None:
    for each in lessons(game):
        played = done(each)
        for number, step in enumerate(each.steps):
            pos = walk(each, played[:number]).pos
            legal = texts(pos)
            for pattern in step.accept:
                assert any(fnmatchcase(text, pattern) for text in legal), f"{each.id}: {pattern}"
            for pattern in step.refused:
                assert not any(fnmatchcase(text, pattern) for text in legal), f"{each.id}: {pattern}"


@each_game
def test_after_every_way_to_solve_a_step_the_rest_can_be_solved(game: str) -> None:
    for each in lessons(game):
        played = done(each)
        for number, step in enumerate(each.steps):
            for text in texts(walk(each, played[:number]).pos):
                if step.accept and step.asks_for(text):
                    assert walk(each, done(each, [*played[:number], text])).done


@each_game
def test_what_a_step_forbids_is_refused_by_a_rule_of_the_lesson(game: str) -> None:
    leading = 0
    for each in lessons(game):
        played = done(each)
        asked = [number for number, step in enumerate(each.steps) if step.refused]
        for number in asked:
            answer = judge(each, played[:number], played[number])
            assert answer.solved
            assert answer.refusal is not None
            assert answer.refusal.rule in each.rules, f"{each.id}: {answer.refusal.text()}"
        leading += bool(asked)
    assert leading >= 4


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_hint_quotes_can_be_chosen_at_its_step(game: str, lang: str) -> None:
    staged = stage(game)
    for each in lessons(game):
        played = done(each)
        for number, step in enumerate(each.steps):
            if not step.doing:
                continue
            pos = walk(each, played[:number]).pos
            names = {name for text in (*texts(pos), played[number]) for name in staged.path(text)}
            labels = {staged.token(name, pos.view(), lang).label for name in names}
            hint = say(lesson_key(game, each.id, number + 1, hint=True), lang)
            assert {*re.findall("[“„«](.+?)[”“»]", hint)} <= labels, hint


def test_a_step_may_ask_for_the_rule_that_forbids() -> None:
    supply = lesson("sumeria", "supply")
    for text, solved, rule in (
        ("+kish.t1", True, "R26"),
        ("+sippar.c", False, "R10"),
        ("-sippar.c", False, ""),
    ):
        answer = judge(supply, [], text)
        assert (answer.solved, answer.refusal.rule if answer.refusal else "") == (solved, rule)


@each_game
def test_a_legal_text_that_is_not_asked_for_solves_nothing(game: str) -> None:
    others = 0
    for each in lessons(game):
        played = done(each)
        for number, step in enumerate(each.steps):
            legal = texts(walk(each, played[:number]).pos)
            other = next((text for text in legal if not step.asks_for(text)), None)
            if other is None or not step.doing:
                continue
            answer = judge(each, played[:number], other)
            assert (answer.solved, answer.refusal) == (False, None)
            with pytest.raises(OptionError, match="does not solve"):
                walk(each, [*played[:number], other])
            others += 1
    assert others > 10


def test_progress_tells_the_texts_and_the_position_of_the_open_step() -> None:
    first = next(each for each in lessons("sumeria") if any(step.replies for step in each.steps))
    played = done(first)
    count = next(n for n, step in enumerate(first.steps, 1) if step.replies)
    now = walk(first, played[:count])
    assert (now.step, now.done) == (count, False)
    assert now.texts[-len(first.steps[count - 1].replies) :] == first.steps[count - 1].replies
    again = first.start()
    for text in now.texts:
        again.play(text)
    assert again == now.pos


def test_a_step_to_look_at_is_solved_by_nothing_else() -> None:
    each = lessons("sumeria")[0]
    played = done(each)[:-1]
    legal = texts(walk(each, played).pos)[0]
    assert judge(each, played, "").solved
    assert not judge(each, played, legal).solved
    with pytest.raises(ParseError):
        judge(each, played, "nothing of this game")


def test_after_the_last_step_there_is_no_other() -> None:
    each = lessons("sumeria")[0]
    played = done(each)
    with pytest.raises(OptionError, match="all of them are solved"):
        walk(each, [*played, ""])
    with pytest.raises(OptionError, match="all of them are solved"):
        judge(each, played, "")


def test_a_lesson_is_found_by_its_id_and_another_word_is_none() -> None:
    each = lessons("sumeria")[1]
    assert lesson("sumeria", each.id) is each
    with pytest.raises(KeyError):
        lesson("sumeria", "")
    with pytest.raises(OptionError, match="no game"):
        lessons("chess")
