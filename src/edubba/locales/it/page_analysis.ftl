# Analisi di partite, registrazioni e posizioni, e suggerimenti: che cosa dice la pagina, e che cosa le dice il server.

page-analysis = Analisi
page-analysis-about = Una ricerca guarda ogni momento: di chi sono salite le probabilità, quali decisioni sono costate qualcosa, e che cosa è stato fortuna.
page-analysis-ask = Analizza
page-analysis-again = Riprova
page-analysis-locked = L’analisi c’è quando la partita è finita.
page-analysis-waiting = { $ahead ->
    [0] La tua analisi sta per cominciare.
    [one] Prima viene un’altra analisi.
   *[other] Prima vengono altre { $ahead } analisi.
  }
page-analysis-running = Analisi in corso
page-analysis-minutes = { $count ->
    [one] manca circa un minuto
   *[other] mancano circa { $count } minuti
  }
page-analysis-seconds = { $count ->
    [one] manca circa un secondo
   *[other] mancano circa { $count } secondi
  }
page-analysis-keeps = Puoi lasciare questa pagina; l’analisi continua.
page-analysis-graph = Probabilità di vittoria: scegli un momento
page-analysis-moment = { $at } di { $total }: { $shares }
page-analysis-verdict = Questa decisione
page-analysis-no-decision = Qui nessuno ha deciso nulla: un’estrazione, o l’unica cosa che si poteva fare.
page-analysis-start = L’inizio. Scegli un momento nel grafico.
page-analysis-played = Giocata
page-analysis-better = Migliore
page-analysis-cost = Costo
page-analysis-points = Punti di svolta
page-analysis-no-points = Niente ha spostato le probabilità di otto centesimi o più, per quanto la ricerca ne sia sicura.
page-analysis-accounts = Fortuna e abilità
page-analysis-player = Giocatore
page-analysis-share = Probabilità di vittoria
page-analysis-luck = Fortuna
page-analysis-own = Decisioni proprie
page-analysis-others = Decisioni altrui
page-analysis-revised = Ripensamenti
page-analysis-lost = Perso per errori
page-analysis-good = Migliori o buone
page-analysis-of = { $part } su { $whole }
page-analysis-explained = Tutto in centesimi della vittoria, ± un errore standard. Fortuna, decisioni e ripensamenti insieme danno la variazione di una probabilità. Le decisioni contano rispetto alle migliori al loro posto, se la differenza è fuori dubbio; i ripensamenti sono tutto il resto: ciò che è troppo piccolo per esserne sicuri e ciò che la ricerca ha visto solo dopo.
page-analysis-mistakes = Errori
page-analysis-no-mistakes = Nessuno ha fatto un errore di cui questa ricerca sia sicura.
page-analysis-effort = { $seconds } s di riflessione per ogni posizione.
page-analysis-file = L’intera analisi in un file

page-analysis-position = Analizza questa posizione
page-analysis-thinking = Sto pensando…
page-analysis-options = Le azioni migliori
page-analysis-draws = Le estrazioni più probabili
page-analysis-line = Può continuare così
page-analysis-simulations = { $count ->
    [one] { $count } simulazione; ± è un errore standard.
   *[other] { $count } simulazioni; ± è un errore standard.
  }

page-hint = Dammi un suggerimento
page-hint-title = Suggerimento
page-hint-action = E che cosa fare?
page-hint-why = Perché?

## Che cosa dice il server.

reviews-running = Questa partita non è finita: l’analisi ci sarà quando lo è.
reviews-locked = Questo appartiene a una partita ancora in corso: aspetta che quella partita sia finita.
reviews-long = Questa registrazione ha { $count } mosse; se ne possono analizzare al massimo { $most }.
reviews-many = { $most ->
    [one] Una tua analisi non è ancora finita; chiedi la prossima quando lo è.
   *[other] { $most } tue analisi non sono ancora finite; chiedi la prossima quando una di queste lo è.
  }
reviews-busy = In questo momento le richieste sono molte. Riprova tra poco.
reviews-nothing = La ricerca è finita senza risultato. Riprova.
reviews-failed = L’analisi si è interrotta. Ciò che è stato trovato è conservato; puoi riprovare.
reviews-verdict = { $grade ->
    [best] { $name } ha scelto ciò che la ricerca ritiene migliore.
    [good] Buona: la migliore, «{ $better }», avrebbe portato appena di più.
    [unclear] Forse «{ $better }» era meglio, di { $loss } centesimi; la ricerca non è sicura.
    [inaccuracy] Un’imprecisione: «{ $better }» era meglio di { $loss } centesimi.
    [mistake] Un errore: «{ $better }» era meglio di { $loss } centesimi.
   *[blunder] Un errore grave: «{ $better }» era meglio di { $loss } centesimi.
  }
reviews-helped = Ha aiutato soprattutto { $name }, di { $gain }.
reviews-swing = { $cause ->
    [luck] { $told } { $name }: da { $before } a { $after }, soprattutto per fortuna.
    [inaccuracy] { $told } { $name }: da { $before } a { $after }; la decisione è stata un’imprecisione.
    [mistake] { $told } { $name }: da { $before } a { $after }; la decisione è stata un errore.
    [blunder] { $told } { $name }: da { $before } a { $after }; la decisione è stata un errore grave.
    [row] { $told } { $name } in questi turni: da { $before } a { $after }.
   *[play] { $told } { $name }: da { $before } a { $after }.
  }

hints-rated = Nelle partite valide per la classifica non ci sono suggerimenti.
hints-people = I suggerimenti ci sono solo dove tutti gli altri sono bot.
hints-complete = Il tuo turno è completo: confermalo, o annulla qualcosa.
hints-area = Guarda qui: { $region }.
hints-kind = Pensa a questo: { $kind }.
hints-region = { $region ->
    [markers] le tessere che si possono prendere
    [boxes] le quattro caselle dei lavoratori
    [north] le terre del nord
    [east] le terre dell’est
    [west] le terre dell’ovest
    [upper] il nord di Sumer
   *[lower] il sud di Sumer
  }
hints-area-none = Non si tratta di un luogo del tabellone, ma di una delle parole che puoi scegliere.
hints-only = È l’unica cosa che puoi fare.
hints-there = Dopo: { $places }.
hints-have = Che cosa cambia per te in questo turno: { $facts }.
hints-points = Punti al tuo prossimo turno, secondo la ricerca: { $points }, dopo la seconda migliore { $other }.
hints-share = La tua probabilità di vittoria dopo: { $share }.
hints-next = Dopo la seconda migliore, «{ $action }», è { $share }.
hints-even = La differenza è troppo piccola perché la ricerca sia sicura.
hints-line = Può continuare così: { $told }
