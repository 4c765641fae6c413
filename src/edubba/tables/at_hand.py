"""The matches that a desk has at hand: the last ones used, and those of which only the store knows more."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from edubba.tables.match import Match


class AtHand:
    """At most `keep` matches; to be changed by the desk alone."""

    def __init__(self, keep: int) -> None:
        self._keep = keep
        self._open: OrderedDict[str, Match] = OrderedDict()
        self._doubted: dict[str, Match] = {}

    def __contains__(self, match_id: str) -> bool:
        return match_id in self._open

    def get(self, match_id: str) -> Match | None:
        """A match as far as it is known here."""
        return self._open.get(match_id)

    def used(self, match_id: str) -> Match | None:
        """The same, and it stays longer."""
        match = self._open.get(match_id)
        if match is not None:
            self._open.move_to_end(match_id)
        return match

    def keep(self, match: Match) -> None:
        """This is the match now; the one that was not used for the longest makes room."""
        self._doubted.pop(match.id, None)
        self._open[match.id] = match
        self._open.move_to_end(match.id)
        while len(self._open) > self._keep:
            self._open.popitem(last=False)

    def versions(self) -> dict[str, int]:
        """All of them, and how far they are known here."""
        return {match_id: match.version for match_id, match in self._open.items()}

    def in_doubt(self, match_id: str) -> Match | None:
        """A match as last told, where a write failed that may be there all the same."""
        return self._doubted.get(match_id)

    def doubted(self) -> list[str]:
        """All such matches."""
        return list(self._doubted)

    @contextmanager
    def storing(self, match: Match) -> Iterator[None]:
        """Where writing failed or was cancelled, only the store knows what is there: it is asked again."""
        try:
            yield
        except BaseException:
            self._open.pop(match.id, None)
            self._doubted[match.id] = match
            raise
