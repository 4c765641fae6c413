"""The JSON of a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from edubba.games.flood.board import Board
from edubba.games.flood.rules.ending import winner
from edubba.games.flood.state import (
    BOXES,
    CITIES,
    DICE_DRAW,
    GROWING,
    NONE,
    ORDER_DRAW,
    OVER,
    SCRIBES,
    SEATS,
    SUMERIAN,
    TOOLMAKERS,
)
from edubba.games.flood.tables import BOX_NAMES, RESOURCE_NAMES
from edubba.games.kernel import Fields
from edubba.games.packed import Packed, laid_open

PHASES = ("actions", "growth", "over")
PROMPTS = (
    "surcharge", "action", "workers", "place", "trade", "buy", "equip", "at", "garrison", "expand", "fight",
    "again", "bid", "grow",
)  # fmt: skip
FIGHTS = ("found", "reenter", "invade")
RANKS = "ABC"


def view_of(options: Mapping[str, Any], board: Board, state: Packed) -> dict[str, Any]:
    """The position as plain JSON values."""
    table = laid_open(state)
    prompt = table.prompt
    return {
        "game": "flood",
        "options": options,
        "turn": table.turn,
        "phase": "growth" if prompt == GROWING else "over" if prompt == OVER else "actions",
        "prompt": PROMPTS[prompt] if prompt < ORDER_DRAW else None,
        "to_act": table.seat + 1 if prompt < ORDER_DRAW else None,
        "chance": prompt in (ORDER_DRAW, DICE_DRAW),
        "order": [seat + 1 for seat in table.order if seat != NONE],
        "players": [_player(board, table, seat) for seat in range(SEATS)],
        "areas": {name: _area(table, area) for name, area in board.index.items()},
        "boxes": _boxes(table),
        "stock": dict(zip(RESOURCE_NAMES, table.stock, strict=True)),
        "pending": _pending(board, table),
        "winners": winning_seats(state),
    }


def seat_to_act(state: Packed) -> int | None:
    """The seat that decides, from 1; None at a draw and at the end."""
    return None if int(state.prompt) >= ORDER_DRAW else int(state.seat) + 1


def winning_seats(state: Packed) -> list[int]:
    """R158: one seat, once the game is over."""
    return [int(winner(state)) + 1] if int(state.prompt) == OVER else []


def section_of(state: Packed) -> str:
    """`order`, `turn 2`, `turn 2, growth`, `end`."""
    prompt = int(state.prompt)
    if prompt in (ORDER_DRAW, OVER):
        return "order" if prompt == ORDER_DRAW else "end"
    return f"turn {int(state.turn)}" + (", growth" if prompt == GROWING else "")


def empire_name(board: Board, table: Fields, seat: int) -> str | None:
    """The empire a seat created this turn."""
    slot = int(table.empire[seat])
    return None if slot == NONE else board.empires[int(table.turn) - 1][slot][0]


def _player(board: Board, table: Fields, seat: int) -> dict[str, Any]:
    rank = table.rank[seat]
    grown = sum(owner == seat and bool(g) for owner, g in zip(table.city, table.grown, strict=True))
    return {
        "score": table.score[seat],
        "hand": dict(zip(RESOURCE_NAMES, table.hand[seat], strict=True)),
        "workers": {
            "stock": table.worker_stock[seat],
            "pool": table.worker_pool[seat],
            "track": table.worker_track[seat],
        },
        "armies": {"stock": table.army_stock[seat], "pool": table.army_pool[seat]},
        "cities": table.cities_left[seat],
        "growths": CITIES - grown,
        "empire": empire_name(board, table, seat),
        "equipment": table.equipment[seat],
        "rank": None if rank == NONE else RANKS[rank],
        "passed": bool(table.passed[seat]),
        "bid": table.bid[seat],
    }


def _area(table: Fields, area: int) -> dict[str, Any]:
    owner = table.army_owner[area]
    army = None if owner == NONE else {"seat": owner + 1, "count": table.army_count[area]}
    if area >= SUMERIAN:
        return {"workers": [row[area - SUMERIAN + BOXES] for row in table.workers], "army": army}
    city = table.city[area]
    return {"city": None if city == NONE else city + 1, "grown": bool(table.grown[area]), "army": army}


def _boxes(table: Fields) -> dict[str, Any]:
    boxes: dict[str, Any] = {}
    used = {SCRIBES: table.used_scribes, TOOLMAKERS: table.used_toolmakers}
    for box, name in enumerate(BOX_NAMES):
        workers = [row[box] for row in table.workers]
        boxes[name] = {"ready": workers, "used": used[box]} if box in used else workers
    return boxes


def _pending(board: Board, table: Fields) -> dict[str, Any]:
    """What the action in progress has to remember; a key stands only where it has something to say."""
    received = {
        area: [name for i, name in enumerate(RESOURCE_NAMES) if kinds >> i & 1]
        for area, kinds in zip(board.outer, table.received, strict=True)
        if kinds
    }
    pending: dict[str, Any] = {
        "paid": bool(table.paid),
        "spent": bool(table.spent),
        "place": table.places,
        "fresh": table.fresh,
        "changed": bool(table.changed),
        "swaps": {area: n for area, n in zip(board.outer, table.swaps, strict=True) if n},
        "received": received,
        "extra": bool(table.extra),
    }
    return {key: value for key, value in pending.items() if value} | _fight(board, table)


def _fight(board: Board, table: Fields) -> dict[str, Any]:
    if table.target == NONE:
        return {}
    told = {"target": board.areas[table.target], "fight": FIGHTS[table.fight]}
    if table.prompt == DICE_DRAW:  # nobody is to act, and two players may border the area
        return told | {"attacker": table.seat + 1}
    return told
