# Sumeria: why something is not allowed. The rule's number stands before each sentence.

sumeria-r10-occupied = { $settlement } è occupato, lì { $seat } ha un commerciante; in un insediamento ne sta uno solo.
sumeria-r14-draw-first = prima c’è un’estrazione: { $what ->
    [tile] la prossima tessera città-stato della fila
    [start] il giocatore iniziale
   *[marker] la prossima tessera dal sacchetto
  }.
sumeria-r14-no-draw-now = ora non si estrae nulla; { $seat } sta piazzando un commerciante.
sumeria-r14-tile-lies = la tessera della città-stato { $name } è già nella fila.
sumeria-r14-bag-has-none = nel sacchetto non restano tessere { $kind ->
    [E] economiche
    [M] militari
    [P] politiche
   *[R] religiose
  }.
sumeria-r14-no-such-seat = in una partita con { $players } giocatori { $seat } non c’è.
sumeria-r14-other-draw = ora si estrae altro: { $what ->
    [tile] una tessera città-stato per la fila
    [start] il giocatore iniziale
   *[marker] una tessera dal sacchetto
  }.
sumeria-r18-placing = si stanno piazzando i commercianti; { $seat } ne mette uno in un insediamento vuoto.
sumeria-r22-take-first = è in corso il conteggio della dinastia; prima { $seat } prende le tessere.
sumeria-r22-no-take-now = le tessere si prendono alla fine di una dinastia; ora c’è da fare un’azione: aggiungere, muovere o rimuovere un commerciante.
sumeria-r23-no-trader = in { $settlement } non c’è nessun commerciante; { $seat } agisce con uno dei propri.
sumeria-r23-not-own = in { $settlement } { $owner } ha un commerciante; { $seat } agisce con uno dei propri.
sumeria-r26-supply-empty = { $seat } non ha più commercianti nella scorta.
sumeria-r37-stays = il commerciante è già in { $settlement }; uno spostamento finisce in un altro insediamento.
sumeria-r37-occupied = { $settlement } è occupato, lì { $seat } ha un commerciante; uno spostamento finisce in un insediamento vuoto.
sumeria-r37-must-stop = { $stop } è vuoto: il commerciante deve fermarsi lì e non può proseguire fino a { $destination }.
sumeria-r37-no-way = da { $origin } nessuna rotta commerciale porta a { $destination } senza svoltare in un centro o in un villaggio.
sumeria-r40-turns-off = in { $at } il commerciante prosegue diritto: in { $kind ->
    [town] un centro
    [village] un villaggio
   *[city] una città
  } non si cambia rotta, perciò { $destination } non è raggiungibile.
sumeria-r48-number = dalla { $position ->
    [1] prima
   *[2] seconda
  } città-stato { $wanted ->
    [1] si prende una tessera
   *[other] si prendono { $wanted } tessere
  }, non { $given }.
sumeria-r48-not-on-display = sopra la posizione { $position } { $there ->
    [0] non ci sono tessere { $kind ->
        [E] economiche
        [M] militari
        [P] politiche
       *[R] religiose
      }
    [1] c’è una sola tessera { $kind ->
        [E] economica
        [M] militare
        [P] politica
       *[R] religiosa
      }
   *[other] ci sono solo { $there } tessere { $kind ->
        [E] economiche
        [M] militari
        [P] politiche
       *[R] religiose
      }
  }, numero richiesto: { $wanted }; lì si trovano: { $shown }.
sumeria-r55-no-draw-now = ora non si estrae nulla; { $seat } è di turno.
sumeria-r55-bag-has-none = nel sacchetto non restano tessere { $kind ->
    [E] economiche
    [M] militari
    [P] politiche
   *[R] religiose
  }.
sumeria-r55-other-draw = ora si estrae altro: una tessera dal sacchetto.
sumeria-r60-over = la partita è finita.

## Texts

sumeria-parse-not-a-text = «{ $text }» non è una mossa di questo gioco; una mossa si scrive come +{ $example }, { $example }>{ $other }, -{ $example }, *EM o ~E.
sumeria-parse-no-settlement = «{ $text }» nomina «{ $name }», che non è un insediamento del tabellone { $board }.
sumeria-parse-no-markers = «{ $text }» prende qualcosa che non è una tessera influenza; i tipi sono E, M, P e R.
sumeria-parse-marker-order = «{ $text }» nomina i tipi nell’ordine sbagliato; si scrive { $ordered }.
sumeria-parse-no-draw = «{ $text }» non è un’estrazione di questo gioco; si estrae una città-stato, un tipo (E, M, P, R) o il numero di un giocatore.

## Boards

sumeria-board-not-a-table = { $file }, { $place }: qui serve una tabella di al massimo 56 insediamenti.
sumeria-board-bad-id = { $file }, { $place }: «{ $value }» non è un identificatore; sono ammessi lettere minuscole, cifre e trattini bassi, con una lettera all’inizio.
sumeria-board-state-twice = { $file }, { $place }: la città-stato { $state } compare due volte.
sumeria-board-states = { $file }, { $place }: qui { $count ->
    [one] c’è { $count } città-stato
   *[other] ci sono { $count } città-stato
  }; un tabellone ne ha esattamente 8 (R2).
