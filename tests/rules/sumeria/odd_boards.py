"""Boards unlike the shipped ones: crossings, dead ends, closed routes, own names, other hubs."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from tests.rules.sumeria.reference_rules import Map

STATES = ["a", "b", "c", "d", "e", "f", "g", "h"]
TAILS = ("c", "t1", "t2", "t3", "v1", "v2", "v3")
KIND_OF = {"c": "city", "t": "town", "v": "village"}
#: The edges of a cube: arm j joins states whose numbers differ in bit j.
PAIRS = [(x, x ^ 1 << j, j + 1) for j in range(3) for x in range(8) if not x >> j & 1]


def cube() -> list[list[str]]:
    """Twelve routes as on eight_gates, in the long form."""
    found = []
    for x, y, j in PAIRS:
        a, b = STATES[x], STATES[y]
        found.append([f"{a}.c", f"{a}.t{j}", f"{a}.v{j}", f"{b}.v{j}", f"{b}.t{j}", f"{b}.c"])
    return found


def document(name: str, routes: list[list[str]], **more: Any) -> dict[str, Any]:
    return {"name": name, "states": list(STATES), "routes": routes, **more}


def crossing() -> dict[str, Any]:
    """A second route runs through a town and through two villages of others."""
    return document("crossing", [*cube(), ["a.v1", "d.t2", "e.v1"], ["b.t1", "d.t2", "h.v3"]])


def dead_ends() -> dict[str, Any]:
    """Five roads do not meet: their villages are ends."""
    routes, cut = cube(), (0, 2, 6, 10, 11)
    halves = [half for i in cut for half in (routes[i][:3], routes[i][3:])]
    return document("dead_ends", [*halves, *(route for i, route in enumerate(routes) if i not in cut)])


def rings() -> dict[str, Any]:
    """Closed routes: one among towns and villages only, one through a city, one that starts at a city."""
    towns = ["a.t1", "b.t2", "c.v3", "d.t1", "a.t1"]
    through = ["e.v1", "f.c", "g.t2", "h.v2", "e.v1"]
    start = ["h.c", "a.v2", "g.t3", "h.c"]
    return document("rings", [*cube(), towns, through, start])


def one_ring() -> dict[str, Any]:
    """A single closed route through everything, with a second one over the cities."""
    order = [f"{state}.{tail}" for state in STATES for tail in ("t1", "v1", "c", "t2", "v2", "t3", "v3")]
    return document("one_ring", [[*order, order[0]], [f"{state}.c" for state in STATES]])


def own_names() -> dict[str, Any]:
    """Settlements with names of their own, some beside names that follow the pattern."""
    names = {
        "a.c": "ash",
        "a.t2": "birch.town",
        "a.v3": "cedar_9",
        "h.t1": "oak",
        "h.t2": "pine",
        "h.t3": "elm",
    }
    routes = [[names.get(s, s) for s in route] for route in cube()]
    entries = {
        new: {"kind": KIND_OF[old.split(".")[1][0]], "state": old.split(".")[0]} for old, new in names.items()
    }
    return document("own_names", routes, settlements=entries)


def town_hubs() -> dict[str, Any]:
    """The crossings again, where a trader may turn off at towns as well."""
    return {**crossing(), "name": "town_hubs", "branch_at": ["city", "town"]}


def no_hubs() -> dict[str, Any]:
    """Nowhere to turn off at all."""
    return {**dead_ends(), "name": "no_hubs", "branch_at": []}


ODD = {
    make.__name__: make() for make in (crossing, dead_ends, rings, one_ring, own_names, town_hubs, no_hubs)
}


def random_board(seed: int) -> dict[str, Any]:
    """A random connected network cut into routes that cross themselves and each other, close and end."""
    rng = random.Random(seed)
    names = [f"{state}.{tail}" for state in STATES for tail in TAILS]
    edges: set[frozenset[str]] = set()
    joined = [names[0]]
    for name in rng.sample(names[1:], len(names) - 1):
        edges.add(frozenset((name, rng.choice(joined[-6:]))))
        joined.append(name)
    while len(edges) < 62:
        edges.add(frozenset(rng.sample(names, 2)))
    for state in STATES:  # every city on two routes at least
        while sum(f"{state}.c" in edge for edge in edges) < 3:
            edges.add(frozenset((f"{state}.c", rng.choice([n for n in names if n != f"{state}.c"]))))
    hubs = rng.choice([["city"], ["city"], ["city", "town"], ["village"], ["city", "town", "village"]])
    return document(f"random_{seed}", _trails(edges, rng), branch_at=hubs)


def _trails(edges: set[frozenset[str]], rng: random.Random) -> list[list[str]]:
    """Cut a network into walks that use every segment once."""
    left = sorted(sorted(edge) for edge in edges)
    found = []
    while left:
        walk = list(left.pop(rng.randrange(len(left))))
        rng.shuffle(walk)
        while len(walk) < 20 and rng.random() < 0.9:
            onward = [edge for edge in left if walk[-1] in edge]
            if not onward:
                break
            edge = rng.choice(onward)
            left.remove(edge)
            walk.append(edge[0] if edge[1] == walk[-1] else edge[1])
        found.append(walk)
    return found


def map_of(board: Mapping[str, Any]) -> Map:
    """A document in the long form as the reference reads it."""
    states, own = board["states"], board.get("settlements", {})
    used = {name for route in board["routes"] for name in route}
    kind, state = {}, {}
    for s in states:
        for tail in TAILS:
            if f"{s}.{tail}" in used:
                kind[f"{s}.{tail}"], state[f"{s}.{tail}"] = KIND_OF[tail[0]], s
    for name, entry in own.items():
        kind[name], state[name] = entry["kind"], entry["state"]
    names = [
        n for s in states for k in ("city", "town", "village") for n in kind if (state[n], kind[n]) == (s, k)
    ]
    return Map(states, names, kind, state, board["routes"], tuple(board.get("branch_at", ("city",))))
