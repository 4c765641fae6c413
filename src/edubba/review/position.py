"""The analysis of one position as text and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from edubba.drawing.text.columns import aligned, wrapped
from edubba.drawing.text.figures import error, hundredths
from edubba.locales import say
from edubba.review.layout import table
from edubba.review.look import share_json
from edubba.search.analysis import Analysis, Option

VERSION = 1  # of the JSON
SHOWN = 8  # actions


def told(found: Analysis, *, lang: str, names: Sequence[str], width: int | None = None) -> str:
    """Shares, best actions and main line, in lines no longer than `width`."""
    parts = [_shares(found, lang, names), _options(found, lang, names, width)]
    if found.line:
        parts.append([wrapped(say("analysis-line", lang, line=" ".join(found.line)), width, 2)])
    return "\n\n".join("\n".join(part) for part in parts if part)


def _shares(found: Analysis, lang: str, names: Sequence[str]) -> list[str]:
    rows = [
        [name, hundredths(share.value, lang), error(share.error, lang)]
        for name, share in zip(names, found.shares, strict=True)
    ]
    heads = [say("play-player", lang), say("analysis-share", lang), ""]
    lines = aligned([heads, *rows], right=(1, 2))
    return [*lines, say("analysis-effort", lang, count=found.simulations)] if found.simulations else lines


def _options(found: Analysis, lang: str, names: Sequence[str], width: int | None) -> list[str]:
    if not found.options:
        return []
    heads = [say("analysis-text", lang), *names, say("analysis-tried", lang)]
    rows = [[option.text, *_cells(option, lang), str(option.tried)] for option in found.options[:SHOWN]]
    key = "analysis-draws" if found.to_act is None else "analysis-best"
    title = say(key, lang) if found.to_act is None else say(key, lang, name=names[found.to_act - 1])
    return [wrapped(title, width), *table(heads, rows, width)]


def _cells(option: Option, lang: str) -> list[str]:
    return [f"{hundredths(share.value, lang)} {error(share.error, lang)}" for share in option.shares]


def as_json(found: Analysis, names: Sequence[str]) -> dict[str, Any]:
    """The analysis as JSON values; docs/analysis.md explains the keys."""
    return {
        "edubba-analysis": VERSION,
        "to_act": found.to_act,
        "seats": list(names),
        "shares": [share_json(share) for share in found.shares],
        "options": [
            {
                "text": option.text,
                "tried": option.tried,
                "shares": [share_json(share) for share in option.shares],
            }
            for option in found.options
        ],
        "line": list(found.line),
        "simulations": found.simulations,
        "seconds": round(found.seconds, 3),
    }
