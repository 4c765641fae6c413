"""What goes wrong between a request and its answer: an HTTP status, a stable code and facts."""

from __future__ import annotations

from typing import Any

from edubba.games.errors import EdubbaError


class Problem(EdubbaError):
    """A request that cannot be answered as wished; told as a problem document in the reader's language."""

    def __init__(self, status: int, key: str, **facts: Any) -> None:
        super().__init__(key, **facts)
        self.status = status

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (self.status, self.key, dict(self.facts))


def _rebuild(status: int, key: str, facts: dict[str, Any]) -> Problem:
    return Problem(status, key, **facts)
