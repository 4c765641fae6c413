"""What bots know of After the Flood."""

from edubba.search.flood.evaluation import evaluate
from edubba.search.flood.playouts import random_games

__all__ = ["evaluate", "random_games"]
