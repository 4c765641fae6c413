"""Sumeria a second time, whole games: the state in dicts and lists, texts in and out.

Written from the rules' text alone; see `reference_rules`.
"""

from __future__ import annotations

import copy
import itertools
from collections.abc import Mapping
from typing import Any

from tests.rules.sumeria.reference_rules import Map, best, last_seat, points, standing, turned

KINDS = "EMPR"
SPACES = (3, 2, 1)  # R8: markers above positions 1, 2, 3
TRADERS = {3: 14, 4: 10}  # R11
PLACED = {3: 8, 4: 5}  # R18


class Play:
    """One game. `legal`, `chance` and `apply` speak texts; `view` gives the JSON."""

    def __init__(self, board: Map, options: Mapping[str, Any]) -> None:
        self.board = board
        self.options = dict(options)
        players = options["players"]
        self.seats = list(range(1, players + 1))
        self.phase, self.dynasty, self.round = "setup", 1, 1
        self.start: int | None = None
        self.row: list[str] = []
        self.display: list[list[str]] = [[], [], []]
        self.bag = dict.fromkeys(KINDS, 9)
        self.traders: dict[str, int] = {}
        self.supply = dict.fromkeys(self.seats, TRADERS[players])
        self.won = [dict.fromkeys(KINDS, 0) for _ in self.seats]
        self.discarded = dict.fromkeys(KINDS, 0)
        self.turns = 0  # placements or turns taken since the phase, or the dynasty, began
        self.drawing = True
        self.scoring = 0  # the position being scored, 0 to 2

    def copy(self) -> Play:
        """An independent game."""
        twin = copy.copy(self)
        for name in ("row", "display", "bag", "traders", "supply", "won", "discarded"):
            setattr(twin, name, copy.deepcopy(getattr(self, name)))
        return twin

    # --- who and what ---------------------------------------------------------------------------------

    @property
    def order(self) -> list[int]:
        """Turn order of the dynasty: the start seat, then clockwise."""
        assert self.start is not None
        return self.seats[self.start - 1 :] + self.seats[: self.start - 1]

    @property
    def to_act(self) -> int | None:
        """The seat that decides."""
        if self.drawing or self.phase == "over":
            return None
        if self.phase == "take":
            return standing(self.board, self.traders, self.row[self.scoring], self.order)[0]
        return self.order[self.turns % len(self.seats)]

    @property
    def scores(self) -> list[int]:
        """Points so far."""
        return [points(hand) for hand in self.won]

    @property
    def winners(self) -> list[int]:
        """Empty until the end."""
        return best(self.won, self.options["final_tiebreak"]) if self.phase == "over" else []

    @property
    def chance(self) -> list[tuple[str, int]]:
        """What can be drawn next, with weights."""
        if not self.drawing:
            return []
        if len(self.row) < 8:
            return [(f"~{state}", 1) for state in self.board.states if state not in self.row]
        if sum(map(len, self.display)) < 6:
            return [(f"~{kind}", count) for kind, count in self.bag.items() if count]
        return [(f"~{seat}", 1) for seat in self.seats]

    @property
    def legal(self) -> list[str]:
        """What the seat that decides may do, in the documented order."""
        seat = self.to_act
        if seat is None:
            return []
        if self.phase == "take":
            sets = itertools.combinations(
                sorted(self.display[self.scoring], key=KINDS.index), 2 - self.scoring
            )
            return list(dict.fromkeys("*" + "".join(kinds) for kinds in sets))
        adds = [
            f"+{name}" for name in self.board.settlements if name not in self.traders and self.supply[seat]
        ]
        if self.phase == "setup":
            return adds
        own = [name for name in self.board.settlements if self.traders.get(name) == seat]
        moves = []
        for origin in own:
            found = self.board.destinations(self.traders, origin)
            moves += [f"{origin}>{name}" for name in self.board.settlements if name in found]
        return adds + moves + [f"-{name}" for name in own]

    def view(self) -> dict[str, Any]:
        """The JSON of the position."""
        return {
            "game": "sumeria", "options": self.options, "phase": self.phase, "to_act": self.to_act,
            "chance": self.drawing, "dynasty": self.dynasty, "round": self.round, "start": self.start,
            "row": self.row, "display": self.display, "bag": self.bag, "traders": self.traders,
            "supply": list(self.supply.values()), "won": self.won, "discarded": self.discarded,
            "scores": self.scores, "winners": self.winners,
        }  # fmt: skip

    # --- what happens ---------------------------------------------------------------------------------

    def apply(self, text: str) -> None:
        """Carry out a text that is among `legal` or `chance`."""
        if text[0] == "~":
            self._draw(text[1:])
        elif text[0] == "*":
            self._take(text[1:])
        elif self.phase == "setup":
            self._place(text[1:])
        else:
            self._act(text)

    def _draw(self, what: str) -> None:
        if len(self.row) < 8:
            self.row.append(what)
        elif what not in KINDS:
            self.start, self.drawing = int(what), False
        else:
            self.bag[what] -= 1
            space = next(i for i in range(3) if len(self.display[i]) < SPACES[i])
            self.display[space].append(what)
            if sum(map(len, self.display)) == 6 and self.phase == "play":
                self._prepare()

    def _place(self, name: str) -> None:
        seat = self.to_act
        assert seat is not None
        self.traders[name] = seat
        self.supply[seat] -= 1
        self.turns += 1
        if self.turns == PLACED[len(self.seats)] * len(self.seats):
            self.phase, self.turns = "play", 0

    def _act(self, text: str) -> None:
        seat = self.to_act
        assert seat is not None
        if text[0] == "+":
            self.traders[text[1:]] = seat
            self.supply[seat] -= 1
            self._shift(self.board.state[text[1:]], -1)
        elif text[0] == "-":
            del self.traders[text[1:]]
            self.supply[seat] += 1
            self._shift(self.board.state[text[1:]], 1)
        else:
            origin, end = text.split(">")
            self.traders[end] = self.traders.pop(origin)
            if self.board.state[origin] != self.board.state[end]:
                self._shift(self.board.state[end], -1)
        self.turns += 1
        if self.turns == 3 * len(self.seats):
            self.phase, self.scoring = "take", -1
            self._score_on()
        else:
            self.round = self.turns // len(self.seats) + 1

    def _shift(self, state: str, way: int) -> None:
        """R33, R34: swap with the neighbour where there is one."""
        here = self.row.index(state)
        if 0 <= here + way < 8:
            self.row[here], self.row[here + way] = self.row[here + way], self.row[here]

    def _take(self, kinds: str) -> None:
        """R48, R50: the controller's choice; the second gets the rest, or nobody does."""
        ranking = standing(self.board, self.traders, self.row[self.scoring], self.order)
        for kind in kinds:
            self.display[self.scoring].remove(kind)
            self.won[ranking[0] - 1][kind] += 1
        self._hand_out(self.won[ranking[1] - 1] if len(ranking) > 1 else self.discarded)

    def _hand_out(self, hand: dict[str, int]) -> None:
        """Everything left above the position goes to one hand, or out of the game; then the next position."""
        for kind in self.display[self.scoring]:
            hand[kind] += 1
        self.display[self.scoring] = []
        self._score_on()

    def _score_on(self) -> None:
        self.scoring += 1
        if self.scoring == 3:
            self._finish()
            return
        ranking = standing(self.board, self.traders, self.row[self.scoring], self.order)
        if not ranking:
            self._hand_out(self.discarded)
        elif self.scoring == 2:
            self._hand_out(self.won[ranking[0] - 1])

    def _finish(self) -> None:
        if self.dynasty == 6:
            self.phase = "over"
            return
        self.phase, self.drawing, self.turns = "play", True, 0
        self.dynasty, self.round = self.dynasty + 1, 1

    def _prepare(self) -> None:
        """R56 to R58, once the sixth marker lies."""
        stand = [(owner, self.board.state[name]) for name, owner in self.traders.items()]
        counts = [{seat: stand.count((seat, state)) for seat in self.seats} for state in self.row]
        last = last_seat(counts, self.order, self.options["start_tie"])
        self.start = last % len(self.seats) + 1
        self.row, self.drawing = turned(self.row), False
