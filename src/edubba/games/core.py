"""What every game offers to those above it, and the registry of games."""

from __future__ import annotations

import copy
import hashlib
import json
import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, NoReturn, TypeAlias

import numpy as np

from edubba.games.errors import OptionError, Refusal, shown
from edubba.games.packed import Packed
from edubba.games.reading import read_table, refuse
from edubba.games.shelf import Shelf

State: TypeAlias = Packed
View: TypeAlias = dict[str, Any]

NAMES = ("sumeria", "flood")


@dataclass(frozen=True, slots=True)
class About:
    """The declared facts of a game."""

    name: str
    rules_version: int
    options: Mapping[str, tuple[Any, ...]]  # the values allowed, default first; `board` stands apart
    boards: tuple[str, ...]  # shipped boards, default first
    chance: bool
    hidden: bool


@dataclass(frozen=True, slots=True)
class Setting:
    """What stays the same through a game: its options and its board."""

    rules: int  # the rules version it is played by
    options: Mapping[str, Any]  # as in the view: a shipped board's name, another board's whole content
    board: Any  # the game's own board object
    tables: Packed  # the board as the kernels read it

    def told(self) -> dict[str, Any]:
        """The options as the caller's own; most are plain words, which nobody can change."""
        return {
            name: copy.deepcopy(value) if isinstance(value, (dict, list)) else value
            for name, value in self.options.items()
        }


class Game(ABC):
    """The verbs of a game. Kernels trust their input; `Position` above checks it.

    Actions are integers inside and ascend in the documented order of the texts.
    """

    about: About
    shelf: Shelf[Any]  # its boards
    view_keys: tuple[str, ...]  # what a view must have
    derived_keys: tuple[str, ...]  # what follows from the rest and may be left out

    def setting(
        self, options: Mapping[str, Any], *, files: bool = False, rules: int | None = None
    ) -> Setting:
        """Check options and load the board; a path is read only where `files` allows it.

        `rules` is the rules version, the newest by default.
        """
        chosen = check_options(self.about, options)
        board = self.shelf.load(chosen["board"], files=files)
        chosen["board"] = self.shelf.told(board)
        return Setting(rules or self.about.rules_version, chosen, board, board.tables)

    @abstractmethod
    def initial(self, setting: Setting) -> State:
        """The state before the first draw."""

    @abstractmethod
    def legal(self, setting: Setting, state: State) -> list[int]:
        """The actions of the seat that decides, ascending; empty at chance and at the end."""

    @abstractmethod
    def chance(self, setting: Setting, state: State) -> list[tuple[int, int]]:
        """The draws that can come next with their weights; empty where a player decides."""

    @abstractmethod
    def apply(self, setting: Setting, state: State, action: int) -> None:
        """Carry out an action or a draw in place. Trusts its caller."""

    @abstractmethod
    def text(self, setting: Setting, action: int) -> str:
        """The text of an action or a draw."""

    def texts(self, setting: Setting, actions: list[int]) -> list[str]:
        """The texts of many, as every player to act is sent them."""
        return [self.text(setting, action) for action in actions]

    @abstractmethod
    def judge(self, setting: Setting, state: State, text: str) -> int | Refusal:
        """The action a text stands for, or why it is not allowed; raises ParseError."""

    @abstractmethod
    def view(self, setting: Setting, state: State) -> View:
        """The JSON of a position."""

    def from_view(self, view: Mapping[str, Any]) -> tuple[Setting, State]:
        """A position set up from its JSON; raises PositionError where it is impossible."""
        read_table(view, "", self.view_keys, self.derived_keys)
        if not isinstance(view["options"], Mapping):
            refuse("view-table", "options")
        setting = self.setting(view["options"])
        state = self.initial(setting)
        self.fill(setting, state, view)
        return setting, state

    @abstractmethod
    def fill(self, setting: Setting, state: State, view: Mapping[str, Any]) -> None:
        """Fill a fresh state from a view whose keys are right; raises PositionError."""

    @abstractmethod
    def to_act(self, state: State) -> int | None:
        """The seat that decides, from 1; None at chance and at the end."""

    @abstractmethod
    def over(self, state: State) -> bool:
        """Whether the game has ended."""

    @abstractmethod
    def scores(self, state: State) -> list[int]:
        """Points so far, in seat order."""

    @abstractmethod
    def winners(self, state: State) -> list[int]:
        """The seats that won, ascending; empty until the end."""

    @abstractmethod
    def section(self, state: State) -> str:
        """The part of the game a record's reader looks for, such as `dynasty 2, round 1`."""

    def digest(self, setting: Setting, state: State) -> str:
        """32 hex digits over state, options and board; the same on every machine.

        It is made from the view, not from the bytes of the state, so that it outlives changes inside:
        BLAKE2b over the view as JSON, keys sorted, without blanks, the board by its digest, the rules added.
        """
        view = self.view(setting, state)
        view["options"] = {**view["options"], "board": setting.board.digest}
        view["rules"] = setting.rules
        text = json.dumps(view, sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def drawn(seed: object, number: int, chance: list[tuple[int, int]]) -> int:
    """A draw by lot. It depends on the seed and its number only: taking back does not change the luck."""
    actions, weights = zip(*chance, strict=True)
    return int(random.Random(f"{seed}/{number}").choices(actions, weights)[0])


def copied(state: State) -> State:
    """A state of its own with the same content."""
    return thawed(state.tobytes(), state.dtype)


def thawed(data: bytes, dtype: np.dtype[Any]) -> State:
    """The state whose bytes these are."""
    state: State = np.frombuffer(bytearray(data), dtype)[0]
    return state


def game(name: object) -> Game:
    """The game of that name, imported on demand."""
    if not isinstance(name, str) or name not in NAMES:
        raise OptionError("unknown-game", name=shown(name), known=", ".join(NAMES))
    found: Game = import_module(f"edubba.games.{name}.game").GAME
    return found


def check_options(about: About, given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option of the game with its value, `board` left as given; raises OptionError."""
    known = (*about.options, "board")
    for name in given:
        if name not in known:
            raise OptionError("unknown-option", name=shown(name), game=about.name, known=", ".join(known))
    chosen: dict[str, Any] = {}
    for name, values in about.options.items():
        value = given.get(name, values[0])
        # an array would compare element by element; bool is an int in Python: True must not pass as 1
        if (
            not isinstance(value, (int, str))
            or value not in values
            or isinstance(value, bool) != isinstance(values[0], bool)
        ):
            _refuse_value(name, value, values)
        chosen[name] = values[values.index(value)]
    chosen["board"] = given.get("board", about.boards[0])
    return chosen


def _refuse_value(name: str, value: object, values: Iterable[object]) -> NoReturn:
    raise OptionError("bad-option", name=name, value=shown(value), known=", ".join(map(str, values)))
