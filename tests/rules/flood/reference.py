"""After the Flood a second time, whole games: plain Python from the rules' text alone, slow and clear.

`reference_tables` has the facts, `reference_state` the pieces, `reference_turn` the phases, `reference_peace`
and `reference_war` the actions. Texts that come in are trusted: they are taken from `legal` or `chance`.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations, product
from typing import Any

from tests.rules.flood import reference_peace as peace
from tests.rules.flood import reference_turn as turn
from tests.rules.flood import reference_war as war
from tests.rules.flood.reference_state import State, held
from tests.rules.flood.reference_tables import of_document
from tests.rules.flood.reference_view import state_of, view_of

ORDERS = ["".join(seats) for seats in permutations("123")]
ROLLS = ["".join(dice) for dice in product("123456", repeat=2)]


def _actions(state: State) -> list[str]:
    """Everything but pass."""
    return [
        *peace.city_texts(state),
        *(["workers"] if peace.can_place(state) else []),
        *(["trade"] if peace.can_trade(state) else []),
        *war.empire_texts(state),
        *(["expand"] if war.expand_texts(state) else []),
    ]


def _action_texts(state: State) -> list[str]:
    return _actions(state) + ([] if "paid" in state.pending else ["pass"])


def _surcharge_texts(state: State) -> list[str]:
    """R50 to R56."""
    pieces = held(state.player)
    pieces += ["worker"] if state.player.worker_pool else []
    pieces += ["army"] if state.player.army_pool else []
    texts = []
    for piece in pieces:
        twin = state.copy()
        _pay(twin, piece)
        if _actions(twin):
            texts.append(f"pay {piece}")
    return [*texts, "pass"]


def _pay(state: State, piece: str) -> None:
    player = state.player
    if piece == "worker":
        player.worker_pool, player.worker_stock = player.worker_pool - 1, player.worker_stock + 1
    elif piece == "army":
        war.give_up(state, 1)
    else:
        state.spend(piece)
    state.pending["paid"] = True
    state.prompt = "action"


LEGAL: dict[str, Callable[[State], list[str]]] = {
    "surcharge": _surcharge_texts,
    "action": _action_texts,
    "workers": peace.worker_texts,
    "place": peace.place_texts,
    "trade": peace.trade_texts,
    "buy": war.buy_texts,
    "equip": war.equip_texts,
    "at": war.at_texts,
    "garrison": war.garrison_texts,
    "expand": war.expand_texts,
    "fight": lambda state: ["roll", "stop"],
    "again": war.again_texts,
    "bid": turn.bid_texts,
    "grow": turn.grow_texts,
}


def _ask(prompt: str) -> Callable[[State], None]:
    def ask(state: State) -> None:
        state.prompt = prompt

    return ask


#: What the words without more mean; `done` depends on what was asked.
WORDS: dict[str, Callable[[State], None]] = {
    "workers": _ask("workers"),
    "trade": _ask("trade"),
    "expand": _ask("expand"),
    "pass": turn.pass_,
    "tool": peace.tool,
    "roll": war.roll_again,
    "stop": war.stop,
    "again": war.go_again,
}
DONE: dict[str, Callable[[State], None]] = {
    "workers": turn.end_action,
    "trade": turn.end_action,
    "buy": _ask("equip"),
    "equip": war.equipped,
    "again": turn.end_action,
    "bid": turn.end_action,
    "grow": turn.grown_enough,
}
#: Words that say with what or where.
PHRASES: dict[str, Callable[[State, str], None]] = {
    "pay": _pay,
    "found": peace.found,
    "move-city": peace.move_city,
    "spend": peace.spend,
    "scribe": peace.scribe,
    "place": peace.place,
    "swap": peace.swap,
    "empire": war.create,
    "buy": war.buy,
    "equip": war.equip,
    "at": lambda state, area: war.land(state, area, "found"),
    "garrison": war.garrison,
    "invade": war.invade,
    "raze": war.raze,
    "reinforce": war.reinforce,
    "reenter": lambda state, area: war.land(state, area, "reenter"),
    "bid": turn.bid,
    "grow": turn.grow,
}


class Play:
    """One game. `legal`, `chance` and `apply` speak texts; `view` gives the JSON."""

    def __init__(self, decline: str = "one_each", document: dict[str, Any] | None = None) -> None:
        self.state = State(decline=decline)
        if document is not None:
            self.state.board, self.state.board_option = of_document(document), document

    @classmethod
    def of(cls, view: dict[str, Any]) -> Play:
        """A position set up from its JSON."""
        play = cls()
        play.state = state_of(view)
        return play

    def copy(self) -> Play:
        """Another of the same."""
        twin = Play()
        twin.state = self.state.copy()
        return twin

    @property
    def legal(self) -> list[str]:
        """What may be decided, in the order of the notation."""
        prompt = self.state.prompt
        return [] if prompt is None else LEGAL[prompt](self.state)

    @property
    def chance(self) -> list[tuple[str, int]]:
        """What may be drawn, each with its weight."""
        outcomes = {"order": ORDERS, "dice": ROLLS, "": []}[self.state.waits]
        return [(f"~{outcome}", 1) for outcome in outcomes]

    def apply(self, text: str) -> None:
        """Carry out a text of `legal` or `chance`."""
        state = self.state
        word, _, rest = text.partition(" ")
        if state.waits == "order":
            state.waits, state.order = "", [int(seat) for seat in text[1:]]
            turn.begin_turn(state)
        elif state.waits == "dice":
            war.roll(state, text[1:])
        elif word == "done":
            DONE[str(state.prompt)](state)
        elif rest:
            PHRASES[word](state, rest)
        else:
            WORDS[word](state)

    def view(self) -> dict[str, Any]:
        """The JSON of the position."""
        return view_of(self.state)
