"""The rules of a game as a page reads them: words in one language, figures, and examples step by step."""

from __future__ import annotations

import functools

import msgspec

from edubba import _position, drawing
from edubba._position import Position
from edubba.drawing import drafts
from edubba.drawing.scene import Part
from edubba.drawing.seats import seat_names
from edubba.games import core
from edubba.games.errors import Refusal
from edubba.guide.rulebook import Chapter, Example, Rulebook, chapter_key, example_key, rule_key, rulebook
from edubba.locales import say
from edubba.server.errors import Problem
from edubba.server.learning.schemas import (
    BoardTold,
    ChapterTold,
    ExampleStep,
    ExampleTold,
    MarkTold,
    OptionTold,
    RefusalTold,
    RulesTold,
    RuleTold,
)
from edubba.server.scenes import LAST, SeenScene, ground_of, still

OPTION = "option "  # a mark that begins so names an option
KEPT_STEPS = 256  # pictures of examples, some 40 kB each


@functools.cache
def rules_told(game: str, lang: str) -> RulesTold:
    """All rules of a game in a language; raises OptionError where there is no such game."""
    about, book = core.game(game).about, rulebook(game)
    return RulesTold(
        game=game,
        chapters=[_chapter(book, chapter, lang) for chapter in book.chapters],
        options=[_option(book, name, values, lang) for name, values in about.options.items()],
        boards=[BoardTold(_titled(name), say("learning-board", lang, board=name)) for name in about.boards],
        known=say("learning-known", lang, game=game),
        reconstructed=say("learning-reconstructed", lang, game=game),
        own_boards=game in drafts.games(),
    )


def _chapter(book: Rulebook, chapter: Chapter, lang: str) -> ChapterTold:
    return ChapterTold(
        id=chapter.id,
        title=say(chapter_key(book.game, chapter.id), lang),
        figure=_example(book, book.example(chapter.figure), lang) if chapter.figure else None,
        rules=[_rule(book, rule, lang) for rule in chapter.rules],
        examples=[_example(book, each, lang) for each in book.examples if _home(book, each) is chapter],
    )


def _home(book: Rulebook, example: Example) -> Chapter:
    """The chapter that an example shows most rules of."""
    return max(book.chapters, key=lambda chapter: len({*chapter.rules} & {*example.rules}))


def _rule(book: Rulebook, rule: str, lang: str) -> RuleTold:
    marks = [_mark(mark, lang) for mark in book.marks.get(rule, ())]
    return RuleTold(rule, say(rule_key(book.game, rule), lang), marks)


def _mark(mark: str, lang: str) -> MarkTold:
    if mark.startswith(OPTION):
        return MarkTold("option", say("learning-option", lang, name=mark.removeprefix(OPTION)))
    return MarkTold(mark)


def _example(book: Rulebook, example: Example, lang: str) -> ExampleTold:
    captions = [say(example_key(book.game, example.id, n), lang) for n in range(len(example.steps) + 1)]
    return ExampleTold(
        example.id, say(example_key(book.game, example.id), lang), list(example.rules), captions
    )


def _option(book: Rulebook, name: str, values: tuple[object, ...], lang: str) -> OptionTold:
    return OptionTold(
        name=name,
        label=say("learning-option", lang, name=name),
        values=[say("page-option-value", lang, value=str(value)) for value in values],
        about=say("learning-option-about", lang, name=name),
        rules=[rule for rule, marks in book.marks.items() if OPTION + name in marks],
    )


def _titled(name: str) -> str:
    return " ".join(word.capitalize() for word in name.split("_"))


# --- pictures -------------------------------------------------------------------------------------------


@functools.cache
def figure(game: str, id: str, lang: str) -> str:
    """The first position of an example as a picture."""
    return drawing.svg(_found(game, id).start().view(), lang=lang)


@functools.lru_cache(maxsize=KEPT_STEPS)
def example_step(game: str, id: str, number: int, lang: str) -> ExampleStep:
    """An example after so many steps."""
    example = _found(game, id)
    if number > len(example.steps):
        raise Problem(404, "problem-not-found")
    pos = example.start()
    done = example.steps[:number]
    for step in done:
        if not step.refused:
            pos.play(step.text)
    refusal = pos.why_not(done[-1].text) if done and done[-1].refused else None
    return ExampleStep(
        step=number,
        steps=len(example.steps),
        caption=say(example_key(game, id, number), lang),
        refusal=refusal_told(refusal, len(pos.scores), lang),
        scene=looked_at(picture(pos, lang)),
        ground=ground_path(pos),
    )


def _found(game: str, id: str) -> Example:
    try:
        return rulebook(game).example(id)
    except KeyError:
        raise Problem(404, "problem-not-found") from None


def picture(pos: Position, lang: str) -> SeenScene:
    """A position among players without names."""
    names = seat_names(len(pos.scores), None, lang)
    return still(pos, lang, names, pos.moves[-LAST:], len(pos.moves))


def looked_at(scene: SeenScene) -> SeenScene:
    """A scene in which there is nothing to pick."""
    return msgspec.structs.replace(scene, choices=[], tokens=[])


def refusal_told(refusal: Refusal | None, seats: int, lang: str) -> RefusalTold | None:
    """A refusal with its rule apart from its sentence, which calls the seats as the pictures do."""
    if refusal is None:
        return None
    names = seat_names(seats, None, lang)
    return RefusalTold(refusal.rule, refusal.text(lang, names).removeprefix(f"{refusal.rule}: "))


def ground_path(pos: Position) -> str:
    """Where the map below a position is to be had: one address for all positions of a board."""
    return f"/api/rules/{pos.game}/ground/{pos.options['board']}"


@functools.cache
def ground_told(game: str, board: str, lang: str) -> Part:
    """The map of a board that comes with the game."""
    if board not in core.game(game).about.boards:
        raise Problem(404, "problem-not-found")
    return ground_of(_position.new(game, board=board), lang)
