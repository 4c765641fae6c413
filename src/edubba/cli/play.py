"""`edubba play`: a game line by line, for the eye, the ear and the keyboard."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from edubba import records
from edubba.cli.show import write_text
from edubba.cli.table import Table
from edubba.drawing.text import teller
from edubba.games.errors import EdubbaError, FileError, shown
from edubba.locales import say

COMMANDS = ("board", "draw", "help", "legal", "log", "near", "quit", "read", "save", "scores", "undo", "why")
SHOWN = 60  # legal texts listed without being asked for a part


def run(table: Table, *, read: bool) -> None:
    """Play until the game is over or the person leaves."""
    _Room(table, read).run()


class _Leave(Exception):
    """The person has left the table."""


class _Room:
    def __init__(self, table: Table, read: bool) -> None:
        self.table, self.read, self.lang = table, read, table.lang
        self.teller = teller(table.pos.game)

    def say(self, key: str, **facts: Any) -> None:
        print(say(key, self.lang, **facts))

    def run(self) -> None:
        pos = self.table.pos
        example = self.teller.example(pos.view())
        self.say("play-welcome", game=pos.game.title(), players=len(self.table.names), example=example)
        if pos.moves and self.table.file:
            self.say("play-goes-on", file=str(self.table.file), count=len(pos.moves))
        complete(self.table)
        try:
            self._play()
        except _Leave:
            if self.table.file and self.table.file.exists():
                self.say("play-goodbye-saved", file=str(self.table.file))
            else:
                self.say("play-goodbye")

    def _play(self) -> None:
        while True:
            for told in self.table.go_on():
                print(told)
            print()
            self.show()
            if self.table.pos.over:
                self.results()
                return
            moves = len(self.table.pos.moves)
            while len(self.table.pos.moves) == moves and self.table.people_act():
                print(self.teller.prompt(self.table.pos.view(), self.lang, self.table.names))
                self.obey(_ask())

    def show(self) -> None:
        view = self.table.pos.view()
        if self.read:
            print("\n".join(self.teller.describe(view, self.lang, self.table.names)))
        else:
            print(self.teller.table(view, self.lang, self.table.names))
        print()

    def obey(self, line: str) -> None:
        """A command or a text; anything wrong is told in a sentence and asked again."""
        word, _, rest = line.strip().partition(" ")
        rest = rest.strip()
        try:
            if word in COMMANDS:
                getattr(self, f"do_{word}")(rest)
            elif word:
                print(self.table.play(line.strip()))
        except EdubbaError as error:
            print(error.text(self.lang))

    # --- the commands -------------------------------------------------------------------------------

    def do_help(self, _: str) -> None:
        self.say("play-help")

    def do_board(self, _: str) -> None:
        print(self.teller.table(self.table.pos.view(), self.lang, self.table.names))

    def do_read(self, _: str) -> None:
        print("\n".join(self.teller.describe(self.table.pos.view(), self.lang, self.table.names)))

    def do_legal(self, part: str) -> None:
        texts = [text for text in self.table.pos.legal if part in text]
        if not texts:
            self.say("play-none-match", part=shown(part))
        listed = texts if part else texts[:SHOWN]
        across = max(1, shutil.get_terminal_size().columns // 22)
        for start in range(0, len(listed), across):
            print("  ".join(text.ljust(20) for text in listed[start : start + across]).rstrip())
        if len(listed) < len(texts):
            self.say("play-more", count=len(texts), example=next(iter(_places(self.table))))

    def do_why(self, text: str) -> None:
        if not text:
            self.say("play-why-what", example=self.table.pos.legal[0])
            return
        refusal = self.table.pos.why_not(text)
        print(refusal.text(self.lang) if refusal else say("play-allowed", self.lang, text=text))

    def do_near(self, place: str) -> None:
        places = _places(self.table)
        if not place:
            self.say("play-near-what", example=next(iter(places)))
        elif place not in places:
            self.say("play-near-none", name=shown(place))
        else:
            print(f"{place}: {', '.join(places[place])}")

    def do_log(self, _: str) -> None:
        trial = self.table.pos.copy()
        texts = trial.moves
        for _text in texts:
            trial.undo()
        for number, text in enumerate(texts, 1):
            before = trial.view()
            trial.play(text)
            told = self.teller.tell(before, text, trial.view(), self.lang, self.table.names)
            print(f"{number:>4}  {told}")

    def do_scores(self, _: str) -> None:
        self.results()

    def results(self) -> None:
        pos = self.table.pos
        for seat, (name, points) in enumerate(zip(self.table.names, pos.scores, strict=True), 1):
            self.say("play-result", name=name, points=points, winner="yes" if seat in pos.winners else "no")

    def do_undo(self, _: str) -> None:
        taken = self.table.take_back()
        if not taken:
            self.say("play-nothing-to-undo")
            return
        self.say("play-undone", texts=" ".join(taken))

    def do_save(self, name: str) -> None:
        if not name:
            self.say("play-file-what", command="save", example="game.edubba")
            return
        path = _new_file(name, records.EXTENSION)
        self.table.save(path)
        self.say("play-saved", file=str(path))

    def do_draw(self, name: str) -> None:
        if not name:
            self.say("play-file-what", command="draw", example="board.svg")
            return
        path = _new_file(name, ".svg")
        write_text(path, self.table.pos.svg(lang=self.lang, names=self.table.names))
        self.say("play-saved", file=str(path))

    def do_quit(self, _: str) -> None:
        raise _Leave


def _new_file(name: str, extension: str) -> Path:
    """The file of that name, its extension added where it is missing; raises FileError where it exists."""
    path = Path(name if name.endswith(extension) else name + extension)
    if os.path.lexists(path):
        raise FileError("play-file-exists", file=shown(str(path), 200))
    return path


def _ask() -> str:
    try:
        line = input("> ")
    except (EOFError, KeyboardInterrupt):
        print()
        raise _Leave from None
    if not sys.stdin.isatty():
        print(line)  # so that a piped game reads like a dialogue
    return line


def _places(table: Table) -> dict[str, list[str]]:
    """Settlement or area -> its neighbours, in board order."""
    neighbours: dict[str, list[str]] = table.pos.inner[1].board.neighbours()
    return neighbours


def complete(table: Table) -> None:
    """Tab completes legal texts and commands, where Python has readline."""
    try:
        import readline
    except ImportError:
        return

    def matches(start: str, number: int) -> str | None:
        words = [*COMMANDS, *table.pos.legal, *_places(table)]
        found = sorted({word for word in words if word.startswith(start)})
        return found[number] if number < len(found) else None

    readline.set_completer_delims(" ")
    readline.set_completer(matches)
    libedit = "libedit" in (getattr(readline, "__doc__", "") or "")
    readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
