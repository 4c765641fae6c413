"""A game as a row of moments: what stood on the board after each text."""

from __future__ import annotations

from collections.abc import Sequence

from edubba._position import Position
from edubba.drawing.text import log
from edubba.drawing.text.log import Entry
from edubba.games import core
from edubba.games.errors import OptionError
from edubba.server.matches.schemas import LogEntry
from edubba.server.scenes import LAST, SeenScene, still


class Reel:
    """The states of a game one after another; the first is before the first text."""

    def __init__(self, start: Position, texts: Sequence[str]) -> None:
        game, setting, _ = start.inner
        self.game, self.texts = start.game, list(texts)
        pos = start.copy()
        self._states = [pos.inner[2].tobytes()]
        for text in texts:
            pos.play(text)
            self._states.append(pos.inner[2].tobytes())
        self._begin, self._dtype, self._rules = start, pos.inner[2].dtype, (game, setting)
        self.scores, self.winners, self.over = pos.scores, pos.winners, pos.over
        self._told: tuple[Entry, ...] | None = None

    @property
    def total(self) -> int:
        """How many texts there are."""
        return len(self.texts)

    def pos(self, at: int) -> Position:
        """The position after so many texts, as if it began there."""
        if not 0 <= at <= self.total:
            raise OptionError("replay-number", number=at, total=self.total)
        return Position(*self._rules, core.thawed(self._states[at], self._dtype))

    def scene(self, at: int, lang: str, names: Sequence[str]) -> SeenScene:
        """The moment after so many texts as a page shows it; nobody picks anything there."""
        shown = still(self.pos(at), lang, names, self.texts[max(0, at - LAST) : at], at)
        shown.choices, shown.tokens = [], []
        return shown

    def entries(self, lang: str, names: Sequence[str]) -> list[LogEntry]:
        """What happened, in sentences."""
        if self._told is None:
            self._told = tuple(log.entries(self._begin, self.texts))
        return [
            LogEntry(entry.first, entry.last, entry.seat, entry.told(lang, names)) for entry in self._told
        ]

    def svg(self, at: int, lang: str, names: Sequence[str]) -> str:
        """The moment as a picture that stands alone."""
        from edubba import drawing

        last = next((text for text in reversed(self.texts[:at]) if not text.startswith("~")), None)
        return drawing.svg(self.pos(at).view(), lang=lang, names=list(names), last=last)
