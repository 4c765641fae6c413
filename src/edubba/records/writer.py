"""From record to text, in one canonical way; what is written has been replayed and read back."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from edubba.games.core import Game, State
from edubba.records import limits
from edubba.records.errors import BadRecordError
from edubba.records.headers import write_header
from edubba.records.lexer import write_annotation, write_comment, write_text
from edubba.records.model import Line, Node, Record
from edubba.records.reader import Parsed, parse, refuse_control
from edubba.records.replay import Final, Visitor, walk
from edubba.records.values import write_json, write_option
from edubba.records.verify import check_claims, game_of, opening_of, setting_of


def canonical(record: Record, file: str) -> str:
    """The text of a record; raises BadRecordError where it is illegal or would not read back the same.

    Lines in errors are those of the text that would have been written.
    """
    given = Parsed(record, {}, file, {}, [])
    game = game_of(given)
    page = _Page(game)
    setting = setting_of(given, game)
    final = walk(game, setting, opening_of(given, game, setting), record.line, page)
    body = page.finish()
    head = _head(record, game, final)
    text = f"{head}\n{body}" if body else head
    if len(text.encode("utf-8", "surrogatepass")) > limits.BYTES:
        raise BadRecordError("record-too-long", file=file, line=1, limit=limits.BYTES // 1024)
    refuse_control(text, file)
    parsed = parse(text, file)
    if parsed.record != replace(record, options=dict(final.setting.options)):
        raise BadRecordError("record-not-the-same", file=file, line=1)
    check_claims(parsed, game, final)
    return text


def _head(record: Record, game: Game, final: Final) -> str:
    """Format, game, rules, options as the game orders them, all others, then what the game came to."""
    lines = [
        write_header("edubba-record", str(limits.FORMAT)),
        write_header("game", record.game),
        write_header("rules", str(record.rules)),
        *(write_option(name, value) for name, value in final.setting.options.items()),
        *([] if record.position is None else [write_json("position", record.position)]),
        *(write_header(key, value) for key, value in record.headers.items()),
    ]
    if game.over(final.state) and "end" not in record.headers:
        lines.append(write_header("result", " ".join(map(str, game.scores(final.state)))))
        lines.append(write_header("winners", " ".join(map(str, game.winners(final.state)))))
    return "".join(lines)


@dataclass
class _Page(Visitor):
    """The body while it is written: words, packed into lines, under a heading for each part of the game."""

    game: Game
    _parts: list[str] = field(default_factory=list)
    _held: str = ""  # the last word, until it is known whether a parenthesis closes after it
    _prefix: str = ""  # parentheses that open before the next word
    _column: int = 0
    _section: str = ""

    def opening(self, line: Line, depth: int) -> None:
        """A variation in parentheses; the main line has none."""
        if depth:
            self._prefix += "("
        for comment in line.comments:
            self._word(write_comment(comment))

    def before(self, node: Node, depth: int, state: State) -> None:
        """A text and what is said about it, under a heading where a part of the game begins."""
        if depth == 0:
            self._heading(self.game.section(state))
        annotations = (write_annotation(name, value) for name, value in node.annotations)
        self._word(" ".join([write_text(node.text), *annotations]))
        for comment in node.comments:
            self._word(write_comment(comment))

    def closing(self, depth: int) -> None:
        """The end of a variation."""
        if depth:
            self._held += self._prefix + ")"
            self._prefix = ""

    def finish(self) -> str:
        """The body; empty where there is nothing in it."""
        self._flush()
        return "".join(self._parts) + "\n" if self._parts else ""

    def _heading(self, section: str) -> None:
        if section == self._section:
            return
        self._flush()
        self._section = section
        if self._parts:
            self._parts.append("\n")
        self._parts.append(f"# {section}\n")
        self._column = 0

    def _word(self, word: str) -> None:
        self._flush()
        self._held, self._prefix = self._prefix + word, ""

    def _flush(self) -> None:
        if not self._held:
            return
        first, _, _ = self._held.partition("\n")
        if self._column and self._column + 1 + len(first) > limits.WIDTH:
            self._parts.append("\n")
            self._column = 0
        elif self._column:
            self._parts.append(" ")
            self._column += 1
        self._parts.append(self._held)
        broken = "\n" in self._held
        self._column = len(self._held.rpartition("\n")[2]) + (0 if broken else self._column)
        self._held = ""
