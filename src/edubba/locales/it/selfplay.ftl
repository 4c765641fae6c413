# Partite tra bot, insiemi di dati e partite rilette come array.

selfplay-goes-on = Si riprende { $folder }: { $count ->
    [one] { $count } partita già giocata.
   *[other] { $count } partite già giocate.
  }
selfplay-kept = { $done } partite su { $games } sono conservate in { $folder }; lo stesso comando riprende da lì.
selfplay-written = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  } con { $decisions ->
    [one] { $decisions } decisione
   *[other] { $decisions } decisioni
  } in { $folder }, { $size } MB.

## What cannot be

selfplay-by-time = «{ $name }» pensa a tempo, quindi nessuno potrebbe rigiocare le sue partite; va indicato un numero di simulazioni, per esempio { $better }.
selfplay-busy = { $folder } è in uso da un’altra esecuzione; occorre attendere, o indicare un’altra cartella con --to.
selfplay-foreign = { $folder } contiene altri file e non è un insieme di dati; indicare con --to una cartella nuova o vuota.
selfplay-other-plan = { $folder } contiene un altro insieme di dati; differisce: { $words }; indicare un’altra cartella con --to.
selfplay-bad-line = { $file }, riga { $line }: non è una partita di questo insieme di dati; tolta la riga, la partita viene rigiocata.
data-arrow-missing = Gli insiemi di dati richiedono pyarrow, che non è installato; si installa con: { $command }
data-no-dataset = { $folder } non contiene un insieme di dati di questa versione; indicare la cartella scritta con --to.
data-damaged = { $file } è danneggiato: { $reason }; il comando che l’ha scritto lo riscrive.
data-batch = Un blocco ha almeno una decisione, non { $size }.
data-nothing = Non c’è nessuna partita da leggere; indicare almeno una registrazione.
data-mixed = Le registrazioni sono di giochi o numeri di giocatori diversi; quelle di ogni tipo vanno lette a parte.
