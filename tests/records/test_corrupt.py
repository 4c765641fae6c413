"""What is wrong with a record is said with its line; nothing illegal is read or written."""

from __future__ import annotations

import pickle

import pytest

from edubba import records
from edubba.games.errors import RecordError, Refusal
from edubba.locales import LANGUAGES
from edubba.records import Line, Node, Record
from tests.records.makers import FOLDER

HEAD = "edubba-record: 1\ngame: sumeria\nrules: 1\n"
FINISHED = (FOLDER / "random-01.edubba").read_text("utf-8")
ROW = "~ur ~kish ~umma ~uruk ~lagash ~nippur ~sippar ~shuruppak ~E ~E ~E ~M ~M ~M ~1 "


def _line(start: str) -> int:
    return next(i for i, line in enumerate(FINISHED.split("\n"), 1) if line.startswith(start))


CORRUPT: dict[str, tuple[str, str, int]] = {
    "empty": ("", "record-no-record", 1),
    "another file": ("[Event \"chess\"]\n", "record-no-record", 1),
    "headers in another order": ("game: sumeria\nedubba-record: 1\n", "record-no-record", 1),
    "newer format": ("edubba-record: 2\nwhatever\n", "record-version", 1),
    "no version": ("edubba-record:\n", "record-version", 1),
    "no game": ("edubba-record: 1\nrules: 1\n", "record-header-missing", 1),
    "no rules": ("edubba-record: 1\ngame: sumeria\n", "record-header-missing", 1),
    "unknown game": ("edubba-record: 1\ngame: chess\nrules: 1\n", "record-setting", 2),
    "newer rules": ("edubba-record: 1\ngame: sumeria\nrules: 2\n", "record-rules-newer", 3),
    "rules of no number": ("edubba-record: 1\ngame: sumeria\nrules: one\n", "record-rules", 3),
    "rules 0": ("edubba-record: 1\ngame: sumeria\nrules: 0\n", "record-rules", 3),
    "no colon": (HEAD + "seat.1 Ninsun\n", "record-header", 4),
    "capital key": (HEAD + "Date: 2026-11-15\n", "record-header", 4),
    "long key": (HEAD + "x" * 65 + ": 1\n", "record-header", 4),
    "a header twice": (HEAD + "date: 1\ndate: 2\n", "record-header-twice", 5),
    "too many headers": (HEAD + "".join(f"x{i}:\n" for i in range(300)), "record-headers-many", 257),
    "a long value": (HEAD + f"x: {'a' * (1024 * 1024 + 1)}\n", "record-header-long", 4),
    "indented under a value": (HEAD + "date: 1\n  more\n", "record-indent", 5),
    "indented at once": ("edubba-record: 1\n  more\n", "record-indent", 2),
    "unknown option": (HEAD + "option.colour: red\n", "record-setting", 4),
    "bad option": (HEAD + "option.players: 3\noption.start_tie: lots\n", "record-setting", 5),
    "number as text": (HEAD + "option.players:\n  \"3\"\n", "record-setting", 4),
    "unknown board": (HEAD + "option.board: my.toml\n", "record-setting", 4),
    "a board's path": (HEAD + "option.board: /etc/passwd\n", "record-setting", 4),
    "board of no JSON": (HEAD + "option.board:\n  {\n  \"name\" 3\n", "record-json", 6),
    "board breaks a rule": (HEAD + "option.board:\n  {\"name\": \"x\"}\n", "record-setting", 4),
    "JSON key twice": (HEAD + "option.board:\n  {\"name\": 1, \"name\": 2}\n", "record-json", 4),
    "JSON without end": (HEAD + "option.board:\n  " + "[" * 100_000 + "\n", "record-json", 4),
    "JSON too large a number": (HEAD + f"option.board:\n  {'9' * 5000}\n", "record-json", 4),
    "JSON NaN": (HEAD + "option.board:\n  [NaN]\n", "record-json", 4),
    "control character": (HEAD + "\n~ur {be\a ll}", "record-control", 5),
    "a lone CR": (HEAD + "\n~ur\r~kish", "record-control", 5),
    "half a surrogate": (HEAD + "x: \ud800\n", "record-control", 4),
    "open comment": (HEAD + "\n~ur\n{never closed\n~kish\n", "record-unclosed", 6),
    "comment in a comment": (HEAD + "\n~ur {one {two} three}\n", "record-unclosed", 5),
    "unknown escape": (HEAD + "\n~ur {a \\n}\n", "record-unclosed", 5),
    "open annotation": (HEAD + "\n~ur [clock 0:05:00\n~kish", "record-unclosed", 5),
    "open quotes": (HEAD + "\n\"~ur\n~kish", "record-unclosed", 5),
    "open variation": (HEAD + "\n~ur\n\n(~kish\n~umma", "record-unclosed", 7),
    "stray brace": (HEAD + "\n~ur }", "record-stray", 5),
    "stray parenthesis": (HEAD + "\n~ur\n)", "record-stray", 6),
    "stray backslash": (HEAD + "\n~u\\r", "record-stray", 5),
    "annotation of no name": (HEAD + "\n~ur [5]", "record-annotation-name", 5),
    "annotation before a text": (HEAD + "\n[clock 1]", "record-no-text-before", 5),
    "variation before a text": (HEAD + "\n(~ur)", "record-no-text-before", 5),
    "empty variation": (HEAD + "\n~ur\n({only a comment})", "record-variation-empty", 6),
    "long text": (HEAD + "\n+" + "u" * 300, "record-piece-long", 5),
    "long comment": (HEAD + "\n~ur {" + "u" * 70_000 + "}", "record-piece-long", 5),
    "too deep": (HEAD + "\n~ur " + "(~kish " * 33 + ")" * 33, "record-deep", 5),
    "far too deep": (HEAD + "\n~ur\n" + "(~kish\n" * 200_000, "record-deep", 38),
    "too many texts": (HEAD + "\n~ur\n" + "~kish " * 100_001, "record-texts-many", 6),
    "too many comments": (HEAD + "\n~ur\n" + "{}" * 200_001, "record-pieces-many", 6),
    "no text at all": (HEAD + "\n~ur\ncastle", "record-illegal", 6),
    "illegal draw": (HEAD + "\n~ur\n# more\n~ur", "record-illegal", 7),
    "illegal in a variation": (HEAD + "\n~ur ~kish (~umma\n~umma)", "record-illegal", 6),
    "no such seat": (HEAD + "seat.4: Gilgamesh\n", "record-seat", 4),
    "seat of no number": (HEAD + "seat.first: Gilgamesh\n", "record-seat", 4),
    "result too early": (HEAD + "result: 1 2 3\n\n~ur", "record-result-early", 4),
    "winners too early": (HEAD + "winners: 1\n\n~ur", "record-result-early", 4),
    "end of no word": (HEAD + "end: 17\n", "record-end-word", 4),
    "end with result of two": (HEAD + "end: resigned\nresult: 1 2\n", "record-result-seats", 5),
    "end with words": (HEAD + "end: resigned\nresult: one two three\n", "record-numbers", 5),
    "end with seat 4": (HEAD + "end: time\nwinners: 1 4\n", "record-winners", 5),
    "end with a seat twice": (HEAD + "end: time\nwinners: 1 1\n", "record-winners", 5),
    "wrong hash": (HEAD + "hash: 00\n\n~ur", "record-hash", 4),
    "wrong result": (
        FINISHED.replace("\nresult: ", "\nresult: 1"), "record-result-wrong", _line("result")
    ),
    "wrong winners": (
        FINISHED.replace("\nwinners: ", "\nwinners: 3 "), "record-result-wrong", _line("winners")
    ),
    "result in words": (FINISHED.replace("\nresult: ", "\nresult: x"), "record-numbers", _line("result")),
    "result missing": (FINISHED.replace("\nresult: ", "\nx-result: "), "record-result-missing", 1),
    "winners missing": (FINISHED.replace("\nwinners: ", "\nx-winners: "), "record-result-missing", 1),
    "ended twice": (
        FINISHED.replace("\nresult: ", "\nend: agreed\nresult: "), "record-end-over", _line("result")
    ),
    "cut off": (FINISHED[: FINISHED.rindex("\n*")], "record-result-early", _line("result")),
}  # fmt: skip


