"""Notices on their way: letters over a real SMTP server, calls to a real web server, and what goes wrong."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import insert, select, update

from edubba.server.config import Settings
from edubba.server.notices import sender
from edubba.server.notices.deliveries import Delivery, deliveries
from edubba.server.notices.kinds import MOST_TRIES, PAUSES
from edubba.server.notices.links import reset_link
from edubba.server.notices.mail import Parcel, Refused, letter
from edubba.server.notices.sender import Sender
from edubba.server.notices.webhooks import Webhooks, is_public
from edubba.server.notices.wording import Wording
from edubba.server.notices.writing import write_account, write_confirm, write_for, write_reset
from edubba.server.people.keys import confirm_key
from edubba.server.storage.database import Database
from edubba.server.storage.schema import accounts, notices
from edubba.tables.clocks import DAY
from tests.server.post import SETTINGS, Postbox, mail_server, web_server
from tests.server.rows import database, person, stored
from tests.server.sample import chair
from tests.server.test_notices_writing import actor, begun, put, turn
from tests.waiting import LIMIT, LoopAhead, on_a_loop_ahead, soon, turns

HOUR = 3600.0


@dataclass
class Office:
    """A server's outbox with a clock that one sets."""

    base: Database
    options: Settings
    now: float = 100.0

    def __post_init__(self) -> None:
        self.sender = Sender(self.base, self.options, lambda: self.now)

    def post_at(self, box: Postbox) -> None:
        """Send letters to this mail server from now on."""
        self.options = replace(self.options, smtp_port=box.port)
        self.__post_init__()

    async def log(self, account: int) -> list[Delivery]:
        async with self.base.read() as connection:
            return await deliveries(connection, account)

    async def facts(self) -> list[Any]:
        async with self.base.read() as connection:
            return list(await connection.scalars(select(notices.c.facts)))

    async def change(self, account: int, **values: Any) -> None:
        async with self.base.write() as connection:
            await connection.execute(update(accounts).where(accounts.c.id == account).values(values))


def office(folder: Path, work: Callable[[Office], Awaitable[None]], **options: Any) -> None:
    async def all_of_it() -> None:
        async with database(folder) as base, asyncio.timeout(LIMIT):
            async with base.write() as connection:
                for number in (1, 2):
                    await person(connection, number, email=f"p{number}@example.org")
            there = Office(base, replace(SETTINGS, **options))
            try:
                await work(there)
            finally:
                await there.sender.close()

    asyncio.run(all_of_it())


def test_a_letter_is_in_the_readers_language_with_a_link(tmp_path: Path) -> None:
    async def work(there: Office) -> None:
        async with mail_server() as box:
            there.post_at(box)
            match, events = begun("m1", 1, 2, 1)
            await there.change(actor(match), language="de")
            async with there.base.write() as connection:
                await put(connection, match, events)
            assert await there.sender.round() == 3  # two starts and a turn; the reminder is not due
            letters = {str(each["To"]) + str(each["Subject"]): each for each in box.letters}
            german = letters[f"p{actor(match)}@example.orgSumeria: Du bist am Zug"]
            text = german.get_content()
            assert "Du bist am Zug in Sumeria mit Person" in text
            assert "https://edubba.example/match/m1" in text.splitlines()
            assert german["List-Unsubscribe"] == "<https://edubba.example/account#notices>"
            assert german["From"] == "Edubba <edubba@example.org>"
            assert german.get_content_type() == "text/plain"
            assert await there.sender.round() == 0
            assert {each.status for each in await there.log(1)} <= {"sent", "waiting"}

    office(tmp_path, work)


def test_letters_about_an_account_go_where_they_should_and_are_forgotten(tmp_path: Path) -> None:
    async def work(there: Office) -> None:
        async with mail_server() as box:
            there.post_at(box)
            await there.change(2, email_key=None, mail=False, language="de")  # not confirmed yet
            async with there.base.write() as connection:
                await write_account(connection, 1, "password", there.now)
                await write_account(connection, 1, "email", there.now, to="old@example.org")
                await write_account(
                    connection, 2, "token", there.now
                )  # perhaps it is somebody else's address
                await write_confirm(connection, 1, there.now + 60, there.now)  # there is nothing to confirm
                await write_confirm(connection, 2, there.now + 60, there.now)
                await write_confirm(connection, 2, there.now + 90, there.now)  # in place of the one before
            assert await there.sender.round() == 5
            told = {str(each["To"]): each.get_content() for each in box.letters}
            assert len(box.letters) == 3
            assert "password of your account has been changed" in told["p1@example.org"]
            assert "from now on nothing is sent here" in told["old@example.org"]
            key = confirm_key(there.options.secret, 2, "p2@example.org", 190)
            assert f"https://edubba.example/confirm#{key}" in told["p2@example.org"].splitlines()
            assert "Jemand, vermutlich du, hat diese Adresse" in told["p2@example.org"]
            assert all(each["List-Unsubscribe"] is None for each in box.letters)
            assert await there.facts() == [{}, {}, {}]

    office(tmp_path, work)


