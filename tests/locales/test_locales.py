"""The Fluent files of all languages: the same keys and facts, sentences that can be said, nothing dead."""

from __future__ import annotations

import ast
import itertools
import re
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import edubba
from edubba import locales
from edubba.games.core import NAMES
from edubba.games.flood.refusals import STEP
from edubba.guide.lessons import lessons
from edubba.guide.rulebook import rulebook
from edubba.locales import LANGUAGES, preferred, say, sentence

SOURCE = Path(edubba.__file__).parent
WEB = Path(__file__).parents[2] / "web"
REFUSALS = re.compile(r"games/(?P<game>\w+)/refusals(\.py|/\w+\.py)")
OTHERS = tuple(lang for lang in LANGUAGES if lang != "en")

PLURALS = {"zero", "one", "two", "few", "many", "other"}
NEEDED = {lang: {"one", "other"} for lang in LANGUAGES} | {"ro": {"one", "few", "other"}}
NUMBERS = (0, 1, 2, 5, 21)

#: Messages that are right although they are spelt as in English.
AS_IN_ENGLISH = (
    {(lang, key) for lang in OTHERS for key in ("draw-title", "page-sumeria", "page-hot-seat")}
    | {(lang, key) for lang in ("de", "it", "ro") for key in ("page-bot", "page-seat-bot", "page-chat")}
    | {(lang, key) for lang in ("de", "it", "ro") for key in ("page-keys-prompt", "editor-army-of")}
    | {
        ("it", "editor-no"),
        ("ro", "draw-kind-E"),
        ("de", "page-lobby"),
        ("de", "page-name"),
        ("it", "page-password"),
    }
)

#: Keys that are put together from a value which is no literal at that place: the beginning and its values.
FAMILIES = {"draw-kind-": tuple("EMPR"), "draw-status-": ("setup", "play", "take")}

#: Refusals that the code spells and the rules rule out: tiles and seats are drawn before the game only (R14).
CANNOT_COME = {"sumeria-r55-tile-lies", "sumeria-r55-no-such-seat"}


# --- reading the files --------------------------------------------------------------------------------


