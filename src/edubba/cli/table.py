"""A table at this terminal: who sits where, the draws, the bots, taking back, keeping the game on disk."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from edubba import records
from edubba._position import Position, new
from edubba.drawing.text import teller
from edubba.games.errors import EdubbaError, OptionError, shown
from edubba.locales import say
from edubba.search import BOTS, Bot, bot

HUMAN = "human"


@dataclass
class Table:
    """One game with its seats. Draws and bots follow from `seed` alone."""

    pos: Position
    seats: list[str]  # human, or a bot's name
    names: list[str]
    seed: str
    lang: str
    file: Path | None
    bots: dict[int, Bot] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for seat, kind in enumerate(self.seats, 1):
            if kind != HUMAN:
                self.bots[seat] = bot(kind, f"{self.seed}/{seat}")

    def people_act(self) -> bool:
        """Whether a person decides now."""
        return self.pos.to_act is not None and self.pos.to_act not in self.bots

    def draw(self) -> str:
        """The next draw. It depends on the seed and its number only: taking back does not change the luck."""
        number = sum(text.startswith("~") for text in self.pos.moves)
        texts, weights = zip(*self.pos.chance, strict=True)
        return str(random.Random(f"{self.seed}/{number}").choices(texts, weights)[0])

    def play(self, text: str) -> str:
        """Play a text, keep it, then tell what it did; a text that cannot be kept is not played."""
        before = self.pos.view()
        self.pos.play(text)
        try:
            self.keep()
        except EdubbaError:
            self.pos.undo()
            raise
        return teller(self.pos.game).tell(before, text, self.pos.view(), self.lang, self.names)

    def go_on(self) -> Iterator[str]:
        """Draw and let bots play until a person decides or the game is over; tells each text."""
        while not self.pos.over and not self.people_act():
            if self.pos.chance:
                text = self.draw()
            else:
                rules, setting, state = self.pos.inner
                text = rules.text(setting, self.bots[self.pos.to_act or 0].choose(rules, setting, state))
            yield self.play(text)

    def take_back(self) -> list[str]:
        """Undo the last decision of a person and all that followed; the texts, oldest first."""
        trial, taken = self.pos.copy(), list[str]()
        while trial.moves:
            taken.insert(0, trial.undo())
            if trial.to_act is not None and trial.to_act not in self.bots:
                self.pos = trial
                self.keep()
                return taken
        return []

    def record(self) -> records.Record:
        """The game so far."""
        kinds = {f"player.{seat}": kind for seat, kind in enumerate(self.seats, 1)}
        made = records.Record.of(self.pos.game, self.pos.options, self.pos.moves, seats=self.names)
        made.headers |= kinds | {"seed": self.seed}
        return made

    def keep(self) -> None:
        """Write the game to its file, if it has one."""
        if self.file is not None:
            records.write(self.record(), self.file)


def open_table(
    game: str, options: dict[str, Any], seats: str | None, seed: str | None, file: Path | None, lang: str
) -> Table:
    """A new table, or the one that a record keeps."""
    if file is not None and file.exists():
        return _reopen(records.read(file), file, lang)
    kinds = seats.split(",") if seats else None
    if kinds and "players" not in options and len(kinds) in (3, 4):
        options = {**options, "players": len(kinds)}
    pos = new(game, **options)
    players = len(pos.scores)
    kinds = kinds or [HUMAN] + ["greedy"] * (players - 1)
    _check(kinds, players)
    return Table(pos, kinds, _names(kinds, lang), seed or secrets.token_hex(8), lang, file)


def _reopen(record: records.Record, file: Path, lang: str) -> Table:
    pos = Position.of(record)
    players = range(1, len(pos.scores) + 1)
    kinds = [record.headers.get(f"player.{seat}", HUMAN) for seat in players]
    _check(kinds, len(players))
    names = [record.seats.get(seat, str(seat)) for seat in players]
    return Table(pos, kinds, names, record.headers.get("seed") or secrets.token_hex(8), lang, file)


def _check(kinds: list[str], players: int) -> None:
    for kind in kinds:
        if kind != HUMAN and kind not in BOTS:
            raise OptionError("play-seat-unknown", name=shown(kind), known=", ".join(BOTS))
    if len(kinds) != players:
        raise OptionError("play-seats-count", count=len(kinds), players=players)


def _names(kinds: list[str], lang: str) -> list[str]:
    """People are called player, bots by their kind, each with the seat's number."""
    player = say("play-player", lang)
    return [f"{player if kind == HUMAN else kind} {seat}" for seat, kind in enumerate(kinds, 1)]
