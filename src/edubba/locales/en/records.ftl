# Records that cannot be read or written: file, line, what is wrong, what to do.

record-no-record = { $file }, line { $line }: this is no Edubba record; its first line must be “edubba-record: { $format }”.
record-version = { $file }, line { $line }: the record has format version “{ $found }”, this program reads version { $known }; open it with a newer Edubba.
record-too-long = { $file }, line { $line }: a record has at most { $limit } KiB; shorten its comments or variations.
record-control = { $file }, line { $line }: the control character { $found } cannot stand in a record; remove it.
record-header = { $file }, line { $line }: “{ $found }” is no header; write “key: value”, the key in small letters, and an empty line after the last header.
record-header-twice = { $file }, line { $line }: the header “{ $name }” already stands in line { $first }; remove one of the two.
record-header-missing = { $file }, line { $line }: the header “{ $name }” is missing; add it below the first line.
record-headers-many = { $file }, line { $line }: a record has at most { $most } headers; remove some.
record-header-long = { $file }, line { $line }: the value of “{ $name }” is longer than { $most } characters; shorten it.
record-indent = { $file }, line { $line }: an indented line belongs under a header with nothing after its colon; remove the two spaces or the value above.
record-rules = { $file }, line { $line }: “{ $found }” is no rules version; write a whole number from 1.
record-rules-newer = { $file }, line { $line }: the game was played by rules version { $found }, this program knows up to { $known }; open it with a newer Edubba.
record-json = { $file }, line { $line }: the indented value cannot be read as JSON ({ $reason }); correct it or write a single word after the colon.
record-setting = { $file }, line { $line }: { $reason }
record-unclosed = { $file }, line { $line }: “{ $opening }” has no matching “{ $closing }”; close it, and put a backslash before brackets and backslashes inside it.
record-stray = { $file }, line { $line }: “{ $found }” has no business here; remove it, or put the text it belongs to in quotes.
record-annotation-name = { $file }, line { $line }: “{ $found }” is no annotation; write “[name value]”, the name in small letters.
record-piece-long = { $file }, line { $line }: “{ $found }” is longer than { $most } characters; shorten it.
record-no-text-before = { $file }, line { $line }: “{ $found }” must follow the text it belongs to; move it behind one.
record-variation-empty = { $file }, line { $line }: a variation holds at least one text; remove the parentheses or fill them.
record-deep = { $file }, line { $line }: variations are nested more than { $most } deep; flatten them.
record-texts-many = { $file }, line { $line }: a record has at most { $most } texts; remove variations.
record-illegal = { $file }, line { $line }: { $reason }
record-seat = { $file }, line { $line }: “{ $name }” names no seat of this game; seats are 1 to { $seats }.
record-result-missing = { $file }, line { $line }: the game is over and the header “{ $name }” is missing; add “{ $name }: { $found }”.
record-result-early = { $file }, line { $line }: “{ $name }” is given but the texts do not end the game; the record may be cut off, or needs a header “end”.
record-result-wrong = { $file }, line { $line }: “{ $name }” claims { $claimed }, the texts lead to { $found }; correct the header or the texts.
record-numbers = { $file }, line { $line }: “{ $name }” must be whole numbers with spaces between them, not “{ $found }”.
record-end-over = { $file }, line { $line }: “end” is for games that people ended early, and this one is over by the rules; remove it.
record-end-word = { $file }, line { $line }: “{ $found }” is no reason for an early end; write one word, such as resigned, time, agreed or abandoned.
record-result-seats = { $file }, line { $line }: “result” must give the points of { $seats } seats.
record-winners = { $file }, line { $line }: “winners” must be seats from 1 to { $seats }, ascending, each once, not “{ $claimed }”.
record-hash = { $file }, line { $line }: the hash of the last position is { $found }, the record claims { $claimed }; a text was changed or lost.
record-not-the-same = { $file }, line { $line }: the record holds something that a file cannot; look for headers named like game, rules or option, and for values that are no text.
record-unplayable = Text { $number } of the record, “{ $text }”, cannot be played: { $reason }
record-holds-too-many = A record has at most { $most } texts, variations included; remove some.
record-holds-too-deep = Variations can be nested at most { $most } deep; flatten them.
record-pieces-many = { $file }, line { $line }: a record has at most { $most } comments and annotations; remove some.

## Draws that can be checked

proof-header-missing = The draws cannot be checked: the header “{ $name }” is missing; ask for the whole record.
proof-method = The draws were made by the method “{ $found }”, this program checks { $known }; check it with a newer Edubba.
proof-match = “{ $found }” in “proof.match” is no name of a match; it has up to 64 letters, digits, hyphens and underscores.
proof-seed = “{ $found }” in “proof.seed” is no seed; it has 64 hexadecimal digits in small letters.
proof-seat-seed = “{ $name }: { $found }” is no seed of a seat; it has up to 64 letters, digits, hyphens and underscores.
proof-seat-nobody = “{ $name }” is the seed of a seat where no person sits; do not trust these draws.
proof-commitment = The seed is not the one committed before the game: it leads to { $found }; do not trust these draws.
proof-number = The draw “{ $text }” has no number; write it behind the draw as in “[proof 7]”.
proof-number-missing = The draw number { $number } is left out of the record; do not trust these draws.
proof-number-twice = The draw number { $number } is used twice; do not trust these draws.
proof-number-order = The draw number { $number } comes before its time; do not trust these draws.
proof-wrong = The draw number { $number } is “{ $found }”, and by the seeds it must be “{ $fair }”; do not trust these draws.
