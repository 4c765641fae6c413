"""Sumeria a second time, its board and single rules: slow, plain Python, written from the rules' text alone.

Nothing here knows the package under test: settlements and states are their names. `reference` plays whole
games with it. Whatever these and the kernels agree on, two independent readings of the rules agree on.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True)
class Map:
    """A board: names in file order, the kind and the state of each settlement, whole routes."""

    states: Sequence[str]
    settlements: Sequence[str]
    kind: Mapping[str, str]
    state: Mapping[str, str]
    routes: Sequence[Sequence[str]]
    branch_at: Collection[str] = ("city",)

    def step(self, route: int, index: int, way: int) -> int | None:
        """The next index along a route, None at its end; a route that closes on itself has no end."""
        path = self.routes[route]
        if 0 <= index + way < len(path):
            return index + way
        if path[0] != path[-1]:
            return None
        return 1 if way > 0 else len(path) - 2

    @cached_property
    def ways_out(self) -> dict[str, list[tuple[int, int, int]]]:
        """Settlement -> every (route, index, way) one step out of it."""
        found: dict[str, list[tuple[int, int, int]]] = {name: [] for name in self.settlements}
        for route, path in enumerate(self.routes):
            for index, place in enumerate(path):
                for way in (1, -1):
                    after = self.step(route, index, way)
                    if after is not None:
                        found[place].append((route, after, way))
        return found

    def destinations(self, occupied: Collection[str], origin: str) -> set[str]:
        """R42, literally."""
        result: set[str] = set()
        seen: set[tuple[int, int, int]] = set()
        stack = list(self.ways_out[origin])
        while stack:
            here = stack.pop()
            if here in seen:
                continue
            seen.add(here)
            route, index, way = here
            name = self.routes[route][index]
            if name == origin:
                continue
            if name not in occupied:
                result.add(name)
            elif self.kind[name] in self.branch_at:
                stack += self.ways_out[name]
            else:
                after = self.step(route, index, way)
                if after is not None:
                    stack.append((route, after, way))
        return result


def from_arms(states: Sequence[str], arms: Sequence[Sequence[str]]) -> Map:
    """A board whose routes join arm i of one state to arm j of another: c, ti, vi, vj, tj, c."""
    tails = ("c", "t1", "t2", "t3", "v1", "v2", "v3")
    names = [f"{state}.{tail}" for state in states for tail in tails]
    kinds = {"c": "city", "t": "town", "v": "village"}
    routes = []
    for one, other in arms:
        (a, i), (b, j) = one.split("."), other.split(".")
        routes.append([f"{a}.c", f"{a}.t{i}", f"{a}.v{i}", f"{b}.v{j}", f"{b}.t{j}", f"{b}.c"])
    return Map(
        states,
        names,
        {name: kinds[name.split(".")[1][0]] for name in names},
        {name: name.split(".")[0] for name in names},
        routes,
    )


def standing(board: Map, traders: Mapping[str, int], state: str, order: Sequence[int]) -> list[int]:
    """Seats with a trader in a state, the controller first: R45 to R47."""

    def held(seat: int, kind: str | None = None) -> int:
        return sum(
            1
            for name, owner in traders.items()
            if owner == seat and board.state[name] == state and kind in (None, board.kind[name])
        )

    present = [seat for seat in order if held(seat)]
    return sorted(
        present, key=lambda seat: (-held(seat), -held(seat, "city"), -held(seat, "town"), order.index(seat))
    )


def last_seat(counts: Sequence[Mapping[int, int]], order: Sequence[int], rule: str) -> int:
    """Who acts last in the coming dynasty; counts[i] = traders by seat at position i + 1: R56, R57, D11."""
    tied = list(order)
    if rule == "all_players":
        for count in counts:
            fewest = [seat for seat in order if count[seat] == min(count[other] for other in order)]
            if len(fewest) == 1:
                return fewest[0]
        tied = [seat for seat in order if counts[0][seat] == min(counts[0][other] for other in order)]
    else:
        for count in counts:
            tied = [seat for seat in tied if count[seat] == min(count[other] for other in tied)]
    return max(tied, key=order.index)


def best(won: Sequence[Mapping[str, int]], rule: str) -> list[int]:
    """The winners' seats: R61 to R64."""

    def key(hand: Mapping[str, int]) -> tuple[int, list[int]]:
        series = sorted(hand.values(), reverse=True)
        return points(hand), series if rule == "full_series" else series[:1]

    top = max(key(hand) for hand in won)
    return [seat for seat, hand in enumerate(won, 1) if key(hand) == top]


def points(hand: Mapping[str, int]) -> int:
    """R61: n(n+1)/2 for each kind."""
    return sum(sum(range(1, count + 1)) for count in hand.values())


def turned(row: Sequence[str]) -> list[str]:
    """R58."""
    return [*row[3:], row[2], row[1], row[0]]
