"""What must never happen while a server is pestered, and what is written down where it did."""

from __future__ import annotations

import base64
import json
import random
import re
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from edubba.server.serving import LARGEST_MESSAGE

#: How a server may close a WebSocket; 1011 would be a failure of its own, 1006 a connection that just went.
CLOSES = {1000, 1001, 1002, 1003, 1007, 1009, 4008, 4401, 4403, 4404, 4429}
#: What shows that something of the program's inside got out.
INSIDE = re.compile(
    rb"Traceback|File \"|site-packages|sqlalchemy|sqlite3\.|asyncpg|msgspec\.|litestar\.|\.py\b"
)
GONE = 1006
FOLDER = Path(__file__).parents[3] / "build" / "fuzzing"


@dataclass
class Watch:
    """Counts all answers and keeps those that no server should give."""

    seed: int
    secrets: dict[str, bytes]
    statuses: Counter[int] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    closes: Counter[int] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    sent: int = 0

    def http(self, status: int, answer: bytes, sent: bytes) -> None:
        """An answer to a request; `sent` is the request as it went over the line."""
        self.statuses[status] += 1
        if status >= 500 or status < 200:
            self._fault(f"HTTP {status}", [sent], answer)
        self._look(answer, [sent], program=status >= 400)

    def heard(self, data: bytes, sent: list[bytes], *, own_draft: bool) -> None:
        """A message on a WebSocket."""
        found = re.match(rb'\{"type":"([a-z]+)"', data)
        self.kinds[found[1].decode() if found else "?"] += 1
        self.kinds["too often"] += b"problem-too-often" in data
        if not found:
            self._fault("no type", sent, data)
        if b'"status":5' in data:
            self._fault("a problem of its own", sent, data)
        if not own_draft and b'"draft":{' in data:
            self._fault("a draft of another seat", sent, data)
        self._look(data, sent, program=data.startswith(b'{"type":"problem"'))

    def closed(self, code: int, sent: list[bytes]) -> None:
        """The end of a WebSocket."""
        self.closes[code] += 1
        if code not in CLOSES and not (code == GONE and any(map(_rude, sent))):
            self._fault(f"closed with {code}", sent, b"")

    def log(self, text: bytes) -> None:
        """What the server wrote down."""
        if b"Traceback" in text:
            self._fault("a traceback in the log", [], text[text.index(b"Traceback") :][:4000])
        for name, secret in self.secrets.items():
            if secret in text:
                self._fault(f"{name} in the log", [], b"")

    def _look(self, data: bytes, sent: list[bytes], *, program: bool) -> None:
        for name, secret in self.secrets.items():
            if secret in data:
                self._fault(f"{name} got out", sent, data)
        if program and INSIDE.search(data):
            self._fault("something of the program got out", sent, data)

    def _fault(self, what: str, sent: list[bytes], answer: bytes) -> None:
        """Keep it so that `python -m tests.server.fuzzing.again FILE ADDRESS` sends it once more."""
        FOLDER.mkdir(parents=True, exist_ok=True)
        file = FOLDER / f"{self.seed}-{len(self.faults)}.json"
        kept = {"what": what, "sent": [base64.b64encode(each).decode() for each in sent[-200:]]}
        file.write_text(json.dumps(kept | {"answer": answer[:4000].decode("utf-8", "replace")}, indent=1))
        self.faults.append(f"{what}: {answer[:300]!r}; kept in {file}")
        assert len(self.faults) < 50, self.faults

    def lots(self, number: int) -> random.Random:
        """The lots of one connection: the same however the others run."""
        return random.Random(f"{self.seed} {number}")


def _rude(data: bytes) -> bool:
    """Too large, or no UTF-8: hung up on at once, and who still sends does not hear the code (1009, 1007)."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return True
    return len(data) > LARGEST_MESSAGE


def resident(pid: int) -> float:
    """The memory of a process that is not its files, in MiB."""
    status = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"RssAnon:\s+(\d+) kB", status)
    assert found is not None
    return int(found[1]) / 1024
