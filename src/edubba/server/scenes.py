"""What a page is sent of a match besides its state: pictures and words, made by `drawing`."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import msgspec

from edubba.drawing import scene as drawn
from edubba.drawing.scene import Change, Choice, Fact, Part, Token
from edubba.drawing.seats import distinct, seat_names
from edubba.games.errors import ParseError
from edubba.tables.match import Match
from edubba.tables.view import Seen

LAST = 4  # texts that are looked at for the last action and its dice


class ScenePart(msgspec.Struct):
    """A piece of the picture; without `svg` it is as it was in the message before."""

    name: str
    title: str
    box: tuple[float, float, float, float]
    svg: str | None


class SeenScene(msgspec.Struct):
    """A match as a page shows it, in one language."""

    parts: list[ScenePart]
    seats: list[list[Fact]]
    headline: str
    prompt: str
    choices: list[Choice]
    tokens: list[Token]
    dice: list[int]
    steps: list[str]  # one's draft in words
    changes: list[Change]  # what the draft makes of what one has


def scene_of(match: Match, state: Seen, lang: str) -> SeenScene:
    """The scene that goes with a state."""
    drafted = state.draft.texts if state.draft else []
    texts = [*match.facts.texts[-LAST:], *drafted]
    made = drawn.scene(state.position, state.legal, lang, names_of(match, lang), texts)
    before = match.pos.view() if drafted else state.position
    seat, staged = state.to_act or 1, drawn.stage(state.game)
    return SeenScene(
        parts=[ScenePart(part.name, part.title, part.box, part.svg) for part in made.parts],
        seats=[list(facts) for facts in made.seats],
        headline=made.headline,
        prompt=made.prompt,
        choices=list(made.choices),
        tokens=list(made.tokens),
        dice=[] if drafted else list(made.dice),
        steps=[staged.worded(text, state.position, lang) for text in drafted],
        changes=drawn.changes(before, state.position, seat, lang) if drafted else [],
    )


def lighter(scene: SeenScene, sent: dict[str, int]) -> SeenScene:
    """The scene without the parts that this listener has already; notes what it has then."""
    parts = []
    for part in scene.parts:
        mark = zlib.crc32((part.svg or "").encode())
        parts.append(msgspec.structs.replace(part, svg=None) if sent.get(part.name) == mark else part)
        sent[part.name] = mark
    return msgspec.structs.replace(scene, parts=parts)


def ground_of(match: Match, lang: str) -> Part:
    """What of the map never changes."""
    return drawn.stage(match.facts.created.game).ground(match.pos.view(), lang)


def names_of(match: Match, lang: str) -> list[str]:
    """The names at the seats, as pictures and sentences use them."""
    names = [seat.chair.name for seat in match.facts.seats]
    return distinct(seat_names(len(names), names, lang))


def meant(match: Match, state: Seen, picks: Sequence[str]) -> list[str]:
    """The texts of the game that picks could be meant as, legal or not."""
    return [text for text in drawn.stage(state.game).meant(state.position, picks) if _readable(match, text)]


def _readable(match: Match, text: str) -> bool:
    try:
        match.pos.why_not(text)
    except ParseError:
        return False
    return True
