"""Secrets planted all over a real server at level debug, errors forced: its log holds none of them."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from websockets.sync.client import connect

from edubba.server.people.keys import confirm_key, reset_key
from edubba.server.storage.database import Database
from tests.server.conftest import MakeDatabase, run
from tests.server.served import Guest, Served, served
from tests.waiting import LIMIT, until

PASSWORD, WRONG, SMTP = "barley and beer 7", "wrong barley 8", "smtp-barley-9"
IN_URL, CHAT, TALK = "url-barley-10", "good morning to Uruk", "and a good evening"
REPORT, MAIL, SEED = "he took\nmy tablets away", "gilgamesh.of.uruk", "my-own-seed-11"
BEARER = "edubba_Planted0Token1Planted2Token3Planted4"
ADDRESS = "93.184.215.14"
OWN = "what-only-this-server-signs-with"
FIXED = [PASSWORD, WRONG, SMTP, IN_URL, CHAT, TALK, "my tablets away", MAIL, SEED, BEARER, ADDRESS]


class Planted:
    """A person who leaves secrets everywhere, and remembers them."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.secrets = list(FIXED)
        self.guest = Guest(server.address)
        self.http = self.guest.http
        self.http.headers["X-Forwarded-For"] = ADDRESS
        self._remember_keys()

    def _remember_keys(self) -> None:
        self.secrets += [*self.http.cookies.values(), str(self.http.headers["X-Edubba-CSRF"])]

    def register(self) -> None:
        wish = {"name": "Gilgamesh", "password": PASSWORD, "email": f"{MAIL}@example.org"}
        me = self.http.post("/api/register", json=wish).raise_for_status().json()
        self.http.headers["X-Edubba-CSRF"] = me["csrf"]
        self._remember_keys()
        token = self.http.post("/api/me/tokens", json={"name": "mine"}).raise_for_status().json()["token"]
        self.secrets.append(token)
        httpx.get(
            f"{self.server.address}/api/me", headers={"Authorization": f"Bearer {token}"}, timeout=LIMIT
        ).raise_for_status()
        link = confirm_key(OWN, me["id"], f"{MAIL}@example.org", int(time.time()) + 3600)
        self.http.post("/api/confirm", json={"token": link}).raise_for_status()
        self.secrets += [OWN, link]
        self.http.post("/api/login", json={"name": "Gilgamesh", "password": WRONG})
        self.http.post("/api/reset", json={"email": f"{MAIL}@example.org"})
        self.http.post("/api/me/password", json={"old": WRONG, "new": PASSWORD})

    def play(self) -> str:
        made = (
            self.http.post("/api/matches", json={"game": "sumeria", "private": True})
            .raise_for_status()
            .json()
        )
        match, invitation = str(made["match"]["id"]), str(made["invitation"])
        self.secrets.append(invitation)
        looked = httpx.get(
            f"{self.server.address}/api/matches/{match}?invitation={invitation}", timeout=LIMIT
        )
        looked.raise_for_status()
        wish = {"do": "join", "version": 1, "name": "Gilgamesh", "seed": SEED, "invitation": invitation}
        self.http.post(f"/api/matches/{match}/commands", json=wish).raise_for_status()
        self.http.post(f"/api/matches/{match}/chat", json={"text": CHAT}).raise_for_status()
        address = (
            self.server.address.replace("http", "ws") + f"/api/matches/{match}/live?invitation={invitation}"
        )
        with connect(address, additional_headers={"Cookie": self.guest.cookie}, open_timeout=LIMIT) as socket:
            socket.send(json.dumps({"type": "chat", "id": 1, "say": {"text": TALK}}))
            while json.loads(socket.recv(timeout=LIMIT))["type"] != "ack":
                pass
        return match

    def every_route(self) -> int:
        """Each route of the API with secrets in all places, readable and not."""
        paths: dict[str, dict[str, Any]] = self.http.get("/api/openapi.json").json()["paths"]
        count = 0
        for path, methods in paths.items():
            url = re.sub(r"\{\w+\}", "planted", path) + f"?invitation={PASSWORD}&token={BEARER}&lang={WRONG}"
            for method in methods:
                for body in (
                    json.dumps({"password": PASSWORD, "text": CHAT, "seed": SEED}),
                    f'{{"password": "{PASSWORD}',
                ):
                    self._ask(method, url, body)
                    count += 1
        return count

    def _ask(self, method: str, url: str, body: str) -> None:
        if url.startswith(("/api/logout", "/api/me?")) and method in ("post", "delete"):
            return  # the person is still needed
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {BEARER}"}
        self.http.request(method, url, content=body, headers=headers)

    def fail(self, match: str) -> list[int]:
        """What reaches the tables now; the statuses."""
        wishes = (
            ("/api/register", {"name": "Enkidu", "password": PASSWORD, "email": f"{MAIL}@example.net"}),
            (f"/api/matches/{match}/chat", {"text": CHAT}),
            ("/api/reports", {"name": "Gilgamesh", "text": REPORT}),
            ("/api/login", {"name": "Gilgamesh", "password": PASSWORD}),
        )
        stranger = httpx.post(f"{self.server.address}{wishes[0][0]}", json=wishes[0][1], timeout=LIMIT)
        return [
            stranger.status_code,
            *(self.http.post(url, json=body).status_code for url, body in wishes[1:]),
        ]


