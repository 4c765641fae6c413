"""The application: all routes, what they are given, and what surrounds every answer."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

import edubba
from edubba.server import about, page
from edubba.server.api_page import ApiPage
from edubba.server.config import Settings
from edubba.server.editing.routes import ROUTES as EDITING
from edubba.server.learning.routes import ROUTES as LEARNING
from edubba.server.matches import live, outline, routes
from edubba.server.people import guards
from edubba.server.people.passwords import Passwords
from edubba.server.people.routes import ROUTES as PEOPLE
from edubba.server.problems import HANDLERS
from edubba.server.replays.routes import ROUTES as REPLAYS
from edubba.server.reviews.routes import ROUTES as REVIEWS
from edubba.server.site import Site
from edubba.server.surroundings import Surroundings
from edubba.server.wires import keep_short

LARGEST_BODY = 256 * 1024  # a board of one's own fits


def application(settings: Settings) -> Surroundings:
    """The ASGI application of a server."""
    return application_of(Site(settings))


def application_of(site: Site) -> Surroundings:
    """The same of a site whose parts were chosen, such as its clock."""
    keep_short()
    return Surroundings(_inside(site), site)


def _inside(site: Site) -> Litestar:
    return Litestar(
        route_handlers=[
            *PEOPLE,
            *routes.ROUTES,
            outline.outline,
            *REPLAYS,
            *EDITING,
            *REVIEWS,
            live.live,
            *LEARNING,
            *about.ROUTES,
            *page.routes(),
        ],
        dependencies={**_given(site), **guards.dependencies(Passwords(), site.releases.release, site.gate)},
        exception_handlers={**HANDLERS, 404: page.missing},
        lifespan=[_lifespan(site)],
        openapi_config=_openapi(),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


def _given(site: Site) -> dict[str, Provide]:
    """What handlers may ask for by name."""
    values: dict[str, Callable[[], Any]] = {
        "database": lambda: site.database,
        "settings": lambda: site.settings,
        "clock": lambda: site.clock,
        "now": lambda: site.clock(),
        "matches": lambda: site.matches,
        "replays": lambda: site.replays,
        "lock": lambda: site.reviews.lock,
        "reviews": lambda: site.reviews,
        "hints": lambda: site.hints,
        "hub": lambda: site.hub,
        "chat": lambda: site.chat,
        "limiter": lambda: site.limiter,
        "crowd": lambda: site.crowd,
        "measured": lambda: site.metrics,
        "supervisor": lambda: site.supervisor,
    }
    return {name: Provide(value, sync_to_thread=False) for name, value in values.items()}


def _lifespan(site: Site) -> Callable[[Litestar], Any]:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with site.running():
            await _ask_oneself(app)
            yield

    return lifespan


async def _ask_oneself(app: Litestar) -> None:
    """The documentation is made when it is first asked for, and stops the loop: be the first."""
    transport = httpx.ASGITransport(app)  # type: ignore[arg-type]  # any ASGI application will do
    async with httpx.AsyncClient(transport=transport, base_url="http://edubba") as client:
        for path in ("/api", "/api/openapi.json"):
            (await client.get(path)).raise_for_status()


def _openapi() -> OpenAPIConfig:
    bearer = SecurityScheme(type="http", scheme="bearer", description="A personal token, see /api/me/tokens.")
    return OpenAPIConfig(
        title="Edubba",
        version=edubba.__version__,
        description="Play two strategy games of ancient Sumer over HTTP.",
        path="/api",
        render_plugins=[ApiPage(path="/"), JsonRenderPlugin(path="/openapi.json")],
        components=Components(security_schemes={"token": bearer}),
        security=[{"token": []}],
        use_handler_docstrings=True,
    )
