"""A bot of one's own at an Edubba server, with a personal token and nothing but the standard library.

    python examples/bot.py http://127.0.0.1:8421 TOKEN MATCH

It takes one open seat and plays it to the end: put your own thoughts into `choose`. One token, one seat; a
server that is away ends it, and started again it goes on. Whatever it is asked, it agrees to.
"""

import json
import random
import secrets
import sys
import urllib.error
import urllib.request


def call(server: str, token: str, path: str, data: dict | None = None) -> dict:
    """A GET, or a POST where there is data; a problem document ends in its sentence."""
    body = None if data is None else json.dumps(data).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    request = urllib.request.Request(f"{server}/api/matches/{path}", body, headers)
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


def play(server: str, token: str, match: str) -> None:
    """Join, then answer whenever it is our turn or we are asked, until the match is over."""

    def do(**wish: object) -> dict:
        call(server, token, f"{match}/commands", {"version": state["version"], **wish})
        return call(server, token, match)

    state = call(server, token, match)
    while not any(seat["yours"] for seat in state["seats"]):
        state = do(do="join", name=f"bot {secrets.token_hex(2)}", seed=secrets.token_hex(16))
    while state["status"] != "over":
        asked = state["question"]["waiting"] if state["question"] else []
        if any(state["seats"][number - 1]["yours"] for number in asked):
            state = do(do="answer", yes=True)
        elif state["legal"]:
            text, revision = choose(state["legal"], state["position"]), state["draft"]["revision"]
            state = do(do="play", revision=revision, text=text, commit=True)
        else:
            state = call(server, token, f"{match}/events?after={state['version']}&wait=25")["state"]
    print(f"{match} is over: {state['scores']}, won by {state['winners']}")


if __name__ == "__main__":
    play(sys.argv[1].rstrip("/"), *sys.argv[2:4])
