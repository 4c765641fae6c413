"""A server as its players meet it: accounts, correspondence by mail, time-outs, restarts, leaving."""

from __future__ import annotations

import re
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from email import message_from_bytes
from email.policy import default
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from aiosmtpd.controller import Controller

from edubba.records import loads
from tests.server.served import Guest, Served, free_port, seated, served

PASSWORD = "barley and beer"
DAYS = {"kind": "days", "base": 86_400.0 * 3, "increment": 86_400.0, "cap": 86_400.0 * 5}


class Mailbox:
    """A mail server that keeps what it is given."""

    def __init__(self) -> None:
        self.letters: list[Any] = []
        self.port = free_port()

    @property
    def settings(self) -> dict[str, str]:
        """Of a server that sends its mails here."""
        return {
            "EDUBBA_SMTP_HOST": "127.0.0.1", "EDUBBA_SMTP_PORT": str(self.port), "EDUBBA_SMTP_TLS": "none",
            "EDUBBA_MAIL_FROM": "edubba@example.org",
        }  # fmt: skip

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.letters.append(message_from_bytes(envelope.content, policy=default))
        return "250 OK"

    def to(self, address: str) -> list[Any]:
        return [letter for letter in self.letters if address in letter["To"]]


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    controller = Controller(box, hostname="127.0.0.1", port=box.port)
    controller.start()
    yield box
    controller.stop()


def _soon(found: Callable[[], Any], seconds: float = 40) -> Any:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if result := found():
            return result
        time.sleep(0.1)
    raise AssertionError("it did not happen")


def _account(server: Served, name: str) -> Guest:
    guest = Guest(server.address)
    account = {"name": name, "password": PASSWORD, "language": "en", "email": f"{name.lower()}@example.org"}
    me = guest.http.post("/api/register", json=account).raise_for_status().json()
    guest.http.headers["X-Edubba-CSRF"] = me["csrf"]
    return guest


def _confirmed(server: Served, mailbox: Mailbox, *names: str) -> None:
    """Open the links that were sent to their addresses: before that, nothing else is."""
    for name in names:
        [letter] = _soon(partial(mailbox.to, f"{name.lower()}@example.org"))
        link = re.search(rf"{server.address}/confirm#(\S+)", letter.get_content())
        assert link is not None
        httpx.post(f"{server.address}/api/confirm", json={"token": link[1]}).raise_for_status()
    mailbox.letters.clear()


def _actor(match: str, guests: list[Guest]) -> tuple[Guest, dict[str, Any]]:
    """Who is to act; a bot may have to act first."""

    def found() -> tuple[Guest, dict[str, Any]] | None:
        seen = ((guest, guest.see(match)) for guest in guests)
        return next((each for each in seen if each[1]["legal"]), None)

    actor: tuple[Guest, dict[str, Any]] = _soon(found)
    return actor


def test_correspondence_calls_whose_turn_it_is_by_mail(tmp_path: Path, mailbox: Mailbox) -> None:
    with served(f"sqlite:///{tmp_path}/mail.sqlite", tmp_path, **mailbox.settings) as server:
        names = ("Enmerkar", "Lugalbanda", "Ninsun")
        people = [_account(server, name) for name in names]
        _confirmed(server, mailbox, *names)
        match = people[0].open(terms=DAYS)
        for name, person in zip(names, people, strict=True):
            person.join(match, name)
        actor, state = _actor(match, people)
        mine = f"{names[people.index(actor)].lower()}@example.org"
        letter = _soon(lambda: [each for each in mailbox.to(mine) if match in each.get_content()])[0]
        assert f"{server.address}/match/{match}" in letter.get_content()
        assert letter["From"].endswith("edubba@example.org>") or letter["From"] == "edubba@example.org"
        command = {"do": "play", "revision": 0, "text": state["legal"][0], "commit": True}
        actor.do(match, version=state["version"], **command).raise_for_status()
        follower, _ = _actor(match, people)
        theirs = f"{names[people.index(follower)].lower()}@example.org"
        _soon(lambda: mailbox.to(theirs))
        told = _soon(
            lambda: [
                n
                for n in follower.http.get("/api/me/notices").json()
                if n["status"] == "sent" and n["kind"] != "confirm"
            ]
        )
        assert told[0]["match"] == match


def test_a_lost_password_is_set_anew_by_a_link(tmp_path: Path, mailbox: Mailbox) -> None:
    with served(f"sqlite:///{tmp_path}/reset.sqlite", tmp_path, **mailbox.settings) as server:
        _account(server, "Enheduanna")
        _confirmed(server, mailbox, "Enheduanna")
        http = Guest(server.address).http
        for address in ("enheduanna@example.org", "nobody@example.org"):
            assert http.post("/api/reset", json={"email": address}).status_code in (200, 201, 202)
        [letter] = _soon(lambda: mailbox.to("enheduanna@example.org"))
        token = re.search(r"/reset#(\S+)", letter.get_content())
        assert token is not None
        new = {"token": token[1], "password": "a hymn to Inanna"}
        http.post("/api/reset/confirm", json=new).raise_for_status()
        assert http.post("/api/reset/confirm", json=new).status_code >= 400  # once
        login = {"name": "Enheduanna", "password": PASSWORD}
        assert http.post("/api/login", json=login).status_code in (401, 403)
        assert http.post("/api/login", json=login | {"password": new["password"]}).status_code == 200
        assert not mailbox.to("nobody@example.org")
        assert token[1] not in server.log()


