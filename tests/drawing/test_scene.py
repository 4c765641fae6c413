"""Scenes: every choice is a path that can be picked, in pictures that hold its places, in every language."""

from __future__ import annotations

import contextlib
import random
import re
from typing import Any

import pytest

import edubba
from edubba.drawing.scene import changes, scene, stage
from edubba.games.errors import ParseError
from edubba.locales import LANGUAGES, say
from tests.rules.flood.tools import Scene as Flood

GAMES = ("sumeria", "flood")
NAMES = ["Ana", "Béla", "Cem"]


def positions(game: str, seed: int, steps: int) -> list[edubba.Position]:
    """A game by lot, every step of it."""
    lots, pos, found = random.Random(seed), edubba.new(game), list[edubba.Position]()
    while not pos.over and len(found) < steps:
        pos.play(lots.choice(pos.chance)[0] if pos.chance else lots.choice(pos.legal))
        found.append(pos.copy())
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_text_is_one_path_of_tokens_and_every_place_is_in_the_picture(game: str) -> None:
    for pos in positions(game, 1, 150):
        seen = scene(pos.view(), pos.legal, "en", NAMES, pos.moves)
        assert [choice.text for choice in seen.choices] == pos.legal
        paths = [choice.tokens for choice in seen.choices]
        assert len(set(paths)) == len(paths)
        spots = set(re.findall('data-spot="([^"]+)"', "".join(part.svg for part in seen.parts)))
        tokens = {token.name: token for token in seen.tokens}
        assert set(tokens) == {name for path in paths for name in path}
        assert {name for name, token in tokens.items() if token.spot} <= spots


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_scene_is_told_in_the_language(game: str, lang: str) -> None:
    for pos in positions(game, 2, 120)[::7]:
        seen = scene(pos.view(), pos.legal, lang, NAMES, pos.moves)
        assert seen.prompt
        assert seen.headline
        assert all(token.label for token in seen.tokens)
        assert [len(facts) >= 6 for facts in seen.seats] == [True] * 3
        for text in pos.legal[:20]:
            assert stage(game).worded(text, pos.view(), lang)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_picked_means_a_text_of_the_game(game: str) -> None:
    """For a complete path the first text that it may be meant as is the one it leads to."""
    for pos in positions(game, 3, 150):
        for text in pos.legal:
            if text.startswith("+") or game == "flood":
                assert text.replace("*", " ") in [
                    each.replace("*", " ").replace(" plain", "")
                    for each in stage(game).meant(pos.view(), stage(game).path(text))
                ], text


def test_a_click_on_what_is_forbidden_finds_a_rule() -> None:
    pos = positions("sumeria", 4, 40)[-1]
    taken = next(iter(pos.view()["traders"]))
    [text] = stage("sumeria").meant(pos.view(), [taken])
    refusal = pos.why_not(text)
    assert refusal is not None
    assert re.fullmatch(r"R\d+", refusal.rule)


def test_dice_are_those_of_the_last_text() -> None:
    assert stage("flood").dice("~36") == (3, 6)
    assert stage("flood").dice("~213") == ()
    assert stage("sumeria").dice("~2") == ()


def test_changes_name_what_a_turn_costs() -> None:
    pos: Any = next(
        each for each in positions("flood", 5, 200) if any(t.startswith("pay ") for t in each.legal)
    )
    before, seat = pos.view(), pos.to_act
    text = next(text for text in pos.legal if text.startswith("pay "))
    pos.play(text)
    [change] = changes(before, pos.view(), seat, "en")
    assert int(change.before.partition(" ")[0]) - int(change.after.partition(" ")[0]) == 1


@pytest.mark.parametrize("game", GAMES)
def test_ground_and_parts_share_one_box_and_no_id(game: str) -> None:
    pos = positions(game, 6, 60)[-1]
    ground = stage(game).ground(pos.view(), "en")
    seen = scene(pos.view(), pos.legal, "en", NAMES, pos.moves)
    assert seen.parts[0].box == ground.box
    ids = re.findall(r'\bid="([^"]+)"', ground.svg + "".join(part.svg for part in seen.parts))
    assert len(ids) == len(set(ids))
    for part in seen.parts:
        assert "<script" not in part.svg


def test_every_place_of_after_the_flood_has_an_answer_in_every_step() -> None:
    pos, chooser, asked = edubba.new("flood"), random.Random(2), set()
    while not pos.over:
        if not pos.chance:
            view = pos.view()
            for place in (*view["areas"], "irrigation", "toolmakers"):
                assert any(_answered(pos, text) for text in stage("flood").meant(view, [place])), (
                    view,
                    place,
                )
            asked.add(view["prompt"])
        pos.play(chooser.choice([text for text, _ in pos.chance] if pos.chance else pos.legal))
    assert {"action", "workers", "place", "surcharge", "bid"} <= asked


