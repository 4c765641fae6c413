# Il rapporto sull’equilibrio.

balance-running = Si gioca a { $game }
balance-goes-on = Si riprende { $file }: { $count ->
    [one] { $count } partita già giocata.
   *[other] { $count } partite già giocate.
  }
balance-kept = { $done } partite su { $games } sono conservate in { $file }; lo stesso comando riprende da lì.
balance-written = Le partite sono in { $file }, il rapporto è in { $report }.

## The page: what was played, and what it showed

balance-title = L’equilibrio di { $game }
balance-summary = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  } di { $bot } contro sé stesso, { $each } per ciascuna di { $sets ->
    [one] { $sets } serie di regole
   *[other] { $sets } serie di regole
  } e { $forced } con la prima mossa imposta; { $players } giocatori, tabellone { $board }, seme { $seed }
balance-say-places = Chi muove { $place ->
    [1] per primo
    [2] per secondo
    [3] per terzo
   *[other] per ultimo
  } vince il { $share } delle partite (intervallo al 95%: { $span }); una quota pari è { $even }. { $verdict ->
    [clear] Su questo non c’è dubbio.
    [likely] È probabile, ma fra tante cifre una può scostarsi tanto anche per caso.
   *[unclear] Rientra nell’errore: nessuno è favorito fuor di dubbio.
  }
balance-say-variety = Le { $games } partite con queste regole hanno avuto { $count ->
    [one] { $count } solo inizio
   *[other] { $count } inizi diversi
  }, contando le prime azioni di tutti i giocatori; il più frequente era il { $share }. Meno sono, più tutte le cifre riguardano un solo inizio e non il gioco.
balance-say-scores = Il migliore ha in media { $winner } punti ed è avanti di { $margin } sul successivo; metà delle partite si decide per non più di { $median } punti, e il { $shared } delle vittorie è condiviso.
balance-say-shape = Una partita dura { $length } decisioni. Ognuna offre in media { $branching } azioni permesse, e il { $forced } ne offre una sola. Una partita è uno di circa { $lines } svolgimenti possibili, senza contare le estrazioni.
balance-say-first = { $verdict ->
    [clear] Le prime mosse non valgono tutte lo stesso: il solo caso distanzierebbe tanto le { $count } mosse nel { $chance } dei casi. In { $games } partite con la prima mossa imposta la migliore è stata «{ $best }»: { $share }.
    [likely] Le prime mosse probabilmente non valgono tutte lo stesso: il solo caso distanzierebbe tanto le { $count } mosse nel { $chance } dei casi. In { $games } partite con la prima mossa imposta la migliore è stata «{ $best }»: { $share }.
   *[unclear] Con { $games } partite le { $count } prime mosse non si distinguono: il solo caso le distanzierebbe tanto nel { $chance } dei casi. La migliore è stata «{ $best }»: { $share }, il che non prova nulla.
  }
balance-say-apart = Lontano dalla media di tutti oltre ogni dubbio: { $moves }.
balance-say-departures = { $count ->
    [0] Nessuna singola variazione di queste regole cambia qualcosa fuor di dubbio; provate: { $all }.
   *[other] Fra le singole variazioni di queste regole (provate: { $all }) cambiano qualcosa fuor di dubbio: { $names }.
  }

## The page: names

balance-standard = regole di base
balance-asked = regole richieste
balance-place = { $number ->
    [1] muove per primo
    [2] muove per secondo
    [3] muove per terzo
    [4] muove per quarto
   *[other] muove come numero { $number }
  }
balance-verdict = { $verdict ->
    [clear] fuor di dubbio
    [likely] probabile
   *[unclear] incerto
  }
balance-span = { $low } – { $high }
balance-mean = media { $value }
balance-median = mediana { $value }
balance-step = decisione { $number }: { $value }
balance-figure = { $name ->
    [advantage] Quota di vittorie di chi comincia
    [last] Quota di vittorie di chi muove per ultimo
    [points] Punti di un giocatore
    [margin] Vantaggio del migliore
    [length] Decisioni in una partita
   *[branching] Azioni permesse per decisione
  }
balance-tile = { $name ->
    [first] vinte da chi comincia
    [even] la quota pari
    [winner] punti del migliore
    [margin] punti sul successivo
    [length] decisioni per partita
   *[branching] azioni permesse per decisione
  }
balance-head = { $name ->
    [rules] regole
    [advantage] quota di vittorie di chi comincia
    [last] quota di vittorie di chi muove per ultimo
    [place] ordine
    [seat] posto
    [games] partite
    [wins] quota di vittorie (95%)
    [verdict] impari?
    [points] punti
    [margin] vantaggio
    [shared] vittorie condivise
    [length] decisioni
    [texts] testi
    [branching] azioni permesse
    [forced] senza scelta
    [lines] svolgimenti
    [same] stesso risultato
    [move] prima mossa
    [text] testo
    [lead] punti di vantaggio
    [least] minimo
    [lower] quarto inferiore
    [median] mediana
    [upper] quarto superiore
    [most] massimo
    [decision] decisione
   *[chosen] scelta dai bot
  }
balance-figures = Le cifre

## The page: sections

