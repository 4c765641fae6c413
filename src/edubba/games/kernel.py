"""@kernel: compiled by Numba where it is installed, plain Python otherwise, with the same results.

Compiled kernels are kept on disk. Numba notices a change in a kernel's own file only, not in a kernel it
calls from another file, so the folder is named after all sources that kernels are made of: any edit there
gives a new folder, and a stale kernel is never loaded.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeAlias, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

#: A NumPy record: kernels read and write its fields by name, which a type checker cannot see.
Fields: TypeAlias = Any

#: Packages whose sources, constants included, end up in kernels.
SOURCES = ("games", "search", "lab/envs")


def _switched_off() -> bool:
    return any(os.environ.get(name, "0") not in ("", "0") for name in ("EDUBBA_PLAIN", "NUMBA_DISABLE_JIT"))


#: Whether kernels are compiled in this process.
COMPILED = not _switched_off() and find_spec("numba") is not None


def fingerprint() -> str:
    """A hash of everything a compiled kernel depends on."""
    root = Path(__file__).parents[1]
    whole = hashlib.sha256(f"{sys.version} {sys.platform}".encode())
    for package in SOURCES:
        for path in sorted((root / package).rglob("*.py")):
            whole.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return whole.hexdigest()[:16]


@functools.cache
def cache_folder() -> Path | None:
    """Where compiled kernels are kept, or None where nothing can be written."""
    base = os.environ.get("EDUBBA_CACHE") or os.environ.get("XDG_CACHE_HOME")
    try:
        folder = Path(base or Path.home() / ".cache") / "edubba" / f"kernels-{fingerprint()}"
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):  # RuntimeError: nobody's home
        return None
    return folder if os.access(folder, os.W_OK) else None


def forget_old(days: int = 30) -> None:
    """Delete compiled kernels of other sources that nothing has written to for so long."""
    own = cache_folder()
    for folder in own.parent.glob("kernels-*") if own is not None else ():
        if folder != own and time.time() - folder.stat().st_mtime > days * 86_400:
            shutil.rmtree(folder, ignore_errors=True)


class Progress:
    """How many kernels there are, and a call each time one of them has been compiled."""

    kernels = 0
    compiled: Callable[[], None] = staticmethod(lambda: None)


PROGRESS = Progress()


class _Forgiving:
    """Numba's cache of one kernel, where a damaged file or a full disk only costs the time to compile."""

    def __init__(self, cache: Any) -> None:
        self._cache = cache

    def __getattr__(self, name: str) -> Any:
        return getattr(self._cache, name)

    def load_overload(self, *arguments: Any) -> Any:
        """The compiled kernel, or None: then it is compiled anew and the damaged index forgotten."""
        try:
            return self._cache.load_overload(*arguments)
        except Exception:  # unpickling damaged bytes may raise anything
            with contextlib.suppress(Exception):
                self._cache.flush()
            return None

    def save_overload(self, *arguments: Any) -> None:
        """Keep the compiled kernel, if the disk takes it."""
        with contextlib.suppress(Exception):
            self._cache.save_overload(*arguments)
        PROGRESS.compiled()


def _widen(compiled: Any) -> None:
    """Between kernels, whole numbers travel as int64: else each width and each constant is compiled anew."""
    from numba import types

    narrow: Any = types.Integer  # constants among them
    template = compiled.get_call_template

    def widened(arguments: Any, keywords: Any) -> Any:
        wide = tuple(types.int64 if isinstance(a, narrow) and a.signed else a for a in arguments)
        return template(wide, keywords)

    compiled.get_call_template = widened


def kernel(function: F) -> F:
    """Compile a rule. It may call other kernels, never itself: that crashes when loaded from the cache."""
    return _compiled(function) if COMPILED else function


def parallel(function: F) -> F:
    """Compile a loop over many games that runs on all cores (`prange`); records go in as arrays of one."""
    return _compiled(function, parallel=True) if COMPILED else function


def _compiled(function: F, **wishes: Any) -> F:
    from numba import config, njit

    folder = cache_folder()
    before = getattr(config, "CACHE_DIR", "")
    # Numba binds the folder while it decorates; other users of Numba in this process keep theirs.
    setattr(config, "CACHE_DIR", str(folder or ""))  # noqa: B010  # made at run time, unknown to type checkers
    try:
        compiled: Any = njit(cache=folder is not None, nogil=True, error_model="numpy", **wishes)(function)
        _widen(compiled)
        if folder is not None:
            compiled._cache = _Forgiving(compiled._cache)
        PROGRESS.kernels += 1
        return cast(F, compiled)
    finally:
        setattr(config, "CACHE_DIR", before)  # noqa: B010
