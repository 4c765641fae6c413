"""The board as text: the position of a match in headings and lists."""

from __future__ import annotations

import asyncio

from litestar import get

from edubba.drawing.outline import Section
from edubba.drawing.outline import outline as outlined
from edubba.server.given import LimiterDep, Now
from edubba.server.limits import address_key
from edubba.server.matches.routes import TAGS, TOLD, TongueDep, VisibleDep
from edubba.server.people.guards import AddressDep, MaybePersonDep
from edubba.server.scenes import names_of
from edubba.tables.view import seen


@get("/api/matches/{match_id:str}/outline", tags=TAGS, dependencies=TOLD)
async def outline(
    visible: VisibleDep,
    maybe_person: MaybePersonDep,
    tongue: TongueDep,
    limiter: LimiterDep,
    address: AddressDep,
    now: Now,
) -> list[Section]:
    """The board as headings and lists, your own draft counted; an item with a `spot` is a place of it."""
    await limiter.check(f"address {address_key(address)}", now)
    view = seen(visible, maybe_person.id if maybe_person else None).position
    names = names_of(visible, tongue)
    return await asyncio.to_thread(outlined, view, tongue, names)
