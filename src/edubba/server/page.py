"""The page: the files that `web/` is built into, the words it says, the pictures of the games."""

from __future__ import annotations

import functools
from importlib import resources
from pathlib import Path
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import HTTPException, NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter
from litestar.response import Redirect
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from edubba.drawing.scene import map_alone, stage
from edubba.games import core
from edubba.locales import LANGUAGES, files
from edubba.server.errors import Problem
from edubba.server.problems import tell

FOLDER = Path(str(resources.files("edubba.server") / "built"))
#: What a visitor may have in the address bar; the page finds out by itself what to show.
PATHS = [
    "/", "/match/{rest:path}", "/lobby", "/games", "/account", "/reset", "/confirm", "/login",
    "/replay", "/replay/{rest:path}", "/rules", "/rules/{rest:path}", "/learn", "/learn/{rest:path}",
    "/boards", "/positions", "/positions/{rest:path}",
]  # fmt: skip
KEPT = CacheControlHeader(
    public=True, max_age=31_536_000, immutable=True
)  # its name changes with its content
ASKED_AGAIN = CacheControlHeader(no_cache=True)
A_WHILE = "public, max-age=300"


def missing(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Nothing is at this address: a reader is told by the page, a program by a document."""
    readable = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api")
    if readable and request.method in ("GET", "HEAD") and (FOLDER / "index.html").is_file():
        return Response(_shell(), status_code=404, media_type=MediaType.HTML)
    return tell(request, error)


@functools.cache
def _shell() -> bytes:
    return (FOLDER / "index.html").read_bytes()


def routes() -> list[ControllerRouterHandler]:
    """The page where it has been built, else a way to the documentation."""
    words: list[ControllerRouterHandler] = [texts, styles, picture]
    if not (FOLDER / "index.html").is_file():
        return [*words, front]
    assets = create_static_files_router(
        "/assets",
        [FOLDER / "assets"],
        include_in_schema=False,
        cache_control=KEPT,
        before_request=_known,
    )
    return [*words, _page(), assets]


def _known(request: Request[Any, Any, Any]) -> None:
    """A name that no file can have, such as one with a NUL, must not reach the disk."""
    if request.url.path.removeprefix("/assets/") not in _assets():
        raise NotFoundException


@functools.cache
def _assets() -> frozenset[str]:
    return frozenset(path.name for path in (FOLDER / "assets").iterdir())


def _page() -> HTTPRouteHandler:
    @get(PATHS, include_in_schema=False, sync_to_thread=False, cache_control=ASKED_AGAIN, name="page")
    def page() -> Response[bytes]:
        return Response(_shell(), media_type=MediaType.HTML)

    return page


@get("/", include_in_schema=False, sync_to_thread=False)
def front() -> Redirect:
    """Where no page was built, the documentation."""
    return Redirect("/api")


@get("/api/texts/{lang:str}", tags=["site"], sync_to_thread=False, media_type=MediaType.TEXT)
def texts(lang: Annotated[str, PathParameter(max_length=8)]) -> Response[str]:
    """What the page says in a language, in Fluent's format."""
    if lang not in LANGUAGES:
        raise Problem(404, "problem-not-found")
    return Response(_texts(lang), headers={"cache-control": ASKED_AGAIN.to_header()})


@functools.cache
def _texts(lang: str) -> str:
    """All files whose name begins like that of the page."""
    return "\n".join(file.read_text(encoding="utf-8") for file in files(lang) if file.name.startswith("page"))


@get("/api/styles/{game:str}", tags=["site"], sync_to_thread=False, media_type=MediaType.CSS)
def styles(game: Annotated[str, PathParameter(max_length=20)]) -> Response[str]:
    """The style sheet of a game's pictures."""
    core.game(game)
    return Response(stage(game).css(), headers={"cache-control": A_WHILE})


@get("/api/pictures/{game:str}/{lang:str}", tags=["site"], media_type="image/svg+xml", sync_to_thread=True)
def picture(
    game: Annotated[str, PathParameter(max_length=20)], lang: Annotated[str, PathParameter(max_length=8)]
) -> Response[str]:
    """The board of a game, as a picture."""
    core.game(game)
    drawn = board_picture(game, lang if lang in LANGUAGES else "en")
    return Response(drawn, headers={"cache-control": A_WHILE})


@functools.cache
def board_picture(game: str, lang: str) -> str:
    """A board at the start of a game."""
    import edubba

    pos = edubba.new(game)
    while pos.chance:
        pos.play(pos.chance[len(pos.moves) % len(pos.chance)][0])
    return map_alone(pos.view(), lang)
