"""The whole API from outside: schemathesis over the OpenAPI document, the example bot, headers, languages."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from edubba.records import loads, proof
from tests.server.conftest import BACKENDS, MakeDatabase
from tests.server.held import Inside, inside
from tests.server.served import Guest, seated
from tests.waiting import LIMIT

ROOT = Path(__file__).parents[2]
MANY = 30 * LIMIT  # seconds for hundreds of questions
#: Every limit of every field, and by lot: each on one database, and both on both in the long suite.
PHASES = ("coverage", "fuzzing")


def _token(server: Inside, name: str) -> str:
    """A personal token of a new account."""
    guest = Guest(server.address)
    account = {"name": name, "password": "barley and beer", "language": "de"}
    me = guest.http.post("/api/register", json=account).raise_for_status().json()
    guest.http.headers["X-Edubba-CSRF"] = me["csrf"]
    made = guest.http.post("/api/me/tokens", json={"name": "bot"}).raise_for_status().json()
    return str(made["token"])


def test_the_example_bot_plays_a_match_to_its_end(server: Inside) -> None:
    host = Guest(server.address)
    match = host.open(seats=["open", "apprentice", "apprentice"])
    command = [
        sys.executable,
        str(ROOT / "examples" / "bot.py"),
        server.address,
        _token(server, "Botmaker"),
        match,
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=MANY)
    assert done.returncode == 0, done.stderr
    assert f"{match} is over" in done.stdout
    record = host.http.get(f"/api/matches/{match}/record")
    assert record.headers["content-disposition"] == f'attachment; filename="{match}.edubba"'
    assert proof.check(loads(record.text)) > 20
    [listed] = [
        each
        for each in httpx.get(f"{server.address}/api/finished", timeout=LIMIT).json()
        if each["id"] == match
    ]
    assert sum(seat["won"] for seat in listed["seats"]) >= 1


@pytest.mark.parametrize(("backend", "phase"), [*zip(BACKENDS, PHASES, strict=True)])
def test_schemathesis_finds_no_server_error(make_database: MakeDatabase, backend: str, phase: str) -> None:
    with inside(make_database(backend)) as server:
        _fuzz(server, phase, 8)


@pytest.mark.long
@pytest.mark.parametrize("backend", BACKENDS)
def test_schemathesis_finds_no_server_error_for_long(make_database: MakeDatabase, backend: str) -> None:
    with inside(make_database(backend)) as server:
        _fuzz(server, ",".join(PHASES), int(os.environ.get("EDUBBA_FUZZ", "100")))


def _fuzz(server: Inside, phases: str, examples: int) -> None:
    token = _token(server, "Fuzzer")
    seated(server.address)  # something to find
    command = [
        str(Path(sys.executable).parent / "schemathesis"), "run", f"{server.address}/api/openapi.json",
        "--checks", "not_a_server_error", "--max-examples", str(examples),
        "--phases", f"examples,{phases}", "--seed", "1", "--request-timeout", str(LIMIT),
        "--header", f"Authorization: Bearer {token}", "--no-color",
    ]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, timeout=MANY)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert httpx.get(f"{server.address}/health", timeout=LIMIT).status_code == 200
    assert "Traceback" not in server.log()


def test_every_answer_has_its_security_headers(server: Inside) -> None:
    for path in ("/api", "/api/about", "/nothing", "/health"):
        headers = httpx.get(server.address + path, timeout=LIMIT).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe-eval" not in policy
        assert "script-src 'self';" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("de", "nichts"), ("hu", "cím"), ("it", "indirizzo"), ("ro", "adres"), ("fr", "There is nothing")],
)
def test_problems_speak_the_readers_language(server: Inside, language: str, sentence: str) -> None:
    answer = httpx.get(f"{server.address}/nothing", headers={"Accept-Language": language}, timeout=LIMIT)
    assert answer.status_code == 404
    assert sentence in answer.json()["detail"]


def test_the_page_of_the_api_needs_nothing_from_other_hosts(server: Inside) -> None:
    page = httpx.get(f"{server.address}/api", timeout=LIMIT).text
    assert "http://" not in page.replace(server.address, "")
    assert "https://" not in page
    document: dict[str, Any] = httpx.get(f"{server.address}/api/openapi.json", timeout=LIMIT).json()
    for path in document["paths"]:
        assert path in page


def test_metrics_and_logs_hold_no_names_or_secrets(server: Inside) -> None:
    guest = Guest(server.address)
    guest.http.get("/api/matches/nosuchmatch")
    metrics = httpx.get(f"{server.address}/metrics", timeout=LIMIT).text
    assert 'route="/api/matches/{match_id}"' in metrics
    assert "nosuchmatch" not in metrics
    cookie = guest.cookie.partition("=")[2]
    assert cookie not in server.log()
