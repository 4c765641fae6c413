"""Why an action is not allowed: the rule it breaks and the facts on this board that trigger it.

The rules decide whether an action is legal; here a refused one finds its reason, so every refusal has one.
"""

from __future__ import annotations

from collections.abc import Callable

from edubba.games.errors import Refusal
from edubba.games.flood.board import Board
from edubba.games.flood.notation import Action
from edubba.games.flood.refusals.case import Case, no
from edubba.games.flood.refusals.cities import refuse_found, refuse_grow, refuse_move
from edubba.games.flood.refusals.early import AHEAD
from edubba.games.flood.refusals.empires import (
    refuse_at,
    refuse_buy,
    refuse_empire,
    refuse_equip,
    refuse_garrison,
)
from edubba.games.flood.refusals.expansion import refuse_invade, refuse_raze, refuse_reenter, refuse_reinforce
from edubba.games.flood.refusals.general import (
    refuse_again,
    refuse_bid,
    refuse_done,
    refuse_expand,
    refuse_pass,
    refuse_pay,
)
from edubba.games.flood.refusals.trade import refuse_swap, refuse_tool
from edubba.games.flood.refusals.workers import refuse_place, refuse_scribe, refuse_spend
from edubba.games.flood.state import DICE_DRAW, ORDER_DRAW, OVER
from edubba.games.flood.view import PROMPTS
from edubba.games.packed import Packed

#: The rule of each step, cited where a word belongs to another step.
STEP = {
    "surcharge": "R50", "action": "R47", "workers": "R63", "place": "R65", "trade": "R79", "buy": "R102",
    "equip": "R105", "at": "R96", "garrison": "R108", "expand": "R112", "fight": "R118", "again": "R126",
    "bid": "R137", "grow": "R142",
}  # fmt: skip

#: For each step its words, and who explains why one is not legal now.
WORDS: dict[str, dict[str, Callable[[Case], Refusal]]] = {
    "surcharge": {"pay": refuse_pay},
    "action": {
        "found": refuse_found,
        "move-city": refuse_move,
        "workers": lambda _: no("R49", "no-work"),
        "trade": lambda _: no("R49", "no-trade"),
        "empire": refuse_empire,
        "expand": refuse_expand,
        "pass": refuse_pass,
    },
    "workers": {"spend": refuse_spend, "scribe": refuse_scribe, "done": refuse_done},
    "place": {"place": refuse_place},
    "trade": {"swap": refuse_swap, "tool": refuse_tool, "done": refuse_done},
    "buy": {"buy": refuse_buy},
    "equip": {"equip": refuse_equip},
    "at": {"at": refuse_at},
    "garrison": {"garrison": refuse_garrison},
    "expand": {
        "invade": refuse_invade,
        "raze": refuse_raze,
        "reinforce": refuse_reinforce,
        "reenter": refuse_reenter,
    },
    "fight": {},
    "again": {"again": refuse_again},
    "bid": {"bid": refuse_bid},
    "grow": {"grow": refuse_grow},
}


def refusal(board: Board, state: Packed, action: Action) -> Refusal:
    """Why an action that is not legal is not."""
    prompt = int(state.prompt)
    if prompt == OVER:
        return no("R156", "over")
    if action.word == "~order":
        return no("R21", "no-order")
    if prompt == ORDER_DRAW:
        return no("R130", "no-dice") if action.word == "~dice" else no("R21", "order-first")
    if prompt == DICE_DRAW:
        return no("R130", "dice-first", seat=int(state.seat) + 1)
    if action.word == "~dice":
        return no("R130", "no-dice")
    step = PROMPTS[prompt]
    explain = WORDS[step].get(action.word) or AHEAD.get((step, action.word))
    return (
        explain(Case(board, state, action)) if explain else no(STEP[step], "step", seat=int(state.seat) + 1)
    )
