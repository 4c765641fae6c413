"""Refusals of expansion: invading, razing, reinforcing, re-entering."""

from __future__ import annotations

from edubba.games.errors import Refusal, Term
from edubba.games.flood.refusals.case import Case, no, out_of, place, within
from edubba.games.flood.rules.expansion import DEAR, own_areas, price
from edubba.games.flood.state import ARMIES_MOST, NONE, SUMERIAN
from edubba.games.flood.view import empire_name


def refuse_invade(case: Case) -> Refusal:
    """R12 to R14, R111, R114, R115."""
    name, area = case.action.names[0], case.area()
    own = int(own_areas(case.state, case.seat))
    if not own:
        return _wiped_out(case)
    if case.own_army(area):
        return no("R115", "own-army", where=within(name))
    if name == "dilmun":
        return no("R13", "dilmun")
    if name == "akkad":
        return no("R14", "akkad")
    against = [a for a, b in case.board.arrows if a == name and own >> case.board.index[b] & 1]
    if against:
        return no("R12", "one-way", origin=out_of(name))
    return no("R114", "not-adjacent", area=Term("flood-object", name))


def _wiped_out(case: Case) -> Refusal:
    empire = empire_name(case.board, case.state, case.seat) or ""
    return no("R111", "wiped-out", empire=place(empire))


def refuse_raze(case: Case) -> Refusal:
    """R121 to R124."""
    where, area = within(case.action.names[0]), case.area()
    owner = int(case.state.city[area]) if area < SUMERIAN else NONE
    if owner == NONE:
        return no("R121", "no-city", where=where)
    if owner == case.seat:
        return no("R124", "own-city", where=where)
    if not case.own_army(area):
        return no("R121", "no-army", where=where)
    needed, pool = int(price(case.board.tables, case.state, owner)), int(case.state.army_pool[case.seat])
    if needed == DEAR:
        return no("R122", "dear", where=where, seat=owner + 1, needed=needed, pool=pool)
    return no("R121", "price", where=where, needed=needed, pool=pool)


def refuse_reinforce(case: Case) -> Refusal:
    """R125."""
    where = within(case.action.names[0])
    if not case.own_army(case.area()):
        return no("R125", "no-army", where=where)
    return no("R125", "full", where=where, most=ARMIES_MOST)


def refuse_reenter(case: Case) -> Refusal:
    """R111, D8."""
    empire = empire_name(case.board, case.state, case.seat)
    own = int(own_areas(case.state, case.seat))
    if own:
        return no("R111", "armies-left", count=own.bit_count())
    return no("R111", "start-area", empire=place(empire or ""), where=within(case.action.names[0]))
