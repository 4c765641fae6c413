"""Sumeria in words."""

from edubba.drawing.text.sumeria.describe import describe, example, prompt, title
from edubba.drawing.text.sumeria.events import ends, followed, happened
from edubba.drawing.text.sumeria.story import tell, told
from edubba.drawing.text.sumeria.table import headline, table

__all__ = [
    "describe", "ends", "example", "followed", "happened", "headline", "prompt", "table", "tell",
    "title", "told",
]  # fmt: skip
