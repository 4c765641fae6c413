"""Several workers on one PostgreSQL: what they tell each other, what they share, and what only one does.

A server on SQLite is alone and needs none of this.
"""
