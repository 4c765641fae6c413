"""What the action in progress may remember: `pending`, against the prompt and the board."""

from __future__ import annotations

from edubba.games.flood.board import Board
from edubba.games.flood.rules.expansion import invadable, own_areas
from edubba.games.flood.rules.points import can_grow
from edubba.games.flood.rules.trade import has_sippar, units
from edubba.games.flood.state import (
    BIDDING,
    BOXES,
    BUYING,
    DICE_DRAW,
    EQUIPPING,
    EXPANDING,
    FIGHTING,
    FOUNDING,
    GARRISONING,
    GROWING,
    INVADING,
    NONE,
    OUTER,
    OVER,
    PLACE,
    REPEATING,
    SCRIBES,
    SEAT_OF_EMPIRE,
    SUMER,
    SUMERIAN,
    SURCHARGE,
    TRADING,
    WORK,
)
from edubba.games.packed import Packed
from edubba.games.reading import refuse

#: Where a key of `pending` may stand.
PLACES_OF = {
    "spent": (WORK, PLACE),
    "places": (PLACE,),
    "fresh": (WORK, PLACE),
    "changed": (WORK, PLACE, TRADING),
    "extra": (TRADING,),
}
NAMES = {"places": "place"}  # as the view calls it
MILITARY = (EXPANDING, FIGHTING, REPEATING, GARRISONING, SEAT_OF_EMPIRE, DICE_DRAW)


def check_action(state: Packed, board: Board) -> None:
    """The surcharge, then what the open step needs and allows."""
    prompt = int(state.prompt)
    _check_surcharge(state, prompt)
    for key, prompts in PLACES_OF.items():
        if state[key] and prompt not in prompts:
            refuse("flood-view-pending", f"pending.{NAMES.get(key, key)}")
    if prompt in (WORK, PLACE):
        _check_work(state, prompt)
    if prompt == TRADING:
        _check_trade(state, board)
    elif state.swaps.any() or state.received.any():
        refuse("flood-view-pending", "pending.swaps")
    if prompt == GROWING and not can_grow(state, int(state.seat)):
        refuse("flood-view-cannot-grow", "to_act", seat=int(state.seat) + 1)
    _check_empire(state, board, prompt)
    _check_fight(state, board, prompt)


def _check_surcharge(state: Packed, prompt: int) -> None:
    """R50: paid exactly where somebody has passed and this is an action under way."""
    if prompt in (SURCHARGE, BIDDING, GROWING, OVER):
        due = False
        if prompt == SURCHARGE and not state.passed.any():
            refuse("flood-view-no-pass", "prompt")
    else:
        due = bool(state.passed.any())
    if bool(state.paid) != due:
        refuse("flood-view-paid", "pending.paid")


def _check_work(state: Packed, prompt: int) -> None:
    """R63, R76: in `place` a resource was spent and nothing placed for it yet."""
    if (int(state.places) > 0) != (prompt == PLACE) or (prompt == PLACE and not state.spent):
        refuse("flood-view-place", "pending.place")
    if int(state.fresh) > int(state.workers[int(state.seat), SCRIBES]):
        refuse("flood-view-fresh", "pending.fresh")
    if not state.changed and (state.fresh or (state.spent and prompt == WORK)):
        refuse("flood-view-changed", "pending.changed")


def _check_trade(state: Packed, board: Board) -> None:
    """R82, R164: no more exchanges than units and types, one of them perhaps Sippar's."""
    seat, over = int(state.seat), 0
    for area in range(OUTER):
        swaps, types = int(state.swaps[area]), int(state.received[area]).bit_count()
        if swaps > min(types, int(units(state, seat, area))):
            refuse("flood-view-swaps", f"pending.swaps.{board.outer[area]}")
        if types and not units(state, seat, area):
            refuse("flood-view-swaps", f"pending.received.{board.outer[area]}")
        over += types - swaps
    if over > int(state.extra) or (state.extra and not has_sippar(board.tables, state, seat)):
        refuse("flood-view-extra", "pending.extra")
    if not state.changed and (state.swaps.any() or state.extra):
        refuse("flood-view-changed", "pending.changed")


def _check_empire(state: Packed, board: Board, prompt: int) -> None:
    """R100 to R112: whoever buys, equips, expands or fights has an empire."""
    seat = int(state.seat)
    if prompt in (BUYING, EQUIPPING):
        if int(state.empire[seat]) == NONE or not state.army_pool[seat]:
            refuse("flood-view-needs-empire", "prompt", seat=seat + 1)
        if prompt == BUYING and state.equipment[seat]:
            refuse("flood-view-early-equipment", f"players[{seat + 1}].equipment")
    if prompt in MILITARY:
        if int(state.rank[seat]) == NONE:
            refuse("flood-view-needs-empire", "prompt", seat=seat + 1)
        if prompt != REPEATING and not state.army_pool[seat]:
            refuse("flood-view-pool", f"players[{seat + 1}].armies.pool", seat=seat + 1)
    if prompt == SEAT_OF_EMPIRE and (_start(state, board) != SUMER or int(own_areas(state, seat))):
        refuse("flood-view-at", "prompt")


def _start(state: Packed, board: Board) -> int:
    """Where the acting player's empire starts."""
    return int(board.tables.start[int(state.turn) - 1, int(state.empire[int(state.seat)])])


def _check_fight(state: Packed, board: Board, prompt: int) -> None:
    """R109, R117, D8: the area fought for, by whom it is held, and how the attacker came there."""
    target, fight, seat = int(state.target), int(state.fight), int(state.seat)
    fighting = prompt in (DICE_DRAW, FIGHTING, GARRISONING)
    if (target != NONE) != fighting or (fight != NONE) != fighting:
        refuse("flood-view-fight", "pending.target")
    if not fighting:
        return
    if (fight == INVADING and prompt == GARRISONING) or (fight != INVADING and prompt == FIGHTING):
        refuse("flood-view-fight", "pending.fight")
    holder = int(state.army_owner[target])
    if holder == seat or (holder == NONE) != (prompt == GARRISONING):
        refuse("flood-view-holder", "pending.target", area=board.areas[target])
    own = int(own_areas(state, seat))
    if fight == INVADING:
        reachable = bool(int(invadable(board.tables, own)) >> target & 1)
    else:
        start = _start(state, board)
        reachable = not own and (target < SUMERIAN if start == SUMER else target == start)
        if fight == FOUNDING and start != SUMER and _own_workers(state, target):
            refuse("flood-view-founding-workers", f"areas.{board.areas[target]}.workers")
    if not reachable:
        refuse("flood-view-reach", "pending.target", area=board.areas[target])


def _own_workers(state: Packed, area: int) -> int:
    return int(state.workers[int(state.seat), area - SUMERIAN + BOXES])
