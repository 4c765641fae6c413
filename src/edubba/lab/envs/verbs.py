"""A game's kernels for environments, found by the type of the state (docs/decisions/0009)."""

from __future__ import annotations

from typing import Any

from edubba.games.kernel import COMPILED, Fields
from edubba.search.dice import Dice
from edubba.search.homes import Homes

_HOMES = Homes("edubba.lab.envs")


def verbs_of(game: str) -> Any:
    """The kernels of a game, with ACTIONS, FIELDS, LIMIT, MOST_LEGAL, ROOM and STATE."""
    return _HOMES.of(game)


def _home(state: Fields) -> Any:
    return _HOMES.by_dtype(state.dtype)


def is_over(state: Fields) -> bool:
    """Whether the game has ended."""
    return bool(_home(state).is_over(state))


def seat_of(state: Fields) -> int:
    """The seat that decides, from 0; below 0 a draw comes next."""
    return int(_home(state).seat_of(state))


def carry_out(tables: Fields, state: Fields, code: int) -> None:
    """Change the state by an action or a draw."""
    _home(state).carry_out(tables, state, code)


def draw(tables: Fields, state: Fields, dice: Dice) -> int:
    """One of the draws that can come now, by weight."""
    return int(_home(state).draw(tables, state, dice))


def list_legal(tables: Fields, state: Fields, room: Fields, out: Any) -> int:
    """Write the legal actions, ascending, into `out`; returns how many."""
    return int(_home(state).list_legal(tables, state, room, out))


def share(state: Fields, seat: int) -> float:
    """The seat's part of the victory, once the game is over."""
    return float(_home(state).share(state, seat))


def observe(tables: Fields, state: Fields, seat: int, out: Any) -> None:
    """Write what a seat sees."""
    _home(state).observe(tables, state, seat, out)


if COMPILED:
    from numba.extending import overload

    _own = _HOMES.by_type

    @overload(is_over, strict=False)
    def _is_over(state: Any) -> Any:
        own = _own(state, "is_over")
        return lambda state: own(state)

    @overload(seat_of, strict=False)
    def _seat_of(state: Any) -> Any:
        own = _own(state, "seat_of")
        return lambda state: own(state)

    @overload(carry_out, strict=False)
    def _carry_out(tables: Any, state: Any, code: Any) -> Any:
        own = _own(state, "carry_out")
        return lambda tables, state, code: own(tables, state, code)

    @overload(draw, strict=False)
    def _draw(tables: Any, state: Any, dice: Any) -> Any:
        own = _own(state, "draw")
        return lambda tables, state, dice: own(tables, state, dice)

    @overload(list_legal, strict=False)
    def _list_legal(tables: Any, state: Any, room: Any, out: Any) -> Any:
        own = _own(state, "list_legal")
        return lambda tables, state, room, out: own(tables, state, room, out)

    @overload(share, strict=False)
    def _share(state: Any, seat: Any) -> Any:
        own = _own(state, "share")
        return lambda state, seat: own(state, seat)

    @overload(observe, strict=False)
    def _observe(tables: Any, state: Any, seat: Any, out: Any) -> Any:
        own = _own(state, "observe")
        return lambda tables, state, seat, out: own(tables, state, seat, out)
