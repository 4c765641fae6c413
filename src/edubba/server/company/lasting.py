"""Work that goes on as long as its worker does, whatever goes wrong once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

PAUSE = 1.0  # seconds before it is begun anew

_log = logging.getLogger(__name__)


async def lasting(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Do it until cancelled; what it raises is logged, and it begins anew."""
    while True:
        try:
            await work()
        except Exception:
            if (task := asyncio.current_task()) and task.cancelling():
                raise  # what it put in order failed, and would hide that it was to end
            _log.exception("%s begins anew", getattr(work, "__qualname__", work))
        await asyncio.sleep(PAUSE)
