"""The API's documentation as a page of our own: nothing from other hosts, readable without scripts."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

ORDER = {"people": "People", "matches": "Matches", "lists": "Lists", "site": "The site"}
STYLE = """
:root { color-scheme: light dark; --line: #8886; --soft: #8882; --ink: light-dark(#8a4b12, #e0a05a); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.7rem; } h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); }
nav a { margin-right: 1rem; } a { color: var(--ink); }
article { border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem; margin: 1rem 0; }
article h3 { margin: 0; font: 600 1rem/1.6 ui-monospace, monospace; overflow-wrap: anywhere; }
article p { margin: .2rem 0; }
.method { display: inline-block; min-width: 4.2em; padding: 0 .4em; margin-right: .6em; text-align: center;
  border-radius: .3rem; background: var(--soft); color: var(--ink); }
table { border-collapse: collapse; width: 100%; margin-top: .4rem; font-size: .95rem; }
td { padding: .2rem .8rem .2rem 0; vertical-align: top; border-top: 1px solid var(--soft); }
td:first-child { width: 14rem; } td:nth-child(2) { width: 14rem; }
code { font: .95em ui-monospace, monospace; overflow-wrap: anywhere; }
@media (max-width: 40rem) { td { display: block; border: 0; padding: 0; } tr { display: block;
  border-top: 1px solid var(--soft); padding: .3rem 0; } }
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
    routes = _by_tag(schema)
    shapes = schema.get("components", {}).get("schemas", {})
    links = [*((tag, ORDER.get(tag, tag)) for tag in routes), ("shapes", "Shapes")]
    return "".join(
        [
            '<!doctype html><html lang="en"><meta charset="utf-8"><title>Edubba: the API</title>',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<style>{STYLE}</style><h1>Edubba: the API</h1>{INTRODUCTION}<nav>",
            *(f'<a href="#{escape(tag)}">{escape(title)}</a>' for tag, title in links),
            "</nav>",
            *(_section(tag, found) for tag, found in routes.items()),
            '<h2 id="shapes">Shapes</h2><p>The JSON objects that go over the wire.</p>',
            *(_shape(name, shapes[name]) for name in sorted(shapes)),
            "</html>",
        ]
    )


def _by_tag(schema: dict[str, Any]) -> dict[str, list[str]]:
    """The routes of each tag, ready for the page."""
    found: dict[str, list[str]] = {tag: [] for tag in ORDER}
    for path, methods in schema["paths"].items():
        for method, route in methods.items():
            found.setdefault((route.get("tags") or ["site"])[0], []).append(_route(method, path, route))
    return {tag: routes for tag, routes in found.items() if routes}


def _section(tag: str, routes: list[str]) -> str:
    return f'<h2 id="{escape(tag)}">{escape(ORDER.get(tag, tag))}</h2>' + "".join(routes)


def _route(method: str, path: str, route: dict[str, Any]) -> str:
    rows = [
        (f"<code>{escape(each['name'])}</code>", _kind(each.get("schema", {})), _where(each))
        for each in route.get("parameters", [])
        if each["in"] in ("path", "query")
    ]
    body = _content(route.get("requestBody", {}))
    if body:
        rows.append(("body", _kind(body), ""))
    answers = [_content(answer) for code, answer in route["responses"].items() if code.startswith("2")]
    rows += [("answer", _kind(answer), "") for answer in answers if answer]
    told = escape(route.get("description") or route.get("summary") or "")
    head = f'<h3><span class="method">{method.upper()}</span>{escape(path)}</h3><p>{told}</p>'
    return f"<article>{head}{_table(rows)}</article>"


def _content(part: dict[str, Any]) -> dict[str, Any]:
    kinds: dict[str, Any] = next(iter(part.get("content", {}).values()), {})
    schema: dict[str, Any] = kinds.get("schema", {})
    return schema


def _where(parameter: dict[str, Any]) -> str:
    optional = "" if parameter.get("required") else ", optional"
    told = parameter.get("description", "")
    return escape(f"{parameter['in']}{optional}" + (f": {told}" if told else ""))


def _shape(name: str, shape: dict[str, Any]) -> str:
    needed = set(shape.get("required", []))
    rows = [
        (f"<code>{escape(field)}</code>", _kind(kind), "" if field in needed else "optional")
        for field, kind in shape.get("properties", {}).items()
    ]
    told = escape(shape.get("description") or "")
    return f'<article id="{escape(name)}"><h3>{escape(name)}</h3><p>{told}</p>{_table(rows)}</article>'


def _table(rows: list[tuple[str, str, str]]) -> str:
    lines = ("".join(f"<td>{cell}</td>" for cell in row) for row in rows)
    return f"<table>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>" if rows else ""


def _kind(schema: dict[str, Any]) -> str:
    """What stands there: a shape by its name, a list of something, a plain type, or one of several."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for word in ("oneOf", "anyOf"):
        if word in schema:
            return " or ".join(map(_kind, schema[word]))
    if "const" in schema:
        return f"<code>{escape(str(schema['const']))}</code>"
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(each))}</code>" for each in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    kinds = schema.get("type", "anything")
    return escape(" or ".join(kinds) if isinstance(kinds, list) else kinds)
