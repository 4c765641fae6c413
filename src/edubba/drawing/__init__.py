"""Pictures of a position: a view in, a string of SVG out. No state, no rules, no window."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from typing import Any

__all__ = ["svg"]


def svg(
    view: Mapping[str, Any],
    *,
    lang: str = "en",
    last: str | None = None,
    names: Sequence[str] | None = None,
    size: int | None = None,
) -> str:
    """A standalone picture of the view, the same bytes for the same view.

    `last` is the text of the action to point out, `names` the players’ names by seat (else “Player 1”, …),
    `size` the width in pixels (else the picture fills the space it is given).
    """
    artist = importlib.import_module(f"edubba.drawing.{view['game']}")
    picture: str = artist.draw(view, lang=lang, last=last, names=names, size=size)
    return picture
