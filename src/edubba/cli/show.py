"""`edubba draw` and `edubba board`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from edubba import records
from edubba._position import Position, new, position
from edubba.cli.outputs import check_output
from edubba.cli.table import names_of
from edubba.games import core
from edubba.games.errors import FileError, OptionError, shown
from edubba.games.files import read_text
from edubba.locales import say
from edubba.records.saving import save


def draw(source: str, output: Path | None, at: int | None, options: dict[str, Any], lang: str) -> None:
    """Write the picture of a game's start, a position, or a moment of a record."""
    is_game, is_view = source in core.NAMES, source.endswith(".json")
    if at is not None and (is_game or is_view):
        raise OptionError("draw-only-record", word="--at")
    if options and not is_game:
        raise OptionError("draw-only-game", word=", ".join(f"--{name}" for name in options))
    if output is not None:
        check_output(output, "SVG", "--output", read=() if is_game else (Path(source),))
    names: list[str] | None = None
    if is_game:
        pos = new(source, **options)
    elif is_view:
        pos = position(read_json(source))
    else:
        record = records.read(source)
        pos, names = Position.of(record, at), names_of(record, lang)
    picture = pos.svg(lang=lang, names=names)
    if output is None:
        print(picture)
    else:
        write_text(output, picture)
        print(say("play-saved", lang, file=str(output)))


def read_json(path: str) -> Any:
    """The JSON in a file; raises FileError, with the line."""
    text = read_text(path)
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError: also a number of thousands of digits
        line = getattr(error, "lineno", 1)
        reason = getattr(error, "msg", "") or shown(str(error))
        raise FileError("file-not-json", file=shown(path, 200), line=line, reason=reason) from None


def write_text(path: Path, text: str) -> None:
    """Write a file, whole or not at all; raises FileError."""
    save(path, text.encode("utf-8"))


def check_board(game: str, file: Path, lang: str) -> None:
    """Load a board file as a game would, and say what is unusual about it."""
    board = core.game(game).setting({"board": str(file)}, files=True).board
    for key, facts in board.verdict():
        print(say(key, lang, **{"file": str(file), **facts}))
