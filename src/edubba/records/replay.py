"""Playing a record through the verbs of its game, variations included."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from edubba.games.core import Game, Setting, State, copied
from edubba.games.errors import ParseError, Refusal, shown
from edubba.records import limits
from edubba.records.errors import BadRecordError

if TYPE_CHECKING:
    from edubba.records.model import Line, Node


class Visitor:
    """What sees a record replayed, in the order of the file; this one looks away."""

    def opening(self, line: Line, depth: int) -> None:
        """A line begins; the main line has depth 0."""

    def before(self, node: Node, depth: int, state: State) -> None:
        """A text is about to be played; `state` is lent."""

    def closing(self, depth: int) -> None:
        """A line ends."""


class Final(NamedTuple):
    """Where the main line ends."""

    setting: Setting
    state: State


@dataclass(slots=True)
class _Open:
    """A line being played: how far it is, and the variations of its last text that wait."""

    line: Line
    state: State
    at: int = 0
    waiting: list[Line] = field(default_factory=list)
    back: State | None = None  # the state the waiting variations begin in


def play(game: Game, setting: Setting, state: State, text: str, number: int) -> None:
    """Play a text in place; where that cannot be, BadRecordError counts it from 1 and holds the reason."""
    try:
        verdict = game.judge(setting, state, text)
    except ParseError as error:
        raise BadRecordError(
            "record-unplayable", number=number, text=shown(text), rule="", reason=error
        ) from None
    if isinstance(verdict, Refusal):
        raise BadRecordError(
            "record-unplayable", number=number, text=shown(text), rule=verdict.rule, reason=verdict
        )
    game.apply(setting, state, verdict)


def opening(game: Game, setting: Setting, position: Mapping[str, Any] | None) -> State:
    """Where a record begins: before the first draw, or where its position says; raises PositionError."""
    if position is None:
        return game.initial(setting)
    view = {**position, "game": game.about.name, "options": setting.told()}
    return game.from_view(view)[1]


def walk(game: Game, setting: Setting, begin: State, line: Line, visitor: Visitor) -> Final:
    """Play a main line and all its variations; raises BadRecordError at the first text that is not allowed.

    Texts are counted from 1 in the order of the file. A record made by hand may be too deep, or hold itself:
    the limits end that.
    """
    main = _Open(line, copied(begin))
    stack, number = [main], 0
    visitor.opening(line, 0)
    while stack:
        top = stack[-1]
        if top.waiting and top.back is not None:
            _descend(stack, visitor)
        elif top.at < len(top.line.nodes):
            number += 1
            if number > limits.TEXTS:
                raise BadRecordError("record-holds-too-many", most=limits.TEXTS)
            _advance(game, setting, stack, visitor, number)
        else:
            stack.pop()
            visitor.closing(len(stack))
    return Final(setting, main.state)


def _descend(stack: list[_Open], visitor: Visitor) -> None:
    top = stack[-1]
    assert top.back is not None
    if len(stack) > limits.DEPTH:
        raise BadRecordError("record-holds-too-deep", most=limits.DEPTH)
    variation = top.waiting.pop()
    visitor.opening(variation, len(stack))
    stack.append(_Open(variation, copied(top.back)))


def _advance(game: Game, setting: Setting, stack: list[_Open], visitor: Visitor, number: int) -> None:
    top = stack[-1]
    node = top.line.nodes[top.at]
    visitor.before(node, len(stack) - 1, top.state)
    top.at += 1
    top.waiting = node.variations[::-1]
    top.back = copied(top.state) if top.waiting else None
    play(game, setting, top.state, node.text, number)