sumeria-board-settlement-entry = { $file }, { $place }: un insediamento richiede esattamente kind e state.
sumeria-board-bad-kind = { $file }, { $place }: «{ $value }» non è un tipo di insediamento; i tipi sono city, town e village.
sumeria-board-unknown-state = { $file }, { $place }: «{ $value }» non è una città-stato di questo tabellone.
sumeria-board-short-route = { $file }, { $place }: una rotta commerciale unisce almeno due insediamenti.
sumeria-board-unknown-settlement = { $file }, { $place }: «{ $value }» non è un insediamento di questo tabellone.
sumeria-board-isolated = { $file }, { $place }: { $settlement } non si trova su nessuna rotta commerciale; ogni insediamento deve trovarsi su almeno una (R3).
sumeria-board-state-size = { $file }, { $place }: numero { $kind ->
    [city] di città
    [town] di centri
   *[village] di villaggi
  } di { $state } lungo le rotte commerciali: { $count } ({ $found }); una città-stato ne ha { $wanted } (R2).
sumeria-board-branch-at = { $file }, { $place }: «{ $value }» non è una lista dei tipi city, town e village.
sumeria-board-segment-loop = { $file }, { $place }: la rotta commerciale va da { $settlement } a sé stesso.
sumeria-board-segment-twice = { $file }, { $place }: il tratto { $a } – { $b } fa già parte della rotta commerciale { $other }; ogni tratto fa parte di una sola rotta.
sumeria-board-city-routes = { $file }, { $place }: alla città { $city } { $count ->
    [0] non porta nessuna rotta commerciale
   *[other] porta una sola rotta commerciale
  }; almeno due devono iniziare, finire o passare lì (R39).
sumeria-board-no-border = { $file }, { $place }: nessuna rotta commerciale passa da una città-stato a un’altra; almeno un tratto deve farlo (R30).
sumeria-board-not-connected = { $file }, { $place }: { $count ->
    [1] il solo { $settlement } non è raggiungibile
   *[other] { $settlement } e altri insediamenti, { $count } in tutto, non sono raggiungibili
  } dalla prima città; tutti gli insediamenti devono essere collegati (R3).
sumeria-board-too-large = { $file }, { $place }: le rotte commerciali sono troppe o troppo lunghe per il programma ({ $sizes }).
sumeria-board-drawing = { $file }, { $place }: il disegno contiene solo places e rivers.
sumeria-board-drawing-places = { $file }, { $place }: x e y vanno indicate per tutti i 56 insediamenti o per nessuno.
sumeria-board-point = { $file }, { $place }: «{ $value }» non è una coppia di coordinate.
sumeria-board-fine = { $file }: il tabellone { $name } è in ordine; { $routes ->
    [one] { $routes } rotta commerciale
   *[other] { $routes } rotte commerciali
  }.
sumeria-board-warn-crossing = { $settlement }: qui arrivano più di due vie; un commerciante prosegue diritto (R40).
sumeria-board-warn-dead-end = { $settlement }: la rotta commerciale finisce qui (R41).

## Positions set up from JSON

sumeria-view-kinds = { $place }: qui servono i quattro tipi E, M, P e R, ciascuno con il suo numero.
sumeria-view-kind = { $place }: «{ $value }» non è un tipo di tessera influenza; i tipi sono E, M, P e R.
sumeria-view-unknown-state = { $place }: «{ $value }» non è una città-stato del tabellone.
sumeria-view-state-twice = { $place }: la tessera della città-stato { $value } è già nella fila.
sumeria-view-unknown-settlement = { $place }: «{ $value }» non è un insediamento del tabellone.
sumeria-view-display-gap = { $place }: le tessere influenza riempiono gli spazi da sinistra, e prima di questo c’è ancora posto.
sumeria-view-display = { $place }: durante il gioco sopra le prime tre posizioni ci sono tre, due e una tessera influenza.
sumeria-view-display-taking = { $place }: mentre si prendono le tessere influenza, ce ne sono tre, due e una sopra le posizioni non ancora conteggiate.
sumeria-view-display-over = { $place }: alla fine non resta esposta nessuna tessera influenza.
sumeria-view-no-start = { $place }: il giocatore iniziale è noto da quando si piazzano i commercianti.
sumeria-view-early-start = { $place }: il giocatore iniziale si estrae dopo le sei tessere influenza.
sumeria-view-early-markers = { $place }: le tessere influenza si estraggono dopo le otto tessere città-stato.
sumeria-view-nothing-to-draw = { $place }: qui ci sono già sei tessere influenza, quindi non resta nulla da estrarre.
sumeria-view-controller = { $place }: prende le tessere influenza chi ha il controllo nella posizione { $position }, cioè { $controller }.
sumeria-view-no-controller = { $place }: nella città-stato in posizione { $position } non c’è nessun commerciante, quindi nessuno prende le sue tessere influenza.
sumeria-view-over = { $place }: la partita finisce nella dinastia 6, turno 3.
sumeria-view-all-placed = { $place }: sul tabellone ci sono { $count } commercianti, quindi sono tutti piazzati e il gioco è iniziato.
sumeria-view-placing-seat = { $place }: dopo { $count ->
    [one] { $count } commerciante piazzato
   *[other] { $count } commercianti piazzati
  } tocca al giocatore { $seat } piazzare.
