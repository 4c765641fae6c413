"""Everything stored about a person, for him to take along."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, Table, select
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.server.people.account import row_of
from edubba.server.people.office import Office
from edubba.server.people.schemas import Export, Rows
from edubba.server.storage.schema import (
    accounts,
    blocks,
    chats,
    matches,
    notices,
    ratings,
    reports,
    seats,
    sessions,
    tokens,
    watches,
)

HIDDEN = frozenset({"password", "token", "webhook_key", "name_key", "email_key", "nonce"})


async def export(office: Office, account: int) -> Export:
    """One document; secrets, their hashes and what is secret in a match are left out."""
    async with office.database.read() as connection:
        return Export(
            exported=office.clock(),
            account=_shown(await row_of(connection, account)),
            matches=await _rows(connection, _matches(account)),
            blocks=await _rows(connection, _blocks(account)),
            sessions=await _mine(connection, sessions, account),
            tokens=await _mine(connection, tokens, account),
            chats=await _mine(connection, chats, account),
            ratings=await _mine(connection, ratings, account),
            notices=await _mine(connection, notices, account),
            watches=await _mine(connection, watches, account),
            reports=await _mine(connection, reports, account),
        )


def _matches(account: int) -> Select[tuple[Any, ...]]:
    played = (matches.c.game, matches.c.players, matches.c.status, matches.c.created, matches.c.ended)
    return select(seats, *played).join(matches).where(seats.c.account == account)


def _blocks(account: int) -> Select[tuple[Any, ...]]:
    wanted = select(accounts.c.name, blocks.c.created).join(accounts, accounts.c.id == blocks.c.blocked)
    return wanted.where(blocks.c.account == account)


async def _mine(connection: AsyncConnection, table: Table, account: int) -> Rows:
    return await _rows(connection, select(table).where(table.c.account == account))


async def _rows(connection: AsyncConnection, wanted: Select[tuple[Any, ...]]) -> Rows:
    return [_shown(dict(row)) for row in (await connection.execute(wanted)).mappings()]


def _shown(row: dict[str, Any]) -> dict[str, Any]:
    """A row without what is secret, also inside the facts of a notice."""
    return {
        name: _shown(value) if isinstance(value, dict) else value
        for name, value in row.items()
        if name not in HIDDEN
    }
