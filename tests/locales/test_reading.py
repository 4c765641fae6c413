"""Fluent files are read quickly, and as Fluent's own parser reads them."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from edubba import locales
from edubba.locales import LANGUAGES
from edubba.locales.reading import read

ODD = """
one = plain text
two = { $name } and { other }{ $more } [x] .y *z
# a comment
three = begins
    and goes on
four = has an attribute
    .title = here
five = { $count ->
    [one] one
   *[other] many
}
six =
    a block

seven = ends with blanks  \neight =   begins with some
nine = { "text" } { -term } { NUMBER($n) } {$tight}

   .late = belongs to nine
-term = a term
ten = closes badly }
eleven = { $open
twelve = the last, without an end"""


def by_name(resource: ftl.Resource) -> dict[str, Any]:
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, (ftl.Message, ftl.Term))}


@pytest.mark.parametrize("lang", [*LANGUAGES, "odd"])
def test_a_file_read_quickly_is_what_fluents_own_parser_reads(lang: str) -> None:
    texts = [ODD] if lang == "odd" else [file.read_text(encoding="utf-8") for file in locales.files(lang)]
    for text in texts:
        ours, theirs = by_name(read(text)), by_name(FluentParser().parse(text))
        assert ours.keys() == theirs.keys()
        assert all(ours[name].equals(theirs[name], ["span", "comment"]) for name in ours)
