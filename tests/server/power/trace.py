"""What a program has asked of its disk, from what strace wrote down; and what the disk has after a power cut.

A write is in the page cache until the file was synced; a cut then may lose it, or keep it, or keep others
that came later. A new file is there for certain only once its folder was synced.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

CALLS = "openat,pwrite64,write,writev,sendto,sendmsg,ftruncate,fsync,fdatasync,unlink"
#: -D: the program itself is who was started, and can be killed; -xx: everything in hexadecimal digits.
STRACE = ("strace", "-D", "-f", "-y", "-qq", "-xx", "-s", "2000000", "-e", f"trace={CALLS}")
SYNCS = ("fsync", "fdatasync")
LINE = re.compile(r"^(\d+) +(?:<\.\.\. (?P<resumed>\w+) resumed>|(?P<name>\w+)\()(?P<rest>.*)$")
UNFINISHED = "<unfinished ...>"
WORDS = re.compile(r'"((?:\\x[0-9a-f]{2})*)"')
OF = re.compile(r"^\d+<((?:\\x[0-9a-f]{2})*)>")
NUMBERS = re.compile(r", (\d+)(?= *[,)])")


def plain(digits: str) -> bytes:
    return bytes.fromhex(digits.replace("\\x", ""))


@dataclass
class Call:
    """A system call; `ended` is False where it only begins."""

    process: str
    name: str
    words: str
    ended: bool

    @property
    def path(self) -> str:
        """Of the file that it is about."""
        found = OF.match(self.words)
        return plain(found[1]).decode("utf-8", "replace") if found else self.data.decode("utf-8", "replace")

    @property
    def data(self) -> bytes:
        return b"".join(plain(each) for each in WORDS.findall(self.words))

    @property
    def offset(self) -> int:
        """The last number, of pwrite64 and ftruncate."""
        return int(NUMBERS.findall(self.words.rpartition(" = ")[0])[-1])

    @property
    def done(self) -> bool:
        return not self.words.rpartition(" = ")[2].startswith("-1")


def calls(file: Path) -> Iterator[Call]:
    """Beginnings and ends in the order in which they were; each call has one of both."""
    begun: dict[str, str] = {}
    with file.open() as lines:
        for line in lines:
            found = LINE.match(line.rstrip("\n"))
            if not found:
                continue
            process, rest = found[1], found["rest"]
            if found["resumed"]:
                yield Call(process, found["resumed"], begun.pop(process) + rest, ended=True)
            elif rest.endswith(UNFINISHED):
                begun[process] = rest.removesuffix(UNFINISHED)
                yield Call(process, found["name"], begun[process], ended=False)
            else:
                yield Call(process, found["name"], rest, ended=False)
                yield Call(process, found["name"], rest, ended=True)


@dataclass
class Change:
    """A write, or where `data` is None the end of the file."""

    offset: int
    data: bytes | None

    def make(self, content: bytearray) -> None:
        if self.data is None:
            del content[self.offset :]
            content.extend(bytes(max(0, self.offset - len(content))))
            return
        content.extend(bytes(max(0, self.offset - len(content))))
        content[self.offset : self.offset + len(self.data)] = self.data


@dataclass
class File:
    """On disk, and what is only in the cache."""

    disk: bytearray = field(default_factory=bytearray)
    cached: list[Change] = field(default_factory=list)
    written: int = 0  # changes in all
    named: bool = False  # its folder was synced since it is there


class Disk:
    """The files of one folder as the calls leave them."""

    def __init__(self, folder: Path, before: dict[str, bytes]) -> None:
        self._folder = str(folder)
        self.files = {name: File(bytearray(content), named=True) for name, content in before.items()}
        self._syncing: dict[tuple[str, str], int] = {}  # by process and file: what was written when it began

    def follow(self, call: Call) -> None:
        """One call more."""
        if call.name == "openat":
            self._open(call)
        elif call.path == self._folder and call.name in SYNCS and call.ended:
            for file in self.files.values():
                file.named = True
        elif name := self._name(call.path):
            self._change(name, call)

    def _name(self, path: str) -> str:
        folder, _, name = path.rpartition("/")
        return name if folder == self._folder and not name.endswith("-shm") else ""

    def _open(self, call: Call) -> None:
        words = WORDS.search(call.words)
        name = self._name(plain(words[1]).decode("utf-8", "replace")) if words else ""
        if name and call.ended and call.done and "O_CREAT" in call.words:
            self.files.setdefault(name, File())

    def _change(self, name: str, call: Call) -> None:
        if call.name == "unlink":
            if call.ended and call.done:
                self.files.pop(name, None)
            return
        file = self.files[name]
        if call.name in SYNCS:
            self._sync(name, file, call)
        elif call.ended and call.done:
            file.written += 1
            file.cached.append(Change(call.offset, None if call.name == "ftruncate" else call.data))

    def _sync(self, name: str, file: File, call: Call) -> None:
        """What was written before it began is on disk when it ends."""
        if not call.ended:
            self._syncing[call.process, name] = file.written
            return
        begun = self._syncing.pop((call.process, name))
        count = max(0, begun - (file.written - len(file.cached))) if call.done else 0
        for change in file.cached[:count]:
            change.make(file.disk)
        del file.cached[:count]

    @property
    def unsynced(self) -> bool:
        """Whether something is in the cache alone."""
        return any(file.cached for file in self.files.values())

    def cut(self, lots: random.Random | None, folder: Path) -> None:
        """The files after a power cut now: with nothing of what was not synced, or with any part of it."""
        for name, file in self.files.items():
            if not file.named and (lots is None or lots.random() < 0.5):
                continue
            content = bytearray(file.disk)
            for change in file.cached:
                if lots is not None and lots.random() < 0.5:
                    change.make(content)
            (folder / name).write_bytes(content)
