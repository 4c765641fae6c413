"""`edubba lab report`: games of bots by all rules of a game, kept on disk, told as one page."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer

from edubba.cli.arena import MOST_GAMES, MOST_JOBS, check_files, check_number
from edubba.cli.bar import games_bar
from edubba.cli.screen import show
from edubba.cli.table import fitting
from edubba.games.errors import OptionError
from edubba.lab.balance import sayings
from edubba.lab.balance.compare import Findings, findings
from edubba.lab.balance.page import page, summary
from edubba.lab.balance.study import BOARD, Study, first_moves, make_study
from edubba.lab.balance.witness import Store, played
from edubba.lab.balance.words import Words
from edubba.locales import say
from edubba.records.saving import save


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the command line asks for besides the rules."""

    games: int  # by each set of rules
    openings: int  # for each first move
    jobs: int
    out: Path | None
    report: Path | None
    json: bool
    lang: str


def run(game: str, options: dict[str, Any], bot: str, seed: str, wishes: Wishes) -> None:
    """Play what is not yet played, then tell."""
    check_number("--games", wishes.games, MOST_GAMES)
    check_number("--jobs", wishes.jobs, MOST_JOBS)
    if not 0 <= wishes.openings <= MOST_GAMES:
        raise OptionError("balance-openings", value=wishes.openings, most=MOST_GAMES)
    given = fitting(game, options)
    study = make_study(game, given, bot, seed)
    out = wishes.out or Path("-".join(("balance", game, study.digest)) + ".jsonl")
    target = wishes.report or out.with_suffix(".html")
    check_files(out, target)
    parts = _wanted(study, wishes)
    with Store(out, study) as store:
        try:
            _play(study, store, parts, out, wishes)
        except KeyboardInterrupt:
            _say_kept(store, parts, out, wishes)
            raise typer.Exit(130) from None
        results = [[store.results[game] for game in part] for part in parts]
    found = findings(study, results)
    html = page(found, command=_command(game, given, bot, seed, wishes), lang=wishes.lang)
    save(target, html.encode())
    _tell(found, out, target, wishes)


def _wanted(study: Study, wishes: Wishes) -> list[list[int]]:
    """The games of each part; a round of first moves has each of them once."""
    free = [list(study.games(part, wishes.games)) for part in range(len(study.variants))]
    rounds = wishes.openings * first_moves(study) if wishes.openings else 0
    return [*free, list(study.games(len(study.variants), rounds))]


def _play(study: Study, store: Store, parts: Sequence[Sequence[int]], out: Path, wishes: Wishes) -> None:
    left = [game for part in parts for game in part if game not in store.results]
    if store.results:
        print(say("balance-goes-on", wishes.lang, file=str(out), count=len(store.results)), file=sys.stderr)
    if not left:
        return
    text = say("balance-running", wishes.lang, game=Words(study, wishes.lang).game)
    with games_bar(text, len(left)) as step, closing(played(study, left, wishes.jobs)) as results:
        for result in results:
            store.add(result)
            step()


def _say_kept(store: Store, parts: Sequence[Sequence[int]], out: Path, wishes: Wishes) -> None:
    games = [game for part in parts for game in part]
    done = sum(game in store.results for game in games)
    print(say("balance-kept", wishes.lang, done=done, games=len(games), file=str(out)), file=sys.stderr)


def _command(game: str, options: dict[str, Any], bot: str, seed: str, wishes: Wishes) -> str:
    """What makes the same page anywhere: neither files nor the number of processes count."""
    words = ["edubba", "lab", "report", game, "--bots", bot, "--games", str(wishes.games)]
    words += ["--openings", str(wishes.openings), "--seed", seed]
    if BOARD in options:
        words += ["--board", str(options[BOARD])]
    for name in sorted(options.keys() - {BOARD}):
        words += ["--option", f"{name}={options[name]}"]
    return shlex.join([*words, "--lang", wishes.lang])


def _tell(found: Findings, out: Path, target: Path, wishes: Wishes) -> None:
    if wishes.json:
        told = {"file": str(out), "report": str(target), **found.told()}
        print(json.dumps({**found.study.told(), **told}))
        return
    words = Words(found.study, wishes.lang)
    for line in (summary(found, words), *sayings.headlines(found, words)):
        show(line)
    print(say("balance-written", wishes.lang, file=str(out), report=str(target)))
