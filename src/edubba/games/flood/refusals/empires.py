"""Refusals of empires: creating, buying, equipping, starting."""

from __future__ import annotations

from edubba.games.errors import Refusal
from edubba.games.flood.refusals.case import Case, no, not_in_hand, place, resource, within
from edubba.games.flood.state import ARMIES_EACH, ARMIES_FOR, BOXES, SUMERIAN
from edubba.games.flood.tables import RESOURCE_NAMES
from edubba.games.flood.view import empire_name


def refuse_empire(case: Case) -> Refusal:
    """R94, R95, R97."""
    (name,) = case.action.names
    turn, own = int(case.state.turn), empire_name(case.board, case.state, case.seat)
    if own is not None:
        return no("R94", "has-one", empire=place(own))
    names = [empire for empire, _ in case.board.empires[turn - 1]]
    if name not in names:
        a, b, c = (place(empire) for empire in names)
        return no("R95", "other-turn", empire=place(name), turn=turn, a=a, b=b, c=c)
    creators = [seat + 1 for seat, slot in enumerate(case.state.empire) if int(slot) == names.index(name)]
    if creators:
        return no("R95", "taken", empire=place(name), seat=creators[0])
    return _not_leading(case, name)


def _not_leading(case: Case, name: str) -> Refusal:
    workers = case.state.workers[:, case.area() - SUMERIAN + BOXES].tolist()
    own = workers[case.seat]
    if not own:
        return no("R97", "no-worker", where=within(name))
    most = max(workers)
    return no("R97", "more", where=within(name), seat=workers.index(most) + 1, most=most, own=own)


def refuse_buy(case: Case) -> Refusal:
    """R102, R104."""
    (name,) = case.action.names
    if not ARMIES_FOR[RESOURCE_NAMES.index(name)]:
        return no("R102", "buys-none", resource=resource(name))
    if not case.held(name):
        return not_in_hand("R102", name)
    return no("R104", "stock-empty", count=ARMIES_EACH)


def refuse_equip(case: Case) -> Refusal:
    """R105."""
    return not_in_hand("R105", case.action.names[0])


def refuse_at(case: Case) -> Refusal:
    """R96: a Sumerian empire starts in Sumer."""
    return no("R96", "outer", area=place(case.action.names[0]))


def refuse_garrison(case: Case) -> Refusal:
    """R108."""
    return no("R108", "pool", count=case.action.number, pool=int(case.state.army_pool[case.seat]))
