# The pages for learning: the rules, the lessons, and a rule that is shown where something is refused.

page-learn = Learn
page-learn-it = Learn it
page-learn-rules = Rules

## The rules

page-learn-rules-of = The rules of { $game }
page-learn-rules-about = Complete, in our own words, with the numbers by which a refusal names its rule. Printed rulebooks differ and have gaps: where we had to decide, the rule says so.
page-learn-contents = Contents
page-learn-search = Search the rules
page-learn-found = { $count ->
    [0] No rule says that.
    [one] One rule
   *[other] { $count } rules
  }
page-learn-print = Print
page-learn-other-game = Game
page-learn-legend = What the labels mean
page-learn-ruling = Ruling
page-learn-ruling-about = The rulebooks are silent, unclear or contradict each other here. So it is played on this site.
page-learn-option = Option: { $name }
page-learn-option-mark = Option
page-learn-option-about = An option that is chosen for a table changes this rule.
page-learn-reconstructed = Reconstructed
page-learn-reconstructed-about = It rests on something that was a picture, such as a map or a table, and that no text describes.
page-learn-options = Options
page-learn-options-about = They are chosen when a table is opened. The first value is the usual one.
page-learn-option-rules = Changes
page-learn-boards = The boards: what is known, and what is reconstructed
page-learn-known = What is known
page-learn-not-known = What is reconstructed
page-learn-shipped = The boards that are here
page-learn-usual = usual
page-learn-example = Example
page-learn-shows = Shows
page-learn-figure = Picture of a position: { $title }
page-learn-open = Step through it
page-learn-close = Close
page-learn-back = Back
page-learn-next = Next
page-learn-picture = Picture { $number } of { $count }
page-learn-link = Link to { $rule }

## A rule where something is refused

page-learn-rule = Rule { $rule }
page-learn-read-rule = Read rule { $rule }
page-learn-whole = All rules

## The lessons

page-learn-title = Learn by doing
page-learn-about = Short lessons on real positions: you make the moves, and the board answers. When something is not allowed, it tells you which rule says so.
page-learn-done-of = { $done } of { $count } lessons done
page-learn-done = done
page-learn-begin = Begin
page-learn-go-on-with = Go on: { $title }
page-learn-lesson-of = Lesson { $number } of { $count }
page-learn-step-of = Step { $step } of { $steps }
page-learn-you-are = You play
page-learn-teaches = It teaches
page-learn-choose = Your choice
page-learn-go-on = Go on
page-learn-hint = Hint
page-learn-show = Show me
page-learn-again = Once more
page-learn-lessons = All lessons
page-learn-next-lesson = Next: { $title }
page-learn-solved = Well done!
page-learn-solved-refusal = Exactly: the rules do not allow it.
page-learn-shown = This is how it is done: { $what }.
page-learn-happened = What happened
page-learn-not-asked = { $what }: allowed, but something else is asked for here.
page-learn-nothing = That means nothing here.
page-learn-finished = You have learnt this.
page-learn-guided = Your first guided game
page-learn-guided-about = A whole game against two apprentices, with hints whenever you like.
page-learn-guided-ready = You have done all lessons: you are ready for it.
page-learn-forget = Forget what I have done
page-learn-forget-sure = Forget which lessons of { $game } you have done?
page-learn-study = Study
page-learn-study-lessons = Lessons
page-learn-study-lessons-about = Learn a game by playing it, in small steps.
page-learn-study-rules-about = All rules of both games, numbered, with examples to step through.
page-learn-study-replay = Replay a record
page-learn-study-replay-about = Go through a game move by move, and see what the analysis says.
page-learn-study-boards-about = Draw a map of your own for Sumeria, and play on it.
