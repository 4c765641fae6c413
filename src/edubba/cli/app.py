"""The command `edubba`. Each command imports what it needs when it is called, so that help comes at once."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from edubba.cli.admin import admin
from edubba.cli.flags import Board, Lang, OptionList, known, options_of
from edubba.cli.lab import lab
from edubba.games.errors import EdubbaError
from edubba.locales import preferred, say

app = typer.Typer(
    name="edubba",
    help="Play and study two strategy games of ancient Sumer.",
    pretty_exceptions_enable=False,
    add_completion=False,
)
bench = typer.Typer(help="Measure the speed of the rules.")
app.add_typer(bench, name="bench")
app.add_typer(admin, name="admin")
app.add_typer(lab, name="lab")

RecordFile = Annotated[
    Path | None,
    typer.Option(help="Keep the game in this file; go on with it if it is there."),
]
Output = Annotated[
    Path | None, typer.Option("--output", "-o", help="Where to write the SVG; else to the terminal.")
]
Read = Annotated[bool, typer.Option("--read", help="Show positions as sentences, for a screen reader.")]


def run() -> None:
    """Run the command line; bad input ends in one line and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal without our letters shows question marks
            stream.reconfigure(errors="replace")
    try:
        code = app(sys.argv[1:] or ["serve", "--browser"], standalone_mode=False)
        sys.stdout.flush()
        sys.exit(code)
    except EdubbaError as error:
        fail(error.text(_language(sys.argv)))
    except typer.TyperException as error:  # an unknown flag or command, or a number that is none
        message = error.format_message() if hasattr(error, "format_message") else str(error)
        fail(" ".join(message.split()))
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)
    except BrokenPipeError:  # the reader of our output has gone
        _silence()
        sys.exit(1)
    except OSError as error:  # files have errors of their own: this is the output
        _silence()
        fail(say("output-failed", _language(sys.argv), reason=error.strerror or str(error)))


