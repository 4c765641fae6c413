"""A server as its players meet it: accounts, correspondence by mail, time-outs, restarts, leaving."""

from __future__ import annotations

import re
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import pytest
from anyio.from_thread import start_blocking_portal

from edubba.records import loads
from edubba.server import staff
from edubba.server.notices import sender
from tests import command
from tests.server.held import Hands, Inside, inside_on_file
from tests.server.post import Postbox, mail_server
from tests.server.served import VERIFY, Guest, seated, served
from tests.server.working import HANGS, eager
from tests.waiting import LIMIT, until

PASSWORD = "barley and beer"
DAYS = {"kind": "days", "base": 86_400.0 * 3, "increment": 86_400.0, "cap": 86_400.0 * 5}
BOTS = ["open", "ensi", "ensi"]


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A server in this process looks around more often, and its bots step back behind nobody."""
    monkeypatch.setattr(sender, "EVERY", 0.05)
    monkeypatch.setattr(staff, "LOOK", 0.05)
    with eager():
        yield


@pytest.fixture
def mailbox() -> Iterator[Postbox]:
    """A mail server that keeps what it is given."""
    with start_blocking_portal() as portal, portal.wrap_async_context_manager(mail_server()) as box:
        yield box


def _at(box: Postbox) -> dict[str, str]:
    """The settings of a server that sends its mails there."""
    return {
        "EDUBBA_SMTP_HOST": "127.0.0.1", "EDUBBA_SMTP_PORT": str(box.port), "EDUBBA_SMTP_TLS": "none",
        "EDUBBA_MAIL_FROM": "edubba@example.org",
    }  # fmt: skip


def _to(box: Postbox, name: str) -> list[EmailMessage]:
    return [letter for letter in box.letters if f"{name.lower()}@example.org" in letter["To"]]


def _account(server: Inside, name: str) -> Guest:
    guest = Guest(server.address)
    account = {"name": name, "password": PASSWORD, "language": "en", "email": f"{name.lower()}@example.org"}
    me = guest.http.post("/api/register", json=account).raise_for_status().json()
    guest.http.headers["X-Edubba-CSRF"] = me["csrf"]
    return guest


def _confirmed(server: Inside, mailbox: Postbox, *names: str) -> None:
    """Open the links that were sent to their addresses: before that, nothing else is."""
    for name in names:
        [letter] = until(lambda: _to(mailbox, name))  # noqa: B023
        link = re.search(rf"{server.address}/confirm#(\S+)", letter.get_content())
        assert link is not None
        answer = httpx.post(
            f"{server.address}/api/confirm", json={"token": link[1]}, timeout=LIMIT, verify=VERIFY
        )
        answer.raise_for_status()
    mailbox.letters.clear()


def _actor(match: str, guests: list[Guest]) -> tuple[Guest, dict[str, Any]]:
    """Who is to act; a bot may have to act first."""

    def found() -> tuple[Guest, dict[str, Any]] | None:
        seen = ((guest, guest.see(match)) for guest in guests)
        return next((each for each in seen if each[1]["legal"]), None)

    return until(found)


def test_correspondence_calls_whose_turn_it_is_by_mail(tmp_path: Path, mailbox: Postbox) -> None:
    with inside_on_file(tmp_path, hands=None, **_at(mailbox)) as server:
        names = ("Enmerkar", "Lugalbanda", "Ninsun")
        people = [_account(server, name) for name in names]
        _confirmed(server, mailbox, *names)
        match = people[0].open(terms=DAYS)
        for name, person in zip(names, people, strict=True):
            person.join(match, name)
        actor, state = _actor(match, people)
        mine = names[people.index(actor)]
        letter = until(lambda: [each for each in _to(mailbox, mine) if match in each.get_content()])[0]
        assert f"{server.address}/match/{match}" in letter.get_content()
        assert letter["From"].endswith("edubba@example.org>") or letter["From"] == "edubba@example.org"
        command = {"do": "play", "revision": 0, "text": state["legal"][0], "commit": True}
        actor.do(match, version=state["version"], **command).raise_for_status()
        follower, _ = _actor(match, people)
        until(lambda: _to(mailbox, names[people.index(follower)]))
        told = until(
            lambda: [
                n
                for n in follower.http.get("/api/me/notices").json()
                if n["status"] == "sent" and n["kind"] != "confirm"
            ]
        )
        assert told[0]["match"] == match


def test_a_lost_password_is_set_anew_by_a_link(tmp_path: Path, mailbox: Postbox) -> None:
    with inside_on_file(tmp_path, hands=None, **_at(mailbox)) as server:
        _account(server, "Enheduanna")
        _confirmed(server, mailbox, "Enheduanna")
        http = Guest(server.address).http
        for address in ("nobody@example.org", "enheduanna@example.org"):
            assert http.post("/api/reset", json={"email": address}).status_code in (200, 201, 202)
        [letter] = until(lambda: _to(mailbox, "Enheduanna"))
        token = re.search(r"/reset#(\S+)", letter.get_content())
        assert token is not None
        new = {"token": token[1], "password": "a hymn to Inanna"}
        http.post("/api/reset/confirm", json=new).raise_for_status()
        assert http.post("/api/reset/confirm", json=new).status_code >= 400  # once
        login = {"name": "Enheduanna", "password": PASSWORD}
        assert http.post("/api/login", json=login).status_code in (401, 403)
        assert http.post("/api/login", json=login | {"password": new["password"]}).status_code == 200
        _account(server, "Sin-liqe")
        until(lambda: _to(mailbox, "Sin-liqe"))  # it was sent in a later round than all before
        assert not _to(mailbox, "nobody")
        assert token[1] not in server.log()


def test_who_vanishes_is_replaced_by_a_bot_and_may_return(tmp_path: Path) -> None:
    hands = Hands()
    with inside_on_file(tmp_path, hands=hands) as server:
        terms = {"kind": "live", "base": 10, "increment": 1}
        match, guests = seated(
            server.address, 2, terms=terms, seats=["open", "open", "apprentice"], level="scribe"
        )
        actor, state = _actor(match, guests)
        seat, left = state["to_act"], state["deadline"] - hands.now
        assert 0 < left <= 10.5
        server.pass_by(left - 0.1)
        assert not actor.see(match)["seats"][seat - 1]["stand_in"]
        server.pass_by(0.2)
        gone = until(lambda: (now := actor.see(match))["seats"][seat - 1]["stand_in"] and now)
        assert gone["seats"][seat - 1]["bot"] == "scribe"
        until(lambda: actor.see(match)["texts"] > state["texts"])  # the bot plays

        def returned() -> httpx.Response | None:
            """The answer, but for the one that bots have gone on between looking and asking."""
            answer = actor.do(match, do="return", version=actor.see(match)["version"], seat=seat)
            return None if answer.status_code == 409 else answer

        back = until(returned)
        assert back.status_code == 200, back.text
        assert not actor.see(match)["seats"][seat - 1]["stand_in"]


def test_a_restart_gives_the_clocks_their_time_back(tmp_path: Path) -> None:
    hands = Hands()
    with inside_on_file(tmp_path, hands=hands) as server:
        match, [guest] = seated(
            server.address, 1, terms={"kind": "live", "base": 600, "increment": 0}, seats=BOTS
        )
        state = until(lambda: (now := guest.see(match))["legal"] and now)
        server.stop()
        hands.now += 7  # nobody was there
        server.start()
        again = guest.see(match)
        assert again["texts"] == state["texts"]
        assert again["deadline"] - state["deadline"] == pytest.approx(7)


def test_what_was_stopped_or_killed_goes_on_and_bots_with_it(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path}/restart.sqlite", tmp_path) as server:
        match, [guest] = seated(server.address, 1, seats=BOTS)
        state = until(lambda: (now := guest.see(match))["legal"] and now, limit=HANGS)
        assert server.stop() == 0
        server.start()
        again = guest.see(match)
        assert again["texts"] == state["texts"]
        command = {"do": "play", "revision": 0, "text": again["legal"][0], "commit": True}
        guest.do(match, version=again["version"], **command).raise_for_status()
        server.kill()
        server.start()  # perhaps while a bot was thinking
        until(lambda: (now := guest.see(match))["legal"] and now["texts"] > again["texts"], limit=HANGS)


def test_one_match_that_cannot_be_read_does_not_keep_the_site_from_starting(tmp_path: Path) -> None:
    file = tmp_path / "broken.sqlite"
    with served(f"sqlite:///{file}", tmp_path) as server:
        terms = {"kind": "live", "base": 600, "increment": 0}
        broken, _ = seated(server.address, 1, terms=terms, seats=BOTS)
        sound, [guest] = seated(server.address, 1, terms=terms, seats=BOTS)
        server.stop()
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute("delete from snapshots where match = ?", (broken,))
            connection.execute('update log set event = \'{"kind":"odd"}\' where match = ?', (broken,))
            # As if it had been away for so long that time is to be given back.
            connection.execute("update meta set value = value - 300 where key = 'alive'")
            connection.execute("update matches set changed = changed - 300")
        server.start()
        assert guest.see(sound)["status"] == "running"
        assert f"match {broken} cannot be taken up" in server.log()
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_what_an_administrator_changes_is_seen_at_the_table(tmp_path: Path) -> None:
    with inside_on_file(tmp_path) as server:
        match, guests = seated(server.address)
        number = guests[0].http.get("/api/me").json()["id"]
        for words in (["rename", f"#{number}", "Gudea II"], ["end", match]):
            where = ["--database", server.settings.database]
            done = command.run("admin", *words, *where)
            assert done.returncode == 0, done.stderr
        state = until(lambda: (now := guests[1].see(match))["status"] == "over" and now)
        assert state["seats"][0]["name"] == "Gudea II"


def test_who_leaves_for_good_leaves_no_name_behind(tmp_path: Path) -> None:
    with inside_on_file(tmp_path) as server:
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
    kept = [file for file in tmp_path.iterdir() if file.name.startswith("inside.sqlite")]
    assert kept
    assert not [file.name for file in kept if b"Kubaba" in file.read_bytes()]
