"""Every code block of the documentation runs, is read by what would read it, or stands in the list below."""

from __future__ import annotations

import configparser
import doctest
import importlib
import importlib.util
import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import edubba
from edubba import records
from tests.docs.pages import ROOT, Block, blocks
from tests.server.held import inside_on_file
from tests.server.served import Guest

BLOCKS = blocks()

#: Blocks that nothing here can run or read: page, first line, and why.
LISTED = {
    ("docs/fair-draws.md", 'SHA-256( "edubba-draws-1" LF match LF seed LF )'): "a formula",
    ("docs/fair-draws.md", '"edubba-draws-1" LF'): "a formula",
    ("docs/fair-draws.md", "HMAC-SHA-256( key = the 32 bytes of the server's seed,"): "a formula",
    ("docs/fair-draws.md", "seed        000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"): (
        "values; the record below them, which is checked, has the same"
    ),
    ("docs/hosting.md", "play.example.org {"): "a Caddyfile; Caddy is not installed here",
    ("docs/hosting.md", "server {"): "for nginx, which is not installed here",
    (
        "docs/operations.md",
        "rule_files: [/etc/prometheus/edubba-alerts.yml]",
    ): "for Prometheus, which is not installed here",
    (
        "docs/operations.md",
        "*/10 * * * * edubba /opt/edubba/bin/edubba backup"
        " /var/backups/edubba/$(date +\\%H\\%M).jsonl.gz --config /etc/edubba/edubba.toml",
    ): "a line for cron",
    (
        "docs/operations.md",
        "archive_mode = on",
    ): "settings of PostgreSQL; tests/server/cluster.py has the same",
    ("docs/operations.md", "restore_command = 'cp /srv/archive/%f %p'"): "the same",
    ("docs/record-format.md", "result: 21 34 28"): "two headers of a record, without the record",
    ("docs/record-format.md", "record     = head , [ LF , body ] ;"): "the grammar, for people",
    ("docs/record-format.md", "option.board:"): "the beginning of a header, cut off",
    (
        "docs/security/threat-model.md",
        "browser, program                    the machine                                      elsewhere",
    ): "a drawing",
}

#: What is installed for `./run test-lab` only, and the words of an import that ask for it.
LAB = {
    "sumeria_v1": "pettingzoo",
    "flood_v1": "pettingzoo",
    "pettingzoo": "pettingzoo",
    "gymnasium": "gymnasium",
    "pyspiel": "pyspiel",
    "open_spiel": "pyspiel",
    "ray": "ray",
    "torch": "torch",
    "pyarrow": "pyarrow",
    "data": "pyarrow",
}

RUN = {"python", "sh"}
READ = {"json", "toml", "ini", "edubba", "http"}


def lab_modules(block: Block) -> list[str]:
    """What of the lab a block needs."""
    imports = " ".join(re.findall(r"^(?:>>> |\.\.\. )?\s*((?:from|import) .*)$", block.text, re.MULTILINE))
    return sorted({module for word, module in LAB.items() if re.search(rf"\b{word}\b", imports)})


def of_language(*languages: str) -> list[Block]:
    return [block for block in BLOCKS if block.language in languages]


PYTHON = of_language("python")
SESSIONS = sorted({block.page for block in PYTHON if not lab_modules(block)})


def test_every_block_is_run_or_read_or_listed() -> None:
    unknown = [
        f"{block}: {block.language or 'no language'}: {block.first}"
        for block in BLOCKS
        if block.language not in RUN | READ and (block.page, block.first) not in LISTED
    ]
    assert not unknown, "label them, or list them with a reason"


