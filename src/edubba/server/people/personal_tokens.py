"""Personal tokens: a person's programs play in his name, without his password."""

from __future__ import annotations

from sqlalchemy import delete, func, insert, select

from edubba.server.errors import Problem
from edubba.server.notices.writing import write_account
from edubba.server.people.account import check_at_home
from edubba.server.people.keys import digest, new_token
from edubba.server.people.office import Office
from edubba.server.people.person import Person
from edubba.server.people.schemas import FreshToken, NewToken, TokenInfo
from edubba.server.security_log import note
from edubba.server.storage.schema import tokens

MOST_TOKENS = 20


async def list_tokens(office: Office, person: Person) -> list[TokenInfo]:
    """All tokens of a person, without their secrets; a token does not see the others."""
    check_at_home(person)
    columns = (tokens.c.id, tokens.c.name, tokens.c.created, tokens.c.used)
    wanted = select(*columns).where(tokens.c.account == person.id).order_by(tokens.c.id)
    async with office.database.read() as connection:
        return [TokenInfo(**row) for row in (await connection.execute(wanted)).mappings()]


async def make_token(office: Office, person: Person, wish: NewToken) -> FreshToken:
    """A new token, shown this once."""
    check_at_home(person)
    token, now = new_token(), office.clock()
    count = select(func.count()).select_from(tokens).where(tokens.c.account == person.id)
    async with office.database.write() as connection:
        if (await connection.execute(count)).scalar_one() >= MOST_TOKENS:
            raise Problem(409, "people-tokens-many", most=MOST_TOKENS)
        row = {"token": digest(token), "account": person.id, "name": wish.name, "created": now}
        made = await connection.execute(insert(tokens).values(**row).returning(tokens.c.id))
        number = int(made.scalar_one())
        await write_account(connection, person.id, "token", now)
    note("token-made", account=person.id)
    return FreshToken(number, wish.name, now, token=token)


async def delete_token(office: Office, person: Person, number: int) -> None:
    """End a token; only its owner can."""
    check_at_home(person)
    mine = (tokens.c.id == number) & (tokens.c.account == person.id)
    async with office.database.write() as connection:
        gone = await connection.execute(delete(tokens).where(mine))
    if gone.rowcount != 1:
        raise Problem(404, "people-token-missing", number=number)
    note("token-ended", account=person.id)
