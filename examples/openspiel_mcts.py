"""OpenSpiel's Monte-Carlo tree search at a table with bots of Edubba, each seat in turn.

    python examples/openspiel_mcts.py sumeria --simulations 50 --against apprentice --games 3

OpenSpiel sees the game through Python, a few thousand positions a second; Edubba's bots search in kernels.
See docs/lab.md.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import evaluate_bots, mcts

import edubba.lab.openspiel as tables


def searcher(game, simulations: int, lots: np.random.RandomState) -> mcts.MCTSBot:
    """OpenSpiel's search as its users make it: upper confidence bounds, one random playout a leaf."""
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=lots)
    return mcts.MCTSBot(game, 2.0, simulations, evaluator, random_state=lots)


def duel(name: str, simulations: int, against: str, games: int, seed: int = 1, say=print) -> float:
    """The searcher's share of the wins; it takes the seats in turn."""
    game, lots, won = pyspiel.load_game(f"python_{name}"), np.random.RandomState(seed), []
    for number in range(games):
        seat = number % game.num_players()
        bots = [tables.player(against, f"{seed}/{number}/{other}") for other in range(game.num_players())]
        bots[seat] = searcher(game, simulations, lots)
        won.append(evaluate_bots.evaluate_bots(game.new_initial_state(), bots, lots)[seat])
        say(f"game {number + 1} of {games}: seat {seat + 1}, {won[-1]:.2g} of the victory")
    return float(np.mean(won))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="OpenSpiel's tree search against bots of Edubba.")
    parser.add_argument("game", nargs="?", default="sumeria", help="sumeria or flood")
    parser.add_argument("--simulations", type=int, default=50, help="of OpenSpiel's search for each decision")
    parser.add_argument("--against", default="apprentice", help="a level of Edubba in the other seats")
    parser.add_argument("--games", type=int, default=3)
    wishes = parser.parse_args()
    share = duel(wishes.game, wishes.simulations, wishes.against, wishes.games)
    print(f"OpenSpiel's search had {share:.0%} of the wins of {wishes.games} games.")
