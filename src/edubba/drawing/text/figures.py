"""Numbers as people read them: with the sign and the comma of the language, shares in percent."""

from __future__ import annotations

NO_BREAK = "\u00a0"
SPACED = ("de", "ro")  # set a space before the percent sign


def decimal(value: float, digits: int, lang: str) -> str:
    """A number with a fixed number of decimals and the language's decimal sign."""
    text = f"{value:.{digits}f}"
    if float(text) == 0:
        text = text.removeprefix("-")
    return (text if lang == "en" else text.replace(".", ",")).replace("-", "−")


def hundredths(value: float, lang: str) -> str:
    """A share where a percent sign stands elsewhere, in the head of a column: 0.3424 is 34.2."""
    return decimal(100 * value, 1, lang)


def percent(value: float, lang: str, *, digits: int = 1, doubt: float | None = None) -> str:
    """A share with its sign, and its standard error if there is one: 34.2%, in German 34,2 ± 0,8 %."""
    behind = "" if doubt is None else plus_minus(100 * doubt, digits, lang)
    return decimal(100 * value, digits, lang) + behind + (f"{NO_BREAK}%" if lang in SPACED else "%")


def plus_minus(doubt: float, digits: int, lang: str) -> str:
    """An error behind its figure, which it does not leave at the end of a line."""
    return f"{NO_BREAK}±{NO_BREAK}{decimal(doubt, digits, lang)}"


def signed(value: float, lang: str) -> str:
    """A change with its sign: -0.021 is −2.1."""
    text = hundredths(value, lang)
    return text if text[0] == "−" or not text.strip("0.,") else f"+{text}"


def error(value: float, lang: str) -> str:
    """A standard error, with its sign."""
    return f"±{hundredths(value, lang)}"
