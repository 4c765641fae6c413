# Le pagine per imparare: le regole, le lezioni, e una regola mostrata dove qualcosa è rifiutato.

page-learn = Imparare
page-learn-it = Impara
page-learn-rules = Regole

## Le regole

page-learn-rules-of = Le regole di { $game }
page-learn-rules-about = Complete, con parole nostre, con i numeri con cui un rifiuto nomina la sua regola. I regolamenti stampati differiscono e hanno lacune: dove abbiamo dovuto decidere, la regola lo dice.
page-learn-contents = Indice
page-learn-search = Cerca nelle regole
page-learn-found = { $count ->
    [0] Nessuna regola lo dice.
    [one] Una regola
   *[other] { $count } regole
  }
page-learn-print = Stampa
page-learn-other-game = Gioco
page-learn-legend = Che cosa significano le etichette
page-learn-ruling = Decisione
page-learn-ruling-about = Qui i regolamenti tacciono, non sono chiari o si contraddicono. Su questo sito si gioca così.
page-learn-option = Opzione: { $name }
page-learn-option-mark = Opzione
page-learn-option-about = Un’opzione scelta per un tavolo cambia questa regola.
page-learn-reconstructed = Ricostruita
page-learn-reconstructed-about = Si basa su qualcosa che era un’immagine, come una mappa o una tabella, e che nessun testo descrive.
page-learn-options = Opzioni
page-learn-options-about = Si scelgono quando si apre un tavolo. Il primo valore è quello abituale.
page-learn-option-rules = Cambia
page-learn-boards = I tabelloni: che cosa si sa, e che cosa è ricostruito
page-learn-known = Che cosa si sa
page-learn-not-known = Che cosa è ricostruito
page-learn-shipped = I tabelloni che si trovano qui
page-learn-usual = abituale
page-learn-example = Esempio
page-learn-shows = Mostra
page-learn-figure = Immagine di una posizione: { $title }
page-learn-open = Guardalo passo per passo
page-learn-close = Chiudi
page-learn-back = Indietro
page-learn-next = Avanti
page-learn-picture = Immagine { $number } di { $count }
page-learn-link = Link a { $rule }

## Una regola dove qualcosa è rifiutato

page-learn-rule = Regola { $rule }
page-learn-read-rule = Leggi la regola { $rule }
page-learn-whole = Tutte le regole

## Le lezioni

page-learn-title = Imparare giocando
page-learn-about = Brevi lezioni su posizioni vere: tu fai le mosse, e il tabellone risponde. Quando qualcosa non è permesso, ti dice quale regola lo stabilisce.
page-learn-done-of = { $done } lezioni fatte su { $count }
page-learn-done = fatta
page-learn-begin = Comincia
page-learn-go-on-with = Continua: { $title }
page-learn-lesson-of = Lezione { $number } di { $count }
page-learn-step-of = Passo { $step } di { $steps }
page-learn-you-are = Giochi come
page-learn-teaches = Insegna
page-learn-choose = La tua scelta
page-learn-go-on = Continua
page-learn-hint = Suggerimento
page-learn-show = Mostrami
page-learn-again = Ancora una volta
page-learn-lessons = Tutte le lezioni
page-learn-next-lesson = La prossima: { $title }
page-learn-solved = Ben fatto!
page-learn-solved-refusal = Esatto: le regole non lo permettono.
page-learn-shown = Si fa così: { $what }.
page-learn-happened = Che cosa è successo
page-learn-not-asked = { $what }: permesso, ma qui si chiede altro.
page-learn-nothing = Questo qui non significa nulla.
page-learn-finished = Questo ora lo sai.
page-learn-guided = La tua prima partita guidata
page-learn-guided-about = Una partita intera contro due apprendisti, con suggerimenti ogni volta che vuoi.
page-learn-guided-ready = Hai fatto tutte le lezioni: ora puoi giocarla.
page-learn-forget = Dimentica ciò che ho fatto
page-learn-forget-sure = Dimenticare quali lezioni di { $game } hai fatto?
page-learn-study = Studiare
page-learn-study-lessons = Lezioni
page-learn-study-lessons-about = Impara un gioco giocandolo, a piccoli passi.
page-learn-study-rules-about = Tutte le regole dei due giochi, numerate, con esempi passo per passo.
page-learn-study-replay = Rivedi una registrazione
page-learn-study-replay-about = Ripercorri una partita mossa per mossa, e guarda che cosa dice l’analisi.
page-learn-study-boards-about = Disegna una mappa tua per Sumeria, e giocaci.
