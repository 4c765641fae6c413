"""What handlers may ask for by name, as types: the application provides each of them."""

from __future__ import annotations

from typing import TypeAlias

from litestar.di import NamedDependency
from litestar.params import SkipValidation

from edubba.server.config import Settings
from edubba.server.counting import Metrics
from edubba.server.hub import Hub
from edubba.server.limits import Crowd, Gate
from edubba.server.matches.chat import Chat
from edubba.server.matches.service import Matches
from edubba.server.reviews.lock import Lock
from edubba.server.storage.database import Database
from edubba.server.supervising import Supervisor

DatabaseDep: TypeAlias = NamedDependency[SkipValidation[Database]]
SettingsDep: TypeAlias = NamedDependency[SkipValidation[Settings]]
MatchesDep: TypeAlias = NamedDependency[SkipValidation[Matches]]
HubDep: TypeAlias = NamedDependency[SkipValidation[Hub]]
ChatDep: TypeAlias = NamedDependency[SkipValidation[Chat]]
LimiterDep: TypeAlias = NamedDependency[SkipValidation[Gate]]
CrowdDep: TypeAlias = NamedDependency[SkipValidation[Crowd]]
MetricsDep: TypeAlias = NamedDependency[SkipValidation[Metrics]]
SupervisorDep: TypeAlias = NamedDependency[SkipValidation[Supervisor]]
LockDep: TypeAlias = NamedDependency[SkipValidation[Lock]]
Now: TypeAlias = NamedDependency[float]
