"""Compiled kernels are kept on disk, and a stale one is never used."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import edubba
from edubba.games import kernel

pytestmark = pytest.mark.skipif(not kernel.COMPILED, reason="nothing is compiled without Numba")

SOURCE = Path(edubba.__file__).parent


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package of two kernels in two files, with the real decorator: `caller` calls `callee`."""
    games = tmp_path / "edubba" / "games"
    games.mkdir(parents=True)
    for folder in (games.parent, games):
        (folder / "__init__.py").write_text("")
    shutil.copy(SOURCE / "games" / "kernel.py", games)
    (games / "callee.py").write_text(
        "from edubba.games.kernel import kernel\n\n@kernel\ndef answer(x):\n    return x + 1\n"
    )
    (games / "caller.py").write_text(
        "from edubba.games.callee import answer\nfrom edubba.games.kernel import kernel\n\n"
        "@kernel\ndef ask(x):\n    return answer(x)\n"
    )
    return tmp_path


def ask(package: Path, before: str = "") -> tuple[int, int]:
    """What a new process answers, and how many kernels it loaded from the cache."""
    code = (
        f"import sys; sys.path.insert(0, {str(package)!r}); sys.dont_write_bytecode = True\n{before}\n"
        "from edubba.games.caller import ask\n"
        "print(ask(1), sum(ask.stats.cache_hits.values()))"
    )
    environment = {**os.environ, "EDUBBA_CACHE": str(package / "cache")}
    command = [sys.executable, "-S", "-c", f"import site; site.main()\n{code}"]
    out = subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout
    answer, hits = out.split()
    return int(answer), int(hits)


def test_a_second_process_loads_the_kernel_from_the_cache(package: Path) -> None:
    assert ask(package) == (2, 0)
    assert ask(package) == (2, 1)


def test_an_edit_in_the_file_of_a_called_kernel_is_noticed(package: Path) -> None:
    assert ask(package) == (2, 0)
    callee = package / "edubba" / "games" / "callee.py"
    callee.write_text(callee.read_text().replace("x + 1", "x + 41"))
    assert ask(package) == (42, 0)


def test_every_file_of_the_rules_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = tmp_path / "edubba"
    shutil.copytree(SOURCE, copy)
    monkeypatch.setattr(kernel, "__file__", str(copy / "games" / "kernel.py"))
    seen = {kernel.fingerprint()}
    for name in (
        "games/bits.py",
        "games/sumeria/state.py",
        "games/sumeria/rules/ranking.py",
        "search/dice.py",
    ):
        (copy / name).write_text((copy / name).read_text() + "\n# edited\n")
        seen.add(kernel.fingerprint())
    assert len(seen) == 5


def test_old_kernels_are_forgotten_and_others_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own, recent, old = (tmp_path / f"kernels-{name}" for name in ("own", "recent", "old"))
    for folder in (own, recent, old):
        folder.mkdir()
    for folder in (own, old):
        os.utime(folder, (0, 0))
    monkeypatch.setattr(kernel, "cache_folder", lambda: own)
    kernel.forget_old()
    assert sorted(tmp_path.iterdir()) == [own, recent]


def test_other_users_of_numba_keep_their_own_folder() -> None:
    from numba import config

    before = getattr(config, "CACHE_DIR", "")

    @kernel.kernel
    def double(x: int) -> int:
        return 2 * x

    assert double(4) == 8
    assert getattr(config, "CACHE_DIR", "") == before


def test_a_home_that_cannot_be_written_only_costs_the_cache(package: Path) -> None:
    (package / "cache").write_text("a file where the folder should be")
    assert ask(package) == (2, 0)
    assert ask(package) == (2, 0)


@pytest.mark.parametrize("damage", [b"", b"no pickle", bytes(range(256))], ids=["empty", "text", "bytes"])
@pytest.mark.parametrize("kind", ["nbi", "nbc"])
def test_a_damaged_cache_only_costs_the_time_to_compile(package: Path, kind: str, damage: bytes) -> None:
    ask(package)
    files = list((package / "cache").rglob(f"*.{kind}"))
    assert files
    for file in files:
        file.write_bytes(damage)
    assert ask(package)[0] == 2
    assert ask(package) == (2, 1)  # and it has healed


def test_progress_counts_every_kernel_as_it_is_compiled(package: Path) -> None:
    watch = (
        "from edubba.games import kernel, caller, callee; import atexit; seen = []\n"
        "kernel.PROGRESS.compiled = lambda: seen.append(1)\n"
        "atexit.register(lambda: open('seen', 'w').write(f'{len(seen)} of {kernel.PROGRESS.kernels}'))\n"
        f"import os; os.chdir({str(package)!r})"
    )
    assert ask(package, watch) == (2, 0)
    assert (package / "seen").read_text() == "2 of 2"
    assert ask(package, watch) == (2, 1)
    assert (package / "seen").read_text() == "0 of 2"


def test_a_full_disk_only_costs_the_cache(package: Path) -> None:
    limit = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))"
    assert ask(package, limit) == (2, 0)


#: Imports are most of a start: what a game does not need is not loaded. The bench has the seconds.
NOT_FOR_A_GAME = {"fluent", "rich", "typer", "openskill", "litestar", "sqlalchemy", "httpx"}
OURS_LATER = ("cli", "drawing", "lab", "review", "search", "server")


@pytest.mark.parametrize("game", ["sumeria", "flood"])
def test_the_first_game_from_a_warm_cache_compiles_nothing_and_loads_what_it_needs(game: str) -> None:
    code = (
        "import sys, edubba; from edubba.games import kernel; made = []\n"
        "kernel.PROGRESS.compiled = lambda: made.append(1)\n"
        f"pos = edubba.new('{game}')\n"
        "while pos.chance: pos.play(pos.chance[0][0])\n"
        "pos.play(pos.legal[0])\n"
        "print(len(made), kernel.PROGRESS.kernels > 20, *sys.modules)"
    )

    def start() -> list[str]:
        command = [sys.executable, "-c", code]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()

    start()  # may have to compile
    made, several, *modules = start()
    assert (made, several) == ("0", "True")
    assert not {name.partition(".")[0] for name in modules} & NOT_FOR_A_GAME
    later = tuple(f"edubba.{name}" for name in OURS_LATER)
    assert [name for name in modules if name.startswith(later)] == []
