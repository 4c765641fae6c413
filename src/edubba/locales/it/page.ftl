# La pagina: tutto ciò che dice da sé.

page-title = Due giochi dell’antica Sumer
page-claim = Gioca contro amici o bot, subito e senza account.
page-foot = Edubba era per i Sumeri la «casa delle tavolette», la scuola. Questo è un progetto amatoriale non ufficiale, libero e aperto.
page-foot-api = Per programmatori
page-skip = Vai al contenuto
page-navigation = Pagine
page-lobby = Tavoli
page-my-games = Le mie partite
page-sign-in = Accedi
page-language = Lingua
page-theme = Aspetto
page-theme-auto = Come il sistema
page-theme-light = Chiaro
page-theme-dark = Scuro
page-sumeria = Sumeria
page-sumeria-picture = Il tabellone di Sumeria: otto città-stato tra due fiumi
page-sumeria-facts = 3 o 4 giocatori, 45 minuti, di Dirk Liekens
page-sumeria-about = Manda i tuoi commercianti in otto città-stato, fai salire quelle giuste e prendi le loro tessere influenza.
page-flood = Dopo il diluvio
page-flood-picture = Il tabellone di «Dopo il diluvio»: le città di Sumer e le terre intorno
page-flood-facts = 3 giocatori, da 2 a 3 ore, di Martin Wallace
page-flood-about = Fai crescere le città di Sumer, commercia con terre lontane e lascia che in cinque turni gli imperi sorgano e cadano.
page-play-now = Gioca subito
page-moment = Un momento…
page-new-table = Nuovo tavolo
page-players = Giocatori
page-seat = Posto { $seat }
page-seat-me = Io, su questo dispositivo
page-seat-open = libero
page-seat-bot = Bot: { $level }
page-level = { $level ->
    [apprentice] apprendista
    [scribe] scriba
    [greedy] avido
    [random] caso
   *[other] { $level }
  }
page-seat-name = Nome al posto { $seat }
page-hot-seat = { $name } { $seat }
page-clock = Tempo di riflessione
page-clock-none = senza orologio
page-clock-fast = dal vivo: 15 minuti più 15 secondi a turno
page-clock-slow = dal vivo: un’ora più 30 secondi a turno
page-clock-days = per corrispondenza: 3 giorni più un giorno a turno
page-clock-kind-none = senza orologio
page-clock-kind-live = dal vivo
page-clock-kind-days = per corrispondenza
page-board = Tabellone
page-option = { $name ->
    [start_tie] Parità per l’inizio
    [final_tiebreak] Parità alla fine
    [decline] Declino
   *[other] { $name }
  }
page-option-value = { $value ->
    [tied_only] tra chi è in parità
    [all_players] tra tutti i giocatori
    [best_kind] secondo il tipo migliore
    [full_series] secondo tutti i tipi in ordine
    [one_each] un lavoratore ciascuno
    [all] tutti i lavoratori
   *[other] { $value }
  }
page-private = Solo su invito
page-rated = Valida per la classifica
page-open-table = Apri il tavolo
page-gathering = Il tavolo aspetta giocatori
page-gathering-about = { $count ->
    [one] Un posto è libero. Condividi il link o mettici un bot.
   *[other] { $count } posti sono liberi. Condividi il link o mettici dei bot.
  }
page-link = Link al tavolo
page-copy = Copia
page-copied = Copiato
page-your-name = Il tuo nome
page-take-seat = Siediti qui
page-take-another = Prendi anche questo posto
page-fill = Metti qui un bot
page-leave-seat = Alzati
page-cancel-table = Chiudi il tavolo
page-turn = Il turno
page-your-turn = Tocca a te
page-waits = Tocca a { $name }
page-won = Vittoria: { $names }
page-ended = { $how ->
    [cancelled] Il tavolo è stato chiuso
   *[other] La partita è stata interrotta
  }
page-steps = Questo turno finora
page-changes = Che cosa cambia
page-choices = Che cosa puoi fare
page-places = { $count ->
    [one] Un luogo, in elenco
   *[other] { $count } luoghi, in elenco
  }
page-clear = Deseleziona
page-undo = Annulla
page-reset = Ricomincia il turno
page-commit = Conferma il turno
page-complete = Il turno è completo: confermalo o annullalo.
page-confirm = Chiedi prima che un turno valga
page-sound = Suono quando tocca a me
page-keys = Tasti: U annulla, R ricomincia, C conferma
page-saving = Salvataggio…
page-nothing-there = Lì ora non si può fare nulla. Si chiede: { $asked }
page-first = Scegli prima «{ $words }», poi lì si può fare qualcosa.
page-zoom = Dimensione del tabellone
page-zoom-in = Più grande
page-zoom-out = Più piccolo
page-bot = Bot { $level }
page-you = tu
page-resigned = ha abbandonato
page-away = assente
page-on-holiday = in vacanza
page-time-left = Tempo rimasto
page-watching = { $count ->
    [one] Una persona guarda.
   *[other] { $count } persone guardano.
  }
