"""The HTTP routes for those who learn: rules to read, examples to step through, lessons to do."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, TypeAlias

from litestar import Request, Response, get, post
from litestar.di import Provide
from litestar.params import JSONBody, PathParameter, QueryParameter

from edubba.drawing.scene import Part
from edubba.locales import LANGUAGES
from edubba.server.given import LimiterDep, Now
from edubba.server.learning import lessons, rules
from edubba.server.learning.schemas import ExampleStep, LessonAbout, LessonState, LessonWish, RulesTold
from edubba.server.limits import address_key
from edubba.server.matches.routes import TongueDep, provide_tongue
from edubba.server.people.guards import AddressDep
from edubba.server.problems import language_of

GameName: TypeAlias = Annotated[str, PathParameter(max_length=20)]
Id: TypeAlias = Annotated[str, PathParameter(max_length=40, pattern="^[a-z0-9_-]+$")]
StepNumber: TypeAlias = Annotated[int, QueryParameter(ge=0, le=40, description="How many steps are done.")]
TAGS = ["learning"]
TOLD = {"tongue": Provide(provide_tongue, sync_to_thread=False)}
#: The same for everybody who reads the language, until there is another version.
KEPT = {"cache-control": "private, max-age=300", "vary": "Accept-Language"}


def _spoken(tongue: str) -> str:
    """One of our languages: nothing else is ever kept."""
    return tongue if tongue in LANGUAGES else "en"


@get("/api/rules/{game:str}", tags=TAGS, dependencies=TOLD, sync_to_thread=True)
def rules_of(game: GameName, tongue: TongueDep) -> Response[RulesTold]:
    """The rules of a game in chapters, its options and boards, and what of them is reconstructed."""
    return Response(rules.rules_told(game, _spoken(tongue)), headers=KEPT)


@get(
    "/api/rules/{game:str}/figures/{example:str}",
    tags=TAGS, dependencies=TOLD, sync_to_thread=True, media_type="image/svg+xml",
)  # fmt: skip
def figure(game: GameName, example: Id, tongue: TongueDep) -> Response[str]:
    """The first position of an example, as a picture."""
    return Response(rules.figure(game, example, _spoken(tongue)), headers=KEPT)


@get("/api/rules/{game:str}/examples/{example:str}", tags=TAGS, dependencies=TOLD, sync_to_thread=True)
def example_step(
    game: GameName, example: Id, tongue: TongueDep, step: StepNumber = 0
) -> Response[ExampleStep]:
    """An example after some of its steps: the scene, what stands below it, and why a step is refused."""
    return Response(rules.example_step(game, example, step, _spoken(tongue)), headers=KEPT)


@get("/api/rules/{game:str}/ground/{board:str}", tags=TAGS, dependencies=TOLD, sync_to_thread=True)
def ground(game: GameName, board: Id, tongue: TongueDep) -> Response[Part]:
    """What of a board's map never changes, as SVG."""
    return Response(rules.ground_told(game, board, _spoken(tongue)), headers=KEPT)


@get("/api/lessons/{game:str}", tags=TAGS, dependencies=TOLD, sync_to_thread=True)
def lessons_of(game: GameName, tongue: TongueDep) -> Response[list[LessonAbout]]:
    """The lessons of a game, in the order in which they are best done."""
    return Response(lessons.lessons_told(game, _spoken(tongue)), headers=KEPT)


@post("/api/lessons/{game:str}/{lesson:str}", tags=TAGS, status_code=200)
async def learn(
    request: Request[Any, Any, Any],
    game: GameName,
    lesson: Id,
    data: JSONBody[LessonWish],
    limiter: LimiterDep,
    address: AddressDep,
    now: Now,
) -> LessonState:
    """Go on with a lesson. Nothing is kept: `played` says where you are, the answer where you are then."""
    await limiter.check(f"address {address_key(address)}", now)
    tongue = _spoken(data.lang or language_of(request))
    return await asyncio.to_thread(lessons.answer, game, lesson, data, tongue)


ROUTES = [rules_of, figure, example_step, ground, lessons_of, learn]
