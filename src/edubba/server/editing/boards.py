"""Boards that are being drawn: checked, read, renamed."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from typing import Any

from edubba.drawing.drafts import drafter, games
from edubba.drawing.scene import stage
from edubba.games.errors import BoardError, shown
from edubba.server.editing.schemas import BoardTemplate, CheckedBoard, EditableBoards
from edubba.server.editing.toml import written


def editable(lang: str) -> list[EditableBoards]:
    """The games whose boards can be drawn."""
    found = []
    for game in games():
        made = [BoardTemplate(each.name, each.label, each.document) for each in drafter(game).templates(lang)]
        view = {"options": {"board": made[0].board}}
        _, _, width, height = stage(game).ground(view, lang).box
        found.append(EditableBoards(game, int(width), int(height), made))
    return found


#: A name of more parts than any table of a board has: a.b.c.d…
_DEEP = re.compile(r"(?<![^\s.=\[\]{},#])(?:[^\s.=\[\]{},#]++[ \t]*+\.[ \t]*+){16}")


def checked(game: str, document: dict[str, Any], lang: str) -> CheckedBoard:
    """Everything that can be said of a board; raises BoardError where it cannot even be drawn."""
    made = drafter(game)
    draft = made.drafted(document)
    problems, warnings = made.judged(draft, lang)
    picture = made.picture(draft, lang)
    return CheckedBoard(draft, made.spots(draft, lang), problems, warnings, picture, written(draft))


def opened(game: str, text: str, lang: str) -> CheckedBoard:
    """A board file, finished or not."""
    if found := _DEEP.search(text):  # the parser keeps every part of such a name with all that come before it
        raise BoardError("editor-board-line", line=text.count("\n", 0, found.start()) + 1)
    try:
        document = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise _unreadable(text, str(error)) from None
    if not document:
        raise BoardError("editor-board-empty")
    return checked(game, document, lang)


def _unreadable(text: str, reason: str) -> BoardError:
    """The line that cannot be read; the parser's own words are English, and for programmers."""
    if "end of document" in reason:
        return BoardError("editor-board-line", line=len(text.splitlines()))
    if found := re.search(r"line (\d+)", reason):
        return BoardError("editor-board-line", line=int(found[1]))
    return BoardError("editor-board-format")


def renamed(game: str, document: dict[str, Any], old: str, new: str, lang: str) -> CheckedBoard:
    """A board with another name for something on it; what people type becomes an identifier."""
    made, name = drafter(game), identifier(new)
    draft = made.drafted(document)
    try:
        draft = made.renamed(draft, old, name)
    except BoardError as error:
        if error.facts.get("name") != shown(name):
            raise
        raise BoardError(error.key, name=shown(new.strip())) from None  # people know what they typed
    return checked(game, draft, lang)


def identifier(name: str) -> str:
    """`Kiš 2` is kis_2."""
    signs = unicodedata.normalize("NFKD", name).lower()
    plain = "".join(sign for sign in signs if not unicodedata.combining(sign))
    return re.sub(r"[^a-z0-9.]+", "_", plain).strip("_.")
