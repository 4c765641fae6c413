"""Speed of the rules, side by side with the C reference, in one run on one machine.

    ./run bench [--rounds 5] [--seconds 3]

The two programs take turns, because a shared machine is never equally fast twice; the ratio is that of the
medians. The reference needs a C compiler; without one only our own figure is printed.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

REFERENCE = Path(__file__).parent / "limit" / "sumeria_limit.c"


def build(folder: Path) -> Path | None:
    """Compile the reference, if there is a compiler."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        return None
    program = folder / "limit"
    subprocess.run([compiler, "-O3", "-march=native", "-o", str(program), str(REFERENCE)], check=True)
    return program


def reference_speed(program: Path, players: int, games: int) -> float:
    """Games a second of the reference."""
    out = subprocess.run([str(program), str(games)], check=True, capture_output=True, text=True).stdout
    found = re.search(rf"{players} players: (\d+) games/s", out)
    assert found is not None, out
    return float(found[1])


def own_speed(players: int, board: str, seconds: float) -> float:
    """Games a second of the compiled rules."""
    command = [sys.executable, "-m", "edubba", "bench", "playouts", "sumeria", "--json"]
    command += ["--players", str(players), "--board", board, "--seconds", str(seconds)]
    out = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return float(json.loads(out)["games_per_second"])


FIRST_GAME = """
import time; began = time.perf_counter()
import edubba
pos = edubba.new("flood")
pos.play("~123"); pos.play("found uruk"); pos.legal
print(time.perf_counter() - began)
"""


def flood_speed(seconds: float, cache: str) -> tuple[float, float]:
    """Decisions a second of After the Flood, and how long the command took beyond playing."""
    command = [sys.executable, "-m", "edubba", "bench", "playouts", "flood", "--json"]
    command += ["--seconds", str(seconds)]
    began = time.perf_counter()
    out = subprocess.run(
        command, check=True, capture_output=True, text=True, env=os.environ | {"EDUBBA_CACHE": cache}
    )
    result = json.loads(out.stdout)
    return float(result["decisions_per_second"]), time.perf_counter() - began - result["seconds"]


def first_game(cache: str) -> float:
    """How long it takes to import the library and play the first texts of After the Flood."""
    command = [sys.executable, "-c", FIRST_GAME]
    environment = os.environ | {"EDUBBA_CACHE": cache}
    return float(subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout)


def flood(rounds: int, seconds: float, cache: str) -> None:
    """Print the figures of After the Flood: its speed, compiled from nothing, and from the cache."""
    _, compiling = flood_speed(0.1, cache)
    runs = [flood_speed(seconds, cache) for _ in range(rounds)]
    speed, command = (statistics.median(column) for column in zip(*runs, strict=True))
    start = statistics.median([first_game(cache) for _ in range(rounds + 1)][1:])
    print(f"flood: {speed:,.0f} decisions/s; the command compiles everything in {compiling:.1f} s")
    print(f"flood from the cache: first game {start:.2f} s, the command's own start {command:.2f} s")


def main() -> None:
    """Print the medians and their ratio."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        program = build(Path(folder))
        for players in (3, 4):
            ours, theirs = [], []
            for _ in range(arguments.rounds):
                ours.append(own_speed(players, "eight_gates", arguments.seconds))
                if program is not None:
                    theirs.append(reference_speed(program, players, int(20_000 * arguments.seconds)))
            line = f"{players} players, eight_gates: edubba {statistics.median(ours):,.0f} games/s"
            if theirs:
                ratio = statistics.median(ours) / statistics.median(theirs)
                line += f", C reference {statistics.median(theirs):,.0f} games/s, ratio {ratio:.2f}"
            print(line)
        flood(arguments.rounds, arguments.seconds, folder)


if __name__ == "__main__":
    main()
