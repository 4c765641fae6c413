"""Shares as people read them: in percent, with the sign and the comma of the language."""

from __future__ import annotations


def percent(value: float, lang: str) -> str:
    """A share with one decimal: 0.3424 is 34.2."""
    return _written(f"{100 * value:.1f}", lang)


def signed(value: float, lang: str) -> str:
    """A change with its sign: -0.021 is −2.1."""
    text = f"{100 * value:+.1f}"
    return _written("0.0" if text in ("+0.0", "-0.0") else text.replace("-", "−"), lang)


def error(value: float, lang: str) -> str:
    """A standard error, with its sign."""
    return _written(f"±{100 * value:.1f}", lang)


def _written(text: str, lang: str) -> str:
    return text if lang == "en" else text.replace(".", ",")
