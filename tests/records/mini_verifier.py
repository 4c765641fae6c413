"""An independent check of draws, written from docs/fair-draws.md alone.

It shares no code with edubba.records.proof; of Edubba it uses positions: what can be drawn, and how likely.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

import edubba
from edubba import Position, Record


class Unfair(Exception):
    pass


def check(record: Record) -> int:
    """How many draws were made; raises Unfair."""
    headers = record.headers
    seed, match = headers["proof.seed"], headers["proof.match"]
    committed = hashlib.sha256(f"edubba-draws-1\n{match}\n{seed}\n".encode()).hexdigest()
    if headers["proof.method"] != "edubba-draws-1" or committed != headers["proof.commitment"]:
        raise Unfair("commitment")
    shared = f"edubba-draws-1\n{match}\n"
    for seat in range(1, 10):
        if f"proof.seat.{seat}" in headers:
            shared += f"{seat} {headers[f'proof.seat.{seat}']}\n"
    made: list[int] = []
    follow(edubba.new(record.game, **record.options), record.line, bytes.fromhex(seed), shared, made)
    if made != list(range(len(made))):
        raise Unfair("numbers")
    return len(made)


def follow(pos: Position, line: Any, key: bytes, shared: str, made: list[int]) -> None:
    """Play a line; what was taken back at a text was played before it, the last variation first."""
    for node in line.nodes:
        for variation in reversed(node.variations):
            if "undone" in dict(variation.nodes[0].annotations):
                follow(pos.copy(), variation, key, shared, made)
        if pos.chance:
            number = int(dict(node.annotations)["proof"].split(" ")[0])
            if node.text != draw(pos.chance, key, shared, number):
                raise Unfair(node.text)
            made.append(number)
        pos.play(node.text)


def draw(chance: list[tuple[str, int]], key: bytes, shared: str, number: int) -> str:
    total = sum(weight for _, weight in chance)
    for attempt in range(1000):
        digest = hmac.digest(key, f"{shared}{number} {attempt}\n".encode(), "sha256")
        value = int.from_bytes(digest[:8], "big")
        if value < 2**64 - 2**64 % total:
            break
    value %= total
    outcomes = [text for text, weight in chance for _ in range(weight)]
    return outcomes[value]
