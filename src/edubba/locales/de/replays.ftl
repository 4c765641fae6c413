# Zurückblicken: Aufzeichnungen, die jemand mitbringt.
replay-many = Du hast hier schon { $most } Aufzeichnungen, und für mehr ist kein Platz.
replay-long = Diese Aufzeichnung hat zu viele Spielzüge, um sie hier anzusehen: Höchstens { $most } sind möglich.
replay-rated = Eine Partie, die mitten im Spiel beginnt, kann nicht gewertet werden: Eröffne sie ohne Wertung.
replay-over = In dieser Stellung ist die Partie zu Ende: Wähle eine, in der noch jemand an der Reihe ist.
