# Analyses of matches, records and positions, and hints: what the page says, and what the server tells it.

page-analysis = Analysis
page-analysis-about = A search looks at every moment: whose chances rose, which decisions cost something, and what was luck.
page-analysis-ask = Analyse
page-analysis-again = Try again
page-analysis-locked = There is an analysis once the match is over.
page-analysis-waiting = { $ahead ->
    [0] Your analysis is about to begin.
    [one] One other analysis comes first.
   *[other] { $ahead } other analyses come first.
  }
page-analysis-running = Analysing
page-analysis-minutes = { $count ->
    [one] about a minute left
   *[other] about { $count } minutes left
  }
page-analysis-seconds = { $count ->
    [one] about a second left
   *[other] about { $count } seconds left
  }
page-analysis-keeps = You may leave this page; the analysis goes on.
page-analysis-graph = Shares of winning: choose a moment
page-analysis-moment = { $at } of { $total }: { $shares }
page-analysis-verdict = This decision
page-analysis-no-decision = Nobody decided anything here: a draw, or the only thing that could be done.
page-analysis-start = The beginning. Choose a moment in the graph.
page-analysis-played = Played
page-analysis-better = Better
page-analysis-cost = Cost
page-analysis-points = Turning points
page-analysis-no-points = Nothing moved the chances by eight hundredths or more, as far as the search is sure.
page-analysis-accounts = Luck and skill
page-analysis-player = Player
page-analysis-share = Share of winning
page-analysis-luck = Luck
page-analysis-own = Own decisions
page-analysis-others = Others’ decisions
page-analysis-revised = Second thoughts
page-analysis-lost = Lost by mistakes
page-analysis-good = Best or good
page-analysis-of = { $part } of { $whole }
page-analysis-explained = All in hundredths of the victory, ± one standard error. Luck, decisions and second thoughts together are what a share rose by. Decisions count against the best ones in their place, as far as the difference is beyond doubt; second thoughts are all the rest: what is too small to be sure of, and what the search saw only later.
page-analysis-mistakes = Mistakes
page-analysis-no-mistakes = Nobody made a mistake that this search is sure of.
page-analysis-effort = { $seconds } s of thought for each position.
page-analysis-file = The whole analysis as a file

page-analysis-position = Analyse this position
page-analysis-thinking = Thinking…
page-analysis-options = The best actions
page-analysis-draws = The likeliest draws
page-analysis-line = It may go on like this
page-analysis-simulations = { $count ->
    [one] { $count } simulation; ± is one standard error.
   *[other] { $count } simulations; ± is one standard error.
  }

page-hint = Give me a hint
page-hint-title = Hint
page-hint-action = And do what?
page-hint-why = Why?

## What the server says.

reviews-running = This match is not over: there is an analysis when it is.
reviews-locked = This belongs to a match that is still being played: wait until that match is over.
reviews-long = This record has { $count } texts; at most { $most } can be analysed.
reviews-many = { $most ->
    [one] One analysis of yours is not finished yet; ask for the next when it is.
   *[other] { $most } analyses of yours are not finished yet; ask for the next when one of them is.
  }
reviews-busy = Many are asking just now. Try again in a moment.
reviews-nothing = The search ended without a result. Try again.
reviews-failed = The analysis broke off. What was found is kept; you can try again.
reviews-verdict = { $grade ->
    [best] { $name } chose what the search holds best.
    [good] Good: the best, “{ $better }”, would have brought hardly more.
    [unclear] Perhaps “{ $better }” was better, by { $loss } hundredths; the search is not sure.
    [inaccuracy] An inaccuracy: “{ $better }” was better by { $loss } hundredths.
    [mistake] A mistake: “{ $better }” was better by { $loss } hundredths.
   *[blunder] A blunder: “{ $better }” was better by { $loss } hundredths.
  }
reviews-helped = It helped { $name } most, by { $gain }.
reviews-swing = { $cause ->
    [luck] { $told } { $name } went from { $before } to { $after }, mostly by luck.
    [inaccuracy] { $told } { $name } went from { $before } to { $after }; the decision was an inaccuracy.
    [mistake] { $told } { $name } went from { $before } to { $after }; the decision was a mistake.
    [blunder] { $told } { $name } went from { $before } to { $after }; the decision was a blunder.
    [row] { $told } In these turns { $name } went from { $before } to { $after }.
   *[play] { $told } { $name } went from { $before } to { $after }.
  }

hints-rated = There are no hints in rated matches.
hints-people = There are hints only where all others are bots.
hints-complete = Your turn is complete: confirm it, or take something back.
hints-area = Look at { $region }.
hints-kind = Think about this: { $kind }.
hints-region = { $region ->
    [markers] the markers that can be taken
    [boxes] the four boxes of workers
    [north] the lands in the north
    [east] the lands in the east
    [west] the lands in the west
    [upper] the north of Sumer
   *[lower] the south of Sumer
  }
hints-area-none = This is not about a place on the board, but about one of the words you can choose.
hints-only = It is the only thing you can do.
hints-there = After that: { $places }.
hints-have = What your turn changes for you: { $facts }.
hints-points = Points at your next turn, as the search expects: { $points }, after the next best { $other }.
hints-share = Your share of winning after it: { $share }.
hints-next = After the next best, “{ $action }”, it is { $share }.
hints-even = The difference is too small for the search to be sure.
hints-line = It may go on like this: { $told }
