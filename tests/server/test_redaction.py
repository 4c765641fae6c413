"""What may not stand in a log does not, pattern by pattern; and nobody writes lines into it."""

from __future__ import annotations

import io
import json
import logging
import re
import sys
import threading
from collections.abc import Iterator
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path

import pytest
from _pytest.logging import LogCaptureHandler
from litestar.testing import TestClient

from edubba.server import redaction
from edubba.server.app import application
from edubba.server.config import Settings, load
from edubba.server.observing import HELD, PlainLines, secrets_of, set_up_logs
from edubba.server.people.keys import TOKEN_MARK, csrf_of
from edubba.server.people.schemas import Login, NewPassword
from edubba.server.redaction import HIDDEN, scrubbed
from tests.waiting import LIMIT

KEY = "Yk9Qw3-vT0_aZr7pLm2Xc8Ue5Hs1Bd6Gf4Jn0KiOqWx"  # as `new_key` makes them, but the same in every process
TOKEN = TOKEN_MARK + KEY
SECRET = "tell-nobody"


@pytest.fixture
def as_before() -> Iterator[None]:
    """Afterwards logging is as it was."""
    root = logging.getLogger()
    before = root.handlers[:], root.level, logging.lastResort, logging.raiseExceptions
    hooks = sys.excepthook, threading.excepthook
    levels = {name: logging.getLogger(name).level for name in HELD}
    yield
    root.handlers[:], level, logging.lastResort, logging.raiseExceptions = before
    root.setLevel(level)
    sys.excepthook, threading.excepthook = hooks
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


@pytest.fixture(params=["text", "json"])
def logs(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, as_before: None) -> io.StringIO:
    """The log of this process as the server sets it up, in a string."""
    told = io.StringIO()
    monkeypatch.setattr(sys, "stderr", told)
    monkeypatch.setattr(redaction, "_known", set())
    redaction.hide([])
    set_up_logs("debug", request.param, ["own-secret/of the+site"])
    return told


@pytest.mark.parametrize(
    ("text", "secret", "kept"),
    [
        (f"postgresql+asyncpg://edubba:{SECRET}@db.local:5432/x", SECRET, "edubba:…@db.local:5432/x"),
        (f"smtp://a:{SECRET}@/p@mail.local", SECRET, "@mail.local"),
        (f"host=db.local user=edubba password={SECRET} dbname=x", SECRET, "host=db.local user=edubba"),
        (f"PGPASSWORD='{SECRET} two' psql", SECRET, "psql"),
        (f"smtp_password: {SECRET}", SECRET, "smtp_password: …"),
        (f'{{"name": "Enki", "password": "{SECRET}\\" more", "language": "de"}}', SECRET, '"language": "de"'),
        (repr(Login("Enki", SECRET)), SECRET, "name='Enki'"),
        (repr(NewPassword(SECRET, f"{SECRET})2")), SECRET, "NewPassword("),
        (f"Cookie: edubba={KEY}; other=1", KEY, "Cookie: …"),
        (f"Cookie: a=short; edubba={SECRET}", SECRET, "Cookie"),
        (f"[(b'host', b'x'), (b'cookie', b'edubba={SECRET}'), (b'accept', b'*')]", SECRET, "b'accept'"),
        (f"set-cookie: edubba={SECRET}; HttpOnly", SECRET, "set-cookie"),
        (f"the cookie edubba={SECRET} came", SECRET, "came"),
        (f"Authorization: Bearer {TOKEN}", TOKEN, "Authorization"),
        (f"a header bearer {KEY} there", KEY, "there"),
        (f"token {TOKEN} was used", TOKEN, "was used"),
        (f"X-Edubba-CSRF: {csrf_of('s', KEY)}", csrf_of("s", KEY), "X-Edubba-CSRF"),
        (f"a digest {csrf_of('s', KEY)} alone", csrf_of("s", KEY), "alone"),
        (f"a key {KEY}A1a alone", KEY, "alone"),
        (f"GET /match/abc?lang=de&invitation={SECRET}&x=1", SECRET, "lang=de"),
        (f"https://play.example.org/reset#{SECRET} sent", SECRET, "/reset#… sent"),
        (f"Job<function: think, kwargs: {{'job': {{'seed': {12345678}}}}}>", "12345678", "think"),
        (f"Secrets(seed='{SECRET}', invitation='{SECRET}')", SECRET, "Secrets("),
        (f'"say":{{"room":"table","text":"{SECRET}"}}', SECRET, '"room":"table"'),
        (f"NewChat(text='{SECRET} he said', room='table')", SECRET, "room='table'"),
        ("password=$argon2id$v=19$m=65536$abc$def", "abc", "password"),
        ("row ('Enki', '$argon2id$v=19$m=65536,t=3$abc$def')", "abc", "row ('Enki'"),
        (
            f"DETAIL:  Failing row contains (7, {SECRET}\nsecond {SECRET}).\n[SQL: INSERT]",
            SECRET,
            "[SQL: INSERT]",
        ),
        (f"DETAIL:  Key (email_key)=({SECRET}) already exists.", SECRET, "Key (email_key)=(…)"),
        (f"[SQL: x]\n[parameters: ('{SECRET}', 1)]\n(Background on this)", SECRET, "(Background on this)"),
        ("mail to gilgamesh.king@uruk.example.org failed", "gilgamesh", "g…@uruk.example.org failed"),
        ("from 93.184.215.14:5432", "215.14", "from 93.184.215.0/24:5432"),
        ("from 2a00:1450:4001:81b::200e now", "81b", "2a00:1450:4001::/48 now"),
        ("from ::ffff:93.184.215.14", "215.14", "93.184.215.0/24"),
    ],
)
def test_a_secret_is_hidden_and_the_rest_is_not(text: str, secret: str, kept: str) -> None:
    assert secret in text
    assert secret not in scrubbed(text)
    assert kept in scrubbed(text)


