"""`edubba replay`: step through a record."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from edubba import records
from edubba._position import Position
from edubba.cli.table import names_of
from edubba.drawing.text import Teller, teller
from edubba.drawing.text.log import Chronicler, chronicler_of
from edubba.games.errors import shown
from edubba.locales import say


class Reel:
    """A record and a place in it."""

    def __init__(self, record: records.Record, lang: str, show: Callable[[Position, Teller], str]) -> None:
        self.record, self.lang, self.show = record, lang, show
        self.teller = teller(record.game)
        self.names = names_of(record, lang)
        self.pos = Position.of(record, 0)
        self.chronicler = Chronicler(record.game)
        self.total = len(record.moves)

    @property
    def at(self) -> int:
        """How many texts are played."""
        return len(self.pos.moves)

    def go(self, to: int) -> None:
        """Show the position after `to` texts."""
        while self.at > to:
            self.pos.undo()
        for text in self.record.moves[self.at : to]:
            self.pos.play(text)
        self.chronicler = chronicler_of(self.pos)

    def step(self) -> str:
        """Play the next text; where it ends a turn, tell the whole turn and what followed."""
        before, node = self.pos.view(), self.record.line.nodes[self.at]
        self.pos.play(node.text)
        done = self.chronicler.step(before, node.text, self.pos.view())
        told = " ".join(entry.told(self.lang, self.names) for entry in done)
        return "\n".join([f"{self.at:>4}  {node.text:<18}  {told}".rstrip(), *remarks(node)])


def remarks(node: records.Node) -> list[str]:
    """What a record adds to a text: annotations, comments, and the variations in its place."""
    lines = [f"[{name} {value}]" for name, value in node.annotations]
    lines += [line for comment in node.comments for line in f"{{{comment}}}".splitlines()]
    lines += [f"({' '.join(variation.moves)})" for variation in node.variations]
    return [f"      {shown(line, 400)}" for line in lines]


def run(file: Path, at: int | None, *, read: bool, lang: str) -> None:
    """Show one moment, or step through at a terminal, or print the whole story to a pipe."""
    record = records.read(file)

    def show(pos: Position, told: Teller) -> str:
        names = names_of(record, lang)
        return (
            "\n".join(told.describe(pos.view(), lang, names)) if read else told.table(pos.view(), lang, names)
        )

    reel = Reel(record, lang, show)
    if at is not None:
        reel.pos = Position.of(record, at)
        print(show(reel.pos, reel.teller))
    elif sys.stdin.isatty():
        _walk(reel)
    else:
        _tell_all(reel)


def _tell_opening(reel: Reel) -> None:
    for comment in reel.record.comments:
        print("\n".join(shown(line, 400) for line in f"{{{comment}}}".splitlines()))


def _tell_all(reel: Reel) -> None:
    _tell_opening(reel)
    heading = ""
    while reel.at < reel.total:
        if reel.pos.section != heading:
            heading = reel.pos.section
            print(f"\n# {heading}")
        print(reel.step())
    print()
    print(reel.show(reel.pos, reel.teller))


def _walk(reel: Reel) -> None:
    print(say("replay-help", reel.lang))
    _tell_opening(reel)
    while True:
        try:
            word = input(f"{say('replay-at', reel.lang, at=reel.at, total=reel.total)} > ").strip()
        except (EOFError, KeyboardInterrupt):
            print()
            return
        if word in ("q", "quit"):
            return
        _obey(reel, word)


def _obey(reel: Reel, word: str) -> None:
    if word in ("", "n"):
        print(reel.step() if reel.at < reel.total else reel.show(reel.pos, reel.teller))
    elif word == "b":
        reel.go(max(0, reel.at - 1))
        print(reel.show(reel.pos, reel.teller))
    elif word == "board":
        print(reel.teller.table(reel.pos.view(), reel.lang, reel.names))
    elif word == "read":
        print("\n".join(reel.teller.describe(reel.pos.view(), reel.lang, reel.names)))
    elif word.isdecimal() and len(word) < 8:
        if int(word) > reel.total:
            print(say("replay-number", reel.lang, number=word, total=reel.total))
        else:
            reel.go(int(word))
            print(reel.show(reel.pos, reel.teller))
    else:
        print(say("replay-help", reel.lang))
