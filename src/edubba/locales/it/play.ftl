# Play and replay in the terminal, and the other commands.

play-welcome = { $game }, { $players } giocatori. Si gioca scrivendo una mossa come { $example }; Tab la completa, help elenca i comandi.
play-help =
    Ogni mossa scritta viene giocata, e Tab completa mosse e comandi. I comandi:
    legal [PARTE]  le mosse consentite ora, o solo quelle che contengono PARTE
    why MOSSA      perché una mossa ora non è consentita
    hint           che cosa farebbe qui un bot forte, e le possibilità di tutti
    board          la posizione come tabella
    read           la posizione in frasi, per la lettura ad alta voce
    near [LUOGO]   i vicini di un luogo, o di tutti
    log            che cosa è successo finora
    scores         i punti finora
    undo           annulla l’ultima decisione propria e tutto ciò che è seguito
    save FILE      salva la partita finora giocata come registrazione
    draw FILE      salva un’immagine della posizione in SVG
    quit           lascia il tavolo
play-more = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
  }; per un elenco più breve se ne indica una parte, per esempio: legal { $example }
play-none-match = Nessuna mossa consentita contiene «{ $part }».
play-allowed = { $text } ora è consentita.
play-why-what = Quale mossa? Va scritta dopo la parola, per esempio: why { $example }
play-file-what = Quale file? Il nome va scritto dopo la parola, per esempio: { $command } { $example }
play-near-nothing = Da { $name } non si va in nessun altro luogo.
play-near-none = Su questo tabellone non c’è un luogo «{ $name }».
play-nothing-to-undo = Non c’è nessuna decisione propria da annullare.
play-undone = Annullato: { $texts }.
play-saved = Salvato: { $file }.
play-goodbye = Arrivederci.
play-goodbye-saved = Arrivederci. La partita è conservata in { $file }; lo stesso comando la riprende.
play-resume = { $file } contiene già una partita; per riprenderla occorre omettere { $words }; per una nuova va indicato un altro file.
play-ended = { $file } contiene una partita interrotta prima della fine ({ $end }); non si può riprendere.
play-file-exists = { $file } esiste già; va scelto un altro nome.
play-goes-on = Si riprende la partita di { $file }: { $count ->
    [one] { $count } mossa giocata
   *[other] { $count } mosse giocate
  }.
play-result = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }{ $winner ->
    [yes] , vittoria
   *[no] {""}
  }
play-player = Giocatore
play-player-number = Giocatore { $seat }
play-seat-unknown = «{ $name }» non può occupare un posto; un posto spetta a human o a uno tra: { $known }.
play-seats-count = { $count ->
    [one] { $count } posto non basta
   *[other] { $count } posti non vanno bene
  } per { $players } giocatori; ne va indicato uno per ciascuno.
replay-help = Invio o n: avanti, b: indietro, un numero: vai lì, board, read, quit.
replay-at = { $at } di { $total }
replay-number = «{ $number }» non è un punto di questa registrazione; si può scegliere da 0 a { $total }.
draw-only-record = { $word }: solo con una registrazione; qui da omettere.
draw-only-game = { $word }: solo con il nome di un gioco; qui da omettere.
bench-running = Partite casuali di { $game } per { $seconds } s
bench-line = { $games } partite al secondo, { $decisions } decisioni al secondo, { $board }, { $players } giocatori
warm-running = Compilazione delle regole
warm-done = Le regole sono compilate e conservate in { $folder } ({ $seconds } s).
warm-plain = Numba non è installato: le regole girano in puro Python, non c’è nulla da compilare.
verify-legal = { $file }: conforme alle regole fino all’ultima mossa, { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
  } nella linea principale.
verify-draws = { $count ->
    [0] Non c’è stata nessuna estrazione; il seme è quello fissato prima della partita.
    [one] { $count } estrazione verificata con il seme fissato prima della partita: è giusta.
   *[other] { $count } estrazioni verificate con il seme fissato prima della partita: sono tutte giuste.
  }
verify-seats = Posti che hanno aggiunto un seme: { $seats }.
verify-seats-none = Nessun posto ha aggiunto un seme: le estrazioni sono del solo server, che prima della partita avrebbe potuto provare vari semi.
verify-own = Il seme del posto { $seat } è quello indicato.
verify-own-other = Il seme del posto { $seat } nella registrazione è «{ $found }», non quello indicato; se quello indicato era giusto, di queste estrazioni non ci si può fidare.
verify-own-none = La registrazione non ha un seme del posto { $seat }; se ne era stato dato uno, di queste estrazioni non ci si può fidare.
verify-both = Manca { $word }; --seat e --seed vanno indicati insieme, oppure nessuno dei due.
verify-unproved = Le estrazioni non sono dimostrabili: la registrazione non ha intestazioni «proof.…», quindi nessuno può dire se erano oneste.
verify-not-yet = Le estrazioni non si possono ancora verificare: la partita non è finita, e il server rivela il suo seme alla fine.
verify-open = La partita non è finita.
verify-ended = La partita è stata interrotta prima della fine ({ $end }).
