"""Position, the library's front door: one object for a game's rules, texts, refusals and picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from edubba import locales  # makes the sentences of refusals and errors  # noqa: F401
from edubba.games import core
from edubba.games.core import Game, Setting, State, View
from edubba.games.errors import IllegalAction, OptionError, PositionError, Refusal
from edubba.records import Record

if TYPE_CHECKING:
    from edubba.drawing.text.log import Entry


class Position:
    """A position of any game, with the texts that led to it.

    It starts where it was made, by `edubba.new` or `edubba.position`, and is changed by `play` and `undo`.
    `play` and `why_not` check their input; the game's kernels, which search and environments call, do not.
    """

    __slots__ = ("_game", "_past", "_setting", "_state", "_texts")

    def __init__(self, game: Game, setting: Setting, state: State) -> None:
        self._game = game
        self._setting = setting
        self._state = state
        self._past: list[bytes] = []  # the states before each text
        self._texts: list[str] = []

    @classmethod
    def of(cls, record: Record, at: int | None = None) -> Position:
        """The position after `at` texts of a record, or after all of them, by the rules it was played by."""
        moves = record.moves
        if at is not None and not 0 <= at <= len(moves):
            raise OptionError("replay-number", number=at, total=len(moves))
        setting = record.setting
        pos = cls(record.verbs, setting, record.opening())
        for text in moves[:at]:
            pos.play(text)
        return pos

    # --- what is the case ---------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The game's name."""
        return self._game.about.name

    @property
    def options(self) -> dict[str, Any]:
        """The options, each with its value; another board than a shipped one stands in full."""
        return self._setting.told()

    @property
    def legal(self) -> list[str]:
        """The texts of the seat that decides, in the order of the notation; else empty."""
        return self._game.texts(self._setting, self._game.legal(self._setting, self._state))

    @property
    def chance(self) -> list[tuple[str, int]]:
        """The draws that can come next with their weights; empty where a player decides."""
        draws = self._game.chance(self._setting, self._state)
        return [(self._game.text(self._setting, action), weight) for action, weight in draws]

    @property
    def to_act(self) -> int | None:
        """The seat that decides, from 1; None at chance and at the end."""
        return self._game.to_act(self._state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._game.over(self._state)

    @property
    def scores(self) -> list[int]:
        """Points so far, in seat order."""
        return self._game.scores(self._state)

    @property
    def winners(self) -> list[int]:
        """The seats that won, ascending; several share the victory; empty until the end."""
        return self._game.winners(self._state)

    @property
    def moves(self) -> list[str]:
        """The texts played since this position was made, draws included."""
        return list(self._texts)

    @property
    def section(self) -> str:
        """The part of the game that comes next, as a record heads it: `dynasty 2, round 1`."""
        return self._game.section(self._state)

    @property
    def hash(self) -> str:
        """32 hex digits over state, options and board, never the history; the same on every machine."""
        return self._game.digest(self._setting, self._state)

    def view(self) -> View:
        """The position as JSON values."""
        return self._game.view(self._setting, self._state)

    @property
    def inner(self) -> tuple[Game, Setting, State]:
        """The game, its setting and the live state, for search and environments: they trust their caller."""
        return self._game, self._setting, self._state

    # --- what may be done -----------------------------------------------------------------------------

    def why_not(self, text: str) -> Refusal | None:
        """Why a text is not allowed now, or None where it is. Raises ParseError where it is no text."""
        verdict = self._game.judge(self._setting, self._state, text)
        return verdict if isinstance(verdict, Refusal) else None

    def play(self, text: str) -> None:
        """Carry out an action or a draw. Raises IllegalAction, which cites the rule, or ParseError."""
        verdict = self._game.judge(self._setting, self._state, text)
        if isinstance(verdict, Refusal):
            raise IllegalAction(verdict)
        self._past.append(self._state.tobytes())
        self._game.apply(self._setting, self._state, verdict)
        self._texts.append(text)

    def undo(self) -> str:
        """Take back the last text, a draw included, and return it. Raises IndexError at the start."""
        if not self._texts:
            raise IndexError("nothing to undo")
        self._state = core.thawed(self._past.pop(), self._state.dtype)
        return self._texts.pop()

    def copy(self) -> Position:
        """An independent position with the same history."""
        twin = Position(self._game, self._setting, core.copied(self._state))
        twin._past, twin._texts = self._past.copy(), self._texts.copy()
        return twin

    def svg(
        self,
        *,
        lang: str = "en",
        names: Sequence[str] | None = None,
        last: bool = True,
        size: int | None = None,
    ) -> str:
        """A picture of the position as SVG, with a description inside; `last` marks the last action."""
        from edubba import drawing

        latest = next((text for text in reversed(self._texts) if not text.startswith("~")), None)
        return drawing.svg(self.view(), lang=lang, names=names, last=latest if last else None, size=size)

    def log(self, *, lang: str = "en", names: Sequence[str] | None = None) -> list[Entry]:
        """What has happened, a turn at a time, as events; `str()` tells an entry in a sentence or two."""
        from edubba.drawing.text import log

        return log.entries(log.rewound(self), self._texts, lang=lang, names=names)

    # --- Python's manners -----------------------------------------------------------------------------

    __copy__ = copy

    def __deepcopy__(self, memo: Any) -> Position:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Equal positions have equal hashes; the history does not count."""
        return isinstance(other, Position) and self.hash == other.hash

    __hash__ = None  # type: ignore[assignment]  # a position changes: use .hash as a key

    def __repr__(self) -> str:
        return f"<Position {self.game}: {self.section}, {len(self._texts)} texts, {self.hash[:8]}>"

    def _repr_svg_(self) -> str:
        return self.svg()

    def __reduce__(self) -> tuple[Any, ...]:
        past = [*self._past, self._state.tobytes()]
        setting = self._setting
        return _restore, (self.game, setting.told(), setting.rules, past, self._texts)


def _restore(
    game: str, options: dict[str, Any], version: int, states: list[bytes], texts: list[str]
) -> Position:
    rules = core.game(game)
    setting = rules.setting(options, rules=version)
    position = Position(rules, setting, core.thawed(states[-1], rules.initial(setting).dtype))
    position._past, position._texts = states[:-1], list(texts)
    return position


def new(game: str, **options: Any) -> Position:
    """A new game before its first draw. `board`: a shipped board, a .toml file, or a board's content."""
    rules = core.game(game)
    setting = rules.setting(options, files=True)
    return Position(rules, setting, rules.initial(setting))


def position(view: Mapping[str, Any]) -> Position:
    """A position set up from its JSON; raises PositionError, saying what is impossible.

    A view comes from outside: no file is ever read for it; its board is a shipped one or stands in it.
    """
    if not isinstance(view, Mapping):
        raise PositionError("view-table", place="view")
    rules = core.game(view.get("game"))
    setting, state = rules.from_view(view)
    return Position(rules, setting, state)
