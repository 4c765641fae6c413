"""The commands of the documentation, run for real in a temporary folder; long ones with little to do."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import tomllib
from pathlib import Path

import httpx
import pytest

import edubba
from edubba import records
from edubba.server.storage.database import Database
from edubba.server.storage.migrations import upgrade
from tests import command
from tests.command import Command
from tests.docs.commands import ELSEWHERE, IN_THE_LAB, commands, name_of, quick
from tests.docs.pages import ROOT, blocks
from tests.server.served import READY, STARTS
from tests.waiting import LIMIT, until

SHELL = [block for block in blocks() if block.language == "sh"]
ALL = [words for block in SHELL for words in commands(block)]
OURS = sorted({shlex.join(words[1:]) for words in ALL if words[0] == "edubba"})
SERVERS = [line for line in OURS if line.split()[:1] in ([], ["serve"])]
OTHERS = [
    pytest.param(line, marks=pytest.mark.lab) if name_of(shlex.split(line)) in IN_THE_LAB else line
    for line in OURS
    if line not in SERVERS
]
GAMES = ROOT / "tests" / "records" / "games"
TYPED = {"play": "quit\n", "replay": "quit\n"}


def test_every_command_is_run_or_has_a_reason_why_not() -> None:
    known = {"edubba", "./run", "pip", *ELSEWHERE}
    assert not {words[0] for words in ALL} - known
    assert not ELSEWHERE.keys() - {words[0] for words in ALL}, "these stand on no page any more"


def test_what_run_is_told_it_knows() -> None:
    known = set(re.findall(r"^    ([a-z-]+)\)", (ROOT / "run").read_text(encoding="utf-8"), re.MULTILINE))
    assert {words[1] for words in ALL if words[0] == "./run"} <= known


def test_what_pip_installs_exists() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [re.fullmatch(r"edubba\[(.*)\]", word) for words in ALL if words[0] == "pip" for word in words]
    extras = {extra for found in asked if found for extra in found[1].split(",")}
    assert extras
    assert extras <= project["optional-dependencies"].keys()


def test_scripts_that_are_called_exist() -> None:
    scripts = [words[1] for words in ALL if words[0] == "python"]
    assert scripts
    assert all((ROOT / script).exists() for script in scripts)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """What the commands read."""
    shutil.copy(GAMES / "greedy-1.edubba", tmp_path / "game.edubba")
    view = edubba.Position.of(edubba.read(GAMES / "greedy-1.edubba"), 60).view()
    (tmp_path / "position.json").write_text(json.dumps(view), encoding="utf-8")
    shutil.copy(ROOT / "src/edubba/games/boards/two_rivers.toml", tmp_path / "my_board.toml")
    settings = next(
        block.text for block in blocks() if block.page == "docs/hosting.md" and block.language == "toml"
    )
    (tmp_path / "edubba.toml").write_text(settings, encoding="utf-8")
    return tmp_path


def environment(folder: Path, **more: str) -> dict[str, str]:
    mine = {"EDUBBA_DATABASE": f"sqlite:///{folder}/edubba.sqlite", "LANG": "C.UTF-8", "LC_ALL": ""}
    return {**os.environ, **mine, **more}


def edubba_does(folder: Path, words: list[str], typed: str = "") -> subprocess.CompletedProcess[str]:
    return command.run(*words, cwd=folder, env=environment(folder), typed=typed)


def prepare(folder: Path, words: list[str]) -> None:
    """What this one command needs besides: a new game, a game with seeds, a database, a back-up."""
    match words[0]:
        case "play":
            (folder / "game.edubba").unlink()
        case "verify":
            example = next(block.text for block in blocks() if "proof.seed:" in block.text)
            records.write(records.loads(example), folder / "game.edubba")
        case "backup" | "restore" | "admin":
            asyncio.run(made_database(f"sqlite+aiosqlite:///{folder}/edubba.sqlite"))
    if words[0] == "restore":
        assert edubba_does(folder, ["backup", words[1]]).returncode == 0


async def made_database(address: str) -> None:
    database = Database(address)
    try:
        await upgrade(database)
    finally:
        await database.close()


@pytest.mark.parametrize("line", OTHERS)
def test_a_command_does_what_it_says(line: str, folder: Path) -> None:
    words = shlex.split(line)
    if module := IN_THE_LAB.get(name_of(words)):
        pytest.importorskip(module, reason=f"{module} is not installed; ./run test-lab has it")
    prepare(folder, words)
    done = edubba_does(folder, quick(words), TYPED.get(words[0], ""))
    if "NAME" in words:  # a place-holder: understood, and not found
        assert done.returncode == 2
        assert "NAME" in done.stderr
    else:
        assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("line", SERVERS)
def test_a_command_that_serves_serves(line: str, folder: Path) -> None:
    """On this machine alone, on a free port, which it says; the browser is `true`."""
    words = shlex.split(line)
    words += ["--host", "127.0.0.1", "--port", "0"] if words else []
    own = {"EDUBBA_PORT": "0", "EDUBBA_BASE_URL": "", "BROWSER": str(shutil.which("true"))}
    log = folder / "log"
    log.touch()
    server = Command(*words, cwd=folder, env=environment(folder, **own), stdout=log, stderr=log)
    try:
        until(lambda: READY.search(log.read_text()) or server.poll() is not None, limit=STARTS)
        ready = READY.search(log.read_text())
        assert ready, log.read_text()
        health = httpx.get(f"http://127.0.0.1:{ready[1]}/health", timeout=LIMIT)
        assert health.json()["status"] == "ok"
    finally:
        server.send_signal(signal.SIGINT)
        server.wait()