def _answered(pos: edubba.Position, text: str) -> bool:
    try:
        refusal = pos.why_not(text)
    except ParseError:
        return False
    return refusal is None or refusal.rule.startswith("R")


# --- what a click in After the Flood is answered with -----------------------------------------------------

MARKET = Flood(
    workers=dict.fromkeys(("elam", "amorites", "egypt", "guti", "dilmun"), (1, 0, 0)),
    armies={"amorites": (2, 1)}, empires={2: "sumer"},
    hands={1: "grain*2 textile", 2: "gold*3", 3: "gold*4"},
)  # fmt: skip
AT_WAR = Flood(
    armies={"nippur": (1, 2), "umma": (1, 1), "uruk": (2, 1)}, army_pool={1: 2, 2: 3},
    empires={1: "sumer", 2: "guti"}, cities={"nippur": 2, "shuruppak": 2, "uruk": 3},
)  # fmt: skip
GUTI = Flood(workers={"guti": (1, 0, 0), "akkad": (1, 2, 0)})
STUCK = Flood(pool={1: 0}, turn=2)

#: the position, what was played since, what was picked, the refusal that is told
CLICKS: list[tuple[Flood, tuple[str, ...], str, str]] = [
    (GUTI, (), "akkad", "r97-more"),
    (Flood(), (), "guti", "r97-no-worker"),
    (GUTI, (), "elam", "r47-first"),  # no empire of this turn, but workers go there
    (GUTI, (), "weaving", "r47-first"),
    (STUCK, (), "weaving", "r49-no-work"),
    (AT_WAR, (), "shuruppak", "r57-city"),
    (GUTI, ("workers",), "elam", "r63-spend-first"),
    (GUTI, ("workers",), "ur", "r66-sumerian"),
    (GUTI, ("workers", "spend grain", "place elam*1"), "elam", "r63-spent"),
    (GUTI, ("workers", "spend grain"), "ur", "r66-sumerian"),
    (MARKET, ("trade",), "mitanni", "r79-nobody"),
    (MARKET, ("trade",), "amorites", "r84-army"),
    (MARKET, ("trade",), "guti", "r80-offers-nothing"),
    (MARKET, ("trade",), "egypt", "r81-stock-empty"),
    (MARKET, ("trade",), "ur", "r85-sumerian"),
    (MARKET, ("trade",), "toolmakers", "r88-no-toolmaker"),
    (MARKET, ("trade",), "weaving", "r79-step"),
    (MARKET, ("trade", "swap dilmun grain>wood"), "dilmun", "r82-no-unit"),
    (GUTI, ("empire guti",), "guti", "r102-board"),
    (GUTI, ("empire guti", "done"), "ur", "r105-board"),
    (AT_WAR, ("expand",), "sippar", "r114-not-adjacent"),
    (AT_WAR, ("expand",), "nippur", "r122-dear"),
    (GUTI, ("pass",), "guti", "r137-board"),
    (GUTI, ("pass",), "ur", "r137-board"),
]


@pytest.mark.parametrize(
    ("scene_by_hand", "played", "place", "key"), CLICKS, ids=[f"{c[1][-1:]} {c[2]}" for c in CLICKS]
)
def test_a_click_is_answered_with_what_says_most_about_the_place(
    scene_by_hand: Flood, played: tuple[str, ...], place: str, key: str
) -> None:
    pos = scene_by_hand.play(*played)
    refusals = []
    for text in stage("flood").meant(pos.view(), [place]):
        with contextlib.suppress(ParseError):
            refusals.append(pos.why_not(text))
    found = min((each for each in refusals if each is not None), key=stage("flood").telling)
    assert found.key == f"flood-{key}"


def test_a_half_told_exchange_is_filled_in() -> None:
    pos = MARKET.play("trade")
    texts = stage("flood").meant(pos.view(), ["swap", "elam", "textile"])
    assert len(texts) == 7
    assert all(text.startswith("swap elam textile>") for text in texts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_being_done_says_with_what(lang: str) -> None:
    ends = (("workers", "spend grain", "place elam*1"), ("empire guti",), ("empire guti", "done"), ("pass",))
    told = [
        stage("flood").step("done", GUTI.play(*texts).view(), lang)
        for texts in (*ends, ("pass", "bid grain"))
    ]
    assert len({*told}) == 5
    assert stage("flood").token("done", GUTI.position().view(), lang).label not in told
    assert stage("flood").token("sumer", GUTI.position().view(), lang).label == say(
        "flood-name", lang, name="sumer"
    )
