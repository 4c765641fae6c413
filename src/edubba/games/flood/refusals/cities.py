"""Refusals of cities: founding, moving, growing."""

from __future__ import annotations

from edubba.games.errors import Refusal
from edubba.games.flood.notation import LUXURY_NAMES
from edubba.games.flood.refusals.case import Case, no, not_in_hand, place, within
from edubba.games.flood.rules.points import WOOD_TO_GROW
from edubba.games.flood.state import CITIES, NONE, SUMERIAN


def refuse_found(case: Case) -> Refusal:
    """R57, R58, R60."""
    if case.area() >= SUMERIAN:
        return no("R58", "outer", area=place(case.action.names[0]))
    if not int(case.state.cities_left[case.seat]):
        return no("R60", "all-placed", count=CITIES)
    return _not_free(case, 0)


def refuse_move(case: Case) -> Refusal:
    """R60, R61, D26."""
    left = int(case.state.cities_left[case.seat])
    if left:
        return no("R60", "markers-left", count=left)
    for number in (0, 1):
        if case.area(number) >= SUMERIAN:
            return no("R58", "outer", area=place(case.action.names[number]))
    origin, area = case.action.names
    if int(case.state.city[case.area()]) != case.seat:
        return no("R61", "not-own", where=within(origin))
    if origin == area:
        return no("R60", "same-area", where=within(area))
    return _not_free(case, 1)


def _not_free(case: Case, number: int) -> Refusal:
    name, area = case.action.names[number], case.area(number)
    owner = int(case.state.city[area])
    if owner != NONE:
        return no("R57", "city", area=place(name), seat=owner + 1)
    return no("R57", "army", where=within(name), seat=case.army_of_another(area))


def refuse_grow(case: Case) -> Refusal:
    """R142 to R146."""
    where, area = within(case.action.names[0]), case.area()
    if area >= SUMERIAN or int(case.state.city[area]) != case.seat:
        return no("R142", "not-own", where=where)
    if case.state.grown[area]:
        return no("R146", "grown", where=where)
    if case.held("wood") < WOOD_TO_GROW:
        return no("R143", "wood", count=case.held("wood"), needed=WOOD_TO_GROW)
    missing = next(n for n in LUXURY_NAMES if n in case.action.names[1:] and not case.held(n))
    return not_in_hand("R144", missing)
