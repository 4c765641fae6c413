"""After the Flood a second time: the phases of a turn, whose turn it is, and the end."""

from __future__ import annotations

from itertools import combinations

from tests.rules.flood.reference_state import State, held
from tests.rules.flood.reference_tables import (
    BOXES,
    LUXURIES,
    OUTER,
    RESOURCES,
    SEATS,
    SUMER,
)

# --- phases 1 and 2 ---------------------------------------------------------------------------------


def begin_turn(state: State) -> None:
    _produce(state, "irrigation", "grain")
    _produce(state, "weaving", "textile")
    if "ur" in state.cities:  # R35, D14
        _hand_out(state, state.cities["ur"], "textile", 1)
    for seat, player in state.players.items():
        come = min(8, player.worker_stock)  # R36
        player.worker_stock -= come
        player.worker_pool += come
        for box in ("scribes", "toolmakers"):  # R38
            state.workers[box][seat] += state.workers[f"{box}*"][seat]
            state.workers[f"{box}*"][seat] = 0
    if state.turn in (2, 4):
        _decline(state)
    ask(state, state.order[0])


def _produce(state: State, box: str, resource: str) -> None:
    """R31 to R34, D22, D23."""
    counts = state.workers[box]
    levels = sorted(set(counts.values()), reverse=True)
    for seat in state.order:
        figure = 3 if len(levels) == 1 else levels.index(counts[seat])
        if counts[seat]:
            _hand_out(state, seat, resource, state.board.production[resource][figure])


def _hand_out(state: State, seat: int, resource: str, count: int) -> None:
    count = min(count, state.stock[resource])
    state.stock[resource] -= count
    state.players[seat].hand[resource] += count


def _decline(state: State) -> None:
    """R39 to R44."""
    for seat in SEATS:
        for area in OUTER:
            everybody = area == "dilmun" or state.decline == "all"
            _dismiss(state, seat, area, 25 if everybody else 1)
        _dismiss(state, seat, "scribes", 1)
        _dismiss(state, seat, "toolmakers", 1)
    for box in ("irrigation", "weaving"):
        surplus = max(0, max(state.workers[box].values()) - 2)
        for seat in SEATS:
            _dismiss(state, seat, box, surplus)


def _dismiss(state: State, seat: int, place: str, most: int) -> None:
    count = min(most, state.workers[place][seat])
    state.workers[place][seat] -= count
    state.players[seat].worker_stock += count


# --- phase 3: whose turn ----------------------------------------------------------------------------


def ask(state: State, seat: int) -> None:
    state.seat, state.pending = seat, {}
    somebody = any(player.passed for player in state.players.values())
    state.prompt = "surcharge" if somebody else "action"  # R50


def end_action(state: State) -> None:
    """The next who has not passed; when all have, the phases 4 and 5."""
    state.pending = {}
    here = state.order.index(state.seat)
    for seat in state.order[here + 1 :] + state.order[: here + 1]:
        if not state.players[seat].passed:
            ask(state, seat)
            return
    _new_order(state)
    _score_areas(state)
    state.phase = "growth"
    ask_growth(state, state.order)


def pass_(state: State) -> None:
    state.player.passed = True
    state.prompt = "bid"


def bid_texts(state: State) -> list[str]:
    return [f"bid {name}" for name in held(state.player)] + ["done"]


def bid(state: State, resource: str) -> None:
    state.player.bid += state.lay_down(resource)


# --- phases 4 and 5 ---------------------------------------------------------------------------------


def _new_order(state: State) -> None:
    """R138: sorting keeps tied players as they are."""
    state.order.sort(key=lambda seat: -state.players[seat].bid)


def _score_areas(state: State) -> None:
    """R140, R141."""
    for seat in state.order:
        areas = [area for area in state.armies if state.army_of(area) == seat]
        state.score(seat, 2 * len(areas))
        if state.cities.get("nippur") == seat:
            state.score(seat, sum(area in SUMER for area in areas))


def _growable(state: State, seat: int) -> list[str]:
    if state.players[seat].hand["wood"] < 2:
        return []
    return [area for area in SUMER if state.cities.get(area) == seat and area not in state.grown]


def ask_growth(state: State, seats: list[int]) -> None:
    """The first of these who can grow a city; with none, the turn ends."""
    for seat in seats:
        if _growable(state, seat):
            state.seat, state.prompt = seat, "grow"
            return
    _end_turn(state)


def grow_texts(state: State) -> list[str]:
    luxuries = [name for name in LUXURIES if state.player.hand[name]]
    sets = ["+".join(chosen) for size in range(5) for chosen in combinations(luxuries, size)]
    return [f"grow {area} {chosen}".strip() for area in _growable(state, state.seat) for chosen in sets] + [
        "done"
    ]


def grow(state: State, rest: str) -> None:
    area, _, chosen = rest.partition(" ")
    luxuries = chosen.split("+") if chosen else []
    for resource in ["wood", "wood", *luxuries]:
        state.spend(resource)
    state.grown.add(area)
    state.score(state.seat, state.board.growth[len(luxuries)])
    ask_growth(state, state.order[state.order.index(state.seat) :])


def grown_enough(state: State) -> None:
    ask_growth(state, state.order[state.order.index(state.seat) + 1 :])


# --- phase 6 and the end ----------------------------------------------------------------------------


def _end_turn(state: State) -> None:
    """R151 to R156."""
    for seat, count in state.armies.values():
        state.players[seat].army_stock += count
    state.armies, state.created = {}, []
    for player in state.players.values():
        player.worker_stock, player.worker_pool = player.worker_stock + player.worker_pool, 0
        player.army_stock, player.army_pool = player.army_stock + player.army_pool, 0
        player.empire, player.equipment, player.bid, player.passed = None, 0, 0, False
    for resource in RESOURCES:
        state.stock[resource] += state.laid_down[resource]
        state.laid_down[resource] = 0
    if state.turn == 5:
        _finish(state)
        return
    state.turn, state.phase = state.turn + 1, "actions"
    begin_turn(state)


def _finish(state: State) -> None:
    """R157, R158."""
    state.phase, state.prompt, state.seat = "over", None, 0
    for place, points in state.board.points.items():
        sides = [place, f"{place}*"] if place in BOXES[2:] else [place]
        counts = [sum(state.workers[side][seat] for side in sides) for seat in SEATS]
        if counts.count(max(counts)) == 1:
            state.score(SEATS[counts.index(max(counts))], points)
    best = max(player.score for player in state.players.values())
    state.winners = [seat for seat in state.order if state.players[seat].score == best][:1]
