"""What the checks of every board file begin with."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NoReturn

from edubba.games.errors import BoardError, shown

WORD = re.compile(r"[a-z][a-z0-9_]{0,31}")


class Checker:
    """A board document and the name of its file; each refusal names file, place and constraint."""

    def __init__(self, document: Mapping[str, Any], file: str) -> None:
        self.document, self.file = document, file

    def refuse(self, key: str, place: str, **facts: Any) -> NoReturn:
        """Say what is wrong, and where in the file."""
        raise BoardError(key, file=self.file, place=place, **facts)

    def name(self, keys: tuple[str, ...]) -> str:
        """The board's name, once no key is unknown."""
        for key in self.document:
            if key not in keys:
                self.refuse("board-unknown-key", shown(key), known=", ".join(keys))
        name = self.document.get("name")
        if not isinstance(name, str) or not WORD.fullmatch(name):
            self.refuse("board-name", "name", value=shown(name))
        return name
