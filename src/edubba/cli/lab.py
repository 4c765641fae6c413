"""`edubba lab`: what researchers do with many games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from edubba.locales import LANGUAGES

lab = typer.Typer(help="Studies of the games: self-play, data sets.")

Lang = Annotated[str, typer.Option(help=f"Language: {', '.join(LANGUAGES)}; by default the locale's.")]


@lab.callback()
def _studies() -> None:
    """Studies of the games: self-play, data sets."""


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
    board: Annotated[str | None, typer.Option(help="A shipped board or a board file (.toml).")] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", help="An option of the game, as name=value.")
    ] = None,
    ray: Annotated[
        str | None, typer.Option(help="Play on the Ray cluster at this address; local starts one here.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Lang = "",
) -> None:
    """Let bots play and keep every decision in Parquet files to train on. It can be interrupted."""
    from edubba.cli import selfplay as room
    from edubba.cli.app import _known, options_of

    wishes = room.Wishes(games, to, jobs, ray, json, _known(lang))
    room.run(game, options_of(option, players=players, board=board), bots, seed, wishes)
