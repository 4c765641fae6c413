"""How the server tells what it does: its log, for people or as JSON, and without secrets."""

from __future__ import annotations

import json
import logging
import sys
import threading
import time
from collections.abc import Iterable
from types import TracebackType
from typing import Any

from sqlalchemy.engine import make_url

from edubba.server import redaction
from edubba.server.config import Settings

__all__ = ["JsonLines", "PlainLines", "secrets_of", "set_up_logs"]

#: Libraries that log what they carry (headers, messages, jobs, statements): whatever the level, no more than
#: warnings are wanted of them.
HELD = (
    "aiosmtplib", "aiosqlite", "alembic", "asyncpg", "httpcore", "httpx", "litestar", "mail", "psycopg",
    "saq", "sqlalchemy", "uvicorn", "websockets",
)  # fmt: skip
_log = logging.getLogger("edubba")


def _message(record: logging.LogRecord) -> str:
    """What was logged; logging itself would print arguments that do not fit as they are."""
    try:
        return redaction.message(record.getMessage())
    except Exception:
        return redaction.message(str(record.msg))


class PlainLines(logging.Formatter):
    """A log line for people; a traceback follows in lines of its own, each marked."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, logger, message, how long it took, and the exception if there is one."""
        when = self.formatTime(record)
        lines = [f"{when} {record.levelname:<7} {record.name}: {_message(record)}{_duration(record)}"]
        for more in _traces(self, record):
            lines += [f"  | {line}" for line in redaction.trace(more)]
        return "\n".join(lines)


class JsonLines(logging.Formatter):
    """A log line as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, logger, message, and the exception if there is one."""
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _message(record),
        }
        line |= redaction.facts(getattr(record, "facts", {}))
        if more := _traces(self, record):
            line["exception"] = "\n".join(each for text in more for each in redaction.trace(text))
        return json.dumps(line, ensure_ascii=False)


def _duration(record: logging.LogRecord) -> str:
    """The milliseconds of a request; not in its message, of which few are different and need a look."""
    taken = getattr(record, "facts", {}).get("milliseconds")
    return f" {taken:.1f} ms" if isinstance(taken, float) else ""


def _traces(formatter: logging.Formatter, record: logging.LogRecord) -> list[str]:
    found = [formatter.formatException(record.exc_info)] if record.exc_info else []
    return [*found, record.stack_info] if record.stack_info else found


def secrets_of(settings: Settings) -> list[str]:
    """The settings that stand in no log."""
    password = make_url(settings.database_url).password
    return [value for value in (settings.secret, settings.smtp_password, password) if value]


def set_up_logs(level: str, form: str, hidden: Iterable[str] = ()) -> None:
    """Log to standard error, for people or as JSON; `hidden` are values that are never written.

    Every line of this process goes through one handler; those that libraries have brought along go.
    """
    redaction.hide(hidden)
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else PlainLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for each in list(logging.Logger.manager.loggerDict.values()):
        if isinstance(each, logging.Logger):
            each.handlers.clear()
            each.propagate = True
    for name in HELD:
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("saq").setLevel(logging.ERROR)  # it warns whenever it is stopped
    logging.lastResort = handler
    logging.raiseExceptions = False  # else a line that cannot be written is printed with its arguments
    sys.excepthook = _uncaught
    threading.excepthook = lambda args: _uncaught(args.exc_type, args.exc_value, args.exc_traceback)


def _uncaught(kind: type[BaseException], error: BaseException | None, where: TracebackType | None) -> None:
    if error is None or issubclass(kind, (KeyboardInterrupt, SystemExit)):
        return
    _log.critical("uncaught", exc_info=(kind, error, where))
