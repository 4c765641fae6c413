"""How large a record may be. The specification, docs/record-format.md, states the same numbers."""

from __future__ import annotations

FORMAT = 1  # the version of the format that is read and written
BYTES = 4 * 1024 * 1024  # of the whole file
HEADERS = 256
KEY = 64  # characters of a header's or an annotation's name
VALUE = 1024 * 1024  # of a header's value: an embedded board fits
TEXTS = 100_000  # in the main line and all variations together
TEXT = 256
PIECES = 200_000  # comments and annotations together
COMMENT = 65_536  # of one comment, or of one annotation's value
DEPTH = 32  # variations inside variations; the main line is depth 0
WIDTH = 100  # columns the writer fills
