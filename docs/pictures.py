"""Draw the pictures of the documentation: `./run docs`."""

from __future__ import annotations

import json
from pathlib import Path

import edubba
from edubba.drawing import graph
from edubba.search import bot

FOLDER = Path(__file__).parent / "pictures"
GAMES = Path(__file__).parents[1] / "tests" / "records" / "games"


def played(texts: int, **options: object) -> edubba.Position:
    """A position after so many texts between greedy bots, always the same."""
    pos = edubba.new("sumeria", **options)
    players = [bot("greedy", seat) for seat in range(len(pos.scores))]
    dice = bot("random", "draws")
    while not pos.over and len(pos.moves) < texts:
        rules, setting, state = pos.inner
        if pos.chance:
            draws = [text for text, weight in pos.chance for _ in range(weight)]
            pos.play(draws[(7 * len(pos.moves) + 3) % len(draws)])
        else:
            player = players[(pos.to_act or 1) - 1] if len(pos.moves) % 3 else dice
            pos.play(rules.text(setting, player.choose(rules, setting, state)))
    return pos


def recorded(name: str, texts: int | None) -> edubba.Position:
    """The position after so many texts of a recorded game, its end where none are given."""
    return edubba.Position.of(edubba.read(GAMES / f"{name}.edubba"), texts)


def pictures() -> dict[str, str]:
    """Every picture by its name."""
    moments = {
        "two_rivers": played(62, players=4),
        "eight_gates": played(75, players=3, board="eight_gates"),
        "end": played(1000, players=3),
        "flood_early": recorded("flood-greedy-2", 62),
        "flood_middle": recorded("flood-greedy-2", 330),
        "flood_end": recorded("flood-greedy-2", None),
    }
    names = ["Enheduanna", "Gudea", "Puabi", "Shulgi"]
    boards = {name: pos.svg(names=names[: len(pos.scores)]) + "\n" for name, pos in moments.items()}
    return boards | {"analysis": analysed() + "\n"}


def analysed() -> str:
    """The graph of a review that is kept: a search may find something else on another machine."""
    return graph.draw(json.loads((FOLDER / "analysis.json").read_text(encoding="utf-8")))


def main() -> None:
    """Write the files."""
    FOLDER.mkdir(exist_ok=True)
    for name, picture in pictures().items():
        (FOLDER / f"{name}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
