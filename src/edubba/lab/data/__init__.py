"""Games as arrays to train on: from records, by replaying them, or from a data set that self-play wrote.

The columns are those of a data set's decisions (docs/lab.md).
"""

from __future__ import annotations

from edubba import locales  # makes the sentences of errors  # noqa: F401
from edubba.lab.data.decisions import Decisions
from edubba.lab.data.folder import batches
from edubba.lab.data.records import from_files, from_texts

__all__ = ["Decisions", "batches", "from_files", "from_texts"]