#: What every row of these tables must have and none gets: the database complains, and shows the row.
TRAP = "ALTER TABLE {table} ADD COLUMN trap INTEGER NOT NULL DEFAULT 1"
FALL = "ALTER TABLE {table} ALTER COLUMN trap DROP DEFAULT"
TABLES = ("accounts", "chats", "reports", "sessions")


async def _set_traps(database: Database) -> None:
    async with database.write() as connection:
        for table in TABLES:
            if database.sqlite:
                await connection.execute(text(f"ALTER TABLE {table} RENAME TO {table}_gone"))
            else:
                await connection.execute(text(TRAP.format(table=table)))
                await connection.execute(text(FALL.format(table=table)))


async def _shut(database: Database) -> None:
    """The database is gone, for all who use it."""
    name = database.url.database
    other = Database(database.url.set(database="postgres").render_as_string(hide_password=False))
    engine = other.engine.execution_options(isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS false"))
        query = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name")
        await connection.execute(query, {"name": name})
    await other.close()


async def _kept(database: Database, secrets: list[str]) -> None:
    """Secrets that only the server knows."""
    async with database.read() as connection:
        secrets += await connection.scalars(text("SELECT seed FROM matches"))
        found = await connection.scalar(text("SELECT facts FROM notices WHERE kind = 'reset'"))
        nonce = str((json.loads(found) if isinstance(found, str) else found)["nonce"])
        secrets += [nonce, reset_key(OWN, nonce)]


@pytest.mark.parametrize(("backend", "form"), [("sqlite", "text"), ("postgres", "json")])
def test_the_log_holds_no_secret(
    backend: str, form: str, make_database: MakeDatabase, tmp_path: Path
) -> None:
    url = make_database(backend)
    told = url.replace("postgres@", f"postgres:{IN_URL}@")
    settings = {
        "EDUBBA_LOG_LEVEL": "debug", "EDUBBA_LOG_FORMAT": form, "EDUBBA_SMTP_HOST": "127.0.0.1",
        "EDUBBA_SMTP_PORT": "9", "EDUBBA_SMTP_USER": "edubba", "EDUBBA_SMTP_PASSWORD": SMTP,
        "EDUBBA_MAIL_FROM": "edubba@example.org", "EDUBBA_SECRET": OWN,
    }  # fmt: skip
    with served(told, tmp_path, **settings) as server:
        planted = Planted(server)
        planted.register()
        match = planted.play()
        assert planted.every_route() > 100
        planted.guest.open(terms={"kind": "days", "base": 86_400.0})  # lets the sender look for what is due
        until(lambda: "reset by mail" in server.log(), lambda: server.log()[-2000:])
        run(url, lambda database: _kept(database, planted.secrets))
        run(url, _set_traps)
        assert 500 in planted.fail(match)
        if backend == "postgres":
            run(url, _shut)
            assert set(planted.fail(match)) <= {500, 503}
    log = server.log()
    assert [secret for secret in planted.secrets if secret in log] == []
    assert len(planted.secrets) > 18
    assert "Traceback" in log
    assert ("Failing row contains (…" in log) == (backend == "postgres")
    assert "Application shutdown failed" not in log
    _check_lines(log, form)


def _check_lines(log: str, form: str) -> None:
    """Every line is one that the server began, or marked as part of a traceback."""
    first = re.compile(
        r"\{\"time\"" if form == "json" else r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} [A-Z]+ +[\w.]+: |  \| "
    )
    odd = [line for line in log.splitlines() if not first.match(line)]
    assert [line for line in odd if not line.startswith("Edubba ")] == []
