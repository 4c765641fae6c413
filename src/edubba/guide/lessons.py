"""Lessons: a real position, some steps to do there, and where in them a learner is."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from edubba._position import Position
from edubba.games.errors import OptionError, Refusal, shown
from edubba.guide import beginning
from edubba.guide.beginning import Beginning


@dataclass(frozen=True, slots=True)
class LessonStep:
    """Something to do, by a text that is played or one that is refused; without either, to look at."""

    accept: tuple[str, ...]  # patterns of texts: one of them is played
    refused: tuple[str, ...]  # patterns of texts: one of them is tried, and the rules forbid it
    rule: str  # the rule that has to forbid it; "" where any will do
    replies: tuple[str, ...]  # what chance and the others play after the step

    @property
    def doing(self) -> bool:
        """Whether the learner has to do something."""
        return bool(self.accept or self.refused)

    def asks_for(self, text: str) -> bool:
        """Whether a text is one of those that solve the step, if the rules say what the step expects."""
        return any(fnmatchcase(text, pattern) for pattern in self.accept or self.refused)


@dataclass(frozen=True, slots=True)
class Lesson:
    """One thing to learn, at one seat."""

    game: str
    id: str
    rules: tuple[str, ...]
    seat: int
    steps: tuple[LessonStep, ...]
    beginning: Beginning

    def start(self) -> Position:
        """A fresh position where it begins."""
        return self.beginning.start()

    def message_keys(self) -> Iterator[str]:
        """The keys of all its messages: the title, then each step with its hint."""
        yield lesson_key(self.game, self.id)
        for number, step in enumerate(self.steps, 1):
            yield lesson_key(self.game, self.id, number)
            if step.doing:
                yield lesson_key(self.game, self.id, number, hint=True)


@dataclass(frozen=True, slots=True)
class Progress:
    """Where a learner is."""

    step: int  # how many steps are solved: `lesson.steps[step]` is open, its words are number step + 1
    pos: Position
    done: bool  # all steps are solved
    texts: tuple[str, ...]  # what was played since the lesson began, replies included


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a text is worth at the open step: it solves it, the rules forbid it, or it is not what is asked.

    A step that asks for something forbidden is solved by a text that has a refusal as well.
    """

    solved: bool
    refusal: Refusal | None


# --- reading --------------------------------------------------------------------------------------------


@functools.cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; raises OptionError where there is no such game."""
    data = beginning.table(game, "lessons.toml")
    return tuple(_lesson(game, entry) for entry in data["lesson"])


def lesson(game: str, id: str) -> Lesson:
    """The lesson of that id; raises KeyError."""
    for each in lessons(game):
        if each.id == id:
            return each
    raise KeyError(id)


def _lesson(game: str, entry: Mapping[str, Any]) -> Lesson:
    if unknown := entry.keys() - {"id", "rules", "seat", "step", *beginning.KEYS}:
        raise ValueError(f"{game}, {entry['id']}: {', '.join(unknown)}")
    steps = tuple(_step(**step) for step in entry["step"])
    start = Beginning.of(game, entry)
    return Lesson(game, entry["id"], tuple(entry["rules"]), entry["seat"], steps, start)


def _step(
    accept: Sequence[str] = (), refused: Sequence[str] = (), rule: str = "", replies: Sequence[str] = ()
) -> LessonStep:
    if accept and (refused or rule):
        raise ValueError("a step asks for something that is played or for something that is refused")
    return LessonStep(tuple(accept), tuple(refused), rule, tuple(replies))


def lesson_key(game: str, id: str, step: int | None = None, hint: bool = False) -> str:
    """The message that is a lesson's title, the words of a step (the first is 1), or the hint to a step."""
    end = () if step is None else (str(step),)
    return "-".join(("lessons", game, id, *end, *(("hint",) if hint else ())))


# --- doing ----------------------------------------------------------------------------------------------


def walk(lesson: Lesson, played: Sequence[str]) -> Progress:
    """Do again what a learner has done: one entry for each solved step, "" where there was only to look.

    Raises OptionError for an entry that does not solve its step, ParseError for one that is no text.
    """
    if len(played) > len(lesson.steps):
        raise OptionError("guide-no-more-steps", lesson=lesson.id, steps=len(lesson.steps))
    pos = lesson.start()
    for number, text in enumerate(played, 1):
        step = lesson.steps[number - 1]
        if not _judged(step, pos, text).solved:
            raise OptionError("guide-step-unsolved", lesson=lesson.id, step=number, text=shown(text))
        for each in (*((text,) if step.accept else ()), *step.replies):
            pos.play(each)
    return Progress(len(played), pos, len(played) == len(lesson.steps), tuple(pos.moves))


def judge(lesson: Lesson, played: Sequence[str], text: str) -> Judgement:
    """What a text is worth at the step that is open after `played`; raises ParseError, and as `walk` does."""
    now = walk(lesson, played)
    if now.done:
        raise OptionError("guide-no-more-steps", lesson=lesson.id, steps=len(lesson.steps))
    return _judged(lesson.steps[now.step], now.pos, text)


def _judged(step: LessonStep, pos: Position, text: str) -> Judgement:
    if not step.doing and not text:
        return Judgement(True, None)
    refusal = pos.why_not(text)
    expected = refusal is None if step.accept else refusal is not None and step.rule in ("", refusal.rule)
    return Judgement(step.doing and expected and step.asks_for(text), refusal)