def test_who_vanishes_is_replaced_by_a_bot_and_may_return(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path}/clock.sqlite", tmp_path) as server:
        terms = {"kind": "live", "base": 10, "increment": 1}
        match, guests = seated(
            server.address, 2, terms=terms, seats=["open", "open", "apprentice"], level="scribe"
        )
        actor, state = _actor(match, guests)
        seat = state["to_act"]
        assert 0 < state["deadline"] - time.time() <= 10.5
        gone = _soon(lambda: (now := actor.see(match))["seats"][seat - 1]["stand_in"] and now)
        assert gone["seats"][seat - 1]["bot"] == "scribe"
        _soon(lambda: actor.see(match)["texts"] > state["texts"])  # the bot plays

        def returned() -> httpx.Response | None:
            """The answer, but for the one that bots have gone on between looking and asking."""
            answer = actor.do(match, do="return", version=actor.see(match)["version"], seat=seat)
            return None if answer.status_code == 409 else answer

        back = _soon(returned)
        assert back.status_code == 200, back.text
        assert not actor.see(match)["seats"][seat - 1]["stand_in"]


def test_a_restart_gives_the_clocks_their_time_back_and_lets_bots_go_on(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path}/restart.sqlite", tmp_path) as server:
        terms = {"kind": "live", "base": 600, "increment": 0}
        match, [guest] = seated(server.address, 1, terms=terms, seats=["open", "ensi", "ensi"])
        state = _soon(lambda: (now := guest.see(match))["legal"] and now)
        assert server.stop() == 0
        time.sleep(7)
        server.start()
        again = guest.see(match)
        assert again["texts"] == state["texts"]
        assert again["deadline"] - state["deadline"] > 5  # of at least seven seconds, less a sign of life
        command = {"do": "play", "revision": 0, "text": again["legal"][0], "commit": True}
        guest.do(match, version=again["version"], **command).raise_for_status()
        server.kill()
        server.start()  # perhaps while a bot was thinking
        _soon(lambda: guest.see(match)["legal"])


def test_one_match_that_cannot_be_read_does_not_keep_the_site_from_starting(tmp_path: Path) -> None:
    file = tmp_path / "broken.sqlite"
    with served(f"sqlite:///{file}", tmp_path) as server:
        terms = {"kind": "live", "base": 600, "increment": 0}
        broken, _ = seated(server.address, 1, terms=terms, seats=["open", "ensi", "ensi"])
        sound, [guest] = seated(server.address, 1, terms=terms, seats=["open", "ensi", "ensi"])
        server.stop()
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute("delete from snapshots where match = ?", (broken,))
            connection.execute('update log set event = \'{"kind":"odd"}\' where match = ?', (broken,))
        time.sleep(6)  # long enough for time to be given back
        server.start()
        assert guest.see(sound)["status"] == "running"
        assert f"match {broken} cannot be taken up" in server.log()
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_what_an_administrator_changes_is_seen_at_the_table(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/admin.sqlite"
    with served(url, tmp_path) as server:
        match, guests = seated(server.address)
        number = guests[0].http.get("/api/me").json()["id"]
        command = [sys.executable, "-m", "edubba", "admin"]
        for words in (["rename", f"#{number}", "Gudea II"], ["end", match]):
            done = subprocess.run([*command, *words, "--database", url], capture_output=True, timeout=120)
            assert done.returncode == 0, done.stderr
        state = _soon(lambda: (now := guests[1].see(match))["status"] == "over" and now)
        assert state["seats"][0]["name"] == "Gudea II"


def test_who_leaves_for_good_leaves_no_name_behind(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path}/leave.sqlite", tmp_path) as server:
        people = [_account(server, name) for name in ("Kubaba", "Etana", "Meskalamdug")]
        match = people[0].open()
        for name, person in zip(("Kubaba", "Etana", "Meskalamdug"), people, strict=True):
            person.join(match, name)
        export = people[0].http.get("/api/me/export").raise_for_status().json()
        assert match in str(export)
        people[0].http.request("DELETE", "/api/me", json={"password": PASSWORD}).raise_for_status()
        state = people[1].see(match)
        assert "Kubaba" not in str(state)
        assert state["seats"][0]["resigned"]
        record = loads(people[1].http.get(f"/api/matches/{match}/record").text)
        assert "Kubaba" not in str(record.headers)
        assert server.stop() == 0
    assert b"Kubaba" not in (tmp_path / "leave.sqlite").read_bytes()
