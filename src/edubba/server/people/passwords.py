"""Passwords: Argon2, off the event loop, a few at a time, for each takes a core and 64 MiB."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher

from edubba.server.errors import Problem
from edubba.server.people.guessable import is_guessable

SHORTEST, LONGEST = 10, 200
AT_A_TIME = 2


class Passwords:
    """Hashes and checks. `hasher` is weaker in tests only."""

    def __init__(self, hasher: Argon2Hasher | None = None) -> None:
        self._hash = PasswordHash((hasher or Argon2Hasher(),))
        self._nobody = self._hash.hash("nobody has this password")
        self._threads = ThreadPoolExecutor(AT_A_TIME, thread_name_prefix="passwords")

    async def hashed(self, password: str, *known: str | None) -> str:
        """What is stored of a password; raises where it does not withstand guessing by who knows `known`."""
        if len(password) < SHORTEST:
            raise Problem(400, "people-password-short", least=SHORTEST)
        if is_guessable(password, filter(None, known)):
            raise Problem(400, "people-password-guessable")
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, self._hash.hash, _encodable(password)
        )

    async def fits(self, password: str, stored: str | None) -> bool:
        """Whether it is the one; where there is none to compare with, that takes just as long to say."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._compare, _encodable(password), stored)

    def _compare(self, password: str, stored: str | None) -> bool:
        right = self._hash.verify(password, stored or self._nobody)
        return right and stored is not None


def _encodable(password: str) -> str:
    """Half a surrogate pair, which JSON can spell, is no text that Argon2 takes."""
    return password.encode("utf-8", "replace").decode()
