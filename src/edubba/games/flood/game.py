"""After the Flood, by Martin Wallace: the game behind the verbs of `games.core`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from edubba.games.core import About, Game, Setting, State, View
from edubba.games.errors import Refusal
from edubba.games.flood import board as boards
from edubba.games.flood import view as views
from edubba.games.flood.codes import CODES, DRAW_DICE, DRAW_ORDER, MOST_LEGAL
from edubba.games.flood.notation import code_of, parse, text_of
from edubba.games.flood.refusals import refusal
from edubba.games.flood.rules import choices, play
from edubba.games.flood.setup import DERIVED, KEYS, fill
from edubba.games.flood.state import DICE_DRAW, ORDER_DRAW, OVER, RULES_VERSION, new_state


class Flood(Game):
    """Three players, open information, explicit draws and dice."""

    about = About(
        name="flood",
        rules_version=RULES_VERSION,
        options={"decline": ("one_each", "all")},
        boards=boards.SHIPPED,
        chance=True,
        hidden=False,
    )
    shelf = boards.SHELF
    view_keys, derived_keys = KEYS, DERIVED

    def initial(self, setting: Setting) -> State:
        """The table before the order of play is drawn."""
        decline = self.about.options["decline"].index(setting.options["decline"])
        return new_state(decline, setting.rules)

    def legal(self, setting: Setting, state: State) -> list[int]:
        """The texts of the open prompt, in their documented order."""
        out = np.empty(MOST_LEGAL, np.int64)
        found: list[int] = out[: choices.legal(setting.tables, state, out)].tolist()
        return found

    def chance(self, setting: Setting, state: State) -> list[tuple[int, int]]:
        """Six orders, or 36 rolls, all alike."""
        prompt = int(state.prompt)
        if prompt == ORDER_DRAW:
            return [(code, 1) for code in range(DRAW_ORDER, DRAW_DICE)]
        return [(code, 1) for code in range(DRAW_DICE, CODES)] if prompt == DICE_DRAW else []

    def apply(self, setting: Setting, state: State, action: int) -> None:
        """Carry out an action or a draw in place. Trusts its caller."""
        play.apply(setting.tables, state, action)

    def text(self, setting: Setting, action: int) -> str:
        """The text of an action or a draw."""
        return text_of(setting.board, action)

    def judge(self, setting: Setting, state: State, text: str) -> int | Refusal:
        """The action a text stands for, or why it is not allowed."""
        action = parse(text)
        code = code_of(setting.board, int(state.turn), action)
        possible = self.legal(setting, state) or [draw for draw, _ in self.chance(setting, state)]
        if code in possible:
            return code
        return refusal(setting.board, state, action)

    def view(self, setting: Setting, state: State) -> View:
        """The JSON of a position."""
        return views.view_of(setting.told(), setting.board, state)

    def fill(self, setting: Setting, state: State, view: Mapping[str, Any]) -> None:
        """A position set up from its JSON."""
        fill(state, setting, view)

    def to_act(self, state: State) -> int | None:
        """The seat that decides, from 1."""
        return views.seat_to_act(state)

    def over(self, state: State) -> bool:
        """R156."""
        return int(state.prompt) == OVER

    def scores(self, state: State) -> list[int]:
        """Points so far."""
        found: list[int] = state.score.tolist()
        return found

    def winners(self, state: State) -> list[int]:
        """R158, once the game is over."""
        return views.winning_seats(state)

    def section(self, state: State) -> str:
        """`order`, `turn 2`, `turn 2, growth`, …"""
        return views.section_of(state)


GAME = Flood()
