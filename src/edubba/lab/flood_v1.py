"""After the Flood as a PettingZoo environment, version 1."""

from __future__ import annotations

from typing import Any

from edubba.lab.envs.aec import Table, environment


def env(render_mode: str | None = None, *, limit: int | None = None, **options: Any) -> Any:
    """The environment with its checks; options as in `edubba.new("flood", …)`."""
    return environment("flood", "flood_v1", render_mode, limit, **options)


def raw_env(render_mode: str | None = None, *, limit: int | None = None, **options: Any) -> Table:
    """The environment without wrappers."""
    return Table("flood", "flood_v1", render_mode, limit, **options)
