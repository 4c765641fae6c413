"""Hints in matches against bots: where to look, what to do, and why; worked out once for each moment."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

from edubba._position import Position
from edubba.drawing.scene import stage
from edubba.drawing.text.log import entries
from edubba.locales import say
from edubba.review.look import difference, is_sure
from edubba.search.analysis import Analysis, Option
from edubba.server.errors import Problem
from edubba.server.limits import Limiter
from edubba.server.reviews.schemas import Hint
from edubba.server.reviews.telling import chance
from edubba.server.scenes import names_of
from edubba.tables.checks import require
from edubba.tables.errors import TableError
from edubba.tables.events import BOT
from edubba.tables.match import RUNNING, Match

if TYPE_CHECKING:
    from edubba.server.reviews.service import Reviews

KEPT = 256  # moments
AT_A_GLANCE = 0.05  # seconds where there is nothing to choose
AHEAD = 3  # turns that are told of what may follow


class Hints:
    """The hints of a server."""

    def __init__(self, reviews: Reviews) -> None:
        self._reviews = reviews
        self._limiter = Limiter(0.5, 20)  # a guided game asks at every step
        self._thoughts: OrderedDict[tuple[str, int, int], asyncio.Task[Analysis]] = OrderedDict()

    async def hint(self, match: Match, who: int, lang: str, now: float) -> Hint:
        """A hint for the one whose turn it is; raises a problem where there is none to be had."""
        seat = _deciding(match, who)
        pos, names = match.ahead.copy(), names_of(match, lang)
        moment = match.id, match.version, match.draft.revision if match.draft else 0
        task = self._thoughts.get(moment)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            self._limiter.check(f"person {who}", now)
            task = self._think(moment, pos)
        analysis = await asyncio.shield(task)  # those who ask at the same time wait for the same thoughts
        return await asyncio.to_thread(told, pos, seat, analysis, lang, names)

    def _think(self, moment: tuple[str, int, int], pos: Position) -> asyncio.Task[Analysis]:
        seconds = self._reviews.pace.hint if len(pos.legal) > 1 else AT_A_GLANCE
        task = self._thoughts[moment] = asyncio.create_task(self._reviews.analysed(pos, seconds))
        while len(self._thoughts) > KEPT:
            self._thoughts.popitem(last=False)
        return task


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


def told(pos: Position, seat: int, found: Analysis, lang: str, names: list[str]) -> Hint:
    """The three steps in the reader's language."""
    staged, view = stage(pos.game), pos.view()
    best = found.options[0].text if found.options else pos.legal[0]
    tokens = [staged.token(name, view, lang) for name in staged.path(best)]
    places = {token.name: token.label for token in tokens if token.spot}
    where = ", ".join(places.values())
    return Hint(
        spots=list(places),
        area=say("hints-area", lang, places=where) if places else say("hints-area-none", lang),
        action=staged.worded(best, view, lang),
        why=[
            *_does(pos, best, lang, names),
            *_compared(pos, seat, found, lang),
            *_goes_on(pos, found, lang, names),
        ],
    )


def _does(pos: Position, text: str, lang: str, names: list[str]) -> list[str]:
    """What an action does, as the log tells it; a word that only opens something tells nothing."""
    return [line for entry in entries(pos, [text], lang=lang, names=names) if (line := str(entry))]


def _compared(pos: Position, seat: int, found: Analysis, lang: str) -> list[str]:
    """One's share after it, and after the next best."""
    if len(pos.legal) == 1:
        return [say("hints-only", lang)]
    said = [say("hints-share", lang, share=_share(option, seat, lang)) for option in found.options[:1]]
    for option in found.options[1:2]:
        action = stage(pos.game).worded(option.text, pos.view(), lang)
        said.append(say("hints-next", lang, action=action, share=_share(option, seat, lang)))
        if not is_sure(difference(found.options[0].shares[seat - 1], option.shares[seat - 1])):
            said.append(say("hints-even", lang))
    return said


def _share(option: Option, seat: int, lang: str) -> str:
    return chance(option.shares[seat - 1], lang)


def _goes_on(pos: Position, found: Analysis, lang: str, names: list[str]) -> list[str]:
    """What may follow, as the log would tell it."""
    first, *rest = found.line or [""]
    if not rest:
        return []
    after = pos.copy()
    after.play(first)
    lines = [str(entry) for entry in entries(after, rest, lang=lang, names=names)]
    followed = " ".join([line for line in lines if line][:AHEAD])
    return [say("hints-line", lang, told=followed)] if followed else []
