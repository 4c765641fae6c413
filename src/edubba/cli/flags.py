"""Flags that several commands have, and how they are read."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from edubba.locales import LANGUAGES, preferred

Lang = Annotated[str, typer.Option(help=f"Language: {', '.join(LANGUAGES)}; by default the locale's.")]
Board = Annotated[str | None, typer.Option(help="A shipped board or a board file (.toml).")]
OptionList = Annotated[
    list[str] | None, typer.Option("--option", help="An option of the game, as name=value.")
]


def known(lang: str) -> str:
    """The language asked for, or the locale's; raises OptionError where it is none of ours."""
    from edubba.games.errors import OptionError, shown

    if lang and lang not in LANGUAGES:
        raise OptionError("bad-option", name="--lang", value=shown(lang), known=", ".join(LANGUAGES))
    return lang or preferred()


def options_of(given: list[str] | None, **named: Any) -> dict[str, Any]:
    """Options from `name=value` words and from flags that were given; digits are numbers."""
    from edubba.games.errors import OptionError, shown

    options = {name: value for name, value in named.items() if value is not None}
    for word in given or []:
        name, equals, value = word.partition("=")
        if not equals:
            raise OptionError("option-form", word=shown(word))
        options[name] = int(value) if value.isdecimal() and len(value) < 6 else value
    return options