sumeria-view-traders = { $place }: il giocatore { $seat } ha { $board ->
    [one] { $board } commerciante
   *[other] { $board } commercianti
  } sul tabellone e { $supply } nella scorta; in tutto devono essere { $each } (R11).
sumeria-view-trader-count = { $place }: il giocatore { $seat } ha { $board ->
    [one] { $board } commerciante
   *[other] { $board } commercianti
  } sul tabellone; a questo punto può averne almeno { $least } e al massimo { $most }.
sumeria-view-markers = { $place }: tra sacchetto, tessere esposte, conquistate e scartate, quelle del tipo { $kind } sono { $count }; devono essere 9 (R5).
sumeria-view-markers-out = { $place }: tessere influenza conquistate o scartate: { $count }; a questo punto devono essere { $wanted }.
sumeria-view-won = { $place }: un solo giocatore non può avere già conquistato { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
  } influenza; il massimo è { $most }.

## The position in words

sumeria-text-when = Dinastia { $dynasty } di 6, turno { $round } di 3
sumeria-text-start = giocatore iniziale: { $name }
sumeria-text-bag = nel sacchetto: { $bag }
sumeria-text-state = città-stato
sumeria-text-markers = tessere
sumeria-text-city = città
sumeria-text-towns = centri
sumeria-text-villages = villaggi
sumeria-text-player = giocatore
sumeria-text-supply = scorta
sumeria-text-points = punti
sumeria-text-acts = di turno
sumeria-text-wins = vittoria
sumeria-text-nobody = nessuno
sumeria-text-letters = Tipi di tessere influenza: E economica, M militare, P politica, R religiosa.
sumeria-text-spot = { $kind ->
    [c] città
    [t] centro { $number }
   *[v] villaggio { $number }
  }
sumeria-place = { $kind ->
    [c] { $state } (città)
    [t] { $state } (centro { $number })
    [v] { $state } (villaggio { $number })
   *[other] { $state }
  }
sumeria-text-state-line = { $place ->
    [0] Non ancora nella fila
   *[other] Posizione { $place }
  }: { $state }. { $place ->
    [1] Tessere: { $markers }.{" "}
    [2] Tessere: { $markers }.{" "}
    [3] Tessere: { $markers }.{" "}
   *[other] {""}
  }Commercianti: { $traders }.
sumeria-text-player-line = Posto { $seat }, { $name }: { $supply } nella scorta, tessere { $won }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
sumeria-text-over = La partita è finita. { $count ->
    [one] Vince { $names }.
   *[other] Condividono la vittoria: { $names }.
  }
sumeria-text-draw = Segue un’estrazione.
sumeria-text-take = { $name }: prendere { $count ->
    [one] una tessera
   *[other] { $count } tessere
  } dalla posizione { $place }; lì si trovano { $shown }.
sumeria-text-place = { $name }: piazzare un commerciante in un insediamento vuoto.
sumeria-text-turn = { $name }: aggiungere, muovere o rimuovere un commerciante.
sumeria-tell-place = { $name } piazza un commerciante in { $settlement }.
sumeria-tell-add = { $name } aggiunge un commerciante in { $settlement }.
sumeria-tell-move = { $name } muove un commerciante da { $origin } a { $destination }.
sumeria-tell-remove = { $name } rimuove il commerciante da { $settlement }.
sumeria-tell-take = { $name } prende tessere: { $kinds }.
sumeria-tell-marker = Estratta dal sacchetto: tessera { $kind ->
    [E] economica
    [M] militare
    [P] politica
   *[R] religiosa
  } ({ $kind }).
sumeria-tell-start = { $name } è il giocatore iniziale.
sumeria-tell-tile = { $state } va nella posizione { $place } della fila.
sumeria-tell-gets = { $name } riceve tessere: { $kinds }.
sumeria-tell-discards = Fuori dal gioco: { $kinds }.
sumeria-tell-rises = { $state } sale alla posizione { $place }.
sumeria-tell-drops = { $state } scende alla posizione { $place }.
sumeria-tell-dynasty = Inizia la dinastia { $dynasty }; giocatore iniziale: { $name }.
sumeria-tell-row = La fila da sinistra: { $states }.
sumeria-tell-drawn = Dal sacchetto: { $kinds }.
