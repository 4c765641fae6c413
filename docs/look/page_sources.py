"""Pages as the site needs them, made while reading: the files stay plain Markdown for every other viewer.

The navigation is put into the front page. Pages under `site/` are those of other folders. Links that leave
`docs/` lead to them, or to a copy of the file.
"""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]

#: Pages that live elsewhere in the repository, and the page of the site that shows each.
BROUGHT = {
    "benchmarks/README.md": "docs/site/figures.md",
    "CONTRIBUTING.md": "docs/site/contributing.md",
    "CHANGELOG.md": "docs/site/changes.md",
    "SECURITY.md": "docs/site/security.md",
    "README.md": "docs/index.md",
}
_ORIGINS = {shown.removeprefix("docs/").removesuffix(".md"): origin for origin, shown in BROUGHT.items()}
_LINK = re.compile(r"(?<=\]\()(?!https?:|mailto:|#)([^)#\s]+)(#[^)\s]*)?(?=\))")  # [text](target#anchor)
_REPORT = re.compile(r"\[([^]]+)\]\((balance/\w+\.html)\)")  # whole pages of their own, not files to keep
_LAST_BLANK = re.compile(r"\n\n(?=```$)", re.MULTILINE)  # before the end of a block, where doctest wants it


def on_read(app: Any, docname: str, content: list[str]) -> None:
    """Before a page is parsed."""
    path = f"docs/{docname}.md"
    if docname in _ORIGINS and docname != "index":
        origin = _ORIGINS[docname]
        content[0] = moved((ROOT / origin).read_text(encoding="utf-8"), origin, path)
    elif (ROOT / path).exists():
        content[0] = moved(content[0], path, path)
    content[0] = _LAST_BLANK.sub("\n", content[0])
    if docname == app.config.root_doc:
        content[0] += toctrees(app.config.navigation_sections)
    if docname in app.config.navigation_below:
        content[0] += toctree(app.config.navigation_below[docname])


def moved(text: str, origin: str, page: str) -> str:
    """A page's text, its links as they must be where it is shown."""

    def lead(link: re.Match[str]) -> str:
        target = os.path.normpath(os.path.join(os.path.dirname(origin), link[1]))
        target = BROUGHT.get(target, target)
        return os.path.relpath(target, os.path.dirname(page)) + (link[2] or "")

    return _REPORT.sub(r'<a href="\2">\1</a>', _LINK.sub(lead, text))


def on_finished(app: Any, error: Exception | None) -> None:
    """The balance reports stand in the site as they are."""
    if error is None and app.builder.format == "html":
        shutil.copytree(ROOT / "docs" / "balance", Path(app.outdir) / "balance", dirs_exist_ok=True)


def toctrees(sections: dict[str, list[str]]) -> str:
    """The navigation of the whole site."""
    return "".join(toctree(pages, f":caption: {caption}\n") for caption, pages in sections.items())


def toctree(pages: list[str], options: str = "") -> str:
    """Pages below the one that is read, as Sphinx wants to be told."""
    listed = "\n".join(pages)
    return f"\n\n```{{toctree}}\n:hidden:\n:glob:\n{options}\n{listed}\n```\n"


def setup(app: Any) -> dict[str, bool]:
    """Called by Sphinx."""
    app.add_config_value("navigation_sections", {}, "env", dict)
    app.add_config_value("navigation_below", {}, "env", dict)
    app.connect("source-read", on_read)
    app.connect("build-finished", on_finished)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