@pytest.mark.parametrize(
    "text",
    [
        "match wmwkdgjm9a, version 12: lugal:0.1s failed: worker 4711: EOFError",
        "4 matches taken up after 12 s at 06:51:06",
        'connection to 10.0.0.7:5432 failed: password authentication failed for user "edubba"',
        "127.0.0.1 ::1 fe80::1 2.0.40 3.11.7 00:00:01",
        'File "/opt/edubba/lib/python3.11/site-packages/sqlalchemy/base.py", line 1969, in _exec_single',
        "the column edubba_process_start_time_seconds_of_a_long_name is lower case",
        "POST /api/matches/{match_id}/commands 409",
        "notice 7 (turn by mail): SMTPConnectError('Connection refused')",
    ],
)
def test_what_is_no_secret_stays_as_it_is(text: str) -> None:
    assert scrubbed(text) == text


def test_values_of_the_server_are_hidden_in_any_words(logs: io.StringIO) -> None:
    logging.getLogger("x").info("he said own-secret/of the+site and %s", "own-secret%2Fof%20the%2Bsite")
    assert "own-secret" not in logs.getvalue()
    assert logs.getvalue().count(HIDDEN) == 2


def test_the_settings_that_are_hidden() -> None:
    url = "postgresql://edubba:p%40ss-word@db/x"
    settings = load(None, {}, database=url, secret="s" * 20, smtp_password="smtp-pass")
    assert set(secrets_of(settings)) == {"s" * 20, "smtp-pass", "p@ss-word"}
    assert secrets_of(load(None, {})) == []


def test_a_short_value_does_not_blacken_every_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redaction, "_known", set())
    redaction.hide([])
    redaction.hide(["", "a", "abc"])
    assert scrubbed("abacus") == "abacus"


def test_nobody_forges_a_line(logs: io.StringIO) -> None:
    root = logging.getLogger()  # pytest's own copy would go from process to process, and half a sign cannot
    root.handlers[:] = [each for each in root.handlers if not isinstance(each, LogCaptureHandler)]
    forged = "x\n2026-01-01 00:00:00 ERROR edubba: all is lost\r\x1b[2J\u202e\u2028\x00\udc80"
    logging.getLogger("edubba.test").warning("name %s", forged)
    [line] = logs.getvalue().splitlines()
    told = json.loads(line)["message"] if line.startswith("{") else line
    assert r"\n2026" in told
    assert all(sign.isprintable() for sign in told)


def test_nobody_forges_a_line_in_a_traceback(logs: io.StringIO) -> None:
    try:
        raise ValueError(f"first\n2026-01-01 00:00:00 ERROR edubba: all is lost password={SECRET}\x1b[2J")
    except ValueError:
        logging.getLogger("edubba.test").exception("it failed")
    first, *rest = logs.getvalue().splitlines()
    assert "it failed" in first
    assert all(line.startswith("  | ") for line in rest)
    assert SECRET not in logs.getvalue()
    assert "\x1b" not in logs.getvalue()
    assert "ValueError: first" in logs.getvalue()
    assert len(rest) > 3 or first.startswith("{")


