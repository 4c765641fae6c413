"""What a newcomer reads and does: the rules of each game with examples, and lessons done by doing.

Data lie in a folder for each game, `rules.toml` and `lessons.toml`; the words are Fluent messages.

>>> from edubba.guide.rulebook import rulebook
>>> rulebook("sumeria").chapters[0].rules[:2]
('R1', 'R2')
"""
