"""Refusals of exchanges and tools."""

from __future__ import annotations

from edubba.games.errors import Refusal
from edubba.games.flood.refusals.case import Case, no, not_in_hand, out_of, place, resource, within
from edubba.games.flood.rules.trade import units
from edubba.games.flood.state import SUMERIAN, TOOLMAKERS, TOOLS
from edubba.games.flood.tables import POWERS, RESOURCE_NAMES


def refuse_swap(case: Case) -> Refusal:
    """R79 to R85, R92: first whether one trades there at all, then what for what, then how often."""
    name, given, wanted = case.action.names
    if name in POWERS:
        return no("R85", "sumerian", area=place(name))
    return _not_here(case, name) or _not_this(case, name, given, wanted) or _not_again(case, name, wanted)


def _not_here(case: Case, name: str) -> Refusal | None:
    other = case.army_of_another(case.area())
    if other is not None:
        return no("R84", "army", where=within(name), seat=other)
    if not units(case.state, case.seat, case.area() - SUMERIAN):
        return no("R79", "nobody", where=within(name))
    return None


def _not_this(case: Case, name: str, given: str, wanted: str) -> Refusal | None:
    facts = {"given": resource(given), "wanted": resource(wanted)}
    if not case.board.offers[name]:
        return no("R80", "offers-nothing", where=within(name))
    if wanted not in case.board.trade:
        return no("R92", "not-traded", wanted=facts["wanted"])
    if wanted not in case.board.offers[name]:
        return no("R80", "not-offered", where=within(name), wanted=facts["wanted"])
    if given not in case.board.trade[wanted]:
        return no("R80", "pair", given=facts["given"], wanted=facts["wanted"])
    if not case.held(given):
        return not_in_hand("R80", given)
    if not int(case.state.stock[RESOURCE_NAMES.index(wanted)]):
        return no("R81", "stock-empty", wanted=facts["wanted"])
    return None


def _not_again(case: Case, name: str, wanted: str) -> Refusal:
    area = case.area() - SUMERIAN
    if int(case.state.received[area]) >> RESOURCE_NAMES.index(wanted) & 1:
        return no("R82", "received", origin=out_of(name), wanted=resource(wanted))
    force = int(units(case.state, case.seat, area))
    kind = "armies" if case.own_army(case.area()) else "workers"
    return no("R82", "no-unit", where=within(name), count=force, kind=kind)


def refuse_tool(case: Case) -> Refusal:
    """R88, R91."""
    if not int(case.state.workers[case.seat, TOOLMAKERS]):
        used = int(case.state.used_toolmakers[case.seat])
        return no("R91", "used", count=used) if used else no("R88", "no-toolmaker")
    if not case.held("metal"):
        return not_in_hand("R88", "metal")
    return no("R88", "stock-empty", wanted=resource(RESOURCE_NAMES[TOOLS]))
