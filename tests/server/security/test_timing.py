"""The time a log-in takes does not tell whether somebody has the name."""

from __future__ import annotations

import time
from statistics import median

import httpx

from tests.server.served import Guest, Served

SAMPLES = 15
#: A name that is looked up and then refused without a comparison would take a tenth of the time.
APART = 0.4


def test_a_name_that_nobody_has_is_refused_as_slowly_as_a_wrong_password(server: Served) -> None:
    owner = Guest(server.address)
    owner.http.post("/api/register", json={"name": "Gudea", "password": "barley and beer"}).raise_for_status()
    Guest(server.address)
    took: dict[str, list[float]] = {"Gudea": [], "Nobody": []}
    with httpx.Client(base_url=server.address, timeout=60) as http:
        for _ in range(SAMPLES):
            for name, times in took.items():  # turn by turn: whatever else the machine does, it does to both
                began = time.perf_counter()
                answer = http.post("/api/login", json={"name": name, "password": "not the password"})
                times.append(time.perf_counter() - began)
                assert (answer.status_code, answer.json()["code"]) == (401, "people-login-wrong")
    known, unknown = (median(times) for times in took.values())
    assert abs(known - unknown) < APART * max(known, unknown), (known, unknown)
    assert min(known, unknown) > 0.01, "a comparison that costs nothing holds nobody back"
