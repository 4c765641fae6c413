"""What all tests share: Hypothesis draws the same examples every time and waits for slow machines."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile(
    "edubba",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("edubba")
