"""@kernel: compiled by Numba where it is installed, plain Python otherwise, with the same results.

Compiled kernels are kept on disk. Numba notices a change in a kernel's own file only, not in a kernel it
calls from another file, so the folder is named after all sources that kernels are made of: any edit there
gives a new folder, and a stale kernel is never loaded.
"""

from __future__ import annotations

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
SOURCES = ("games", "search")


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
    base = os.environ.get("EDUBBA_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    folder = Path(base) / "edubba" / f"kernels-{fingerprint()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


def forget_old(days: int = 30) -> None:
    """Delete compiled kernels of other sources that nothing has written to for so long."""
    own = cache_folder()
    for folder in own.parent.glob("kernels-*") if own is not None else ():
        if folder != own and time.time() - folder.stat().st_mtime > days * 86_400:
            shutil.rmtree(folder, ignore_errors=True)


def kernel(function: F) -> F:
    """Compile a rule. It may call other kernels, never itself: that crashes when loaded from the cache."""
    if not COMPILED:
        return function
    from numba import config, njit

    folder = cache_folder()
    before = getattr(config, "CACHE_DIR", "")
    # Numba binds the folder while it decorates; other users of Numba in this process keep theirs.
    setattr(config, "CACHE_DIR", str(folder or ""))  # noqa: B010  # made at run time, unknown to type checkers
    try:
        return cast(F, njit(cache=folder is not None, nogil=True, error_model="numpy")(function))
    finally:
        setattr(config, "CACHE_DIR", before)  # noqa: B010
