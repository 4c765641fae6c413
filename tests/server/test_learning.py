"""Rules, examples and lessons over HTTP: all of them are told, and all of them can be walked through."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from edubba.drawing.scene import stage
from edubba.games import core
from edubba.guide.lessons import Lesson, LessonStep, lessons, walk
from edubba.guide.rulebook import rulebook
from edubba.locales import LANGUAGES
from edubba.server.learning.lessons import solution
from tests.rules.page import PAGES
from tests.server.held import Inside
from tests.server.served import VERIFY

each_game = pytest.mark.parametrize("game", core.NAMES)


@pytest.fixture(scope="module")
def http(server: Inside) -> httpx.Client:
    return _client(server)


def _client(server: Inside) -> httpx.Client:
    alone = httpx.Limits(max_keepalive_connections=0)
    return httpx.Client(base_url=server.address, timeout=30, limits=alone, verify=VERIFY)


def _get(http: httpx.Client, path: str, **query: Any) -> Any:
    return http.get(path, params={"lang": "en"} | query).raise_for_status().json()


# --- the rules ------------------------------------------------------------------------------------------


@each_game
def test_every_rule_is_told_once_in_the_order_of_the_specification(http: httpx.Client, game: str) -> None:
    told = _get(http, f"/api/rules/{game}")
    found = [rule for chapter in told["chapters"] for rule in chapter["rules"]]
    assert [rule["rule"] for rule in found] == list(PAGES[game].summaries)
    assert all(len(rule["text"]) > 40 for rule in found)
    assert told["known"] != told["reconstructed"]
    assert len(told["boards"]) == len(core.game(game).about.boards)


@each_game
def test_rulings_options_and_reconstructions_are_named_as_such(http: httpx.Client, game: str) -> None:
    told = _get(http, f"/api/rules/{game}")
    marks = [mark for chapter in told["chapters"] for rule in chapter["rules"] for mark in rule["marks"]]
    assert {mark["kind"] for mark in marks} == {"ruling", "option", "reconstructed"}
    labels = {option["label"] for option in told["options"]}
    assert {mark["option"] for mark in marks if mark["kind"] == "option"} <= labels
    for option in told["options"]:
        assert len(option["values"]) > 1
        assert option["about"].endswith(".")
        assert option["label"] != option["name"]


@each_game
def test_every_example_stands_in_one_chapter_and_figures_are_pictures(http: httpx.Client, game: str) -> None:
    told = _get(http, f"/api/rules/{game}")
    placed = [example["id"] for chapter in told["chapters"] for example in chapter["examples"]]
    assert sorted(placed) == sorted(example.id for example in rulebook(game).examples)
    figures = [chapter["figure"]["id"] for chapter in told["chapters"] if chapter["figure"]]
    assert figures
    for figure in figures:
        picture = http.get(f"/api/rules/{game}/figures/{figure}")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert picture.text.startswith("<svg")
        assert "max-age" in picture.headers["cache-control"]


@each_game
def test_examples_can_be_stepped_through(http: httpx.Client, game: str) -> None:
    for example in rulebook(game).examples:
        path, before = f"/api/rules/{game}/examples/{example.id}", None
        for number, step in enumerate((None, *example.steps)):
            seen = _get(http, path, step=number)
            assert (seen["step"], seen["steps"]) == (number, len(example.steps))
            assert seen["caption"]
            assert seen["scene"]["choices"] == []
            assert all(part["svg"] for part in seen["scene"]["parts"])
            there = seen["scene"] | {"now": 0}
            if step and step.refused:
                assert seen["refusal"]["rule"] in example.rules
                assert not seen["refusal"]["text"].startswith(seen["refusal"]["rule"])
                assert there == before
            else:
                assert seen["refusal"] is None
                assert there != before
            before = there
        assert http.get(path, params={"step": len(example.steps) + 1}).status_code == 404
        assert _get(http, seen["ground"])["svg"]


@each_game
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_every_language_tells_the_same_rules_in_its_own_words(
    http: httpx.Client, game: str, lang: str
) -> None:
    english, told = _get(http, f"/api/rules/{game}"), _get(http, f"/api/rules/{game}", lang=lang)
    for ours, theirs in zip(english["chapters"], told["chapters"], strict=True):
        for one, other in zip(ours["rules"], theirs["rules"], strict=True):
            assert one["rule"] == other["rule"]
            assert one["text"] != other["text"]
    first = lessons(game)[0]
    listed = _get(http, f"/api/lessons/{game}", lang=lang)
    state = _try(http, first, [], lang=lang)
    assert state["title"] == listed[0]["title"] != _try(http, first, [])["title"]
    example = rulebook(game).examples[0]
    path = f"/api/rules/{game}/examples/{example.id}"
    assert _get(http, path, lang=lang)["caption"] != _get(http, path)["caption"]


def test_what_is_not_there_is_told(http: httpx.Client) -> None:
    for path in ("/api/rules/chess", "/api/lessons/chess", "/api/rules/chess/examples/stop"):
        assert http.get(path).status_code == 400
    for path in (
        "/api/rules/sumeria/examples/nothing",
        "/api/rules/sumeria/figures/nothing",
        "/api/rules/sumeria/ground/nothing",
    ):
        assert http.get(path).status_code == 404
    assert http.get("/api/rules/sumeria/examples/opening", params={"step": 41}).status_code == 400


# --- the lessons ----------------------------------------------------------------------------------------


def _try(http: httpx.Client, lesson: Lesson, played: list[str], **wish: Any) -> Any:
    path = f"/api/lessons/{lesson.game}/{lesson.id}"
    answer = http.post(path, json={"played": played, "lang": "en"} | wish)
    return answer.raise_for_status().json()


@each_game
def test_the_lessons_are_listed_in_their_order(http: httpx.Client, game: str) -> None:
    listed = _get(http, f"/api/lessons/{game}")
    assert [each["id"] for each in listed] == [lesson.id for lesson in lessons(game)]
    assert [each["steps"] for each in listed] == [len(lesson.steps) for lesson in lessons(game)]
    assert all(each["title"] and each["rules"] for each in listed)


@each_game
def test_every_lesson_can_be_done_by_texts(http: httpx.Client, game: str) -> None:
    for lesson in lessons(game):
        state = _try(http, lesson, [])
        assert (state["step"], state["verdict"], state["done"]) == (0, "", False)
        for number, step in enumerate(lesson.steps):
            assert state["words"]
            assert (state["doing"], bool(state["hint"])) == (step.doing, step.doing)
            assert bool(state["scene"]["choices"]) == (bool(step.accept) or state["forbidden"])
            text = solution(step, walk(lesson, state["played"]).pos)
            state = _try(http, lesson, state["played"], text=text)
            assert (state["verdict"], state["step"]) == ("solved", number + 1), (lesson.id, number, text)
            assert bool(state["refusal"]) == bool(step.refused)
            assert not step.accept or state["did"]
        assert state["done"]
        assert _get(http, state["ground"])["svg"]


def _picked(state: dict[str, Any], step: LessonStep, lesson: Lesson) -> list[str]:
    """What a learner clicks on to solve a step."""
    return list(stage(lesson.game).path(solution(step, walk(lesson, state["played"]).pos)))


@each_game
def test_what_is_forbidden_can_be_tried_by_clicking(http: httpx.Client, game: str) -> None:
    """All places can be clicked; the words have to be there, else the whole text is a choice of its own."""
    tried = 0
    for lesson in lessons(game):
        state = _try(http, lesson, [])
        for step in lesson.steps:
            if step.refused:
                picks = _picked(state, step, lesson)
                offered = [choice for choice in state["scene"]["choices"] if choice["tokens"] == picks]
                wish = {"text": offered[0]["text"]} if offered else {"picks": picks}
                answer = _try(http, lesson, state["played"], **wish)
                assert (answer["verdict"], bool(answer["refusal"])) == ("solved", True), (lesson.id, picks)
                known = {token["name"]: token["spot"] for token in state["scene"]["tokens"]}
                assert offered or all(known.get(pick, True) or pick in known for pick in picks)
                tried += 1
            state = _try(http, lesson, state["played"], show=True)
            assert state["verdict"] == "solved", lesson.id
        assert state["done"]
    assert tried >= 4


def _first_doing(game: str) -> tuple[Lesson, int]:
    """A lesson with a step that only some of the legal texts solve, and the step's index."""
    for lesson in lessons(game):
        if lesson.steps[0].accept and len(walk(lesson, []).pos.legal) > 5:
            return lesson, 0
    raise AssertionError("no lesson begins with doing")


