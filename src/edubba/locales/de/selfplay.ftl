# Selbstspiel, Datensätze und Partien, die als Felder zurückgelesen werden.

selfplay-goes-on = { $folder } geht weiter: { $count ->
    [one] { $count } Partie ist schon da.
   *[other] { $count } Partien sind schon da.
  }
selfplay-kept = { $done } von { $games } Partien sind in { $folder } gespeichert; derselbe Befehl macht dort weiter.
selfplay-written = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  } mit { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
  } in { $folder }, { $size } MB.

## What cannot be

selfplay-by-time = „{ $name }“ denkt nach der Uhr, seine Partien ließen sich nicht wiederholen; eine Zahl von Simulationen angeben, etwa { $better }.
selfplay-busy = { $folder } wird gerade von einem anderen Lauf benutzt; darauf warten oder mit --to einen anderen Ordner angeben.
selfplay-foreign = { $folder } enthält andere Dateien und ist kein Datensatz; mit --to einen neuen oder leeren Ordner angeben.
selfplay-other-plan = { $folder } enthält einen anderen Datensatz; verschieden: { $words }; mit --to einen anderen Ordner angeben.
selfplay-bad-line = { $file }, Zeile { $line }: Das ist keine Partie dieses Datensatzes; die Zeile entfernen, dann wird die Partie neu gespielt.
data-arrow-missing = Datensätze brauchen pyarrow, das nicht installiert ist; installieren mit: { $command }
data-no-dataset = { $folder } enthält keinen Datensatz dieser Version; den Ordner angeben, der mit --to geschrieben wurde.
data-damaged = { $file } ist beschädigt: { $reason }; der Befehl, der die Datei geschrieben hat, schreibt sie neu.
data-batch = Ein Stapel hat mindestens eine Entscheidung, nicht { $size }.
data-nothing = Es gibt keine Partie zu lesen; mindestens eine Aufzeichnung angeben.
data-mixed = Die Aufzeichnungen sind von verschiedenen Spielen oder Spielerzahlen; jede Art für sich lesen.
