"""What a search asks of a game, from inside kernels: the game's own kernel is found by the type of the state.

A kernel that takes another as an argument cannot be kept on disk, so the algorithms call the verbs below and
are compiled once for each game. The kernels themselves stand in `search/<game>/verbs.py`.
"""

from __future__ import annotations

from typing import Any

from edubba.games.kernel import COMPILED, Fields
from edubba.search.dice import Dice
from edubba.search.homes import Homes

#: Who decides, where it is no seat.
CHANCE, OVER = -1, -2

#: The most seats of any game.
SEATS = 4


_HOMES = Homes("edubba.search")


def verbs_of(game: str) -> Any:
    """The kernels of a game, with what a search needs to call them: STATE, MOST_LEGAL, new_room."""
    return _HOMES.of(game)


def _home(state: Fields) -> Any:
    return _HOMES.by_dtype(state.dtype)


def seat_of(state: Fields) -> int:
    """The seat that decides, from 0, or CHANCE, or OVER."""
    return int(_home(state).seat_of(state))


def list_codes(tables: Fields, state: Fields, room: Any, out: Any) -> int:
    """Write what can come next into `out`, actions or draws; returns how many."""
    return int(_home(state).list_codes(tables, state, room, out))


def weigh(tables: Fields, state: Fields, room: Any, out: Any, n: int, weights: Any) -> None:
    """Write how likely each of the `n` codes in `out` is: draws exactly, actions as a first guess."""
    _home(state).weigh(tables, state, room, out, n, weights)


def carry_out(tables: Fields, state: Fields, code: int) -> None:
    """Change the state by an action or a draw."""
    _home(state).carry_out(tables, state, code)


def estimate(tables: Fields, state: Fields, room: Any, dice: Dice, values: Any) -> None:
    """Write each seat's share of winning into `values`; the state is used up."""
    _home(state).estimate(tables, state, room, dice, values)


def play_out(tables: Fields, state: Fields, room: Any, dice: Dice) -> int:
    """Play to the end, uniformly over the legal actions; returns the number of decisions."""
    return int(_home(state).play_out(tables, state, room, dice))


if COMPILED:
    from numba.extending import overload

    _own = _HOMES.by_type

    @overload(seat_of, strict=False)
    def _seat_of(state: Any) -> Any:
        own = _own(state, "seat_of")
        return lambda state: own(state)

    @overload(list_codes, strict=False)
    def _list_codes(tables: Any, state: Any, room: Any, out: Any) -> Any:
        own = _own(state, "list_codes")
        return lambda tables, state, room, out: own(tables, state, room, out)

    @overload(weigh, strict=False)
    def _weigh(tables: Any, state: Any, room: Any, out: Any, n: Any, weights: Any) -> Any:
        own = _own(state, "weigh")
        return lambda tables, state, room, out, n, weights: own(tables, state, room, out, n, weights)

    @overload(carry_out, strict=False)
    def _carry_out(tables: Any, state: Any, code: Any) -> Any:
        own = _own(state, "carry_out")
        return lambda tables, state, code: own(tables, state, code)

    @overload(estimate, strict=False)
    def _estimate(tables: Any, state: Any, room: Any, dice: Any, values: Any) -> Any:
        own = _own(state, "estimate")
        return lambda tables, state, room, dice, values: own(tables, state, room, dice, values)

    @overload(play_out, strict=False)
    def _play_out(tables: Any, state: Any, room: Any, dice: Any) -> Any:
        own = _own(state, "play_out")
        return lambda tables, state, room, dice: own(tables, state, room, dice)
