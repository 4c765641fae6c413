# Gli editor di tabelloni e posizioni: che cosa dice il server.

editor-moment = Il momento
editor-markers = Tessere influenza sopra le prime tre posizioni
editor-row = Fila delle città-stato
editor-discarded = Tessere influenza scartate
editor-nobody = nessuno
editor-none = nessuno
editor-trader = Commerciante
editor-phase = { $phase ->
    [setup] si piazzano commercianti
    [take] si prendono tessere influenza
    [over] la partita è finita
    [draw] segue un’estrazione
   *[play] un’azione
  }
editor-label = { $field ->
    [phase] Che cosa segue
    [to_act] Tocca a
    [taking] Si prende da
    [start] Giocatore iniziale
    [prompt] Che cosa segue
   *[turn] Turno
  }
editor-place = Posizione { $number }
editor-marker = Posizione { $place }, tessera influenza { $number }
editor-prompt = { $prompt ->
    [surcharge] un’azione da pagare
    [action] un’azione
    [workers] lavoratori
    [place] lavoratori da piazzare
    [trade] commercio
    [buy] acquisto di armate
    [equip] equipaggiamento
    [at] dove comincia un impero
    [garrison] armate da schierare
    [expand] un’espansione
    [fight] un combattimento
    [again] un’altra espansione
    [bid] un’offerta
    [grow] crescita
    [dice] dadi
    [order] l’estrazione dell’ordine di gioco
   *[over] la partita è finita
  }
editor-order = Ordine di gioco
editor-points = Punti
editor-worker-pool = Lavoratori nella riserva personale
editor-worker-track = Lavoratori sul tracciato dei punti
editor-army-pool = Armate nella riserva personale
editor-empire = Impero
editor-equipment = Valore dell’equipaggiamento
editor-rank = Rango
editor-passed = Ha passato
editor-bid = Valore dell’offerta
editor-yes = sì
editor-no = no
editor-city = Città
editor-grown = Cresciuta
editor-army = Armate
editor-army-of = { $name }: { $count }
editor-workers-of = { $name }, lavoratori
editor-ready-of = { $name }, pronti
editor-used-of = { $name }, usati
editor-field = «{ $field }» non è qualcosa che si possa cambiare in questa posizione.
editor-value = { $field } non può essere «{ $value }».
editor-shape = Questa non è una posizione che si possa modificare: { $reason }.
editor-wrong-traders = { $name } ha { $board ->
    [one] { $board } commerciante
   *[other] { $board } commercianti
  } sul tabellone. In questo momento devono essere { $exact ->
    [yes] { $most }
   *[no] almeno { $least } e al massimo { $most }
  }: aggiungi o togli commercianti, oppure cambia che cosa segue.
editor-wrong-markers = { $count ->
    [one] Una tessera influenza è conquistata o scartata
   *[other] { $count } tessere influenza sono conquistate o scartate
  }. In questo momento devono essere { $wanted }: cambia quelle conquistate dai giocatori, oppure la dinastia.
editor-wrong-controller = Nella posizione { $position } prende le tessere influenza chi ha il controllo: { $name }.
editor-wrong-placing = { $count ->
    [one] Un commerciante è piazzato
   *[other] { $count } commercianti sono piazzati
  }, perciò il prossimo tocca a: { $name }.
editor-wrong-no-empire = { $name } non ha nessun impero in questo turno, quindi non ha né armate né equipaggiamento (R103).
editor-wrong-scribes = { $name } ha { $count } scribi; il massimo è due (R66).
editor-wrong-track = Con questi punti { $name } può avere al massimo { $most ->
    [one] un lavoratore
   *[other] { $most } lavoratori
  } sul tracciato dei punti (R150).
editor-wrong-growth = { $name } non può far crescere nessuna città, quindi non gli si chiede nulla (R143).
editor-wrong-pool = Per quello che segue { $name } ha bisogno di un’armata nella riserva personale.
editor-wrong-akkad = Ad Akkad può avere un’armata solo chi ha creato quell’impero, e non è { $name } (R169).
editor-wrong-needs-empire = Per quello che segue { $name } ha bisogno di un impero (R100).
editor-wrong-prompt = Qui non può seguire «{ $prompt }»: non ci sarebbe nulla da fare.
editor-even = Otto città-stato, senza rotte
editor-route = Rotta { $number }
editor-unjoined = { $state }: { $count ->
    [one] { $count } insediamento non si trova
   *[other] { $count } insediamenti non si trovano
  } ancora su nessuna rotta; ogni insediamento deve trovarsi su una (R3).
editor-overlap = { $a } e { $b } si sovrappongono; sposta uno dei due.
editor-in-frame = { $settlement } si trova nella cornice della mappa; spostalo verso l’interno.
editor-name = «{ $name }» qui non può essere un nome; usa lettere latine e cifre, con una lettera all’inizio.
editor-name-taken = Su questo tabellone qualcosa si chiama già «{ $name }».
editor-name-unknown = Su questo tabellone nulla si chiama «{ $name }».
editor-no-boards = I tabelloni di { $game } non si possono disegnare qui.
editor-board-address = Il tabellone di questo indirizzo non si può leggere.
editor-board-empty = Il file è vuoto; un file di tabellone comincia con il nome del tabellone.
editor-board-line = La riga { $line } del file non rispetta il formato di un file di tabellone (TOML); correggila, oppure parti da un tabellone salvato.
editor-board-format = Il file non rispetta il formato di un file di tabellone (TOML); parti da un tabellone salvato.
