"""Notices of matches that go on for days: an outbox, written with what it tells of and sent afterwards.

`writing` fills it inside the transaction of a match, `sender` empties it, `deliveries` shows it to its owner.
"""
