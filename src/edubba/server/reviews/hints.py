"""Hints in matches against bots: where to look, what to do, and why; worked out once for each moment."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING

from edubba._position import Position
from edubba.drawing.scene import stage
from edubba.locales import say
from edubba.server.bounded import forget_oldest
from edubba.server.errors import Problem
from edubba.server.limits import MakeGate, Rate, in_memory
from edubba.server.reviews.reasons import Asked, Thought, reasons
from edubba.server.reviews.schemas import Hint
from edubba.server.scenes import names_of
from edubba.tables.checks import require
from edubba.tables.errors import TableError
from edubba.tables.events import BOT
from edubba.tables.match import RUNNING, Match

if TYPE_CHECKING:
    from edubba.server.reviews.service import Reviews

KEPT = 256  # moments
HINTS = Rate("hints", 0.5, 20)  # a guided game asks at every step
AT_A_GLANCE = 0.05  # seconds where there is nothing to choose
NEXT = 0.3  # of the time for a hint, for what follows the next best


class Hints:
    """The hints of a server."""

    def __init__(self, reviews: Reviews, gate: MakeGate = in_memory) -> None:
        self._reviews = reviews
        self._limiter = gate(HINTS)
        self._thoughts: OrderedDict[tuple[str, int, int], asyncio.Task[Thought]] = OrderedDict()

    async def hint(self, match: Match, who: int, lang: str, now: float) -> Hint:
        """A hint for the one whose turn it is; raises a problem where there is none to be had."""
        seat = _deciding(match, who)
        pos, names = match.ahead.copy(), names_of(match, lang)
        moment = match.id, match.version, match.draft.revision if match.draft else 0
        task = self._thoughts.get(moment)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            await self._limiter.check(f"person {who}", now)
            task = self._think(moment, pos)
        thought = await asyncio.shield(task)  # those who ask at the same time wait for the same thoughts
        return await asyncio.to_thread(told, pos, seat, thought, lang, names)

    def _think(self, moment: tuple[str, int, int], pos: Position) -> asyncio.Task[Thought]:
        task = self._thoughts[moment] = asyncio.create_task(self._thought(pos))
        forget_oldest(self._thoughts, KEPT)
        return task

    async def _thought(self, pos: Position) -> Thought:
        """A search, and a shorter one after the next best action to see where that leads."""
        if len(pos.legal) == 1:
            return Thought(await self._reviews.analysed(pos, AT_A_GLANCE))
        found, after = await self._reviews.analysed(pos, self._reviews.pace.hint), pos.copy()
        if len(found.options) < 2:
            return Thought(found)
        after.play(found.options[1].text)
        try:
            return Thought(found, await self._reviews.analysed(after, NEXT * self._reviews.pace.hint))
        except Problem:  # too many ask: then without the comparison
            return Thought(found)


def _deciding(match: Match, who: int) -> int:
    """The seat that is to be helped."""
    held, seat = match.held_by(who), match.pos.to_act or 0
    if not held:
        raise TableError("table-no-seat-here")
    if match.facts.created.rated:
        raise Problem(409, "hints-rated")
    others = [each for number, each in enumerate(match.facts.seats, 1) if number != held[0]]
    if any(each.chair.kind != BOT for each in others):
        raise Problem(409, "hints-people")
    require(match, RUNNING)
    if seat not in held:
        raise TableError("table-not-your-turn", name=match.seat(seat).chair.name)
    if not match.seat(seat).person_plays:
        raise TableError("table-bot-plays", seat=seat)
    if match.ahead.to_act != seat:
        raise Problem(409, "hints-complete")
    return seat


def told(pos: Position, seat: int, thought: Thought, lang: str, names: list[str]) -> Hint:
    """The three steps in the reader's language."""
    found = thought.found
    best = found.options[0].text if found.options else pos.legal[0]
    spots, area = _area(pos, seat, best, found.line, lang)
    return Hint(
        spots=list(spots),
        area=area,
        action=stage(pos.game).worded(best, pos.view(), lang),
        why=reasons(Asked(pos, seat, lang, names), thought, best),
    )


def _area(pos: Position, seat: int, best: str, line: Sequence[str], lang: str) -> tuple[Sequence[str], str]:
    """Where to look, or what to think about: never as much as the action itself, if that can be helped."""
    legal, view, staged = pos.legal, pos.view(), stage(pos.game)
    if len(legal) == 1:
        return (), say("hints-only", lang)
    region = _region(pos, best, lang)
    look = (region[1], say("hints-area", lang, region=region[0])) if region else None
    if look and sum(_region(pos, text, lang) == region for text in legal) > 1:
        return look
    word = staged.token(staged.path(best)[0], view, lang)
    several = sum(staged.path(text)[0] == word.name for text in legal) > 1
    if not word.spot and (several or (not look and _leads_somewhere(pos, seat, line, lang))):
        return (), say("hints-kind", lang, kind=word.label)
    return look or ((), say("hints-area-none", lang))


def _region(pos: Position, text: str, lang: str) -> tuple[str, tuple[str, ...]] | None:
    """Where an action ends, coarsely."""
    staged, view = stage(pos.game), pos.view()
    regions = (staged.region(name, view, lang) for name in reversed(staged.path(text)))
    return next(filter(None, regions), None)


def _leads_somewhere(pos: Position, seat: int, line: Sequence[str], lang: str) -> bool:
    """Whether a word opens something that goes on at a place."""
    after = pos.copy()
    for text in line:
        if after.to_act != seat:
            return False
        if _region(after, text, lang):
            return True
        after.play(text)
    return False
