"""The command `edubba`: play, replay, draw, analyse, check a board, measure."""

from __future__ import annotations


def main() -> None:
    """Run the command line."""
    from edubba.cli.app import run

    run()
