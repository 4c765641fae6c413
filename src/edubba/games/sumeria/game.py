"""Sumeria, by Dirk Liekens: the game behind the verbs of `games.core`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from edubba.games.core import About, Game, Setting, State, View
from edubba.games.errors import Refusal
from edubba.games.sumeria import board as boards
from edubba.games.sumeria import view as views
from edubba.games.sumeria.codes import MOST_LEGAL
from edubba.games.sumeria.notation import code_of, parse, text_of
from edubba.games.sumeria.refusals import refusal
from edubba.games.sumeria.rules import choices, play
from edubba.games.sumeria.rules.routes import new_sight
from edubba.games.sumeria.setup import DERIVED, KEYS, fill
from edubba.games.sumeria.state import NONE, OVER, RULES_VERSION, new_state


class Sumeria(Game):
    """Three or four players, open information, explicit draws."""

    about = About(
        name="sumeria",
        rules_version=RULES_VERSION,
        options={
            "players": (3, 4),
            "start_tie": ("tied_only", "all_players"),
            "final_tiebreak": ("best_kind", "full_series"),
        },
        boards=boards.SHIPPED,
        chance=True,
        hidden=False,
    )
    shelf = boards.SHELF
    view_keys, derived_keys = KEYS, DERIVED

    def initial(self, setting: Setting) -> State:
        """The table before the first draw."""
        options, values = setting.options, self.about.options
        return new_state(
            options["players"],
            values["start_tie"].index(options["start_tie"]),
            values["final_tiebreak"].index(options["final_tiebreak"]),
            setting.rules,
        )

    def legal(self, setting: Setting, state: State) -> list[int]:
        """Adds, moves, removes, or takes, each in board order."""
        out = np.empty(MOST_LEGAL, np.int64)
        found: list[int] = out[: choices.legal(setting.tables, state, new_sight(), out)].tolist()
        return found

    def chance(self, setting: Setting, state: State) -> list[tuple[int, int]]:
        """Tiles, kinds or seats with their weights, in board order."""
        if int(state.seat) != NONE or self.over(state):
            return []
        draws = ((code, int(choices.weight(state, code))) for code in range(*choices.draw_range(state)))
        return [(code, ways) for code, ways in draws if ways]

    def apply(self, setting: Setting, state: State, action: int) -> None:
        """Carry out an action or a draw in place. Trusts its caller."""
        play.apply(state, action)

    def text(self, setting: Setting, action: int) -> str:
        """The text of an action or a draw."""
        return text_of(setting.board, action)

    def texts(self, setting: Setting, actions: list[int]) -> list[str]:
        """The texts of many."""
        known = setting.board.texts
        try:
            return [known[action] for action in actions]
        except KeyError:  # each is made once
            return super().texts(setting, actions)

    def judge(self, setting: Setting, state: State, text: str) -> int | Refusal:
        """The action a text stands for, or why it is not allowed."""
        action = parse(setting.board, text)
        no, code = refusal(setting.board, state, action), code_of(action)
        if no is not None:
            return no
        assert code is not None  # a Take of another number is refused
        return code

    def view(self, setting: Setting, state: State) -> View:
        """The JSON of a position."""
        return views.view_of(setting.told(), setting.board, state)

    def fill(self, setting: Setting, state: State, view: Mapping[str, Any]) -> None:
        """A position set up from its JSON."""
        fill(state, setting, view)

    def to_act(self, state: State) -> int | None:
        """The seat that decides, from 1."""
        seat = int(state.seat)
        return None if seat == NONE else seat + 1

    def over(self, state: State) -> bool:
        """R60."""
        return int(state.phase) == OVER

    def scores(self, state: State) -> list[int]:
        """R61: points of the markers held so far."""
        return views.scores(state)

    def winners(self, state: State) -> list[int]:
        """R62 to R64, once the game is over."""
        return views.winning_seats(state)

    def section(self, state: State) -> str:
        """`draws`, `placement`, `dynasty 2, round 1`, …"""
        return views.section_of(state)


GAME = Sumeria()
