"""`edubba draw` and `edubba board`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from edubba._position import Position, new, position
from edubba.games import core
from edubba.games.errors import FileError, OptionError, shown
from edubba.games.files import read_text
from edubba.locales import say


def draw(source: str, output: Path | None, at: int | None, options: dict[str, Any], lang: str) -> None:
    """Write the picture of a game's start, a position, or a moment of a record."""
    names: list[str] | None = None
    if source in core.NAMES:
        pos = new(source, **options)
    elif source.endswith(".json"):
        pos = position(_read_json(source))
    elif source.endswith(".edubba"):
        pos, names = _from_record(source, at)
    else:
        raise OptionError("draw-source", source=shown(source))
    picture = pos.svg(lang=lang, names=names)
    if output is None:
        print(picture)
    else:
        write_text(output, picture)
        print(say("play-saved", lang, file=str(output)))


def _read_json(path: str) -> Any:
    text = read_text(path)
    try:
        return json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        line = getattr(error, "lineno", 1)
        reason = getattr(error, "msg", "nested too deeply")
        raise FileError("file-not-json", file=shown(path, 200), line=line, reason=reason) from None


def _from_record(path: str, at: int | None) -> tuple[Position, list[str] | None]:
    from edubba.cli.replay import names_of
    from edubba.records import read

    record = read(path)
    return Position.of(record, at), names_of(record)


def write_text(path: Path, text: str) -> None:
    """Write a file; raises FileError."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise FileError("file-unwritable", file=shown(str(path), 200), reason=error.strerror or "") from None


def check_board(game: str, file: Path, lang: str) -> None:
    """Load a board file as a game would, and say what is unusual about it."""
    board = core.game(game).setting({"board": file}, files=True).board
    print(say("board-fine", lang, file=str(file), name=board.name, routes=len(board.routes)))
    for warning in board.warnings:
        print(say(warning.key, lang, settlement=warning.settlement))
