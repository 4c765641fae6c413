"""`edubba serve` and `edubba` alone: what starts, what is said, and what wrong settings lead to."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from edubba.locales import LANGUAGES, say
from tests import command
from tests.server.served import READY, STARTS, served
from tests.waiting import LIMIT, until


def _edubba(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return command.run(*words, env=os.environ | environment)


def test_edubba_alone_serves_here_and_opens_the_browser(tmp_path: Path) -> None:
    """A browser of our own writes down what it is asked to show."""
    shown, browser = tmp_path / "shown", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {shown}.part; mv {shown}.part {shown}\n')
    browser.chmod(0o755)
    environment = os.environ | {"EDUBBA_PORT": "0", "BROWSER": str(browser), "LANG": "C.UTF-8"}
    environment["EDUBBA_DATABASE"] = f"sqlite:///{tmp_path}/x.sqlite"
    words = [sys.executable, "-m", "edubba"]
    with subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            until(shown.exists, "no browser was opened", limit=STARTS)
            address = shown.read_text().strip()
            assert httpx.get(f"{address}/health", timeout=LIMIT).json()["status"] == "ok"
        finally:
            process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=LIMIT)
    assert process.returncode == 0
    assert READY.fullmatch(f"Edubba is ready: {address}")
    assert address in out
    assert out.splitlines()[-1] == say("serve-stopped", "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_port_that_is_taken_is_named(lang: str, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        database = {"EDUBBA_DATABASE": f"sqlite:///{tmp_path}/x.sqlite"}
        done = _edubba("serve", "--port", str(port), "--lang", lang, **database)
    assert done.returncode == 2
    assert str(port) in done.stderr
    assert "--port" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_host_that_is_not_ours_is_named(lang: str, tmp_path: Path) -> None:
    database = {"EDUBBA_DATABASE": f"sqlite:///{tmp_path}/x.sqlite"}
    elsewhere = "192.0.2.1"  # kept for examples: no machine has it
    done = _edubba("serve", "--host", elsewhere, "--port", "0", "--lang", lang, **database)
    assert done.returncode == 2
    assert elsewhere in done.stderr
    assert "--host" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("flag", "value"),
    [
        ("--workers", "0"),
        ("--workers", "many"),
        ("--workers", "-1"),
        ("--port", "65536"),
        ("--port", "many"),
        ("--port", "-1"),
    ],
)
def test_a_wrong_number_is_told_in_the_language_asked_for(flag: str, value: str) -> None:
    done = _edubba("serve", flag, value, "--lang", "de")
    assert done.returncode == 2
    assert done.stderr.startswith(
        f"edubba: {flag}: „{value}“ ist kein Wert für {flag[2:]}; gib eine ganze Zahl"
    )
    assert len(done.stderr.splitlines()) == 1


def test_a_wrong_setting_ends_in_one_sentence(tmp_path: Path) -> None:
    config = tmp_path / "edubba.toml"
    config.write_text("prot = 1\n")
    done = _edubba("serve", "--config", str(config))
    assert (done.returncode, done.stdout) == (2, "")
    assert "“prot” is no setting" in done.stderr
    missing = _edubba("serve", "--config", str(tmp_path / "nothing.toml"))
    assert missing.returncode == 2
    assert "nothing.toml" in missing.stderr


def test_a_database_that_is_not_there_ends_in_one_sentence(tmp_path: Path) -> None:
    nowhere = {"EDUBBA_DATABASE": f"sqlite:///{tmp_path}/no/such/folder/x.sqlite"}
    done = _edubba("serve", "--port", "0", **nowhere)
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("words", [("serve",), ("admin", "reports")])
@pytest.mark.parametrize("address", ["sqlite:///{folder}", "postgresql://u:hidden@127.0.0.1:notaport/x"])
def test_what_is_no_database_ends_in_one_sentence(
    words: tuple[str, ...], address: str, tmp_path: Path
) -> None:
    wrong = {"EDUBBA_DATABASE": address.format(folder=tmp_path)}
    done = _edubba(*words, EDUBBA_PORT="0", **wrong)
    assert done.returncode == 2, done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert "hidden" not in done.stderr
    if words == ("serve",) and "folder" in address:
        assert str(tmp_path) in done.stderr


@pytest.mark.parametrize("options", ["sslmode=require", "sslmode=perhaps", "bogus=1", "command_timeout=5"])
@pytest.mark.parametrize("words", [("serve",), ("backup", "ark"), ("admin", "reports")])
def test_options_of_an_address_end_in_no_traceback(
    words: tuple[str, ...], options: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with socket.socket() as deaf:  # it has a port, and does not listen
        deaf.bind(("127.0.0.1", 0))
        address = f"postgresql://u:hidden@127.0.0.1:{deaf.getsockname()[1]}/x?{options}"
        done = _edubba(*words, EDUBBA_PORT="0", EDUBBA_DATABASE=address)
    assert done.returncode == 2, done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert "hidden" not in done.stderr
    assert ("bogus" in done.stderr) == (options == "bogus=1")


def test_what_was_backed_up_comes_back(tmp_path: Path) -> None:
    here = f"sqlite:///{tmp_path}/here.sqlite"
    file = tmp_path / "ark.jsonl.gz"
    with served(here, tmp_path) as server:
        httpx.post(f"{server.address}/api/guest", json={"name": "Ziusudra"}).raise_for_status()
        done = _edubba("backup", str(file), "--database", here)  # while it runs
    assert done.returncode == 0, done.stderr
    there = f"sqlite:///{tmp_path}/there.sqlite"
    assert _edubba("restore", str(file), "--database", there).returncode == 0
    again = _edubba("restore", str(file), "--database", there)
    assert again.returncode == 2
    assert "Traceback" not in again.stderr
    assert _edubba("restore", str(file), "--database", there, "--replace").returncode == 0
    shown = _edubba("admin", "show", "#1", "--database", there)
    assert "Ziusudra" in shown.stdout
