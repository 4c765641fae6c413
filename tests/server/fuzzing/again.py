"""Sends what a fault was kept with once more.

`python -m tests.server.fuzzing.again FILE http://127.0.0.1:PORT [MATCH]`; with a match, to its WebSocket.
"""

from __future__ import annotations

import asyncio
import base64
import json
import sys
from pathlib import Path
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.fuzzing.line import Line
from tests.server.served import Guest


async def again(file: Path, address: str, match: str) -> None:
    """A request as it was; messages of a WebSocket to a match, as a new guest."""
    kept = json.loads(file.read_text())
    sent = [base64.b64decode(each) for each in kept["sent"]]
    print(kept["what"])
    if not match:
        async with Line(urlsplit(address).port or 80) as line:
            for each in sent:
                print((await line.ask(each))[1].decode("utf-8", "replace"))
        return
    url = f"{address.replace('http', 'ws', 1)}/api/matches/{match}/live"
    async with connect(url, additional_headers={"Cookie": Guest(address).cookie}) as socket:
        try:
            for each in sent:
                await socket.send(each)
                print(await socket.recv())
        except ConnectionClosed as closed:
            print(closed)


if __name__ == "__main__":
    asyncio.run(again(Path(sys.argv[1]), sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else ""))
