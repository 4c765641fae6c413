# Che cosa si dice alla pagina delle regole oltre alle regole: opzioni, tabelloni, che cosa si sa dei giochi stampati.

learning-option = { $name ->
    [players] Giocatori
    [start_tie] Parità per l’inizio
    [final_tiebreak] Parità alla fine
    [decline] Declino
   *[other] { $name }
  }
learning-option-about = { $name ->
    [players] Quanti siedono al tavolo. Con più giocatori ognuno ha meno commercianti.
    [start_tie] Quando più giocatori sono pari con il minor numero di commercianti dove si cerca il prossimo giocatore iniziale, la ricerca continua: o solo tra chi è in parità, o tra tutti i giocatori in ogni posizione seguente.
    [final_tiebreak] Quando alla fine più giocatori hanno gli stessi punti: o si confrontano solo i loro tipi migliori, o dopo quelli anche i secondi tipi migliori, i terzi e i quarti.
    [decline] Che cosa toglie un declino dai territori esterni: o un lavoratore di ogni giocatore in ogni territorio, o tutti.
   *[other] Cambia il modo in cui si gioca.
  }
learning-board = { $board ->
    [two_rivers] Otto città-stato storiche tra l’Eufrate e il Tigri. La scelta dei nomi e il percorso delle rotte sono nostri.
    [eight_gates] Un tabellone simmetrico, disposto come gli angoli di un cubo: nessuna città-stato è in una posizione migliore di un’altra. Va bene per imparare, e per studiare l’equilibrio del gioco.
    [printed] I territori del tabellone stampato. La posizione dei loro nomi nella nostra immagine è un nostro disegno.
   *[other] Un tabellone fatto da qualcuno.
  }
learning-known = { $game ->
    [sumeria] I testi dei regolamenti dicono questo: ci sono otto città-stato, ognuna di una città, tre centri e tre villaggi; le rotte commerciali collegano tutti gli insediamenti e attraversano i confini; da una città parte più di una rotta; e da qualche parte un commerciante in un centro può scegliere tra tre destinazioni. Entrambi i tabelloni di qui rispettano tutto questo.
    [flood] Il testo del regolamento nomina i territori, gli imperi con le loro armate, i vantaggi delle città, e parti delle tabelle. Fissa nove territori sumeri, Akkad e Dilmun, che nessuno può invadere, e una freccia da Akkad a Babilonia. Il tabellone di qui rispetta tutto questo.
   *[other] Non c’è nulla di scritto su ciò che si sa di questo tabellone.
  }
learning-reconstructed = { $game ->
    [sumeria] Nessun testo riporta la mappa delle rotte o nomina una sola città-stato: erano entrambe immagini. Perciò nessuno dei tabelloni di qui è la mappa stampata. Chi possiede il gioco stampato può disegnarne la mappa qui, con l’editor di tabelloni, e giocarci.
    [flood] La mappa stessa e i simboli delle tabelle erano immagini. Confini, offerte, commercio, produzione, crescita e punti alla fine sono dati del tabellone stampato come li gioca un’implementazione pubblica; concordano con tutto ciò che dice il testo.
   *[other] Non c’è nulla di scritto su ciò che è stato ricostruito.
  }
