"""`edubba play`: a game line by line, for the eye, the ear and the keyboard."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from edubba import records
from edubba.cli import screen
from edubba.cli.show import write_text
from edubba.cli.table import Table
from edubba.cli.thinking import bars, hint
from edubba.drawing.text import teller
from edubba.games.errors import EdubbaError, FileError, IllegalAction, ParseError, shown
from edubba.locales import say

COMMANDS = (
    "board",
    "draw",
    "help",
    "hint",
    "legal",
    "log",
    "near",
    "quit",
    "read",
    "save",
    "scores",
    "undo",
    "why",
)
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
        screen.show(say(key, self.lang, **facts))

    def run(self) -> None:
        pos = self.table.pos
        example = self.teller.example(pos.view())
        self.say(
            "play-welcome", game=self.teller.title(self.lang), players=len(self.table.names), example=example
        )
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
        shown = False
        while True:
            self._let_bots_play()
            if not shown or not self.table.chronicler.amid:  # amid a turn only what changed is told
                print()
                self.show()
                shown = True
            if self.table.pos.over:
                self.results()
                return
            moves = len(self.table.pos.moves)
            while len(self.table.pos.moves) == moves and self.table.people_act():
                screen.show(self.teller.prompt(self.table.pos.view(), self.lang, self.table.names))
                self.obey(_ask())

    def _let_bots_play(self) -> None:
        """Bots and draws until a person is to act; bars show what the bots think meanwhile."""
        told: str | None = ""
        while told is not None:
            try:
                with bars(self.table.names, self.lang, read=self.read) as watch:
                    told = next(self.table.go_on(watch), None)
            except KeyboardInterrupt:
                raise _Leave from None
            if told is not None:
                screen.show(told)

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
                self._play_text(" ".join(line.split()))
        except IllegalAction as error:
            screen.show(error.text(self.lang, self.table.names))
        except EdubbaError as error:
            screen.show(error.text(self.lang))

    def _play_text(self, text: str) -> None:
        """A text as typed; capitals pass for small letters where only they were wrong."""
        try:
            told = self.table.play(text)
        except ParseError:
            if text == text.lower():
                raise
            told = self.table.play(text.lower())
        if told:
            screen.show(told)

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
        width = max([20, *map(len, listed)])
        across = max(1, (shutil.get_terminal_size().columns + 2) // (width + 2))
        for start in range(0, len(listed), across):
            print("  ".join(text.ljust(width) for text in listed[start : start + across]).rstrip())
        if len(listed) < len(texts):
            self.say("play-more", count=len(texts), example=next(iter(_places(self.table))))

    def do_why(self, text: str) -> None:
        if not text:
            self.say("play-why-what", example=self.table.pos.legal[0])
            return
        refusal = self.table.pos.why_not(text)
        allowed = say("play-allowed", self.lang, text=text)
        screen.show(refusal.text(self.lang, self.table.names) if refusal else allowed)

    def do_hint(self, _: str) -> None:
        try:
            told = hint(self.table.pos, self.table.names, self.lang, read=self.read)
        except KeyboardInterrupt:  # it took too long: back to the game
            print()
            return
        for line in told:
            screen.show(line)

    def do_near(self, place: str) -> None:
        places = _places(self.table)
        if place.lower() not in places and place:
            self.say("play-near-none", name=shown(place))
            return
        for name in [place.lower()] if place else places:
            if places[name]:
                screen.show(f"{name}: {', '.join(places[name])}")
            else:
                self.say("play-near-nothing", name=name)

    def do_log(self, _: str) -> None:
        for entry in self.table.pos.log(lang=self.lang, names=self.table.names):
            texts = f"{entry.first}–{entry.last}" if entry.first < entry.last else f"{entry.first}"
            label = texts if entry.first <= entry.last else ""  # what ran by itself has no text
            screen.show(f"{label:>9}  {entry}", indent=11)

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
        self.say("play-undone", texts=", ".join(taken))

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
    """A place of the board -> its neighbours, in board order."""
    neighbours: dict[str, list[str]] = table.pos.inner[1].board.neighbours()
    return neighbours


def _words(table: Table, line: str) -> list[str]:
    """What a line may become: a command, a text, or a command followed by a text or a place."""
    legal = table.pos.legal
    about = {"legal": [*_places(table), *legal], "near": [*_places(table)], "why": legal}
    command = line.partition(" ")[0]
    return [*COMMANDS, *legal, *(f"{command} {word}" for word in about.get(command, ()))]


def complete(table: Table) -> None:
    """Tab completes legal texts and commands, where Python has readline."""
    try:
        import readline
    except ImportError:
        return

    def matches(start: str, number: int) -> str | None:
        line = readline.get_line_buffer()[: readline.get_endidx()].lstrip()
        before = line[: len(line) - len(start)]
        found = sorted({word[len(before) :] for word in _words(table, line) if word.startswith(line)})
        return found[number] if number < len(found) else None

    readline.set_completer_delims(" ")
    readline.set_completer(matches)
    libedit = "libedit" in (getattr(readline, "__doc__", "") or "")
    readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
