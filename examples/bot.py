"""A bot of one's own at an Edubba server, with a personal token and nothing but the standard library.

    python examples/bot.py http://127.0.0.1:8421 TOKEN MATCH

It takes an open seat of the match and plays it to the end. Put your own thoughts into `choose`."""

import json
import random
import secrets
import sys
import urllib.error
import urllib.request


class Server:
    """The HTTP API, as far as a bot needs it."""

    def __init__(self, address: str, token: str) -> None:
        self.address, self.token = address.rstrip("/"), token

    def call(self, path: str, data: dict | None = None) -> dict:
        """A GET, or a POST where there is data; a problem document ends in its sentence."""
        body = None if data is None else json.dumps(data).encode()
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        request = urllib.request.Request(self.address + path, body, headers)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            problem = json.load(error)
            if problem.get("code") in ("table-stale", "table-draft-stale"):
                return {}  # the match has gone on meanwhile: look again
            sys.exit(f"{problem.get('code')}: {problem.get('detail')}")


def choose(legal: list[str], position: dict) -> str:
    """One of the legal texts; `position` is the whole position as docs/notation.md describes it."""
    return random.choice(legal)


def play(server: Server, match: str, name: str) -> None:
    """Join, then answer whenever it is our turn, until the match is over."""
    state = server.call(f"/api/matches/{match}")
    while not any(seat["yours"] for seat in state["seats"]):
        join = {"do": "join", "version": state["version"], "name": name, "seed": secrets.token_hex(16)}
        server.call(f"/api/matches/{match}/commands", join)
        state = server.call(f"/api/matches/{match}")
    while state["status"] != "over":
        if state["legal"]:
            play = {"do": "play", "version": state["version"], "revision": state["draft"]["revision"]}
            play |= {"text": choose(state["legal"], state["position"]), "commit": True}
            server.call(f"/api/matches/{match}/commands", play)
            state = server.call(f"/api/matches/{match}")
        else:
            state = server.call(f"/api/matches/{match}/events?after={state['version']}&wait=25")["state"]
    print(f"{match} is over: {state['scores']}, won by {state['winners']}")


if __name__ == "__main__":
    play(Server(sys.argv[1], sys.argv[2]), sys.argv[3], f"bot {secrets.token_hex(2)}")
