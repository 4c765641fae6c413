"""What is written down of attempts: enough to look into them, nothing that anybody typed."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from edubba.server.security_log import logger, note
from edubba.server.wires import ClientsFault
from tests.server.people.support import PASSWORD, Server, Visitor, serving

TYPED = "my real password typed as a name"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path) as found:
        yield found


def _events(caplog: pytest.LogCaptureFixture) -> list[dict[str, object]]:
    return [record.__dict__["facts"] for record in caplog.records if record.name == logger.name]


def test_what_happens_to_an_account_is_noted_and_nothing_secret(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG, "edubba"):
        gudea = server.account("Gudea", email="gudea@lagash.example")
        server.confirm()
        for name, password in (("Gudea", "a guess at it"), (TYPED[:40], "x"), ("Gudea", PASSWORD)):
            server.visitor().post("/api/login", {"name": name, "password": password})
        token = gudea.post("/api/me/tokens", {"name": "bot"}).json()["token"]
        Visitor(server, token=token).get("/api/me/export")
        Visitor(server, token="edubba_wrong").get("/api/me")
        gudea.send("PATCH", "/api/me", {"about": "x"}, x_edubba_csrf="forged")
        gudea.post("/api/me/password", {"old": PASSWORD, "new": "dates and honey"})
        gudea.post("/api/logout")
    events = _events(caplog)
    number = gudea.server.rows("select id from accounts")[0]["id"]
    assert [event["event"] for event in events] == [
        "registered",
        "email-confirmed",
        "login-failed",
        "refused",
        "login-failed",
        "refused",
        "login",
        "token-made",
        "refused",
        "refused",
        "refused",
        "password-changed",
        "logout",
    ]
    assert events[2]["account"] == events[6]["account"] == number
    assert "account" not in events[4]  # a name that nobody has
    assert [event.get("code") for event in events if event["event"] == "refused"] == [
        "people-login-wrong",
        "people-login-wrong",
        "people-cookie-only",
        "people-token-unknown",
        "people-csrf",
    ]
    told = "\n".join(str(record.__dict__) for record in caplog.records if record.name.startswith("edubba"))
    for secret in (
        PASSWORD,
        "a guess at it",
        "my real",
        "dates and honey",
        token,
        gudea.cookie,
        "gudea@lagash",
        "edubba_wrong",
    ):
        assert not secret or secret not in told


def test_nothing_begins_a_line_or_a_field_of_its_own(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, logger.name):
        note(
            "refused", account=7, address="1.2.3.4\nFORGED", code="a b=c\r\nlogin account=1", route="/api/{x}"
        )
    (record,) = caplog.records
    assert (
        record.getMessage()
        == "refused account=7 address=1.2.3.4?FORGED code=a?b?c??login?account?1 route=/api/{x}"
    )


def test_bytes_that_are_no_text_leave_a_line_and_no_traceback() -> None:
    try:
        b"\xff".decode()
    except UnicodeDecodeError as error:
        thrown = (type(error), error, error.__traceback__)
    make = logging.getLogger("uvicorn.error").makeRecord
    said = make(
        "uvicorn.error", logging.ERROR, "", 0, "Invalid UTF-8 sequence received from client.", (), thrown
    )
    other = make("uvicorn.error", logging.ERROR, "", 0, "Exception in ASGI application", (), thrown)
    ClientsFault().filter(said)
    assert (said.exc_info, said.levelno) == (None, logging.INFO)
    assert ClientsFault().filter(other)
    assert other.exc_info
