"""A match: seats, draft turns and undo, clocks, chance, bots in seats. Storage and broadcast are injected.

A match is what its events make of it. A command is decided on (`decisions.py`) and gives events; the events
are stored, then folded into the match (`match.py`), then told. Nothing here knows the web or a database.
"""
