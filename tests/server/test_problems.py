"""Problem documents: every kind of error, in the reader's language, and nothing of the server's inside."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import get
from litestar.exceptions import HTTPException
from litestar.params import FromPath

from edubba.games.errors import IllegalAction, OptionError, ParseError, Refusal, Term
from edubba.locales import LANGUAGES, say
from edubba.server.errors import Problem
from edubba.server.problems import accepted
from edubba.tables.errors import TableError
from tests.server.people.support import Server, refused, serving

ERRORS: dict[str, Exception] = {
    "stale": TableError("problem-not-found"),
    "parse": ParseError("option-form", word="x"),
    "option": OptionError("option-form", word="x"),
    "problem": Problem(418, "people-self"),
    "bad": msgspec.ValidationError("Expected `int`"),
    "teapot": HTTPException("short and stout", status_code=418),
    "broken": HTTPException("the secret is swordfish", status_code=503),
    "illegal": IllegalAction(
        Refusal("R31", "unknown-board", {"name": Term("unknown-game", "x"), "known": ("a", "b"), "n": 3})
    ),
    "other": RuntimeError("the secret is swordfish"),
}


@get("/fail/{what:str}")
async def fail(what: FromPath[str]) -> None:
    raise ERRORS[what]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, None, fail) as found:
        yield found


@pytest.mark.parametrize(
    ("what", "status", "code"),
    [
        ("stale", 409, "problem-not-found"),
        ("parse", 400, "option-form"),
        ("option", 400, "option-form"),
        ("problem", 418, "people-self"),
        ("bad", 400, "problem-bad-request"),
        ("teapot", 418, "problem-refused"),
        ("broken", 503, "problem-failed"),
        ("other", 500, "problem-failed"),
    ],
)
def test_every_error_is_a_document(server: Server, what: str, status: int, code: str) -> None:
    answer = server.visitor().get(f"/fail/{what}")
    refused(answer, status, code)
    told = answer.json()
    assert (told["status"], told["type"]) == (status, f"urn:edubba:{code}")
    assert set(told) == {"type", "title", "status", "code", "detail"}
    assert told["title"]
    assert told["detail"].endswith(".")
    assert "swordfish" not in answer.text


@pytest.mark.parametrize(
    ("key", "status"),
    [
        ("table-stale", 409),
        ("table-draft-stale", 409),
        ("table-unknown", 404),
        ("table-host-only", 403),
        ("table-clock-kind", 400),
        ("table-full", 409),
    ],
)
def test_a_table_refuses_with_the_status_that_fits(
    server: Server, monkeypatch: pytest.MonkeyPatch, key: str, status: int
) -> None:
    monkeypatch.setattr(TableError, "text", lambda self, lang="en": "A sentence.")
    monkeypatch.setitem(ERRORS, "table", TableError(key))
    refused(server.visitor().get("/fail/table"), status, key)


def test_a_rule_of_the_game_is_named_with_its_facts(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(IllegalAction, "text", lambda self, lang="en": "A sentence.")
    told = server.visitor().get("/fail/illegal").json()
    assert (told["status"], told["rule"], told["code"]) == (409, "R31", "unknown-board")
    assert told["facts"] == {"name": "x", "known": ["a", "b"], "n": 3}


def test_what_the_server_got_wrong_is_logged(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR, "edubba.server"):
        server.visitor().get("/boom?token=hidden")
        server.visitor().get("/fail/other")
    assert "GET /boom" in caplog.text
    assert "hidden" not in caplog.text
    assert "GET /fail/{what" in caplog.text  # the pattern, not what somebody typed


def test_addresses_and_methods_that_are_not_there(server: Server) -> None:
    refused(server.visitor().get("/api/nothing"), 404, "problem-not-found")
    answer = server.visitor().send("PUT", "/api/me", {})
    refused(answer, 405, "problem-method")
    assert "GET" in answer.headers["allow"]
    broken = server.client.post("/api/guest", content=b"{", headers={"content-type": "application/json"})
    refused(broken, 400, "problem-bad-request")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentence_is_in_the_language_of_the_reader(server: Server, lang: str) -> None:
    stranger = server.visitor().get("/api/me", accept_language=f"xx, {lang}-XX;q=0.9, en;q=0.1")
    assert stranger.json()["detail"] == say("people-sign-in", lang)
    person = server.visitor()
    person.post("/api/guest", {"language": lang})
    answer = person.post(f"/api/blocks/{person.me['name']}", accept_language="ro")
    assert answer.json()["detail"] == say("people-self", lang)


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("fr", "en"),
        ("de", "de"),
        ("fr, hu-HU;q=0.5, it;q=0.7", "it"),
        ("DE-at", "de"),
        ("it;q=0, ro;q=0.1", "ro"),
        ("hu;q=x;;,,", "en"),
        ("de;q=1.1.1", "en"),
        ("x" * 10_000, "en"),
    ],
)
def test_the_browsers_wish_is_read_with_care(header: str, lang: str) -> None:
    headers: dict[str, Any] = {"accept-language": header} if header else {}
    assert accepted(headers) == lang
