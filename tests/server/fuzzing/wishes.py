"""Valid messages to begin with: commands of a match, and requests as the OpenAPI document has them."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

from tests.server.fuzzing.mutations import ODD_TEXTS, encoded, mutated, odd_value

Json = dict[str, Any]
METHODS = ("get", "post", "put", "patch", "delete")
#: These think or hash for a while, or end the session of a whole shift: one in so many of them is asked.
COSTLY = {
    "/api/positions/analysis": 40,
    "/api/matches/{match_id}/hint": 20,
    "/api/replays/{replay_id}/analysis": 20,
    "/api/register": 20,
    "/api/login": 20,
    "/api/me/password": 20,
    "/api/reset/confirm": 4,
    "/metrics": 10,
    "/api/logout": 60,
    "delete /api/me": 60,
    "/api": 20,
    "/api/openapi.json": 20,
}
LONGEST_WAIT = 0.05  # seconds; waiting for news is no message


@dataclass
class Known:
    """What exists at the server and may stand in an address."""

    matches: list[str] = field(default_factory=list)
    studies: list[str] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    boards: list[Json] = field(default_factory=list)
    positions: list[Json] = field(default_factory=list)
    records: list[str] = field(default_factory=list)


def command(lots: random.Random, state: Json) -> Json:
    """A command that fits its form, and at times the match."""
    version = state["version"] if lots.random() < 0.8 else lots.randrange(10)
    draft = state.get("draft") or {}
    revision = draft.get("revision", 0) if lots.random() < 0.8 else lots.randrange(5)
    seat, legal = lots.randrange(1, 5), state.get("legal") or ["+ur.c"]
    text = lots.choice(legal) if lots.random() < 0.8 else lots.choice(ODD_TEXTS)[:256] or "x"
    play: Json = {"do": "play", "revision": revision, "text": text, "commit": lots.random() < 0.2}
    kinds: list[Json] = [
        play,
        play,
        {"do": lots.choice(("undo", "reset", "commit")), "revision": revision},
        {
            "do": "join",
            "name": lots.choice(("Ninsun", *ODD_TEXTS))[:40],
            "seed": "c0ffee",
            "invitation": "x" * lots.randrange(64),
        },
        {"do": lots.choice(("leave", "resign", "return", "abandon")), "seat": seat},
        {"do": "fill", "seat": seat, "level": lots.choice(("apprentice", "chess"))},
        {"do": "take-back", "seat": seat, "keep": lots.randrange(4)},
        {"do": "answer", "yes": lots.random() < 0.5},
        {"do": "holiday", "seat": seat, "away": lots.random() < 0.5},
        {"do": "cancel"},
    ]
    return lots.choice(kinds) | {"version": version}


def message(lots: random.Random, state: Json) -> bytes:
    """A message for a WebSocket: a command, something said, a ping; mostly with something wrong."""
    kind = lots.random()
    wish: Json = {"type": "command", "id": lots.randrange(1000), "command": command(lots, state)}
    if kind < 0.1:
        say = {"text": lots.choice(ODD_TEXTS)[:500] or "x", "room": lots.choice(("table", "gallery"))}
        wish = {"type": "chat", "id": lots.randrange(1000), "say": say}
    elif kind < 0.15:
        wish = {"type": "ping"}
    if lots.random() < 0.6:
        return encoded(lots, mutated(lots, wish))
    return encoded(lots, wish, spoil=0.1)


@dataclass(frozen=True)
class Asked:
    """An HTTP request."""

    method: str
    path: str
    body: bytes | None


class Requests:
    """Requests of all kinds that a server describes, in turn."""

    def __init__(self, document: Json, known: Known) -> None:
        self._schemas: Json = document["components"]["schemas"]
        self.known = known
        self.operations = sorted(
            (path, method, operation)
            for path, methods in document["paths"].items()
            for method, operation in methods.items()
            if method in METHODS
        )

    def one(self, lots: random.Random) -> Asked:
        """Any request; the costly ones seldom."""
        while True:
            path, method, operation = lots.choice(self.operations)
            if lots.randrange(COSTLY.get(path, COSTLY.get(f"{method} {path}", 1))) == 0:
                return self._asked(lots, path, method, operation)

    def _asked(self, lots: random.Random, path: str, method: str, operation: Json) -> Asked:
        query = []
        for each in operation.get("parameters", ()):
            value = self._parameter(lots, each["name"], each["schema"])
            if each["in"] == "path":
                path = path.replace("{" + each["name"] + "}", _quoted(value) or "%00")
            elif each["in"] == "query" and (each.get("required") or lots.random() < 0.5):
                query.append(f"{each['name']}={_quoted(value)}")
        body = None
        if "requestBody" in operation:
            schema = next(iter(operation["requestBody"]["content"].values()))["schema"]
            value = self.sample(lots, schema)
            wrong = lots.random() < 0.5
            body = encoded(lots, mutated(lots, value) if wrong else value, spoil=0.25 if wrong else 0.0)
        return Asked(method.upper(), path + ("?" + "&".join(query) if query else ""), body)

    def _parameter(self, lots: random.Random, name: str, schema: Json) -> Any:
        if name == "wait":
            return lots.choice((0, LONGEST_WAIT, -1, "x", "nan"))
        if lots.random() < 0.15:
            return odd_value(lots)
        values: dict[str, list[Any]] = {
            "match_id": self.known.matches,
            "replay_id": [*self.known.matches, *self.known.studies],
            "name": self.known.names,
            "game": ["sumeria", "flood"],
            "lang": ["en", "de", "hu"],
            "players": [2, 3, 4],
            "after": [0, 1, 5],
            "at": [0, 1, 3],
        }
        here = values.get(name)
        return lots.choice(here) if here else self.sample(lots, schema)

    def sample(self, lots: random.Random, schema: Json, depth: int = 0) -> Any:
        """A value that fits a schema, roughly."""
        if "$ref" in schema:
            return self.sample(lots, self._schemas[schema["$ref"].rpartition("/")[2]], depth)
        for key in ("oneOf", "anyOf", "allOf"):
            if schema.get(key):
                return self.sample(lots, lots.choice(schema[key]), depth)
        if "enum" in schema:
            return lots.choice(schema["enum"])
        if "const" in schema:
            return schema["const"]
        kind = schema.get("type", "object")
        kind = lots.choice(kind) if isinstance(kind, list) else kind
        return self._plain(lots, kind, schema, depth)

    def _plain(self, lots: random.Random, kind: str, schema: Json, depth: int) -> Any:
        if kind == "object":
            return self._object(lots, schema, depth)
        if kind == "array":
            count = 0 if depth > 4 else lots.randrange(4)
            return [self.sample(lots, schema.get("items") or {}, depth + 1) for _ in range(count)]
        if kind in ("integer", "number"):
            return lots.choice((0, 1, 2, 3, schema.get("minimum", 0), schema.get("maximum", 9)))
        if kind == "boolean":
            return lots.random() < 0.5
        if kind == "null":
            return None
        return lots.choice(("sumeria", "flood", "x", "open", "ensi", *self.known.names))

    def _object(self, lots: random.Random, schema: Json, depth: int) -> Any:
        named = schema.get("properties") or {}
        if not named:
            return lots.choice((*self.known.boards, *self.known.positions, {})) if depth else {}
        needed = set(schema.get("required", ()))
        made = {
            name: self.sample(lots, each, depth + 1)
            for name, each in named.items()
            if depth < 6 and (name in needed or lots.random() < 0.5)
        }
        filling: dict[str, list[Any]] = {
            "game": ["sumeria", "flood"],
            "record": self.known.records,
            "board": self.known.boards,
            "position": self.known.positions,
        }
        return made | {name: lots.choice(filling[name]) for name in made if filling.get(name)}


def _quoted(value: Any) -> str:
    text = value if isinstance(value, str) else str(value)
    return quote(text.encode("utf-8", "surrogatepass")[:3000], safe="")
