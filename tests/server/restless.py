"""People who play while something happens to their server, for the rehearsals of back-ups and recovery."""

from __future__ import annotations

import contextlib
import threading

import httpx

from tests.server.served import Guest


class Restless(threading.Thread):
    """Somebody who plays all seats of one table after another; `told` has what was acknowledged."""

    def __init__(self, address: str) -> None:
        super().__init__(daemon=True)
        self.guest = Guest(address)
        self.told: dict[str, int] = {}
        self.goes = True

    def run(self) -> None:
        with contextlib.suppress(httpx.TransportError):  # the server is gone
            while self.goes:
                match = self.guest.open()
                for number in range(3):
                    self.guest.join(match, f"hand {number}")
                while self.goes and turn([self.guest], match):
                    self.told[match] = self.guest.see(match)["version"]

    def now(self) -> dict[str, int]:
        return dict(self.told)


def turn(people: list[Guest], match: str, *, commit: bool = True) -> bool:
    """Whoever has to decide does; False where nobody of them has to."""
    for person in people:
        state = person.see(match)
        if not state["draft"]:
            continue
        wish = {"version": state["version"], "revision": state["draft"]["revision"]}
        if state["legal"]:
            wish |= {"text": state["legal"][0], "commit": commit}
        person.do(match, do="play" if state["legal"] else "commit", **wish).raise_for_status()
        return True
    return False
