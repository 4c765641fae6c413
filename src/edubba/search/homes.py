"""Where a game's kernels stand, found by the type of its state (docs/decisions/0009)."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from edubba.games.core import NAMES


class Homes:
    """The modules `<package>.<game>.verbs` of all games; each has STATE, the type of its states."""

    def __init__(self, package: str) -> None:
        self._package = package
        self.by_dtype = cache(self._by_dtype)
        self._by_type = cache(self._types)

    def of(self, game: str) -> Any:
        """The module of a game."""
        return import_module(f"{self._package}.{game}.verbs")

    def _by_dtype(self, dtype: np.dtype[Any]) -> Any:
        return next(module for module in map(self.of, NAMES) if dtype == module.STATE)

    def by_type(self, state: Any, verb: str) -> Any:
        """The kernel for a state of which Numba knows the type."""
        return next(getattr(module, verb) for record, module in self._by_type() if record == state)

    def _types(self) -> list[tuple[Any, Any]]:
        from numba import from_dtype

        return [(from_dtype(module.STATE), module) for module in map(self.of, NAMES)]
