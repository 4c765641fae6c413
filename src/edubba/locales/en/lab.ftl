# The games as environments.

lab-rows = A vector has at least one row, not { $rows }.
lab-shape = Give one action for each of the { $wanted } rows; the array given has the shape { $given }.
lab-illegal = In row { $row } action { $action } is not legal now; choose one that the mask marks.
lab-seed = A seed is a whole number, not “{ $seed }”.
lab-limit = A limit is a whole number of decisions, or 0 for none, not “{ $limit }”.
lab-threads = Numba has 1 to { $most } threads here; “{ $threads }” is none of these numbers.
lab-kind = Actions are whole numbers; the array given has the type { $given }.
lab-action = There is no action { $action }; actions are numbered from 0 to { $most }.
lab-illegal-here = Action { $action } is not legal now; choose one of the legal ones.
lab-mode = There is no render mode “{ $mode }”; there are: { $known }.
lab-seat = There is no seat { $seat }; seats are numbered from 1 to { $players }.
lab-not-asked = Seat { $seat } has nothing to decide now.
lab-you = You are seat { $seat }, { $name }.
lab-answer = Answer with one of these texts and nothing else:
