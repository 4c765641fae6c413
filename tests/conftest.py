"""What all tests share: Hypothesis draws the same examples every time and waits for slow machines."""

from __future__ import annotations

import signal

from hypothesis import HealthCheck, settings

# A suite that a shell started in the background ignores Ctrl-C, and so would the programs it sends Ctrl-C to.
signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile(
    "edubba",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("edubba")
