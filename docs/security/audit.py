"""`./run audit`: asks the public databases of known faults about every version in the locks.

Ends with 0 where all was looked up and nothing is known, with 1 where a fault is known, and with 2 where a
registry did not answer: then nothing is known.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
LOCKS = ("requirements.lock", "requirements-docs.lock", "requirements-lab.lock")
PATIENCE = 600  # seconds
FINE, FAULTS, SILENCE = 0, 1, 2


def main() -> int:
    """All locks, one after the other; the worst that was found."""
    results = [_told(lock, of_python(_pip_audit(lock))) for lock in LOCKS]
    results.append(_told("web/package-lock.json", of_page(_npm_audit())))
    return FAULTS if FAULTS in results else max(results)


def _told(lock: str, lines: Iterator[tuple[int, str]]) -> int:
    worst = FINE
    for result, line in lines:
        print(f"{lock}: {line}")
        worst = result if worst != FAULTS else worst
    return worst


def of_python(report: dict[str, Any] | None) -> Iterator[tuple[int, str]]:
    """What pip-audit says in JSON; None where it said nothing that can be read."""
    if report is None:
        yield SILENCE, "pip-audit got no answer from the registry; try again when it can be reached."
        return
    packages = report["dependencies"]
    for package in packages:
        for fault in package.get("vulns", ()):
            mended = ", ".join(fault["fix_versions"]) or "no version yet"
            yield FAULTS, f"{package['name']} {package['version']}: {fault['id']}, mended in {mended}."
    skipped = [package["name"] for package in packages if "skip_reason" in package]
    if skipped:
        yield (
            SILENCE,
            f"{len(skipped)} of {len(packages)} could not be looked up, such as {skipped[0]}; try again.",
        )
    elif not any(package.get("vulns") for package in packages):
        yield FINE, f"nothing is known against {len(packages)} packages."


def of_page(report: dict[str, Any] | None) -> Iterator[tuple[int, str]]:
    """What npm says in JSON."""
    if report is None or "vulnerabilities" not in report:
        yield SILENCE, "npm got no answer from the registry; try again when it can be reached."
        return
    for name, fault in report["vulnerabilities"].items():
        yield (
            FAULTS,
            f"{name} {fault.get('range', '')}: {fault.get('severity', 'unknown')}; see npm audit in web/.",
        )
    if not report["vulnerabilities"]:
        yield FINE, "nothing is known against its packages."


def _pip_audit(lock: str) -> dict[str, Any] | None:
    program = str(Path(sys.executable).parent / "pip-audit")
    options = ["--disable-pip", "--require-hashes", "--progress-spinner", "off", "-f", "json"]
    return _read([program, "-r", lock, *options], ROOT)


def _npm_audit() -> dict[str, Any] | None:
    own = str(ROOT / ".venv" / "bin")  # where Node comes from where the machine has none
    npm = shutil.which("npm", path=os.pathsep.join([os.environ.get("PATH", ""), own]))
    return _read([npm, "audit", "--json"], ROOT / "web", own) if npm else None


def _read(command: list[str], folder: Path, more: str = "") -> dict[str, Any] | None:
    path = os.pathsep.join(filter(None, [os.environ.get("PATH", ""), more]))
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env=os.environ | {"PATH": path},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        found = json.loads(done.stdout)
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return None
    return found if isinstance(found, dict) else None


if __name__ == "__main__":
    sys.exit(main())
