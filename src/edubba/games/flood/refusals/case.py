"""What a refusal is made from: the position, the action in question, and names to tell it with."""

from __future__ import annotations

from dataclasses import dataclass

from edubba.games.errors import Refusal, Term
from edubba.games.flood.board import Board
from edubba.games.flood.notation import Action
from edubba.games.flood.state import NONE
from edubba.games.flood.tables import RESOURCE_NAMES
from edubba.games.packed import Packed


@dataclass(frozen=True, slots=True)
class Case:
    """An action that is not legal in this position."""

    board: Board
    state: Packed
    action: Action

    @property
    def seat(self) -> int:
        """Who acts, from 0."""
        return int(self.state.seat)

    def area(self, number: int = 0) -> int:
        """The index of the area that the action names there."""
        return self.board.index[self.action.names[number]]

    def held(self, name: str) -> int:
        """How many of a resource are in the hand."""
        return int(self.state.hand[self.seat, RESOURCE_NAMES.index(name)])

    def army_of_another(self, area: int) -> int | None:
        """The seat, from 1, of another player's army in an area."""
        owner = int(self.state.army_owner[area])
        return None if owner in (NONE, self.seat) else owner + 1

    def own_army(self, area: int) -> int:
        """How many of one's armies stand in an area."""
        return int(self.state.army_count[area]) if int(self.state.army_owner[area]) == self.seat else 0


def no(rule: str, key: str, **facts: object) -> Refusal:
    """A refusal by a rule; its sentence is that of the rule and the key."""
    return Refusal(rule, f"flood-{rule.lower()}-{key}", facts)


def place(name: str) -> Term:
    """An area or a box in the reader's language."""
    return Term("flood-name", name)


def within(name: str) -> Term:
    """In an area or a box, as the reader's language says it."""
    return Term("flood-in", name)


def out_of(name: str) -> Term:
    """From an area, as the reader's language says it."""
    return Term("flood-from", name)


def resource(name: str) -> Term:
    """A resource in the reader's language."""
    return Term("flood-resource", name)


def not_in_hand(rule: str, name: str) -> Refusal:
    """One cannot give what one does not have."""
    return no(rule, "not-in-hand", resource=resource(name))
