"""A table at this terminal: who sits where, the draws, the bots, taking back, keeping the game on disk."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from edubba import records
from edubba._position import Position
from edubba.drawing.seats import distinct
from edubba.drawing.text import tell
from edubba.drawing.text.log import Chronicler, chronicler_of
from edubba.games import core
from edubba.games.errors import EdubbaError, OptionError, shown
from edubba.locales import say
from edubba.records import Node, Record
from edubba.search import BOTS, Bot, Watch, bot
from edubba.search.dice import own_seed
from edubba.search.levels import weaker
from edubba.search.limits import split_name

HUMAN = "human"


@dataclass
class Table:
    """One game with its seats. Draws and bots follow from the seed and the texts so far alone."""

    record: Record  # what is kept: a record that was read keeps its headers, comments and variations
    pos: Position
    seats: list[str]  # human, or a bot's name
    names: list[str]
    seed: str
    lang: str
    file: Path | None
    chronicler: Chronicler = field(init=False)
    bots: dict[int, Bot] = field(default_factory=dict)  # those that have moved; they may keep their thoughts
    acting: dict[int, str] = field(default_factory=dict)  # seats where a weaker bot took over

    def __post_init__(self) -> None:
        self.chronicler = chronicler_of(self.pos)

    def people_act(self) -> bool:
        """Whether a person decides now."""
        return _is_person(self.pos, self.seats)

    def draw(self) -> str:
        """The next draw, by the seed and its number."""
        number = sum(text.startswith("~") for text in self.pos.moves)
        rules, setting, state = self.pos.inner
        return rules.text(setting, core.drawn(self.seed, number, rules.chance(setting, state)))

    def bots_choice(self, watch: Watch | None = None) -> str:
        """What the bot to act plays."""
        rules, setting, state = self.pos.inner
        seat = self.pos.to_act or 0
        if seat not in self.bots:
            self.bots[seat] = bot(self.acting.get(seat, self.seats[seat - 1]), own_seed(self.seed, seat))
        code = self.bots[seat].choose(rules, setting, core.copied(state), watch)
        if code not in rules.legal(setting, state):
            raise ValueError(f"{code} is not legal")
        return rules.text(setting, code)

    def replace_bot(self, reason: Exception) -> str:
        """A bot has failed: the next weaker one takes its seat, and this tells so."""
        seat = self.pos.to_act or 0
        failed = split_name(self.acting.get(seat, self.seats[seat - 1]))[0]
        if weaker(failed) == failed:
            raise reason
        self.acting[seat] = weaker(failed)
        self.bots.pop(seat, None)
        facts = {"name": self.names[seat - 1], "weaker": self.acting[seat]}
        return say("play-bot-failed", self.lang, reason=shown(str(reason) or type(reason).__name__), **facts)

    def play(self, text: str) -> str:
        """Play a text and keep it, or neither; then tell the turn it finished, or a person's step in it."""
        before = self.pos.view()
        self.pos.play(text)
        self.record.line.nodes.append(Node(text))
        try:
            self.keep()
        except EdubbaError:
            self.pos.undo()
            self.record.line.nodes.pop()
            raise
        after = self.pos.view()
        done = self.chronicler.step(before, text, after)
        if done:
            return "\n".join(entry.told(self.lang, self.names) for entry in done)
        begun = self.chronicler.begun
        if begun is None or begun.seat is None or self.seats[begun.seat - 1] != HUMAN:
            return ""
        return tell(self.pos.game, before, text, after, self.lang, self.names)

    def go_on(self, watch: Watch | None = None) -> Iterator[str]:
        """Draw and let bots play until a person decides or the game is over; tells each turn."""
        while not self.pos.over and not self.people_act():
            if self.pos.chance:
                text = self.draw()
            else:
                try:
                    text = self.bots_choice(watch)
                except Exception as error:  # whatever is wrong with a bot, the game goes on
                    yield self.replace_bot(error)
                    continue
            told = self.play(text)
            if told:
                yield told

    def take_back(self) -> list[str]:
        """Undo the last decision of a person and all that followed; the texts, oldest first."""
        trial, taken = self.pos.copy(), list[str]()
        while trial.moves:
            taken.insert(0, trial.undo())
            if _is_person(trial, self.seats):
                self.pos, self.chronicler = trial, chronicler_of(trial)
                self.bots.clear()  # they forget what was taken back, and answer the same as before
                del self.record.line.nodes[len(trial.moves) :]
                self.keep()
                return taken
        return []

    def keep(self) -> None:
        """Write the game to its file, if it has one."""
        if self.file is not None:
            self.save(self.file)

    def save(self, path: Path) -> None:
        """Write the game so far; raises FileError."""
        self.record.headers.pop("hash", None)  # that of an earlier position
        for seat, kind in enumerate(self.seats, 1):
            self.record.headers.setdefault(f"player.{seat}", kind)
        self.record.headers.setdefault("seed", self.seed)
        records.write(self.record, path)


