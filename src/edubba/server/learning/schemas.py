"""What goes over the wire about rules, examples and lessons."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from edubba.server.scenes import SeenScene

Text: TypeAlias = Annotated[str, Meta(max_length=256)]
Pick: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]


# --- the rules ------------------------------------------------------------------------------------------


class MarkTold(msgspec.Struct):
    """What kind of rule it is: `ruling`, `reconstructed`, or `option` with the option's label."""

    kind: str
    option: str = ""


class RuleTold(msgspec.Struct):
    """A rule in our own words."""

    rule: str
    text: str
    marks: list[MarkTold]


class ExampleTold(msgspec.Struct):
    """An example with what stands below each of its pictures, the first included."""

    id: str
    title: str
    rules: list[str]
    captions: list[str]


class ChapterTold(msgspec.Struct):
    """Some rules under a title; `figure` is the example whose first picture goes with them."""

    id: str
    title: str
    figure: ExampleTold | None
    rules: list[RuleTold]
    examples: list[ExampleTold]  # those that show more rules of it than of others


class OptionTold(msgspec.Struct):
    """An option of a game: its values, the usual one first, what it does, and the rules it changes."""

    name: str
    label: str
    values: list[str]
    about: str
    rules: list[str]


class BoardTold(msgspec.Struct):
    """A board that comes with the game."""

    name: str
    about: str


class RulesTold(msgspec.Struct):
    """The rules of a game, and what is known of its board."""

    game: str
    chapters: list[ChapterTold]
    options: list[OptionTold]
    boards: list[BoardTold]
    known: str
    reconstructed: str
    own_boards: bool  # whether one can draw boards of one's own


class RefusalTold(msgspec.Struct):
    """The rule that forbids something, and why in a sentence."""

    rule: str
    text: str


class ExampleStep(msgspec.Struct):
    """An example after so many steps; `ground` is where its map is to be had."""

    step: int
    steps: int
    caption: str
    refusal: RefusalTold | None
    scene: SeenScene
    ground: str


# --- the lessons ----------------------------------------------------------------------------------------


class LessonAbout(msgspec.Struct):
    """A lesson in the list."""

    id: str
    title: str
    steps: int
    rules: list[str]


class LessonWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a learner has done, an entry for each solved step, and what is tried now: one of three.

    `text` is a text of the game, or empty where there is only to look; `picks` are tokens of the scene;
    `show` has the open step solved.
    """

    played: Annotated[list[Text], Meta(max_length=40)] = []
    text: Text | None = None
    picks: Annotated[list[Pick], Meta(max_length=6)] = []
    show: bool = False
    lang: Annotated[str, Meta(max_length=8)] = ""


class LessonState(msgspec.Struct):
    """Where a learner is, and what came of the try.

    `verdict` is `solved`, `refused` by a rule, `other` for what is allowed but not asked for, `first` for
    a place that comes after the word `did`, `nothing` for picks that mean nothing, or empty where nothing was
    tried.
    """

    id: str
    title: str
    rules: list[str]
    seat: int
    steps: int
    step: int  # how many are solved
    played: list[str]
    words: str  # of the step that is open, at the end of the last one
    doing: bool  # whether the open step asks for something; else there is only to look
    forbidden: bool  # it asks for something that a rule forbids
    hint: str  # to the open step
    verdict: str
    did: str  # what was tried, in words
    refusal: RefusalTold | None
    happened: list[str]  # what the try and the replies to it did, told in sentences
    done: bool
    next: str  # the lesson after this one
    scene: SeenScene
    ground: str
