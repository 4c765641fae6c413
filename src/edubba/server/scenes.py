"""What a page is sent of a match besides its state: pictures and words, made by `drawing`."""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from edubba._position import Position
from edubba.drawing import scene as drawn
from edubba.drawing.scene import Change, Choice, Fact, Part, Token
from edubba.drawing.seats import distinct, seat_names
from edubba.drawing.text.log import entries
from edubba.games.errors import ParseError
from edubba.locales import say
from edubba.tables.events import Chair
from edubba.tables.match import Match
from edubba.tables.view import Seen

LAST = 24  # texts that are looked at for the last action and for dice


class ScenePart(msgspec.Struct):
    """A piece of the picture; without `svg` it is as it was in the message before."""

    name: str
    title: str
    box: tuple[float, float, float, float]
    svg: str | None
    share: int
    least: int


class Roll(msgspec.Struct):
    """Dice that were rolled by the text of this number."""

    text: int
    dice: tuple[int, ...]


class SeenScene(msgspec.Struct):
    """A match as a page shows it, in one language."""

    parts: list[ScenePart]
    names: list[str]  # as sentences use them: twins are numbered
    seats: list[list[Fact]]
    headline: str
    prompt: str
    choices: list[Choice]
    tokens: list[Token]
    rolls: list[Roll]  # the last ones; a page shows those that it has not shown
    now: float  # by the server's clock; 0 where no clock runs
    steps: list[str]  # one's draft in words
    preview: str  # what the draft does, as the log would tell it
    changes: list[Change]  # what the draft makes of what one has


def scene_of(match: Match, state: Seen, lang: str, now: float) -> SeenScene:
    """The scene that goes with a state, at this time of the server."""
    drafted = state.draft.texts if state.draft else []
    texts = [*match.facts.texts[-LAST:], *drafted]
    names = names_of(match, lang)
    made = drawn.scene(state.position, state.legal, lang, names, texts)
    before = match.pos.view() if drafted else state.position
    seat = state.to_act or 1
    return SeenScene(
        parts=[ScenePart(**vars(part)) for part in made.parts],
        names=names,
        seats=[list(facts) for facts in made.seats],
        headline=made.headline,
        prompt=made.prompt,
        choices=list(made.choices),
        tokens=list(made.tokens),
        rolls=_rolls(match),
        now=now,
        steps=_steps(match, drafted, lang),
        preview=_preview(match, drafted, lang, names),
        changes=drawn.changes(before, state.position, seat, lang) if drafted else [],
    )


def still(
    pos: Position, lang: str, names: Sequence[str], texts: Sequence[str] = (), at: int = 0
) -> SeenScene:
    """A position that nobody plays: a moment looked back at, an example, a lesson.

    `texts` are the last ones that led to it, the last of them number `at`. Who may act there may pick.
    """
    view = pos.view()
    made = drawn.scene(view, pos.legal, lang, names, texts)
    staged = drawn.stage(pos.game)
    numbered = enumerate(texts, at - len(texts) + 1)
    return SeenScene(
        parts=[ScenePart(**vars(part)) for part in made.parts],
        names=list(names),
        seats=[list(facts) for facts in made.seats],
        headline=made.headline,
        prompt=made.prompt,
        choices=list(made.choices),
        tokens=list(made.tokens),
        rolls=[Roll(number, dice) for number, text in numbered if (dice := staged.dice(text))],
        now=0.0,
        steps=[],
        preview="",
        changes=[],
    )


def _steps(match: Match, drafted: Sequence[str], lang: str) -> list[str]:
    """A draft in words, step by step."""
    pos, staged, found = match.pos.copy(), drawn.stage(match.pos.game), list[str]()
    for text in drafted:
        found.append(staged.step(text, pos.view(), lang))
        pos.play(text)
    return found


def _preview(match: Match, drafted: Sequence[str], lang: str, names: Sequence[str]) -> str:
    """What a draft does, in sentences."""
    told = entries(match.pos, drafted, lang=lang, names=names) if drafted else []
    return " ".join(map(str, told))


def _rolls(match: Match) -> list[Roll]:
    """The dice among the last texts that count."""
    staged, texts = drawn.stage(match.facts.created.game), match.facts.texts
    numbered = list(enumerate(texts, 1))[-LAST:]
    return [Roll(number, dice) for number, text in numbered if (dice := staged.dice(text))]


def lighter(scene: SeenScene, sent: dict[str, int]) -> SeenScene:
    """The scene without the parts that this listener has already; notes what it has then."""
    parts = []
    for part in scene.parts:
        mark = zlib.crc32((part.svg or "").encode())
        parts.append(msgspec.structs.replace(part, svg=None) if sent.get(part.name) == mark else part)
        sent[part.name] = mark
    return msgspec.structs.replace(scene, parts=parts)


def ground_of(pos: Position, lang: str) -> Part:
    """What of the map never changes."""
    return drawn.stage(pos.game).ground(pos.view(), lang)


def names_of(match: Match, lang: str) -> list[str]:
    """The names at the seats, as pictures and sentences use them."""
    names = [_named(seat.chair, lang) for seat in match.facts.seats]
    return distinct(seat_names(len(names), names, lang))


def _named(chair: Chair, lang: str) -> str:
    """A person's name, or a bot's level in words."""
    return say("page-level", lang, level=chair.level) if chair.level else chair.name


def meant(pos: Position, view: Mapping[str, Any], picks: Sequence[str]) -> list[str]:
    """The texts of the game that picks could be meant as, legal or not; `pos` is where they are judged."""
    staged = drawn.stage(pos.game)
    for meant_by in (picks, picks[-1:]):  # an odd pair: then the last pick alone
        if texts := [text for text in staged.meant(view, meant_by) if _fits(pos, text, picks[-1])]:
            return texts
    return []


AHEAD = 8  # choices that are tried behind a word


def words_first(pos: Position, picks: Sequence[str], lang: str) -> dict[str, str]:
    """The words, with what they are called, that lead to a lone place which nothing leads to now.

    Without them such a click is judged as what is done there at once, which may be far from what was meant.
    """
    staged, view = drawn.stage(pos.game), pos.view()
    if len(picks) != 1 or any(picks[0] in staged.path(text) for text in pos.legal):
        return {}
    alone = {text: staged.token(text, view, lang) for text in pos.legal if staged.path(text) == (text,)}
    return {
        text: token.label
        for text, token in alone.items()
        if not token.spot and _leads(pos, text, picks[0], steps=2)
    }


def _leads(pos: Position, text: str, pick: str, steps: int) -> bool:
    """Whether after a text, or one more, the same player may choose what was picked."""
    after, path = pos.copy(), drawn.stage(pos.game).path
    after.play(text)
    if after.to_act != pos.to_act:
        return False
    if any(pick in path(each) for each in after.legal):
        return True
    return steps > 1 and any(_leads(after, each, pick, steps - 1) for each in after.legal[:AHEAD])


def _fits(pos: Position, text: str, pick: str) -> bool:
    """Whether a text is one of the game and says something: it is refused, or is what was picked."""
    try:
        return pos.why_not(text) is not None or pick in drawn.stage(pos.game).path(text)
    except ParseError:
        return False
