"""The pages people read, and the code blocks in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
_FENCE = re.compile(r"^( *)(`{3,}|~{3,})([^`\n]*)\n(.*?)^\1\2 *$", re.DOTALL | re.MULTILINE)


@dataclass(frozen=True)
class Block:
    """A fenced block, where it stands, and what it says it is."""

    page: str
    line: int
    language: str
    text: str

    @property
    def first(self) -> str:
        """Its first line, by which people and lists name it."""
        return self.text.partition("\n")[0].strip()

    @property
    def is_session(self) -> bool:
        """Whether it is Python with its answers."""
        return self.text.startswith(">>>")

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def pages() -> list[Path]:
    """Every page of Markdown that is ours: those at the top, the benchmarks' and the documentation."""
    found = [*ROOT.glob("*.md"), *ROOT.glob("benchmarks/**/*.md"), *(ROOT / "docs").rglob("*.md")]
    return sorted(path for path in found if not {"_build", "node_modules"} & {*path.parts})


def blocks_of(page: Path) -> Iterator[Block]:
    """The fenced blocks of a page, without the indentation of a list they stand in."""
    text = page.read_text(encoding="utf-8")
    for found in _FENCE.finditer(text):
        lines = [line.removeprefix(found[1]) for line in found[4].splitlines()]
        number = text.count("\n", 0, found.start()) + 1
        yield Block(page.relative_to(ROOT).as_posix(), number, found[3].strip(), "\n".join(lines) + "\n")


def blocks() -> list[Block]:
    """Every block of every page."""
    return [block for page in pages() for block in blocks_of(page)]
