"""Why an action is not allowed: the rule it breaks and the facts on this board that trigger it."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

from edubba.games.errors import Refusal
from edubba.games.packed import Packed
from edubba.games.sumeria.board import SETTLEMENTS, Board, place
from edubba.games.sumeria.codes import DRAW_KIND, DRAW_SEAT
from edubba.games.sumeria.notation import LETTERS, Action, Add, Draw, Move, Remove, Take
from edubba.games.sumeria.rules.choices import can_reach, weight
from edubba.games.sumeria.rules.routes import new_sight
from edubba.games.sumeria.state import (
    FIRST_SPACE,
    MARKERS,
    NONE,
    OVER,
    PLACE,
    REFILL,
    ROW,
    START,
    TAKE,
    TAKEN,
)


def refusal(board: Board, state: Packed, action: Action) -> Refusal | None:
    """The rule that forbids an action now, or None."""
    phase, seat = int(state.phase), int(state.seat)
    if phase == OVER:
        return _no("R60", "over")
    if isinstance(action, Draw):
        return _refuse_draw(board, state, action)
    if seat == NONE:
        return _no("R14", "draw-first", what=_what_is_drawn(phase))
    if phase == TAKE:
        if not isinstance(action, Take):
            return _no("R22", "take-first", seat=seat + 1)
        return _refuse_take(state, action)
    if isinstance(action, Take):
        return _placing(seat) if phase == PLACE else _no("R22", "no-take-now")
    if phase == PLACE and not isinstance(action, Add):
        return _placing(seat)
    return _refuse_action(board, state, action)


def _no(rule: str, key: str, **facts: object) -> Refusal:
    return Refusal(rule, f"sumeria-{rule.lower()}-{key}", facts)


def _placing(seat: int) -> Refusal:
    return _no("R18", "placing", seat=seat + 1)


# --- draws ------------------------------------------------------------------------------------------


def _what_is_drawn(phase: int) -> str:
    return {ROW: "tile", MARKERS: "marker", START: "start", REFILL: "marker"}[phase]


def _refuse_draw(board: Board, state: Packed, draw: Draw) -> Refusal | None:
    if weight(state, draw.code) > 0:
        return None
    phase = int(state.phase)
    rule = "R14" if phase <= PLACE else "R55"
    if int(state.seat) != NONE:
        return _no(rule, "no-draw-now", seat=int(state.seat) + 1)
    due = _what_is_drawn(phase)
    if draw.code < DRAW_KIND:
        name = place(board.states[draw.code - DRAW_KIND + 8])
        return _no(rule, "tile-lies" if due == "tile" else "other-draw", what=due, name=name)
    if draw.code < DRAW_SEAT and due == "marker":
        return _no(rule, "bag-has-none", kind=LETTERS[draw.code - DRAW_KIND])
    if draw.code >= DRAW_SEAT and due == "start":
        return _no(rule, "no-such-seat", seat=draw.code - DRAW_SEAT + 1, players=int(state.players))
    return _no(rule, "other-draw", what=due, name="")


# --- taking markers -----------------------------------------------------------------------------------


def _refuse_take(state: Packed, take: Take) -> Refusal | None:
    position = int(state.scored)
    wanted = TAKEN[position]
    if len(take.kinds) != wanted:
        return _no("R48", "number", position=position + 1, wanted=wanted, given=len(take.kinds))
    shown = [int(k) for k in state.display[FIRST_SPACE[position] : FIRST_SPACE[position + 1]]]
    for kind, n in Counter(take.kinds).items():
        if n > shown.count(kind):
            kinds = " ".join(LETTERS[k] for k in sorted(shown))
            return _no(
                "R48", "not-on-display", kind=LETTERS[kind], position=position + 1,
                wanted=n, there=shown.count(kind), shown=kinds,
            )  # fmt: skip
    return None


# --- the three actions --------------------------------------------------------------------------------


def _refuse_action(board: Board, state: Packed, action: Action) -> Refusal | None:
    match action:
        case Add(settlement):
            owner = _owner(state, settlement)
            if owner is not None:
                return _no("R10", "occupied", settlement=place(board.settlements[settlement]), seat=owner + 1)
            if state.supply[state.seat] == 0:
                return _no("R26", "supply-empty", seat=int(state.seat) + 1)
        case Remove(settlement):
            return _refuse_trader(board, state, settlement)
        case Move(origin, destination):
            return _refuse_trader(board, state, origin) or _refuse_move(board, state, origin, destination)
    return None


def _owner(state: Packed, settlement: int) -> int | None:
    for seat, own in enumerate(state.own.tolist()):
        if own >> settlement & 1:
            return seat
    return None


def _refuse_trader(board: Board, state: Packed, settlement: int) -> Refusal | None:
    """R23: one acts with a trader of one's own."""
    owner, seat = _owner(state, settlement), int(state.seat)
    if owner == seat:
        return None
    name = place(board.settlements[settlement])
    if owner is None:
        return _no("R23", "no-trader", settlement=name, seat=seat + 1)
    return _no("R23", "not-own", settlement=name, owner=owner + 1, seat=seat + 1)


