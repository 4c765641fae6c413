"""What surrounds every HTTP answer: security headers, a line in metrics and log, never a query or cookie."""

from __future__ import annotations

import logging
import math
import re
import time
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.datastructures import MutableScopeHeaders
from litestar.response.base import ASGIResponse
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from edubba.server.counting import close_label
from edubba.server.errors import Problem
from edubba.server.limits import Limiter, address_key, share
from edubba.server.problems import MEDIA_TYPE, accepted, describe
from edubba.server.security_log import note

if TYPE_CHECKING:
    from edubba.server.site import Site

logger = logging.getLogger("edubba.requests")

#: Nothing from other hosts, no inline scripts; pictures of boards are SVG with styles of their own.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "object-src 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


_REFUSED = re.compile(r'\{"type":"problem",.{0,300}?"status":(\d{3}),')
NOT_KEPT = "private, no-store"  # what is told of matches and people is for now and for the one who asks


LIMITED = ("/api", "/health", "/metrics")  # pages and files are sent as they are
REFUSALS = (4401, 4403, 4429)  # closes of WebSockets that are noted like the answers of their status
BURST = 6  # seconds' worth of questions that may come at once: a page that opens asks a dozen


def _refused(scope: Any, seconds: float) -> ASGIApp:
    """The answer to one who asks too often."""
    wait = max(1, math.ceil(seconds))
    problem = Problem(429, "problem-too-often", seconds=wait)
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    told = describe(problem, 429, accepted(headers))
    _note_refused(scope, problem.key)
    return ASGIResponse(
        body=msgspec.json.encode(told),
        status_code=429,
        media_type=MEDIA_TYPE,
        headers={"Retry-After": str(wait)},
    )


def _note_refused(scope: Any, code: str) -> None:
    client = scope.get("client") or ("",)  # a socket of this machine has none
    note("refused", address=client[0], code=code, route=scope.get("path_template") or "none")


class Surroundings:
    """Around the whole application, so that what leads nowhere gets the headers as well."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self.app, self._metrics, self._site = app, site.metrics, site
        rate = site.settings.reads_per_second
        self._reads = Limiter(rate, BURST * rate)
        self._transport = "max-age=31536000" + "; includeSubDomains" * site.settings.hsts_subdomains

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Pass a request on and watch its answer begin."""
        if scope["type"] == "websocket":
            await self._listen(scope, receive, self._overheard(scope, send))
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def watch(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._complete(scope, message)
            await send(message)

        try:
            seconds = self._too_often(scope)
            if seconds:
                await _refused(scope, seconds)(scope, receive, watch)
            else:
                await self.app(scope, receive, watch)
        finally:
            self._note(scope, status, time.perf_counter() - began)

    async def _listen(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a WebSocket on; whoever comes too often is not let in."""
        if self._too_often(scope):
            await send({"type": "websocket.close", "code": 4429, "reason": "problem-too-often"})
        else:
            await self.app(scope, receive, send)

    def _overheard(self, scope: Any, send: Send) -> Send:
        """A WebSocket's way out, on which refusals and closes are counted."""

        async def counted(message: Message) -> None:
            if message["type"] == "websocket.close":
                self._metrics.closes.labels(close_label(message["code"])).inc()
                if message["code"] in REFUSALS:
                    _note_refused(scope, message.get("reason") or "none")
            elif message["type"] == "websocket.send" and (found := _REFUSED.match(message.get("text") or "")):
                self._metrics.refused.labels(found[1]).inc()
            await send(message)

        return counted

    def _too_often(self, scope: Scope) -> float:
        """Seconds to wait for one who asks and asks; much of what changes something has closer limits."""
        client = scope.get("client")
        if client is None or not scope["path"].startswith(LIMITED):
            return 0.0
        rate = share(self._site.settings.reads_per_second, self._site.staff.size)
        self._reads.rate, self._reads.burst = rate, math.ceil(BURST * rate)
        return self._reads.wait(address_key(client[0]), self._site.clock())

    def _complete(self, scope: Scope, message: Message) -> None:
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if self._site.settings.secure_cookies:
            headers.setdefault("strict-transport-security", self._transport)
        if scope["path"].startswith("/api"):
            headers.setdefault("cache-control", NOT_KEPT)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = scope.get("path_template") or "none"  # the pattern, not the path: names stay out of metrics
        method = scope.get("method", "")
        self._metrics.requests.labels(method, route, str(status)).inc()
        self._metrics.seconds.labels(route).observe(seconds)
        facts = {"method": method, "route": route, "status": status, "milliseconds": round(seconds * 1000, 1)}
        logger.info("%s %s %d", method, route, status, extra={"facts": facts})
