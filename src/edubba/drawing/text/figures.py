"""Numbers as people read them: with the sign and the comma of the language, shares in percent."""

from __future__ import annotations


def decimal(value: float, digits: int, lang: str) -> str:
    """A number with a fixed number of decimals and the language's decimal sign."""
    text = f"{value:.{digits}f}"
    if float(text) == 0:
        text = text.removeprefix("-")
    return (text if lang == "en" else text.replace(".", ",")).replace("-", "−")


def percent(value: float, lang: str) -> str:
    """A share with one decimal: 0.3424 is 34.2."""
    return decimal(100 * value, 1, lang)


def signed(value: float, lang: str) -> str:
    """A change with its sign: -0.021 is −2.1."""
    text = percent(value, lang)
    return text if text[0] == "−" or not text.strip("0.,") else f"+{text}"


def error(value: float, lang: str) -> str:
    """A standard error, with its sign."""
    return f"±{percent(value, lang)}"
