"""What bots know of Sumeria."""

from edubba.search.sumeria.evaluation import evaluate
from edubba.search.sumeria.playouts import random_games

__all__ = ["evaluate", "random_games"]
