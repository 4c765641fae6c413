"""What a client must know before it can ask for anything: games, options, boards, levels, languages."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get
from litestar.params import PathParameter

import edubba
from edubba.games import core
from edubba.locales import LANGUAGES
from edubba.search import LEVELS
from edubba.server import ratings
from edubba.server.errors import Problem
from edubba.server.given import DatabaseDep, MetricsDep, SettingsDep, SupervisorDep
from edubba.server.storage.schema import meta


class GameAbout(msgspec.Struct):
    """A game and its choices, the default first."""

    name: str
    rules: int
    options: dict[str, list[Any]]
    boards: list[str]


class SiteAbout(msgspec.Struct):
    """What this server offers."""

    version: str
    games: list[GameAbout]
    levels: list[str]
    languages: list[str]
    registration: bool
    guests: bool


@get("/api/about", tags=["site"], sync_to_thread=False)
def about(settings: SettingsDep) -> SiteAbout:
    """The games with their options and boards, the bots' levels, the languages."""
    games = [core.game(name).about for name in core.NAMES]
    return SiteAbout(
        edubba.__version__,
        [
            GameAbout(
                game.name,
                game.rules_version,
                {name: list(values) for name, values in game.options.items()},
                list(game.boards),
            )
            for game in games
        ],
        list(LEVELS),
        list(LANGUAGES),
        settings.registration,
        settings.guests,
    )


@get("/api/ratings/{game:str}/{players:int}", tags=["site"])
async def rating_table(
    game: Annotated[str, PathParameter(max_length=20)],
    players: Annotated[int, PathParameter(ge=2, le=9)],
    database: DatabaseDep,
) -> list[ratings.Line]:
    """The ratings of people and bots, the strongest first."""
    core.game(game)
    async with database.read() as connection:
        return await ratings.table(connection, game, players)


class Health(msgspec.Struct):
    """How a server, or one worker of it, is; `failing` names its work that does not succeed."""

    status: str
    version: str
    failing: list[str]


@get("/health", tags=["site"])
async def health(database: DatabaseDep, supervisor: SupervisorDep) -> Response[Health]:
    """Whether the server answers, its database does, and all of its own work succeeds: else 503."""
    async with database.read() as connection:
        await connection.execute(meta.select().limit(1))
    failing = supervisor.failing
    told = Health("failing" if failing else "ok", edubba.__version__, failing)
    return Response(told, status_code=503 if failing else 200)


@get("/metrics", tags=["site"], media_type=MediaType.TEXT, sync_to_thread=True)
def metrics(settings: SettingsDep, measured: MetricsDep) -> Response[bytes]:
    """What Prometheus collects."""
    if not settings.metrics:
        raise Problem(404, "problem-not-found")
    return Response(measured.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = [about, rating_table, health, metrics]
