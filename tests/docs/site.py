"""The built site looked over: every link and picture is there, anchors too, and nothing comes from elsewhere.

`python -m tests.docs.site docs/_build/html` is the last step of `./run docs`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

#: Attributes that make a browser load something at once; `a href` only leads there.
LOADS = {"src", "srcset", "poster", "data", "xlink:href"}


class Page(HTMLParser):
    """What a page names, leads to and loads."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.ids: set[str] = set()
        self.leads: list[str] = []
        self.loads: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Called for each tag."""
        for name, value in attrs:
            if not value:
                continue
            if name == "id" or (tag == "a" and name == "name"):
                self.ids.add(value)
            elif name in LOADS or (tag == "link" and name == "href"):
                self.loads.append(value)
            elif name == "href":
                self.leads.append(value)
            elif name == "style":
                self.loads += _urls(value)


def _urls(css: str) -> list[str]:
    found = re.findall(r"url\(\s*['\"]?([^'\")]+)['\"]?\s*\)|@import\s+['\"]([^'\"]+)['\"]", css)
    return [one or other for one, other in found]


@cache
def _page(path: Path) -> Page:
    return Page(path.read_text(encoding="utf-8"))


def faults(folder: Path) -> Iterator[str]:
    """Everything that is wrong with a built site, a sentence each."""
    _page.cache_clear()
    for path in sorted(folder.rglob("*.html")):
        for target in _page(path).leads:
            yield from _missing(folder, path, target)
        for target in _page(path).loads:
            yield from _loaded(folder, path, target)
    for path in sorted(folder.rglob("*.css")):
        for target in _urls(path.read_text(encoding="utf-8")):
            yield from _loaded(folder, path, target)


def _loaded(folder: Path, path: Path, target: str) -> Iterator[str]:
    parts = urlsplit(target)
    if parts.scheme == "data":
        return
    if parts.scheme or parts.netloc:
        yield f"{path.relative_to(folder)} loads {target} from another host"
    else:
        yield from _missing(folder, path, target)


def _missing(folder: Path, path: Path, target: str) -> Iterator[str]:
    parts = urlsplit(target)
    if parts.scheme or parts.netloc:
        return
    name = path.relative_to(folder)
    file = (path.parent / unquote(parts.path)).resolve() if parts.path else path.resolve()
    file = file / "index.html" if file.is_dir() else file
    if not file.is_relative_to(folder.resolve()) or not file.exists():
        yield f"{name} leads to {target}, which is not there"
    elif parts.fragment and file.suffix == ".html" and unquote(parts.fragment) not in _page(file).ids:
        yield f"{name} leads to {target}, but the page has no such anchor"


def main(folder: Path) -> int:
    """Say what is wrong; 1 if anything is."""
    pages = len(list(folder.rglob("*.html")))
    found = list(faults(folder))
    for fault in found:
        print(fault, file=sys.stderr)
    if not pages:
        print(f"{folder} has no pages", file=sys.stderr)
    return 1 if found or not pages else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
