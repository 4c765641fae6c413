"""Refusals of placing workers, with a resource and with scribes."""

from __future__ import annotations

from edubba.games.errors import Refusal
from edubba.games.flood.notation import SOURCE_NAMES
from edubba.games.flood.refusals.case import Case, no, not_in_hand, place, within
from edubba.games.flood.rules.supply import room_for_scribes
from edubba.games.flood.rules.workers import available, idle_scribes
from edubba.games.flood.state import SCRIBES, SCRIBES_MOST
from edubba.games.flood.tables import POWERS


def refuse_spend(case: Case) -> Refusal:
    """R63: once, something one has, for workers one has."""
    if case.state.spent:
        return no("R63", "spent")
    if not case.held(case.action.names[0]):
        return not_in_hand("R63", case.action.names[0])
    return no("R63", "pool-empty")


def refuse_place(case: Case) -> Refusal:
    """R63, R66."""
    (name,) = case.action.names
    allowed, pool = int(case.state.places), int(case.state.worker_pool[case.seat])
    if name in POWERS:
        return no("R66", "sumerian", area=place(name))
    if case.action.number > allowed:
        return no("R63", "too-many", count=case.action.number, allowed=allowed)
    if case.action.number > pool:
        return no("R63", "pool", count=case.action.number, pool=pool)
    return _scribes_full(case)


def _scribes_full(case: Case) -> Refusal:
    there = SCRIBES_MOST - int(room_for_scribes(case.state, case.seat))
    return no("R66", "scribes", there=there, most=SCRIBES_MOST)


def refuse_scribe(case: Case) -> Refusal:
    """R69 to R76: a scribe to activate, a worker to move, another place that may hold him."""
    source, destination = case.action.names
    ready = int(case.state.workers[case.seat, SCRIBES])
    if not ready:
        return no("R69", "none-ready")
    if idle_scribes(case.state, case.seat) <= 0:
        return no("R76", "fresh", count=ready)
    if destination in POWERS:
        return no("R66", "sumerian", area=place(destination))
    if source == destination or (source, destination) == ("self", "scribes"):
        return no("R71", "stays", where=within(destination))
    if source in POWERS or not available(case.state, case.seat, SOURCE_NAMES.index(source)):
        if source == "pool":
            return no("R70", "pool-empty")
        if source == "scribes":
            return no("R71", "no-other-scribe")
        if source == "toolmakers*":
            return no("R71", "none-used")
        return no("R71", "no-worker", where=within(source))
    return _scribes_full(case)
