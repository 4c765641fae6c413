"""The signs along the curves: mistakes, blunders, and draws that moved something."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from edubba.drawing.ink import Point, group, polygon, regular, safe, tag, write
from edubba.drawing.text.figures import hundredths, signed
from edubba.locales import say

Step = Mapping[str, Any]

LEAST = 0.02  # a draw that moves no share by more gets no sign
MOST = 48  # signs of a kind; the smaller ones are left out


def marked(steps: Sequence[Step]) -> list[Step]:
    """The decisions that get a sign, in the order of the game."""
    found = [step for step in steps if step["verdict"] and step["verdict"]["grade"] in ("mistake", "blunder")]
    dearest = sorted(found, key=lambda step: -step["verdict"]["loss"]["value"])[:MOST]
    return sorted(dearest, key=lambda step: step["number"])


def drawn(steps: Sequence[Step]) -> list[Step]:
    """The draws that get a sign: some share moved by more than two errors."""
    found = [step for step in steps if step["kind"] == "draw" and _swing(step) >= LEAST]
    greatest = sorted(found, key=lambda step: -_swing(step))[:MOST]
    return sorted(greatest, key=lambda step: step["number"])


def moves(step: Step) -> list[tuple[float, float]]:
    """By how much a text moved each share, with the error."""
    return [
        (b["value"] - a["value"], float((a["error"] ** 2 + b["error"] ** 2) ** 0.5))
        for a, b in zip(step["before"], step["after"], strict=True)
    ]


def _swing(step: Step) -> float:
    return max((abs(value) for value, error in moves(step) if abs(value) > 2 * error), default=0.0)


def said(step: Step, lang: str, names: Sequence[str]) -> str:
    """What a sign stands for."""
    facts = {"number": str(step["number"]), "text": step["text"]}
    if step["kind"] == "draw":
        told = [
            f"{name} {signed(value, lang)}"
            for name, (value, error) in zip(names, moves(step), strict=True)
            if abs(value) > 2 * error
        ]
        return say("analysis-graph-drawn", lang, moved=", ".join(told), **facts)
    verdict = step["verdict"]
    grade = say("analysis-grade", lang, grade=verdict["grade"])
    loss = hundredths(verdict["loss"]["value"], lang)
    name = names[step["seat"] - 1]
    facts |= {"name": name, "grade": grade, "loss": loss, "best": verdict["best"]}
    return say("analysis-graph-mark", lang, **facts)


def sign(kind: str, at: Point, title: str = "", scale: float = 1) -> str:
    """A question mark in a ring, two in a filled one, a die on its corner; of an error a shaded patch."""
    if kind == "error":
        patch = tag("rect", x=-12, y=-8, width=24, height=16, class_="doubt")
        return group(patch, tag("path", d="M-12,0h24", class_="curve"), at=at, class_="seat-1")
    named = tag("title", safe(title)) if title else ""
    if kind == "draw":
        return group(named, polygon(regular(4, 9), class_="die"), tag("circle", r=1.9, fill="#33200f"),
                     at=at, scale=scale, class_="sign-draw")  # fmt: skip
    words = "?" if kind == "mistake" else "??"
    return group(
        named,
        tag("circle", r=7.8 if kind == "mistake" else 9.8, class_=kind),
        write(words, (0, 4.2), 11.5 if kind == "mistake" else 10.5, class_=f"{kind}-text"),
        at=at, scale=scale, class_=f"sign-{kind}",
    )  # fmt: skip
