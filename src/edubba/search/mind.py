"""A search that one can look into: a tree of a game, grown within limits, kept between moves."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from edubba.games.core import Game, Setting, State
from edubba.search import mcts, tree
from edubba.search.dice import Lots, new_dice
from edubba.search.limits import Limit
from edubba.search.tree import NOT_YET, Tree
from edubba.search.verbs import OVER, SEATS, verbs_of

NODES_A_SECOND = 120_000  # more than any search here makes
MOST_NODES = 1_500_000
EDGES_A_NODE = 24  # on average; leaves have none
LAP = 0.004  # seconds between two looks at the clock
ENDLESS = 1 << 62
VISITS_A_NODE = 20  # after so many simulations a limit by nodes ends a search too: near the end few are left


@dataclass(frozen=True, slots=True)
class Taste:
    """How a search weighs what it knows against what it has not tried."""

    explore: float = 0.7
    unseen: float = 0.05  # how much less than its parent an untried action is believed to bring


class Choice(NamedTuple):
    """What can be done at the root: an action or a draw."""

    code: int
    tried: int
    shares: NDArray[np.float64] | None  # each seat's after it; None where unseen
    ends: bool  # the game is over then: the shares are certain


class Mind:
    """Thinks about one game. The same seed, position and number of simulations give the same thoughts."""

    def __init__(self, game: Game, setting: Setting, seed: object, *, taste: Taste | None = None) -> None:
        verbs = verbs_of(game.about.name)
        self.game, self.setting, self._lots = game, setting, Lots(seed)
        self._taste = taste or Taste()
        self._new_room, self._room = verbs.new_room, verbs.new_room()
        self._dtype, self._spare = verbs.STATE, np.zeros(1, verbs.STATE)
        self._out, self._weights = np.empty(verbs.MOST_LEGAL, np.int64), np.empty(verbs.MOST_LEGAL)
        self._path, self._values = np.empty(mcts.DEEPEST, np.int64), np.zeros(SEATS)
        self._tree: Tree | None = None
        self._dice = new_dice(seed)

    def look(self, state: State, limit: Limit, *, keep: bool = False) -> None:
        """Set the position to think about. With `keep`, what is known of it from before is not forgotten."""
        self.seats = len(self.game.scores(state))
        nodes = _room_for(limit)
        if keep and self._tree is not None and tree.replant(self._tree, state):
            if len(self._tree.states) - self._tree.used[tree.NODES] < nodes // 2:
                self._tree = tree.pruned(self._tree)
            return
        self._dice, self._room = self._lots.at(state), self._new_room()  # playouts may have left traces there
        self._tree = tree.new_tree(self._dtype, nodes, EDGES_A_NODE * nodes + len(self._out))
        tree.plant(self._tree, state)

    def think(
        self,
        limit: Limit,
        watch: Callable[[float], None] | None = None,
        *,
        early: bool = False,
        began: float | None = None,
    ) -> int:
        """Grow the tree; returns the simulations made. `early`: end where the choice cannot change any more.

        `watch` is told from time to time how much of the limit is used, from 0 to 1. `began`: when the clock
        was started, by `time.perf_counter`, if not now.
        """
        began = time.perf_counter() if began is None else began
        most = min(limit.simulations or ENDLESS, VISITS_A_NODE * limit.nodes if limit.nodes else ENDLESS)
        done, lap, rate = 0, 1, 0.0
        while done < most and not (limit.nodes and self.nodes >= limit.nodes):
            lap = min(lap, most - done, limit.nodes - self.nodes if limit.nodes else ENDLESS)
            self._simulate(lap)
            done += lap
            spent = time.perf_counter() - began
            rate = done / max(spent, 1e-9)
            lap = max(1, int(rate * LAP))
            part = max(done / most, spent / limit.seconds if limit.seconds else 0.0)
            if watch:
                watch(min(1.0, part))
            if limit.seconds:
                left = limit.seconds - spent
                if left * rate < lap or (early and self._settled(int(left * rate))):
                    break
        return done

    def _simulate(self, times: int) -> None:
        assert self._tree is not None
        mcts.simulate(
            self._tree,
            self.setting.tables,
            self._spare,
            self._room,
            self._out,
            self._weights,
            self._path,
            self._values,
            self._dice,
            self._taste.explore,
            self._taste.unseen,
            times,
        )

    # --- what it thinks ---------------------------------------------------------------------------------

    @property
    def nodes(self) -> int:
        """How many nodes the tree has."""
        assert self._tree is not None
        return int(self._tree.used[tree.NODES])

    def visits(self) -> int:
        """How many simulations the position has had, those before it was reached included."""
        assert self._tree is not None
        return int(self._tree.visits[self._tree.used[tree.ROOT]])

    def shares(self) -> NDArray[np.float64]:
        """Each seat's share of winning."""
        assert self._tree is not None
        root = self._tree.used[tree.ROOT]
        return np.array(self._tree.sums[root, : self.seats] / max(1, self._tree.visits[root]))

    def options(self) -> list[Choice]:
        """The actions or draws at the root."""
        found, (codes, tried, children) = [], self._edges()
        known = self._tree
        assert known is not None
        for code, times, child in zip(codes.tolist(), tried.tolist(), children.tolist(), strict=True):
            seen = child != NOT_YET and known.visits[child] > 0
            shares = known.sums[child, : self.seats] / known.visits[child] if seen else None
            found.append(Choice(code, times, shares, seen and int(known.seat[child]) == OVER))
        return found

    def tries(self) -> tuple[NDArray[Any], NDArray[np.float64]]:
        """The codes at the root and how often each was tried; a share is added to tell level ones apart."""
        seat = int(self.game.to_act(self._root_state()) or 1) - 1
        options = self.options()
        shares = [0.0 if option.shares is None else option.shares[seat] for option in options]
        counts = np.array([option.tried for option in options])
        return np.array([option.code for option in options]), counts + 0.5 * np.array(shares)

    def best(self) -> int:
        """The action tried most often."""
        codes, tries = self.tries()
        return int(codes[int(np.argmax(tries))])

    def line(self, longest: int = 12, begin: int | None = None) -> list[int]:
        """The main line: what was tried most, draws included, while it was tried enough; may begin given."""
        assert self._tree is not None
        known, node, codes = self._tree, int(self._tree.used[tree.ROOT]), list[int]()
        while len(codes) < longest and known.first[node] != NOT_YET:
            first = int(known.first[node])
            edges = slice(first, first + int(known.width[node]))
            given = begin is not None and not codes
            edge = first + int(np.argmax(known.code[edges] == begin if given else known.tried[edges]))
            if known.child[edge] == NOT_YET or (known.tried[edge] < 8 and not given):
                break
            codes.append(int(known.code[edge]))
            node = int(known.child[edge])
        return codes

    def _edges(self) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
        assert self._tree is not None
        known, root = self._tree, int(self._tree.used[tree.ROOT])
        if known.first[root] == NOT_YET:
            tree.open_node(known, self.setting.tables, root, self._room, self._out, self._weights)
        part = slice(int(known.first[root]), int(known.first[root] + known.width[root]))
        return known.code[part], known.tried[part], known.child[part]

    def priors(self) -> tuple[NDArray[Any], NDArray[Any]]:
        """The codes at the root and how likely each is before any search."""
        assert self._tree is not None
        codes, _, _ = self._edges()
        first = int(self._tree.first[self._tree.used[tree.ROOT]])
        return codes, self._tree.prior[first : first + len(codes)]

    def _root_state(self) -> State:
        assert self._tree is not None
        state: State = self._tree.states[int(self._tree.used[tree.ROOT])]
        return state

    def _settled(self, left: int) -> bool:
        """Whether no other action can become the most tried in so many simulations, or all end the game."""
        assert self._tree is not None
        _, tried, children = self._edges()
        if len(tried) < 2 or ((children != NOT_YET).all() and (self._tree.seat[children] == OVER).all()):
            return True
        second, first = np.partition(tried, -2)[-2:]
        return bool(first - second > left)


def _room_for(limit: Limit) -> int:
    """How many nodes a search within a limit can make, with room for a tree that is kept."""
    wanted = [MOST_NODES]
    if limit.simulations:
        wanted.append(limit.simulations + 2)
    if limit.nodes:
        wanted.append(limit.nodes + 2)
    if limit.seconds:
        wanted.append(int(limit.seconds * NODES_A_SECOND) + 1000)
    return min(wanted)
