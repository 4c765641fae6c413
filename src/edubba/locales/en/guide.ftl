# The guide: what is wrong with an answer in a lesson.

guide-step-unsolved = “{ $text }” does not solve step { $step } of the lesson “{ $lesson }”.
guide-no-more-steps = The lesson “{ $lesson }” has { $steps } steps, and all of them are solved.
