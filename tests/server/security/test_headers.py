"""What surrounds every kind of answer, and what no answer shows."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from edubba.server.app import application, application_of
from edubba.server.config import Settings
from edubba.server.site import Site
from edubba.server.surroundings import HEADERS
from tests.server.fuzzing.line import Line
from tests.server.held import Hands, Inside
from tests.server.served import Guest
from tests.waiting import LIMIT

INSIDE = re.compile(r"Traceback|File \"|site-packages|sqlalchemy|\.py\b|/src/edubba")


@pytest.fixture(scope="module")
def http(server: Inside) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=LIMIT) as client:
        yield client


def _answers(http: httpx.Client, server: Inside) -> dict[str, httpx.Response]:
    """One of each kind: pages, files, JSON, pictures, texts, and everything that can be wrong."""
    script = re.findall(r'src="(/assets/[^"]+)"', http.get("/").text)[0]
    match = Guest(server.address).open()
    large = b'{"game":"' + b"x" * 300_000 + b'"}'
    kind = {"content-type": "application/json"}
    return {
        "page": http.get("/"),
        "page that is not there": http.get("/nonsense", headers={"accept": "text/html"}),
        "file": http.get(script),
        "file that is not there": http.get("/assets/none.js"),
        "out of the folder": http.get("/assets/..%2f..%2fconfig.py"),
        "json": http.get("/api/about"),
        "picture": http.get("/api/pictures/sumeria/en"),
        "style": http.get("/api/styles/sumeria"),
        "words": http.get("/api/texts/en"),
        "record": http.get(f"/api/matches/{match}/record"),
        "documentation": http.get("/api"),
        "figures": http.get("/metrics"),
        "health": http.get("/health"),
        "nobody": http.get("/api/me"),
        "forbidden": http.post("/api/guest", json={}, headers={"origin": "https://evil.example"}),
        "no such match": http.get("/api/matches/nosuch"),
        "method": http.put("/api/me", json={}),
        "trace": http.request("TRACE", "/api/me"),
        "no json": http.post("/api/guest", content=b"{", headers=kind),
        "too large": http.post("/api/matches", content=large, headers=kind),
        "other type": http.post("/api/guest", content=b"<a/>", headers={"content-type": "application/xml"}),
    }


def test_every_kind_of_answer_has_all_headers_and_nothing_of_the_program(
    http: httpx.Client, server: Inside
) -> None:
    for name, answer in _answers(http, server).items():
        assert answer.status_code < 500, name
        for header, value in HEADERS.items():
            assert answer.headers.get(header) == value, (name, header)
        assert "server" not in answer.headers, name
        assert "x-powered-by" not in answer.headers, name
        if answer.status_code >= 400:
            assert not INSIDE.search(answer.text), name
        if answer.content and answer.headers["content-type"].startswith("text/"):
            assert "charset=utf-8" in answer.headers["content-type"], name
        if str(answer.url.path).startswith("/api/m"):
            assert answer.headers["cache-control"] == "private, no-store", name


def test_the_policy_lets_nothing_run_that_is_not_ours() -> None:
    policy = dict(part.strip().split(" ", 1) for part in HEADERS["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["object-src"] == policy["base-uri"] == "'none'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["script-src"] == policy["connect-src"] == policy["form-action"] == "'self'"
    assert not {"unsafe-eval", "http:", "https:", "*"} & set(re.split(r"[ ;]", " ".join(policy.values())))


@pytest.mark.parametrize(
    ("base", "subdomains", "said"),
    [
        ("https://edubba.example", True, "max-age=31536000; includeSubDomains"),
        ("https://edubba.example", False, "max-age=31536000"),
        ("http://127.0.0.1:8421", True, None),
    ],
)
def test_browsers_are_told_to_come_by_tls(
    tmp_path: Path, base: str, subdomains: bool, said: str | None
) -> None:
    file = f"sqlite:///{tmp_path}/x.sqlite"
    app = application(Settings(base_url=base, database=file, hsts_subdomains=subdomains))
    client = TestClient(app)  # not begun: what is not there needs no database
    assert client.get("/nothing").headers.get("strict-transport-security") == said


def test_who_asks_and_asks_is_told_to_wait_and_others_are_not(tmp_path: Path) -> None:
    hands = Hands()
    settings = Settings(database=f"sqlite:///{tmp_path}/x.sqlite", reads_per_second=2)
    client = TestClient(application_of(Site(settings, clock=hands.clock)))
    codes = [client.get("/api/texts/xx", headers={"accept-language": "de"}).status_code for _ in range(14)]
    assert codes == [404] * 12 + [429] * 2
    answer = client.get("/api/texts/xx", headers={"accept-language": "de"})
    assert (answer.status_code, answer.json()["code"]) == (429, "problem-too-often")
    assert "Sekunde" in answer.json()["detail"]
    assert answer.headers["retry-after"] == "1"
    assert answer.headers["content-security-policy"]
    assert client.get("/nothing").status_code == 404  # pages and files are not counted
    hands.pass_by(0.5)
    assert [client.get("/api/texts/xx").status_code for _ in range(2)] == [404, 429]


def test_what_changes_something_and_what_asks_how_the_server_is_counts_as_well(tmp_path: Path) -> None:
    app = application(Settings(database=f"sqlite:///{tmp_path}/x.sqlite", reads_per_second=2))
    app._site.clock = lambda: 0.0  # type: ignore[assignment]
    client = TestClient(app)
    codes = [client.patch("/api/texts/xx").status_code for _ in range(13)]
    assert codes == [405] * 12 + [429]
    assert client.get("/health").status_code == client.get("/metrics").status_code == 429


def test_a_socket_that_is_refused_for_haste_is_counted_and_noted(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    app = application(Settings(database=f"sqlite:///{tmp_path}/x.sqlite", reads_per_second=2))
    app._site.clock = lambda: 0.0  # type: ignore[assignment]
    client = TestClient(app)
    for _ in range(12):
        client.get("/api/texts/xx")
    caplog.set_level(logging.INFO, "edubba.security")
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/api/matches/abc/live"):
        pass
    assert "refused address=testclient code=problem-too-often" in caplog.text
    assert b'edubba_sockets_closed_total{code="4429"} 1.0' in app._site.metrics.text()


def test_of_what_an_address_may_ask_each_worker_answers_its_share(tmp_path: Path) -> None:
    app = application(Settings(database=f"sqlite:///{tmp_path}/x.sqlite", reads_per_second=40))
    app._site.staff.size = 4  # type: ignore[misc]
    app._site.clock = lambda: 0.0  # type: ignore[assignment]
    client = TestClient(app)
    codes = [client.get("/api/texts/xx").status_code for _ in range(61)]
    assert codes == [404] * 60 + [429]


@pytest.mark.parametrize(
    "request_bytes",
    [
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 20\r\n\r\n{}",
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: x\r\n\r\n{}",
        b"GET /api/about HTTP/1.1\r\nHost: x\r\nX: a\x00b\r\n\r\n",
        b"GET /api/about HTTP/9.9\r\nHost: x\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    ],
    ids=["two lengths", "no length", "a NUL", "no version", "TLS"],
)
def test_what_is_no_request_is_none(server: Inside, request_bytes: bytes) -> None:
    """Two readings of where a request ends would let one hide in another."""

    async def ask() -> int:
        async with Line(server.settings.port) as line, asyncio.timeout(LIMIT):
            return (await line.ask(request_bytes))[0]

    assert asyncio.run(ask()) == 400


def test_a_request_with_a_length_and_pieces_is_not_two(server: Inside) -> None:
    smuggled = b"0\r\n\r\nGET /api/me HTTP/1.1\r\nHost: x\r\n\r\n"
    head = (
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: %d\r\n"
        % len(smuggled)
    )
    with socket.create_connection(("127.0.0.1", server.settings.port), LIMIT) as line:
        line.sendall(head + b"Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n" + smuggled)
        line.settimeout(LIMIT)
        answer = b""
        while part := line.recv(65536):
            answer += part
    assert answer.count(b"HTTP/1.1 ") == 1
    assert answer.startswith(b"HTTP/1.1 4")
