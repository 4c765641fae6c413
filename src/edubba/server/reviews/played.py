"""The positions of matches and records by their hashes: how far a match has come is hashed only once."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace

from edubba._position import Position
from edubba.records import Record
from edubba.server.bounded import forget_oldest
from edubba.tables.events import Created
from edubba.tables.match import bare, start

RECORDS = 64  # whose hashes are remembered


class Played:
    """The positions that a match has come through, each with how many decisions led to it."""

    def __init__(self, created: Created) -> None:
        self.version = -1  # of the match, as far as it is known here
        self._created = created
        self._begin()

    def _begin(self) -> None:
        self._pos, self._texts, self._decided = start(self._created), list[str](), 0
        self._decisions = {hash_of(self._pos): 0}

    def follow(self, texts: Sequence[str], version: int) -> None:
        """Go on to where the match is; where something was taken back, from its beginning."""
        known = len(self._texts)
        if list(texts[:known]) != self._texts:
            self._begin()
            known = 0
        for text in texts[known:]:
            self._pos.play(text)
            self._decided += not text.startswith("~")
            self._decisions[hash_of(self._pos)] = self._decided
        self._pos, self._texts, self.version = bare(self._pos), list(texts), version

    def meets(self, positions: frozenset[str], least: int) -> bool:
        """Whether it came through one of some positions after at least so many decisions."""
        few, many = sorted((positions, self._decisions), key=len)
        return any(self._decisions[each] >= least for each in few if each in many)


class Walks:
    """The positions along records; those of the last ones are remembered."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, frozenset[str]] = OrderedDict()

    def along(self, record: Record) -> frozenset[str]:
        """The hashes of all positions on the main line. It takes a while: to be called in a thread."""
        said = [record.game, record.rules, record.options, record.position, record.moves]
        key = json.dumps(said, sort_keys=True)
        found = self._kept.get(key) or _along(record)
        self._kept[key] = found
        forget_oldest(self._kept, RECORDS)
        return found


def _along(record: Record) -> frozenset[str]:
    pos = Position.of(record, 0)
    found = {hash_of(pos)}
    for text in record.moves:
        pos.play(text)
        found.add(hash_of(pos))
    return frozenset(found)


def hash_of(pos: Position) -> str:
    """A position's hash, whatever version of the rules it is played by: a view does not say which."""
    game, setting, state = pos.inner
    return game.digest(replace(setting, rules=0), state)
