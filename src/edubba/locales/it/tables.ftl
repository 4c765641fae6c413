# Comandi a una partita che non si possono eseguire: che cosa non va, che cosa fare.

## Il suo stato

table-unknown = Non esiste una partita «{ $match }»; va controllato l’indirizzo.
table-waiting = La partita non è ancora cominciata; bisogna aspettare che tutti i posti siano occupati.
table-running = La partita è già cominciata; questo si può fare solo prima dell’inizio.
table-over = La partita è finita; non si può più cambiare nulla.
table-stale = La partita è andata avanti: il comando valeva per la versione { $yours }, ora è alla { $now }; va guardata prima di riprovare.

## Posti

table-no-seat = A questo tavolo non c’è il posto { $seat }; i posti vanno da 1 a { $seats }.
table-foreign-seat = Il posto { $seat } è di qualcun altro; va scelto uno dei propri.
table-no-seat-here = A questo tavolo manca un posto proprio; si può solo guardare.
table-seat-taken = Il posto { $seat } è occupato; va scelto un altro.
table-seat-empty = Il posto { $seat } è già libero; va scelto uno occupato.
table-full = Tutti i posti sono occupati; va cercato un altro tavolo.
table-name-taken = Il nome «{ $name }» è già usato a questo tavolo; va scelto un altro.
table-invitation = Questo tavolo è privato e l’invito non è giusto; il link va chiesto a chi ospita.
table-host-only = Può farlo solo chi ospita il tavolo; va chiesto a quella persona.
table-level = Non esiste un livello «{ $level }»; i livelli possibili sono: { $known }.

## Turni

table-not-your-turn = Ora tocca a qualcun altro; bisogna aspettare { $name }.
table-bot-plays = Al posto { $seat } gioca un bot; prima va ripreso il posto.
table-draft-stale = La bozza è cambiata: il comando valeva per la revisione { $yours }, ora è alla { $now }; va guardata prima di riprovare.
table-draft-long = Una bozza ha al massimo { $most } mosse; va confermata, o ne va annullata qualcuna.
table-turn-is-full = Il turno è completo; va confermato, oppure va annullato qualcosa.
table-nothing-to-undo = Nella bozza non c’è nulla da annullare; più indietro si va solo con il consenso di tutti.
table-nothing-to-commit = Nella bozza non c’è nulla da confermare; prima va giocato qualcosa.

## Consenso

table-nothing-to-take-back = Il posto { $seat } non ha ancora confermato nulla che si possa ritirare.
table-take-back-where = Si ritira solo fino all’inizio di un proprio turno; le mosse da tenere sono una di queste quantità: { $places }.
table-take-backs-many = In una partita si ritira al massimo { $most } volte, e sono esaurite; si continua a giocare.
table-take-back-rated = In una partita valida per la classifica contro soli bot non si ritira nulla; si continua a giocare.
table-abandon-rated = Una partita classificata contro soli bot non si può abbandonare senza risultato; ritirarsi invece.
table-question-open = C’è già una domanda aperta; bisogna aspettare che tutti rispondano.
table-no-question = Non c’è nessuna domanda a cui rispondere.
table-not-asked = La domanda è per altri o ha già avuto risposta; bisogna aspettare gli altri.

## Orologi

table-resigned = Il posto { $seat } è stato abbandonato per sempre; lo gioca un bot fino alla fine.
table-never-left = Al posto { $seat } non gioca un bot; non c’è nulla da riprendere.
table-no-holidays = Le vacanze ci sono solo con un orologio a giorni; una pausa si chiede in chat.
table-holiday-already = { $away ->
    [yes] La vacanza è già in corso; prima bisogna tornare.
   *[no] Non c’è nessuna vacanza da cui tornare.
  }
table-holidays-used = Le vacanze di questa partita sono esaurite; si continua a giocare, o si lascia il posto a un bot.
table-clock-kind = Non esiste un orologio simile; quelli possibili sono: { $known }.
table-clock-value = «{ $name }» dell’orologio va da { $least } a { $most } secondi; va scelto un valore compreso.
