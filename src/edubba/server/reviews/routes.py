"""The HTTP routes of analyses and hints."""

from __future__ import annotations

import asyncio
from typing import Any, TypeAlias

from litestar import Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, SkipValidation

import edubba
from edubba._position import Position
from edubba.drawing.scene import stage
from edubba.drawing.seats import distinct, seat_names
from edubba.drawing.text.log import entries
from edubba.locales import say
from edubba.search.analysis import Analysis
from edubba.server.errors import Problem
from edubba.server.given import LimiterDep, MatchesDep, Now
from edubba.server.limits import address_key
from edubba.server.matches.routes import Invitation, MatchId, TongueDep, provide_tongue
from edubba.server.people.guards import AddressDep, MaybePersonDep, PersonDep
from edubba.server.replays.routes import FOUND, FoundDep
from edubba.server.replays.service import Found
from edubba.server.reviews import rows
from edubba.server.reviews.hints import Hints
from edubba.server.reviews.schemas import (
    AskedPosition,
    Hint,
    PositionOption,
    SeenPosition,
    SeenReview,
)
from edubba.server.reviews.service import Reviews
from edubba.server.reviews.telling import figure

ReviewsDep: TypeAlias = NamedDependency[SkipValidation[Reviews]]
HintsDep: TypeAlias = NamedDependency[SkipValidation[Hints]]
TONGUE = {"tongue": Provide(provide_tongue, sync_to_thread=False)}
TAGS = ["analyses"]
OPTIONS = 5  # actions of a position that are told


@post("/api/replays/{replay_id:str}/analysis", tags=TAGS, dependencies=FOUND, status_code=202)
async def ask(
    found: FoundDep, person: PersonDep, tongue: TongueDep, reviews: ReviewsDep, limiter: LimiterDep, now: Now
) -> SeenReview:
    """Ask for the analysis of a finished match, or of a record; it is made in the background and kept."""
    await limiter.check(f"person {person.id}", now)
    record = await reviews.record(found.id)
    if record is None:
        raise Problem(404, "problem-not-found")
    await reviews.ask(found.id, record, person)
    return await _seen(reviews, found, person.id, tongue)


@get("/api/replays/{replay_id:str}/analysis", tags=TAGS, dependencies=FOUND)
async def look(
    found: FoundDep,
    maybe_person: MaybePersonDep,
    tongue: TongueDep,
    reviews: ReviewsDep,
    limiter: LimiterDep,
    address: AddressDep,
    now: Now,
) -> SeenReview:
    """How far an analysis is; once it is done, all that it found, in the reader's language."""
    await limiter.check(f"analysis {address_key(address)}", now)
    return await _seen(reviews, found, maybe_person.id if maybe_person else None, tongue)


@get("/api/replays/{replay_id:str}/analysis/file", tags=TAGS, dependencies=FOUND)
async def file(
    found: FoundDep,
    maybe_person: MaybePersonDep,
    reviews: ReviewsDep,
    limiter: LimiterDep,
    address: AddressDep,
    now: Now,
) -> Response[bytes]:
    """The whole review for programs, as `edubba analyse --json` writes it."""
    await limiter.check(f"analysis {address_key(address)}", now)
    await _check(reviews, found, maybe_person.id if maybe_person else None)
    review = await reviews.review(found.id)
    if review is None:
        raise Problem(404, "problem-not-found")
    name = f'attachment; filename="{found.id}.json"'
    return Response(review.encode(), media_type="application/json", headers={"Content-Disposition": name})


async def _check(reviews: Reviews, found: Found, who: int | None) -> None:
    record = await reviews.record(found.id)
    if record is not None:
        await reviews.check(found.id, record, who)


async def _seen(reviews: Reviews, found: Found, who: int | None, lang: str) -> SeenReview:
    state, review = await reviews.state(found.id), None
    if state.status == rows.DONE:
        await _check(reviews, found, who)
        review = await reviews.told(found.id, lang, found.names(lang))
        state = state if review else await reviews.state(found.id)
    trouble = say("reviews-failed", lang) if state.status == rows.FAILED else ""
    return SeenReview(state.status, state.part, state.left, state.ahead, trouble, review)


@post("/api/positions/analysis", tags=TAGS, dependencies=TONGUE, status_code=200)
async def position(
    data: JSONBody[AskedPosition],
    maybe_person: MaybePersonDep,
    tongue: TongueDep,
    reviews: ReviewsDep,
    address: AddressDep,
    now: Now,
) -> SeenPosition:
    """What a position holds: each seat's share of winning, the best actions, and how it may go on."""
    asker = f"person {maybe_person.id}" if maybe_person else f"address {address_key(address)}"
    await reviews.questions.check(asker, now)
    pos = await asyncio.to_thread(edubba.position, data.position)
    await reviews.lock.check_position(pos, maybe_person.id if maybe_person else None)
    found = await reviews.analysed(pos, reviews.pace.position)
    return await asyncio.to_thread(_position, pos, found, tongue)


def _position(pos: Position, found: Analysis, lang: str) -> SeenPosition:
    names = distinct(seat_names(len(found.shares), None, lang))
    options = found.options[:OPTIONS]
    return SeenPosition(
        names=names,
        to_act=found.to_act,
        shares=[figure(share) for share in found.shares],
        options=[
            PositionOption(
                each.text, _worded(pos, each.text, lang, names), [figure(share) for share in each.shares]
            )
            for each in options
        ],
        line=[line for entry in entries(pos, found.line, lang=lang, names=names) if (line := str(entry))],
        simulations=found.simulations,
    )


def _worded(pos: Position, text: str, lang: str, names: list[str]) -> str:
    """An action in words; a draw as the log tells it."""
    if not text.startswith("~"):
        return stage(pos.game).worded(text, pos.view(), lang)
    return " ".join(map(str, entries(pos, [text], lang=lang, names=names))) or text


@post("/api/matches/{match_id:str}/hint", tags=TAGS, dependencies=TONGUE, status_code=200)
async def hint(
    match_id: MatchId,
    person: PersonDep,
    matches: MatchesDep,
    hints: HintsDep,
    tongue: TongueDep,
    limiter: LimiterDep,
    now: Now,
    invitation: Invitation = "",
) -> Hint:
    """A hint for your turn against bots: where to look, what to do, and why. Not in rated matches."""
    await limiter.check(f"person {person.id}", now)
    match = await matches.look(match_id, person.id, invitation)
    return await hints.hint(match, person.id, tongue, now)


ROUTES: list[Any] = [ask, look, file, position, hint]
