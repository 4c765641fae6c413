"""Colours for code: a lexer for records, and the project's ink by day and by night."""

from __future__ import annotations

from typing import Any, ClassVar

from pygments.lexer import RegexLexer, bygroups
from pygments.style import Style
from pygments.token import (
    Comment,
    Generic,
    Keyword,
    Literal,
    Name,
    Number,
    Operator,
    Punctuation,
    String,
    Text,
    Token,
)


class RecordLexer(RegexLexer):
    """An Edubba record: headers, then texts with comments, annotations and variations."""

    name = "Edubba record"
    aliases: ClassVar[list[str]] = ["edubba"]
    tokens: ClassVar[dict[str, Any]] = {
        "root": [
            (r"\n", Text, "body"),
            (r"([a-z][a-z0-9._-]*)(:)([^\n]*\n)", bygroups(Name.Attribute, Punctuation, String)),
            (r"  [^\n]*\n", String),
            (r"[^\n]+\n", Text),
        ],
        "body": [
            (r"#[^\n]*", Comment),
            (r"\{(?:[^{}\\]|\\.)*\}", String.Doc),
            (r"\[(?:[^\[\]\\]|\\.)*\]", Literal),
            (r"[()]", Punctuation),
            (r"~[^\s{}()\[\]]+", Number),
            (r"[^\s{}()\[\]#]+", Keyword),
            (r"\s+", Text),
        ],
    }


def _ink(code: dict[str, str]) -> dict[Any, str]:
    return {
        Token: code["ink"],
        Comment: f"italic {code['soft']}",
        Keyword: f"bold {code['lapis']}",
        Name.Builtin: code["lapis"],
        Name.Function: code["lapis"],
        Name.Class: f"bold {code['lapis']}",
        Name.Attribute: code["lapis"],
        Name.Tag: code["lapis"],
        Name.Decorator: code["clay"],
        Name.Exception: code["clay"],
        String: code["reed"],
        String.Doc: f"italic {code['reed']}",
        Literal: code["clay"],
        Number: code["clay"],
        Operator: code["soft"],
        Punctuation: code["soft"],
        Generic.Prompt: code["soft"],
        Generic.Output: code["soft"],
        Generic.Traceback: code["clay"],
    }


class DayInk(Style):
    """On parchment."""

    name = "edubba-day"
    background_color = "#f8f0dc"
    styles: ClassVar[dict[Any, str]] = _ink(
        {"ink": "#2e1d0d", "soft": "#6a5133", "lapis": "#1d4f91", "clay": "#98380f", "reed": "#4c6112"}
    )


class NightInk(Style):
    """On lapis."""

    name = "edubba-night"
    background_color = "#101828"
    styles: ClassVar[dict[Any, str]] = _ink(
        {"ink": "#f3e9d2", "soft": "#b0b8c9", "lapis": "#8fc0ff", "clay": "#f3a988", "reed": "#c5d68a"}
    )


def setup(app: Any) -> dict[str, bool]:
    """Called by Sphinx."""
    app.add_lexer("edubba", RecordLexer)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
