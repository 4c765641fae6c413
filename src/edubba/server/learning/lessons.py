"""A learner's step: what is asked, what came of a try, and what can be picked next."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from edubba._position import Position
from edubba.drawing.scene import Choice, stage
from edubba.drawing.seats import seat_names
from edubba.drawing.text.log import entries
from edubba.guide import lessons as guide
from edubba.guide.lessons import Judgement, Lesson, LessonStep, Progress, lesson_key
from edubba.locales import say
from edubba.server.errors import Problem
from edubba.server.learning.rules import ground_path, looked_at, picture, refusal_told
from edubba.server.learning.schemas import LessonAbout, LessonState, LessonWish
from edubba.server.scenes import SeenScene, meant, words_first


def lessons_told(game: str, lang: str) -> list[LessonAbout]:
    """The lessons of a game in their order; raises OptionError where there is no such game."""
    return [
        LessonAbout(each.id, say(lesson_key(game, each.id), lang), len(each.steps), list(each.rules))
        for each in guide.lessons(game)
    ]


def answer(game: str, id: str, wish: LessonWish, lang: str) -> LessonState:
    """Where the learner is after what is tried now; raises OptionError and ParseError as `walk` does."""
    lesson = _found(game, id)
    before = guide.walk(lesson, wish.played)
    text, verdict = _tried(lesson, before, wish)
    if not verdict.solved and (word := _asked_first(lesson, before, wish, lang)):
        state = _state(lesson, wish.played, before, lang, "first")
        state.did = word
        return state
    if text is None:
        return _state(lesson, wish.played, before, lang, "nothing" if wish.picks else "")
    if not verdict.solved:
        kind = "refused" if verdict.refusal else "other"
        state = _state(lesson, wish.played, before, lang, kind)
    else:
        played = [*wish.played, text]
        after = guide.walk(lesson, played)
        state = _state(lesson, played, after, lang, "solved")
        state.happened = _happened(before.pos, after.texts[len(before.texts) :], lang)
    state.did = stage(game).worded(text, before.pos.view(), lang) if text else ""
    state.refusal = refusal_told(verdict.refusal, len(before.pos.scores), lang)
    return state


def _asked_first(lesson: Lesson, now: Progress, wish: LessonWish, lang: str) -> str:
    """The word that the step asks for, where a place was clicked that comes only after it."""
    if now.done or not wish.picks:
        return ""
    words = words_first(now.pos, wish.picks, lang)
    return words.get(solution(lesson.steps[now.step], now.pos), "") if words else ""


def _found(game: str, id: str) -> Lesson:
    try:
        return guide.lesson(game, id)
    except KeyError:
        raise Problem(404, "problem-not-found") from None


# --- what is tried --------------------------------------------------------------------------------------


def _tried(lesson: Lesson, now: Progress, wish: LessonWish) -> tuple[str | None, Judgement]:
    """The text that is meant, None where there is none, and what it is worth."""
    texts: Sequence[str] = [] if wish.text is None else [wish.text]
    if wish.show and not now.done:
        texts = [solution(lesson.steps[now.step], now.pos)]
    elif wish.picks:
        texts = meant(now.pos, now.pos.view(), wish.picks)
    judged = [(text, guide.judge(lesson, wish.played, text)) for text in texts]
    if not judged:
        return None, Judgement(False, None)
    return min(judged, key=lambda each: _worth(each[1], lesson.game))


def _worth(verdict: Judgement, game: str) -> tuple[bool, bool, int]:
    """What solves the step comes first, then what is allowed, then the refusal that says most."""
    refusal = verdict.refusal
    return not verdict.solved, refusal is not None, stage(game).telling(refusal) if refusal else 0


def solution(step: LessonStep, pos: Position) -> str:
    """A text that solves a step: of forbidden ones the first, which is no pattern."""
    if step.refused:
        return _plain(step.refused[0])
    return next((text for text in pos.legal if step.doing and step.asks_for(text)), "")


def _plain(pattern: str) -> str:
    return pattern.replace("[[]", "[").replace("[*]", "*").replace("[?]", "?")


def _happened(before: Position, texts: Sequence[str], lang: str) -> list[str]:
    names = seat_names(len(before.scores), None, lang)
    return [str(entry) for entry in entries(before, texts, lang=lang, names=names)]


# --- what is seen ---------------------------------------------------------------------------------------


def _state(lesson: Lesson, played: Sequence[str], now: Progress, lang: str, verdict: str) -> LessonState:
    number = min(now.step + 1, len(lesson.steps))
    step = lesson.steps[number - 1]
    doing = step.doing and not now.done
    scene = picture(now.pos, lang)
    return LessonState(
        id=lesson.id,
        title=say(lesson_key(lesson.game, lesson.id), lang),
        rules=list(lesson.rules),
        seat=lesson.seat,
        steps=len(lesson.steps),
        step=now.step,
        played=list(played),
        words=say(lesson_key(lesson.game, lesson.id, number), lang),
        doing=doing,
        forbidden=doing and bool(step.refused),
        hint=say(lesson_key(lesson.game, lesson.id, number, hint=True), lang) if doing else "",
        verdict=verdict,
        did="",
        refusal=None,
        happened=[],
        done=now.done,
        next=_after(lesson),
        scene=_tempting(scene, step, now.pos, lang) if doing else looked_at(scene),
        ground=ground_path(now.pos),
    )


def _after(lesson: Lesson) -> str:
    ids = [each.id for each in guide.lessons(lesson.game)]
    return next(iter(ids[ids.index(lesson.id) + 1 :]), "")


def _tempting(scene: SeenScene, step: LessonStep, pos: Position, lang: str) -> SeenScene:
    """The scene; what shall be tried although it is forbidden can be picked even if it needs a word to it.

    Every place of the board can be clicked, but of the words only those are there that lead to something.
    """
    if not step.refused:
        return scene
    text, staged, view = solution(step, pos), stage(pos.game), pos.view()
    path = staged.path(text)
    tokens = {name: staged.token(name, view, lang) for name in path}
    begun = {choice.tokens[:count] for choice in scene.choices for count in range(len(choice.tokens) + 1)}
    if all(tokens[name].spot or path[: k + 1] in begun for k, name in enumerate(path)):
        return scene
    known = {token.name for token in scene.tokens}
    return msgspec.structs.replace(
        scene,
        choices=[*scene.choices, Choice(text, path)],
        tokens=[*scene.tokens, *(token for name, token in tokens.items() if name not in known)],
    )
