"""A game as a record: its options, who sat where, and the texts with comments and variations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from edubba.games import core
from edubba.games.core import Game, Setting, State
from edubba.records import replay


@dataclass(slots=True)
class Node:
    """One text of a line, with what was said about it and the lines that might have come in its place.

    A variation begins in the position before `text`.
    """

    text: str
    annotations: list[tuple[str, str]] = field(default_factory=list)  # (name, value), as in `[clock 0:05:00]`
    comments: list[str] = field(default_factory=list)
    variations: list[Line] = field(default_factory=list)

    def annotation(self, name: str) -> str | None:
        """The value of the last annotation of that name."""
        return next((value for own, value in reversed(self.annotations) if own == name), None)


@dataclass(slots=True)
class Line:
    """Texts one after another; `comments` stand before the first."""

    nodes: list[Node] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)

    @property
    def moves(self) -> list[str]:
        """The texts, draws included."""
        return [node.text for node in self.nodes]


@dataclass(slots=True)
class Record:
    """One game. It may be changed freely: `dumps` and `write` check it again by replaying it.

    `options` are those of a view: a shipped board's name, another board's whole content. `headers` are all
    others, in order: `seat.1`, `date`, those nobody knows. The result is no header here: it follows from the
    texts, unless `end` says that people ended the game before the rules did.
    """

    game: str
    options: dict[str, Any]
    line: Line = field(default_factory=Line)
    headers: dict[str, str] = field(default_factory=dict)
    rules: int = 1
    position: dict[str, Any] | None = None  # where it begins: a view without game and options; else the start

    @classmethod
    def of(
        cls,
        game: str,
        options: Mapping[str, Any],
        moves: Iterable[str],
        *,
        seats: Iterable[str] = (),
        **headers: str,
    ) -> Record:
        """A record of texts played; options left out get their defaults. Nothing is replayed yet."""
        verbs = core.game(game)
        named = {f"seat.{seat}": name for seat, name in enumerate(seats, 1)}
        return cls(
            game=game,
            options=dict(verbs.setting(options).options),
            line=Line([Node(text) for text in moves]),
            headers=named | headers,
            rules=verbs.about.rules_version,
        )

    @property
    def moves(self) -> list[str]:
        """The texts of the main line, draws included."""
        return self.line.moves

    @property
    def comments(self) -> list[str]:
        """The comments before the first text."""
        return self.line.comments

    @property
    def seats(self) -> dict[int, str]:
        """The names of those who sat at the table, by seat, where the record gives them."""
        numbers = (
            (key.removeprefix("seat."), name) for key, name in self.headers.items() if key.startswith("seat.")
        )
        return {int(number): name for number, name in numbers if number.isdecimal()}

    @property
    def verbs(self) -> Game:
        """The rules of this record's game."""
        return core.game(self.game)

    @property
    def setting(self) -> Setting:
        """Options and board, checked; never reads a file."""
        return self.verbs.setting(self.options, rules=self.rules)

    def opening(self) -> State:
        """The state before the first text; raises PositionError where its position is impossible."""
        return replay.opening(self.verbs, self.setting, self.position)

    def replay(self) -> Iterator[tuple[Node, State]]:
        """Each text of the main line with the state after it, the caller's to keep; raises BadRecordError."""
        verbs, setting = self.verbs, self.setting
        state = replay.opening(verbs, setting, self.position)
        for number, node in enumerate(self.line.nodes, 1):
            replay.play(verbs, setting, state, node.text, number)
            yield node, core.copied(state)

    def final(self) -> State:
        """The state after the main line."""
        verbs, setting = self.verbs, self.setting
        state = replay.opening(verbs, setting, self.position)
        for number, node in enumerate(self.line.nodes, 1):
            replay.play(verbs, setting, state, node.text, number)
        return state

    @property
    def result(self) -> list[int] | None:
        """Points in seat order once the game is over, else None. Replays the main line."""
        if "end" in self.headers:
            return _numbers(self.headers["result"]) if "result" in self.headers else None
        state = self.final()
        return self.verbs.scores(state) if self.verbs.over(state) else None

    @property
    def winners(self) -> list[int]:
        """The seats that won, ascending; empty while the game is open. Replays the main line."""
        if "end" in self.headers:
            return _numbers(self.headers.get("winners", ""))
        return self.verbs.winners(self.final())

    @property
    def hash(self) -> str:
        """The hash of the position after the main line, as a header `hash` gives it."""
        return self.verbs.digest(self.setting, self.final())


def _numbers(value: str) -> list[int]:
    return [int(number) for number in value.split()]
