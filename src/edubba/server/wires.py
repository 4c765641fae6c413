"""What uvicorn writes about clients that do not keep to the protocol: a line, without a traceback."""

from __future__ import annotations

import logging

#: What it says when a text frame of a WebSocket is no UTF-8, or bytes are no request.
_CLIENTS_FAULT = ("Invalid UTF-8 sequence received from client.", "Invalid HTTP request received.")


class ClientsFault(logging.Filter):
    """Anybody can send nonsense as often as he likes: it fills no log with tracebacks that say nothing."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Keep the line at a lower level, drop where in uvicorn it was noticed."""
        if record.msg in _CLIENTS_FAULT:
            record.exc_info = record.exc_text = None
            record.levelno, record.levelname = logging.INFO, "INFO"
            return logging.getLogger().isEnabledFor(logging.INFO)
        return True


def keep_short() -> None:
    """Once for the process, however many applications it holds."""
    logger = logging.getLogger("uvicorn.error")
    if not any(isinstance(each, ClientsFault) for each in logger.filters):
        logger.addFilter(ClientsFault())
