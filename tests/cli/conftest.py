"""Running the command as a user does."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests import command
from tests.command import ENGLISH, Command
from tests.waiting import LIMIT, until

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """`run("play", "sumeria", typed="quit\\n")` in an empty folder, in English unless the test says so."""

    def call(*words: str, typed: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
        return command.run(*words, cwd=tmp_path, env={**os.environ, **ENGLISH, **variables}, typed=typed)

    return call


class Terminal:
    """The command at a real terminal: what is typed, and what is shown up to the next prompt."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._main, self._side = pty.openpty()
        self._process: subprocess.Popen[bytes] | Command | None = None

    def start(self, *words: str, term: str = "dumb", columns: int = 80, first: str = "") -> None:
        """Start the command; `first` is Python that its process does before."""
        environment = {**os.environ, **ENGLISH, "TERM": term, "COLUMNS": str(columns)}
        side, name = self._side, os.ttyname(self._side)
        if first:
            code = f"{first}\nfrom edubba.cli import main; main()"
            self._process = subprocess.Popen(
                [sys.executable, "-c", code, *words],
                stdin=side, stdout=side, stderr=side, cwd=self._folder, env=environment,
            )  # fmt: skip
        else:
            streams = {"stdin": name, "stdout": name, "stderr": name}
            self._process = Command(*words, cwd=self._folder, env=environment, **streams)  # type: ignore[arg-type]

    def read(self, end: str = "> ") -> str:
        """What is shown up to these words: the next prompt."""
        return self._read(lambda shown: shown.endswith(end), end)

    def read_to_the_end(self) -> str:
        """What is shown until the command is over."""
        assert self._process is not None
        process = self._process
        over = False

        def all_is_shown(_: str) -> bool:
            nonlocal over
            was, over = over, process.poll() is not None  # asked first: what is there then is all
            return was

        return self._read(all_is_shown, "the end")

    def _read(self, enough: Callable[[str], bool], what: str) -> str:
        shown = b""

        def found() -> bool:
            nonlocal shown
            while select.select([self._main], [], [], 0)[0]:
                shown += os.read(self._main, 4096)
            return enough(shown.decode("utf-8", "replace"))

        until(found, lambda: f"{what!r} was not shown: {shown!r}")
        return shown.decode("utf-8", "replace")

    def type(self, keys: str) -> str:
        os.write(self._main, keys.encode())
        return self.read()

    def interrupt(self, keys: str, *, after: str, end: str = "> ") -> str:
        """Type, press Ctrl-C once `after` is shown, and read on."""
        assert self._process is not None
        os.write(self._main, keys.encode())
        shown = self._read(lambda shown: after in shown, after)
        self._process.send_signal(signal.SIGINT)
        return shown + self.read(end)

    def leave(self, keys: str) -> int:
        """Type the last words and wait for the end; the exit code."""
        assert self._process is not None
        os.write(self._main, keys.encode())
        return self._process.wait(LIMIT)

    def close(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
        os.close(self._main)
        os.close(self._side)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    made = Terminal(tmp_path)
    yield made
    made.close()