balance-places = Chi è favorito?
balance-about-places = La quota di vittoria di chi arriva per primo, per secondo e così via alla sua prima decisione; una vittoria condivisa si divide in parti uguali. La scala conta i centesimi sopra e sotto la quota pari; le linee sono intervalli al 95%. Le partite con lo stesso numero hanno le stesse estrazioni con tutte le regole.
balance-even = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  }; tratteggio: la quota pari, { $share }
balance-table-places = Quota di vittorie secondo l’ordine di gioco, con tutte le regole a confronto
balance-drawn = Chi comincia viene estratto, perciò il numero di un posto non può significare nulla: le sue quote sono nelle tabelle come controllo.
balance-table-seats = Quota di vittorie secondo il numero del posto, con le regole richieste
balance-scores = Punti
balance-plot-scores = Punti secondo l’ordine di gioco
balance-about-scores = Quante volte un giocatore ha finito con quanti punti; il segno sta sulla media.
balance-plot-margins = Vantaggio del migliore
balance-about-margins = Punti fra il migliore e il successivo; 0 è una parità di punti, chiunque la vinca.
balance-shape = Scelte e durata
balance-plot-choices = Azioni permesse nel corso della partita
balance-about-choices = La linea è la mediana, la fascia contiene la metà centrale delle partite. Arriva fin dove metà delle partite continua.
balance-plot-lengths = Decisioni in una partita
balance-about-lengths = Decisioni di tutti i giocatori insieme, senza contare le estrazioni.
balance-table-shapes = Punti, durata e scelte con tutte le regole a confronto
balance-moves = Quanto valgono le prime mosse
balance-about-forced = I bot cominciano come preferiscono, e solo dove conviene loro; le partite che aprono con una mossa non la mettono alla prova in modo equo. Perciò ogni prima mossa è stata imposta lo stesso numero di volte, qualunque cosa fosse estratta, e poi i bot hanno continuato.
balance-plot-best = Le prime mosse migliori
balance-plot-worst = Le prime mosse peggiori
balance-about-moves = Quota di vittorie di chi ha dovuto cominciare così, con il suo intervallo al 95%; tratteggio: la media di tutte, { $share }. Pieno: diversa da essa fuor di dubbio.
balance-table-moves = Tutte le prime mosse, ognuna imposta lo stesso numero di volte, qualunque cosa fosse estratta
balance-departures = Opzioni e tabelloni a confronto
balance-about-departures = Ogni grafico mostra che cosa cambia con una variazione, partita contro partita con le stesse estrazioni. I punti pieni sono fuor di dubbio, quelli blu probabili; le linee grigie che toccano il tratteggio sono incerte.
balance-about-figure = { $name ->
    [advantage] Cambiamento in centesimi, ciascuno rispetto alla propria quota pari.
    [last] Cambiamento in centesimi, ciascuno rispetto alla propria quota pari.
    [points] Cambiamento della media su tutti i giocatori.
    [margin] Cambiamento dei punti fra il migliore e il successivo.
    [length] Cambiamento delle decisioni di tutti i giocatori insieme.
   *[branching] Cambiamento della media su una partita.
  }
balance-table-differences = Differenza dalle regole richieste, il suo intervallo al 95% e quanto è sicura
balance-limits = Che cosa non si può concludere
balance-limit-bots = Hanno giocato dei bot ({ $bot }), non persone. Le persone progettano, si accordano e sbagliano in altri modi: ciò che vale per questi bot può non valere per loro, né per bot più forti.
balance-limit-strength = In tutti i posti sedeva lo stesso bot. Non è misurato quanto un giocatore forte rimedi a un posto sfavorevole.
balance-limit-intervals = Un intervallo al 95% manca il vero in un caso su venti. Dice che cosa fa il caso in tante partite, non che cosa i bot giudicano male in tutte.
balance-limit-many = Qui ci sono molte cifre, e alcune si scostano per caso. È detto fuor di dubbio solo ciò che vale anche ripartendo quell’uno su venti fra tutte le cifre dello stesso genere; ciò che esce soltanto dal proprio intervallo è detto probabile.
balance-limit-first = Una prima mossa è stata imposta qualunque cosa fosse estratta, perciò il suo valore è una media su tutte le estrazioni; in una data posizione la migliore può essere un’altra. La migliore fra molte deve parte della sua quota alla fortuna.
balance-limit-single = Si è giocato con una variazione alla volta. Che cosa facciano due insieme non è misurato.

## What cannot be

balance-openings = «{ $value }» non è un numero per --openings; scegliere da 0 a { $most }.
balance-busy = { $file } è in uso da un altro rapporto; occorre attendere, o indicare un altro file con --out.
balance-no-study = { $file } non è il file di un tale rapporto; indicarne un altro con --out.
balance-other-study = { $file } contiene le partite di un altro rapporto; differisce: { $words }; indicare un altro file con --out.
balance-study-part = { $name ->
    [game] gioco
    [options] opzioni
    [bots] bot
    [seed] seme
    [rules] versione delle regole
    [compared] che cosa si confronta
   *[version] versione di Edubba
  }
balance-bad-line = { $file }, riga { $line }: non è una partita di questo rapporto; tolta la riga, la partita viene rigiocata.