@each_game
def test_an_answer_that_does_not_solve_a_step_is_told_why(http: httpx.Client, game: str) -> None:
    lesson, number = _first_doing(game)
    step, pos = lesson.steps[number], walk(lesson, []).pos
    other = next((text for text in pos.legal if not step.asks_for(text)), None)
    if other:
        state = _try(http, lesson, [], text=other)
        assert (state["verdict"], state["step"], state["refusal"]) == ("other", 0, None)
        assert state["hint"]
    state = _try(http, lesson, [], picks=["nowhere"])
    assert (state["verdict"], state["step"]) == ("nothing", 0)
    wrong = http.post(f"/api/lessons/{game}/{lesson.id}", json={"played": [other or ""]})
    assert (wrong.status_code, wrong.json()["code"]) == (400, "guide-step-unsolved")
    none = http.post(f"/api/lessons/{game}/{lesson.id}", json={"text": "no text of a game"})
    assert none.status_code == 400


def test_a_refusal_that_was_not_asked_for_names_its_rule(http: httpx.Client) -> None:
    lesson, _ = _first_doing("sumeria")
    taken = next(iter(walk(lesson, []).pos.view()["traders"]))
    state = _try(http, lesson, [], text=f"+{taken}")
    assert (state["verdict"], state["step"]) == ("refused", 0)
    assert state["refusal"]["rule"].startswith("R")


@pytest.mark.parametrize(
    "wish",
    [{"played": [""] * 41}, {"text": "x" * 257}, {"picks": ["x"] * 7}, {"unknown": 1}, {"played": 1}],
)
def test_a_wish_is_bounded(http: httpx.Client, wish: dict[str, Any]) -> None:
    lesson = lessons("sumeria")[0]
    assert http.post(f"/api/lessons/sumeria/{lesson.id}", json=wish).status_code == 400
    assert http.post("/api/lessons/sumeria/nothing", json={}).status_code == 404


def test_a_place_that_comes_after_a_word_is_answered_with_the_word(http: httpx.Client) -> None:
    state = http.post("/api/lessons/flood/fighting", json={"played": [], "picks": ["nippur"]}).json()
    assert (state["verdict"], state["did"], state["refusal"]) == ("first", "Expand the empire", None)
    state = http.post("/api/lessons/flood/fighting", json={"played": [], "picks": ["ur"]}).json()
    assert state["verdict"] == "refused"  # no word leads there
