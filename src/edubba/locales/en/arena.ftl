# Tournaments between bots.

arena-running = Playing { $game }
arena-goes-on = Going on with { $file }: { $count ->
    [one] { $count } game is there.
   *[other] { $count } games are there.
  }
arena-kept = { $done } of { $games } games are kept in { $file }; the same command goes on.
arena-written = The games are in { $file }, the report is in { $report }.

## Table and report

arena-title = Tournament of bots: { $game }
arena-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }, { $players } players, board { $board }, seed { $seed }
arena-unfinished = The last round is unfinished, with { $count ->
    [one] { $count } game:
   *[other] { $count } games:
  } not every bot had every seat equally often.
arena-lead = { $bot } takes { $share } of the victory for each seat it fills; an even share is { $even }.
arena-bot = bot
arena-seats = seats taken
arena-wins = win share
arena-points = points
arena-rating = rating
arena-ordinal = ordinal
arena-move = time per move
arena-longest = longest
arena-seat = seat { $number }
arena-even = even: { $share }
arena-mean = mean { $value }
arena-at-most = longest { $value }
arena-plot-wins = Win share
arena-plot-rating = Ratings
arena-plot-points = Points
arena-plot-seats = Win share by seat
arena-plot-move = Time per move
arena-about-table = Behind ± stands one standard error, for the rating two sigma. The ordinal is the rating less three sigma: the bot is stronger than that almost certainly.
arena-about-wins = The share of victory for each seat a bot filled; a shared victory is split evenly. Lines reach two standard errors to each side, counted by rounds, since the games of a round share their draws. Dashed: an even share.
arena-about-rating = Strength in the Plackett-Luce model of openskill; a newcomer has 25. Lines reach two sigma to each side.
arena-about-points = How often a bot ended with how many points; its mark stands at the mean.
arena-about-seats = The share of victory in each seat. Dashed: an even share.
arena-about-move = Thinking time for each decision, on a scale of powers of ten: the mark is the mean, the stroke the longest single thought.

## What cannot be

arena-bots-count = { $count ->
    [one] { $count } bot does
   *[other] { $count } bots do
  } not fit { $players } players; name one bot for each seat, separated by commas.
arena-number = “{ $value }” is no number for { $name }; choose 1 to { $most }.
arena-same-file = The games and the report cannot both go to { $file }; name another file for one of them.
arena-bot-failed = { $bot } failed in game { $number } with the draws of seed { $seed } and its own seed { $bot_seed }: { $reason }; the same command stops there again.
arena-version = Edubba { $here } cannot play games planned by Edubba { $wanted }; install the same version on all machines.
arena-busy = { $file } is in use by another arena; wait for it, or name another file with --out.
arena-no-arena = { $file } is no file of an arena; name another one with --out.
arena-other-plan = { $file } holds another tournament; what differs: { $words }; name another file with --out.
arena-plan-part = { $name ->
    [game] game
    [options] options
    [bots] bots
    [seed] seed
    [rules] version of the rules
   *[version] version of Edubba
  }
arena-bad-line = { $file }, line { $line }: this is no game of this tournament; remove the line, and the game is played again.
arena-worker-died = A process that played games ended unexpectedly; the finished games are kept: run the same command again, with fewer --jobs if memory is short.
arena-ray-missing = --ray needs Ray, which is not installed; install it with: { $command }
arena-ray-unreachable = No Ray answers at { $address }: { $reason }; write local to start one here.
arena-ray-failed = Ray could not finish a game: { $reason }; the finished games are kept, and the same command goes on.
