"""`edubba admin`: reports, suspensions, names, from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from edubba.cli.admin import admin
from edubba.games.errors import EdubbaError
from tests.server.people.support import PASSWORD, Server, Visitor, refused


def command(server: Server, *words: str, lang: str = "en") -> str:
    """What it prints; what it refuses is raised, for the whole program to tell."""
    return run(f"sqlite+aiosqlite:///{server.file}", *words, lang=lang).output


def run(url: str, *words: str, lang: str = "en") -> Result:
    result = CliRunner().invoke(admin, [*words, "--database", url, "--lang", lang])
    if isinstance(result.exception, EdubbaError):
        raise result.exception
    return result


@pytest.fixture
def gudea(server: Server) -> Visitor:
    server.account("Rim-Sin")
    return server.account("Gudea")


def test_reports_are_listed_until_they_are_closed(gudea: Visitor) -> None:
    server = gudea.server
    assert command(server, "reports") == "No report is open.\n"
    gudea.post("/api/reports", {"name": "Rim-Sin", "match": "m1", "text": "rude\n\x1b[31mwords"})
    gudea.post("/api/reports", {"name": "Rim-Sin", "text": "slow"})
    assert command(server, "reports").splitlines() == [
        "1, 1970-01-12 13:46: Gudea #2 about Rim-Sin #1, match m1:",
        "  rude  [31mwords",
        "2, 1970-01-12 13:46: Gudea #2 about Rim-Sin #1:",
        "  slow",
    ]
    assert command(server, "close", "1", "Spoke to him.", lang="de") == "Die Meldung 1 ist abgeschlossen.\n"
    assert [row["answer"] for row in server.rows("select answer from reports")] == ["Spoke to him.", None]
    assert "m1" not in command(server, "reports")
    for number in ("1", "7"):
        with pytest.raises(EdubbaError, match=f"no open report {number}"):
            command(server, "close", number, "again")


def test_a_suspension_ends_the_sessions_and_is_lifted(gudea: Visitor) -> None:
    server = gudea.server
    program = Visitor(server, token=gudea.post("/api/me/tokens", {"name": "bot"}).json()["token"])
    with pytest.raises(EdubbaError, match="1 to 500"):
        command(server, "suspend", "Gudea", " ")
    assert "Gudea is suspended" in command(server, "suspend", "gudea", "rude words")
    refused(gudea.get("/api/me"), 401, "people-sign-in")
    refused(program.get("/api/me"), 403, "people-suspended")
    login = {"name": "Gudea", "password": PASSWORD}
    answer = server.visitor().post("/api/login", login)
    assert "rude words" in answer.json()["detail"]
    command(server, "reinstate", "Gudea")
    assert server.visitor().post("/api/login", login).status_code == 200
    with pytest.raises(EdubbaError, match="not suspended"):
        command(server, "reinstate", "Gudea")


def test_a_new_name_is_a_name_that_nobody_has(gudea: Visitor) -> None:
    server = gudea.server
    assert command(server, "rename", "Gudea", "GUDEA") == "Gudea is now named GUDEA.\n"
    command(server, "rename", "Gudea", "Ur-Bau")
    assert gudea.get("/api/me").json()["name"] == "Ur-Bau"
    for name, told in (("rim-sin", "taken"), ("lugal", "belongs"), ("x", "characters")):
        with pytest.raises(EdubbaError, match=told):
            command(server, "rename", "Ur-Bau", name)


def test_a_guest_is_found_by_number_and_stays_a_guest(gudea: Visitor) -> None:
    server, guest = gudea.server, gudea.server.guest("Ishme")
    with pytest.raises(EdubbaError, match="nobody named"):
        command(server, "rename", "Ishme", "Better")
    command(server, "rename", f"#{guest.me['id']}", "Better")
    assert server.rows("select name, name_key from accounts where guest") == [
        {"name": "Better", "name_key": None}
    ]


def test_a_line_of_chat_is_taken_away(gudea: Visitor) -> None:
    server = gudea.server
    server.rows(
        "insert into chats (match, room, account, name, text, at) values ('m1', 'table', 1, 'x', 'rude', 1)"
    )
    assert command(server, "chat", "m1") == "1, 1970-01-01 00:00, table, x: rude\n"
    command(server, "delete-chat", "1")
    assert server.rows("select * from chats") == []
    assert command(server, "chat", "m1") == "Nobody said anything at match m1.\n"
    with pytest.raises(EdubbaError, match="no line of chat 1"):
        command(server, "delete-chat", "1")


def test_an_account_is_shown_without_secrets(gudea: Visitor) -> None:
    told = command(gudea.server, "show", "gudea")
    assert "Gudea" in told
    assert "argon2" not in told
    lines = dict(line.split(None, 1) for line in told.splitlines())
    assert (lines["id"], lines["sessions"], lines["email"]) == ("2", "1", "—")


def test_an_account_is_erased_when_that_is_meant(gudea: Visitor) -> None:
    assert run(f"sqlite+aiosqlite:///{gudea.server.file}", "erase", "Gudea").exit_code == 1
    assert gudea.get("/api/me").status_code == 200
    command(gudea.server, "erase", "Gudea", "--yes")
    refused(gudea.get("/api/me"), 401, "people-sign-in")


def test_a_database_that_is_none(tmp_path: Path) -> None:
    for url, told in (
        ("nonsense", "cannot be read as an address"),
        ("nosuch+thing://user:swordfish@host/x", "must begin with sqlite"),
    ):
        with pytest.raises(EdubbaError, match=told) as caught:
            run(url, "reports")
        assert "swordfish" not in str(caught.value)
    with pytest.raises(EdubbaError, match="cannot be used"):
        run(f"sqlite+aiosqlite:///{tmp_path}/empty.sqlite", "reports")