page-question = { $what ->
    [take-back] { $name } chiede di ritirare una mossa.
   *[abandon] { $name } chiede di chiudere la partita senza risultato.
  }
page-yes = Accetta
page-no = Rifiuta
page-withdraw = Ritira la richiesta
page-more = Altro
page-take-back = Chiedi di ritirare la mossa
page-abandon = Chiedi di chiudere la partita
page-holiday = Vai in vacanza
page-back = Torna dalla vacanza
page-resign = Abbandona
page-resign-sure = Abbandonare per sempre? Un bot continua al tuo posto.
page-return = Riprendo a giocare io
page-rematch = Gioca ancora
page-rematch-join = Vai alla rivincita
page-rematch-wanted = Qualcuno vuole giocare ancora: il tavolo è pronto.
page-record = Scarica la registrazione
page-rolled = Tiro: { $dice }
page-log = Cronologia
page-log-empty = Non è ancora successo nulla.
page-talk = Cronaca e chat
page-chat = Chat ({ $count })
page-chat-empty = Nessuno ha ancora scritto nulla.
page-say = Scrivi qualcosa
page-come-in = Entra come ospite per partecipare alla chat
page-send = Invia
page-loading = Caricamento…
page-reconnecting = Riconnessione… la posizione sarà esattamente quella salvata.
page-offline = Il server non è raggiungibile; controlla la connessione e riprova.
page-not-saved = La linea si è interrotta prima della risposta; guarda sul tabellone se è stato salvato.
page-trouble = Qualcosa è andato storto; ricarica la pagina.
page-not-found = Non trovata
page-again = Riprova
page-nowhere = A questo indirizzo non c’è nulla; controlla com’è scritto.
page-no-match = Questa partita non esiste o è solo su invito; chiedi il link.
page-signed-out = Qui non sei più connesso; accedi di nuovo.
page-shut-out = Il tuo account è sospeso su questo sito; chiedi al gestore.
page-too-many = Hai troppe finestre aperte qui; chiudine qualcuna e riprova.
page-status-waiting = aspetta giocatori
page-status-running = in corso
page-status-over = finita
page-waiting-tables = Tavoli che aspettano giocatori
page-no-tables = Nessun tavolo aspetta giocatori. Aprine uno.
page-running-matches = Partite da guardare
page-no-running = Al momento nessuno gioca in pubblico.
page-finished-matches = Partite finite
page-no-games = Non sei in nessuna partita. Cominciane una dalla prima pagina.
page-finished = Partite finite
page-no-finished = Nessuna partita è ancora finita.
page-register = Crea un account
page-have-account = Ho un account
page-no-account = Non ho un account
page-name = Nome
page-password = Password
page-email = Indirizzo e-mail
page-forgot = Password dimenticata?
page-send-link = Inviami un link
page-link-sent = Se l’indirizzo è noto, un link è in arrivo.
page-new-password = Nuova password
page-password-set = La password è impostata.
page-account = Il mio account
page-about-me = Su di me
page-mail = Avvisi per e-mail
page-digest = Una volta al giorno invece che subito
page-webhook = Indirizzo webhook
page-save = Salva
page-saved = Salvato.
page-mail-and-password = E-mail e password
page-save-mail = Cambia l’indirizzo e-mail
page-save-password = Cambia la password
page-tokens = Token personali
page-tokens-about = Con un token un tuo programma gioca a tuo nome.
page-token-name = A che cosa serve
page-make-token = Crea un token
page-token-once = Visibile solo questa volta:
page-delete = Elimina
page-blocked = Persone bloccate
page-unblock = Sblocca
page-data = I miei dati
page-export = Scarica tutto
page-sign-out = Esci
page-erase = Elimina il mio account
page-erase-sure = Eliminare l’account per sempre? Le registrazioni restano, senza il tuo nome.
page-not-loaded = Questa pagina non è arrivata
page-current-password = La tua password attuale
page-erase-needs = Per cancellare il tuo account inserisci prima la password qui sopra.
page-sessions = Dove hai effettuato l’accesso
page-session-this = questo dispositivo
page-session-used = ultimo uso { $time }
page-end-others = Esci da tutti gli altri
page-end-others-needs = Per uscire altrove, inserisci prima la tua password qui sopra.
page-confirm-mail = Conferma il tuo indirizzo e-mail
page-confirm-it = Questo è il mio indirizzo
page-confirmed = Il tuo indirizzo e-mail è confermato.
page-unconfirmed = Questo indirizzo non è ancora confermato: apri il collegamento nella mail inviata lì. Salvalo di nuovo per riceverne uno nuovo.
page-fill-level = Livello del bot al posto { $seat }
