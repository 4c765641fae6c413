"""`edubba lab`: studies of the games. Each command imports what it needs when it is called."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from edubba.cli.flags import Board, Lang, OptionList, known, options_of

lab = typer.Typer(help="Study the games: balance reports, self-play, data sets.")


@lab.callback()
def _studies() -> None:
    """Study the games: balance reports, self-play, data sets."""


@lab.command()
def report(
    game: Annotated[str, typer.Argument(help="The game: sumeria or flood.")],
    bots: Annotated[str, typer.Option(help="The bot in all seats, such as scribe or ensi:300.")] = "scribe",
    games: Annotated[int, typer.Option(help="How many games by each set of rules.")] = 300,
    openings: Annotated[int, typer.Option(help="How many games for each first move; 0 for none.")] = 12,
    seed: Annotated[str, typer.Option(help="Seed of the draws and the bots.")] = "1",
    jobs: Annotated[int, typer.Option(help="Games at a time.")] = 2,
    players: Annotated[
        int | None, typer.Option(help="How many seats; by default the game's own number.")
    ] = None,
    board: Board = None,
    option: OptionList = None,
    out: Annotated[
        Path | None, typer.Option(help="Keep the games in this file (.jsonl); go on with it if it is there.")
    ] = None,
    report: Annotated[
        Path | None, typer.Option(help="Where to write the report (.html); by default beside the games.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Lang = "",
) -> None:
    """Is the game balanced? Bots play by its rules and each departure; a page tells it with intervals."""
    from edubba.cli import balance as room

    wishes = room.Wishes(games, openings, jobs, out, report, json, known(lang))
    room.run(game, options_of(option, players=players, board=board), bots, seed, wishes)


@lab.command()
def selfplay(
    game: Annotated[str, typer.Argument(help="The game: sumeria or flood.")],
    bots: Annotated[
        str, typer.Option(help="Who plays, one for each seat, separated by commas: ensi,ensi,lugal:500.")
    ],
    to: Annotated[Path, typer.Option(help="The folder of the data set; go on with it if it is there.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    jobs: Annotated[
        int | None, typer.Option(help="Games at a time; by default 1, on Ray as many as it has processors.")
    ] = None,
    seed: Annotated[str, typer.Option(help="Seed of the draws and the bots.")] = "1",
    players: Annotated[int | None, typer.Option(help="How many seats; by default one for each bot.")] = None,
    board: Board = None,
    option: OptionList = None,
    ray: Annotated[
        str | None, typer.Option(help="Play on the Ray cluster at this address; local starts one here.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Lang = "",
) -> None:
    """Let bots play and keep every decision in Parquet files to train on. It can be interrupted."""
    from edubba.cli import selfplay as room

    wishes = room.Wishes(games, to, jobs, ray, json, known(lang))
    room.run(game, options_of(option, players=players, board=board), bots, seed, wishes)
