"""After the Flood in words."""

from edubba.drawing.text.flood.describe import describe
from edubba.drawing.text.flood.events import ends, happened
from edubba.drawing.text.flood.phases import followed
from edubba.drawing.text.flood.prompt import example, prompt, title
from edubba.drawing.text.flood.story import tell, told
from edubba.drawing.text.flood.table import headline, table

__all__ = [
    "describe", "ends", "example", "followed", "happened", "headline", "prompt", "table", "tell",
    "title", "told",
]  # fmt: skip
