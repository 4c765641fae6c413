"""What a seat of After the Flood sees, as whole numbers: everything is open, seats from one's own on."""

from __future__ import annotations

from typing import Any

from edubba.games.flood.state import (
    AREAS,
    ARMIES_EACH,
    ARMIES_MOST,
    CITIES,
    OUTER,
    PIECES,
    PLACES,
    RESOURCES,
    SCRIBES_MOST,
    SEATS,
    SUMERIAN,
    TURNS,
    WORKERS_EACH,
)
from edubba.games.kernel import Fields, kernel
from edubba.lab.envs.fields import Field

PROMPTS = 14  # what a seat can be asked
MOST = 300  # more points, and more value, than anybody has

FIELDS = (
    Field("score", 1, 0, MOST, "points", seats=True),
    Field("equipment", 1, 0, MOST, "value of the armies' equipment", seats=True),
    Field("bid", 1, 0, MOST, "value of the bid", seats=True),
    Field("hand", RESOURCES, 0, max(PIECES), "grain, wood, metal, textile, tool, oil, gold, lapis", True),
    Field("workers", PLACES, 0, WORKERS_EACH, "boxes (scribes, toolmakers: ready side), outer areas", True),
    Field("used", 2, 0, WORKERS_EACH, "used scribes and toolmakers", seats=True),
    Field("worker_stock", 1, 0, WORKERS_EACH, "workers in the general stock", seats=True),
    Field("worker_pool", 1, 0, WORKERS_EACH, "workers in the pool", seats=True),
    Field("army_stock", 1, 0, ARMIES_EACH, "armies in the general stock", seats=True),
    Field("army_pool", 1, 0, ARMIES_EACH, "armies in the pool", seats=True),
    Field("cities_left", 1, 0, CITIES, "city markers not on the board", seats=True),
    Field("empire", 3, 0, 1, "which empire of the turn's three the seat has", seats=True),
    Field("rank", 3, 0, 1, "A, B or C", seats=True),
    Field("passed", 1, 0, 1, "whether the seat has passed", seats=True),
    Field("order", 3, 0, 1, "the place in the player order", seats=True),
    Field("armies", AREAS, 0, ARMIES_MOST, "armies in each area, the Sumerian ones first", seats=True),
    Field("cities", SUMERIAN, 0, 1, "cities in the Sumerian areas", seats=True),
    Field("mover", 1, 0, 1, "1 for the seat that decides", seats=True),
    Field("grown", SUMERIAN, 0, 1, "cities that are grown"),
    Field("stock", RESOURCES, 0, max(PIECES), "resources in the stock"),
    Field("turn", TURNS, 0, 1, "the turn"),
    Field("prompt", PROMPTS, 0, 1, "what is asked"),
    Field("paid", 1, 0, 1, "whether the surcharge of this action is paid"),
    Field("spent", 1, 0, 1, "whether a resource was spent for workers in this action"),
    Field("places", 1, 0, WORKERS_EACH, "workers that may still be placed for it"),
    Field("fresh", 1, 0, SCRIBES_MOST, "scribes placed in this action"),
    Field("changed", 1, 0, 1, "whether this action has done something"),
    Field("extra", 1, 0, 1, "whether Sippar's exchange was used in this action"),
    Field("swaps", OUTER, 0, 127, "exchanges in each outer area in this action"),
    Field("received", OUTER * RESOURCES, 0, 1, "types received there in this action"),
    Field("target", AREAS, 0, 1, "the area fought for or garrisoned"),
    Field("fight", 3, 0, 1, "founding, re-entering or invading"),
)  # fmt: skip

EACH = sum(field.size for field in FIELDS if field.seats)


@kernel
def _one(out: Any, at: int, size: int, which: int) -> int:
    """Mark one of several; returns where the next field begins."""
    if which >= 0 and which < size:
        out[at + which] = 1
    return at + size


@kernel
def _seat(state: Fields, seat: int, place: int, out: Any) -> None:
    """What is told of one seat; `place` is how far it sits from the one who looks."""
    at = 0
    out[at + place] = state.score[seat]
    at += SEATS
    out[at + place] = state.equipment[seat]
    at += SEATS
    out[at + place] = state.bid[seat]
    at += SEATS
    for resource in range(RESOURCES):
        out[at + RESOURCES * place + resource] = state.hand[seat, resource]
    at += RESOURCES * SEATS
    for each in range(PLACES):
        out[at + PLACES * place + each] = state.workers[seat, each]
    at += PLACES * SEATS
    out[at + 2 * place] = state.used_scribes[seat]
    out[at + 2 * place + 1] = state.used_toolmakers[seat]
    at += 2 * SEATS
    out[at + place] = state.worker_stock[seat]
    out[at + SEATS + place] = state.worker_pool[seat]
    out[at + 2 * SEATS + place] = state.army_stock[seat]
    out[at + 3 * SEATS + place] = state.army_pool[seat]
    out[at + 4 * SEATS + place] = state.cities_left[seat]
    at += 5 * SEATS
    _one(out, at + 3 * place, 3, int(state.empire[seat]))
    _one(out, at + 3 * SEATS + 3 * place, 3, int(state.rank[seat]))
    at += 6 * SEATS
    out[at + place] = state.passed[seat]
    at += SEATS
    for turn in range(SEATS):
        if int(state.order[turn]) == seat:
            out[at + 3 * place + turn] = 1
    at += 3 * SEATS
    for area in range(AREAS):
        if int(state.army_owner[area]) == seat:
            out[at + AREAS * place + area] = state.army_count[area]
    at += AREAS * SEATS
    for area in range(SUMERIAN):
        if int(state.city[area]) == seat:
            out[at + SUMERIAN * place + area] = 1
    at += SUMERIAN * SEATS
    if int(state.seat) == seat:
        out[at + place] = 1


@kernel
def observe(tables: Fields, state: Fields, seat: int, out: Any) -> None:
    """Write what a seat sees."""
    out[:] = 0
    for k in range(SEATS):
        other = seat + k
        _seat(state, other - SEATS if other >= SEATS else other, k, out)
    observe_table(state, out[EACH * SEATS :])


@kernel
def observe_table(state: Fields, out: Any) -> None:
    """What belongs to no seat."""
    for area in range(SUMERIAN):
        out[area] = state.grown[area]
    at = SUMERIAN
    for resource in range(RESOURCES):
        out[at + resource] = state.stock[resource]
    at = _one(out, at + RESOURCES, TURNS, int(state.turn) - 1)
    at = _one(out, at, PROMPTS, int(state.prompt))
    out[at] = state.paid
    out[at + 1] = state.spent
    out[at + 2] = state.places
    out[at + 3] = state.fresh
    out[at + 4] = state.changed
    out[at + 5] = state.extra
    at += 6
    for area in range(OUTER):
        out[at + area] = state.swaps[area]
        received = int(state.received[area])
        if received:
            for resource in range(RESOURCES):
                out[at + OUTER + RESOURCES * area + resource] = (received >> resource) & 1
    at += OUTER + OUTER * RESOURCES
    at = _one(out, at, AREAS, int(state.target))
    _one(out, at, 3, int(state.fight))
