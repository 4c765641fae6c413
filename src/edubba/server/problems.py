"""Whatever goes wrong, as a problem document (RFC 9457) in the reader's language.

`code` is stable and for programs, `detail` is the sentence for people. What the server itself got wrong is
logged and told without any detail.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from edubba.games.errors import EdubbaError, IllegalAction, shown
from edubba.locales import LANGUAGES
from edubba.server.errors import Problem
from edubba.server.security_log import note
from edubba.server.storage.errors import StorageError, is_away
from edubba.tables.errors import TableError

MEDIA_TYPE = "application/problem+json"
STATE_KEY = "edubba_person"  # where the guards leave who is asking

_logger = logging.getLogger("edubba.server")

#: What a command to a table is refused with, where it is not simply too late or too early for it (409).
TABLE_STATUS = {
    "table-unknown": 404,
    "table-no-seat": 404,
    "table-foreign-seat": 403,
    "table-host-only": 403,
    "table-invitation": 403,
    "table-no-seat-here": 403,
    "table-clock-kind": 400,
    "table-clock-value": 400,
    "table-draft-long": 400,
    "table-level": 400,
    "table-take-back-where": 400,
}
_HTTP_KEYS = {
    400: "problem-bad-request",
    401: "people-sign-in",
    404: "problem-not-found",
    405: "problem-method",
    413: "problem-too-large",
    415: "problem-media-type",
}
_LANGUAGE = re.compile(r"\s*([a-zA-Z]{1,8})(?:-[\w-]*)?\s*(?:;\s*q\s*=\s*([\d.]{1,5}))?\s*")


#: What reading a body raises: JSON that is none, not what is asked for, no text at all, nested too deep.
UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)


class Document(msgspec.Struct, omit_defaults=True):
    """The problem document; `rule` and `facts` where a rule of the game forbids something."""

    type: str
    title: str
    status: int
    code: str
    detail: str
    rule: str = ""
    facts: dict[str, Any] = {}


def tell(request: Request[Any, Any, Any], error: Exception) -> Response[Document]:
    """The answer to a request that failed."""
    known = _known(error)
    status = _status(error)
    if status in (401, 403, 429) and known.key != "people-sign-in":
        _note(request, known.key)
    if status >= 500:
        trace = None if _storage(error) else error  # of an outage one line is enough for each
        _logger.error("A request failed: %s %s", request.method, _route(request), exc_info=trace)
        known = _own_fault(error, status)
    told = describe(known, status, language_of(request))
    headers = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
    if _storage(error):
        headers["Retry-After"] = "5"
    if status == 429 and "seconds" in known.facts:
        headers["Retry-After"] = str(known.facts["seconds"])
    return Response(told, status_code=status, media_type=MEDIA_TYPE, headers=headers)


def _note(request: Request[Any, Any, Any], code: str) -> None:
    """Who is refused, and what: several in a row are somebody who tries."""
    person = request.scope.get("state", {}).get(STATE_KEY)
    note(
        "refused",
        account=person.id if person else None,
        address=request.client.host if request.client else "",
        code=code,
        route=_route(request),
    )


def _route(request: Request[Any, Any, Any]) -> str:
    """The pattern of an address, not the address: in that there may be what somebody typed."""
    return str(request.scope.get("path_template") or "none")


def document(error: Exception, lang: str) -> Document:
    """Any error as a document, for WebSockets, which send it as a message; what is our fault is logged."""
    known, status = _known(error), _status(error)
    if status >= 500:  # what the database says is for the log
        _logger.error("A message failed", exc_info=None if _storage(error) else error)
        known = _own_fault(error, status)
    return describe(known, status, lang)


def _own_fault(error: Exception, status: int) -> Problem:
    return Problem(status, "problem-storage" if _storage(error) else "problem-failed")


def describe(error: EdubbaError, status: int, lang: str) -> Document:
    """An error as a document."""
    told = Document(
        type=f"urn:edubba:{error.key}",
        title=HTTPStatus(status).phrase,
        status=status,
        code=error.key,
        detail=error.text(lang),
    )
    if isinstance(error, IllegalAction):
        told.rule = error.rule
        told.facts = {name: _plain(value) for name, value in error.facts.items()}
    return told


def _plain(value: Any) -> Any:
    """A fact as JSON has it: names of the game are texts."""
    if isinstance(value, (list, tuple)):
        return [_plain(each) for each in value]
    return value if value is None or isinstance(value, (bool, int, float)) else str(value)


def _storage(error: Exception) -> bool:
    """Whether the database is away: no fault of anybody's here, and soon over."""
    return isinstance(error, StorageError) or is_away(error)


def _status(error: Exception) -> int:
    if isinstance(error, Problem):
        return error.status
    if _storage(error):
        return 503
    if isinstance(error, TableError):
        return TABLE_STATUS.get(error.key, 409)
    if isinstance(error, IllegalAction):
        return 409
    if isinstance(error, (EdubbaError, *UNREADABLE)):
        return 400
    return error.status_code if isinstance(error, HTTPException) else 500


def _known(error: Exception) -> EdubbaError:
    """The error as one of ours; for what is not, a general one."""
    if is_away(error):
        return StorageError("storage-failed", reason=type(error).__name__)
    if isinstance(error, EdubbaError):
        return error
    if isinstance(error, HTTPException):
        key = _HTTP_KEYS.get(error.status_code, "problem-refused")
        return Problem(error.status_code, key, reason=_reason(error))
    if isinstance(error, UNREADABLE):
        return Problem(400, "problem-bad-request", reason=shown(str(error), 200))
    return Problem(500, "problem-failed")


def _reason(error: HTTPException) -> str:
    """What Litestar says of a request; for its parameters it says it in `extra`."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{each.get('key', '')}: {each.get('message', '')}" for each in extra if isinstance(each, dict)]
    return shown("; ".join(parts) or error.detail, 200).rstrip(".")


def language_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language of the person who asks, else the one the browser likes best of ours, else English."""
    person = request.scope.get("state", {}).get(STATE_KEY)
    if person is not None:
        return str(person.language)
    return accepted(request.headers)


def accepted(headers: Mapping[str, str]) -> str:
    """The best of our languages by the header Accept-Language."""
    best, liking = "en", 0.0
    for part in headers.get("accept-language", "")[:200].split(","):
        found = _LANGUAGE.fullmatch(part)
        if not found or found[1].lower() not in LANGUAGES:
            continue
        weight = _weight(found[2])
        if weight > liking:
            best, liking = found[1].lower(), weight
    return best


def _weight(text: str | None) -> float:
    try:
        return 1.0 if text is None else float(text)
    except ValueError:
        return 0.0


HANDLERS: ExceptionHandlersMap = {Exception: tell}
