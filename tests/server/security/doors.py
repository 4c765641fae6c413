"""All routes of the application, with a body each would take: a new one cannot be forgotten."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from litestar import Litestar
from litestar.routes import HTTPRoute

from edubba.server.app import application
from edubba.server.config import Settings

UNSAFE = ("POST", "PUT", "PATCH", "DELETE")
Door = tuple[str, str]
RECORD = (sorted((Path(__file__).parents[2] / "records" / "games").glob("*.edubba"))[0]).read_text()

#: What each unsafe route takes, so that it is not the form that is refused.
BODIES: dict[Door, Any] = {
    ("POST", "/api/blocks/{name}"): None,
    ("DELETE", "/api/blocks/{name}"): None,
    ("POST", "/api/boards/check"): {"game": "sumeria", "board": {}},
    ("POST", "/api/boards/read"): {"game": "sumeria", "text": ""},
    ("POST", "/api/boards/rename"): {"game": "sumeria", "board": {}, "old": "a", "new": "b"},
    ("POST", "/api/confirm"): {"token": "1.2.x"},
    ("POST", "/api/guest"): {},
    ("POST", "/api/lessons/{game}/{lesson}"): {"played": []},
    ("POST", "/api/login"): {"name": "Nobody", "password": "x"},
    ("POST", "/api/logout"): None,
    ("POST", "/api/matches"): {"game": "sumeria"},
    ("POST", "/api/matches/{match_id}/chat"): {"text": "hello", "room": "gallery"},
    ("POST", "/api/matches/{match_id}/commands"): {"do": "cancel", "version": 1},
    ("POST", "/api/matches/{match_id}/hint"): None,
    ("PUT", "/api/matches/{match_id}/notices"): {"wanted": True},
    ("POST", "/api/matches/{match_id}/rematch"): None,
    ("PATCH", "/api/me"): {"about": "forged"},
    ("DELETE", "/api/me"): {"password": "x"},
    ("POST", "/api/me/password"): {"old": "x", "new": "dates and honey"},
    ("POST", "/api/me/sessions/end"): {"password": "x"},
    ("POST", "/api/me/tokens"): {"name": "bot"},
    ("DELETE", "/api/me/tokens/{number}"): None,
    ("POST", "/api/positions/analysis"): {"position": {}},
    ("POST", "/api/positions/edit"): {"position": {}, "field": "x", "value": 1},
    ("POST", "/api/positions/open"): {"game": "sumeria"},
    ("POST", "/api/register"): {"name": "Forged", "password": "dates and honey"},
    ("POST", "/api/replays/{replay_id}/analysis"): None,
    ("POST", "/api/reports"): {"name": "Nobody", "text": "forged"},
    ("POST", "/api/reset"): {"email": "nobody@example.org"},
    ("POST", "/api/reset/confirm"): {"token": "x", "password": "dates and honey"},
    ("POST", "/api/studies"): {"record": RECORD},
}


def doors() -> list[Door]:
    """All methods of all routes that programs call; pages and files are not among them."""
    around = application(Settings(database="sqlite:////nowhere/none.sqlite"))
    routes = [route for route in cast(Litestar, around.app).routes if isinstance(route, HTTPRoute)]
    found = [
        (str(method), route.path_format)
        for route in routes
        if route.path_format.startswith("/api") and route.path_format != "/api/{path}"
        for method in route.methods
        if method != "OPTIONS"
    ]
    return sorted(found)


def unsafe() -> list[Door]:
    """Those that may change something."""
    return [door for door in doors() if door[0] in UNSAFE]


def address(path: str, match: str = "nosuchmatch") -> str:
    """A route's pattern with something in its gaps."""
    filled = {
        "match_id": match,
        "replay_id": match,
        "name": "Nobody",
        "number": 1,
        "game": "sumeria",
        "lesson": "x",
        "at": 0,
        "lang": "en",
        "players": 3,
        "example": "x",
        "board": "two_rivers",
    }
    return path.format(**filled)