def _is_person(pos: Position, seats: list[str]) -> bool:
    return pos.to_act is not None and seats[pos.to_act - 1] == HUMAN


def open_table(
    game: str, options: dict[str, Any], seats: str | None, seed: str | None, file: Path | None, lang: str
) -> Table:
    """A new table, or the one that a record keeps."""
    if file is not None and file.exists():
        return _reopen(file, options | {"seats": seats, "seed": seed}, lang)
    kinds = seats.split(",") if seats else []
    about = core.game(game).about
    options = fitting(game, options)
    if len(kinds) in about.options.get("players", ()):
        options = {"players": len(kinds)} | options
    record = Record.of(game, _checked(game, options), [])
    pos = Position.of(record)
    players = len(pos.scores)
    kinds = kinds or [HUMAN] + ["scribe"] * (players - 1)
    _check(kinds, players)
    names = _names(kinds, lang)
    record.headers |= {f"seat.{seat}": name for seat, name in enumerate(names, 1)}
    return Table(record, pos, kinds, names, seed or secrets.token_hex(8), lang, file)


def _checked(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """The options with a board file read: a record carries the board, not its path."""
    return dict(core.game(game).setting(options, files=True).options)


def fitting(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """The options without a number of players that is the game's only one anyway."""
    rules = core.game(game)
    if "players" in rules.about.options or "players" not in options:
        return options
    seats = len(rules.scores(rules.initial(rules.setting({}))))
    return {key: value for key, value in options.items() if (key, value) != ("players", seats)}


def _reopen(file: Path, given: dict[str, Any], lang: str) -> Table:
    """The table that a record keeps; what is asked for must be what it has."""
    record = records.read(file)
    seats = len(Position.of(record, 0).scores)
    kept = {
        "seats": ",".join(record.headers.get(f"player.{seat}", HUMAN) for seat in range(1, seats + 1)),
        "seed": record.headers.get("seed"),
        "players": seats,
        **record.options,
    }
    other = [f"--{name}" for name, value in given.items() if value is not None and value != kept.get(name)]
    if other:
        raise OptionError("play-resume", file=shown(str(file), 200), words=", ".join(other))
    if "end" in record.headers:
        raise OptionError("play-ended", file=shown(str(file), 200), end=record.headers["end"])
    pos = Position.of(record)
    names = names_of(record, lang)
    kinds = [record.headers.get(f"player.{seat}", HUMAN) for seat in range(1, len(names) + 1)]
    _check(kinds, len(names))
    seed = record.headers.get("seed") or secrets.token_hex(8)
    return Table(record, pos, kinds, names, seed, lang, file)


def names_of(record: Record, lang: str) -> list[str]:
    """The players' names in seat order, short enough to show; unnamed ones are called player and the seat."""
    unnamed = _names([HUMAN] * len(Position.of(record, 0).scores), lang)
    return distinct(
        [shown(record.seats.get(seat, "").strip() or name, 40) for seat, name in enumerate(unnamed, 1)]
    )


def _check(kinds: list[str], players: int) -> None:
    for kind in kinds:
        if kind != HUMAN and split_name(kind)[0] not in BOTS:
            raise OptionError("play-seat-unknown", name=shown(kind), known=", ".join(BOTS))
        if kind != HUMAN:
            bot(kind, 0)  # checks its limit
    if len(kinds) != players:
        raise OptionError("play-seats-count", count=len(kinds), players=players)


def _names(kinds: list[str], lang: str) -> list[str]:
    """People are called player, bots by their kind, each with the seat's number."""
    return [
        say("play-player-number", lang, seat=seat) if kind == HUMAN else f"{split_name(kind)[0]} {seat}"
        for seat, kind in enumerate(kinds, 1)
    ]