def test_a_refused_letter_is_tried_again_later(tmp_path: Path) -> None:
    async def work(there: Office) -> None:
        async with mail_server(refusals=2) as box:
            there.post_at(box)
            async with there.base.write() as connection:
                await write_reset(connection, 1, "t0ken", there.now)
            for tries, pause in enumerate(PAUSES[:2], 1):
                assert await there.sender.round() == 1
                [tried] = await there.log(1)
                assert (tried.status, tried.tries, tried.error) == ("waiting", tries, "SMTP 451")
                assert tried.due == there.now + pause
                assert await there.sender.round() == 0
                there.now += pause
            assert await there.sender.round() == 1
            [sent] = await there.log(1)
            assert (sent.status, sent.sent, sent.error) == ("sent", there.now, None)
            assert reset_link(there.options, "t0ken") in box.letters[0].get_content()
            assert "List-Unsubscribe" not in box.letters[0]
            assert await there.facts() == [{}]  # the nonce is gone

    office(tmp_path, work)


def test_a_letter_nobody_takes_is_given_up_without_its_nonce(tmp_path: Path) -> None:
    async def work(there: Office) -> None:
        async with there.base.write() as connection:
            await write_reset(connection, 1, "t0ken", there.now)
        for _ in range(MOST_TRIES):
            assert await there.sender.round() == 1
            there.now += PAUSES[-1]
        assert await there.sender.round() == 0
        [given_up] = await there.log(1)
        assert (given_up.status, given_up.tries) == ("failed", MOST_TRIES)
        assert given_up.error == "SMTPConnectError"
        assert await there.facts() == [{}]

    office(tmp_path, work)


def test_reminders_of_a_past_turn_are_dropped(tmp_path: Path) -> None:
    async def work(there: Office) -> None:
        async with mail_server() as box:
            there.post_at(box)
            match, events = begun("m1", 1, 2, 1)
            async with there.base.write() as connection:
                await put(connection, match, events)
            await there.sender.round()
            before = len(box.letters)
            reminded = actor(match)
            while actor(match) == reminded:
                turn(match, 50.0)
            async with there.base.write() as connection:
                await stored(connection, match)  # as if the outbox had missed it
            there.now = 3 * DAY + 1
            assert await there.sender.round() == 1
            assert len(box.letters) == before
            assert "reminder" not in {each.kind for each in await there.log(reminded)}

    office(tmp_path, work)


def test_a_reminder_comes_in_time(tmp_path: Path) -> None:
    async def work(there: Office) -> None:
        async with mail_server() as box:
            there.post_at(box)
            match, events = begun("m1", 1, 2, 1)
            async with there.base.write() as connection:
                await put(connection, match, events)
            await there.sender.round()
            there.now = 3 * DAY + 1
            assert await there.sender.round() == 1
            assert "1970-01-05 00:00 UTC" in box.letters[-1].get_content()
            assert "running out" in box.letters[-1]["Subject"]

    office(tmp_path, work)


def test_a_digest_lists_all_matches_once_a_day(tmp_path: Path) -> None:
    async def work(there: Office) -> None:
        async with mail_server() as box:
            there.post_at(box)
            await there.change(1, digest=True)
            for name in ("m1", "m2"):
                async with there.base.write() as connection:
                    await put(connection, *begun(name, 1, 1, 1))
            assert await there.sender.round() == 0
            there.now = 6 * 3600 + 1
            assert await there.sender.round() == 1
            text = box.letters[0].get_content()
            waiting, _, news = text.partition("What else happened")
            assert waiting.count("https://edubba.example/match/m") == 2
            assert news.count("has begun.\r\nhttps://edubba.example/match/m") == 2
            assert "2 matches" in box.letters[0]["Subject"]
            assert await there.sender.round() == 0
            there.now += DAY
            assert await there.sender.round() == 1
            assert len(box.letters) == 2
            assert "has begun" not in box.letters[1].get_content()
            await there.change(1, digest=False)
            there.now += DAY
            assert [each.kind for each in await there.log(1)].count("digest") == 3
            await there.sender.round()
            assert [each.kind for each in await there.log(1)].count("digest") == 2

    office(tmp_path, work)


def test_no_name_gets_into_a_header() -> None:
    wording = Wording("Sumeria: Eve\r\nBcc: all@example.org", "text")
    parcel = Parcel("p@example.org", "en", wording, "", 0.0)
    made = letter(parcel, SETTINGS)
    assert made["Subject"] == "Sumeria: Eve Bcc: all@example.org"
    assert "Bcc" not in made
    assert b"\nBcc" not in made.as_bytes()
    for address in ("p@example.org\r\nBcc: q@example.org", "nobody", "", "a@b, c@d"):
        with pytest.raises(Refused):
            letter(parcel._replace(to=address), SETTINGS)


