"""The command `edubba` in a process of its own, forked from one that has imported everything.

The suite starts the command hundreds of times, and nearly all that a short one does is import. Here a fork
server, one for each process of tests, has done so already; each command still has a process, a working
folder, an environment and streams of its own, and can be signalled and killed. What is about the start itself
(imports, the kernel cache, variables that are read meanwhile) uses `python -m edubba`.
"""

from __future__ import annotations

import atexit
import contextlib
import io
import multiprocessing
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from multiprocessing import forkserver
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import IO

from tests.waiting import LIMIT

ROOT = Path(__file__).parents[1]
ENGLISH = {"LANG": "C.UTF-8", "LC_ALL": "", "LANGUAGE": ""}

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.server.working", "tests.preloaded"])
_running: set[Command] = set()


class Command:
    """`edubba` with these words, as `subprocess.Popen` has it; streams are files, a terminal's or others."""

    def __init__(
        self,
        *words: str,
        cwd: Path | None = None,
        env: Mapping[str, str] = os.environ,
        stdin: Path | str = os.devnull,
        stdout: Path | str = os.devnull,
        stderr: Path | str = os.devnull,
        start_new_session: bool = False,
    ) -> None:
        streams = [str(Path(each).absolute()) for each in (stdin, stdout, stderr)]
        folder = str(cwd or Path.cwd())
        self._process = _process((words, folder, dict(env), streams, start_new_session))
        self.pid = self._process.pid or 0
        _running.add(self)

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def poll(self) -> int | None:
        return self.returncode

    def wait(self, timeout: float = LIMIT) -> int:
        self._process.join(timeout)
        if self.returncode is None:
            raise subprocess.TimeoutExpired("edubba", timeout)
        _running.discard(self)
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)


def run(
    *words: str, cwd: Path | None = None, env: Mapping[str, str] = os.environ, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    """The command from its start to its end, with what was typed and what it printed."""
    with tempfile.TemporaryDirectory(prefix="edubba-command-") as folder:
        files = [Path(folder, name) for name in ("stdin", "stdout", "stderr")]
        for file, content in zip(files, (typed, "", ""), strict=True):
            file.write_text(content, encoding="utf-8", newline="")
        names = dict(zip(("stdin", "stdout", "stderr"), files, strict=True))
        command = Command(*words, cwd=cwd, env=env, **names)  # type: ignore[arg-type]  # nothing else is in it
        try:
            code = command.wait(2 * LIMIT)
        finally:
            command.kill()
        out, err = (file.read_text(encoding="utf-8") for file in files[1:])
    return subprocess.CompletedProcess(["edubba", *words], code, out, err)


def ready() -> None:
    """Let the fork server run."""
    with contextlib.chdir(ROOT):  # it imports `tests` from where it is started
        forkserver.ensure_running()


def _process(work: tuple[object, ...]) -> BaseProcess:
    ready()
    process = FORKS.Process(target=_become, args=work)
    process.start()
    return process


@atexit.register  # after a failed test: Python would wait for them
def _end_all() -> None:
    for each in _running:
        each.kill()


# --- in the new process -----------------------------------------------------------------------------------


def _become(
    words: tuple[str, ...], folder: str, environment: dict[str, str], streams: list[str], session: bool
) -> None:
    """Be what `python -m edubba` is once it has imported everything."""
    assert "tests.preloaded" in sys.modules  # the fork server says nothing where it could not import it
    if session:
        os.setsid()
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    sys.path.insert(0, folder)
    _open(streams)
    from edubba import __main__ as program
    from edubba import cli

    sys.modules["__main__"] = program  # what processes that it spawns begin with
    sys.argv = [program.__file__, *words]
    cli.main()


def _open(streams: list[str]) -> None:
    """Standard streams as Python opens them."""
    modes = (os.O_RDONLY, os.O_WRONLY | os.O_APPEND | os.O_CREAT, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for number, (path, mode) in enumerate(zip(streams, modes, strict=True)):
        opened = os.open(path, mode)
        os.dup2(opened, number)
        os.close(opened)
    sys.stdin, sys.stdout, sys.stderr = _text(0, "r"), _text(1, "w"), _text(2, "w")


def _text(number: int, mode: str) -> IO[str]:
    encoding = os.environ.get("PYTHONIOENCODING", "utf-8")
    stream = open(number, mode, encoding=encoding, closefd=False)  # noqa: SIM115  # to the end
    assert isinstance(stream, io.TextIOWrapper)
    stream.reconfigure(line_buffering=number == 2 or stream.isatty())
    return stream
