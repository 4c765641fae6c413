"""Self-play: games of bots as records, and data sets of them that survive an interruption.

A plan says who sits where; a crew plays, as in the arena; each game is a record; a data set keeps them.
"""

from __future__ import annotations

from edubba import locales  # makes the sentences of errors  # noqa: F401
