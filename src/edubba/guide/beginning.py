"""Where an example or a lesson begins, and the files of a game that its data lie in."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from typing import Any

from edubba import _position
from edubba._position import Position
from edubba.games import core

KEYS = ("position", "options", "texts")  # how a table of a data file says where it begins


def table(game: str, file: str) -> dict[str, Any]:
    """A data file of a game; raises OptionError where there is no such game."""
    return tomllib.loads(_text(game, file))


def _text(game: str, *path: str) -> str:
    name = core.game(game).about.name  # one of ours: no other folder is ever opened
    source = resources.files("edubba.guide").joinpath(name, *path)
    return source.read_text(encoding="utf-8")


@dataclass(frozen=True, slots=True)
class Beginning:
    """A position kept in a file, or a new game, and what was played from there before anybody looks."""

    game: str
    position: str | None
    options: Mapping[str, Any]
    texts: tuple[str, ...]

    @classmethod
    def of(cls, game: str, entry: Mapping[str, Any]) -> Beginning:
        """The beginning that a table of a data file names."""
        if "position" in entry and "options" in entry:
            raise ValueError(f"{game}, {entry['id']}: a position has its own options")
        texts = tuple(entry.get("texts", ()))
        return cls(game, entry.get("position"), entry.get("options", {}), texts)

    def start(self) -> Position:
        """A fresh position, without the history that led to it."""
        pos = self._origin()
        for text in self.texts:
            pos.play(text)
        return _position.position(pos.view())

    def _origin(self) -> Position:
        if self.position is None:
            return _position.new(self.game, **self.options)
        return _position.position(json.loads(_text(self.game, "positions", f"{self.position}.json")))