def _refuse_move(board: Board, state: Packed, origin: int, destination: int) -> Refusal | None:
    if can_reach(board.tables, state, new_sight(), origin, destination):
        return None
    names = [place(name) for name in board.settlements]
    if origin == destination:
        return _no("R37", "stays", settlement=names[origin])
    owner = _owner(state, destination)
    if owner is not None:
        return _no("R37", "occupied", settlement=names[destination], seat=owner + 1)
    over_traders = _way(
        board, origin, destination, turning=True, through=lambda s: _owner(state, s) is not None
    )
    if over_traders is not None:
        turn = next(a.to for a, b in pairwise(over_traders) if not _may_follow(board, a, b))
        return _no("R40", "turns-off", at=names[turn], kind=board.kind(turn), destination=names[destination])
    way = _way(board, origin, destination, turning=False, through=lambda _: True)
    if way is None:
        return _no("R37", "no-way", origin=names[origin], destination=names[destination])
    stop = next(step.to for step in way if _owner(state, step.to) is None)
    return _no("R37", "must-stop", stop=names[stop], destination=names[destination])


class _Step(NamedTuple):
    """One segment of a way: from a settlement to its neighbour, and where on which route it lies."""

    at: int
    to: int
    route: int
    segment: int


def _steps(board: Board) -> dict[int, list[_Step]]:
    found: dict[int, list[_Step]] = {s: [] for s in range(SETTLEMENTS)}
    for number, route in enumerate(board.routes):
        for segment, (a, b) in enumerate(pairwise(route)):
            found[a].append(_Step(a, b, number, segment))
            found[b].append(_Step(b, a, number, segment))
    return found


def _may_follow(board: Board, step: _Step, following: _Step) -> bool:
    """R39, R40: any way on at a hub, straight on elsewhere; a closed route goes on past its ends."""
    if board.kind(step.to) in board.branch_at:
        return True
    route = board.routes[step.route]
    apart = abs(step.segment - following.segment)
    seam = route[0] == route[-1] and apart == len(route) - 2
    return step.route == following.route and (apart == 1 or seam)


def _way(
    board: Board, origin: int, destination: int, *, turning: bool, through: Callable[[int], bool]
) -> tuple[_Step, ...] | None:
    """A shortest way over settlements that satisfy `through`, turning off anywhere or where it is allowed."""
    steps = _steps(board)
    queue: deque[tuple[_Step, ...]] = deque((step,) for step in steps[origin])
    seen = {way[0] for way in queue}
    while queue:
        way = queue.popleft()
        last = way[-1]
        if last.to == destination:
            return way
        if not through(last.to):
            continue
        for step in steps[last.to]:
            if step not in seen and (turning or _may_follow(board, last, step)):
                seen.add(step)
                queue.append((*way, step))
    return None
