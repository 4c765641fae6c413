"""The tree of a search in flat arrays: positions as nodes, actions and draws as edges.

A node keeps its position, so that nothing is played twice on the way down. Equal positions are one node,
found by a hash and then compared byte for byte: a collision costs time, never truth.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from edubba.games.kernel import kernel
from edubba.search.verbs import SEATS, carry_out, list_codes, seat_of, weigh

NODES, EDGES, ROOT = range(3)  # what `used` counts, and where the search begins
NOT_YET = -1


class Tree(NamedTuple):
    """All arrays of a tree. Made by `new_tree`."""

    states: Any  # one record a node
    raw: Any  # the same as bytes
    seat: Any  # who decides there, or CHANCE, or OVER
    visits: Any
    sums: Any  # the shares of all visits, a column a seat
    first: Any  # its first edge, or NOT_YET
    width: Any  # how many edges it has
    code: Any  # edge: the action or draw
    child: Any  # edge: the node it leads to, or NOT_YET
    tried: Any  # edge: how often it was taken
    prior: Any  # edge: how likely it is: a draw exactly, an action as a first guess
    slots: Any  # hash -> node
    used: Any


def new_tree(dtype: np.dtype[Any], nodes: int, edges: int) -> Tree:
    """An empty tree with room for so many nodes and edges."""
    states = np.zeros(nodes, dtype)
    slots = 1 << (2 * nodes - 1).bit_length()
    return Tree(
        states=states,
        raw=states.view(np.uint8).reshape(nodes, dtype.itemsize),
        seat=np.zeros(nodes, np.int64),
        visits=np.zeros(nodes, np.int64),
        sums=np.zeros((nodes, SEATS), np.float64),
        first=np.full(nodes, NOT_YET, np.int64),
        width=np.zeros(nodes, np.int64),
        code=np.zeros(edges, np.int32),
        child=np.zeros(edges, np.int32),
        tried=np.zeros(edges, np.int32),
        prior=np.zeros(edges, np.float32),
        slots=np.full(slots, NOT_YET, np.int32),
        used=np.zeros(3, np.int64),
    )


@kernel
def hash_of(raw: Any, node: int) -> int:
    """A hash of a node's bytes, below 2^31: the same with and without Numba."""
    found = 2166136261 % 2147483647
    for at in range(raw.shape[1]):
        found = (found * 1000003 + int(raw[node, at])) & 2147483647
    return found


@kernel
def same(raw: Any, a: int, b: int) -> bool:
    """Whether two nodes hold the same position."""
    for at in range(raw.shape[1]):
        if raw[a, at] != raw[b, at]:
            return False
    return True


@kernel
def slot_of(tree: Tree) -> int:
    """The slot of the position written behind the last node: its node's, or an empty one for it."""
    fresh = int(tree.used[NODES])
    last = len(tree.slots) - 1
    slot = hash_of(tree.raw, fresh) & last
    while tree.slots[slot] != NOT_YET and not same(tree.raw, int(tree.slots[slot]), fresh):
        slot = (slot + 1) & last
    return slot


@kernel
def settle(tree: Tree) -> int:
    """The node of the position written behind the last node: a known one, or that place becomes a node."""
    slot, fresh = slot_of(tree), int(tree.used[NODES])
    if tree.slots[slot] != NOT_YET:
        return int(tree.slots[slot])
    tree.slots[slot] = fresh
    tree.seat[fresh] = seat_of(tree.states[fresh])
    tree.used[NODES] = fresh + 1
    return fresh


@kernel
def follow(tree: Tree, tables: Any, node: int, edge: int) -> int:
    """The node an edge leads to, made where it is new; NOT_YET where the tree is full."""
    if tree.child[edge] == NOT_YET:
        fresh = int(tree.used[NODES])
        if fresh == len(tree.states):
            return NOT_YET
        tree.states[fresh] = tree.states[node]
        carry_out(tables, tree.states[fresh], tree.code[edge])
        tree.child[edge] = settle(tree)
    return int(tree.child[edge])


@kernel
def open_node(tree: Tree, tables: Any, node: int, room: Any, out: Any, weights: Any) -> bool:
    """Give a node its edges; False where there is no room for them."""
    n = list_codes(tables, tree.states[node], room, out)
    first = int(tree.used[EDGES])
    if first + n > len(tree.code):
        return False
    weigh(tables, tree.states[node], room, out, n, weights)
    for i in range(n):
        tree.code[first + i] = out[i]
        tree.child[first + i] = NOT_YET
        tree.tried[first + i] = 0
        tree.prior[first + i] = weights[i]
    tree.first[node] = first
    tree.width[node] = n
    tree.used[EDGES] = first + n
    return True


def plant(tree: Tree, state: Any) -> None:
    """Make a position the root of an empty tree."""
    tree.states[0] = state
    tree.used[ROOT] = settle(tree)


def replant(tree: Tree, state: Any) -> bool:
    """Make the node of this position the root, if the tree has one."""
    fresh = int(tree.used[NODES])
    if fresh == len(tree.states):
        return False
    tree.states[fresh] = state
    slot = slot_of(tree)
    if tree.slots[slot] == NOT_YET:
        return False
    tree.used[ROOT] = tree.slots[slot]
    return True


def pruned(tree: Tree) -> Tree:
    """A tree of the same size with only what can still be reached from the root."""
    fresh = new_tree(tree.states.dtype, len(tree.states), len(tree.code))
    copy_below(
        tree, fresh, np.full(len(tree.states), NOT_YET, np.int64), np.zeros(len(tree.states), np.int64)
    )
    return fresh


@kernel
def copy_node(old: Tree, new: Tree, node: int, moved: Any, queue: Any) -> int:
    """The copy of a node without its edges, made and queued where it is new."""
    if moved[node] == NOT_YET:
        new.states[int(new.used[NODES])] = old.states[node]
        at = settle(new)
        new.visits[at] = old.visits[node]
        new.sums[at] = old.sums[node]
        moved[node], queue[at] = at, node
    return int(moved[node])


@kernel
def copy_below(old: Tree, new: Tree, moved: Any, queue: Any) -> None:
    """Copy the root and all below it; a node's copy has its place in the queue as its number."""
    new.used[ROOT] = copy_node(old, new, int(old.used[ROOT]), moved, queue)
    at = 0
    while at < new.used[NODES]:
        node = queue[at]
        if old.first[node] != NOT_YET:
            first, start = int(old.first[node]), int(new.used[EDGES])
            new.first[at], new.width[at] = start, old.width[node]
            new.used[EDGES] += old.width[node]
            for i in range(old.width[node]):
                new.code[start + i] = old.code[first + i]
                new.tried[start + i] = old.tried[first + i]
                new.prior[start + i] = old.prior[first + i]
                below = old.child[first + i]
                new.child[start + i] = (
                    NOT_YET if below == NOT_YET else copy_node(old, new, below, moved, queue)
                )
        at += 1
