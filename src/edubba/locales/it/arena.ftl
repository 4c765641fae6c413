# Tornei tra bot.

arena-running = Si gioca a { $game }
arena-goes-on = Si riprende { $file }: { $count ->
    [one] { $count } partita già giocata.
   *[other] { $count } partite già giocate.
  }
arena-kept = { $done } partite su { $games } sono conservate in { $file }; lo stesso comando riprende il torneo.
arena-written = Le partite sono in { $file }, il rapporto è in { $report }.

## Table and report

arena-title = Torneo di bot: { $game }
arena-summary = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  } in { $rounds ->
    [one] { $rounds } turno
   *[other] { $rounds } turni
  }, { $players } giocatori, tabellone { $board }, seme { $seed }
arena-unfinished = L’ultimo turno è incompleto, con { $count ->
    [one] { $count } partita:
   *[other] { $count } partite:
  } non tutti i bot hanno avuto ogni posto lo stesso numero di volte.
arena-lead = { $bot } ottiene { $share } della vittoria per ogni posto occupato; una quota pari sarebbe { $even }.
arena-bot = concorrente
arena-seats = posti occupati
arena-wins = quota di vittorie
arena-points = punti
arena-rating = forza
arena-ordinal = forza minima
arena-move = tempo per mossa
arena-longest = massimo
arena-seat = posto { $number }
arena-even = pari: { $share }
arena-mean = media { $value }
arena-at-most = massimo { $value }
arena-plot-wins = Quota di vittorie
arena-plot-rating = Forza
arena-plot-points = Punti
arena-plot-seats = Quota di vittorie per posto
arena-plot-move = Tempo per mossa
arena-about-table = Dopo ± sta un errore standard, per la forza due sigma. La forza minima è la forza meno tre sigma: quasi certamente il bot è più forte di così.
arena-about-wins = La quota di vittoria per ogni posto occupato; una vittoria condivisa si divide in parti uguali. Le linee si estendono per due errori standard da ogni lato, contati per turni, perché le partite di un turno hanno le stesse estrazioni. Tratteggio: una quota pari.
arena-about-rating = Forza nel modello Plackett-Luce di openskill; un esordiente ha 25. Le linee si estendono per due sigma da ogni lato.
arena-about-points = Quante volte un bot ha finito con quanti punti; il suo segno sta sulla media.
arena-about-seats = La quota di vittoria in ogni posto. Tratteggio: una quota pari.
arena-about-move = Tempo di riflessione per decisione, su una scala di potenze di dieci: il segno è la media, il trattino la riflessione più lunga.

## What cannot be

arena-bots-count = { $count ->
    [one] { $count } bot non basta
   *[other] { $count } bot non vanno bene
  } per { $players } giocatori; ne va indicato uno per ogni posto, separati da virgole.
arena-number = «{ $value }» non è un numero per { $name }; scegliere da 1 a { $most }.
arena-same-file = Le partite e il rapporto non possono andare entrambi in { $file }; per uno dei due va indicato un altro file.
arena-bot-failed = { $bot } ha fallito nella partita { $number } con le estrazioni del seme { $seed } e il proprio seme { $bot_seed }: { $reason }; lo stesso comando si ferma di nuovo lì.
arena-version = Edubba { $here } non può giocare partite pianificate da Edubba { $wanted }; su tutte le macchine va installata la stessa versione.
arena-busy = { $file } è in uso da un altro torneo; occorre attendere, o indicare un altro file con --out.
arena-no-arena = { $file } non è il file di un torneo; indicarne un altro con --out.
arena-other-plan = { $file } contiene un altro torneo; differisce: { $words }; indicare un altro file con --out.
arena-plan-part = { $name ->
    [game] gioco
    [options] opzioni
    [bots] bot
    [seed] seme
    [rules] versione delle regole
   *[version] versione di Edubba
  }
arena-bad-line = { $file }, riga { $line }: non è una partita di questo torneo; tolta la riga, la partita viene rigiocata.
arena-worker-died = Un processo che giocava partite è terminato inaspettatamente; le partite finite sono conservate: ridare lo stesso comando, con meno --jobs se la memoria è poca.
arena-ray-missing = --ray richiede Ray, che non è installato; si installa con: { $command }
arena-ray-unreachable = Nessun Ray risponde a { $address }: { $reason }; con local se ne avvia uno qui.
arena-ray-failed = Ray non ha potuto finire una partita: { $reason }; le partite finite sono conservate e lo stesso comando riprende il torneo.