def _silence() -> None:
    """Nothing more can be written; without this Python would try once more when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def fail(sentence: str) -> NoReturn:
    """One line on standard error, exit code 2."""
    print(f"edubba: {sentence}", file=sys.stderr)
    sys.exit(2)


def _language(argv: list[str]) -> str:
    """The language asked for, also where the command line could not be read to its end."""
    for word, following in zip(argv, [*argv[1:], ""], strict=True):
        if word == "--lang":
            return following
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return preferred()


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="The game: sumeria or flood.")] = "sumeria",
    players: Annotated[
        int | None, typer.Option(help="How many seats; by default the game's own number.")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(help="Who sits where, separated by commas: human, or a bot such as scribe or lugal:2s."),
    ] = None,
    board: Board = None,
    option: OptionList = None,
    seed: Annotated[str | None, typer.Option(help="Makes draws and bots repeatable.")] = None,
    record: RecordFile = None,
    read: Read = False,
    lang: Lang = "",
) -> None:
    """Play at this terminal: against bots, or several people at one keyboard."""
    from edubba.cli import play as room
    from edubba.cli.table import open_table

    options = options_of(option, players=players, board=board)
    room.run(open_table(game, options, seats, seed, record, known(lang)), read=read)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record (.edubba).")],
    at: Annotated[
        int | None, typer.Option(help="Show the position after this many texts, and no more.")
    ] = None,
    read: Read = False,
    lang: Lang = "",
) -> None:
    """Step through a recorded game; the whole of it is verified first."""
    from edubba.cli import replay as room

    room.run(file, at, read=read, lang=known(lang))


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A record (.edubba).")],
    seat: Annotated[int | None, typer.Option(min=1, max=9, help="Your seat, with --seed.")] = None,
    seed: Annotated[str | None, typer.Option(help="The seed you gave: is it the one that was used?")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Lang = "",
) -> None:
    """Check a record alone: that it is legal, and that its draws follow from seeds fixed before the game."""
    from edubba.cli import verify as room

    room.run(file, seat, seed, as_json=json, lang=known(lang))


@app.command()
def draw(
    source: Annotated[str, typer.Argument(help="A record (.edubba), a position (.json), or a game's name.")],
    output: Output = None,
    at: Annotated[int | None, typer.Option(help="Of a record: the position after this many texts.")] = None,
    board: Board = None,
    lang: Lang = "",
) -> None:
    """Draw a position as SVG."""
    from edubba.cli import show

    show.draw(source, output, at, options_of(None, board=board), known(lang))


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(help="A record (.edubba) or a position (.json).")],
    at: Annotated[
        int | None, typer.Option(help="Of a record: only the position after so many texts.")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(help="How long each position is searched; 0.2, a single one 2.")
    ] = None,
    simulations: Annotated[
        int | None, typer.Option(help="How many simulations instead: the same result every time.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    graph: Annotated[Path | None, typer.Option(help="Of a whole record: write a graph as SVG.")] = None,
    jobs: Annotated[int, typer.Option(min=1, max=64, help="How many searches at the same time.")] = 2,
    seed: Annotated[str, typer.Option(help="Seed of the searches.")] = "1",
    lang: Lang = "",
) -> None:
    """Shares of winning, the best actions, and of a whole record a verdict on every turn."""
    from edubba.cli import analyse as room

    room.run(file, room.Wishes(at, seconds, simulations, seed, jobs, json, graph, known(lang)))


@app.command("board")
def check_board(
    file: Annotated[Path, typer.Argument(help="A board file (.toml).")],
    game: Annotated[str, typer.Option(help="The game it is for.")] = "sumeria",
    lang: Lang = "",
) -> None:
    """Check a board file."""
    from edubba.cli import show

    show.check_board(game, file, known(lang))


@app.command()
def arena(
    game: Annotated[str, typer.Argument(help="The game: sumeria or flood.")],
    bots: Annotated[
        str, typer.Option(help="Who plays, one for each seat, separated by commas: lugal,ensi,ensi.")
    ],
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    jobs: Annotated[
        int | None, typer.Option(help="Games at a time; by default 1, on Ray as many as it has processors.")
    ] = None,
    seed: Annotated[str, typer.Option(help="Seed of the draws and the bots.")] = "1",
    players: Annotated[int | None, typer.Option(help="How many seats; by default one for each bot.")] = None,
    board: Board = None,
    option: OptionList = None,
    out: Annotated[
        Path | None, typer.Option(help="Keep the games in this file (.jsonl); go on with it if it is there.")
    ] = None,
    report: Annotated[
        Path | None, typer.Option(help="Where to write the report (.html); by default beside the games.")
    ] = None,
    ray: Annotated[
        str | None, typer.Option(help="Play on the Ray cluster at this address; local starts one here.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Lang = "",
) -> None:
    """Let bots play a tournament: rotated seats, paired draws, ratings, a report. It can be interrupted."""
    from edubba.cli import arena as room

    wishes = room.Wishes(games, jobs, out, report, ray, json, known(lang))
    room.run(game, options_of(option, players=players, board=board), bots, seed, wishes)


Config = Annotated[Path | None, typer.Option(help="A file with the server's settings (.toml).")]
DatabaseAddress = Annotated[str | None, typer.Option(help="The database's address, if not as configured.")]


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on; by default 127.0.0.1.")] = None,
    port: Annotated[
        str | None, typer.Option(metavar="NUMBER", help="The port to listen on; by default 8421.")
    ] = None,
    workers: Annotated[
        str | None,
        typer.Option(metavar="NUMBER", help="Processes that serve; more than one need PostgreSQL."),
    ] = None,
    config: Config = None,
    browser: Annotated[bool, typer.Option("--browser", help="Open the page in the browser.")] = False,
    lang: Lang = "",
) -> None:
    """Serve tables for several people; `edubba` alone does it on this machine and opens the browser."""
    from edubba.cli import serve as room

    room.run(config, browser=browser, lang=known(lang), host=host, port=port, workers=workers)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where to write the back-up.")],
    config: Config = None,
    database: DatabaseAddress = None,
    lang: Lang = "",
) -> None:
    """Write all accounts and matches into one file; the server may run meanwhile."""
    from edubba.cli import serve as room

    room.backup(file, config, database, known(lang))


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A back-up.")],
    config: Config = None,
    database: DatabaseAddress = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Throw away what is in the database now.")
    ] = False,
    lang: Lang = "",
) -> None:
    """Fill a database from a back-up, also one of another kind."""
    from edubba.cli import serve as room

    room.restore(file, config, database, known(lang), replace=replace)


@bench.command()
def playouts(
    game: Annotated[str, typer.Argument(help="The game: sumeria or flood.")] = "sumeria",
    seconds: Annotated[float, typer.Option(min=0.1, max=3600, help="How long to play.")] = 5,
    players: Annotated[int | None, typer.Option(help="How many players.")] = None,
    board: Board = None,
    seed: Annotated[str, typer.Option(help="Seed of the random games.")] = "1",
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Lang = "",
) -> None:
    """Play uniformly random games on one core and count them."""
    from edubba.cli import measure

    measure.playouts(game, options_of(None, players=players, board=board), seconds, seed, json, known(lang))


@app.command()
def warm(lang: Lang = "") -> None:
    """Compile the rules now, so that the first game starts at once."""
    from edubba.cli import measure

    measure.warm(known(lang))


@app.callback(invoke_without_command=True)
def _version(
    version: Annotated[bool, typer.Option("--version", help="Print the version and leave.")] = False,
) -> None:
    if version:
        from edubba import __version__

        print(f"edubba {__version__}")
        raise typer.Exit
