"""Scenes: every choice is a path that can be picked, in pictures that hold its places, in every language."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import edubba
from edubba.drawing.scene import changes, scene, stage
from edubba.games.errors import ParseError
from edubba.locales import LANGUAGES

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
