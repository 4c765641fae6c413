"""Refusals of words that come too early, where more can be said than which step is open.

Somebody who points at a place of the board has a later step in mind; these say what leads there.
"""

from __future__ import annotations

from collections.abc import Callable

from edubba.games.errors import Refusal
from edubba.games.flood.refusals.case import Case, no, place, within
from edubba.games.flood.tables import POWERS

OF_ACTION = {
    "workers": ("spend", "scribe", "place"),
    "trade": ("swap", "tool"),
    "expand": ("invade", "raze", "reinforce", "reenter"),
}
OF_ARMIES = ("at", "garrison", *OF_ACTION["expand"])
ON_BOARD = ("found", "move-city", "workers", "trade", "empire", "expand", "place", "scribe", "swap")


def refuse_inner(case: Case) -> Refusal:
    """R47: what is done within an action waits for the action."""
    word = case.action.word
    return no("R47", "first", action=next(action for action, words in OF_ACTION.items() if word in words))


def refuse_unpaid(case: Case) -> Refusal:
    """R63, R66: workers are placed for a resource, once."""
    (name,) = case.action.names
    if name in POWERS:
        return no("R66", "sumerian", area=place(name))
    if case.state.spent:
        return no("R63", "spent")
    if not int(case.state.worker_pool[case.seat]):
        return no("R63", "pool-empty")
    return no("R63", "spend-first", where=within(name))


#: By step and word: who explains why it is too early for it.
AHEAD: dict[tuple[str, str], Callable[[Case], Refusal]] = {
    **{("action", word): refuse_inner for words in OF_ACTION.values() for word in words},
    ("workers", "place"): refuse_unpaid,
    **{("buy", word): lambda _: no("R102", "board") for word in OF_ARMIES},
    **{("equip", word): lambda _: no("R105", "board") for word in OF_ARMIES},
    **{("bid", word): lambda case: no("R137", "board", seat=case.seat + 1) for word in ON_BOARD},
}
