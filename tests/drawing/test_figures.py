"""Numbers as each language writes them."""

from __future__ import annotations

import pytest

from edubba.drawing.text.figures import hundredths, percent


@pytest.mark.parametrize(
    ("lang", "plain", "with_error"),
    [
        ("en", "34.2%", "34 ± 2%"),
        ("de", "34,2 %", "34 ± 2 %"),
        ("hu", "34,2%", "34 ± 2%"),
        ("it", "34,2%", "34 ± 2%"),
        ("ro", "34,2 %", "34 ± 2 %"),
    ],
)
def test_the_percent_sign_stands_as_the_language_sets_it_and_never_alone(
    lang: str, plain: str, with_error: str
) -> None:
    told = percent(0.3424, lang), percent(0.3424, lang, digits=0, doubt=0.02)
    assert [text.replace("\u00a0", " ") for text in told] == [plain, with_error]
    assert " " not in "".join(told)  # no line ends inside
    assert hundredths(0.3424, lang) == plain.removesuffix("%").strip()
