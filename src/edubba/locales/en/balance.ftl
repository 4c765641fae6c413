# The balance report.

balance-running = Playing { $game }
balance-goes-on = Going on with { $file }: { $count ->
    [one] { $count } game is there.
   *[other] { $count } games are there.
  }
balance-kept = { $done } of { $games } games are kept in { $file }; the same command goes on.
balance-written = The games are in { $file }, the report is in { $report }.

## The page: what was played, and what it showed

balance-title = Balance of { $game }
balance-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } of { $bot } against itself, { $each } by each of { $sets ->
    [one] { $sets } set of rules
   *[other] { $sets } sets of rules
  } and { $forced } with forced first moves; { $players } players, board { $board }, seed { $seed }
balance-say-places = Who moves { $place ->
    [1] first
    [2] second
    [3] third
   *[other] last
  } wins { $share } of the games (95% interval { $span }); an even share is { $even }. { $verdict ->
    [clear] This is beyond doubt.
    [likely] This is likely, but of so many figures one may stray so far by chance.
   *[unclear] This is within the error: nobody is favoured beyond doubt.
  }
balance-say-variety = The { $games } games by these rules had { $count ->
    [one] { $count } beginning
   *[other] { $count } different beginnings
  }, counting the first actions of all players; the commonest made up { $share }. The fewer there are, the more all figures are those of one beginning and not of the game.
balance-say-scores = The best has { $winner } points on average and is { $margin } ahead of the next; half of all games are won by { $median } points or less, and { $shared } of the victories are shared.
balance-say-shape = A game takes { $length } decisions. Each offers { $branching } legal actions on average, and { $forced } of them offer only one. A game is one of about { $lines } lines of play, draws not counted.
balance-say-first = { $verdict ->
    [clear] First moves are not worth the same: chance alone would set the { $count } moves so far apart in { $chance } of all cases. Of { $games } games with forced first moves the best share came after “{ $best }”: { $share }.
    [likely] First moves are probably not worth the same: chance alone would set the { $count } moves so far apart in { $chance } of all cases. Of { $games } games with forced first moves the best share came after “{ $best }”: { $share }.
   *[unclear] With { $games } games the { $count } first moves cannot be told apart: chance alone would set them so far apart in { $chance } of all cases. The best share came after “{ $best }”: { $share }, which is no proof.
  }
balance-say-apart = Apart from the mean of all beyond doubt: { $moves }.
balance-say-departures = { $count ->
    [0] No single departure from these rules changes anything beyond doubt; tried: { $all }.
   *[other] Of the single departures from these rules ({ $all } tried) these change something beyond doubt: { $names }.
  }

## The page: names

balance-standard = standard rules
balance-asked = rules as asked for
balance-place = { $number ->
    [1] moves first
    [2] moves second
    [3] moves third
    [4] moves fourth
   *[other] moves as number { $number }
  }
balance-verdict = { $verdict ->
    [clear] beyond doubt
    [likely] likely
   *[unclear] unclear
  }
balance-span = { $low } to { $high }
balance-mean = mean { $value }
balance-median = median { $value }
balance-step = decision { $number }: { $value }
balance-figure = { $name ->
    [advantage] Win share of who moves first
    [last] Win share of who moves last
    [points] Points of a player
    [margin] Lead of the best
    [length] Decisions in a game
   *[branching] Legal actions at a decision
  }
balance-tile = { $name ->
    [first] won by who moves first
    [even] an even share
    [winner] points of the best
    [margin] points ahead of the next
    [length] decisions in a game
   *[branching] legal actions at a decision
  }
balance-head = { $name ->
    [rules] rules
    [advantage] win share of who moves first
    [last] win share of who moves last
    [place] order
    [seat] seat
    [games] games
    [wins] win share (95%)
    [verdict] not even?
    [points] points
    [margin] lead
    [shared] shared victories
    [length] decisions
    [texts] texts
    [branching] legal actions
    [forced] without choice
    [lines] lines of play
    [same] same result
    [move] first move
    [text] text
    [lead] points ahead
    [least] least
    [lower] lower quarter
    [median] median
    [upper] upper quarter
    [most] most
    [decision] decision
   *[chosen] chosen by bots
  }
