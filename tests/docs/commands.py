"""The commands in the pages' shell blocks, as they can be run here: same words, smaller work, own files."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator

from tests.docs.pages import Block

#: Commands that no test can run, each with its reason.
ELSEWHERE = {
    "adduser": "makes a user of the machine; needs root",
    "install": "makes a folder in /etc; needs root",
    "systemctl": "needs systemd and root",
    "env": "compiles as another user; needs root",
    "curl": "asks the server that systemd has started",
    "python3": "makes an environment in /opt; needs root",
    "export": "says where that environment is",
    "python": "measures or learns for minutes; a test looks for the script, others run the examples",
    "pg_basebackup": "needs a cluster of PostgreSQL; tests/server/test_point_in_time.py does the same",
    "psql": "the same",
    "mv": "moves the folder of a cluster; the same",
    "cp": "copies it; the same",
    "touch": "marks it; the same",
    "ray": "joins the machines of a cluster",
}

#: Places of the machine in the pages, and what stands for them in a temporary folder.
_PLACES = (
    (r"^/opt/edubba/bin/", ""),
    (r"^\.venv/bin/", ""),
    (r"^/etc/edubba/", ""),
    (r"^/var/backups/(edubba/)?", ""),
    (r"^postgresql://.*", "sqlite:///restored.sqlite"),
    (r"^DRIVER:6379$", "local"),
)

#: What is added so that a command is quick; the last word on an option counts.
_QUICK = {
    "analyse": "--simulations 8 --jobs 1",
    "arena": "--games 1 --jobs 1",
    "lab report": "--bots random --games 2 --openings 0 --jobs 1",
    "lab selfplay": "--bots apprentice,random,random --games 2",
}

#: Commands that need what only `./run test-lab` has, and the name of its module.
IN_THE_LAB = {"lab selfplay": "pyarrow"}


def commands(block: Block) -> Iterator[list[str]]:
    """The commands of a shell block, word by word; aliases are resolved, `./run play` is `edubba`."""
    aliases: dict[str, list[str]] = {}
    for line in block.text.replace("\\\n", " ").splitlines():
        dated = line.replace("$(date +%F)", "2026-11-15")
        words = [_here(word) for word in shlex.split(dated, comments=True)]
        if words[:1] == ["alias"]:
            name, _, meant = words[1].partition("=")
            aliases[name] = [_here(word) for word in shlex.split(meant)]
        elif words:
            yield _resolved(aliases.get(words[0], words[:1]) + words[1:])


def _resolved(words: list[str]) -> list[str]:
    match words:
        case ["./run", "play"]:
            return ["edubba"]
        case ["./run", "play", *rest]:
            return ["edubba", "play", *rest]
        case ["runuser", "-u", _, "--", *rest]:  # needs root
            return _resolved(rest)
    return words


def _here(word: str) -> str:
    for there, here in _PLACES:
        word = re.sub(there, here, word)
    return word


def name_of(words: list[str]) -> str:
    """The command itself: `arena`, `lab selfplay`."""
    return " ".join(words[: 2 if words[:1] == ["lab"] else 1])


def quick(words: list[str]) -> list[str]:
    """The words after `edubba`, with what makes the command quick."""
    kept = list(words)
    added = _QUICK.get(name_of(words), "").split()
    if "--simulations" in added and "--seconds" in kept:  # one of the two
        at = kept.index("--seconds")
        del kept[at : at + 2]
    return kept + added
