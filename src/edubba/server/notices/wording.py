"""What a notice says, in the language of its reader."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

from edubba.drawing.text import teller
from edubba.locales import say
from edubba.server.notices.kinds import (
    ABANDON,
    ACCOUNT,
    CONFIRM,
    END,
    REMINDER,
    RESET,
    START,
    TAKE_BACK,
    TURN,
)

_SUBJECTS = {
    TURN: "notice-turn-subject",
    REMINDER: "notice-reminder-subject",
    START: "notice-start-subject",
    END: "notice-end-subject",
    TAKE_BACK: "notice-take-back-subject",
    ABANDON: "notice-abandon-subject",
}
_TEXTS = {
    TURN: "notice-turn",
    REMINDER: "notice-reminder",
    START: "notice-start",
    TAKE_BACK: "notice-take-back",
    ABANDON: "notice-abandon",
}
_CHANGES = {
    "password": "notice-account-password",
    "email": "notice-account-email",
    "token": "notice-account-token",
}
LONGEST_DIGEST = 50  # matches


class Wording(NamedTuple):
    """A notice in words; the text is one sentence or two, without links."""

    subject: str
    text: str


def worded(kind: str, facts: Mapping[str, Any], lang: str) -> Wording:
    """A notice of a match, or of an account."""
    if kind == RESET:
        return Wording(say("notice-reset-subject", lang), say("notice-reset", lang))
    if kind == CONFIRM:
        return Wording(say("notice-confirm-subject", lang), say("notice-confirm", lang))
    if kind == ACCOUNT:
        return Wording(say("notice-account-subject", lang), say(_CHANGES[str(facts["what"])], lang))
    told = {
        "game": title(facts.get("game"), lang),
        "names": _list(facts.get("names", ())),
        "name": plain(str(facts.get("by", ""))),
        "time": _time(facts.get("deadline")),
    }
    subject = say(_SUBJECTS[kind], lang, **told)
    if kind != END:
        return Wording(subject, say(_TEXTS[kind], lang, **told))
    if facts.get("winners"):
        return Wording(subject, say("notice-end", lang, **told, winners=_list(facts["winners"])))
    return Wording(subject, say("notice-end-open", lang, **told))


class Waiting(NamedTuple):
    """A match in which it is the reader's turn."""

    game: str
    names: Sequence[str]
    deadline: float | None
    link: str


class Happened(NamedTuple):
    """Something that the reader hears of now."""

    text: str
    link: str


def digest(matches: Sequence[Waiting], news: Sequence[Happened], lang: str) -> Wording:
    """All matches that wait for the reader, and what else happened since the last digest."""
    count, lines = len(matches), []
    if matches:
        lines += [say("notice-digest", lang, count=count), ""]
    for match in matches[:LONGEST_DIGEST]:
        told = {"game": title(match.game, lang), "names": _list(match.names), "time": _time(match.deadline)}
        lines += [say("notice-digest-line", lang, **told), match.link, ""]
    if news:
        lines += [say("notice-digest-news", lang), ""]
    for each in news:
        lines += [each.text, each.link, ""]
    key = "notice-digest-subject" if matches else "notice-digest-news-subject"
    return Wording(say(key, lang, count=count), "\n".join(lines).rstrip())


def title(game: object, lang: str) -> str:
    """The game's name."""
    return teller(str(game)).title(lang)


def plain(text: str) -> str:
    """A text from outside on one line, without control characters."""
    return " ".join("".join(" " if unicodedata.category(c)[0] == "C" else c for c in text).split())


def _list(names: Sequence[str]) -> str:
    return ", ".join(plain(name) for name in names) or "–"


def _time(at: float | None) -> str:
    return "–" if at is None else datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")
