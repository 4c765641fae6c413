"""Files that a command will write, looked at before it begins to work.

A search of a minute that ends at a mistyped folder is a minute lost, and a mistyped name may be that of the
record itself.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from pathlib import Path

from edubba.games.errors import FileError, OptionError, shown
from edubba.records.saving import check_writable

HEAD = 4096  # bytes in which a file says what it is
_BEFORE = rb"\A(?:\xef\xbb\xbf)?(?:\s|<\?xml.*?\?>|<!--.*?-->)*"
KINDS = {
    "SVG": re.compile(_BEFORE + rb"(?:<!DOCTYPE\s+svg[^>]*>\s*)?<svg[\s>]", re.DOTALL),
    "HTML": re.compile(_BEFORE + rb"<(?:!DOCTYPE\s+html|html)[\s>]", re.DOTALL | re.IGNORECASE),
}


def check_output(path: Path, kind: str, flag: str, *, read: Iterable[Path] = ()) -> None:
    """Raise where `path`, named by `flag`, is read, holds something else, or cannot be written."""
    if any(is_same(path, other) for other in read):
        raise OptionError("output-is-input", file=shown(str(path), 200), word=flag)
    if os.path.exists(path) and not _may_be_replaced(path, kind):
        raise FileError("output-holds-other", file=shown(str(path), 200), kind=kind, word=flag)
    check_writable(path)


def is_same(one: Path, other: Path) -> bool:
    """Whether two names lead to one file, through links and `..` and whether or not it is there yet."""
    try:
        return os.path.samefile(one, other)
    except (OSError, ValueError):  # one is not there; ValueError: a NUL in the name
        return _real(one) == _real(other)


def _real(path: Path) -> str:
    try:
        return os.path.realpath(path)
    except (OSError, ValueError):
        return str(path)


def _may_be_replaced(path: Path, kind: str) -> bool:
    """Whether a file is an older one of the kind, or empty."""
    if not os.path.isfile(path):
        return False
    try:
        with path.open("rb") as file:
            head = file.read(HEAD)
    except OSError:  # what cannot be looked at may be anything
        return False
    return not head or KINDS[kind].match(head) is not None
