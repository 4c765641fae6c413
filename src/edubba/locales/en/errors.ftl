# What is wrong with something from outside: one sentence, what and where and what to do.

unknown-game = There is no game “{ $name }” here; the games are: { $known }.
unknown-option = “{ $name }” is no option of { $game }; its options are: { $known }.
bad-option = “{ $value }” is no value for { $name }; choose one of: { $known }.
option-form = “{ $word }” is no option; write name=value.
unknown-board = There is no board “{ $name }”; the boards are: { $known }.
unknown-board-or-file = There is no board “{ $name }”; choose one of { $known }, or a board file whose name ends in .toml.

board-not-toml = { $file } is no TOML file: { $reason }.
board-unknown-key = { $file }: “{ $place }” is no key of a board file; the keys are: { $known }.
board-name = { $file }: the name must be one word of small letters, digits and underscores, not “{ $value }”.
board-not-a-list = { $file }, { $place }: a list of 1 to { $most } entries is needed here.

file-unreadable = { $file } cannot be read: { $reason }.
file-unwritable = { $file } cannot be written: { $reason }.
output-failed = The output cannot be written: { $reason }.
output-is-input = { $file } is what this command reads; name another file with { $word }.
output-holds-other = { $file } is there already and no { $kind } file; name another one with { $word }.
file-too-long = { $file } is longer than the { $limit } KiB that are read here.
file-not-utf8 = { $file }, line { $line }, is not UTF-8 text; save the file as UTF-8.
file-not-json = { $file }, line { $line }, is not JSON: { $reason }.

## Positions set up from JSON

view-table = { $place }: a JSON object is needed here.
view-unknown-key = { $place }: this is no key of a position.
view-missing = { $place }: this key is missing.
view-number = { $place }: “{ $value }” cannot be; a whole number from { $least } to { $most } is needed here.
view-exactly = { $place }: “{ $value }” cannot be; { $wanted } is needed here.
view-list = { $place }: a list of { $length } is needed here.
view-list-most = { $place }: a list of at most { $length } is needed here.
view-one-of = { $place }: “{ $value }” cannot be; choose one of: { $known }.
view-no-chance = { $place }: nothing is drawn in the phase { $phase }.
view-to-act = { $place }: a seat stands here exactly where a player decides, null at a draw and at the end.
view-derived = { $place }: this says { $value }, but the markers held make { $wanted }.

## A player in a refusal, where no name is known

refusal-seat = seat { $seat }
