"""What bots know of Sumeria."""

from edubba.search.sumeria.evaluation import evaluate

__all__ = ["evaluate"]