class _Uses(Visitor):  # type: ignore[misc, unused-ignore]  # fluent.syntax has no types
    """The variables of a message, and for each selector the keys of its variants."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selectors: list[tuple[str, list[str | int]]] = []
        self.text: list[str] = []

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        self.text.append(node.value)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        keys = [_variant(variant.key) for variant in node.variants]
        self.selectors.append((node.selector.id.name, keys))
        self.generic_visit(node)


def _variant(key: Any) -> str | int:
    return int(key.value) if isinstance(key, ftl.NumberLiteral) else str(key.name)


@cache
def entries(lang: str) -> Mapping[str, list[Any]]:
    """File name -> what stands in it."""
    parse = FluentParser().parse
    return {file.name: parse(file.read_text(encoding="utf-8")).body for file in locales.files(lang)}


def keys_of(lang: str) -> dict[str, list[str]]:
    return {
        name: [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
        for name, body in entries(lang).items()
    }


@cache
def messages(lang: str) -> Mapping[str, Any]:
    """Key -> pattern."""
    return {
        entry.id.name: entry.value
        for body in entries(lang).values()
        for entry in body
        if isinstance(entry, ftl.Message)
    }


def uses(lang: str, key: str) -> _Uses:
    found = _Uses()
    found.visit(messages(lang)[key])
    return found


def samples(found: _Uses) -> Iterator[dict[str, str | int]]:
    """Facts for a message: every variant of every selector, in every combination."""
    values: dict[str, set[str | int]] = {}
    for name, keys in found.selectors:
        plural = {*NUMBERS} if PLURALS & {*keys} else set()
        values.setdefault(name, set()).update(plural, {key for key in keys if key not in PLURALS})
    names = sorted(values)
    for chosen in itertools.product(*(sorted(values[name], key=str) for name in names)):
        facts = dict(zip(names, chosen, strict=True))
        for rest in ("ur.t1", *NUMBERS):
            yield dict.fromkeys(found.variables, rest) | facts


# --- the files against English --------------------------------------------------------------------------


@pytest.mark.parametrize("lang", OTHERS)
def test_a_language_has_the_keys_of_english_in_the_same_files_and_order(lang: str) -> None:
    assert keys_of(lang) == keys_of("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_parses_and_no_key_stands_twice(lang: str) -> None:
    for file, body in entries(lang).items():
        junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
        assert not junk, file
    keys = [key for found in keys_of(lang).values() for key in found]
    assert len(keys) == len(set(keys)) > 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said_with_all_its_variants(lang: str) -> None:
    slips = re.compile(r"[{}]|None|  | [,;.](?= |$)|,,|\.\.")
    for key in messages(lang):
        said = [sentence(key, facts, lang) for facts in samples(uses(lang, key))]
        assert said
        for text in said:
            assert text.strip() == text != "", key
            assert key == "play-help" or not slips.search(text), f"{key}: {text}"


@pytest.mark.parametrize("lang", OTHERS)
def test_a_language_uses_no_variable_that_english_does_not(lang: str) -> None:
    for key in messages(lang):
        assert uses(lang, key).variables <= uses("en", key).variables, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_plural_has_the_forms_of_its_language(lang: str) -> None:
    for key in messages(lang):
        for name, variants in uses(lang, key).selectors:
            named = PLURALS & {*variants}
            if named - {"other"}:
                assert named == NEEDED[lang], f"{key}, ${name}"


@pytest.mark.parametrize("lang", OTHERS)
def test_every_message_is_translated(lang: str) -> None:
    english = messages("en")
    same = {
        (lang, key)
        for key, value in messages(lang).items()
        if value.equals(english[key], ignored_fields=["span"])
    }
    assert same == {pair for pair in AS_IN_ENGLISH if pair[0] == lang}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_lists_every_command_in_two_columns(lang: str) -> None:
    lines = say("play-help", lang).split("\n")[1:]
    english = [line.split(" ")[0] for line in say("play-help").split("\n")[1:]]
    assert [line.split(" ")[0] for line in lines] == english
    for line in lines:
        assert re.fullmatch(r"(?=.{13}  \S)\S+( \S+)? +\S.*", line), line


@pytest.mark.parametrize(
    ("lang", "opening", "closing"),
    [("en", "“", "”"), ("de", "„", "“"), ("hu", "„", "”"), ("it", "«", "»"), ("ro", "„", "”")],
)
def test_quotes_are_those_of_the_language_and_in_pairs(lang: str, opening: str, closing: str) -> None:
    for key in messages(lang):
        text = "".join(uses(lang, key).text)
        found = re.sub(r"[^\"“”„«»]", "", text)
        assert found == (opening + closing) * (len(found) // 2), key


def test_romanian_letters_have_a_comma_below() -> None:
    wrong = [key for key in messages("ro") if re.search("[şţŞŢ]", "".join(uses("ro", key).text))]
    assert not wrong


# --- the files against the code -----------------------------------------------------------------------


@cache
def trees() -> Mapping[str, ast.Module]:
    return {
        path.relative_to(SOURCE).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(SOURCE.rglob("*.py"))
    }


def strings(node: ast.AST) -> set[str]:
    return {n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def literal_keys() -> set[str]:
    """String literals that have the form of a key: they begin like one and are words joined by hyphens."""
    first = {key.split("-")[0] for key in messages("en")}
    form = re.compile(rf"({'|'.join(sorted(first))})(-[A-Za-z0-9]+)+")
    whole = [
        tree for name, tree in trees().items() if not REFUSALS.fullmatch(name)
    ]  # those write parts of keys
    return {text for tree in whole for text in strings(tree) if form.fullmatch(text)}


@cache
def refusal_keys() -> set[str]:
    """The keys that refusals make of a rule and a word."""
    found = {f"flood-{rule.lower()}-step" for rule in STEP.values()}
    for name, tree in trees().items():
        file = REFUSALS.fullmatch(name)
        if file:
            found |= {f"{file['game']}-{rule.lower()}-{word}" for rule, word in rules_and_words(tree)}
    return found - CANNOT_COME


def rules_and_words(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """What `no(rule, word)` is called with; where either comes from a choice, all of its outcomes."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for function in [*functions, tree]:
        assigned = {
            node.targets[0].id: strings(node.value)
            for node in ast.walk(function)
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
        }
        for call in ast.walk(function):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
                continue
            if call.func.id == "not_in_hand":
                yield from ((rule, "not-in-hand") for rule in strings(call.args[0]))
            elif call.func.id in ("no", "_no"):
                rule, key = call.args
                rules = assigned.get(rule.id, set()) if isinstance(rule, ast.Name) else strings(rule)
                keys = strings(key.body) | strings(key.orelse) if isinstance(key, ast.IfExp) else strings(key)
                yield from itertools.product(rules, keys)


def made_keys() -> dict[str, set[str]]:
    """Keys from f-strings, by their beginning: values named by the loop around them, or by FAMILIES."""
    found: dict[str, set[str]] = {}
    beginnings = tuple({key[: key.index("-") + 1] for key in messages("en")})
    for name, tree in trees().items():
        for node in ast.walk(tree):
            if not isinstance(node, (ast.ListComp, ast.GeneratorExp)):
                continue
            for text in beginnings_in(node.elt, beginnings):
                values = strings(node.generators[0].iter)
                found.setdefault(text, set()).update(text + value for value in values)
        if not REFUSALS.fullmatch(name):
            for text in beginnings_in(tree, beginnings):
                found.setdefault(text, set()).update(text + value for value in FAMILIES.get(text, ()))
    return found


def beginnings_in(node: ast.AST, beginnings: tuple[str, ...]) -> set[str]:
    """The first, fixed parts of f-strings that begin like a key."""
    firsts = {n.values[0] for n in ast.walk(node) if isinstance(n, ast.JoinedStr) and n.values}
    fixed = {first.value for first in firsts if isinstance(first, ast.Constant)}
    return {text for text in fixed if isinstance(text, str) and text.startswith(beginnings)}


