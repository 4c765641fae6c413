"""The links of a Markdown page and the anchors its headings make, as code hosts and the site make them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

_FENCED = re.compile(r"^( *)(`{3,}|~{3,}).*?^\1\2 *$", re.DOTALL | re.MULTILINE)
_LINK = re.compile(
    r"\]\(<?([^)\s>]+)>?(?: \"[^\"]*\")?\)|(?:href|src)=\"([^\"]+)\"|^\[[^\]]+\]: (\S+)$", re.MULTILINE
)
_HEADING = re.compile(r"^#{1,6} (.+?)(?: #+)?$", re.MULTILINE)


def _prose(text: str) -> str:
    return _FENCED.sub("", text)


def links(text: str) -> list[str]:
    """Where a page leads, pictures included; what stands in code leads nowhere."""
    prose = re.sub(r"`[^`\n]+`", "", _prose(text))
    return [found[1] or found[2] or found[3] for found in _LINK.finditer(prose)]


def anchors(text: str) -> set[str]:
    """The anchors of a page's headings; one that comes again gets a number."""
    seen: Counter[str] = Counter()
    found = set()
    for heading in _HEADING.findall(_prose(text)):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
        slug = re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")
        found.add(f"{slug}-{seen[slug]}" if seen[slug] else slug)
        seen[slug] += 1
    return found


def broken(page: Path) -> Iterator[str]:
    """Every link of a page that leads to no file, or to no heading of it."""
    for link in links(page.read_text(encoding="utf-8")):
        if link.startswith(("https://", "mailto:")):
            continue
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        if not target.exists():
            yield f"{link}: no such file"
        elif anchor and anchor not in anchors(target.read_text(encoding="utf-8")):
            yield f"{link}: no such heading"
