"""Monte-Carlo tree search for several players: each seat takes what is best for itself (max^n).

A simulation walks down the tree, adds one node, estimates each seat's share of winning there, and adds the
shares to every node on the way. Draws are nodes of their own and are taken in proportion to their weights.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from edubba.games.kernel import kernel
from edubba.search.dice import Dice
from edubba.search.tree import NODES, NOT_YET, ROOT, Tree, follow, open_node
from edubba.search.verbs import CHANCE, OVER, SEATS, estimate

DEEPEST = 400  # nodes on the way down: no line of play that matters is longer


@kernel
def pick_draw(tree: Tree, node: int) -> int:
    """The draw that lags furthest behind its weight: the visits then follow the weights closely."""
    first, best, most = tree.first[node], 0, -1e30
    for edge in range(first, first + tree.width[node]):
        lag = tree.prior[edge] * (tree.visits[node] + 1) - tree.tried[edge]
        if lag > most:
            best, most = edge, lag
    return int(best)


@kernel
def pick_action(tree: Tree, node: int, explore: float, unseen: float) -> int:
    """The action of the highest mean share for its seat, with a bonus for what is likely and little tried.

    A full tree has room for no other position: only what it knows is tried then, or nothing (NOT_YET).
    """
    seat, first = tree.seat[node], tree.first[node]
    full = tree.used[NODES] == len(tree.states)
    bonus = explore * np.sqrt(tree.visits[node])
    guess = tree.sums[node, seat] / max(1, tree.visits[node]) - unseen
    best, most = NOT_YET, -1e30
    for edge in range(first, first + tree.width[node]):
        child = tree.child[edge]
        if full and child == NOT_YET:
            continue
        mean = guess
        if child != NOT_YET and tree.visits[child] > 0:
            mean = tree.sums[child, seat] / tree.visits[child]
        score = mean + bonus * tree.prior[edge] / (1 + tree.tried[edge])
        if score > most:
            best, most = edge, score
    return int(best)


@kernel
def descend(
    tree: Tree, tables: Any, room: Any, out: Any, weights: Any, path: Any, explore: float, unseen: float
) -> int:
    """Walk from the root to a node to be estimated, noting the way; returns its length."""
    node, length = int(tree.used[ROOT]), 0
    while True:
        path[length] = node
        length += 1
        if tree.seat[node] == OVER or length == DEEPEST:
            return length
        if tree.first[node] == NOT_YET:
            if tree.visits[node] == 0 and length > 1:
                return length
            if not open_node(tree, tables, node, room, out, weights):
                return length
        edge = (
            pick_draw(tree, node) if tree.seat[node] == CHANCE else pick_action(tree, node, explore, unseen)
        )
        if edge == NOT_YET:
            return length
        tree.tried[edge] += 1
        node = follow(tree, tables, node, edge)
        if node == NOT_YET:  # a draw that a full tree has no room for: it is left to the estimate
            return length


@kernel
def simulate(
    tree: Tree,
    tables: Any,
    spare: Any,
    room: Any,
    out: Any,
    weights: Any,
    path: Any,
    values: Any,
    dice: Dice,
    explore: float,
    unseen: float,
    times: int,
) -> None:
    """So many simulations from the root."""
    for _ in range(times):
        length = descend(tree, tables, room, out, weights, path, explore, unseen)
        spare[0] = tree.states[path[length - 1]]
        estimate(tables, spare[0], room, dice, values)
        for step in range(length):
            node = path[step]
            tree.visits[node] += 1
            for seat in range(SEATS):
                tree.sums[node, seat] += values[seat]
