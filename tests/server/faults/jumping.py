"""`edubba` on a machine whose clock is set: time.time() is off by what the file JUMPING_CLOCK says.

Run as a program it is the server; the processes that one starts with `spawn` load it too, and jump with it.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

FILE = Path(os.environ.get("JUMPING_CLOCK", "/nowhere"))
_true = time.time


def _told() -> float:
    return _true() + float(FILE.read_text())


def jump(file: Path, seconds: float) -> None:
    """Set the clock; nobody ever reads half of a number."""
    new = file.with_suffix(".new")
    new.write_text(repr(seconds))
    new.replace(file)


if __name__ in ("__main__", "__mp_main__"):
    time.time = _told

if __name__ == "__main__":
    from edubba.cli import main

    sys.argv[0] = "edubba"
    main()
