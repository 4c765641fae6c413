"""The trade routes as the kernels read them.

A *hub* is a settlement where a trader may turn off (R39: a city). A *ray* is one way out of a settlement: the
settlements passed, in order, up to and with the next hub, or to the end of the route. On a ray a trader only
goes straight on (R40), so the empty settlements of a ray are kept as neighbouring bits of one word, and the
lowest bit is where the trader must stop (R37), however many it jumps over. The words are put together by
look-up from the seven settlements of each city-state at a time.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from edubba.games.packed import Packed

WORDS = 8  # most words of bits
BITS = WORDS * 64
RAYS = 512  # most ways out of all settlements together
NODES = 64
NO_HUB = -1
DEAD_END = NODES - 1  # a hub behind which nothing lies: 56 settlements leave it free
SIZE = 7  # settlements looked up at a time


class Routes(Packed):
    """The tables of a board."""

    __slots__ = ()
    FIELDS = (
        ("spread", "<u8", (WORDS, 8, 1 << SIZE)),  # empty settlements of a city-state -> bits of a word
        ("step", "<u8", BITS),  # bit of a word -> the settlement, as a set
        ("ray_mask", "<u8", RAYS),  # the bits of a ray, shifted down
        ("ray_guard", "<u8", RAYS),  # the last of them
        ("ray_bit", "<u2", RAYS),  # the number of its first bit among all words
        ("ray_far", "u1", RAYS),  # the hub it leads to, or DEAD_END
        ("ray_gap", "u1", RAYS),  # DEAD_END less ray_far
        ("rays_from", "<u2", NODES + 1),  # settlement -> its stretch of the rays
        ("hub_node", "u1", NODES),  # hub number -> settlement
        ("hubs", "<u2"),
        ("words", "<u2"),
    )


TABLES = Routes.layout


class Lane(NamedTuple):
    """A stretch of a route without hubs inside."""

    nodes: list[int]
    start: int  # the hub's settlement at either end, or NO_HUB
    end: int
    ring: bool  # the stretch runs into itself


class TooLarge(Exception):
    """The routes do not fit the tables; says how many bits or rays they would need."""


def lanes_of(routes: Sequence[Sequence[int]], hubs: Collection[int]) -> list[Lane]:
    """Cut the routes at the hubs."""
    return [lane for route in routes for lane in _cut(list(route), hubs)]


def _cut(route: list[int], hubs: Collection[int]) -> list[Lane]:
    if route[0] == route[-1] and route[0] not in hubs:  # a closed route: begin it at a hub, if it has one
        first = next((i for i, node in enumerate(route) if node in hubs), None)
        if first is None:
            return [Lane(route[:-1], NO_HUB, NO_HUB, True)]
        route = route[first:-1] + route[: first + 1]
    lanes: list[Lane] = []
    start, nodes = NO_HUB, []
    for i, node in enumerate(route):
        if node not in hubs:
            nodes.append(node)
            continue
        if i > 0:
            lanes.append(Lane(nodes, start, node, False))
        start, nodes = node, []
    if nodes:
        lanes.append(Lane(nodes, start, NO_HUB, False))
    return lanes


class _Ray(NamedTuple):
    bit: int
    length: int
    far: int


class _Builder:
    """Lays the lanes, each once in either direction, side by side into the words."""

    def __init__(self) -> None:
        self.steps: list[int] = []  # bit -> settlement, NO_HUB where a word has room left
        self.rays: list[list[_Ray]] = [[] for _ in range(NODES)]

    def lay(self, nodes: list[int], far: int, ring: bool, start: int) -> None:
        """One direction of a lane: its settlements in travelling order, and the hub they lead to."""
        # round a ring, a ray ends before the settlement it began at
        strip = nodes * 2 if ring else nodes if far == NO_HUB else [*nodes, far]
        if len(strip) > 64:
            raise TooLarge(f"{len(strip)} > 64")
        if len(self.steps) % 64 + len(strip) > 64:
            self.steps += [NO_HUB] * (-len(self.steps) % 64)
        first = len(self.steps)
        self.steps += strip
        for i, node in enumerate(nodes):
            length = len(nodes) - 1 if ring else len(strip) - 1 - i
            if length:
                self.rays[node].append(_Ray(first + i + 1, length, far))
        if start != NO_HUB and strip:
            self.rays[start].append(_Ray(first, len(strip), far))


def compile_routes(routes: Sequence[Sequence[int]], hubs: Collection[int]) -> Packed:
    """The tables of a network; raises TooLarge. Makes none of the checks of a board."""
    builder = _Builder()
    for lane in lanes_of(routes, hubs):
        builder.lay(lane.nodes, lane.end, lane.ring, lane.start)
        builder.lay(lane.nodes[::-1], lane.start, lane.ring, lane.end)
    total = sum(map(len, builder.rays))
    if len(builder.steps) > BITS or total > RAYS:
        raise TooLarge(f"{len(builder.steps)} > {BITS}, {total} > {RAYS}")
    tables: Packed = np.zeros(1, TABLES)[0]
    numbers = {node: hub for hub, node in enumerate(sorted(hubs))}
    tables.hubs = len(numbers)
    for node, hub in numbers.items():
        tables.hub_node[hub] = node
    _write_rays(tables, builder.rays, numbers)
    _write_words(tables, builder.steps)
    return tables


def _write_rays(tables: Packed, rays: list[list[_Ray]], hubs: Mapping[int, int]) -> None:
    at, begins = 0, tables.rays_from
    bit, mask, guard, far, gap = (
        tables[name] for name in ("ray_bit", "ray_mask", "ray_guard", "ray_far", "ray_gap")
    )
    for node, ways in enumerate(rays):
        begins[node] = at
        for ray in ways:
            bit[at] = ray.bit
            mask[at] = (1 << ray.length) - 1
            guard[at] = 1 << ray.length - 1
            far[at] = hubs.get(ray.far, DEAD_END)
            gap[at] = DEAD_END - far[at]
            at += 1
    begins[NODES] = at


def _write_words(tables: Packed, steps: list[int]) -> None:
    tables.words = (len(steps) + 63) // 64
    step, spread = tables.step, tables.spread
    for number, node in enumerate(steps):
        if node == NO_HUB:
            continue
        step[number] = 1 << node
        group, within = divmod(node, SIZE)
        holding = (np.arange(1 << SIZE) >> within) & 1 == 1
        spread[number // 64, group, holding] |= np.uint64(1 << number % 64)
