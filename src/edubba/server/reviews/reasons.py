"""Why an action: what it does and changes, the points and shares after it, and what may follow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from edubba._position import Position
from edubba.drawing.outline import Item, outline
from edubba.drawing.scene import changes, stage
from edubba.drawing.text.log import entries
from edubba.locales import say
from edubba.review.look import difference, is_sure
from edubba.search.analysis import Analysis, Option
from edubba.server.reviews.telling import chance

AHEAD = 3  # turns that are told of what may follow
FACTS = 4  # that are told of what one has


@dataclass(frozen=True)
class Thought:
    """What was found at a position, and where there is a choice also after the next best action."""

    found: Analysis
    other: Analysis | None = None


@dataclass(frozen=True)
class Asked:
    """Who asks, where, in which language; the seat decides."""

    pos: Position
    seat: int
    lang: str
    names: Sequence[str]


def reasons(asked: Asked, thought: Thought, best: str) -> list[str]:
    """The sentences in their order."""
    line = thought.found.line or (best,)
    done = _own_turn(asked, line)
    return [
        *_does(asked, best),
        *_there(asked, best, done),
        *_has(asked, done),
        *_points(asked, line, thought),
        *_compared(asked, thought.found),
        *_goes_on(asked, line),
    ]


def _does(asked: Asked, text: str) -> list[str]:
    """What an action does, as the log tells it; a word that only opens something tells nothing."""
    told = entries(asked.pos, [text], lang=asked.lang, names=asked.names)
    return [line for entry in told if (line := str(entry))]


def _own_turn(asked: Asked, line: Sequence[str]) -> Position:
    """The position when the seat has done its part of a line."""
    after = asked.pos.copy()
    for text in line:
        if after.to_act != asked.seat:
            break
        after.play(text)
    return after


def _there(asked: Asked, best: str, done: Position) -> list[str]:
    """What has changed where the action aims: who stands there then, and in which place."""
    staged, view = stage(asked.pos.game), asked.pos.view()
    regions = {name: staged.region(name, view, asked.lang) for name in staged.path(best)}
    aims = [(name, region[0]) for name, region in regions.items() if region]
    before = {*_items(asked, asked.pos)}
    new = [item for item in _items(asked, done) if item not in before]
    wide = [item for _, where in aims for item in new if not item.spot and where in item.label]
    near = [item for name, _ in aims for item in new if item.spot == name]
    told = [f"{item.label} – {item.detail}" for item in wide] or [item.label for item in near]
    return [say("hints-there", asked.lang, places=". ".join(dict.fromkeys(told)))] if told else []


def _items(asked: Asked, pos: Position) -> list[Item]:
    sections = outline(pos.view(), asked.lang, asked.names)
    return [item for section in sections for item in section.items]


def _has(asked: Asked, done: Position) -> list[str]:
    """What the turn has made of what the seat has."""
    found = changes(asked.pos.view(), done.view(), asked.seat, asked.lang)[:FACTS]
    told = ", ".join(f"{each.label} {each.before} → {each.after}" for each in found)
    return [say("hints-have", asked.lang, facts=told)] if told else []


def _points(asked: Asked, line: Sequence[str], thought: Thought) -> list[str]:
    """One's points at the next turn of one's own, where they are others after the next best."""
    if thought.other is None:
        return []
    ends = [_next_turn(asked, line), _next_turn(asked, (thought.found.options[1].text, *thought.other.line))]
    points = [end.scores[asked.seat - 1] for end in ends if end is not None]
    if len(points) < 2 or points[0] == points[1]:
        return []
    return [say("hints-points", asked.lang, points=points[0], other=points[1])]


def _next_turn(asked: Asked, line: Sequence[str]) -> Position | None:
    """Where the seat decides again after others, or the end of the game; None where a line stops before."""
    after, away = asked.pos.copy(), False
    for text in line:
        if away and after.to_act == asked.seat:
            return after
        away = away or after.to_act not in (None, asked.seat)
        after.play(text)
    return after if after.over or (away and after.to_act == asked.seat) else None


def _compared(asked: Asked, found: Analysis) -> list[str]:
    """One's share after it, and after the next best."""
    if len(asked.pos.legal) == 1:
        return []
    said = [say("hints-share", asked.lang, share=_share(option, asked)) for option in found.options[:1]]
    for option in found.options[1:2]:
        action = stage(asked.pos.game).worded(option.text, asked.pos.view(), asked.lang)
        said.append(say("hints-next", asked.lang, action=action, share=_share(option, asked)))
        better = difference(found.options[0].shares[asked.seat - 1], option.shares[asked.seat - 1])
        if not is_sure(better):
            said.append(say("hints-even", asked.lang))
    return said


def _share(option: Option, asked: Asked) -> str:
    return chance(option.shares[asked.seat - 1], asked.lang)


def _goes_on(asked: Asked, line: Sequence[str]) -> list[str]:
    """What may follow, as the log would tell it."""
    after = asked.pos.copy()
    after.play(line[0])
    told = entries(after, line[1:], lang=asked.lang, names=asked.names)
    followed = " ".join([said for entry in told if (said := str(entry))][:AHEAD])
    return [say("hints-line", asked.lang, told=followed)] if followed else []
