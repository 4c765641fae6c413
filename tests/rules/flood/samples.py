"""A view of every kind of position, by name: those of the perft fixture, and the end of a game."""

from __future__ import annotations

import json
from typing import Any

from tests.rules.flood.perft import FIXTURE
from tests.rules.flood.reference import Play
from tests.rules.flood.walks import Walker


def _over() -> dict[str, Any]:
    game, walker = Play(), Walker("over")
    while texts := game.legal or [text for text, _ in game.chance]:
        game.apply(walker.choose(texts, game.view()))
    return game.view()


VIEWS: dict[str, dict[str, Any]] = {entry["name"]: entry["view"] for entry in json.loads(FIXTURE.read_text())}
VIEWS["over"] = _over()
