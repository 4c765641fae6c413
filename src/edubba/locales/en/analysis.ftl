# The analysis of positions and records.

analysis-one-limit = seconds and simulations exclude each other; give one of them.
analysis-whole-record = { $word } goes with a whole record only; leave it out.
analysis-running = Analysing { $file }
analysis-goes-on = Going on from { $file }: { $done } of { $total } positions are done.
analysis-kept = { $done } of { $total } positions are done and kept in { $file }; the same command goes on from there.

analysis-text = Action
analysis-share = Share of winning, %
analysis-verdict = Verdict
analysis-loss = Loss
analysis-remark = Remark
analysis-grade = { $grade ->
    [best] best
    [good] good
    [unclear] unclear
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
  }
analysis-draw = draw
analysis-forced = forced
analysis-better = better { $text }
analysis-helped = helped { $name }
analysis-luck = Luck
analysis-own = Own decisions
analysis-others = Others’ decisions
analysis-revised = Second thoughts
analysis-lost = Lost
analysis-accuracy = Best or good
analysis-of = { $part } of { $whole }
analysis-identity = Together they are what the share rose. Decisions count against the best ones in their place, as far as the difference is beyond doubt; second thoughts are all the rest: what is too small to be sure of, and what the search saw only later. All in hundredths, ± one standard error.
analysis-turning-points = Turning points
analysis-swing = { $number }: { $told } { $name } went from { $before } to { $after }.
analysis-swing-other = { $way ->
    [down] It helped { $name } most.
   *[up] It cost { $name } most.
  }

analysis-effort = { $count ->
    [one] { $count } simulation
   *[other] { $count } simulations
  }; ± is one standard error.
analysis-best = The best actions of { $name }, and the shares after them
analysis-draws = The likeliest draws, and the shares after them
analysis-tried = Simulations
analysis-line = Main line: { $line }

## The graph.

analysis-graph-title = Shares of winning
analysis-graph-desc = Shares of winning after each of { $count } actions and draws, in percent.
analysis-graph-seat = { $name }: from { $first } to { $final }; luck { $luck }, own decisions { $own }, others’ decisions { $others }, second thoughts { $revised }.
analysis-graph-mark = { $number }, { $name }: { $text } ({ $grade }, loss { $loss }; better { $best })
analysis-graph-drawn = { $number }, draw { $text }: { $moved }
analysis-graph-sign = { $sign ->
    [error] two standard errors
    [mistake] mistake
    [blunder] blunder
   *[draw] draw that moved shares
  }
analysis-graph-sums = Luck and skill
analysis-part = { $part ->
    [draws] Draws
    [placement] Placement
    [order] Order
    [dynasty] Dynasty { $number }
    [turn] Turn { $number }
    [end] End
   *[other] { $part }
  }
