"""What a record claims, held against the rules: its game, options, texts, result, seats and hash."""

from __future__ import annotations

import re
from typing import NoReturn

from edubba.games import core
from edubba.games.core import Game, Setting, State
from edubba.games.errors import EdubbaError, OptionError, PositionError, shown
from edubba.records.errors import BadRecordError
from edubba.records.model import Record
from edubba.records.reader import Parsed
from edubba.records.replay import Final, Visitor, opening, walk

_NUMBERS = re.compile(r"(?:-?[0-9]{1,9}(?: +-?[0-9]{1,9})*)?")
_WORD = re.compile(r"[a-z][a-z-]*")
_SEAT = re.compile(r"[1-9][0-9]?")


def verified(parsed: Parsed) -> Record:
    """The record with its options complete, every text replayed and every claim checked."""
    game = game_of(parsed)
    setting = setting_of(parsed, game)
    parsed.record.options = dict(setting.options)
    begin = opening_of(parsed, game, setting)
    try:
        final = walk(game, setting, begin, parsed.record.line, Visitor())
    except BadRecordError as error:
        facts = dict(error.facts)
        line = parsed.text_lines[facts["number"] - 1]
        raise BadRecordError("record-illegal", file=parsed.file, line=line, **facts) from None
    check_claims(parsed, game, final)
    return parsed.record


def game_of(parsed: Parsed) -> Game:
    """The game, if this program knows it and its rules version."""
    try:
        game = core.game(parsed.record.game)
    except OptionError as error:
        _wrong(parsed, "record-setting", "game", reason=error)
    known = game.about.rules_version
    if parsed.record.rules > known:
        _wrong(parsed, "record-rules-newer", "rules", found=parsed.record.rules, known=known)
    return game


def setting_of(parsed: Parsed, game: Game) -> Setting:
    """Options and board, checked; no file is opened for them."""
    try:
        return game.setting(parsed.record.options, rules=parsed.record.rules)
    except EdubbaError as error:
        # an option's error names it; a board's has a place in the board instead
        named = f"option.{error.facts.get('name')}"
        _wrong(
            parsed, "record-setting", named if named in parsed.header_lines else "option.board", reason=error
        )


def opening_of(parsed: Parsed, game: Game, setting: Setting) -> State:
    """Where the record begins, checked."""
    try:
        return opening(game, setting, parsed.record.position)
    except PositionError as error:
        _wrong(parsed, "record-setting", "position", reason=error)


def _wrong(parsed: Parsed, key: str, header: str, **facts: object) -> NoReturn:
    raise BadRecordError(key, file=parsed.file, line=parsed.header_lines.get(header, 1), **facts)


# --- claims -------------------------------------------------------------------------------------------


def check_claims(parsed: Parsed, game: Game, final: Final) -> None:
    """Result, winners, end, seats and hash against the position at the end of the main line."""
    seats = len(game.scores(final.state))
    _check_seats(parsed, seats)
    if "end" in parsed.record.headers:
        _check_early_end(parsed, seats, over=game.over(final.state))
    else:
        _check_result(parsed, game, final)
    claimed = parsed.record.headers.get("hash")
    found = game.digest(final.setting, final.state)
    if claimed is not None and claimed != found:
        _wrong(parsed, "record-hash", "hash", claimed=shown(claimed), found=found)


def _check_seats(parsed: Parsed, seats: int) -> None:
    for key in parsed.record.headers:
        if key.startswith("seat."):
            number = key.removeprefix("seat.")
            if not _SEAT.fullmatch(number) or int(number) > seats:
                _wrong(parsed, "record-seat", key, name=shown(key), seats=seats)


def _check_result(parsed: Parsed, game: Game, final: Final) -> None:
    over = game.over(final.state)
    for key, numbers in (("result", game.scores(final.state)), ("winners", game.winners(final.state))):
        found = " ".join(map(str, numbers))
        claimed = parsed.claims.get(key)
        if claimed is None and over:
            _wrong(parsed, "record-result-missing", key, name=key, found=found)
        if claimed is not None and not over:
            _wrong(parsed, "record-result-early", key, name=key)
        if claimed is not None and _numbers(parsed, key, claimed) != numbers:
            _wrong(parsed, "record-result-wrong", key, name=key, claimed=shown(claimed), found=found)


def _check_early_end(parsed: Parsed, seats: int, *, over: bool) -> None:
    """People ended the game: what they agreed on must make sense, and cannot be replayed."""
    headers = parsed.record.headers
    if over:
        _wrong(parsed, "record-end-over", "end")
    if not _WORD.fullmatch(headers["end"]):
        _wrong(parsed, "record-end-word", "end", found=shown(headers["end"]))
    if "result" in headers and len(_numbers(parsed, "result", headers["result"])) != seats:
        _wrong(parsed, "record-result-seats", "result", seats=seats)
    winners = _numbers(parsed, "winners", headers.get("winners", ""))
    if winners != sorted(set(winners)) or not set(winners) <= set(range(1, seats + 1)):
        _wrong(parsed, "record-winners", "winners", claimed=shown(headers["winners"]), seats=seats)


def _numbers(parsed: Parsed, key: str, value: str) -> list[int]:
    if not _NUMBERS.fullmatch(value):
        _wrong(parsed, "record-numbers", key, name=key, found=shown(value))
    return [int(number) for number in value.split()]