def test_a_webhook_is_called_and_signed(tmp_path: Path) -> None:
    async def work(there: Office) -> None:
        async with web_server() as site:
            address = f"http://localhost:{site.port}/hook?a=b"
            await there.change(1, webhook=address, webhook_key="k3y", mail=False)
            match, events = begun("m1", 1, 1, 1)
            async with there.base.write() as connection:
                await put(connection, match, events)
            assert await there.sender.round() == 2
            told = {json.loads(body)["kind"]: json.loads(body) for body in site.bodies}
            assert told["turn"]["link"] == "https://edubba.example/match/m1"
            assert (told["turn"]["match"], told["turn"]["version"]) == ("m1", match.version)
            assert "your turn" in told["turn"]["text"]
            proof = hmac.new(b"k3y", site.bodies[0], hashlib.sha256).hexdigest()
            assert f"x-edubba-signature: sha256={proof}" in site.heads[0].lower()
            assert site.heads[0].startswith("POST /hook?a=b ")
            assert f"host: localhost:{site.port}" in site.heads[0].lower()
            assert {each.status for each in await there.log(1) if each.kind != "reminder"} == {"sent"}

    office(tmp_path, work)


@pytest.mark.parametrize(
    ("answer", "error"),
    [
        ("HTTP/1.1 500 Oh\r\ncontent-length: 0\r\n\r\n", "HTTP 500"),
        ("HTTP/1.1 302 There\r\nlocation: http://127.0.0.1/\r\ncontent-length: 0\r\n\r\n", "HTTP 302"),
        ("nonsense\r\n\r\n", "RemoteProtocolError"),
    ],
)
def test_a_webhook_that_fails_is_tried_again(tmp_path: Path, answer: str, error: str) -> None:
    async def work(there: Office) -> None:
        async with web_server(answer) as site:
            await there.change(1, webhook=f"http://127.0.0.1:{site.port}/", webhook_key="k", mail=False)
            await _notice(there)
            await there.sender.round()
            [tried] = await there.log(1)
            assert (tried.status, tried.error, tried.due) == ("waiting", error, there.now + PAUSES[0])
            assert len(site.heads) == 1

    office(tmp_path, work)


async def _notice(there: Office) -> None:
    facts = {"game": "flood", "names": [chair(2).name], "winners": []}
    row = {"account": 1, "match": "m1", "version": 3, "kind": "end", "facts": facts, "way": "webhook"}
    async with there.base.write() as connection:
        await connection.execute(insert(notices).values(**row, due=there.now))


@pytest.mark.parametrize(
    "address",
    ["http://example.org/", "https://127.0.0.1/", "https://localhost/", "https://[::1]/",
     "https://2130706433/", "https://10.0.0.1/", "https://[::ffff:10.0.0.1]/", "https://u:p@example.org/",
     "file:///etc/hosts", "no"],
)  # fmt: skip
def test_a_webhook_into_our_own_network_is_refused_for_good(tmp_path: Path, address: str) -> None:
    async def work(there: Office) -> None:
        await there.change(1, webhook=address, webhook_key="k", mail=False)
        await _notice(there)
        await there.sender.round()
        [tried] = await there.log(1)
        assert tried.status == "failed"
        assert "address" in str(tried.error)

    office(tmp_path, work, private_webhooks=False)


def test_a_webhook_that_never_answers_is_left_alone() -> None:
    async def work(loop: LoopAhead) -> None:
        async with web_server(answer="") as site:
            hooks = Webhooks(allow_private=True, timeout=HOUR)
            call = asyncio.create_task(hooks.post(f"http://127.0.0.1:{site.port}/", "k", {}))
            await soon(lambda: site.bodies)
            await turns()
            assert not call.done()
            loop.pass_by(HOUR)
            with pytest.raises(TimeoutError):
                await call
            await hooks.close()
            await soon(lambda: site.left_alone == 1)

    on_a_loop_ahead(work)


@pytest.mark.parametrize(
    ("address", "public"),
    [("8.8.8.8", True), ("2606:4700::1111", True), ("192.168.1.1", False), ("169.254.169.254", False),
     ("100.64.0.1", False), ("0.0.0.0", False), ("224.0.0.1", False), ("fe80::1%eth0", False),
     ("fd00::1", False), ("64:ff9b::a00:1", False), ("2002:a00:1::", False), ("::ffff:8.8.8.8", True)],
)  # fmt: skip
def test_public_addresses(address: str, public: bool) -> None:
    assert is_public(address) is public


def test_the_task_sends_when_poked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sender, "EVERY", HOUR)

    async def work(there: Office) -> None:
        rounds: list[int] = []
        async with mail_server() as box:
            there.post_at(box)
            once = there.sender.round

            async def counted() -> int:
                rounds.append(await once())
                return rounds[-1]

            monkeypatch.setattr(there.sender, "round", counted)
            task = asyncio.create_task(there.sender.run())
            await soon(lambda: rounds == [0])
            async with there.base.write() as connection:
                match, events = begun("m1", 1, 2, 1)
                await stored(connection, match)
                await write_for(connection, match, events)
            there.sender.poke()
            await soon(lambda: rounds == [0, 3])
            assert len(box.letters) == 3
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task

    office(tmp_path, work)
