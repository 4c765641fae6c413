"""What bots know of After the Flood."""

from edubba.search.flood.evaluation import evaluate

__all__ = ["evaluate"]