#: What the page puts together: the beginning and its values.
PAGE_FAMILIES = {
    "page-": ("sumeria", "flood"),
    "page-sumeria-": ("picture", "facts", "about"),
    "page-flood-": ("picture", "facts", "about"),
    "page-clock-": ("none", "fast", "slow", "days"),
    "page-clock-kind-": ("none", "live", "days"),
    "page-status-": ("waiting", "running", "over"),
    "page-theme-": ("auto", "light", "dark"),
}


@cache
def page_sources() -> str:
    files = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def page_keys() -> set[str]:
    """The keys that the page says, as they stand there and put together."""
    plain = set(re.findall(r"\bt\('(page-[a-z-]+)'", page_sources()))
    return plain | {first + value for first, values in PAGE_FAMILIES.items() for value in values}


def test_every_key_of_the_page_exists_and_no_beginning_is_unknown() -> None:
    assert page_keys() - messages("en").keys() == set()
    made = set(re.findall(r"\bt\(`(page-[a-z-]*)\$\{", page_sources()))
    assert made <= PAGE_FAMILIES.keys()
    assert re.findall(r"\bt\((?!['`]page-)(?!key)", page_sources()) == []


def test_every_key_in_the_code_exists() -> None:
    assert literal_keys() - messages("en").keys() == set()
    assert refusal_keys() - messages("en").keys() == set()
    assert len(refusal_keys()) > 100


def test_every_key_made_in_the_code_exists() -> None:
    for beginning, keys in made_keys().items():
        assert keys, f"FAMILIES does not know {beginning}"
        assert keys - messages("en").keys() == set()


def guide_keys() -> set[str]:
    """The keys that rules, examples and lessons are made of."""
    books = {key for game in NAMES for key in rulebook(game).message_keys()}
    return books | {key for game in NAMES for lesson in lessons(game) for key in lesson.message_keys()}


def test_every_key_is_used() -> None:
    made = set().union(*made_keys().values())
    used = literal_keys() | refusal_keys() | made | page_keys() | guide_keys()
    assert messages("en").keys() - used == set()


# --- choosing a language --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "ro"}, "ro"),
        ({"LANG": "IT_it"}, "it"),
        ({"LANG": "de@euro"}, "de"),
        ({"LANG": "hu-HU"}, "hu"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "den_XX"}, "en"),  # three letters: not German
        ({"LANG": ""}, "en"),
        ({"LC_MESSAGES": "ro_RO", "LANG": "de_DE"}, "ro"),
        ({"LC_ALL": "it_IT", "LC_MESSAGES": "ro_RO", "LANG": "de_DE"}, "it"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "", "LANG": "de_DE"}, "de"),
        ({"LC_ALL": "fr_FR", "LANG": "de_DE"}, "en"),
        ({"LANGUAGE": "hu:de", "LANG": "it_IT"}, "hu"),
        ({"LANGUAGE": "fr:ro", "LANG": "it_IT"}, "ro"),
        ({"LANGUAGE": "fr", "LANG": "it_IT"}, "it"),
        ({"LANGUAGE": "en_GB:de", "LANG": "it_IT"}, "en"),
        ({"LANGUAGE": "de", "LANG": "C.UTF-8"}, "en"),  # as gettext does
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], lang: str) -> None:
    assert preferred(environment) == lang


def test_an_unknown_language_is_answered_in_english() -> None:
    facts = {"name": "Anna", "points": 1, "winner": "yes"}
    assert say("play-result", "xx", **facts) == say("play-result", "en", **facts) == "Anna: 1 point, wins"
    assert say("play-goodbye", "") == say("play-goodbye")


def test_an_unknown_key_or_a_missing_fact_is_an_error() -> None:
    with pytest.raises(KeyError):
        say("no-such-message")
    with pytest.raises(ValueError, match="play-undone"):
        say("play-undone")


@pytest.mark.parametrize(
    ("lang", "points", "said"),
    [
        ("de", 1, "1 Punkt"),
        ("de", 0, "0 Punkte"),
        ("hu", 1, "1 pont"),
        ("hu", 21, "21 pont"),
        ("it", 1, "1 punto"),
        ("it", 21, "21 punti"),
        ("ro", 1, "1 punct"),
        ("ro", 0, "0 puncte"),
        ("ro", 19, "19 puncte"),
        ("ro", 20, "20 de puncte"),
        ("ro", 101, "101 puncte"),
        ("ro", 121, "121 de puncte"),
    ],
)
def test_points_are_counted_as_people_count(lang: str, points: int, said: str) -> None:
    assert say("play-result", lang, name="Anna", points=points, winner="no") == f"Anna: {said}"


def test_many_threads_may_say_something_for_the_first_time() -> None:
    """A message that names one of another file, from the same language, at the same moment."""
    for _ in range(5):
        fresh = locales._Messages("hu")
        with ThreadPoolExecutor(8) as threads:
            asked = [threads.submit(fresh.pattern, key) for key in ("flood-list", "draw-title") * 8]
            assert all(each.result() is not None for each in asked)
