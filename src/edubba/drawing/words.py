"""The words of the drawings."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any

from edubba.drawing.text import teller
from edubba.locales import say


def told(view: Mapping[str, Any], lang: str, names: Sequence[str], last: str | None) -> list[str]:
    """The whole position in sentences, the first one a headline."""
    lines = _sentences(view, lang, names)
    return [*lines, word("draw-last", lang, action=last)] if last else lines


def _sentences(view: Mapping[str, Any], lang: str, names: Sequence[str]) -> list[str]:
    try:
        return teller(view["game"]).describe(view, lang, names)
    except KeyError:  # TEMPORARY SHIM: until all languages are there. Then only the line above stays.
        return teller(view["game"]).describe(view, "en", names)


def word(key: str, lang: str, **facts: Any) -> str:
    """A text in the reader's language."""
    try:
        return say(key, lang, **facts)
    except KeyError:  # TEMPORARY SHIM: until the keys of KEYS.txt are in edubba.locales.
        return re.sub(r"\{ \$(\w+) \}", lambda m: str(facts[m.group(1)]), _keys()[key])


# TEMPORARY SHIM: remove together with KEYS.txt.
@functools.cache
def _keys() -> dict[str, str]:
    text = (resources.files("edubba.drawing") / "KEYS.txt").read_text(encoding="utf-8")
    return dict(re.findall(r"^(\S+) = (.*)$", text, re.MULTILINE))
