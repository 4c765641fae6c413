"""The tree in flat arrays: what must hold of it after any search."""

from __future__ import annotations

import numpy as np
import pytest

from edubba.games import core
from edubba.search import tree as trees
from edubba.search.limits import Limit
from edubba.search.mind import Mind
from edubba.search.tree import EDGES, NODES, NOT_YET, ROOT, Tree
from edubba.search.verbs import CHANCE, OVER
from tests.search.tools import Place, places

SIMULATIONS = 600


def grown(place: Place, simulations: int = SIMULATIONS, seed: object = 1) -> tuple[Mind, Tree]:
    rules, setting, state = place
    mind = Mind(rules, setting, seed)
    limit = Limit(simulations=simulations)
    mind.look(state, limit)
    assert mind.think(limit) == simulations
    assert mind._tree is not None
    return mind, mind._tree


def edges(tree: Tree, node: int) -> range:
    if tree.first[node] == NOT_YET:
        return range(0)
    return range(int(tree.first[node]), int(tree.first[node] + tree.width[node]))


@pytest.fixture(params=["sumeria", "flood"])
def place(request: pytest.FixtureRequest) -> Place:
    return places(request.param, 3, 5)[2]


def test_every_simulation_visits_the_root_and_takes_one_edge_of_it(place: Place) -> None:
    _, tree = grown(place)
    root = int(tree.used[ROOT])
    assert tree.visits[root] == SIMULATIONS
    assert sum(int(tree.tried[edge]) for edge in edges(tree, root)) == SIMULATIONS


def test_the_shares_of_every_node_sum_to_its_visits(place: Place) -> None:
    _, tree = grown(place)
    used = int(tree.used[NODES])
    assert np.allclose(tree.sums[:used].sum(axis=1), tree.visits[:used])
    assert (tree.sums[:used] >= 0).all()


def test_an_edge_leads_to_the_position_after_its_action(place: Place) -> None:
    rules, setting, _ = place
    _, tree = grown(place)
    checked = 0
    for node in range(int(tree.used[NODES])):
        codes = [int(tree.code[edge]) for edge in edges(tree, node)]
        if not codes:
            continue
        state = core.copied(tree.states[node])
        draws = [code for code, _ in rules.chance(setting, state)]
        assert codes == (rules.legal(setting, state) or draws)
        for edge in edges(tree, node):
            if tree.child[edge] != NOT_YET:
                after = core.copied(state)
                rules.apply(setting, after, int(tree.code[edge]))
                assert after.tobytes() == tree.states[tree.child[edge]].tobytes()
                checked += 1
    assert checked > 100


def test_equal_positions_are_one_node(place: Place) -> None:
    _, tree = grown(place)
    states = [tree.states[node].tobytes() for node in range(int(tree.used[NODES]))]
    assert len(set(states)) == len(states)


def test_steps_of_a_turn_in_another_order_meet_in_one_node() -> None:
    """After the Flood: two pieces of equipment in either order are the same position."""
    shared = 0
    for place in places("flood", 3, 12):
        _, tree = grown(place, 400)
        parents = [0] * int(tree.used[NODES])
        for edge in range(int(tree.used[EDGES])):
            if tree.child[edge] != NOT_YET:
                parents[int(tree.child[edge])] += 1
        shared += sum(count > 1 for count in parents)
    assert shared > 0


@pytest.mark.parametrize("game", ["sumeria", "flood"])
def test_draws_are_taken_in_proportion_to_their_weights(game: str) -> None:
    rules, setting, state = places(game, 5, 4, decisions=False)[-1]
    _, tree = grown((rules, setting, state))
    root = int(tree.used[ROOT])
    assert tree.seat[root] == CHANCE
    weights = dict(rules.chance(setting, state))
    total = sum(weights.values())
    for edge in edges(tree, root):
        assert abs(tree.tried[edge] - SIMULATIONS * weights[int(tree.code[edge])] / total) <= 1