@pytest.mark.parametrize(("text", "key", "line"), CORRUPT.values(), ids=CORRUPT)
def test_a_corrupt_record_is_refused_with_its_line(text: str, key: str, line: int) -> None:
    with pytest.raises(RecordError) as caught:
        records.loads(text, "game.edubba")
    assert (caught.value.key, caught.value.facts["line"]) == (key, line)
    assert caught.value.facts["file"] == "game.edubba"


def test_an_illegal_text_cites_the_rule_in_any_language() -> None:
    with pytest.raises(RecordError) as caught:
        records.loads(HEAD + "\n" + ROW + "\n\n+ur.c\n+ur.c", "game.edubba")
    error = caught.value
    assert (error.key, error.facts["line"], error.facts["rule"]) == ("record-illegal", 8, "R10")
    assert error.facts["text"] == "+ur.c"
    assert isinstance(error.facts["reason"], Refusal)
    assert error.facts["reason"].facts["settlement"] == "ur.c"
    for lang in LANGUAGES:
        assert error.text(lang).startswith("game.edubba, ")
        assert error.facts["reason"].text(lang) in error.text(lang)
    assert "R10: Ur (város) foglalt" in error.text("hu")
    again = pickle.loads(pickle.dumps(error))
    assert again.facts == error.facts
    assert again.text("de") == error.text("de")


