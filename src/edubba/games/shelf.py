"""The boards of a game: shipped ones by name, a board's content, a user's own file."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Callable, Mapping
from importlib import resources
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from edubba.games.errors import BoardError, OptionError, shown
from edubba.games.files import read_text

FILE_LIMIT = 256 * 1024


class AnyBoard(Protocol):
    """What every board can tell of itself."""

    @property
    def name(self) -> str:
        """One word."""

    def verdict(self) -> list[tuple[str, dict[str, Any]]]:
        """That the board is fine and what is unusual about it, as message keys and facts."""

    def document(self) -> dict[str, Any]:
        """The whole board as JSON."""


B = TypeVar("B", bound=AnyBoard)


class Shelf(Generic[B]):
    """`checked` makes a board of a document, or raises BoardError naming the file; nothing is half-loaded."""

    def __init__(self, names: tuple[str, ...], checked: Callable[[Mapping[str, Any], str], B]) -> None:
        self.names, self.checked = names, checked
        self.shipped = functools.cache(self._shipped)

    def load(self, board: object, *, files: bool) -> B:
        """A shipped board by name, a board's content, or a file's path where `files` allows it."""
        if isinstance(board, Mapping):
            return self.checked(board, "board")
        if isinstance(board, str) and board in self.names:
            return self.shipped(board)
        if files and isinstance(board, (str, Path)) and str(board).endswith(".toml"):
            return self.read(board)
        key = "unknown-board-or-file" if files else "unknown-board"
        name = str(board) if isinstance(board, Path) else board
        raise OptionError(key, name=shown(name), known=", ".join(self.names))

    def told(self, board: B) -> str | dict[str, Any]:
        """The board as a view or a record names it: a shipped one by name, another in full."""
        own = board.name in self.names and self.shipped(board.name) == board
        return board.name if own else board.document()

    def _shipped(self, name: str) -> B:
        source = resources.files("edubba.games.boards") / f"{name}.toml"
        return self.from_toml(source.read_text(encoding="utf-8"), f"{name}.toml")

    def read(self, path: str | Path) -> B:
        """A user's own board file; raises BoardError or FileError."""
        return self.from_toml(read_text(path, limit=FILE_LIMIT), shown(str(path), 200))

    def from_toml(self, text: str, file: str) -> B:
        """A board from the text of its file; `file` names it in errors."""
        try:
            document = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
            raise BoardError("board-not-toml", file=file, reason=shown(str(error), 120)) from None
        return self.checked(document, file)
