"""What every position of After the Flood keeps: a view that breaks it stands for no game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from edubba.games.flood.board import Board
from edubba.games.flood.codes import MOST_LEGAL
from edubba.games.flood.in_progress import check_action
from edubba.games.flood.rules.choices import legal
from edubba.games.flood.rules.points import LAP
from edubba.games.flood.state import (
    ARMIES_EACH,
    BIDDING,
    BUYING,
    CITIES,
    EQUIPPING,
    GROWING,
    NONE,
    ORDER_DRAW,
    OVER,
    PIECES,
    SCRIBES,
    SCRIBES_MOST,
    SEATS,
    SUMERIAN,
    VALUES,
    WORKERS_EACH,
    new_state,
)
from edubba.games.flood.tables import RESOURCE_NAMES
from edubba.games.packed import Packed
from edubba.games.reading import read_exactly, refuse


def check(state: Packed, board: Board, view: Mapping[str, Any]) -> None:
    """Pieces, empires, the round of passes, and the action in progress."""
    if int(state.prompt) == ORDER_DRAW:
        _check_opening(state)
        return
    if int(state.order[0]) == NONE:
        refuse("flood-view-no-order", "order")
    for seat in range(SEATS):
        _check_pieces(state, seat, view["players"][seat])
    if int(state.turn) == 1 and int(state.prompt) != GROWING and (state.score.any() or state.grown.any()):
        refuse("flood-view-early-points", "players")
    _check_armies(state, board)
    _check_ranks(state)
    _check_resources(state)
    _check_passes(state)
    check_action(state, board)
    if int(state.prompt) == OVER:
        _check_over(state)
    elif int(state.prompt) < ORDER_DRAW and not legal(board.tables, state, np.empty(MOST_LEGAL, np.int64)):
        refuse("flood-view-nothing-to-do", "prompt", prompt=view["prompt"])


def _check_opening(state: Packed) -> None:
    """R19 to R27: before the order is drawn there is one position only."""
    if state.tobytes() != new_state(int(state.decline), int(state.rules_version)).tobytes():
        refuse("flood-view-opening", "order")


def _check_pieces(state: Packed, seat: int, player: Mapping[str, Any]) -> None:
    """R167: nobody has lost or gained a piece."""
    place = f"players[{seat + 1}]"
    scribes = int(state.workers[seat, SCRIBES]) + int(state.used_scribes[seat])
    if scribes > SCRIBES_MOST:  # R66
        refuse("flood-view-scribes", "boxes.scribes", seat=seat + 1, count=scribes)
    workers = (
        int(state.workers[seat].sum()) + int(state.used_scribes[seat]) + int(state.used_toolmakers[seat])
    )
    workers += sum(int(state[f"worker_{where}"][seat]) for where in ("stock", "pool", "track"))
    if workers != WORKERS_EACH:
        refuse("flood-view-workers", f"{place}.workers", seat=seat + 1, count=workers, wanted=WORKERS_EACH)
    on_board = int(state.army_count[state.army_owner == seat].sum())
    armies = int(state.army_stock[seat]) + int(state.army_pool[seat]) + on_board
    if armies != ARMIES_EACH:
        refuse("flood-view-armies", f"{place}.armies", seat=seat + 1, count=armies, wanted=ARMIES_EACH)
    cities = [area for area in range(SUMERIAN) if int(state.city[area]) == seat]
    read_exactly(int(state.cities_left[seat]), f"{place}.cities", CITIES - len(cities))
    read_exactly(player["growths"], f"{place}.growths", CITIES - sum(int(state.grown[a]) for a in cities))
    laps = max(0, int(state.score[seat]) - 1) // LAP
    if int(state.worker_track[seat]) > laps:  # R150
        refuse("flood-view-track", f"{place}.workers.track", seat=seat + 1, most=laps)


def _check_armies(state: Packed, board: Board) -> None:
    """R103: armies come from an empire; R169: none in Dilmun, in Akkad its creator's; R146: grown cities."""
    for name, area in board.index.items():
        owner = int(state.army_owner[area])
        if owner == NONE:
            continue
        if name == "dilmun":
            refuse("flood-view-dilmun", f"areas.{name}.army")
        if int(state.rank[owner]) == NONE:
            refuse("flood-view-no-empire", f"areas.{name}.army", seat=owner + 1)
        slot = int(state.empire[owner])
        if name == "akkad" and (slot == NONE or board.empires[int(state.turn) - 1][slot][0] != name):
            refuse("flood-view-akkad", f"areas.{name}.army", seat=owner + 1)
    for area in range(SUMERIAN):
        if state.grown[area] and int(state.city[area]) == NONE:
            refuse("flood-view-grown", f"areas.{board.areas[area]}.grown")


def _check_ranks(state: Packed) -> None:
    """R94, D16: an empire each, each once; R106: ranks by equipment."""
    creating = int(state.prompt) in (BUYING, EQUIPPING)
    for seat in range(SEATS):
        place = f"players[{seat + 1}]"
        empire, rank = int(state.empire[seat]), int(state.rank[seat])
        if empire != NONE and state.empire.tolist().count(empire) > 1:
            refuse("flood-view-empire-twice", f"{place}.empire")
        waits = creating and seat == int(state.seat)
        if (rank != NONE) != (empire != NONE and not waits):
            refuse("flood-view-rank", f"{place}.rank")
        if empire == NONE and (int(state.army_pool[seat]) or int(state.equipment[seat])):
            refuse("flood-view-no-empire", place, seat=seat + 1)
    ranked = sorted((int(state.rank[seat]), seat) for seat in range(SEATS) if int(state.rank[seat]) != NONE)
    values = [int(state.equipment[seat]) for _, seat in ranked]
    if [rank for rank, _ in ranked] != list(range(len(ranked))) or values != sorted(values, reverse=True):
        refuse("flood-view-ranks", "players")


def _check_resources(state: Packed) -> None:
    """R168: what is neither in the stock nor in a hand lies on the army table or in the pass box."""
    lying = 0
    for resource, name in enumerate(RESOURCE_NAMES):
        seen = int(state.stock[resource]) + int(state.hand[:, resource].sum())
        if seen > PIECES[resource]:
            refuse("flood-view-resource", f"stock.{name}", count=seen, most=PIECES[resource])
        lying += (PIECES[resource] - seen) * VALUES[resource]
    told = int(state.equipment.sum()) + int(state.bid.sum())
    if lying != told:
        refuse("flood-view-lying", "stock", lying=lying, told=told)


def _check_passes(state: Packed) -> None:
    """R46, R50, R136: who has passed is not asked, and who acts after a pass has paid."""
    passed = [bool(n) for n in state.passed]
    prompt, seat = int(state.prompt), int(state.seat)
    for i in range(SEATS):
        if int(state.bid[i]) and not passed[i]:
            refuse("flood-view-bid", f"players[{i + 1}].bid")
    if prompt == OVER:
        return
    if prompt == GROWING:
        if not all(passed):
            refuse("flood-view-growth", "phase")
        return
    if seat == NONE:
        refuse("view-missing", "pending.attacker")
    if passed[seat] != (prompt == BIDDING):
        refuse("flood-view-passed", f"players[{seat + 1}].passed")


def _check_over(state: Packed) -> None:
    """R156: phase 6 of turn 5 was carried out."""
    read_exactly(int(state.turn), "turn", 5)
    idle = ("worker_pool", "army_pool", "passed", "bid", "equipment", "army_count")
    if any(state[name].any() for name in idle) or (state.empire != NONE).any():
        refuse("flood-view-over", "players")
