# Bots: their names, limits and thoughts.

unknown-bot = There is no bot “{ $name }”; the bots are: { $known }.
bad-limit = “{ $value }” is no limit of { $name }; choose a number above 0 and up to { $most }.
limit-form = “{ $name }” is no bot with a limit; write seconds as lugal:0.5s or simulations as lugal:500.
no-limit = { $plain } does not search: leave out the limit of “{ $name }”.
play-bot-failed = { $name } could not go on ({ $reason }); { $weaker } plays in its place.
play-thinking = thinking, { $percent }
play-hint = Best here: { $text }, which wins { $share } of the time.
play-hint-others = Also looked at: { $texts }.
play-hint-line = It may go on: { $texts }.
