"""Refusals of surcharge, pass, bid, done, and actions that have no way to be carried out."""

from __future__ import annotations

from edubba.games.errors import Refusal
from edubba.games.flood.refusals.case import Case, no, not_in_hand, resource
from edubba.games.flood.state import NONE


def refuse_pay(case: Case) -> Refusal:
    """R53: one has no such piece; R56: or could do nothing after paying it."""
    (name,) = case.action.names
    pools = {"worker": case.state.worker_pool, "army": case.state.army_pool}
    if name in pools:
        has_some = int(pools[name][case.seat]) > 0
        return no("R56", "no-action", piece=name) if has_some else no("R53", "pool-empty", piece=name)
    return no("R56", "nothing-left", resource=resource(name)) if case.held(name) else not_in_hand("R53", name)


def refuse_pass(_: Case) -> Refusal:
    """R54: a pass is free, so what was paid is for an action."""
    return no("R54", "paid")


def refuse_done(_: Case) -> Refusal:
    """R49, D24: an action must change something."""
    return no("R49", "nothing-done")


def refuse_expand(case: Case) -> Refusal:
    """R49: no empire, no armies, or no way to use them."""
    if int(case.state.empire[case.seat]) == NONE:
        return no("R49", "no-expansion", why="empire")
    if not int(case.state.army_pool[case.seat]):
        return no("R49", "no-expansion", why="pool")
    return no("R49", "no-expansion", why="other")


def refuse_again(case: Case) -> Refusal:
    """R128: an army to give up, and armies for what is to be done."""
    return no("R128", "no-repeat", pool=int(case.state.army_pool[case.seat]))


def refuse_bid(case: Case) -> Refusal:
    """R137."""
    return not_in_hand("R137", case.action.names[0])
