"""The API's documentation as a page of our own: nothing from other hosts, readable without scripts."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request, get
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.response import Redirect

STYLE = """
:root { color-scheme: light dark; --line: #8886; --soft: #8882; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); }
article { border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem; margin: 1rem 0; }
article h3 { margin: 0; font: 600 1rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.method { display: inline-block; min-width: 4.2em; padding: 0 .4em; margin-right: .6em; text-align: center;
  border-radius: .3rem; background: var(--soft); }
table { border-collapse: collapse; width: 100%; margin-top: .5rem; font-size: .95rem; }
th, td { text-align: left; padding: .2rem .6rem .2rem 0; vertical-align: top;
  border-top: 1px solid var(--soft); }
code { font: .95em ui-monospace, monospace; overflow-wrap: anywhere; }
"""
INTRODUCTION = """
<p>Everything a page or a program needs to play. A visitor becomes a guest by <code>POST /api/guest</code> and
is then known by a cookie; a program shows a personal token (<code>Authorization: Bearer …</code>, made at
<code>POST /api/me/tokens</code>). With the cookie, requests that change something need the header
<code>X-Edubba-CSRF</code> with the value that <code>GET /api/me</code> gives.</p>
<p>Live matches speak over the WebSocket <code>/api/matches/{match_id}/live</code>. What is wrong comes as a
problem document with a stable <code>code</code> and a sentence in your language. For programs:
<a href="/api/openapi.json">openapi.json</a>.</p>
"""


@get("/", include_in_schema=False, sync_to_thread=False)
def front() -> Redirect:
    """Until there is a page to play on, the documentation."""
    return Redirect("/api")


class ApiPage(OpenAPIRenderPlugin):
    """The page that shows the OpenAPI document."""

    _page: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """All routes with what they take; made once."""
        if self._page is None:
            self._page = page(openapi_schema).encode()
        return self._page


def page(schema: dict[str, Any]) -> str:
    """The document as HTML."""
    body = "".join(_section(tag, routes) for tag, routes in _by_tag(schema).items())
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Edubba, the API</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE}</style><h1>Edubba: the API</h1>{INTRODUCTION}{body}</html>"
    )


def _by_tag(schema: dict[str, Any]) -> dict[str, list[tuple[str, str, dict[str, Any]]]]:
    found: dict[str, list[tuple[str, str, dict[str, Any]]]] = {}
    for path, methods in schema["paths"].items():
        for method, route in methods.items():
            found.setdefault((route.get("tags") or ["other"])[0], []).append((method.upper(), path, route))
    return dict(sorted(found.items()))


def _section(tag: str, routes: list[tuple[str, str, dict[str, Any]]]) -> str:
    return f"<h2>{escape(tag)}</h2>" + "".join(_route(*route) for route in routes)


def _route(method: str, path: str, route: dict[str, Any]) -> str:
    rows = [
        (each["name"], each["in"], each.get("description", ""), each.get("required", False))
        for each in route.get("parameters", [])
        if each["in"] in ("path", "query")
    ]
    body = route.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    if body:
        rows.append((_schema_name(body), "body", "", True))
    table = "".join(
        f"<tr><td><code>{escape(name)}</code></td><td>{where}{'' if needed else ', optional'}</td>"
        f"<td>{escape(text)}</td></tr>"
        for name, where, text, needed in rows
    )
    told = escape(route.get("description") or route.get("summary") or "")
    return (
        f'<article><h3><span class="method">{method}</span>{escape(path)}</h3><div>{told}</div>'
        + (f"<table>{table}</table>" if table else "")
        + "</article>"
    )


def _schema_name(schema: dict[str, Any]) -> str:
    choices = schema.get("oneOf") or schema.get("anyOf") or [schema]
    return " | ".join(str(each.get("$ref", each.get("type", "?"))).rpartition("/")[2] for each in choices)


ROUTES = [front]
