"""A small server for the tests about people: the routes, a database in a file, a clock set by hand."""

from __future__ import annotations

import functools
import json
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from httpx import Response
from litestar import Litestar, WebSocket, get, websocket
from litestar.di import Provide
from litestar.testing import TestClient
from pwdlib.hashers.argon2 import Argon2Hasher
from sqlalchemy import create_engine

from edubba.server.config import Settings
from edubba.server.notices.links import confirm_link
from edubba.server.people.guards import PersonDep, cookie_name, dependencies
from edubba.server.people.passwords import Passwords
from edubba.server.people.routes import ROUTES
from edubba.server.problems import HANDLERS
from edubba.server.storage.database import Database
from edubba.server.storage.schema import metadata

PASSWORD = "barley and beer"
HERE = "https://edubba.example"
WEAK = Argon2Hasher(time_cost=1, memory_cost=64, parallelism=1)  # the tests hash a hundred times


SETTINGS = Settings(secret="a secret of the server", base_url=HERE, joins_per_hour=50)


@dataclass
class Clock:
    now: float = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Server:
    client: TestClient[Litestar]
    file: Path
    clock: Clock
    settings: Settings

    def rows(self, query: str, *values: Any) -> list[dict[str, Any]]:
        with closing(sqlite3.connect(self.file)) as connection, connection:
            connection.row_factory = sqlite3.Row
            return [dict(row) for row in connection.execute(query, values)]

    def visitor(self) -> Visitor:
        return Visitor(self)

    def account(self, name: str, **fields: Any) -> Visitor:
        visitor = self.visitor()
        answer = visitor.post("/api/register", {"name": name, "password": PASSWORD, **fields})
        assert answer.status_code == 201, answer.text
        return visitor

    def confirm(self) -> None:
        """Open the newest link that confirms a mail address."""
        row = self.rows("select account, facts from notices where kind = 'confirm' order by id desc")[0]
        email = self.rows("select email from accounts where id = ?", row["account"])[0]["email"]
        until = json.loads(row["facts"])["until"]
        link = confirm_link(self.settings, row["account"], email, until)
        answer = self.visitor().post("/api/confirm", {"token": link.partition("#")[2]})
        assert answer.status_code == 200, answer.text

    def guest(self, name: str | None = None) -> Visitor:
        visitor = self.visitor()
        answer = visitor.post("/api/guest", {} if name is None else {"name": name})
        assert answer.status_code == 201, answer.text
        return visitor


@dataclass
class Visitor:
    """A browser: it keeps the cookie and the CSRF token; a program where it has a token instead."""

    server: Server
    cookie: str = ""
    csrf: str = ""
    token: str = ""
    me: dict[str, Any] = field(default_factory=dict)

    def send(self, method: str, path: str, body: Any = None, **headers: str) -> Response:
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if self.cookie:
            sent.setdefault("cookie", f"{cookie_name(self.server.settings)}={self.cookie}")
            sent.setdefault("x-edubba-csrf", self.csrf)
        if self.token:
            sent["authorization"] = f"Bearer {self.token}"
        answer = self.server.client.request(method, path, json=body, headers=sent)
        self._keep(answer)
        return answer

    def _keep(self, answer: Response) -> None:
        self.server.client.cookies.clear()
        if "edubba=" in answer.headers.get("set-cookie", ""):
            self.cookie = answer.headers["set-cookie"].partition("edubba=")[2].partition(";")[0].strip('"')
            self.me = answer.json() if self.cookie else {}
            self.csrf = self.me.get("csrf", "")

    def get(self, path: str, **headers: str) -> Response:
        return self.send("GET", path, **headers)

    def post(self, path: str, body: Any = None, **headers: str) -> Response:
        return self.send("POST", path, {} if body is None else body, **headers)

    def patch(self, path: str, body: Any) -> Response:
        return self.send("PATCH", path, body)

    def delete(self, path: str, body: Any = None) -> Response:
        return self.send("DELETE", path, body)


def refused(answer: Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json().get("code")) == (status, code), answer.text
    assert answer.headers["content-type"].startswith("application/problem+json")


@get("/boom")
async def boom() -> None:
    raise RuntimeError("the secret is swordfish")


@websocket("/socket")
async def socket_of_person(socket: WebSocket[Any, Any, Any], person: PersonDep) -> None:
    await socket.accept()
    await socket.send_json({"name": person.name})
    await socket.close()


@functools.cache
def _empty() -> bytes:
    """A database with its tables and nothing in them."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "empty.sqlite")
        engine = create_engine(f"sqlite:///{file}")
        metadata.create_all(engine)
        engine.dispose()
        return file.read_bytes()


@contextmanager
def serving(folder: Path, settings: Settings | None = None, *extra: Any) -> Iterator[Server]:
    file, clock, chosen = folder / "people.sqlite", Clock(), settings or SETTINGS
    file.write_bytes(_empty())
    database = Database(f"sqlite+aiosqlite:///{file}")

    def always(value: Any) -> Provide:
        def give() -> Any:
            return value

        return Provide(give, sync_to_thread=False)

    given: dict[str, Callable[..., Any] | Provide] = {
        "database": always(database),
        "settings": always(chosen),
        "clock": always(clock),
        **dependencies(Passwords(WEAK)),
    }
    app = Litestar(
        [*ROUTES, boom, socket_of_person, *extra],
        dependencies=given,
        exception_handlers=HANDLERS,
        on_shutdown=[database.close],
        openapi_config=None,
        logging_config=None,
    )
    with TestClient(app, base_url=HERE, raise_server_exceptions=False) as client:
        yield Server(client, file, clock, chosen)
