"""Texts of actions and draws, and their parser; each is the inverse of the other."""

from __future__ import annotations

from typing import NamedTuple, NoReturn

from edubba.games.errors import ParseError, shown
from edubba.games.sumeria.board import Board
from edubba.games.sumeria.codes import (
    ADD,
    DRAW_KIND,
    DRAW_SEAT,
    DRAW_STATE,
    MOVE,
    PAIRS,
    REMOVE,
    TAKE_ONE,
    TAKE_TWO,
)

LETTERS = "EMPR"  # economic, military, political, religious
LONGEST = 128
MOST_TAKEN = 6


class Add(NamedTuple):
    """`+ur.t1`: an initial placement or the Add action."""

    settlement: int


class Move(NamedTuple):
    """`ur.t1>uruk.v2`."""

    origin: int
    destination: int


class Remove(NamedTuple):
    """`-ur.t1`."""

    settlement: int


class Take(NamedTuple):
    """`*EM`: the kinds the controller takes, ascending."""

    kinds: tuple[int, ...]


class Draw(NamedTuple):
    """`~ur`, `~E`, `~2`: a draw by its code."""

    code: int


Action = Add | Move | Remove | Take | Draw


def parse(board: Board, text: object) -> Action:
    """Read a text of this game; raises ParseError, which quotes it."""
    if not isinstance(text, str) or not 2 <= len(text) <= LONGEST:
        _refuse(board, text)
    if text[0] == "+":
        return Add(_settlement(board, text, text[1:]))
    if text[0] == "-":
        return Remove(_settlement(board, text, text[1:]))
    if text[0] == "*":
        return _take(text)
    if text[0] == "~":
        return _draw(board, text)
    origin, arrow, destination = text.partition(">")
    if not arrow:
        _refuse(board, text)
    return Move(_settlement(board, text, origin), _settlement(board, text, destination))


def _refuse(board: Board, text: object) -> NoReturn:
    town, village = board.settlements[1], board.settlements[4]
    raise ParseError("sumeria-parse-not-a-text", text=shown(text), example=town, other=village)


def _settlement(board: Board, text: str, name: str) -> int:
    number = board.index.get(name)
    if number is None:
        raise ParseError("sumeria-parse-no-settlement", text=shown(text), name=shown(name), board=board.name)
    return number


def _take(text: str) -> Take:
    letters = text[1:]
    if len(letters) > MOST_TAKEN or any(letter not in LETTERS for letter in letters):
        raise ParseError("sumeria-parse-no-markers", text=shown(text))
    ordered = "".join(sorted(letters, key=LETTERS.index))
    if ordered != letters:
        raise ParseError("sumeria-parse-marker-order", text=shown(text), ordered=f"*{ordered}")
    return Take(tuple(LETTERS.index(letter) for letter in letters))


def _draw(board: Board, text: str) -> Draw:
    drawn = text[1:]
    if drawn in board.states:
        return Draw(DRAW_STATE + board.states.index(drawn))
    if drawn in ("E", "M", "P", "R"):
        return Draw(DRAW_KIND + LETTERS.index(drawn))
    if drawn in ("1", "2", "3", "4"):
        return Draw(DRAW_SEAT + int(drawn) - 1)
    raise ParseError("sumeria-parse-no-draw", text=shown(text))


def code_of(action: Action) -> int | None:
    """The integer of an action or a draw; None for a Take of a number nobody ever takes."""
    match action:
        case Add(settlement):
            return ADD + settlement
        case Move(origin, destination):
            return MOVE + 56 * origin + destination
        case Remove(settlement):
            return REMOVE + settlement
        case Take((kind,)):
            return TAKE_ONE + kind
        case Take((a, b)):
            return TAKE_TWO + PAIRS.index((a, b))
        case Draw(code):
            return code
        case _:
            return None


def text_of(board: Board, code: int) -> str:
    """The text of an action or a draw."""
    text = board.texts.get(code)
    if text is None:
        text = board.texts[code] = _text_of(board, code)
    return text


def _text_of(board: Board, code: int) -> str:
    if code < MOVE:
        return f"+{board.settlements[code - ADD]}"
    if code < REMOVE:
        origin, destination = divmod(code - MOVE, 56)
        return f"{board.settlements[origin]}>{board.settlements[destination]}"
    if code < TAKE_TWO:
        return f"-{board.settlements[code - REMOVE]}"
    if code < TAKE_ONE:
        return "*" + "".join(LETTERS[kind] for kind in PAIRS[code - TAKE_TWO])
    if code < DRAW_STATE:
        return f"*{LETTERS[code - TAKE_ONE]}"
    if code < DRAW_KIND:
        return f"~{board.states[code - DRAW_STATE]}"
    if code < DRAW_SEAT:
        return f"~{LETTERS[code - DRAW_KIND]}"
    return f"~{code - DRAW_SEAT + 1}"