balance-figures = The figures

## The page: sections

balance-places = Who is favoured?
balance-about-places = The share of victory of who comes to the first decision first, second, and so on; a shared victory is split evenly. The scale counts hundredths above and below an even share; lines are 95% intervals. Games of one number have the same draws under all rules.
balance-even = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }; dashed: an even share, { $share }
balance-table-places = Win share by order of play under all rules compared
balance-drawn = Who moves first is drawn, so the number of a seat can mean nothing: its shares are in the tables as a check.
balance-table-seats = Win share by the number of the seat, by the rules asked for
balance-scores = Points
balance-plot-scores = Points by order of play
balance-about-scores = How often a player ended with how many points; the mark stands at the mean.
balance-plot-margins = Lead of the best
balance-about-margins = Points between the best and the next; 0 is a tie in points, whoever wins it.
balance-shape = Choices and length
balance-plot-choices = Legal actions along the game
balance-about-choices = The line is the median, the band holds the middle half of the games. It runs as far as half of the games go on.
balance-plot-lengths = Decisions in a game
balance-about-lengths = Decisions of all players together, draws not counted.
balance-table-shapes = Points, length and choices under all rules compared
balance-moves = What first moves are worth
balance-about-forced = Bots begin as they like best, and only where it suits them; the games that they begin with a move are no fair trial of it. So each first move was forced equally often, whatever had been drawn, and the bots played on.
balance-plot-best = Best first moves
balance-plot-worst = Worst first moves
balance-about-moves = Win share of who was made to begin so, with its 95% interval; dashed: the mean of all, { $share }. Filled: apart from it beyond doubt.
balance-table-moves = All first moves, each forced equally often whatever was drawn
balance-departures = Options and boards compared
balance-about-departures = Each plot shows what one departure changes, game against game with the same draws. Filled points are beyond doubt; blue ones are likely; grey lines that touch the dashed one are unclear.
balance-about-figure = { $name ->
    [advantage] Change in hundredths, each against its even share.
    [last] Change in hundredths, each against its even share.
    [points] Change of the mean over all players.
    [margin] Change of the points between the best and the next.
    [length] Change of the decisions of all players together.
   *[branching] Change of the mean over a game.
  }
balance-table-differences = Difference to the rules asked for, its 95% interval, and how sure it is
balance-limits = What cannot be concluded
balance-limit-bots = The players were bots ({ $bot }), not people. People plan, agree and err in other ways: what holds for these bots may not hold for them, nor for stronger bots.
balance-limit-strength = All seats had the same bot. How much a strong player makes up for a bad place is not measured.
balance-limit-intervals = A 95% interval misses the truth in one case of twenty. It tells what chance does in so many games, not what the bots misjudge in all of them.
balance-limit-many = Here are many figures, and some of them stray by chance. Only what holds when the one in twenty is shared among all figures of its kind is called beyond doubt; what leaves its own interval alone is called likely.
balance-limit-first = A first move was forced whatever had been drawn, so its value is a mean over all draws; in a given position another may be best. The best of many owes part of its share to luck.
balance-limit-single = Departures were played one at a time. What two of them do together is not measured.

## What cannot be

balance-openings = “{ $value }” is no number for --openings; choose 0 to { $most }.
balance-busy = { $file } is in use by another report; wait for it, or name another file with --out.
balance-no-study = { $file } is no file of a balance report; name another one with --out.
balance-other-study = { $file } holds the games of another report; what differs: { $words }; name another file with --out.
balance-study-part = { $name ->
    [game] game
    [options] options
    [bots] bots
    [seed] seed
    [rules] version of the rules
    [compared] what is compared
   *[version] version of Edubba
  }
balance-bad-line = { $file }, line { $line }: this is no game of this report; remove the line, and the game is played again.
