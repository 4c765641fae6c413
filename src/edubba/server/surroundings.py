"""What surrounds every HTTP answer: security headers, a line in metrics and log, never a query or cookie."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Any

from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

if TYPE_CHECKING:
    from edubba.server.site import Site

logger = logging.getLogger("edubba.requests")

#: Nothing from other hosts, no inline scripts; pictures of boards are SVG with styles of their own.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
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


NOT_KEPT = "private, no-store"  # what is told of matches and people is for now and for the one who asks


class Surroundings:
    """Around the whole application, so that what leads nowhere gets the headers as well."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self.app, self._metrics, self._site = app, site.metrics, site

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Pass a request on and watch its answer begin."""
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
            await self.app(scope, receive, watch)
        finally:
            self._note(scope, status, time.perf_counter() - began)

    def _complete(self, scope: Scope, message: Message) -> None:
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if self._site.settings.secure_cookies:
            headers.setdefault("strict-transport-security", "max-age=31536000")
        if scope["path"].startswith("/api"):
            headers.setdefault("cache-control", NOT_KEPT)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = scope.get("path_template") or "none"  # the pattern, not the path: names stay out of metrics
        method = scope.get("method", "")
        self._metrics.requests.labels(method, route, str(status)).inc()
        self._metrics.seconds.labels(route).observe(seconds)
        facts = {"method": method, "route": route, "status": status, "milliseconds": round(seconds * 1000, 1)}
        logger.info("%s %s %d", method, route, status, extra={"facts": facts})
