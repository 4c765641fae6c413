"""An independent reader, written from docs/record-format.md alone: headers and the main line, no rules.

It shares no code with edubba.records and is there to show that the specification is enough.
"""

from __future__ import annotations

import json
import re
from typing import Any

KEY = r"[a-z][a-z0-9._-]*"
TOKEN = re.compile(
    r'[ \t\n]+|\#[^\n]*|\{(?:[^{}\\]|\\[\\{}\[\]"])*\}|\[(?:[^\[\]\\]|\\[\\{}\[\]"])*\]'
    r'|"(?:[^"\\\n]|\\[\\{}\[\]"])*"|[()]|[^ \t\n{}()\[\]"\#\\]+'
)


class Wrong(Exception):
    pass


def read(data: bytes) -> tuple[dict[str, str], dict[str, Any], list[str]]:
    """Headers, options and the texts of the main line."""
    text = data.decode("utf-8-sig").replace("\r\n", "\n")
    head, _, body = text.partition("\n\n")
    headers, blocks = read_headers(head.removesuffix("\n").split("\n"))
    if next(iter(headers.items())) != ("edubba-record", "1"):
        raise Wrong("format")
    options = {k[7:]: option(v, k in blocks) for k, v in headers.items() if k.startswith("option.")}
    return headers, options, main_line(body)


def read_headers(lines: list[str]) -> tuple[dict[str, str], set[str]]:
    headers: dict[str, str] = {}
    blocks: set[str] = set()
    key = ""
    for line in lines:
        match = re.fullmatch(f"({KEY}):(.*)", line)
        if line.startswith("  ") and key in blocks:
            headers[key] += "\n" + line[2:]
        elif line.startswith("  ") and headers.get(key) == "":
            headers[key] = line[2:]
            blocks.add(key)
        elif match and match[1] not in headers:
            key = match[1]
            headers[key] = match[2].strip(" \t")
        else:
            raise Wrong(line)
    return headers, blocks


def option(value: str, block: bool) -> Any:
    if block:
        return json.loads(value)
    if re.fullmatch("0|-?[1-9][0-9]{0,14}", value):
        return int(value)
    return {"true": True, "false": False}.get(value, value)


def main_line(body: str) -> list[str]:
    texts, depth, at = [], 0, 0
    while at < len(body):
        match = TOKEN.match(body, at)
        if not match:
            raise Wrong(body[at : at + 20])
        token, at = match[0], match.end()
        if token in "()":
            depth += 1 if token == "(" else -1
        elif depth == 0 and token[0] not in " \t\n#{[":
            texts.append(re.sub(r"\\(.)", r"\1", token[1:-1]) if token[0] == '"' else token)
    if depth:
        raise Wrong("(")
    return texts
