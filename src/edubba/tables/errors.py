"""What is wrong with a command to a match: a stable code and facts, made into a sentence in any language."""

from __future__ import annotations

from edubba.games.errors import EdubbaError


class TableError(EdubbaError):
    """A command that cannot be carried out; `key` is the code that programs read."""


class ElsewhereError(TableError):
    """The store has versions of a match that this program did not write."""
