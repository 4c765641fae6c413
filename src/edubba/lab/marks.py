"""What a record of self-play carries besides its texts."""

from __future__ import annotations

NUMBER = "x-number"  # header: the game's number in its plan
VIEW = "eval"  # annotation: each seat's share of winning after a text, as a search saw it