def test_the_list_names_blocks_that_exist_and_are_not_run_anyway() -> None:
    there = {(block.page, block.first) for block in BLOCKS if block.language not in RUN | READ}
    assert LISTED.keys() == there & LISTED.keys()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the examples find the file they read: three decisions of a game, so that a review is quick."""
    game = records.read(ROOT / "tests" / "records" / "games" / "greedy-1.edubba")
    short = records.Record.of(game.game, game.options, game.moves[60:63], end="abandoned")
    begins = edubba.Position.of(game, 60).view()
    short.position = {key: value for key, value in begins.items() if key not in ("game", "options")}
    records.write(short, tmp_path / "game.edubba")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(block: Block, names: dict[str, Any]) -> None:
    """Run a block in a namespace, as it is printed."""
    if not block.is_session:
        exec(compile(block.text, str(block), "exec"), names)
        return
    told: list[str] = []
    example = doctest.DocTestParser().get_doctest(block.text, names, str(block), block.page, block.line)
    result = doctest.DocTestRunner().run(example, out=told.append, clear_globs=False)
    names.update(example.globs)
    assert result.attempted
    assert not result.failed, "".join(told)


@pytest.mark.parametrize("page", SESSIONS)
def test_the_python_of_a_page_runs_from_top_to_bottom(page: str, folder: Path) -> None:
    names: dict[str, Any] = {"__name__": "__main__"}
    for block in PYTHON:
        if block.page == page and not lab_modules(block):
            run(block, names)


def _with_examples() -> list[str]:
    """The modules whose own docstring shows something: the reference prints it."""
    sources = sorted((ROOT / "src").rglob("*.py"))
    shown = [path for path in sources if ">>> " in path.read_text(encoding="utf-8")]
    names = [path.relative_to(ROOT / "src").with_suffix("").as_posix() for path in shown]
    return [name.removesuffix("/__init__").replace("/", ".") for name in names]


@pytest.mark.parametrize("module", _with_examples())
def test_the_examples_of_docstrings_run(module: str, folder: Path) -> None:
    result = doctest.testmod(importlib.import_module(module))
    assert result.attempted
    assert not result.failed


@pytest.mark.lab
@pytest.mark.parametrize("block", [block for block in PYTHON if lab_modules(block)], ids=str)
def test_the_python_of_the_lab_runs(block: Block, folder: Path) -> None:
    missing = [module for module in lab_modules(block) if importlib.util.find_spec(module) is None]
    if missing:
        pytest.skip(f"{', '.join(missing)} is not installed here; ./run test-lab has it")
    if "pyarrow" in lab_modules(block):
        words = "lab selfplay sumeria --bots random,random,random --games 2 --to games"
        subprocess.run([sys.executable, "-m", "edubba", *words.split()], cwd=folder, check=True)
    run(block, {"__name__": "__main__"})


@pytest.mark.parametrize("block", of_language("json"), ids=str)
def test_json_is_json(block: Block) -> None:
    assert json.loads(block.text)


@pytest.mark.parametrize("block", of_language("toml"), ids=str)
def test_toml_is_toml(block: Block) -> None:
    assert tomllib.loads(block.text)


@pytest.mark.parametrize("block", of_language("ini"), ids=str)
def test_units_of_systemd_have_sections(block: Block) -> None:
    parser = configparser.RawConfigParser(strict=True)
    parser.read_string(block.text)
    assert {"Unit", "Service", "Install"} <= set(parser.sections())


@pytest.mark.parametrize("block", of_language("edubba"), ids=str)
def test_a_record_is_legal_and_canonical(block: Block) -> None:
    assert records.dumps(records.loads(block.text, str(block))) == block.text


def test_requests_are_answered_by_a_server(tmp_path: Path) -> None:
    """One after another; `ID` is the match that the first of them opens."""
    opened = "ID"
    with inside_on_file(tmp_path) as server:
        guest = Guest(server.address)
        for block in of_language("http"):
            head, _, body = block.text.partition("\n\n")
            request, *headers = head.splitlines()
            method, path, version = request.split(" ")
            assert version == "HTTP/1.1"
            answer = guest.http.request(
                method, path.replace("ID", opened), content=body,
                headers=dict(header.split(": ", 1) for header in headers),
            )  # fmt: skip
            assert answer.is_success, f"{block}: {answer.text}"
            if path == "/api/matches":
                opened = answer.json()["match"]["id"]


def test_shell_blocks_are_shell() -> None:
    for block in of_language("sh"):
        checked = subprocess.run(
            [str(shutil.which("sh")), "-n"], input=block.text, text=True, capture_output=True, check=False
        )
        assert checked.returncode == 0, f"{block}: {checked.stderr}"