UNWRITABLE: dict[str, tuple[Record, str]] = {
    "illegal text": (Record.of("sumeria", {}, ["~ur", "~ur"]), "record-unplayable"),
    "no text": (Record.of("sumeria", {}, ["hello"]), "record-unplayable"),
    "a newline in a text": (Record.of("sumeria", {}, ["~ur\n"]), "record-unplayable"),
    "unknown game": (Record("chess", {}), "record-setting"),
    "unknown option": (Record("sumeria", {"colour": 3}), "record-setting"),
    "newer rules": (Record("sumeria", {}, rules=2), "record-rules-newer"),
    "rules 0": (Record("sumeria", {}, rules=0), "record-rules"),
    "header like an option": (Record("sumeria", {}, headers={"option.players": "3"}), "record-header-twice"),
    "header named like the game": (Record("sumeria", {}, headers={"game": "flood"}), "record-header-twice"),
    "header that injects": (Record("sumeria", {}, headers={"x: 1\ny": "2"}), "record-not-the-same"),
    "result of an open game": (Record("sumeria", {}, headers={"result": "1 2 3"}), "record-not-the-same"),
    "control character": (Record("sumeria", {}, Line(comments=["\r\n"])), "record-control"),
    "half a surrogate": (Record("sumeria", {}, Line(comments=["\udc80"])), "record-control"),
    "empty variation": (
        Record("sumeria", {}, Line([Node("~ur", variations=[Line()])])), "record-variation-empty"
    ),
    "annotation": (Record("sumeria", {}, Line([Node("~ur", [("Clock", "1")])])), "record-annotation-name"),
    "wrong hash": (Record.of("sumeria", {}, ["~ur"], hash="00"), "record-hash"),
    "too long": (Record("sumeria", {}, Line(comments=["ur" * 30_000] * 80)), "record-too-long"),
}  # fmt: skip


@pytest.mark.parametrize(("record", "key"), UNWRITABLE.values(), ids=UNWRITABLE)
def test_an_illegal_record_is_not_written(record: Record, key: str) -> None:
    with pytest.raises(RecordError) as caught:
        records.dumps(record)
    assert caught.value.key == key


def test_a_record_that_holds_itself_is_not_written() -> None:
    node = Node("~ur")
    node.variations = [Line([Node("~kish", variations=[Line([node])])])]
    with pytest.raises(RecordError) as caught:
        records.dumps(Record("sumeria", {}, Line([node])))
    assert caught.value.key == "record-holds-too-deep"
    line = Line([Node("~ur")])
    for _ in range(20):
        line = Line([Node("~ur", variations=[line, line])])
    with pytest.raises(RecordError) as caught:
        records.dumps(Record("sumeria", {}, line))
    assert caught.value.key == "record-holds-too-many"
