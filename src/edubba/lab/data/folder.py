"""From the folder of a data set to arrays, batch after batch."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from edubba.games.errors import FileError, OptionError, shown
from edubba.games.files import read_text
from edubba.lab.data.columns import DECISIONS, FORMAT, MANIFEST, MARK, arrow
from edubba.lab.data.decisions import Decisions, joined

LARGEST_MANIFEST = 1 << 20


def batches(folder: str | Path, size: int = 4096, *, seed: int | None = None) -> Iterator[Decisions]:
    """The decisions of a data set, so many at a time; the last batch has what is left.

    Without a seed they come in the order of the games. With one, the parts come by lot and the rows of each
    part by lot: another seed for every epoch.
    """
    if size < 1:
        raise OptionError("data-batch", size=size)
    actions = int(manifest_of(folder)["actions"])
    return _batches(Path(folder), size, actions, None if seed is None else np.random.default_rng(seed))


def _batches(folder: Path, size: int, actions: int, lots: np.random.Generator | None) -> Iterator[Decisions]:
    paths = sorted((folder / "games").glob("*.parquet"))  # a part is there once its games are
    if lots is not None:
        lots.shuffle(paths)
    held: list[Decisions] = []
    for path in paths:
        part = read_part(folder / "decisions" / path.name, actions)
        held.append(part if lots is None else part.rows(lots.permutation(len(part))))
        if sum(map(len, held)) >= size:
            whole = joined(held)
            cuts = range(size, len(whole) + 1, size)
            yield from (whole.rows(np.arange(cut - size, cut)) for cut in cuts)
            held = [whole.rows(np.arange(len(whole) - len(whole) % size, len(whole)))]
    if held and len(left := joined(held)):
        yield left


def manifest_of(folder: str | Path) -> dict[str, Any]:
    """What a data set says of itself; raises FileError where the folder holds none."""
    path = Path(folder) / MANIFEST
    try:
        found = json.loads(read_text(path, limit=LARGEST_MANIFEST))
    except (ValueError, RecursionError):  # a FileError is a ValueError too
        found = None
    if not isinstance(found, dict) or found.get(MARK) != FORMAT:
        raise FileError("data-no-dataset", folder=shown(str(folder), 200))
    return found


def read_part(path: Path, actions: int) -> Decisions:
    """The decisions of one part; raises FileError where it is damaged."""
    pa = arrow()
    names = [column.name for column in DECISIONS if column.name != "text"]
    try:
        table = pa.parquet.read_table(path, columns=names).combine_chunks()
    except (OSError, pa.ArrowException) as error:
        raise FileError("data-damaged", file=shown(str(path), 200), reason=shown(str(error), 120)) from None
    arrays: dict[str, Any] = {name: _array(table.column(name)) for name in names if name != "legal"}
    legal = table.column("legal").chunk(0) if len(table) else None
    return Decisions(
        **arrays,
        legal=np.zeros(0, np.int16) if legal is None else legal.flatten().to_numpy(),
        offsets=np.zeros(1, np.int64) if legal is None else legal.offsets.to_numpy().astype(np.int64),
        actions=actions,
    )


def _array(column: Any) -> Any:
    """A column as an array; one of lists has a row for each."""
    pa = arrow()
    if not pa.types.is_fixed_size_list(column.type):
        return column.to_numpy()
    flat = column.combine_chunks()
    if isinstance(flat, pa.ChunkedArray):  # older ones give chunks still
        flat = pa.concat_arrays(flat.chunks)
    return flat.flatten().to_numpy().reshape(-1, column.type.list_size)
