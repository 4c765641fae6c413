"""After the Flood a second time: who has what where, and the questions every phase asks of it."""

from __future__ import annotations

import pickle
from dataclasses import dataclass, field
from typing import Any

from tests.rules.flood.reference_tables import BOXES, OUTER, PIECES, PRINTED, RESOURCES, SEATS, VALUE, Board

#: Where workers stand; a star marks the used side.
PLACES = [*BOXES, "scribes*", "toolmakers*", *OUTER]
HAND = {"wood": 1, "metal": 1, "tool": 1, "oil": 1, "gold": 1}  # R24


@dataclass
class Player:
    """What lies before a player, and his pieces off the board."""

    hand: dict[str, int] = field(default_factory=lambda: {name: HAND.get(name, 0) for name in RESOURCES})
    score: int = 0
    worker_stock: int = 21
    worker_pool: int = 2
    track: int = 0
    army_stock: int = 20
    army_pool: int = 0
    empire: str | None = None
    equipment: int = 0
    bid: int = 0
    passed: bool = False


def _first_workers() -> dict[str, dict[int, int]]:
    return {place: dict.fromkeys(SEATS, int(place in ("irrigation", "weaving"))) for place in PLACES}  # R23


@dataclass
class State:
    """One position. `seat` is who decides or rolls; `waits` is what a draw is for: order, dice or nothing."""

    decline: str = "one_each"
    board: Board = PRINTED
    board_option: Any = "printed"  # as the view tells it
    turn: int = 1
    phase: str = "actions"
    prompt: str | None = None
    waits: str = "order"
    seat: int = 0
    order: list[int] = field(default_factory=list)
    players: dict[int, Player] = field(default_factory=lambda: {seat: Player() for seat in SEATS})
    created: list[int] = field(default_factory=list)  # seats with a ranked empire, the earliest first
    cities: dict[str, int] = field(default_factory=dict)
    grown: set[str] = field(default_factory=set)
    armies: dict[str, list[int]] = field(default_factory=dict)  # area -> [seat, count]
    workers: dict[str, dict[int, int]] = field(default_factory=_first_workers)
    stock: dict[str, int] = field(
        default_factory=lambda: {name: PIECES[name] - 3 * HAND.get(name, 0) for name in RESOURCES}
    )
    laid_down: dict[str, int] = field(default_factory=lambda: dict.fromkeys(RESOURCES, 0))  # R107, R137
    pending: dict[str, Any] = field(default_factory=dict)
    winners: list[int] = field(default_factory=list)

    @property
    def player(self) -> Player:
        """Whose turn it is."""
        return self.players[self.seat]

    def copy(self) -> State:
        """Another of the same."""
        own = {name: part for name, part in vars(self).items() if not name.startswith("board")}
        twin = pickle.loads(pickle.dumps(own, -1))
        return State(board=self.board, board_option=self.board_option, **twin)

    def army_of(self, area: str) -> int | None:
        """The seat whose armies stand there."""
        return self.armies[area][0] if area in self.armies else None

    def cities_of(self, seat: int) -> list[str]:
        return [area for area, owner in self.cities.items() if owner == seat]

    def rank(self, seat: int) -> str | None:
        """R106."""
        if seat not in self.created:
            return None
        ranked = sorted(self.created, key=lambda one: -self.players[one].equipment)
        return "ABC"[ranked.index(seat)]  # sorting keeps the earlier first

    def spend(self, resource: str) -> None:
        """From the hand of the player whose turn it is to the stock."""
        self.player.hand[resource] -= 1
        self.stock[resource] += 1

    def lay_down(self, resource: str) -> int:
        """On the army table or in the pass box, where it stays until phase 6; returns its value."""
        self.player.hand[resource] -= 1
        self.laid_down[resource] += 1
        return VALUE[resource]

    def score(self, seat: int, points: int) -> None:
        """R150, D20: a worker of the stock for each seventy points that are exceeded."""
        player = self.players[seat]
        for _ in range(points):
            player.score += 1
            if player.score in (71, 141, 211) and player.worker_stock:
                player.worker_stock -= 1
                player.track += 1


def held(player: Player) -> list[str]:
    """The types in a hand."""
    return [name for name in RESOURCES if player.hand[name]]
