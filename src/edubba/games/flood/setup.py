"""A state set up from the JSON of a position; an impossible one is refused, saying what is impossible."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from edubba.games.core import Setting
from edubba.games.flood.board import Board
from edubba.games.flood.possible import check
from edubba.games.flood.state import (
    ARMIES_EACH,
    ARMIES_MOST,
    BOXES,
    CITIES,
    DICE_DRAW,
    NONE,
    ORDER_DRAW,
    OVER,
    PIECES,
    RESOURCES,
    SCRIBES,
    SEATS,
    SUMERIAN,
    TOOLMAKERS,
    TURNS,
    WORKERS_EACH,
)
from edubba.games.flood.tables import BOX_NAMES, RESOURCE_NAMES
from edubba.games.flood.view import FIGHTS, PHASES, PROMPTS, RANKS, winning_seats
from edubba.games.packed import Packed
from edubba.games.reading import (
    read_exactly,
    read_flag,
    read_list,
    read_number,
    read_one_of,
    read_seat,
    read_table,
    refuse,
)

KEYS = (
    "game", "options", "turn", "phase", "prompt", "to_act", "chance", "order", "players", "areas", "boxes",
    "stock", "pending",
)  # fmt: skip
DERIVED = ("winners",)
PLAYER_KEYS = (
    "score", "hand", "workers", "armies", "cities", "growths", "empire", "equipment", "rank", "passed", "bid",
)  # fmt: skip
PENDING_KEYS = (
    "paid", "spent", "place", "fresh", "changed", "swaps", "received", "extra", "target", "fight", "attacker",
)  # fmt: skip
MOST_POINTS = 9999
MOST_VALUE = 220  # all pieces together


def fill(state: Packed, setting: Setting, view: Mapping[str, Any]) -> None:
    """Fill a fresh state from a view and check that a game can reach it."""
    board = setting.board
    state.turn = read_number(view["turn"], "turn", 1, TURNS)
    _read_order(state, view["order"])
    for seat, player in enumerate(read_list(view["players"], "players", SEATS)):
        _read_player(state, board, seat, player)
    areas = read_table(view["areas"], "areas", board.areas)
    for name, area in board.index.items():
        _read_area(state, area, f"areas.{name}", areas[name])
    _read_boxes(state, view["boxes"])
    state.stock[:] = _resources(view["stock"], "stock")
    _read_prompt(state, view)
    _read_pending(state, board, view["pending"])
    check(state, board, view)
    if "winners" in view:
        read_exactly(view["winners"], "winners", winning_seats(state))


def _resources(value: object, place: str) -> list[int]:
    table = read_table(value, place, RESOURCE_NAMES)
    return [
        read_number(table[name], f"{place}.{name}", 0, PIECES[i]) for i, name in enumerate(RESOURCE_NAMES)
    ]


def _read_order(state: Packed, order: object) -> None:
    if order == []:
        return
    for place, seat in enumerate(read_list(order, "order", SEATS)):
        state.order[place] = read_number(seat, f"order[{place + 1}]", 1, SEATS) - 1
    if sorted(state.order.tolist()) != [0, 1, 2]:
        refuse("flood-view-order", "order")


# --- players ------------------------------------------------------------------------------------------


def _read_player(state: Packed, board: Board, seat: int, player: object) -> None:
    place = f"players[{seat + 1}]"
    table = read_table(player, place, PLAYER_KEYS)
    state.hand[seat] = _resources(table["hand"], f"{place}.hand")
    workers = read_table(table["workers"], f"{place}.workers", ("stock", "pool", "track"))
    for key in workers:
        state[f"worker_{key}"][seat] = read_number(workers[key], f"{place}.workers.{key}", 0, WORKERS_EACH)
    armies = read_table(table["armies"], f"{place}.armies", ("stock", "pool"))
    for key in armies:
        state[f"army_{key}"][seat] = read_number(armies[key], f"{place}.armies.{key}", 0, ARMIES_EACH)
    state.score[seat] = read_number(table["score"], f"{place}.score", 0, MOST_POINTS)
    state.cities_left[seat] = read_number(table["cities"], f"{place}.cities", 0, CITIES)
    read_number(table["growths"], f"{place}.growths", 0, CITIES)
    state.passed[seat] = read_flag(table["passed"], f"{place}.passed")
    state.bid[seat] = read_number(table["bid"], f"{place}.bid", 0, MOST_VALUE)
    state.equipment[seat] = read_number(table["equipment"], f"{place}.equipment", 0, MOST_VALUE)
    if table["empire"] is not None:
        names = [name for name, _ in board.empires[int(state.turn) - 1]]
        state.empire[seat] = names.index(read_one_of(table["empire"], f"{place}.empire", names))
    if table["rank"] is not None:
        state.rank[seat] = RANKS.index(read_one_of(table["rank"], f"{place}.rank", tuple(RANKS)))


# --- the board ----------------------------------------------------------------------------------------


def _read_area(state: Packed, area: int, place: str, value: object) -> None:
    if area < SUMERIAN:
        table = read_table(value, place, ("city", "grown", "army"))
        state.city[area] = read_seat(table["city"], f"{place}.city", SEATS)
        state.grown[area] = read_flag(table["grown"], f"{place}.grown")
    else:
        table = read_table(value, place, ("workers", "army"))
        _read_workers(state, area - SUMERIAN + BOXES, f"{place}.workers", table["workers"])
    if table["army"] is None:
        return
    army = read_table(table["army"], f"{place}.army", ("seat", "count"))
    state.army_owner[area] = read_number(army["seat"], f"{place}.army.seat", 1, SEATS) - 1
    state.army_count[area] = read_number(army["count"], f"{place}.army.count", 1, ARMIES_MOST)


def _read_workers(state: Packed, where: int, place: str, value: object) -> None:
    for seat, count in enumerate(read_list(value, place, SEATS)):
        state.workers[seat, where] = read_number(count, f"{place}[{seat + 1}]", 0, WORKERS_EACH)


def _read_boxes(state: Packed, value: object) -> None:
    boxes = read_table(value, "boxes", BOX_NAMES)
    used = {SCRIBES: state.used_scribes, TOOLMAKERS: state.used_toolmakers}
    for box, name in enumerate(BOX_NAMES):
        place = f"boxes.{name}"
        if box not in used:
            _read_workers(state, box, place, boxes[name])
            continue
        sides = read_table(boxes[name], place, ("ready", "used"))
        _read_workers(state, box, f"{place}.ready", sides["ready"])
        for seat, count in enumerate(read_list(sides["used"], f"{place}.used", SEATS)):
            used[box][seat] = read_number(count, f"{place}.used[{seat + 1}]", 0, WORKERS_EACH)


# --- what is asked ------------------------------------------------------------------------------------


def _read_prompt(state: Packed, view: Mapping[str, Any]) -> None:
    phase = read_one_of(view["phase"], "phase", PHASES)
    chance = read_flag(view["chance"], "chance")
    state.seat = read_seat(view["to_act"], "to_act", SEATS)
    if chance and phase != "actions":
        refuse("view-no-chance", "chance", phase=phase)
    if (int(state.seat) == NONE) != (chance or phase == "over"):
        refuse("view-to-act", "to_act")
    if chance or phase == "over":
        read_exactly(view["prompt"], "prompt", None)
        state.prompt = OVER if phase == "over" else DICE_DRAW if view["order"] else ORDER_DRAW
        return
    prompts = ("grow",) if phase == "growth" else tuple(p for p in PROMPTS if p != "grow")
    state.prompt = PROMPTS.index(read_one_of(view["prompt"], "prompt", prompts))


def _read_pending(state: Packed, board: Board, value: object) -> None:
    pending = read_table(value, "pending", (), PENDING_KEYS)
    for key in ("paid", "spent", "changed", "extra"):
        if key in pending:
            read_exactly(pending[key], f"pending.{key}", True)
            state[key] = 1
    if "place" in pending:
        state.places = read_number(pending["place"], "pending.place", 1, 5)
    if "fresh" in pending:
        state.fresh = read_number(pending["fresh"], "pending.fresh", 1, 2)
    if "target" in pending:
        state.target = board.index[read_one_of(pending["target"], "pending.target", board.areas)]
    if "fight" in pending:
        state.fight = FIGHTS.index(read_one_of(pending["fight"], "pending.fight", FIGHTS))
    if "attacker" in pending:
        attacker = read_number(pending["attacker"], "pending.attacker", 1, SEATS) - 1
        if int(state.prompt) != DICE_DRAW:
            refuse("flood-view-attacker", "pending.attacker")
        state.seat = attacker
    _read_trades(state, board, pending)


def _read_trades(state: Packed, board: Board, pending: Mapping[str, Any]) -> None:
    swaps = read_table(pending.get("swaps", {}), "pending.swaps", (), board.outer)
    for name, count in swaps.items():
        state.swaps[board.outer.index(name)] = read_number(count, f"pending.swaps.{name}", 1, RESOURCES)
    received = read_table(pending.get("received", {}), "pending.received", (), board.outer)
    for name, kinds in received.items():
        place = f"pending.received.{name}"
        if not isinstance(kinds, list) or not 1 <= len(kinds) <= RESOURCES:
            refuse("view-list-most", place, length=RESOURCES)
        chosen = {read_one_of(kind, place, board.offers[name]) for kind in kinds}
        if kinds != [kind for kind in RESOURCE_NAMES if kind in chosen]:
            refuse("flood-view-received", place)
        state.received[board.outer.index(name)] = sum(1 << RESOURCE_NAMES.index(kind) for kind in kinds)