def test_what_a_line_carries_is_looked_through_too(logs: io.StringIO) -> None:
    carried = {
        "route": f"/x?token={SECRET}",
        "more": [f"password={SECRET}", {"a": (1, None, 2.5)}],
        "odd": object,
    }
    logging.getLogger("edubba.test").info("line", extra={"facts": carried})
    assert SECRET not in logs.getvalue()


def test_arguments_that_do_not_fit_are_not_printed(logs: io.StringIO) -> None:
    logging.getLogger("edubba.test").info("%d of %d", f"password={SECRET}")
    assert SECRET not in logs.getvalue()
    assert "%d of %d" in logs.getvalue()


def test_a_line_has_an_end(logs: io.StringIO) -> None:
    logging.getLogger("edubba.test").info("a-" * 100_000)
    try:
        raise ValueError("b-@." * 100_000)
    except ValueError:
        logging.getLogger("edubba.test").exception("long")
    assert len(logs.getvalue()) < 2 * (redaction.LONGEST + redaction.LONGEST_TRACE)


@pytest.fixture(scope="module")
def beside() -> Iterator[Pool]:
    """A process of its own: nothing breaks off a pattern that is being looked for, but a process ends."""
    with get_context("spawn").Pool(1) as pool:
        yield pool


@pytest.mark.parametrize(
    "part",
    [
        "a-",
        "seed:a-",
        "password",
        "x://a:",
        ":",
        "1.1.",
        '"text":"',
        "a@",
        "Key (a)=(",
        "Failing row contains (",
        "[parameters: ",
        "edubba_",
        "A1a-",
        "\\",
        "password='\\'",
        "cookie'",
        "bearer ",
        "seed ",
        "::1:",
    ],
)
def test_nobody_makes_the_log_slow(part: str, beside: Pool) -> None:
    """A million signs, far more than is ever logged: a moment, but minutes with a pattern that goes back."""
    beside.apply_async(scrubbed, [part * (1_000_000 // len(part))]).get(LIMIT)


def test_nobody_makes_the_log_slow_by_what_might_be_a_mail_address(beside: Pool) -> None:
    """Patterns are looked for only where their mark stands at all."""
    beside.apply_async(scrubbed, ["a-" * 150_000 + " @"]).get(LIMIT)


def test_what_nobody_catches_is_logged_like_the_rest(logs: io.StringIO) -> None:
    try:
        raise RuntimeError(f"password={SECRET}")
    except RuntimeError as error:
        sys.excepthook(RuntimeError, error, error.__traceback__)
    thread = threading.Thread(target=lambda: json.loads(f"password={SECRET}"))
    thread.start()
    thread.join()
    assert logs.getvalue().count("uncaught") == 2
    assert "RuntimeError" in logs.getvalue()
    assert "JSONDecodeError" in logs.getvalue()
    assert SECRET not in logs.getvalue()


def test_every_handler_is_ours(as_before: None) -> None:
    own = logging.getLogger("some.library")
    own.addHandler(logging.StreamHandler())
    own.propagate = False
    set_up_logs("debug", "text")
    known = logging.Logger.manager.loggerDict.values()
    loggers = [each for each in known if isinstance(each, logging.Logger)]
    handlers = {handler for each in (logging.getLogger(), *loggers) for handler in each.handlers}
    assert len(loggers) > 10
    assert own.propagate
    assert handlers == {logging.lastResort}
    assert all(isinstance(each.formatter, PlainLines) for each in handlers)


def test_the_line_of_a_request_says_how_long_it_took(logs: io.StringIO, tmp_path: Path) -> None:
    app = application(Settings(database=f"sqlite:///{tmp_path}/x.sqlite"))
    TestClient(app).get("/nothing")  # not begun: what is not there needs no database
    (line,) = [each for each in logs.getvalue().splitlines() if "edubba.requests" in each]
    if line.startswith("{"):
        assert json.loads(line)["message"] == "GET none 404"
        assert json.loads(line)["milliseconds"] > 0
    else:
        assert re.search(r" edubba\.requests: GET none 404 \d+\.\d ms$", line)


def test_libraries_that_log_what_they_carry_are_held(logs: io.StringIO) -> None:
    least = dict.fromkeys(
        ("uvicorn.error", "websockets.server", "sqlalchemy.engine.Engine", "psycopg.pool", "asyncpg"),
        logging.WARNING,
    )
    least["saq"] = logging.ERROR  # it warns whenever it is stopped
    for name, level in least.items():
        logging.getLogger(name).log(level - 10, "said: good morning")
        logging.getLogger(name).log(level, "trouble of %s", name)
    assert "good morning" not in logs.getvalue()
    assert logs.getvalue().count("trouble of") == len(least)
