"""Action: place workers, with a resource and with scribes (R63 to R78)."""

from __future__ import annotations

from typing import Any

from edubba.games.flood.codes import (
    DESTINATIONS,
    DONE,
    FROM_OUTER,
    FROM_POOL,
    FROM_SCRIBES,
    FROM_SELF,
    FROM_USED,
    MOST_PUT,
    PUT,
    SCRIBE,
    SOURCES,
    SPEND,
    TO_PLACE,
    TO_POOL,
)
from edubba.games.flood.rules.supply import give_back, held, room_for_scribes
from edubba.games.flood.state import (
    BOXES,
    PLACE,
    PLACES,
    RESOURCES,
    SCRIBES,
    VALUES,
    WORK,
)
from edubba.games.kernel import Fields, kernel


@kernel
def idle_scribes(state: Fields, seat: int) -> int:
    """R69: ready scribes that can be activated; R76: not those placed in this action."""
    return int(state.workers[seat, SCRIBES] - state.fresh)


@kernel
def can_work(state: Fields, seat: int, pool: int, resources: int) -> bool:
    """R49: whether something can be placed or moved, with such a pool and such kinds in the hand."""
    return bool((pool > 0 and resources != 0) or state.workers[seat, SCRIBES] > 0)


# --- what may be done -------------------------------------------------------------------------------


@kernel
def place_of(source: int) -> int:
    """The place for workers that a scribe's source names: a box by its number, or an outer area."""
    return source - FROM_OUTER + BOXES if source >= FROM_OUTER else source - 1


@kernel
def available(state: Fields, seat: int, source: int) -> bool:
    """R70, R71, R78: whether an activated scribe finds a worker there."""
    if source == FROM_POOL:
        return bool(state.worker_pool[seat] > 0)
    if source == FROM_SELF:  # R74
        return True
    if source == FROM_SCRIBES:
        return bool(state.workers[seat, SCRIBES] > 1)
    if source == FROM_USED:
        return bool(state.used_toolmakers[seat] > 0)
    return bool(state.workers[seat, place_of(source)] > 0)


@kernel
def stays(source: int, destination: int) -> bool:
    """Whether the worker would end where he was: no move. R75: a used toolmaker made ready is one."""
    if source == FROM_SELF:
        return destination == TO_PLACE + SCRIBES
    if source == FROM_POOL:
        return destination == TO_POOL
    return source != FROM_USED and destination == TO_PLACE + place_of(source)


@kernel
def list_scribe_moves(state: Fields, seat: int, out: Any, n: int) -> int:
    """R70, R71: from anywhere to anywhere that may hold a worker."""
    full = room_for_scribes(state, seat) == 0
    for source in range(SOURCES):
        if not available(state, seat, source):
            continue
        for destination in range(DESTINATIONS):
            # R66; a scribe who makes room comes from the box itself, which would be no move
            if stays(source, destination) or (full and destination == TO_PLACE + SCRIBES):
                continue
            out[n] = SCRIBE + DESTINATIONS * source + destination
            n += 1
    return n


@kernel
def list_work(state: Fields, out: Any) -> int:
    """R63: spend once; R69: activate scribes; R77: in any order."""
    seat, n = state.seat, 0
    if not state.spent and state.worker_pool[seat] > 0:
        kinds = held(state, seat)
        for resource in range(RESOURCES):
            if (kinds >> resource) & 1:
                out[n] = SPEND + resource
                n += 1
    if idle_scribes(state, seat) > 0:
        n = list_scribe_moves(state, seat, out, n)
    if state.changed:  # D24
        out[n] = DONE
        n += 1
    return n


@kernel
def list_places(state: Fields, out: Any) -> int:
    """R63, R65: one destination, up to the value of the resource and the pool; R66: room in scribes."""
    seat, n = state.seat, 0
    most = min(state.places, state.worker_pool[seat])
    room = room_for_scribes(state, seat)
    for place in range(PLACES):
        for count in range(1, (min(most, room) if place == SCRIBES else most) + 1):
            out[n] = PUT + MOST_PUT * place + count - 1
            n += 1
    return n


# --- doing it -----------------------------------------------------------------------------------------


@kernel
def spend(state: Fields, resource: int) -> None:
    """R63, R64."""
    give_back(state, state.seat, resource)
    state.spent = 1
    state.places = VALUES[resource]
    state.prompt = PLACE


@kernel
def arrive(state: Fields, seat: int, place: int, count: int) -> None:
    """R68: on the ready side; R76: new scribes rest until the next action."""
    state.workers[seat, place] += count
    if place == SCRIBES:
        state.fresh += count
    state.changed = 1


@kernel
def put(state: Fields, place: int, count: int) -> None:
    """R63, R65: the workers the resource paid for."""
    state.worker_pool[state.seat] -= count
    arrive(state, state.seat, place, count)
    state.places = 0
    state.prompt = WORK


@kernel
def take_up(state: Fields, seat: int, source: int) -> None:
    """R69, R74: the activated scribe goes to the used side, unless it is himself he moves."""
    state.workers[seat, SCRIBES] -= 1
    if source == FROM_SELF:
        return
    state.used_scribes[seat] += 1
    if source == FROM_POOL:
        state.worker_pool[seat] -= 1
    elif source == FROM_USED:
        state.used_toolmakers[seat] -= 1
    else:
        state.workers[seat, place_of(source)] -= 1
        if source == FROM_SCRIBES and state.fresh > 0:  # one placed in this action goes first
            state.fresh -= 1


@kernel
def use_scribe(state: Fields, source: int, destination: int) -> None:
    """R69 to R75: one worker for each activated scribe."""
    seat = state.seat
    take_up(state, seat, source)
    if destination == TO_POOL:
        state.worker_pool[seat] += 1
        state.changed = 1
    else:
        arrive(state, seat, destination - TO_PLACE, 1)
