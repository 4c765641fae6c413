"""`edubba admin`: what the administrator of a server does about people."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from edubba.locales import LANGUAGES, preferred, say

if TYPE_CHECKING:
    from edubba.server.storage.database import Database

admin = typer.Typer(help="Look after the people of a server: reports, suspensions, names.")

Url = Annotated[
    str | None,
    typer.Option("--database", help="The database's address, if not as configured in the environment."),
]
Lang = Annotated[str, typer.Option(help=f"Language: {', '.join(LANGUAGES)}; by default the locale's.")]
Who = Annotated[str, typer.Argument(help="A name, or a number as #7.")]
Number = Annotated[int, typer.Argument(min=1, max=2**31 - 1, help="Its number.")]
Match = Annotated[str, typer.Argument(help="The match, as in its address.")]
T = TypeVar("T")
_config: list[Path | None] = [None]  # the file named before the command


@admin.callback()
def configured(
    config: Annotated[Path | None, typer.Option(help="A file with the server's settings (.toml).")] = None,
) -> None:
    """Look after the people of a server: reports, suspensions, names."""
    _config[0] = config


@admin.command()
def reports(database: Url = None, lang: Lang = "") -> None:
    """List the open reports."""
    from edubba.server.people import moderation

    found = _run(database, moderation.open_reports)
    if not found:
        print(_say("admin-no-reports", lang))
    for each in found:
        facts = {
            "number": each.id,
            "day": _day(each.created),
            "by": each.by or "—",
            "about": each.about or "—",
        }
        print(
            _say("admin-report-in-match" if each.match else "admin-report", lang, match=each.match, **facts)
        )
        print("  " + _line(each.text))


@admin.command()
def close(
    number: Number,
    answer: Annotated[str, typer.Argument(help="What was done.")],
    database: Url = None,
    lang: Lang = "",
) -> None:
    """Close a report with an answer."""
    from edubba.server.people import moderation

    _run(database, lambda data: moderation.close_report(data, number, answer, time.time()))
    print(_say("admin-closed", lang, number=number))


@admin.command()
def suspend(
    who: Who,
    reason: Annotated[str, typer.Argument(help="Why; the person reads it.")],
    database: Url = None,
    lang: Lang = "",
) -> None:
    """Shut somebody out, with a reason; all sessions end."""
    from edubba.server.people import moderation

    print(
        _say("admin-suspended", lang, name=_run(database, lambda data: moderation.suspend(data, who, reason)))
    )


@admin.command()
def reinstate(who: Who, database: Url = None, lang: Lang = "") -> None:
    """Let somebody in again."""
    from edubba.server.people import moderation

    print(_say("admin-reinstated", lang, name=_run(database, lambda data: moderation.reinstate(data, who))))


@admin.command()
def rename(
    who: Who,
    name: Annotated[str, typer.Argument(help="The new name.")],
    database: Url = None,
    lang: Lang = "",
) -> None:
    """Give somebody another name."""
    from edubba.server.people import moderation

    old, new = _run(database, lambda data: moderation.rename(data, who, name))
    print(_say("admin-renamed", lang, old=old, new=new))


@admin.command()
def chat(match: Match, database: Url = None, lang: Lang = "") -> None:
    """Show what was said at a match, with the numbers that delete-chat takes."""
    from edubba.server.people import moderation

    lines = _run(database, lambda data: moderation.said(data, match))
    if not lines:
        print(_say("admin-no-chat-there", lang, match=_line(match)))
    for line in lines:
        where = f"{line['id']}, {_day(line['at'])}, {line['room']}"
        print(f"{where}, {_line(line['name'])}: {_line(line['text'])}")


@admin.command()
def end(match: Match, database: Url = None, lang: Lang = "") -> None:
    """End a match without a result, such as one whose players never come back."""
    from edubba.server.people import moderation

    _run(database, lambda data: moderation.end_match(data, match))
    print(_say("admin-ended", lang, match=_line(match)))


@admin.command("delete-chat")
def delete_chat(number: Number, database: Url = None, lang: Lang = "") -> None:
    """Take a line of chat away."""
    from edubba.server.people import moderation

    _run(database, lambda data: moderation.delete_chat(data, number))
    print(_say("admin-chat-deleted", lang, number=number))


@admin.command()
def erase(
    who: Who,
    database: Url = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    lang: Lang = "",
) -> None:
    """Erase an account as its owner could; it cannot be undone."""
    from edubba.server.people import moderation

    if not yes:
        typer.confirm(_say("admin-erase-sure", lang, name=_line(who)), abort=True)
    name = _run(database, lambda data: moderation.remove(data, who, time.time()))
    print(_say("admin-erased", lang, name=name))


@admin.command()
def show(who: Who, database: Url = None, lang: Lang = "") -> None:
    """Show an account."""
    from edubba.server.people import moderation

    row = _run(database, lambda data: moderation.show(data, who))
    row["created"] = _day(row["created"])
    width = max(map(len, row))
    for name, value in row.items():
        print(f"{name:<{width}}  {'—' if value is None else _line(str(value))}")


@admin.command()
def check(database: Url = None, lang: Lang = "") -> None:
    """Look through the whole file of a SQLite database for damage; the server may run meanwhile."""
    from edubba.games.errors import OptionError

    opened = _open(database)
    from edubba.server.storage import owning

    file = opened.url.database
    if not opened.sqlite or not file:
        raise OptionError("storage-check-elsewhere")
    owning.check(Path(file))
    print(_say("storage-sound", lang, file=file))


def _say(key: str, lang: str, **facts: object) -> str:
    return say(key, lang or preferred(), **facts)


def _day(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


def _line(text: str) -> str:
    """What people wrote, on one line and without signs that a terminal obeys."""
    return "".join(sign if sign.isprintable() else " " for sign in " ".join(text.split()))


def _run(url: str | None, work: Callable[[Database], Awaitable[T]]) -> T:
    """Open the database, do one thing, close it."""

    async def once() -> T:
        database = _open(url)
        try:
            return await _told(work(database))
        finally:
            await database.close()

    return asyncio.run(once())


def _open(url: str | None) -> Database:
    from edubba.cli.serve import require_server
    from edubba.games.errors import OptionError

    require_server()
    from sqlalchemy.exc import ArgumentError

    from edubba.server.config import load
    from edubba.server.storage.database import Database

    try:
        return Database(load(_config[0], database=url).database_url)
    except (ArgumentError, ImportError):  # the URL may hold a password: it is not repeated
        raise OptionError("admin-database") from None


async def _told(work: Awaitable[T]) -> T:
    from sqlalchemy.exc import DBAPIError

    from edubba.games.errors import FileError

    try:
        return await work
    except (DBAPIError, OSError):  # not there, not ours, not yet migrated
        raise FileError("admin-database-fails") from None
