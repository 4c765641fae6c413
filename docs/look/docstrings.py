"""Signatures and docstrings in the reference as people read them."""

from __future__ import annotations

import re
from typing import Any


def plain_types(app: Any, what: str, name: str, obj: Any, options: Any, *signature: Any) -> Any:
    """A type in a signature without the limits that travel with it: `int`, not `Annotated[int, Meta(…)]`."""
    if signature[0] is None:
        return None
    return re.sub(
        r"~?(?:\w+\.)*Annotated\[([\w.~]+), ~?(?:\w+\.)*Meta\(.*?\)\]", r"\1", signature[0]
    ), signature[1]


def linked_pages(app: Any, what: str, name: str, obj: Any, options: Any, lines: list[str]) -> None:
    """A docstring that names a page leads there."""
    lines[:] = [re.sub(r"\bdocs/([\w/-]+)\.md\b", r":doc:`/\1`", line) for line in lines]


def setup(app: Any) -> dict[str, bool]:
    """Called by Sphinx."""
    app.connect("autodoc-process-signature", plain_types)
    app.connect("autodoc-process-docstring", linked_pages)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
