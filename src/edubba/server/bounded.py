"""What a server remembers is bounded: where there is too much of it, the oldest is forgotten."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any


def forget_oldest(kept: OrderedDict[Any, Any], most: int) -> None:
    """Keep the last ones that were put in, or moved to the end."""
    while len(kept) > most:
        kept.popitem(last=False)
