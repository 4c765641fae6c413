# The games as environments.

lab-rows = A vector has at least one row, not { $rows }.
lab-shape = Give one action for each of the { $wanted } rows; the array given has the shape { $given }.
lab-illegal = In row { $row } action { $action } is not legal now; choose one that the mask marks.