def test_priors_are_a_distribution(place: Place) -> None:
    _, tree = grown(place)
    for node in range(int(tree.used[NODES])):
        if tree.first[node] != NOT_YET:
            priors = [float(tree.prior[edge]) for edge in edges(tree, node)]
            assert min(priors) >= 0
            assert sum(priors) == pytest.approx(1, abs=1e-4)


def test_a_full_tree_goes_on_thinking(place: Place) -> None:
    rules, setting, state = place
    mind = Mind(rules, setting, 1)
    mind.look(state, Limit(nodes=50))
    mind.think(Limit(simulations=500))
    assert mind.nodes <= 52
    assert mind.visits() == 500
    assert sum(mind.shares()) == pytest.approx(1)
    assert sum(option.tried for option in mind.options()) >= 499  # it goes below the root to the end


def test_a_pruned_tree_knows_the_same_below_its_root(place: Place) -> None:
    _, tree = grown(place, 2000)
    below = int(max(edges(tree, int(tree.used[ROOT])), key=lambda edge: tree.tried[edge]))
    tree.used[ROOT] = tree.child[below]
    small = trees.pruned(tree)
    assert 1 < small.used[NODES] < tree.used[NODES]
    queue, seen = [(int(tree.used[ROOT]), int(small.used[ROOT]))], set[int]()
    while queue:
        old, new = queue.pop()
        if new in seen:
            continue
        seen.add(new)
        assert tree.states[old].tobytes() == small.states[new].tobytes()
        assert tree.visits[old] == small.visits[new]
        assert (tree.sums[old] == small.sums[new]).all()
        for a, b in zip(edges(tree, old), edges(small, new), strict=True):
            assert (tree.code[a], tree.tried[a], tree.prior[a]) == (
                small.code[b],
                small.tried[b],
                small.prior[b],
            )
            assert (tree.child[a] == NOT_YET) == (small.child[b] == NOT_YET)
            if tree.child[a] != NOT_YET:
                queue.append((int(tree.child[a]), int(small.child[b])))
    assert len(seen) == small.used[NODES]


@pytest.mark.parametrize("game", ["sumeria", "flood"])
def test_a_tree_is_kept_for_the_position_that_follows(game: str) -> None:
    rules, setting, state = places(game, 3, 9)[4]
    limit = Limit(simulations=1000)
    mind = Mind(rules, setting, 1)
    mind.look(state, Limit(nodes=100_000))
    mind.think(limit)
    before, state = mind._tree, core.copied(state)
    for code in mind.line(3):
        rules.apply(setting, state, code)
    mind.look(state, limit, keep=True)
    assert mind._tree is before
    assert mind.visits() >= 8
    assert mind._root_state().tobytes() == state.tobytes()
    mind.look(state, limit)
    assert mind.visits() == 0


@pytest.mark.parametrize("game", ["sumeria", "flood"])
def test_a_kept_tree_that_is_full_is_pruned(game: str) -> None:
    rules, setting, state = places(game, 3, 9)[4]
    mind, before = grown((rules, setting, state), 1000)
    after = core.copied(state)
    rules.apply(setting, after, mind.best())
    known = before.visits[before.child[np.argmax(before.tried[: before.width[0]])]]
    mind.look(after, Limit(simulations=1000), keep=True)
    assert mind._tree is not before
    assert mind.visits() == known > 8
    assert mind.think(Limit(simulations=100)) == 100
    assert mind.visits() == known + 100


def test_the_end_of_a_game_is_a_leaf_with_its_result() -> None:
    rules, setting, state = places("sumeria", 4, 60)[-1]
    _, tree = grown((rules, setting, state), 300)
    ends = [node for node in range(int(tree.used[NODES])) if tree.seat[node] == OVER]
    assert ends
    for node in ends:
        winners = rules.winners(tree.states[node])
        for seat in range(3):
            share = tree.sums[node, seat] / tree.visits[node]
            assert share == pytest.approx((seat + 1 in winners) / len(winners))
